//! "Did you mean": the declared name nearest to one that is not known.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::canonical_combining_class;

use crate::names::fold;

/// The longest name that suggestions are sought for; it bounds the work.
const LONGEST: usize = 40;

/// The nearest of the candidates, if one is near enough: at most one slip in three letters, accents counting for little.
pub fn nearest<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    if name.len() > 4 * LONGEST {
        return None;
    }
    let name = fold(name);
    let length = name.chars().count();
    if length > LONGEST {
        return None;
    }
    let bare = without_accents(&name);
    let allowed = (length / 3).max(1);
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let folded = fold(candidate);
        let other = folded.chars().count();
        if other.abs_diff(length) > allowed || other > LONGEST {
            continue;
        }
        let slips = strsim::osa_distance(&name, &folded);
        let slips = if without_accents(&folded) == bare { 0 } else { slips };
        // A name of one or two letters is near to every other one.
        let near = slips <= allowed && slips < length.max(other);
        if near && best.is_none_or(|(least, _)| slips < least) {
            best = Some((slips, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

fn without_accents(text: &str) -> String {
    text.nfd().filter(|&c| canonical_combining_class(c) == 0).collect()
}
