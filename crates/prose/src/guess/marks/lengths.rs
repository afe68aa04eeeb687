//! Words for before, after and beside with a number: what they do there that they do nowhere else.

use bachet_notation::NumericKind;
use bachet_notation::clue::ValueId;

use super::What;
use super::phrase::amount;
use crate::guess::derived;
use crate::scan::Scan;
use crate::vocabulary::Comparative;

/// Returns the length of a word for after at a token that only says how long something took, since a length of time that is
/// a value stands behind it: "ready after 35 minutes".
pub(super) fn reached(scan: &Scan<'_>, at: usize) -> Option<usize> {
    let is_after = |found: &&(&Comparative, usize)| found.0.sign_of_time() == Some(1) && !found.0.before_than;
    let all = scan.vocabulary.language.forms.comparatives(scan.tokens, at);
    let &(_, length) = all.iter().find(is_after)?;
    let (What::Amount(number, unit), _) = amount(scan, scan.skip_articles(at + length))? else { return None };
    let puzzle = scan.vocabulary.puzzle;
    let is_length = |value: &ValueId| {
        let is_plain = matches!(puzzle.category(value.category).numeric, Some(NumericKind::Number { .. }));
        is_plain && !scan.vocabulary.tells_when(value.category)
    };
    let opens = at == 0 || amount(scan, at - 1).is_none() && scan.units(at - 1).is_empty();
    let values = derived::numbered(scan, number, Some(&unit)).filter(|values| opens && values.iter().all(is_length));
    values.map(|_| length)
}

/// Whether a relation of places in a row stands at a token: `to the right of`.
pub(super) fn orders_places(scan: &Scan<'_>, at: usize) -> bool {
    let verbs = scan.vocabulary.language.guess_words.verbs.at(scan.tokens, at);
    scan.comparatives(at).iter().chain(&verbs).any(|found| found.0.orders_places())
}
