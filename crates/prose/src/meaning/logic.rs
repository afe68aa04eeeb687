//! Truths made of others: negations, conjunctions, alternatives.

use bachet_notation::clue::{Amount, Comparison, Truth};

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
