//! Clues that say nothing: true or false whatever the solution, as far as each comparison alone shows it.

use num_traits::Signed as _;

use crate::clue::{Amount, Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who};
use crate::range::{apply, constant};
use crate::{GridPuzzle, Kind, Number};

/// Whether a truth holds in every solution or in none; `None` where it depends on the solution, or might.
pub(crate) fn decided(puzzle: &GridPuzzle, truth: &Truth) -> Option<bool> {
    match truth {
        Truth::Same(a, comparison, b) => same(puzzle, a, *comparison, b),
        Truth::Items(a, comparison, b) => items(puzzle, a, *comparison, b),
        Truth::Numbers(a, comparison, b) => numbers(puzzle, a, *comparison, b),
        Truth::Places(a, order, b, _) => places(puzzle, a, *order, b),
        Truth::Between(a, b, c, _) => (a == b || a == c || b == c).then_some(false),
        Truth::AllDifferentWho(list) => repeated(list).then_some(false),
        Truth::AllDifferentItems(list) => repeated(list).then_some(false),
        Truth::AllDifferentNumbers(list) => repeated(list).then_some(false),
        Truth::Not(inner) => decided(puzzle, inner).map(|t| !t),
        Truth::And(list) => all(list.iter().map(|t| decided(puzzle, t))),
        Truth::Or(list) => all(list.iter().map(|t| decided(puzzle, t).map(|t| !t))).map(|t| !t),
        Truth::Xor(a, b) => Some(decided(puzzle, a)? != decided(puzzle, b)?),
        Truth::Implies(a, b) => match (decided(puzzle, a), decided(puzzle, b)) {
            (Some(false), _) | (_, Some(true)) => Some(true),
            (Some(true), Some(false)) => Some(false),
            _ => None,
        },
        Truth::Iff(a, b) => Some(decided(puzzle, a)? == decided(puzzle, b)?),
        Truth::Count(amount, list) => count(*amount, list.iter().map(|t| decided(puzzle, t))),
        Truth::Every(_, _, body) | Truth::Some(_, _, body) => decided(puzzle, body),
    }
}

fn all(list: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut all = Some(true);
    for truth in list {
        match truth {
            Some(false) => return Some(false),
            None => all = None,
            Some(true) => {}
        }
    }
    all
}

fn count(amount: Amount, list: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let (mut least, mut most) = (0, 0);
    for truth in list {
        least += u32::from(truth == Some(true));
        most += u32::from(truth != Some(false));
    }
    let (low, high) = match amount {
        Amount::Exactly(n) => (n, n),
        Amount::AtLeast(n) => (n, u32::MAX),
        Amount::AtMost(n) => (0, n),
    };
    if most < low || least > high {
        Some(false)
    } else if least >= low && most <= high {
        Some(true)
    } else {
        None
    }
}

fn repeated<T: PartialEq>(list: &[T]) -> bool {
    // Lists are short; beyond that the solver finds out.
    list.len() <= 64 && list.iter().enumerate().any(|(i, a)| list[..i].contains(a))
}

/// Whether every value of the category is somebody's.
fn exists(puzzle: &GridPuzzle, value: ValueId) -> bool {
    puzzle.category(value.category).kind == Kind::OneEach
}

fn is_there(puzzle: &GridPuzzle, who: &Who) -> bool {
    matches!(who, Who::Has(value) if exists(puzzle, *value))
}

fn same(puzzle: &GridPuzzle, a: &Who, comparison: Comparison, b: &Who) -> Option<bool> {
    let equal = comparison == Comparison::Equal;
    let (Who::Has(a), Who::Has(b)) = (a, b) else {
        // The same one differs from itself in no solution; that it is itself needs it to exist.
        return (a == b && !equal).then_some(false);
    };
    if a.category != b.category && a != b {
        return None;
    }
    let holds = (a == b) == equal;
    (!holds || exists(puzzle, *a)).then_some(holds)
}

