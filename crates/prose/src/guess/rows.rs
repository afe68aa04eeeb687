//! Comparisons that no category of the puzzle is about, in a puzzle with one row of places: "Ann was faster than Bob".

use bachet_notation::clue::CategoryId;

use super::places::named_order;
use crate::scan::Scan;
use crate::vocabulary::{Comparative, Comparison, is_time};

/// Returns the categories that a comparison may be about, with `1` where the first entity has more and `-1` where it
/// has less. The flag says whether the category is only assumed: if the comparison fits none, it may order the only
/// row of places, where the faster, earlier or nearer one comes first.
pub(super) fn compared(scan: &Scan<'_>, comparison: &Comparison<'_>) -> (Vec<(CategoryId, i8)>, bool) {
    let mut stated = scan.vocabulary.compared(comparison, scan.tokens);
    // Days are neither high nor low, as long as something else may be.
    let is_of_time = |category| scan.vocabulary.puzzle.category(category).numeric.as_ref().is_some_and(is_time);
    let says_when = comparison.comparative.is_none_or(Comparative::says_when);
    if !says_when && stated.iter().any(|found| !is_of_time(found.0)) {
        stated.retain(|found| !is_of_time(found.0));
    }
    if !stated.is_empty() {
        return (stated, false);
    }
    // "Ann's total is lower".
    let named = || named_order(scan, comparison.described).zip(comparison.comparative?.only_sign());
    let found = named().or_else(|| in_row(scan, comparison));
    (found.into_iter().collect(), found.is_some())
}

fn in_row(scan: &Scan<'_>, comparison: &Comparison<'_>) -> Option<(CategoryId, i8)> {
    let comparative = comparison.comparative?;
    let sign = comparative.sign_in_row().filter(|_| comparison.unit.is_none_or(|unit| unit.places))?;
    let vocabulary = scan.vocabulary;
    // "The family behind the blue door" stands nowhere in the row for it.
    let mut categories = comparison.described.iter().flat_map(|of| &of.categories);
    if comparative.orders_places() && categories.any(|&category| vocabulary.is_barrier(category)) {
        return None;
    }
    // Who is faster wins, if there is a winner.
    let winner = vocabulary.winner.category().filter(|_| !comparative.orders_places());
    let row = winner.or_else(|| vocabulary.sequence(scan.tokens, 0..scan.tokens.len(), comparison.described));
    let row = row.or_else(|| vocabulary.axis())?;
    Some((row, sign))
}
