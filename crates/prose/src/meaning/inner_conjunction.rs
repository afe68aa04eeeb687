//! Whether a truth denies several facts together, or makes them an alternative or a condition together.
//!
//! An author who adds a remark to a name states it, whatever the sentence says of the name: "If Ann, who drinks tea, is
//! the pilot" says that Ann drinks tea. A reading with the remark inside the condition is not what was meant.

use bachet_notation::clue::{Comparison, Truth};

/// Whether several facts stand together where they are not simply stated.
pub(crate) fn has_inner_conjunction(truth: &Truth) -> bool {
    match truth {
        Truth::And(all) => all.iter().any(within),
        other => within(other),
    }
}

/// Whether a truth denies something outright.
pub(crate) fn denies(truth: &Truth) -> bool {
    match truth {
        Truth::And(all) => all.iter().any(denies),
        Truth::Same(_, comparison, _) | Truth::Items(_, comparison, _) | Truth::Numbers(_, comparison, _) => {
            *comparison == Comparison::NotEqual
        }
        Truth::Not(_) => true,
        _ => false,
    }
}

/// Whether a truth leaves open which of several facts holds.
pub(crate) fn has_alternatives(truth: &Truth) -> bool {
    match truth {
        Truth::And(all) => all.iter().any(has_alternatives),
        Truth::Or(_) | Truth::Xor(..) | Truth::Count(..) => true,
        Truth::Not(inner) => has_alternatives(inner),
        _ => false,
    }
}

fn within(truth: &Truth) -> bool {
    match truth {
        Truth::Or(all) | Truth::Count(_, all) => all.iter().any(together),
        Truth::Xor(a, b) | Truth::Implies(a, b) | Truth::Iff(a, b) => together(a) || together(b),
        Truth::Not(inner) | Truth::Every(_, _, inner) | Truth::Some(_, _, inner) => together(inner),
        Truth::And(all) => all.iter().any(within),
        _ => false,
    }
}

fn together(truth: &Truth) -> bool {
    matches!(truth, Truth::And(_)) || within(truth)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_are_together_only_within_another_truth() {
        let nothing = || Truth::Or(Vec::new());
        let both = || Truth::And(vec![nothing(), nothing()]);
        assert!(!has_inner_conjunction(&both()));
        assert!(has_inner_conjunction(&Truth::Not(Box::new(both()))));
        assert!(has_inner_conjunction(&Truth::And(vec![nothing(), Truth::Or(vec![nothing(), both()])])));
        assert!(!has_inner_conjunction(&Truth::Implies(Box::new(nothing()), Box::new(nothing()))));
    }
}
