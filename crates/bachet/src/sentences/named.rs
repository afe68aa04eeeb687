//! The values that a meaning names.

use bachet_notation::clue::{Item, Quantity, Truth, ValueId, Who};

/// The values that a truth names, each as often as it does.
pub(super) fn values_of(truth: &Truth, found: &mut Vec<ValueId>) {
    match truth {
        Truth::Same(a, _, b) | Truth::Places(a, _, b, _) => {
            who(a, found);
            who(b, found);
        }
        Truth::Items(a, _, b) => {
            item(a, found);
            item(b, found);
        }
        Truth::Numbers(a, _, b) => {
            quantity(a, found);
            quantity(b, found);
        }
        Truth::Between(a, b, c, _) => [a, b, c].into_iter().for_each(|w| who(w, found)),
        Truth::AllDifferentWho(list) => list.iter().for_each(|w| who(w, found)),
        Truth::AllDifferentItems(list) => list.iter().for_each(|i| item(i, found)),
        Truth::AllDifferentNumbers(list) => list.iter().for_each(|q| quantity(q, found)),
        Truth::Not(inner) | Truth::Every(_, _, inner) | Truth::Some(_, _, inner) => values_of(inner, found),
        Truth::And(list) | Truth::Or(list) | Truth::Count(_, list) => list.iter().for_each(|t| values_of(t, found)),
        Truth::Xor(a, b) | Truth::Implies(a, b) | Truth::Iff(a, b) => {
            values_of(a, found);
            values_of(b, found);
        }
    }
}

fn who(who: &Who, found: &mut Vec<ValueId>) {
    match who {
        Who::Has(value) => found.push(*value),
        Who::Act(inner) => item(inner, found),
        Who::ActNumber(_, inner) => quantity(inner, found),
        Who::Bound(_) => {}
    }
}

fn item(item: &Item, found: &mut Vec<ValueId>) {
    match item {
        Item::Value(value) => found.push(*value),
        Item::Of(_, inner) => who(inner, found),
        Item::Bound(_) => {}
    }
}

fn quantity(number: &Quantity, found: &mut Vec<ValueId>) {
    match number {
        Quantity::Of(_, inner) => who(inner, found),
        Quantity::Negate(inner) | Quantity::Absolute(inner) => quantity(inner, found),
        Quantity::Arithmetic(a, _, b) => {
            quantity(a, found);
            quantity(b, found);
        }
        Quantity::Minimum(list) | Quantity::Maximum(list) => list.iter().for_each(|q| quantity(q, found)),
        Quantity::Constant(_) | Quantity::Bound(_) => {}
    }
}
