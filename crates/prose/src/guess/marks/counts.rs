//! What a number counts.

use bachet_notation::Number;

use super::{Mark, What};
use crate::scan::Scan;
use crate::tokens::Kind;

/// Whether an article that is a number, too, counts: "one ball less than", "exactly one house between".
pub(super) fn counts_one(scan: &Scan<'_>, at: usize) -> bool {
    let is_exact = at > 0 && scan.is_of(at - 1, scan.grammar().roles.exactly);
    let compares = |at: usize| at < scan.tokens.len() && !scan.comparatives(at).is_empty();
    // French "un verre de plus que".
    let adds = |at: usize| compares(at) && scan.is_of(at, scan.grammar().roles.preposition) && scan.than_follows(at);
    // "A ball less" counts balls, but French "une note plus haute" is a higher one.
    let counts = |at: usize| compares(at + 1) && !compares(at) && !scan.units(at).is_empty();
    is_exact || at + 1 < scan.tokens.len() && scan.refers(at + 1) && counts(at + 1) || adds(at + 2)
}

/// Whether a number is that of all entities: "the oldest of the five".
pub(super) fn counts_all(scan: &Scan<'_>, at: usize, number: Number) -> bool {
    let roles = scan.grammar().roles;
    let classes: Vec<_> = [roles.the, roles.of, roles.preposition].into_iter().flatten().collect();
    let all = scan.vocabulary.puzzle.categories.iter().map(|category| category.values.len()).max();
    let is_size = all.is_some_and(|size| number == Number::from_integer(size as i64));
    is_size && scan.tokens[at].kind == Kind::Word && at > 0 && scan.phrases(at - 1, &classes).next().is_some()
}

/// Makes plain words of the others that a number counts: "at least two others came before Ann".
pub(super) fn drop_others(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let is_other =
        |mark: &Mark<'_>| matches!(mark.what, What::Logic) && scan.is_of(mark.start, scan.grammar().roles.other);
    for at in 1..marks.len() {
        let counts = matches!(marks[at - 1].what, What::Number(_)) && marks[at - 1].end == marks[at].start;
        if counts && is_other(&marks[at]) {
            marks[at].what = What::Unknown;
        }
    }
}
