//! The statement of a pattern with filled slots.

use bachet_notation::clue::{Amount, CategoryId, Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who};
use bachet_notation::{GridPuzzle, Kind, Number};

use super::{Filled, Meaning, Relation};
use crate::entity::{Entity, Fact};
use crate::grammar::{Slot, SlotKind};

const A: Slot = Slot(0);
const B: Slot = Slot(1);
const C: Slot = Slot(2);
const P: Slot = Slot(15);
const Q: Slot = Slot(16);
const S: Slot = Slot(18);
const T: Slot = Slot(19);

impl Filled {
    /// Returns it with the other meanings of its sentences, one at a time.
    pub(crate) fn other_ways(&self) -> impl Iterator<Item = Self> {
        self.others.iter().map(|(slot, other)| {
            let mut filled = self.clone();
            filled.sentences.iter_mut().filter(|s| s.0 == *slot).for_each(|s| s.1 = other.clone());
            filled
        })
    }

    fn thing(&self, slot: Slot) -> Option<&Entity> {
        self.entities.iter().find(|t| t.0 == slot).map(|t| &t.2)
    }

    fn who(&self, slot: Slot) -> Option<Who> {
        self.thing(slot)?.who()
    }

    fn list(&self, slot: Slot) -> Option<Vec<&Entity>> {
        if let Some((_, list)) = self.lists.iter().find(|l| l.0 == slot) {
            return Some(list.iter().collect());
        }
        self.thing(slot).map(|thing| vec![thing])
    }

    fn sentence(&self, slot: Slot) -> Option<Truth> {
        self.sentences.iter().find(|s| s.0 == slot).map(|s| s.1.clone())
    }
}

/// Whether an identity of two entities is a statement: that of two values of one category is trivial or impossible.
fn comparable(a: &Entity, b: &Entity) -> bool {
    match (a.primary(), b.primary()) {
        (Some(a), Some(b)) => a.category != b.category,
        _ => false,
    }
}

/// Returns the statement of a pattern with filled slots, or `None` if it makes no sense in this puzzle.
pub(crate) fn truth(puzzle: &GridPuzzle, meaning: Meaning, filled: &Filled) -> Option<Truth> {
    let named = || filled.entities.len() + filled.lists.iter().map(|l| l.1.len()).sum::<usize>();
    if meaning.relation.counts_its_own()
        && filled.number.is_some_and(|number| number != Number::from_integer(named() as i64))
    {
        return None;
    }
    let mut truth = relation(puzzle, meaning.relation, filled)?;
    if meaning.denied {
        truth = negated(truth);
    }
    // Presuppositions: the facts of a description hold whatever the sentence states.
    let described = filled.entities.iter().filter(|t| t.1 == SlotKind::Who).map(|t| &t.2);
    let listed = filled.lists.iter().flat_map(|l| &l.1);
    let lists_are_alternatives = matches!(meaning.relation, Relation::Either | Relation::Or);
    let mut all: Vec<Truth> = described.flat_map(Entity::presupposed).collect();
    if !lists_are_alternatives {
        all.extend(listed.flat_map(Entity::presupposed));
    }
    if all.is_empty() {
        return Some(truth);
    }
    all.push(truth);
    Some(conjunction(all))
}

/// Returns the negation in its shortest form.
pub(crate) fn negated(truth: Truth) -> Truth {
    match truth {
        Truth::Same(a, Comparison::Equal, b) => Truth::Same(a, Comparison::NotEqual, b),
        Truth::Items(a, Comparison::Equal, b) => Truth::Items(a, Comparison::NotEqual, b),
        Truth::Not(inner) => *inner,
        truth => Truth::Not(Box::new(truth)),
    }
}

/// Whether it only states that several names denote one entity.
pub(crate) fn is_identity(truth: &Truth) -> bool {
    match truth {
        Truth::Same(_, comparison, _) => *comparison == Comparison::Equal,
        Truth::And(all) => all.iter().all(is_identity),
        _ => false,
    }
}

/// Returns the conjunction of truths, flattened.
pub(crate) fn conjunction(truths: Vec<Truth>) -> Truth {
    let mut all = Vec::new();
    for truth in truths {
        match truth {
            Truth::And(inner) => all.extend(inner),
            other => all.push(other),
        }
    }
    all.dedup();
    if all.len() == 1 { all.remove(0) } else { Truth::And(all) }
}

