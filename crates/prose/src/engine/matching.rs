//! Matching of patterns: every way in which the elements of a pattern cover a run of tokens.

use bachet_notation::Number;
use bachet_notation::clue::CategoryId;
use num_traits::{CheckedDiv as _, CheckedMul as _};
use smallvec::SmallVec;

use super::{Engine, MAX_FILLINGS};
use crate::grammar::{Conjunction, Element, Slot, SlotKind};
use crate::scan::{DescriptionKind, OpenClause, Reach};
use crate::tokens::{Gap, Kind};
use crate::vocabulary::{Degree, Unit};

/// A match of the first elements of a pattern.
#[derive(Debug, Clone, Default)]
pub(super) struct PatternMatch {
    pub(super) score: u32,
    pub(super) slots: SmallVec<[(Slot, SlotKind, usize, usize); 4]>,
    pub(super) number: Option<Number>,
    /// The token of the unit, and the index of the unit among those at the token.
    pub(super) unit: Option<(usize, usize)>,
    /// The token of the comparative, and the index of the comparative among those at the token.
    pub(super) comparative: Option<(usize, usize)>,
    pub(super) category: Option<CategoryId>,
    /// The first slot that ends within a relative clause, before that names anything.
    pub(super) open: Option<usize>,
    /// Whether a description has a part that may belong elsewhere.
    pub(super) unsure: bool,
}

