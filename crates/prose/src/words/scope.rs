//! Whether the variables of a meaning are those of the quantifiers around them, and of the right kind.

use bachet_notation::clue::{Bound, CategoryId, Item, Quantity, Truth, Who};
use bachet_notation::{GridPuzzle, Kind};

/// The categories of the quantifiers around, the outermost first.
type Variables = Vec<CategoryId>;

/// Whether every variable is bound, and stands for what can stand there.
pub(crate) fn is_closed(puzzle: &GridPuzzle, truth: &Truth, variables: &mut Variables) -> bool {
    let who = |w: &Who, v: &Variables| who(puzzle, w, v);
    match truth {
        Truth::Same(a, _, b) | Truth::Places(a, _, b, _) => who(a, variables) && who(b, variables),
        Truth::Items(a, _, b) => item(puzzle, a, variables) && item(puzzle, b, variables) && alike(a, b, variables),
        Truth::Numbers(a, _, b) => quantity(puzzle, a, variables) && quantity(puzzle, b, variables),
        Truth::Between(a, b, c, _) => [a, b, c].into_iter().all(|w| who(w, variables)),
        Truth::AllDifferentWho(list) => list.iter().all(|w| who(w, variables)),
        Truth::AllDifferentItems(list) => {
            list.iter().all(|i| item(puzzle, i, variables)) && list.windows(2).all(|w| alike(&w[0], &w[1], variables))
        }
        Truth::AllDifferentNumbers(list) => list.iter().all(|q| quantity(puzzle, q, variables)),
        Truth::Not(inner) => is_closed(puzzle, inner, variables),
        Truth::And(list) | Truth::Or(list) | Truth::Count(_, list) => {
            list.iter().all(|t| is_closed(puzzle, t, variables))
        }
        Truth::Xor(a, b) | Truth::Implies(a, b) | Truth::Iff(a, b) => {
            is_closed(puzzle, a, variables) && is_closed(puzzle, b, variables)
        }
        Truth::Every(Bound(depth), category, body) | Truth::Some(Bound(depth), category, body) => {
            if *depth as usize != variables.len() {
                return false;
            }
            variables.push(*category);
            let closed = is_closed(puzzle, body, variables);
            variables.pop();
            closed
        }
    }
}

fn bound(bound: Bound, variables: &Variables) -> Option<CategoryId> {
    variables.get(bound.0 as usize).copied()
}

fn who(puzzle: &GridPuzzle, who: &Who, variables: &Variables) -> bool {
    match who {
        Who::Has(_) => true,
        Who::Act(inner) => item(puzzle, inner, variables),
        Who::ActNumber(_, number) => quantity(puzzle, number, variables),
        Who::Bound(b) => bound(*b, variables).is_some_and(|c| !matches!(puzzle.category(c).kind, Kind::Shared(_))),
    }
}

fn item(puzzle: &GridPuzzle, item: &Item, variables: &Variables) -> bool {
    match item {
        Item::Value(_) => true,
        Item::Of(_, holder) => who(puzzle, holder, variables),
        Item::Bound(b) => bound(*b, variables).is_some(),
    }
}

/// Whether two values may be of one category.
fn alike(a: &Item, b: &Item, variables: &Variables) -> bool {
    let category = |item: &Item| match item {
        Item::Value(value) => Some(value.category),
        Item::Of(category, _) => Some(*category),
        Item::Bound(b) => bound(*b, variables),
    };
    category(a) == category(b)
}

fn quantity(puzzle: &GridPuzzle, quantity: &Quantity, variables: &Variables) -> bool {
    let inner = |q: &Quantity| self::quantity(puzzle, q, variables);
    match quantity {
        Quantity::Constant(_) => true,
        Quantity::Of(_, holder) => who(puzzle, holder, variables),
        Quantity::Bound(b) => bound(*b, variables).is_some_and(|c| puzzle.category(c).numeric.is_some()),
        Quantity::Negate(q) | Quantity::Absolute(q) => inner(q),
        Quantity::Arithmetic(a, _, b) => inner(a) && inner(b),
        Quantity::Minimum(list) | Quantity::Maximum(list) => list.iter().all(inner),
    }
}