/// Returns that at least one, or exactly one, of the truths holds.
fn alternatives(mut truths: Vec<Truth>, exclusive: bool) -> Truth {
    match (truths.len(), exclusive) {
        (1, _) => truths.remove(0),
        (2, true) => {
            let second = truths.remove(1);
            Truth::Xor(Box::new(truths.remove(0)), Box::new(second))
        }
        (_, true) => Truth::Count(Amount::Exactly(1), truths),
        (_, false) => Truth::Or(truths),
    }
}

fn relation(puzzle: &GridPuzzle, relation: Relation, filled: &Filled) -> Option<Truth> {
    let along = |axis: Option<CategoryId>, order: Order| {
        let (a, b) = (filled.thing(A)?, filled.thing(B)?);
        (a.primary() != b.primary()).then_some(())?;
        Some(Truth::Places(a.who()?, order, b.who()?, axis?))
    };
    let places = |order: Order| along(filled.axis, order);
    // The unit decides whether places are counted: "two houses", not "two years".
    let counted = |order: Order| match filled.compared {
        None => along(filled.axis, order),
        Some((category, _)) => along(Some(category).filter(|_| filled.places), order),
    };
    let count = || filled.number.filter(Number::is_integer).and_then(|n| u32::try_from(n.to_integer()).ok());
    let size = |axis: CategoryId| puzzle.category(axis).values.len() as u32;
    Some(match relation {
        Relation::Same | Relation::Differ | Relation::Equal => {
            let (a, b) = (filled.thing(A)?, filled.thing(B)?);
            if relation == Relation::Equal
                && let Some((category, _)) = filled.compared
            {
                return Some(same_in(puzzle, category, a.who()?, b.who()?));
            }
            comparable(a, b).then_some(())?;
            let comparison = if relation == Relation::Differ { Comparison::NotEqual } else { Comparison::Equal };
            Truth::Same(a.who()?, comparison, b.who()?)
        }
        Relation::Holds => filled.thing(P)?.said_of(filled.thing(A)?)?,
        Relation::Before => places(Order::Before)?,
        Relation::After => places(Order::After)?,
        Relation::JustBefore => places(Order::PlacesBefore(1))?,
        Relation::JustAfter => places(Order::PlacesAfter(1))?,
        Relation::Next => places(Order::PlacesFrom(1))?,
        Relation::Apart => counted(Order::PlacesFrom(count().filter(|&n| n > 0)?))?,
        Relation::Gap => counted(Order::PlacesFrom(count()?.checked_add(1)?))?,
        Relation::BeforeBy => counted(Order::PlacesBefore(count().filter(|&n| n > 0)?))?,
        Relation::AfterBy => counted(Order::PlacesAfter(count().filter(|&n| n > 0)?))?,
        Relation::NotNext => {
            let apart = Truth::Same(filled.who(A)?, Comparison::NotEqual, filled.who(B)?);
            Truth::And(vec![negated(places(Order::PlacesFrom(1))?), apart])
        }
        Relation::NotBetween => {
            let all = [A, B, C].map(|slot| filled.who(slot));
            let [Some(a), Some(b), Some(c)] = all else { return None };
            let between = Truth::Between(a.clone(), b.clone(), c.clone(), filled.axis?);
            Truth::And(vec![negated(between), Truth::AllDifferentWho(vec![a, b, c])])
        }
        Relation::Between => Truth::Between(filled.who(A)?, filled.who(B)?, filled.who(C)?, filled.axis?),
        Relation::JustBetween => {
            let (a, b, c, axis) = (filled.who(A)?, filled.who(B)?, filled.who(C)?, filled.axis?);
            let next = |x: &Who| Truth::Places(a.clone(), Order::PlacesFrom(1), x.clone(), axis);
            Truth::And(vec![next(&b), next(&c), Truth::Same(b.clone(), Comparison::NotEqual, c.clone())])
        }
        Relation::First | Relation::Earliest => at_places(puzzle, filled, &[0])?,
        Relation::Last | Relation::Latest => at_places(puzzle, filled, &[size(filled.axis?).checked_sub(1)?])?,
        Relation::NextToLast => at_places(puzzle, filled, &[size(filled.axis?).checked_sub(2)?])?,
        Relation::End | Relation::FirstOrLast | Relation::EarliestOrLatest => {
            at_places(puzzle, filled, &[0, size(filled.axis?).checked_sub(1)?])?
        }
        Relation::Middle => {
            let size = size(filled.axis?);
            (size % 2 == 1).then_some(())?;
            at_places(puzzle, filled, &[size / 2])?
        }
        Relation::Nth => at_places(
            puzzle,
            filled,
            &[count()?.checked_sub(1).filter(|&n| n < size(filled.axis.unwrap_or(CategoryId(0))))?],
        )?,
        Relation::Even => {
            let places: Vec<u32> = (0..size(filled.axis?)).filter(|p| p % 2 == 1).collect();
            at_places(puzzle, filled, &places)?
        }
        Relation::Odd => {
            let places: Vec<u32> = (0..size(filled.axis?)).filter(|p| p % 2 == 0).collect();
            at_places(puzzle, filled, &places)?
        }
        Relation::SameParity | Relation::OtherParity => {
            let axis = filled.axis?;
            let (a, b) = (filled.who(A)?, filled.who(B)?);
            let apart: Vec<Truth> = (1..size(axis))
                .filter(|d| (d % 2 == 0) == (relation == Relation::SameParity))
                .map(|d| Truth::Places(a.clone(), Order::PlacesFrom(d), b.clone(), axis))
                .collect();
            if relation == Relation::SameParity {
                let mut all = vec![Truth::Same(a.clone(), Comparison::Equal, b.clone())];
                all.extend(apart);
                alternatives(all, false)
            } else {
                alternatives(apart, false)
            }
        }
        Relation::Compare => {
            let (category, sign) = filled.compared?;
            compared(puzzle, category, sign, filled.who(A)?, filled.who(B)?)
        }
        Relation::CompareNext => {
            let (category, sign) = filled.compared?;
            along(Some(category), if sign > 0 { Order::PlacesAfter(1) } else { Order::PlacesBefore(1) })?
        }
        Relation::CompareBetween => {
            // The sign belongs to the second comparative.
            let (category, sign) = filled.compared?;
            let [Some(a), Some(b), Some(c)] = [A, B, C].map(|slot| filled.who(slot)) else { return None };
            let first = compared(puzzle, category, -sign, a.clone(), b);
            Truth::And(vec![first, compared(puzzle, category, sign, a, c)])
        }
        Relation::CompareEach => {
            let (category, sign) = filled.compared?;
            let entities = |slot| filled.list(slot)?.into_iter().map(Entity::who).collect::<Option<Vec<Who>>>();
            let (all, others) = (entities(A)?, entities(B)?);
            let pairs = all.iter().flat_map(|a| others.iter().map(move |b| (a.clone(), b.clone())));
            conjunction(pairs.map(|(a, b)| compared(puzzle, category, sign, a, b)).collect())
        }
        Relation::CompareBy | Relation::CompareAtLeast | Relation::DayAfter | Relation::DayBefore => {
            let (category, sign) = filled.compared?;
            let (a, b) = (filled.who(A)?, filled.who(B)?);
            let number = filled.number.filter(|n| *n > Number::from_integer(0))?;
            if let Some(pairs) = &filled.pairs {
                (relation == Relation::CompareBy).then_some(())?;
                return so_far_apart(filled.thing(A)?, filled.thing(B)?, pairs, sign);
            }
            if filled.places || puzzle.category(category).numeric.is_none() {
                let n = number.is_integer().then(|| u32::try_from(number.to_integer()).ok())??;
                (relation == Relation::CompareBy).then_some(())?;
                let order = if sign > 0 { Order::PlacesAfter(n) } else { Order::PlacesBefore(n) };
                return Some(Truth::Places(a, order, b, category));
            }
            let operator = if sign > 0 { Operator::Add } else { Operator::Subtract };
            let other = Quantity::Of(category, Box::new(b));
            let bound = Quantity::Arithmetic(Box::new(other), operator, Box::new(Quantity::Constant(number)));
            let comparison = match (relation, sign > 0) {
                (Relation::CompareAtLeast, true) => Comparison::GreaterEqual,
                (Relation::CompareAtLeast, false) => Comparison::LessEqual,
                _ => Comparison::Equal,
            };
            Truth::Numbers(Quantity::Of(category, Box::new(a)), comparison, bound)
        }
        Relation::DifferBy => {
            let (category, _) = filled.compared?;
            let (a, b) = (filled.who(A)?, filled.who(B)?);
            let number = filled.number?;
            if let Some(pairs) = &filled.pairs {
                let either = pairs.iter().flat_map(|&(first, second)| [(first, second), (second, first)]);
                return so_far_apart(filled.thing(A)?, filled.thing(B)?, &either.collect::<Vec<_>>(), 1);
            }
            if filled.places || puzzle.category(category).numeric.is_none() {
                let n = number.is_integer().then(|| u32::try_from(number.to_integer()).ok())??;
                return Some(Truth::Places(a, Order::PlacesFrom(n), b, category));
            }
            let difference = Quantity::Arithmetic(
                Box::new(Quantity::Of(category, Box::new(a))),
                Operator::Subtract,
                Box::new(Quantity::Of(category, Box::new(b))),
            );
            let apart = Quantity::Absolute(Box::new(difference));
            Truth::Numbers(apart, Comparison::Equal, Quantity::Constant(number))
        }
        Relation::Times => {
            let (category, sign) = filled.compared?;
            puzzle.category(category).numeric.as_ref()?;
            let [a, b] = [A, B].map(|slot| filled.who(slot).map(|who| Quantity::Of(category, Box::new(who))));
            // Twice as young is half as old.
            let (more, less) = if sign < 0 { (b?, a?) } else { (a?, b?) };
            Truth::Numbers(more, Comparison::Equal, multiple(filled.number?, less))
        }
        Relation::AtMostAs | Relation::AtLeastAs => {
            let (category, _) = filled.compared?;
            puzzle.category(category).numeric.as_ref()?;
            let bound = match relation {
                Relation::AtMostAs => Comparison::LessEqual,
                _ => Comparison::GreaterEqual,
            };
            let amount = Quantity::Of(category, Box::new(filled.who(A)?));
            Truth::Numbers(amount, bound, Quantity::Constant(filled.number?))
        }
        Relation::Sum | Relation::TimesSum => {
            let (category, _) = filled.compared?;
            puzzle.category(category).numeric.as_ref()?;
            let [a, b, c] = [A, B, C].map(|slot| filled.who(slot).map(|who| Quantity::Of(category, Box::new(who))));
            let sum = Quantity::Arithmetic(Box::new(b?), Operator::Add, Box::new(c?));
            let sum = if relation == Relation::Sum { sum } else { multiple(filled.number?, sum) };
            Truth::Numbers(a?, Comparison::Equal, sum)
        }
        Relation::Most | Relation::NthMost => {
            let (category, sign) = filled.compared?;
            let a = filled.thing(A)?;
            // A superlative of some ("the oldest Dane") need not be that of all, and the largest number may be unused.
            (a.facts.len() == 1 && puzzle.category(category).kind == Kind::OneEach).then_some(())?;
            let all = puzzle.category(category).values.len();
            let counted =
                relation == Relation::NthMost || filled.number.is_none_or(|n| n == Number::from_integer(all as i64));
            counted.then_some(())?;
            let from_end = if relation == Relation::Most { 0 } else { count()?.checked_sub(1)? as usize };
            let mut order = puzzle.category(category).order();
            if sign > 0 {
                order.reverse();
            }
            said(a, ValueId { category, index: *order.get(from_end)? })?
        }
        Relation::MostOf => {
            let (category, sign) = filled.compared?;
            most_of(puzzle, category, sign, filled.thing(A)?, &filled.list(B)?)?
        }
        Relation::SumIs => {
            let (category, _) = filled.compared?;
            puzzle.category(category).numeric.as_ref()?;
            let [a, b] = [A, B].map(|slot| filled.who(slot).map(|who| Quantity::Of(category, Box::new(who))));
            let sum = Quantity::Arithmetic(Box::new(a?), Operator::Add, Box::new(b?));
            Truth::Numbers(sum, Comparison::Equal, Quantity::Constant(filled.number?))
        }
        Relation::Nor => {
            let (a, b, p) = (filled.thing(A)?, filled.thing(B)?, filled.thing(P)?);
            (b.facts.len() == 1 && p.facts.len() == 1).then_some(())?;
            conjunction(vec![negated(p.said_of(a)?), negated(p.said_of(b)?)])
        }
        Relation::NorThat => {
            let (a, p, q) = (filled.thing(A)?, filled.thing(P)?, filled.thing(Q)?);
            (p.facts.len() == 1 && q.facts.len() == 1).then_some(())?;
            conjunction(vec![negated(p.said_of(a)?), negated(q.said_of(a)?)])
        }
        Relation::Either | Relation::Or => {
            let a = filled.thing(A)?;
            let list = filled.list(B)?;
            (list.len() > 1).then_some(())?;
            // A flat list of alternatives is not nested: "tea or coffee or milk".
            // "Either at number 2, with the black door, or at number 5" has two alternatives.
            let of = |entity: &Entity| entity.primary().map(|value| value.category);
            (list.len() == 2 || list.iter().all(|entity| of(entity) == of(list[0]))).then_some(())?;
            let category = |f: &Fact| f.value.category;
            let taken = |f: &Fact| a.facts.iter().any(|mine| category(mine) == category(f));
            (!list.iter().any(|b| b.facts.iter().any(taken))).then_some(())?;
            let each: Option<Vec<Truth>> = list.into_iter().map(|b| b.said_of(a)).collect();
            alternatives(each?, relation == Relation::Either)
        }
        Relation::NeitherNor => {
            let none = self::relation(puzzle, Relation::Neither, filled)?;
            let all_of_them: Option<Vec<Who>> = filled.list(A)?.into_iter().map(Entity::who).collect();
            let list = filled.list(A)?;
            let first = list.first().and_then(|a| a.primary()).map(|a| a.category);
            // Values of one category always differ.
            if list.iter().all(|a| a.primary().map(|a| a.category) == first) {
                return Some(none);
            }
            let apart = match all_of_them?.as_slice() {
                [a, b] => Truth::Same(a.clone(), Comparison::NotEqual, b.clone()),
                all => Truth::AllDifferentWho(all.to_vec()),
            };
            conjunction(vec![none, apart])
        }
        Relation::Neither | Relation::OneOf | Relation::Exactly | Relation::AtLeast | Relation::AtMost => {
            let p = filled.thing(P)?;
            let each: Option<Vec<Truth>> = filled.list(A)?.into_iter().map(|a| p.said_of(a)).collect();
            let each = each?;
            let n = || count().filter(|&n| n as usize <= each.len());
            match relation {
                Relation::Neither => conjunction(each.into_iter().map(negated).collect()),
                Relation::OneOf => alternatives(each, true),
                Relation::Exactly => Truth::Count(Amount::Exactly(n()?), each),
                Relation::AtLeast => Truth::Count(Amount::AtLeast(n()?), each),
                _ => Truth::Count(Amount::AtMost(n()?), each),
            }
        }
        Relation::Pair => {
            let (a, b, p, q) = (filled.thing(A)?, filled.thing(B)?, filled.thing(P)?, filled.thing(Q)?);
            let one = Truth::And(vec![p.said_of(a)?, q.said_of(b)?]);
            let other = Truth::And(vec![p.said_of(b)?, q.said_of(a)?]);
            Truth::Xor(Box::new(one), Box::new(other))
        }
        Relation::AllDifferent => {
            let list = filled.list(A)?;
            (list.len() > 1).then_some(())?;
            let all_of_them: Option<Vec<Who>> = list.iter().map(|d| d.who()).collect();
            let shared = |c: &CategoryId| matches!(puzzle.category(*c).kind, Kind::Shared(_));
            // In a shared category different people may have one value: without its name or a number it is unclear what
            // differs.
            let mut shares = puzzle.category_ids().filter(shared);
            if filled.category.is_none() && filled.number.is_none() && shares.next().is_some() {
                return None;
            }
            match (all_of_them?.as_slice(), filled.category.filter(shared)) {
                ([a, b], None) => Truth::Same(a.clone(), Comparison::NotEqual, b.clone()),
                (all, None) => Truth::AllDifferentWho(all.to_vec()),
                (all, Some(category)) => {
                    let of = |who: &Who| Item::Of(category, Box::new(who.clone()));
                    Truth::AllDifferentItems(all.iter().map(of).collect())
                }
            }
        }
        Relation::Not => negated(filled.sentence(S)?),
        Relation::That => filled.sentence(S)?,
        Relation::Both => conjunction(vec![filled.sentence(S)?, filled.sentence(T)?]),
        Relation::Any | Relation::Unless => Truth::Or(vec![filled.sentence(S)?, filled.sentence(T)?]),
        Relation::Xor => Truth::Xor(Box::new(filled.sentence(S)?), Box::new(filled.sentence(T)?)),
        Relation::If | Relation::OnlyIf => Truth::Implies(Box::new(filled.sentence(S)?), Box::new(filled.sentence(T)?)),
        Relation::Iff => Truth::Iff(Box::new(filled.sentence(S)?), Box::new(filled.sentence(T)?)),
        Relation::Idle
        | Relation::AskWho
        | Relation::AskValue
        | Relation::AskReferent
        | Relation::AskPlace
        | Relation::AskTruth => {
            return None;
        }
    })
}

