//! Simplified meanings, without what no sentence shows: lists of one, lists of none, and the negation of an equality.

use bachet_notation::clue::{Amount, Asked, Comparison, Item, Quantity, Truth, Who};
use bachet_notation::{GridPuzzle, Kind, Number};

/// An equal meaning in which every list has the members that a sentence needs.
pub(crate) fn simple(puzzle: &GridPuzzle, truth: &Truth) -> Truth {
    let inner = |t: &Truth| simple(puzzle, t);
    match truth {
        Truth::AllDifferentWho(list) if list.is_empty() => constant(true),
        Truth::AllDifferentItems(list) if list.is_empty() => constant(true),
        Truth::AllDifferentNumbers(list) if list.is_empty() => constant(true),
        Truth::And(list) | Truth::Or(list) if list.len() == 1 => inner(&list[0]),
        Truth::And(list) | Truth::Or(list) if list.is_empty() => constant(matches!(truth, Truth::And(_))),
        Truth::Count(amount, list) if list.is_empty() => {
            constant(matches!(amount, Amount::Exactly(0) | Amount::AtLeast(0) | Amount::AtMost(_)))
        }
        Truth::Not(t) => {
            let t = inner(t);
            opposite(puzzle, &t).unwrap_or_else(|| Truth::Not(Box::new(t)))
        }
        other => other.map_truths(inner),
    }
}

/// An equal question: numbers and other items are asked for in the same words.
pub(crate) fn simple_question(puzzle: &GridPuzzle, asked: &Asked) -> Asked {
    match asked {
        Asked::Number(Quantity::Of(category, who)) => Asked::Item(Item::Of(*category, who.clone())),
        Asked::Truth(truth) => Asked::Truth(simple(puzzle, truth)),
        other => other.clone(),
    }
}

/// Returns a meaning that is always or never true.
fn constant(holds: bool) -> Truth {
    let number = |n: i64| Quantity::Constant(Number::from_integer(n));
    Truth::Numbers(number(0), Comparison::Equal, number(i64::from(!holds)))
}

/// Returns the opposite comparison, only where both operands certainly exist: nobody is neither equal nor different.
fn opposite(puzzle: &GridPuzzle, truth: &Truth) -> Option<Truth> {
    let exists = |who: &Who| match who {
        Who::Has(value) => value.category.0 == 0 || puzzle.category(value.category).kind == Kind::OneEach,
        _ => false,
    };
    match truth {
        Truth::Same(a, Comparison::Equal, b) if exists(a) && exists(b) => {
            Some(Truth::Same(a.clone(), Comparison::NotEqual, b.clone()))
        }
        Truth::Items(Item::Of(c, a), Comparison::Equal, value @ Item::Value(_)) if exists(a) => {
            Some(Truth::Items(Item::Of(*c, a.clone()), Comparison::NotEqual, value.clone()))
        }
        _ => None,
    }
}
