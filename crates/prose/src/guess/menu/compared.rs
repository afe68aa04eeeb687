//! Which categories two sides may be compared in.

use bachet_notation::clue::CategoryId;

use super::sides::{Sentence, Side};
use crate::guess::places::named_order;
use crate::guess::rows;
use crate::scan::Scan;
use crate::vocabulary::Comparison;

/// Returns the categories that may be compared, the likeliest first, with the sign of the first side.
pub(super) fn categories(
    scan: &Scan<'_>,
    sentence: &Sentence<'_>,
    one: &Side<'_>,
    other: &Side<'_>,
) -> Vec<(CategoryId, i8)> {
    let (vocabulary, cue) = (scan.vocabulary, &other.cue);
    let mut found: Vec<(CategoryId, i8)> = Vec::new();
    let comparative = cue.comparative.or(cue.may_compare);
    let behind = comparative.map_or(scan.tokens.len(), |(_, end)| end);
    let (number, unit) = match &cue.amount {
        Some((number, unit)) => (Some(unit.as_ref().map_or(*number, |unit| number * unit.factor)), unit.as_ref()),
        None => (None, None),
    };
    if cue.place.is_none() && (cue.compares() || comparative.is_some()) {
        let comparison = Comparison {
            comparative: comparative.map(|(comparative, _)| comparative),
            unit,
            number,
            described: &sentence.described,
            behind: behind..other.start.max(behind),
        };
        found = rows::compared(scan, &comparison).0;
    }
    let sign = found.first().map_or(-1, |found| found.1);
    let sign = comparative.and_then(|(comparative, _)| comparative.only_sign()).unwrap_or(sign);
    let row = || vocabulary.axis().filter(|&axis| vocabulary.is_position(axis));
    let sequence = || vocabulary.sequence(scan.tokens, 0..scan.tokens.len(), &sentence.described);
    let named = named_order(scan, &sentence.described);
    let likely = [named, row().filter(|_| cue.place.is_some()), sequence(), vocabulary.axis()];
    let all = vocabulary.puzzle.category_ids().filter(|&category| vocabulary.puzzle.category(category).ordered);
    // What is named by its number is compared in another category, if there is one.
    let names = |category| one.values.iter().chain(&other.values).any(|value| value.category == category);
    let (own, others): (Vec<CategoryId>, Vec<CategoryId>) = all.partition(|&category| names(category));
    for category in likely.into_iter().flatten().filter(|&category| !names(category)).chain(others).chain(own) {
        if !found.iter().any(|known| known.0 == category) {
            found.push((category, sign));
        }
    }
    let counted = |category| unit.is_none_or(|unit| unit.places || unit.categories.contains(&category));
    found.retain(|&(category, _)| counted(category));
    found
}
