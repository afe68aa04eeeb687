//! The ends of orders: "the last to leave", "the cheapest", "the middle one".

use bachet_notation::Kind;
use bachet_notation::clue::{CategoryId, ValueId};
use smallvec::SmallVec;

use super::marks::{Mark, What};
use super::words::Role;
use crate::scan::Scan;
use crate::vocabulary::{Comparison, Degree, Description};

/// Finds the values of the ends of orders in a clause; one that may be none is a word of logic.
pub(super) fn resolve(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let described: Vec<Description> = marks
        .iter()
        .filter_map(|mark| match &mark.what {
            What::Name(values) => {
                let categories = values.iter().map(|value| value.category).collect();
                Some(Description { range: mark.start..mark.end, categories })
            }
            _ => None,
        })
        .collect();
    for at in 0..marks.len() {
        if !matches!(marks[at].what, What::Extreme(_)) {
            continue;
        }
        let next = marks.get(at + 1).map_or(scan.tokens.len(), |mark| mark.start);
        let values = values(scan, &marks[at], next, &described);
        marks[at].what = if values.is_empty() { What::Logic } else { What::Extreme(values) };
    }
}

fn values(scan: &Scan<'_>, mark: &Mark<'_>, next: usize, described: &[Description]) -> SmallVec<[ValueId; 2]> {
    let vocabulary = scan.vocabulary;
    let role =
        vocabulary.language.guess_words.at(scan.tokens, mark.start).filter(|role| mark.start + role.1 == mark.end);
    if let Some((role, _)) = role {
        let words = (0..scan.tokens.len()).filter(|&at| !(mark.start..mark.end).contains(&at));
        let axis = vocabulary.sequence(scan.tokens, words, described);
        return axis.into_iter().filter_map(|axis| at_place(scan, axis, role)).collect();
    }
    let all = vocabulary.language.forms.comparatives(scan.tokens, mark.start);
    let superlative = all.into_iter().find(|found| found.0.degree == Degree::Superlative);
    let Some((comparative, _)) = superlative else { return SmallVec::new() };
    let comparison =
        Comparison { comparative: Some(comparative), unit: None, number: None, described, behind: mark.end..next };
    let compared = vocabulary.compared(&comparison, scan.tokens);
    let end =
        |(category, sign): (CategoryId, i8)| at_place(scan, category, if sign > 0 { Role::Last } else { Role::First });
    compared.into_iter().filter_map(end).collect()
}

/// Returns the value at a place of the order of a category, each of whose values occurs.
fn at_place(scan: &Scan<'_>, category: CategoryId, role: Role) -> Option<ValueId> {
    let of = scan.vocabulary.puzzle.category(category);
    if of.kind != Kind::OneEach {
        return None;
    }
    let order = of.order();
    let at = match role {
        Role::First => 0,
        Role::Last => order.len().checked_sub(1)?,
        Role::NextToLast => order.len().checked_sub(2)?,
        Role::Middle => (order.len() % 2 == 1).then_some(order.len() / 2)?,
        _ => return None,
    };
    Some(ValueId { category, index: *order.get(at)? })
}