fn multiple(number: Number, quantity: Quantity) -> Quantity {
    Quantity::Arithmetic(Box::new(Quantity::Constant(number)), Operator::Multiply, Box::new(quantity))
}

/// Returns that `a` has more or less than `b` in a category: by number, or by order in a category of words.
fn compared(puzzle: &GridPuzzle, category: CategoryId, sign: i8, a: Who, b: Who) -> Truth {
    if puzzle.category(category).numeric.is_none() {
        return Truth::Places(a, if sign > 0 { Order::After } else { Order::Before }, b, category);
    }
    let comparison = if sign > 0 { Comparison::Greater } else { Comparison::Less };
    Truth::Numbers(Quantity::Of(category, Box::new(a)), comparison, Quantity::Of(category, Box::new(b)))
}

/// Returns that two entities have the same value in a category.
fn same_in(puzzle: &GridPuzzle, category: CategoryId, a: Who, b: Who) -> Truth {
    if puzzle.category(category).numeric.is_some() {
        let of = |who| Quantity::Of(category, Box::new(who));
        return Truth::Numbers(of(a), Comparison::Equal, of(b));
    }
    Truth::Items(Item::Of(category, Box::new(a)), Comparison::Equal, Item::Of(category, Box::new(b)))
}

/// Returns that an entity is the one in the list that has more than the others.
fn most_of(puzzle: &GridPuzzle, category: CategoryId, sign: i8, a: &Entity, list: &[&Entity]) -> Option<Truth> {
    (list.len() > 1).then_some(())?;
    let known = list.iter().any(|item| item.primary() == a.primary());
    let one = |at: usize| {
        let others = (0..list.len()).filter(|&other| other != at);
        let more = others.map(|other| Some(compared(puzzle, category, sign, list[at].who()?, list[other].who()?)));
        let mut all = more.collect::<Option<Vec<Truth>>>()?;
        if !known {
            comparable(a, list[at]).then_some(())?;
            all.push(Truth::Same(a.who()?, Comparison::Equal, list[at].who()?));
        }
        Some(conjunction(all))
    };
    let each = (0..list.len()).filter(|&at| !known || list[at].primary() == a.primary()).map(one);
    let each = each.collect::<Option<Vec<Truth>>>()?;
    (!each.is_empty()).then(|| alternatives(each, false))
}

