//! The statement of a pattern with filled slots.

mod amounts;
mod choices;
mod comparisons;
mod extremes;
mod identities;
mod places;

use bachet_notation::clue::{Amount, Comparison, Order, Truth, ValueId, Who};
use bachet_notation::{GridPuzzle, Number};

use super::logic::{conjunction, negated};
use super::{Filled, Meaning, Relation};
use crate::entity::Entity;
use crate::grammar::{Slot, SlotKind};

const A: Slot = Slot(0);
const B: Slot = Slot(1);
const C: Slot = Slot(2);
const P: Slot = Slot(15);
const Q: Slot = Slot(16);
const S: Slot = Slot(18);
const T: Slot = Slot(19);

/// Returns the statement of a pattern with filled slots, or `None` if it makes no sense in this puzzle.
pub(crate) fn truth(puzzle: &GridPuzzle, meaning: Meaning, filled: &Filled) -> Option<Truth> {
    let counts = || filled.number.is_none_or(|number| number == Number::from_integer(filled.named() as i64));
    if meaning.relation.counts_its_own() && !counts() {
        return None;
    }
    let mut truth = relation(puzzle, meaning.relation, filled)?;
    if meaning.denied {
        truth = negated(truth);
    }
    let mut all = presupposed(meaning.relation, filled);
    if all.is_empty() {
        return Some(truth);
    }
    all.push(truth);
    Some(conjunction(all))
}

/// Returns the facts of the descriptions, which hold whatever the sentence states.
fn presupposed(relation: Relation, filled: &Filled) -> Vec<Truth> {
    let described = filled.entities.iter().filter(|t| t.1 == SlotKind::Who).map(|t| &t.2);
    let listed = filled.lists.iter().flat_map(|l| &l.1);
    let lists_are_alternatives = matches!(relation, Relation::Either | Relation::Or);
    let mut all: Vec<Truth> = described.flat_map(Entity::presupposed).collect();
    if !lists_are_alternatives {
        all.extend(listed.flat_map(Entity::presupposed));
    }
    all
}