fn items(puzzle: &GridPuzzle, a: &Item, comparison: Comparison, b: &Item) -> Option<bool> {
    if a == b && matches!(comparison, Comparison::NotEqual | Comparison::Less | Comparison::Greater) {
        return Some(false);
    }
    if a == b && matches!(a, Item::Of(_, who) if is_there(puzzle, who)) {
        return Some(true);
    }
    let (Item::Value(a), Item::Value(b)) = (a, b) else { return None };
    let order = puzzle.category(a.category).order();
    let place = |v: &ValueId| order.iter().position(|&i| i == v.index);
    Some(comparison.holds(place(a)?.cmp(&place(b)?)))
}

fn numbers(puzzle: &GridPuzzle, a: &Quantity, comparison: Comparison, b: &Quantity) -> Option<bool> {
    if a == b && matches!(comparison, Comparison::NotEqual | Comparison::Less | Comparison::Greater) {
        return Some(false);
    }
    if a == b && matches!(a, Quantity::Of(_, who) if is_there(puzzle, who)) {
        return Some(true);
    }
    let (left, right) = (constant(a), constant(b));
    match (left, right) {
        (Some(a), Some(b)) => Some(comparison.holds(a.cmp(&b))),
        (None, Some(b)) => against(puzzle, a, |n| comparison.holds(n.cmp(&b))),
        (Some(a), None) => against(puzzle, b, |n| comparison.holds(a.cmp(&n))),
        (None, None) => difference(puzzle, a, comparison, b),
    }
}

/// Whether what somebody has in a numeric category passes a test for every value of it, or for none.
fn against(puzzle: &GridPuzzle, quantity: &Quantity, test: impl Fn(Number) -> bool) -> Option<bool> {
    let Quantity::Of(category, who) = quantity else { return None };
    let passed = puzzle.category(*category).values.iter().filter_map(|v| v.number).map(test);
    let (mut some, mut every) = (false, true);
    for passes in passed {
        some |= passes;
        every &= passes;
    }
    let there = is_there(puzzle, who);
    match (some, every) {
        (false, _) => Some(false),
        (_, true) if there => Some(true),
        _ => None,
    }
}

/// `age(A) = age(B) + 2`: never true if no two values of the category differ so much.
fn difference(puzzle: &GridPuzzle, a: &Quantity, comparison: Comparison, b: &Quantity) -> Option<bool> {
    if comparison != Comparison::Equal {
        return None;
    }
    let shifted = |q: &Quantity| match q {
        Quantity::Of(category, _) => Some((*category, Number::from_integer(0))),
        Quantity::Arithmetic(of, operator @ (Operator::Add | Operator::Subtract), by) => match (&**of, constant(by)) {
            (Quantity::Of(category, _), Some(by)) => {
                Some((*category, if *operator == Operator::Add { by } else { -by }))
            }
            _ => None,
        },
        _ => None,
    };
    let ((first, up), (second, down)) = (shifted(a)?, shifted(b)?);
    if first != second {
        return None;
    }
    let apart = apply(up, Operator::Subtract, down)?.abs();
    let numbers: Vec<Number> = puzzle.category(first).values.iter().filter_map(|v| v.number).collect();
    let reachable = numbers.iter().any(|&x| numbers.iter().any(|&y| apply(x, Operator::Subtract, y) == Some(apart)));
    (!reachable).then_some(false)
}

fn places(puzzle: &GridPuzzle, a: &Who, order: Order, b: &Who) -> Option<bool> {
    if a == b {
        return Some(false);
    }
    let places = match order {
        Order::PlacesBefore(n) | Order::PlacesAfter(n) | Order::PlacesFrom(n) => n as usize,
        Order::Before | Order::After => 1,
    };
    let most = puzzle.categories.iter().map(|c| c.values.len()).max().unwrap_or(0);
    (places >= most).then_some(false)
}
