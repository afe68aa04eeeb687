//! Whether a truth contradicts itself: then the sentence had another meaning.
//!
//! "Bob ordered tea but got milk" says of one person two drinks; no author means that both are his.

use bachet_notation::clue::{Comparison, Truth, ValueId, Who};

/// Whether the parts of a truth say of one entity two values of one category, or a value that others deny.
#[inline(never)]
pub(crate) fn contradicts_itself(truth: &Truth) -> bool {
    let Truth::And(all) = truth else { return compares_with_itself(truth) };
    if all.iter().any(compares_with_itself) {
        return true;
    }
    // The values of each entity that the sentence mentions.
    let mut entities: Vec<Vec<ValueId>> = Vec::new();
    for part in all {
        let Truth::Same(Who::Has(a), Comparison::Equal, Who::Has(b)) = part else { continue };
        let mut one = vec![*a, *b];
        entities.retain_mut(|known| {
            let same = known.contains(a) || known.contains(b);
            if same {
                one.append(known);
            }
            !same
        });
        one.sort_unstable();
        one.dedup();
        entities.push(one);
    }
    let denied = |values: &[ValueId]| {
        let is_denied = |part: &Truth| match part {
            Truth::Same(Who::Has(a), Comparison::NotEqual, Who::Has(b)) => values.contains(a) && values.contains(b),
            _ => false,
        };
        all.iter().any(is_denied)
    };
    let has_two = |values: &[ValueId]| values.windows(2).any(|pair| pair[0].category == pair[1].category);
    entities.iter().any(|values| has_two(values) || denied(values))
}

/// Whether a truth says that a number is more or less than itself.
fn compares_with_itself(truth: &Truth) -> bool {
    let is_strict = |sign: Comparison| matches!(sign, Comparison::Less | Comparison::Greater | Comparison::NotEqual);
    matches!(truth, Truth::Numbers(one, sign, other) if is_strict(*sign) && one == other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bachet_notation::clue::CategoryId;

    fn value(category: u32, index: u32) -> Who {
        Who::Has(ValueId { category: CategoryId(category), index })
    }

    fn same(a: (u32, u32), b: (u32, u32)) -> Truth {
        Truth::Same(value(a.0, a.1), Comparison::Equal, value(b.0, b.1))
    }

    #[test]
    fn one_has_no_two_values_of_a_category() {
        assert!(contradicts_itself(&Truth::And(vec![same((0, 1), (1, 0)), same((0, 1), (1, 1))])));
        let through_a_third =
            vec![same((0, 1), (1, 0)), same((2, 2), (3, 0)), same((2, 2), (1, 0)), same((3, 1), (0, 1))];
        assert!(contradicts_itself(&Truth::And(through_a_third)));
        assert!(!contradicts_itself(&Truth::And(vec![same((0, 1), (1, 0)), same((0, 2), (1, 1))])));
        assert!(!contradicts_itself(&same((0, 1), (1, 0))));
        let other = |a, b| Truth::Same(value(0, a), Comparison::NotEqual, value(1, b));
        assert!(contradicts_itself(&Truth::And(vec![same((0, 1), (1, 0)), other(1, 0)])));
        assert!(!contradicts_itself(&Truth::And(vec![same((0, 1), (1, 0)), other(1, 2)])));
    }
}