fn relation(puzzle: &GridPuzzle, relation: Relation, filled: &Filled) -> Option<Truth> {
    let sentences = || Some((filled.sentence(S)?, filled.sentence(T)?));
    match relation {
        Relation::Same => identities::same(filled, Comparison::Equal),
        Relation::Differ => identities::same(filled, Comparison::NotEqual),
        Relation::Equal => identities::equal(puzzle, filled),
        Relation::Holds => filled.thing(P)?.said_of(filled.thing(A)?),
        Relation::Pair => identities::pair(filled),
        Relation::AllDifferent => identities::all_different(puzzle, filled),

        Relation::Before => places::ordered(filled, Order::Before),
        Relation::After => places::ordered(filled, Order::After),
        Relation::JustBefore => places::ordered(filled, Order::PlacesBefore(1)),
        Relation::JustAfter => places::ordered(filled, Order::PlacesAfter(1)),
        Relation::Next => places::ordered(filled, Order::PlacesFrom(1)),
        Relation::Apart => places::counted(filled, Order::PlacesFrom(filled.positive_count()?)),
        Relation::Gap => places::counted(filled, Order::PlacesFrom(filled.count()?.checked_add(1)?)),
        Relation::BeforeBy => places::counted(filled, Order::PlacesBefore(filled.positive_count()?)),
        Relation::AfterBy => places::counted(filled, Order::PlacesAfter(filled.positive_count()?)),
        Relation::Between => places::between(filled),
        Relation::JustBetween => places::just_between(filled),
        Relation::BetweenInOrder => places::between_in_order(filled, Order::Before),
        Relation::JustBetweenInOrder => places::between_in_order(filled, Order::PlacesBefore(1)),
        Relation::NotNext => places::not_next(filled),
        Relation::NotBetween => places::not_between(filled),
        Relation::First | Relation::Earliest => places::first(puzzle, filled),
        Relation::Last | Relation::Latest => places::from_end(puzzle, filled, 1),
        Relation::NextToLast => places::from_end(puzzle, filled, 2),
        Relation::End | Relation::FirstOrLast | Relation::EarliestOrLatest => places::at_an_end(puzzle, filled),
        Relation::Middle => places::in_the_middle(puzzle, filled),
        Relation::Nth => places::nth(puzzle, filled),
        Relation::Odd => places::every_other(puzzle, filled, 0),
        Relation::Even => places::every_other(puzzle, filled, 1),
        Relation::SameParity => places::same_parity(puzzle, filled),
        Relation::OtherParity => places::other_parity(puzzle, filled),

        Relation::Compare => comparisons::compare(puzzle, filled),
        Relation::CompareNext => comparisons::compare_next(filled),
        Relation::CompareBetween => comparisons::compare_between(puzzle, filled),
        Relation::CompareEach => comparisons::compare_each(puzzle, filled),
        Relation::Most => extremes::most(puzzle, filled),
        Relation::NthMost => extremes::nth_most(puzzle, filled),
        Relation::MostOf => extremes::most_of(puzzle, filled),

        Relation::CompareBy => amounts::compare_by(puzzle, filled),
        Relation::CompareAtLeast => amounts::compare_at_least(puzzle, filled),
        Relation::DayAfter | Relation::DayBefore => amounts::day_beside(puzzle, filled),
        Relation::DifferBy => amounts::differ_by(puzzle, filled),
        Relation::Times => amounts::times(puzzle, filled),
        Relation::AtMostAs => amounts::bounded(puzzle, filled, Comparison::LessEqual),
        Relation::AtLeastAs => amounts::bounded(puzzle, filled, Comparison::GreaterEqual),
        Relation::Sum => amounts::sum(puzzle, filled),
        Relation::CompareSum => amounts::compare_sum(puzzle, filled),
        Relation::TimesSum => amounts::times_sum(puzzle, filled),
        Relation::SumIs => amounts::sum_is(puzzle, filled),

        Relation::Nor => choices::nor(filled),
        Relation::NorThat => choices::nor_that(filled),
        Relation::Either => choices::either(filled).map(super::logic::exactly_one),
        Relation::Or => choices::either(filled).map(super::logic::at_least_one),
        Relation::Neither => choices::neither(filled),
        Relation::IsNone => choices::is_none(filled),
        Relation::NeitherNor => choices::neither_nor(filled),
        Relation::OneOf => choices::each(filled).map(super::logic::exactly_one),
        Relation::Exactly => choices::count(filled, Amount::Exactly),
        Relation::AtLeast => choices::count(filled, Amount::AtLeast),
        Relation::AtMost => choices::count(filled, Amount::AtMost),

        Relation::Not => filled.sentence(S).map(negated),
        Relation::That => filled.sentence(S),
        Relation::Both => sentences().map(|(s, t)| conjunction(vec![s, t])),
        Relation::Any | Relation::Unless => sentences().map(|(s, t)| Truth::Or(vec![s, t])),
        Relation::Xor => sentences().map(|(s, t)| Truth::Xor(Box::new(s), Box::new(t))),
        Relation::If | Relation::OnlyIf => sentences().map(|(s, t)| Truth::Implies(Box::new(s), Box::new(t))),
        Relation::Iff => sentences().map(|(s, t)| Truth::Iff(Box::new(s), Box::new(t))),

        Relation::Idle
        | Relation::AskWho
        | Relation::AskValue
        | Relation::AskReferent
        | Relation::AskPlace
        | Relation::AskTruth => None,
    }
}

/// Returns that an entity has a value of another category than its own.
fn said(thing: &Entity, value: ValueId) -> Option<Truth> {
    let mine = thing.primary()?;
    (mine.category != value.category).then_some(Truth::Same(Who::Has(mine), Comparison::Equal, Who::Has(value)))
}
