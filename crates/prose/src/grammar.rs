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
    pub(crate) questions: Patterns,
    /// The literal words of patterns, as classes of one word.
    literals: FxHashMap<SmolStr, ClassId>,
    /// The classes that descriptions may contain; see [`passes`].
    pub(crate) passes: Vec<u8>,
    /// Whether a pattern has words of each class.
    explained: Vec<bool>,
    /// The classes with a grammatical role.
    pub(crate) roles: Roles,
}

/// Where the negation of a language may be in a pattern: `{A} {not} next to {B}`.
const NEGATION: &str = "{not}";

/// Declares the classes with a grammatical role, each with its name in the files of languages.
macro_rules! roles {
    ($($(#[$doc:meta])* $role:ident = $name:literal,)*) => {
        /// The classes with a grammatical role, where the language has them.
        #[derive(Debug, Default, Clone, Copy)]
        pub(crate) struct Roles { $($(#[$doc])* pub(crate) $role: Option<ClassId>,)* }

        impl Roles {
            /// The names of all roles.
            #[cfg(test)]
            pub(crate) const NAMES: &[&str] = &[$($name,)*];

            fn of(lexicon: &Lexicon) -> Self {
                Self { $($role: lexicon.class($name),)* }
            }
        }
    };
}

roles! {
    /// Negations: `not`.
    not = "not",
    /// Negations after what they deny, if nothing follows: Dutch `niet`.
    not_behind = "not-behind",
    /// Negations of a noun only: Dutch `zonder`.
    lacking = "lacking",
    /// First halves of negations in two parts, with `not` for the second: French `ne ... pas`.
    half_not = "half-not",
    /// `and`, `but`: they join facts and the items of lists.
    and = "and",
    /// Those of them that correct what was denied: `but`.
    but = "but",
    /// `no` before a noun.
    no = "no",
    /// `or`.
    or = "or",
    /// `nor`.
    nor = "nor",
    /// `neither`.
    neither = "neither",
    /// `either`.
    either = "either",
    /// `both`.
    both = "both",
    /// `than`.
    than = "than",
    /// Relative pronouns: `who`, `that`, `whose`.
    relative = "relative",
    /// Those of them that are possessive: `whose`.
    whose = "whose",
    /// Words for an unnamed entity: `the person`, `the one`, `whoever`.
    head = "head",
    /// Words for the place in the middle.
    middle = "middle",
    /// Agent nouns: `drinker`, `owner`.
    agent = "agent",
    /// Articles and other determiners.
    the = "the",
    /// Prepositions with an article in them: French `du`.
    contracted = "contracted",
    /// Prepositions that may begin a sentence: `in`, `on`.
    preposition = "preposition",
    /// Verbs of the end of a race: `finished`.
    finish = "finish",
    /// Copulas: `is`, `was`.
    be = "be",
    /// Verbs that part two descriptions.
    verb = "verb",
    /// Other words that may precede a head in a sentence of facts: `of`, `by`.
    linker = "linker",
    /// Words for something else: `another`.
    other = "other",
    /// Pro-forms after a name: `one` in "the $40 one".
    one = "one",
    /// Words for any distance: `somewhere`.
    somewhere = "somewhere",
    /// Words for the very next place: `directly`.
    direct = "direct",
    /// Words that imply the very next place; their author means it by `between`, too.
    close = "close",
    /// Verbs of thought and speech: `thinks`. A description with one has at most one name, because a thought need not
    /// be true.
    attitude = "attitude",
    /// Verbs of what is not, or not yet: "is about to buy".
    unreal = "unreal",
    /// Words for the left of a row.
    left = "left",
    /// Words for the right of a row.
    right = "right",
    /// Words that make a number exact: `exactly`.
    exactly = "exactly",
    /// Words that make a number inexact, but have other meanings before other words: `about`.
    roughly = "roughly",
    /// Words around a unit that only stress the amount: `whole`, `to the day`.
    whole = "whole",
    /// Words before an amount that is the distance from what follows: French `à` in "à 20 points de".
    distant = "distant",
    /// Words of rates: `per hour`.
    rate = "per",
    /// Negations with a verb by which they deny nothing: "not turn down".
    double_negation = "double-negation",
    /// Words that relate two people: `admires`, `boss`.
    tie = "tie",
    /// Words of hypotheses: `would`. Outside conditions such a sentence states no fact.
    hypothetical = "hypothetical",
    /// Words of possession: `of` in "the house of the one who".
    belongs = "belongs",
    /// Words inside proper names: `of` in "Gulf of Mexico".
    of = "of",
    /// Possessive endings: `'s`.
    possessive = "possessive",
    /// Pronouns that introduce another entity: `they`, `there`.
    new_subject = "new-subject",
    /// Personal pronouns as subjects: `it` in "..., and it barks".
    personal = "personal",
    /// Those of them that refer to the only entity before: `he`.
    again = "again",
    /// Possessive pronouns, which refer to it as well: `her` in "her house".
    theirs = "theirs",
    /// Pronouns that refer to it where something is compared with it: `it` in "just before it".
    object = "object",
    /// Words for a subset, which has its own superlative: `girl`, `of the women`.
    part = "part",
    /// First words of orders and wishes: `let`. Such a sentence states no fact.
    wish = "wish",
    /// Relational nouns: `sister`, `guest`. Ann's guest is not Ann.
    companion = "companion",
    /// Nouns for persons: `girl`, `friend`. The girl that Ann helped is not Ann.
    fellow = "fellow",
    /// Words for an unnamed person: `the man`. The man Ann likes is not Ann.
    somebody = "somebody",
    /// Adverbs of frequency: `usually`. Negated, they leave open whether it is done at all.
    often = "often",
    /// Words for intentions and orders: `wants to`. They state no fact.
    unfulfilled = "unfulfilled",
    /// Words for the first of a ranking: `the winner`.
    winner = "winner",
    /// Verbs for coming first in a ranking: `won`.
    won = "won",
    /// Words for times and amounts that are not understood: `the morning after`.
    beyond = "beyond",
    /// Abbreviations whose full stop ends no sentence: `Mr`, `no`.
    abbreviation = "abbreviation",
}

impl Grammar {
    #[inline(never)]
    pub(crate) fn read(sections: &Sections<'_>, lexicon: &Lexicon, mistakes: &mut Vec<Mistake>) -> Self {
        let mut grammar = Self { roles: Roles::of(lexicon), ..Self::default() };
        grammar.passes = passes(lexicon, &grammar.roles);
        let clues = grammar.section("clues", sections, lexicon, mistakes);
        let idle = grammar.section("idle", sections, lexicon, mistakes);
        let questions = grammar.section("questions", sections, lexicon, mistakes);
        let classes = grammar.classes(lexicon);
        grammar.explained = vec![false; classes];
        let elements = clues.iter().chain(&idle).chain(&questions).flat_map(|pattern| &pattern.elements);
        for element in elements {
            if let Element::Phrase(found) = element {
                for class in found {
                    grammar.explained[class.0 as usize] = true;
                }
            }
        }
        grammar.clues = Patterns::new(clues, classes);
        grammar.idle = Patterns::new(idle, classes);
        grammar.questions = Patterns::new(questions, classes);
        grammar
    }

    fn section(
        &mut self,
        name: &str,
        sections: &Sections<'_>,
        lexicon: &Lexicon,
        mistakes: &mut Vec<Mistake>,
    ) -> Vec<Pattern> {
        let mut patterns = Vec::new();
        let negation = sections.lines(name).iter().find_map(|line| line.text.strip_prefix("negation:"));
        for line in sections.lines(name).iter().filter(|line| !line.text.starts_with("negation:")) {
            match self.patterns(line, negation, lexicon) {
                Ok(found) => patterns.extend(found),
                Err(mistake) => mistakes.push(mistake),
            }
        }
        patterns
    }

    /// Whether neither a pattern nor a description may contain words of a class.
    pub(crate) fn is_never_read(&self, class: ClassId) -> bool {
        let at = class.0 as usize;
        self.passes.get(at) == Some(&0) && !self.explained[at]
    }

    /// Whether a pattern has words of a class.
    pub(crate) fn is_explained(&self, class: ClassId) -> bool {
        self.explained[class.0 as usize]
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
    fn patterns(
        &mut self,
        line: &Line<'_>,
        negation: Option<&str>,
        lexicon: &Lexicon,
    ) -> Result<Vec<Pattern>, Mistake> {
        let (head, body) = line.text.split_once(':').ok_or_else(|| line.mistake("`MEANING: pattern` is expected"))?;
        let (head, other) = head.split_once('~').map_or((head, None), |(h, o)| (h, Some(o)));
        let meaning = Meaning::parse(head).map_err(|m| line.mistake(m))?;
        let other = other.map(Meaning::parse).transpose().map_err(|m| line.mistake(m))?;
        if !body.contains(NEGATION) {
            return self.rows(line, body, meaning, other, lexicon);
        }
        let negation = negation.ok_or_else(|| line.mistake("the section has no line `negation: <not>`"))?;
        let mut patterns = self.rows(line, &body.replace(NEGATION, ""), meaning, other, lexicon)?;
        let body = body.replace(NEGATION, negation);
        patterns.extend(self.rows(line, &body, meaning.denied(), other.map(Meaning::denied), lexicon)?);
        Ok(patterns)
    }

    fn rows(
        &mut self,
        line: &Line<'_>,
        body: &str,
        meaning: Meaning,
        other: Option<Meaning>,
        lexicon: &Lexicon,
    ) -> Result<Vec<Pattern>, Mistake> {
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
