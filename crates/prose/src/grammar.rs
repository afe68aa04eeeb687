//! The patterns of a language: which arrangements of words mean what.
//!
//! A pattern is a row of elements. Words and classes match themselves, slots match descriptions of entities; words that
//! no pattern matches must be free of logic (see `entity`). Optional parts are expanded when a file is read, so that
//! matching only follows rows.

mod parser;
mod pattern;

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::language::{Line, Mistake, Sections};
use crate::lexicon::{ClassId, Lexicon};
use crate::meaning::Meaning;
use crate::scan::passes;
use crate::tokens::Token;
use parser::PatternParser;
pub(crate) use pattern::{Conjunction, Element, Pattern, Patterns, Slot, SlotKind};

/// The patterns of a language.
#[derive(Debug, Default)]
pub(crate) struct Grammar {
    /// Patterns of sentences that state something.
    pub(crate) clues: Patterns,
    /// Patterns of sentences that state nothing about the puzzle.
    pub(crate) idle: Patterns,
    /// Patterns of questions.
    pub(crate) questions: Patterns,
    /// The literal words of patterns, as classes of one word.
    literals: FxHashMap<SmolStr, ClassId>,
    /// The classes that descriptions may contain; see [`passes`].
    pub(crate) passes: Vec<u8>,
    /// The classes with a grammatical role.
    pub(crate) roles: Roles,
}

/// The classes with a grammatical role, where the language has them.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Roles {
    /// Negations: `not`.
    pub(crate) not: Option<ClassId>,
    /// Negations behind what they deny, if nothing follows: Dutch `niet`.
    pub(crate) not_behind: Option<ClassId>,
    /// Negations of a noun only: Dutch `zonder`.
    pub(crate) lacking: Option<ClassId>,
    /// First halves of negations in two parts, with `not` for the second: French `ne ... pas`.
    pub(crate) half_not: Option<ClassId>,
    /// `and`, `but`: they join facts and the items of lists.
    pub(crate) and: Option<ClassId>,
    /// Those of them that correct what was denied: `but`.
    pub(crate) but: Option<ClassId>,
    /// `or`.
    pub(crate) or: Option<ClassId>,
    /// `nor`.
    pub(crate) nor: Option<ClassId>,
    /// Relative pronouns: `who`, `that`, `whose`.
    pub(crate) relative: Option<ClassId>,
    /// Words for an unnamed entity: `the person`, `the one`, `whoever`.
    pub(crate) head: Option<ClassId>,
    /// Agent nouns: `drinker`, `owner`.
    pub(crate) agent: Option<ClassId>,
    /// Articles and other determiners.
    pub(crate) the: Option<ClassId>,
    /// Prepositions that may begin a sentence: `in`, `on`.
    pub(crate) preposition: Option<ClassId>,
    /// Copulas: `is`, `was`.
    pub(crate) be: Option<ClassId>,
    /// Other words that may precede a head in a sentence of facts: `of`, `by`.
    pub(crate) linker: Option<ClassId>,
    /// Pro-forms behind a name: `one` in "the $40 one".
    pub(crate) one: Option<ClassId>,
    /// Words for any distance: `somewhere`.
    pub(crate) somewhere: Option<ClassId>,
    /// Words for the very next place: `directly`.
    pub(crate) direct: Option<ClassId>,
    /// Words that imply the very next place; their author means it by `between`, too.
    pub(crate) close: Option<ClassId>,
    /// Verbs of thought and speech: `thinks`. A description with one has at most one name, because a thought need not
    /// be true.
    pub(crate) attitude: Option<ClassId>,
    /// Words that make a number inexact, but have other meanings before other words: `about`.
    pub(crate) roughly: Option<ClassId>,
    /// Words of rates: `per hour`.
    pub(crate) rate: Option<ClassId>,
    /// Words that relate two people: `admires`, `boss`.
    pub(crate) tie: Option<ClassId>,
    /// Words of hypotheses: `would`. Outside conditions such a sentence states no fact.
    pub(crate) hypothetical: Option<ClassId>,
    /// Words of possession: `of` in "the house of the one who".
    pub(crate) belongs: Option<ClassId>,
    /// Words inside proper names: `of` in "Gulf of Mexico".
    pub(crate) of: Option<ClassId>,
    /// Possessive endings: `'s`.
    pub(crate) possessive: Option<ClassId>,
    /// Pronouns that introduce another entity: `they`, `there`.
    pub(crate) new_subject: Option<ClassId>,
    /// Those of them that refer to the only entity before: `he`.
    pub(crate) again: Option<ClassId>,
    /// Words for a subset, which has its own superlative: `girl`, `of the women`.
    pub(crate) part: Option<ClassId>,
    /// First words of orders and wishes: `let`. Such a sentence states no fact.
    pub(crate) wish: Option<ClassId>,
    /// Relational nouns: `sister`, `guest`. Ann's guest is not Ann.
    pub(crate) companion: Option<ClassId>,
    /// Words for an unnamed person: `the man`. The man Ann likes is not Ann.
    pub(crate) somebody: Option<ClassId>,
    /// Adverbs of frequency: `usually`. Negated, they leave open whether it is done at all.
    pub(crate) often: Option<ClassId>,
    /// Words for intentions and orders: `wants to`. They state no fact.
    pub(crate) unfulfilled: Option<ClassId>,
    /// Words for the first of a ranking: `the winner`.
    pub(crate) winner: Option<ClassId>,
    /// Verbs for coming first in a ranking: `won`.
    pub(crate) won: Option<ClassId>,
    /// Words for times and amounts that are not understood: `the morning after`.
    pub(crate) beyond: Option<ClassId>,
    /// Abbreviations whose full stop ends no sentence: `Mr`, `no`.
    pub(crate) abbreviation: Option<ClassId>,
}