/// Returns that an entity is at one of these places of the axis.
fn at_places(puzzle: &GridPuzzle, filled: &Filled, places: &[u32]) -> Option<Truth> {
    let category = filled.axis?;
    let order = puzzle.category(category).order();
    let a = filled.thing(A)?;
    let each: Option<Vec<Truth>> =
        places.iter().map(|&p| said(a, ValueId { category, index: *order.get(p as usize)? })).collect();
    let each = each?;
    (!each.is_empty()).then(|| alternatives(each, false))
}

/// Returns that two entities have the values of one of the pairs; the sign tells which has the larger one.
fn so_far_apart(a: &Entity, b: &Entity, pairs: &[(ValueId, ValueId)], sign: i8) -> Option<Truth> {
    let (less, more) = if sign > 0 { (b, a) } else { (a, b) };
    let each: Option<Vec<Truth>> =
        pairs.iter().map(|&(first, second)| Some(Truth::And(vec![said(less, first)?, said(more, second)?]))).collect();
    each.filter(|each| !each.is_empty()).map(|each| alternatives(each, false))
}

fn said(thing: &Entity, value: ValueId) -> Option<Truth> {
    let mine = thing.primary()?;
    (mine.category != value.category).then_some(Truth::Same(Who::Has(mine), Comparison::Equal, Who::Has(value)))
}
