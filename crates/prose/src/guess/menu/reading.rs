//! Finds the sides of a sentence.

use bachet_notation::clue::ValueId;

use super::ends;
use super::sides::{Cue, Sentence, Side};
use crate::guess::derived;
use crate::guess::marks::{Mark, What, marks};
use crate::guess::places::Place;
use crate::guess::words::Role;
use crate::scan::Scan;
use crate::vocabulary::Description;

/// What stands between the last name and the next one.
#[derive(Default)]
struct Between {
    joint: Joint,
    has_word: bool,
}

/// What joins two names; what says the most of it comes last.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Joint {
    #[default]
    None,
    /// `and`, or a comma.
    And,
    Nor,
    Or,
}

impl Between {
    /// After a word that is no name of its own: what follows is not joined with it.
    fn behind_word() -> Self {
        Self { has_word: true, ..Self::default() }
    }

    fn join(&mut self, joint: Joint) {
        self.joint = self.joint.max(joint);
    }

    /// Whether two names of one category stand in a list.
    fn lists(&self) -> bool {
        self.joint > Joint::And || self.is_joint()
    }

    /// Whether only a conjunction stands between two names.
    fn is_joint(&self) -> bool {
        self.joint != Joint::None && !self.has_word
    }
}

impl<'a> Sentence<'a> {
    /// Returns the sentence, and the words of logic behind its last side.
    pub(super) fn new(scan: &Scan<'a>) -> (Self, Cue<'a>) {
        let marks = marks(scan);
        let has = |what: fn(&What<'_>) -> bool| marks.iter().any(|mark| what(&mark.what));
        let is = |role, at| scan.vocabulary.language.guess_words.is(role, scan.tokens, at).is_some();
        let is_named =
            |at: usize| marks.iter().any(|mark| (mark.start..mark.end).contains(&at) && !mark.values().is_empty());
        let mut sentence = Self {
            sides: Vec::new(),
            has_alternatives: has(|what| matches!(what, What::Or | What::Either)),
            has_between: has(|what| matches!(what, What::Between | What::Place(Place::Between | Place::JustBetween))),
            has_end: (0..scan.tokens.len()).any(|at| ends::has_end(scan, at) && !is_named(at)),
            has_condition: is(Role::If, 0) || (0..scan.tokens.len()).any(|at| is(Role::Condition, at)),
            described: Vec::new(),
        };
        let behind = sentence.read(scan, &marks);
        (sentence, behind)
    }

    /// Finds the sides, and returns the words of logic behind the last one.
    fn read(&mut self, scan: &Scan<'a>, marks: &[Mark<'a>]) -> Cue<'a> {
        let mut cue = Cue::default();
        let mut last_end = 0;
        let mut between = Between::behind_word();
        for mark in marks {
            for at in last_end..mark.start {
                between.has_word |= cue.pass(scan, at);
            }
            if mark.values().is_empty() {
                cue.pass(scan, mark.start);
            }
            last_end = mark.end;
            match &mark.what {
                What::Not | What::Nobody | What::Denies | What::Doubtful | What::Tie | What::Different => {
                    cue.denied = true;
                }
                What::Nor => {
                    cue.denied = true;
                    between.join(Joint::Nor);
                }
                What::ButNot => {
                    cue.denied = true;
                    between.join(Joint::And);
                }
                What::And | What::Comma => between.join(Joint::And),
                What::Or => between.join(Joint::Or),
                What::Unknown => between.has_word = true,
                What::Comparative(found) | What::ComparingVerb(found) | What::Loose(found) => {
                    cue.comparative.get_or_insert((found, mark.end));
                }
                What::AsMuch(found) => {
                    cue.equals = true;
                    cue.comparative.get_or_insert((found, mark.end));
                }
                What::Amount(number, unit) if cue.amount.is_none() => cue.amount = Some((*number, Some(unit.clone()))),
                What::Number(number) if cue.amount.is_none() => cue.amount = Some((*number, None)),
                // "Forty minutes after the one of 410 m": the second number is a name.
                What::Amount(..) | What::Number(_) => {
                    let (number, unit) = match &mark.what {
                        What::Amount(number, unit) => (*number, Some(unit)),
                        What::Number(number) => (*number, None),
                        _ => continue,
                    };
                    if let Some(values) = derived::numbered(scan, number, unit) {
                        self.push(mark, values[..1].to_vec(), &mut cue, &between);
                        between = Between::default();
                    }
                }
                What::Than => cue.comparative = cue.comparative.or(cue.may_compare),
                What::AtLeast => cue.at_least = true,
                What::MoreThan => cue.is_strict = true,
                What::Times(factor) => cue.times = Some(*factor),
                What::Place(place) => cue.place = Some(*place),
                What::Name(values) | What::Extreme(values) => {
                    let Some(&value) = values.first() else { continue };
                    self.described.push(Description { range: mark.start..mark.end, categories: vec![value.category] });
                    // Who is named again is no other one.
                    if self.sides.iter().any(|side| side.values.contains(&value)) {
                        continue;
                    }
                    let last = self.sides.last_mut().filter(|_| between.lists() && !cue.compares());
                    match last.filter(|last| last.values.last().is_some_and(|of| of.category == value.category)) {
                        Some(last) => {
                            last.values.push(value);
                            last.has_alternatives |= between.joint > Joint::And;
                            last.cue.denied |= cue.denied;
                            cue = Cue::default();
                        }
                        None => self.push(mark, vec![value], &mut cue, &between),
                    }
                    between = Between::default();
                }
                What::Group(values) | What::OneOf(values) => {
                    self.push(mark, values.to_vec(), &mut cue, &between);
                    between = Between::behind_word();
                }
                What::Bound(bound) => {
                    self.push(mark, Vec::new(), &mut cue, &between);
                    if let Some(side) = self.sides.last_mut() {
                        side.bound = Some(bound.clone());
                    }
                    between = Between::behind_word();
                }
                _ => {}
            }
        }
        for at in last_end..scan.tokens.len() {
            cue.pass(scan, at);
        }
        cue
    }

    fn push(&mut self, mark: &Mark<'a>, values: Vec<ValueId>, cue: &mut Cue<'a>, between: &Between) {
        let cue = Cue {
            is_joined: between.is_joint(),
            begins_clause: between.joint != Joint::None && between.has_word,
            ..std::mem::take(cue)
        };
        let has_alternatives = matches!(mark.what, What::Group(_) | What::OneOf(_));
        self.sides.push(Side { values, has_alternatives, bound: None, start: mark.start, cue });
    }
}
