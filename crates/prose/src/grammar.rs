//! The patterns of a language: which arrangements of words mean what.
//!
//! A pattern is a row of elements. Words and classes stand for themselves, slots for descriptions of things; whatever a
//! pattern does not say must be free of logic (see `description`). Optional parts are spelt out when a file is read, so
//! that matching only walks along rows.

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
    /// Of sentences that state something.
    pub(crate) clues: Patterns,
    /// Of sentences that state nothing about the puzzle.
    pub(crate) idle: Patterns,
    /// Of questions.
    pub(crate) questions: Patterns,
    /// Words that patterns name themselves, as classes of one word.
    literals: FxHashMap<SmolStr, ClassId>,
    /// Over which classes descriptions go on; see [`passes`].
    pub(crate) passes: Vec<u8>,
    /// The classes that reading itself asks for.
    pub(crate) roles: Roles,
}

/// The classes that reading itself asks for, where the language has them.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Roles {
    /// Negations: `not`.
    pub(crate) not: Option<ClassId>,
    /// Negations that stand behind what they deny, if nothing follows: Dutch `niet`.
    pub(crate) not_behind: Option<ClassId>,
    /// What denies its own noun and nothing else of a sentence: Dutch `zonder`.
    pub(crate) lacking: Option<ClassId>,
    /// First halves of negations in two parts, with `not` for the second: French `ne ... pas`.
    pub(crate) half_not: Option<ClassId>,
    /// `and`, `but`: they join facts and the items of lists.
    pub(crate) and: Option<ClassId>,
    /// Those of them that set right what was denied: `but`.
    pub(crate) but: Option<ClassId>,
    /// `or`.
    pub(crate) or: Option<ClassId>,
    /// `nor`.
    pub(crate) nor: Option<ClassId>,
    /// Beginnings of relative clauses: `who`, `that`, `whose`.
    pub(crate) relative: Option<ClassId>,
    /// Words for someone or something not named: `the person`, `the one`, `whoever`.
    pub(crate) head: Option<ClassId>,
    /// Nouns that make someone of a thing: `drinker`, `owner`.
    pub(crate) agent: Option<ClassId>,
    /// Articles and other words that begin a description.
    pub(crate) the: Option<ClassId>,
    /// Words that may begin a sentence before its first description: `in`, `on`.
    pub(crate) preposition: Option<ClassId>,
    /// What may stand between a description and a head that means the same one: `is`, `was`.
    pub(crate) be: Option<ClassId>,
    /// What else may stand before a head in a sentence of facts: `of`, `by`.
    pub(crate) linker: Option<ClassId>,
    /// What may stand for a thing behind its name: `one` in "the $40 one".
    pub(crate) one: Option<ClassId>,
    /// Words by which an author says that any distance is meant: `somewhere`.
    pub(crate) somewhere: Option<ClassId>,
    /// Words by which an author says that the very next place is meant: `directly`.
    pub(crate) direct: Option<ClassId>,
    /// Words that mean the very next place though they do not say so; who writes them means it by `between`, too.
    pub(crate) close: Option<ClassId>,
    /// Words for what is thought, said or known: `thinks`. A description with one names one thing at most, because what
    /// is thought need not be so.
    pub(crate) attitude: Option<ClassId>,
    /// What makes a number inexact, and says nothing of the kind before other words: `about`.
    pub(crate) roughly: Option<ClassId>,
    /// What an amount is counted by: `per hour`.
    pub(crate) rate: Option<ClassId>,
    /// What ties two together: `admires`, `boss`.
    pub(crate) tie: Option<ClassId>,
    /// Words for what would be: `would`. Outside conditions such a sentence states nothing that is so.
    pub(crate) hypothetical: Option<ClassId>,
    /// What ties a thing to someone, but not someone to someone else: `of` in "the house of the one who".
    pub(crate) belongs: Option<ClassId>,
    /// What may stand inside a proper name: `of` in "Gulf of Mexico".
    pub(crate) of: Option<ClassId>,
    /// What stands behind somebody's name before what is theirs: `'s`.
    pub(crate) possessive: Option<ClassId>,
    /// Words with which a sentence begins to speak of another: `they`, `there`.
    pub(crate) anew: Option<ClassId>,
    /// Those of them that speak of the only one that was spoken of: `he`.
    pub(crate) again: Option<ClassId>,
    /// Words for some of all, who may have one of them that is the oldest: `girl`, `of the women`.
    pub(crate) part: Option<ClassId>,
    /// Words with which a sentence begins that orders or wishes: `let`. It states nothing that is so.
    pub(crate) wish: Option<ClassId>,
    /// Who may be somebody's: `sister`, `guest`. Ann's guest is not Ann.
    pub(crate) companion: Option<ClassId>,
    /// Words for a person not named: `the man`. Whom Ann likes is not Ann.
    pub(crate) somebody: Option<ClassId>,
    /// Words for how often: `usually`. Who does not usually do it may do it.
    pub(crate) often: Option<ClassId>,
    /// Words for what somebody would like or is told to do: `wants to`. It is not said to be so.
    pub(crate) unfulfilled: Option<ClassId>,
    /// Who came first in a ranking: `the winner`.
    pub(crate) winner: Option<ClassId>,
    /// To come first in a ranking: `won`.
    pub(crate) won: Option<ClassId>,
    /// What says more of when or of how much than is understood: `the morning after`.
    pub(crate) beyond: Option<ClassId>,
    /// Shortened words whose point ends no sentence: `Mr`, `no`.
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
                anew: role("anew"),
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

    /// The classes of words that patterns name themselves which stand at a token.
    pub(crate) fn literal(&self, token: &Token) -> Option<ClassId> {
        self.literals.get(token.text.as_str()).copied()
    }

    /// The word of a class of one word.
    #[cfg(test)]
    pub(crate) fn sample(&self, class: ClassId) -> Option<String> {
        self.literals.iter().find(|l| *l.1 == class).map(|l| l.0.to_string())
    }

    /// How many classes there are with those of single words.
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