impl Engine<'_> {
    /// Matches the elements against tokens `at..to`; restores `matched` before it returns.
    pub(super) fn match_elements(
        &mut self,
        elements: &[Element],
        at: usize,
        to: usize,
        matched: &mut PatternMatch,
        all: &mut Vec<PatternMatch>,
    ) {
        if self.steps == 0 || all.len() >= MAX_FILLINGS {
            return;
        }
        self.steps -= 1;
        let Some((element, rest)) = elements.split_first() else {
            if (at..to).all(|t| self.scan.is_pause(t)) {
                let mut matched = matched.clone();
                // With one name behind it, the clause and the sentence say the same; a part of one is no sentence then.
                let whole = to == self.scan.tokens.len();
                matched.unsure |= matched.open.is_some_and(|slot| {
                    let behind = matched.slots[slot + 1..].iter();
                    let named: usize = behind.map(|slot| self.names(slot.1, slot.2, slot.3)).sum();
                    // The number of "Ann stays 6 who is a friend of 2 nights or fewer" may be a name in the clause.
                    !whole || named > 1 || named == 0 && matched.number.is_some()
                });
                all.push(matched);
            }
            return;
        };
        // Pauses may be between any two elements.
        let mut at = at;
        if !matches!(element, Element::Slot(..) | Element::Filler | Element::Anything) {
            let states = |engine: &Self, t| match element {
                Element::Phrase(classes) => engine.scan.phrases(t, classes).next().is_some(),
                _ => false,
            };
            // A comma parts a number from a comparison that is not its own ("48 minutes, less than Bob"), and from a
            // remark: "Ann lost 3, what a day, games".
            let behind_number = || at.checked_sub(1).is_some_and(|last| self.scan.number(last).is_some());
            let counted = match element {
                Element::Comparative | Element::Unit => matched.number.is_some() || matched.unit.is_some(),
                Element::Phrase(_) => matched.number.is_some() && behind_number(),
                _ => false,
            };
            while at < to && self.scan.is_pause(at) && !states(self, at) && !(counted && self.scan.is_comma(at)) {
                at += 1;
            }
        }
        if at >= to && !matches!(element, Element::Filler | Element::Anything) {
            return;
        }
        let score = matched.score;
        match element {
            Element::Phrase(classes) => {
                let mut longer = to - at + 1;
                while let Some(length) = self.scan.phrase_below(at, classes, longer) {
                    longer = length;
                    matched.score = score + length as u32;
                    self.match_elements(rest, at + length, to, matched, all);
                }
            }
            Element::Number => {
                // An indefinite article is not a number: "a larger return", "on a floor below that of Ann".
                let counts = |engine: &Self| engine.scan.only_counts(at);
                let is_place = |engine: &Self| engine.scan.is_at_place(at);
                if let Some((number, length)) = self.scan.number(at)
                    && at + length <= to
                    && !(counts(self) && (rest.first() == Some(&Element::Comparative) || is_place(self)))
                    && (matched.unit.is_some() || !rest.contains(&Element::Unit) || !self.is_amount(at))
                {
                    matched.score = score + length as u32;
                    let before = matched.number.replace(number);
                    self.match_elements(rest, at + length, to, matched, all);
                    matched.number = before;
                }
            }
            Element::Unit => {
                for which in 0..self.scan.units(at).len() {
                    let length = self.scan.units(at)[which].1;
                    if at + length <= to {
                        matched.score = score + length as u32;
                        let before = matched.unit.replace((at, which));
                        self.match_elements(rest, at + length, to, matched, all);
                        if let (Some(number), Some((more, end))) = (matched.number, self.smaller(at, which, to)) {
                            matched.score = score + (end - at) as u32;
                            matched.number = Some(number + more);
                            self.match_elements(rest, end, to, matched, all);
                            matched.number = Some(number);
                        }
                        matched.unit = before;
                    }
                }
            }
            Element::Comparative => self.match_comparative(Degree::Comparative, rest, at, to, matched, all),
            Element::Superlative => self.match_comparative(Degree::Superlative, rest, at, to, matched, all),
            Element::Category => {
                // The noun of a superlative may be a word of the grammar: "the youngest child".
                let entities = || Some((self.scan.all_entities(at).filter(|_| matched.comparative.is_some())?, 1));
                if let Some((category, length)) = entities().or_else(|| self.scan.category_name(at))
                    && at + length <= to
                {
                    matched.score = score + length as u32;
                    let before = matched.category.replace(category);
                    self.match_elements(rest, at + length, to, matched, all);
                    matched.category = before;
                }
            }
            Element::Turn => {
                if self.scan.turns(at, to) {
                    self.match_elements(rest, at, to, matched, all);
                }
            }
            Element::Filler => {
                for end in at..=to.min(at + 4) {
                    let blank = end == at || {
                        let entities = self.scan.entities(at, end, DescriptionKind::Entity);
                        // A filler has neither logic nor names: it describes nothing, or an unlisted entity.
                        self.scan.is_plain(at, end) && entities.meanings.iter().all(|t| t.unlisted)
                    };
                    // A longer phrase without logic may begin with a reserved word: `each day`.
                    if blank {
                        let unsure = matched.unsure;
                        matched.unsure |= self.scan.has_clause(at, end);
                        self.match_elements(rest, end, to, matched, all);
                        matched.unsure = unsure;
                    }
                }
            }
            Element::Anything => {
                let ends = if rest.is_empty() { to..=to } else { at..=to };
                for end in ends {
                    self.match_elements(rest, end, to, matched, all);
                }
            }
            Element::Slot(slot, kind) => self.match_slot((*slot, *kind), rest, at, to, matched, all),
        }
        matched.score = score;
    }

    /// Whether a unit sign precedes a number directly: "$6.50 more per month" counts no months.
    fn is_amount(&self, at: usize) -> bool {
        let tokens = self.scan.tokens;
        at > 0
            && tokens[at].gap == Gap::Nothing
            && tokens[at - 1].kind == Kind::Sign
            && self.scan.units(at - 1).iter().any(|unit| unit.1 == 1)
    }

    /// Returns what is added after a unit, counted in that unit, and its end: "an hour and a half", "1 hour and 30
    /// minutes".
    fn smaller(&self, at: usize, which: usize, to: usize) -> Option<(Number, usize)> {
        let scan = &self.scan;
        let (unit, length) = &scan.units(at)[which];
        let behind = at + length;
        if let Some((more, end)) = scan.added(behind).filter(|&(_, end)| end <= to) {
            return Some((more, end));
        }
        let and = behind < to && scan.is_of(behind, scan.grammar().roles.and);
        let number_at = behind + usize::from(and);
        if number_at >= to {
            return None;
        }
        let (number, length) = scan.number(number_at)?;
        let unit_at = number_at + length;
        if unit_at >= to {
            return None;
        }
        let same = |other: &&(Unit, usize)| {
            unit_at + other.1 <= to && other.0.factor < unit.factor && other.0.categories == unit.categories
        };
        let (other, length) = scan.units(unit_at).iter().find(same)?;
        let more = number.checked_mul(&other.factor)?.checked_div(&unit.factor)?;
        (more < Number::from_integer(1)).then_some((more, unit_at + length))
    }

    fn match_comparative(
        &mut self,
        degree: Degree,
        rest: &[Element],
        at: usize,
        to: usize,
        matched: &mut PatternMatch,
        all: &mut Vec<PatternMatch>,
    ) {
        // The number of a difference is not a part of the description before it: "lost 2 more games than".
        let counts = at.checked_sub(1).is_some_and(|last| {
            matched.slots.last().is_some_and(|slot| slot.3 == at)
                && self.scan.number(last).is_some()
                && !self.scan.only_counts(last)
        });
        if counts {
            return;
        }
        // A remark may part the number from the comparison ("$2.50, as we know, more than"), or the number may be how
        // much the difference is ("two days after").
        let amount = matched.slots.last().is_some_and(|slot| slot.3 == at) && self.scan.ends_with_amount(at);
        let parted = amount
            || at.checked_sub(2).is_some_and(|number| {
                self.scan.is_comma(at - 1)
                    && matched.slots.last().is_some_and(|&(_, _, from, to)| {
                        (from..=to.min(number)).any(|t| self.scan.tokens[t].kind == Kind::Number)
                    })
            });
        let score = matched.score;
        for which in 0..self.scan.comparatives(at).len() {
            let (comparative, length) = self.scan.comparatives(at)[which];
            // Opposite comparatives are any difference ("older or younger"); others compare no single category.
            let other = matched.comparative.map(|(at, which)| self.scan.comparatives(at)[which].0);
            // A superlative of some ("the oldest girl") need not be the superlative of all.
            let noun = at + length;
            let of_some = degree == Degree::Superlative
                && noun < to
                && self.scan.is_of(noun, self.scan.grammar().roles.part)
                && self.scan.all_entities(noun).is_none();
            // "Less tea than Ann": whom it compares with stands behind "than".
            let is_early = comparative.before_than && matches!(rest.first(), Some(Element::Slot(..)));
            if at + length <= to
                && !is_early
                && !of_some
                && comparative.degree == degree
                && other.is_none_or(|other| other.is_opposite(comparative))
            {
                matched.score = score + length as u32;
                let before = matched.comparative.replace((at, which));
                let unsure = matched.unsure;
                matched.unsure |= parted;
                self.match_elements(rest, at + length, to, matched, all);
                matched.comparative = before;
                matched.unsure = unsure;
            }
        }
    }

    #[inline(never)]
    fn match_slot(
        &mut self,
        (slot, kind): (Slot, SlotKind),
        rest: &[Element],
        at: usize,
        to: usize,
        matched: &mut PatternMatch,
        all: &mut Vec<PatternMatch>,
    ) {
        // "Neither Ann nor Bob Webb won": behind a list no predicate begins with a name.
        let follows_list = matched.slots.last().is_some_and(|last| last.3 == at && matches!(last.1, SlotKind::List(_)));
        // Nor does one with a possessive: "neither Ann's dog nor Bob's cat is red".
        let possessive = self.scan.grammar().roles.possessive;
        let owns = || self.scan.is_of(at, possessive) || at > 0 && self.scan.is_of(at - 1, possessive);
        if kind == SlotKind::Predicate && follows_list && (self.scan.begins_with_person_name(at, to) || owns()) {
            return;
        }
        // A reserved word that a description may not contain ends every longer description, too.
        let last = match kind {
            SlotKind::Who => self.scan.reach(at, Reach::Entity),
            SlotKind::Predicate | SlotKind::Beside => self.scan.reach(at, Reach::Facts),
            SlotKind::List(_) => self.scan.reach(at, Reach::Items),
            SlotKind::Sentence => to,
        };
        let mut first = if rest.is_empty() { to } else { at + 1 };
        if let SlotKind::List(joint) = kind {
            let Some(part) = self.parts(at, to, joint) else { return };
            first = first.max(part + 2);
        }
        let Some(room) = self.room(rest, to) else { return };
        let (places, last) = (self.scan.places(rest.first()), last.min(room));
        let ends = std::iter::successors(places.next(first), |&end| places.next(end + 1));
        for end in ends.take_while(|&end| end <= last) {
            if self.scan.parts_agent(end) {
                continue;
            }
            let fits = match kind {
                SlotKind::Who | SlotKind::Predicate | SlotKind::Beside => {
                    !self.scan.entities(at, end, kind.into()).meanings.is_empty()
                }
                SlotKind::List(joint) => {
                    // Without a word between a slot and a list, words of the slot must not get into the list.
                    let follows = matched.slots.last().is_some_and(|last| last.3 == at && last.1 == SlotKind::Who);
                    let items = self.items(at, end, joint);
                    // Gapping is not a list: "Ann lives in Rome or Bob".
                    let single = follows || joint == Conjunction::Or;
                    items.is_some_and(|items| !single || items.into_iter().all(|item| self.names_one(item)))
                }
                SlotKind::Sentence => end > at,
            };
            if !fits {
                continue;
            }
            let before = all.len();
            let (open, unsure) = (matched.open, matched.unsure);
            let clause =
                if rest.is_empty() || kind == SlotKind::Beside { None } else { self.scan.open_clause(at, end) };
            matched.unsure |= clause == Some(OpenClause::Within) || self.is_unsure((kind, at, end), rest, to, matched);
            if clause.is_some() && matched.open.is_none() {
                matched.open = Some(matched.slots.len());
            }
            matched.slots.push((slot, kind, at, end));
            self.match_elements(rest, end, to, matched, all);
            matched.slots.pop();
            (matched.open, matched.unsure) = (open, unsure);
            // Two adjacent slots mean the same wherever the border between them is.
            if all.len() > before && matches!(rest.first(), Some(Element::Slot(..))) && self.names_all(kind, at, end) {
                return;
            }
        }
    }

    /// Whether words of a slot, or the element behind it, may belong elsewhere.
    fn is_unsure(
        &self,
        (kind, at, end): (SlotKind, usize, usize),
        rest: &[Element],
        to: usize,
        matched: &PatternMatch,
    ) -> bool {
        let slots = |elements: &[Element]| elements.iter().any(|element| matches!(element, Element::Slot(..)));
        let first = matched.slots.is_empty();
        let compares = matched.comparative.is_some();
        let attached =
            matched.slots.last().is_some_and(|slot| self.scan.attaches_otherwise(compares, slot.3, (at, end)));
        match kind {
            SlotKind::Who if first && !rest.is_empty() && !slots(rest) && self.scan.ends_with_attitude(at, end) => true,
            SlotKind::Who if attached => true,
            SlotKind::Sentence => !first && self.scan.is_parted_clause(at, end),
            _ => {
                !first && self.scan.is_parted_clause(at, end)
                    || end < to && self.denies(rest) && self.scan.ends_in_clause(at, end)
            }
        }
    }

    /// Whether elements begin with a negation.
    fn denies(&self, rest: &[Element]) -> bool {
        let roles = self.scan.grammar().roles;
        let negation = |class| [roles.not, roles.not_behind, roles.half_not].contains(&Some(class));
        matches!(rest.first(), Some(Element::Phrase(classes)) if classes.iter().copied().any(negation))
    }

    /// Returns the number of values that a slot names, or says in other words: "the winner".
    fn names(&mut self, kind: SlotKind, from: usize, to: usize) -> usize {
        let names = self.scan.names_in(from, to);
        if !matches!(kind, SlotKind::Who | SlotKind::Predicate) {
            return names;
        }
        let entities = self.scan.entities(from, to, kind.into());
        names.max(entities.meanings.iter().map(|thing| thing.facts.len()).max().unwrap_or(0))
    }

    /// Returns the last position at which the element before `rest` may end, or `None` if `rest` does not fit.
    fn room(&self, rest: &[Element], to: usize) -> Option<usize> {
        rest.iter().rev().try_fold(to, |end, element| match element {
            Element::Phrase(classes) => self.scan.last_place(classes, end),
            Element::Filler | Element::Anything | Element::Turn => Some(end),
            _ => end.checked_sub(1),
        })
    }

    /// Whether a slot is filled with a named entity: a description that ends too early ("the animal" of "the animal
    /// from Gary") looks like an unlisted entity.
    fn names_all(&mut self, kind: SlotKind, from: usize, to: usize) -> bool {
        let named = |engine: &mut Self, (from, to), wanted| {
            engine.scan.entities(from, to, wanted).meanings.iter().any(|thing| !thing.unlisted)
        };
        match kind {
            SlotKind::Who | SlotKind::Predicate | SlotKind::Beside => named(self, (from, to), kind.into()),
            SlotKind::List(joint) => {
                let items = self.items(from, to, joint).unwrap_or_default();
                items.into_iter().all(|item| named(self, item, DescriptionKind::Entity))
            }
            SlotKind::Sentence => true,
        }
    }

    /// The items of a list: descriptions between commas, `and`, `or`.
    pub(super) fn items(&mut self, from: usize, to: usize, joint: Conjunction) -> Option<Vec<(usize, usize)>> {
        let joins = joint.classes(&self.scan.grammar().roles);
        let mut joined = joint == Conjunction::Any;
        let mut items = Vec::new();
        let (mut and, mut nor) = (false, false);
        let (mut start, mut at) = (from, from);
        while at < to {
            // A correction ends a list: "neither tea nor milk but coffee".
            if self.scan.is_of(at, self.scan.grammar().roles.but) && !self.scan.is_inside_name(at) {
                return None;
            }
            // The longest phrase decides: "nor was" begins a sentence, "nor" joins items.
            let word = self.scan.phrases(at, &joins).next().filter(|&length| self.scan.is_longest(at, to, length));
            joined |= word.is_some();
            if word.is_some() {
                let roles = self.scan.grammar().roles;
                (and, nor) = (and || self.scan.is_of(at, roles.and), nor || self.scan.is_of(at, roles.nor));
                // In "Neither Ann nor Bob won, and Cy lost", `and` begins another clause and continues no list.
                if and && nor {
                    return None;
                }
            }
            let comma = self.scan.is_comma(at) && !self.scan.is_inside_name(at);
            let length = if comma { Some(1) } else { word };
            match length {
                Some(length) => {
                    if (start..at).any(|t| !self.scan.is_pause(t)) {
                        items.push((start, at));
                    }
                    start = at + length;
                    at = start;
                }
                None => at += 1,
            }
        }
        // "The pilot, unlike Eva, is Ann or Bob": a verb makes what precedes it no item.
        let goes_on = |&(start, _): &(usize, usize)| self.scan.is_of(start, self.scan.grammar().roles.be);
        if items.iter().skip(1).any(goes_on) && !self.scan.is_of(from, self.scan.grammar().roles.be) {
            return None;
        }
        if (start..to).all(|t| self.scan.is_pause(t)) {
            // An incomplete list: "Ann, Bob and".
            return None;
        }
        items.push((start, to));
        let described =
            |engine: &mut Self, (a, b)| !engine.scan.entities(a, b, DescriptionKind::Entity).meanings.is_empty();
        (joined && items.len() > 1 && items.iter().all(|&item| described(self, item))).then_some(items)
    }

    /// Returns the first token after which a list has more than one item.
    fn parts(&self, from: usize, to: usize, joint: Conjunction) -> Option<usize> {
        let joins = joint.classes(&self.scan.grammar().roles);
        let parts = |&at: &usize| self.scan.is_comma(at) || self.scan.phrases(at, &joins).next().is_some();
        self.scan.pauses_and(&joins).within(from..to).find(parts)
    }

    /// Whether an item of a list names one value and no more, or a person by both names.
    fn names_one(&mut self, (from, to): (usize, usize)) -> bool {
        let is_full_name = self.scan.names_in(from, to) == 2 && (from..to).any(|at| self.scan.is_within_full_name(at));
        is_full_name
            || self.scan.entities(from, to, DescriptionKind::Entity).meanings.iter().all(|thing| thing.facts.len() < 2)
    }
}