impl Grammar {
    #[inline(never)]
    pub(crate) fn read(sections: &Sections, lexicon: &Lexicon, mistakes: &mut Vec<Mistake>) -> Self {
        let role = |name: &str| lexicon.class(name);
        let mut grammar = Self {
            roles: Roles {
                not: role("not"),
                not_behind: role("not-behind"),
                lacking: role("lacking"),
                half_not: role("half-not"),
                and: role("and"),
                but: role("but"),
                or: role("or"),
                nor: role("nor"),
                relative: role("relative"),
                head: role("head"),
                agent: role("agent"),
                the: role("the"),
                preposition: role("preposition"),
                be: role("be"),
                linker: role("linker"),
                one: role("one"),
                somewhere: role("somewhere"),
                direct: role("direct"),
                close: role("close"),
                attitude: role("attitude"),
                tie: role("tie"),
                rate: role("per"),
                roughly: role("roughly"),
                hypothetical: role("hypothetical"),
                of: role("of"),
                belongs: role("belongs"),
                possessive: role("possessive"),
                new_subject: role("new-subject"),
                again: role("again"),
                part: role("part"),
                wish: role("wish"),
                companion: role("companion"),
                somebody: role("somebody"),
                often: role("often"),
                unfulfilled: role("unfulfilled"),
                winner: role("winner"),
                won: role("won"),
                beyond: role("beyond"),
                abbreviation: role("abbreviation"),
            },
            ..Self::default()
        };
        grammar.passes = passes(lexicon, &grammar.roles);
        let clues = grammar.section("clues", sections, lexicon, mistakes);
        let idle = grammar.section("idle", sections, lexicon, mistakes);
        let questions = grammar.section("questions", sections, lexicon, mistakes);
        let classes = grammar.classes(lexicon);
        grammar.clues = Patterns::new(clues, classes);
        grammar.idle = Patterns::new(idle, classes);
        grammar.questions = Patterns::new(questions, classes);
        grammar
    }

    fn section(
        &mut self,
        name: &str,
        sections: &Sections,
        lexicon: &Lexicon,
        mistakes: &mut Vec<Mistake>,
    ) -> Vec<Pattern> {
        let mut patterns = Vec::new();
        for line in sections.lines(name) {
            match self.patterns(line, lexicon) {
                Ok(found) => patterns.extend(found),
                Err(mistake) => mistakes.push(mistake),
            }
        }
        patterns
    }

    /// Returns the class of a literal word of patterns.
    pub(crate) fn literal(&self, token: &Token) -> Option<ClassId> {
        self.literals.get(token.text.as_str()).copied()
    }

    /// Returns the word of a literal class.
    #[cfg(test)]
    pub(crate) fn sample(&self, class: ClassId) -> Option<String> {
        self.literals.iter().find(|l| *l.1 == class).map(|l| l.0.to_string())
    }

    /// Returns the number of classes, including the literal ones.
    pub(crate) fn classes(&self, lexicon: &Lexicon) -> usize {
        lexicon.classes() + self.literals.len()
    }

    #[inline(never)]
    fn patterns(&mut self, line: &Line, lexicon: &Lexicon) -> Result<Vec<Pattern>, Mistake> {
        let (head, body) = line.text.split_once(':').ok_or_else(|| line.mistake("`MEANING: pattern` is expected"))?;
        let (head, other) = head.split_once('~').map_or((head, None), |(h, o)| (h, Some(o)));
        let meaning = Meaning::parse(head).map_err(|m| line.mistake(m))?;
        let other = other.map(Meaning::parse).transpose().map_err(|m| line.mistake(m))?;
        let mut source = PatternParser { text: body, line, lexicon, grammar: self };
        let rows = source.rows(None)?;
        let mut patterns = Vec::new();
        for elements in rows {
            let needs = elements.iter().filter_map(|e| match e {
                Element::Phrase(classes) => Some(classes.clone()),
                _ => None,
            });
            let needs = needs.collect();
            for meaning in [Some(meaning), other].into_iter().flatten() {
                meaning.check(&elements).map_err(|m| line.mistake(m))?;
            }
            let compares = elements.iter().any(|e| matches!(e, Element::Comparative | Element::Superlative));
            let counts = elements.contains(&Element::Number);
            patterns.push(Pattern { meaning, other, elements, needs, counts, compares });
        }
        Ok(patterns)
    }
}
