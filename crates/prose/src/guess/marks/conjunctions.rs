//! The negations and conjunctions of a clause.

use super::What;
use crate::scan::Scan;

/// Returns the negation or conjunction at a token, and its length in tokens; the longest if there are several.
pub(super) fn conjunction<'a>(scan: &Scan<'a>, at: usize) -> Option<(Option<What<'a>>, usize)> {
    let roles = scan.grammar().roles;
    let length = |classes: &[Option<_>]| {
        let lengths = classes.iter().flatten().filter_map(|&class| scan.phrases(at, &[class]).next());
        lengths.max()
    };
    let all = [
        (length(&[roles.not, roles.not_behind, roles.lacking, roles.no]), Some(What::Not)),
        (length(&[roles.half_not]), None),
        (length(&[roles.nor, roles.neither]), Some(What::Nor)),
        (length(&[roles.or]), Some(What::Or)),
        (length(&[roles.either]), Some(What::Either)),
        (length(&[roles.both]), None),
        (length(&[roles.and]), Some(What::And)),
        (length(&[roles.than]), Some(What::Than)),
    ];
    let longest = all.iter().filter_map(|(length, _)| *length).max()?;
    all.into_iter().find(|(length, _)| *length == Some(longest)).map(|(_, what)| (what, longest))
}
