//! "Did you mean": the declared name nearest to an unknown one.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::canonical_combining_class;

use crate::names::fold;
use crate::{Argument, Diagnostic};

/// Maximum length of a name to find suggestions for, in characters; it bounds the work.
const MAX_LENGTH: usize = 40;

/// Returns the nearest candidate, if it is near enough: at most one slip in three letters. Accents count for little.
pub fn nearest<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    if name.len() > 4 * MAX_LENGTH {
        return None;
    }
    let name = fold(name);
    let length = name.chars().count();
    if length > MAX_LENGTH {
        return None;
    }
    let bare = without_accents(&name);
    let allowed = (length / 3).max(1);
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let folded = fold(candidate);
        let other = folded.chars().count();
        if other.abs_diff(length) > allowed || other > MAX_LENGTH {
            continue;
        }
        let same = without_accents(&folded) == bare;
        let slips = if same { 0 } else { strsim::osa_distance(&name, &folded) };
        // A name of one or two letters is near to every other one.
        let near = slips <= allowed && slips < length.max(other);
        if near && best.is_none_or(|(least, _)| slips < least) {
            best = Some((slips, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// Adds the nearest candidate as a correction, or else all of them as the argument `list`.
pub(crate) fn suggest<'a>(
    problem: Diagnostic,
    name: &str,
    candidates: impl Iterator<Item = &'a str> + Clone,
    list: &'static str,
) -> Diagnostic {
    match nearest(name, candidates.clone()) {
        None => problem.with(list, Argument::List(candidates.map(str::to_owned).collect())),
        near => problem.did_you_mean(near),
    }
}

fn without_accents(text: &str) -> String {
    text.nfd().filter(|&c| canonical_combining_class(c) == 0).collect()
}
