//! Truths made of others: negations, conjunctions, alternatives.

use bachet_notation::clue::{Amount, CategoryId, Comparison, Order, Quantity, Truth};

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

/// Whether it states, alone or among others, that two names denote one entity.
pub(crate) fn identifies(truth: &Truth) -> bool {
    if let Truth::And(all) = truth { all.iter().any(identifies) } else { is_identity(truth) }
}

/// Returns the category in which a truth only says that one has more or less than another.
pub(crate) fn compared_without_amount(truth: &Truth) -> Option<CategoryId> {
    let is_order = |comparison: &Comparison| matches!(comparison, Comparison::Less | Comparison::Greater);
    match truth {
        Truth::Places(_, Order::Before | Order::After, _, axis) => Some(*axis),
        Truth::Numbers(Quantity::Of(one, _), comparison, Quantity::Of(other, _)) if is_order(comparison) => {
            (one == other).then_some(*one)
        }
        Truth::Not(inner) => compared_without_amount(inner),
        Truth::And(all) => all.iter().find_map(compared_without_amount),
        _ => None,
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

/// Returns that at least one of the truths holds.
pub(super) fn at_least_one(mut truths: Vec<Truth>) -> Truth {
    if truths.len() == 1 { truths.remove(0) } else { Truth::Or(truths) }
}

/// Returns that exactly one of the truths holds.
pub(super) fn exactly_one(mut truths: Vec<Truth>) -> Truth {
    match truths.len() {
        1 => truths.remove(0),
        2 => {
            let second = truths.remove(1);
            Truth::Xor(Box::new(truths.remove(0)), Box::new(second))
        }
        _ => Truth::Count(Amount::Exactly(1), truths),
    }
}
