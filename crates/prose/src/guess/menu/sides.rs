//! What a sentence names, and the words of logic before each name.

use bachet_notation::clue::ValueId;
use bachet_notation::{Kind, Number};

use crate::guess::bounds::Bound;
use crate::guess::places::Place;
use crate::guess::words::Role;
use crate::scan::Scan;
use crate::tokens;
use crate::vocabulary::{Comparative, Degree, Description, Unit};

/// The sides of a sentence: its subject and whatever it is linked with.
#[derive(Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is said by a word of its own")]
pub(super) struct Sentence<'a> {
    /// They are in the order of the sentence.
    pub(super) sides: Vec<Side<'a>>,
    /// Whether it has a word for alternatives: `either`, `or`.
    pub(super) has_alternatives: bool,
    /// Whether it is about what lies between two things.
    pub(super) has_between: bool,
    /// Whether a word says that something is at an end of an order, and no value is that end.
    pub(super) has_end: bool,
    /// Whether it begins as a condition.
    pub(super) has_condition: bool,
    /// Where the names are.
    pub(super) described: Vec<Description>,
}

/// A name, or names of one category that are joined by `and`, `or` or `nor`.
#[derive(Clone)]
pub(super) struct Side<'a> {
    /// None if it is a bound.
    pub(super) values: Vec<ValueId>,
    /// Whether one of the values is meant, not all.
    pub(super) has_alternatives: bool,
    /// An amount that no value has: "before 1860".
    pub(super) bound: Option<Bound>,
    /// Its first token.
    pub(super) start: usize,
    pub(super) cue: Cue<'a>,
}

impl Side<'_> {
    /// Whether a value of it may belong to several, so that it is no place of its own.
    pub(super) fn is_shared(&self, scan: &Scan<'_>) -> bool {
        let shared = |value: &ValueId| matches!(scan.vocabulary.puzzle.category(value.category).kind, Kind::Shared(_));
        self.values.iter().any(shared)
    }

    /// Returns a side that names one value, and nothing else is known of.
    pub(super) fn of(value: ValueId, start: usize) -> Self {
        Self { values: vec![value], has_alternatives: false, bound: None, start, cue: Cue::default() }
    }
}

/// The words of logic between two sides.
#[derive(Clone, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is said by a word of its own")]
pub(super) struct Cue<'a> {
    pub(super) denied: bool,
    /// What compares, and the token behind it.
    pub(super) comparative: Option<(&'a Comparative, usize)>,
    /// A word that compares in other sentences, and the token behind it.
    pub(super) may_compare: Option<(&'a Comparative, usize)>,
    /// Whether it is `as much`.
    pub(super) equals: bool,
    pub(super) amount: Option<(Number, Option<Unit>)>,
    /// Whether the amount is the least one.
    pub(super) at_least: bool,
    /// Whether it is more than the amount.
    pub(super) is_strict: bool,
    pub(super) times: Option<Number>,
    pub(super) place: Option<Place>,
    /// Whether nothing is between the two: `directly`.
    pub(super) is_direct: bool,
    /// Whether a clause begins that goes on about what was named last.
    pub(super) goes_on: bool,
    /// Whether only a conjunction stands between the two.
    pub(super) is_joined: bool,
    /// Whether a conjunction begins a clause with a subject of its own.
    pub(super) begins_clause: bool,
}

impl<'a> Cue<'a> {
    /// Adds what a token says that is in no mark; returns whether it is a word of a clause.
    pub(super) fn pass(&mut self, scan: &Scan<'a>, at: usize) -> bool {
        let (roles, words) = (scan.grammar().roles, &scan.vocabulary.language.guess_words);
        self.is_direct |= scan.is_of(at, roles.direct) || scan.is_of(at, roles.close);
        self.goes_on |= scan.is_of(at, roles.relative) || words.is(Role::Latter, scan.tokens, at).is_some();
        let forms = scan.vocabulary.language.forms.comparatives(scan.tokens, at).into_iter();
        let mut all = forms.chain(words.verbs.at(scan.tokens, at));
        let compares = all.find(|(found, _)| found.degree == Degree::Comparative);
        self.may_compare = self.may_compare.or(compares.map(|(found, length)| (found, at + length)));
        let linkers = [roles.the, roles.preposition, roles.of, roles.linker, roles.both, roles.either, roles.belongs];
        scan.tokens[at].kind == tokens::Kind::Word && !linkers.into_iter().any(|class| scan.is_of(at, class))
    }

    /// Whether something is compared, counted or placed.
    pub(super) fn compares(&self) -> bool {
        self.comparative.is_some() || self.amount.is_some() || self.times.is_some() || self.place.is_some()
    }

    /// Adds what stands behind the last name: "Ann beat Bob by a point", "Anna hat das Buch nicht".
    pub(super) fn add(&mut self, behind: Self) {
        self.denied |= behind.denied;
        self.comparative = self.comparative.or(behind.comparative);
        self.may_compare = self.may_compare.or(behind.may_compare);
        self.equals |= behind.equals;
        self.amount = self.amount.take().or(behind.amount);
        self.at_least |= behind.at_least;
        self.is_strict |= behind.is_strict;
        self.times = self.times.or(behind.times);
        self.place = self.place.or(behind.place);
        self.is_direct |= behind.is_direct;
    }
}
