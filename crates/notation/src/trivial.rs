//! Clues that are true or false in every solution, as far as each comparison shows it by itself.

use num_traits::Signed as _;

use crate::clue::{Amount, Comparison, Item, Operator, Order, Quantity, Truth, ValueId, Who};
use crate::range::{apply, constant};
use crate::{GridPuzzle, Kind, Number};

/// Returns whether a truth holds in every solution or in none; `None` if it may depend on the solution.
pub(crate) fn decided(puzzle: &GridPuzzle, truth: &Truth) -> Option<bool> {
    match truth {
        Truth::Same(a, comparison, b) => same(puzzle, a, *comparison, b),
        Truth::Items(a, comparison, b) => items(puzzle, a, *comparison, b),
        Truth::Numbers(a, comparison, b) => numbers(puzzle, a, *comparison, b),
        Truth::Places(a, order, b, _) => places(puzzle, a, *order, b),
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
        _ => repeats_a_part(truth).then_some(false),
    }
}

/// Returns whether the parts of a truth must be different, and are not.
fn repeats_a_part(truth: &Truth) -> bool {
    match truth {
        Truth::Between(a, b, c, _) => a == b || a == c || b == c,
        Truth::AllDifferentWho(list) => repeated(list),
        Truth::AllDifferentItems(list) => repeated(list),
        Truth::AllDifferentNumbers(list) => repeated(list),
        _ => false,
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
    let (mut least, mut greatest) = (0, 0);
    for truth in list {
        least += u32::from(truth == Some(true));
        greatest += u32::from(truth != Some(false));
    }
    let (low, high) = match amount {
        Amount::Exactly(n) => (n, n),
        Amount::AtLeast(n) => (n, u32::MAX),
        Amount::AtMost(n) => (0, n),
    };
    if greatest < low || least > high {
        Some(false)
    } else if least >= low && greatest <= high {
        Some(true)
    } else {
        None
    }
}

/// Maximum length of a list whose elements are compared with each other; it bounds the work.
const MAX_COMPARED: usize = 64;

fn repeated<T: PartialEq>(list: &[T]) -> bool {
    list.len() <= MAX_COMPARED && list.iter().enumerate().any(|(i, a)| list[..i].contains(a))
}

/// Returns whether every solution has an entity with this value.
fn exists(puzzle: &GridPuzzle, value: ValueId) -> bool {
    puzzle.category(value.category).kind == Kind::OneEach
}

fn surely_exists(puzzle: &GridPuzzle, who: &Who) -> bool {
    matches!(who, Who::Has(value) if exists(puzzle, *value))
}

fn same(puzzle: &GridPuzzle, a: &Who, comparison: Comparison, b: &Who) -> Option<bool> {
    let equal = comparison == Comparison::Equal;
    let (Who::Has(a), Who::Has(b)) = (a, b) else {
        // An entity never differs from itself; it equals itself only if it exists.
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
    if a == b && matches!(a, Item::Of(_, who) if surely_exists(puzzle, who)) {
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
    if a == b && matches!(a, Quantity::Of(_, who) if surely_exists(puzzle, who)) {
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

/// Returns whether all values of a looked-up number pass a test, or none.
fn against(puzzle: &GridPuzzle, quantity: &Quantity, test: impl Fn(Number) -> bool) -> Option<bool> {
    let Quantity::Of(category, who) = quantity else { return None };
    let passed = puzzle.category(*category).values.iter().filter_map(|v| v.number).map(test);
    let (mut some, mut every) = (false, true);
    for passes in passed {
        some |= passes;
        every &= passes;
    }
    let exists = surely_exists(puzzle, who);
    match (some, every) {
        (false, _) => Some(false),
        (_, true) if exists => Some(true),
        _ => None,
    }
}

/// Decides `age(A) = age(B) + 2`: false if no two values of the category differ by that much.
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
    let size = puzzle.categories.iter().map(|c| c.values.len()).max().unwrap_or(0);
    (order.min_distance() as usize >= size).then_some(false)
}
