//! Things that one is behind or in front of without any order among them: "behind the green door".

use super::words::Role;
use crate::scan::Scan;

/// Returns the length of the preposition at a token if such a thing follows, with or without a name.
pub(super) fn behind(scan: &Scan<'_>, at: usize) -> Option<usize> {
    let words = &scan.vocabulary.language.guess_words;
    let length = words.is(Role::Behind, scan.tokens, at).filter(|_| !scan.is_in_name(at))?;
    let thing = scan.skip_articles(at + length);
    let is_screen = |at: usize| words.is(Role::Screen, scan.tokens, at).is_some();
    let name = scan.mention(thing, scan.tokens.len()).map(|name| name.end as usize);
    (is_screen(thing) || name.is_some_and(is_screen)).then_some(length)
}

/// Whether a sentence says of something that it is behind such a thing, with its name: a comparison would be read.
pub(crate) fn hides(scan: &Scan<'_>) -> bool {
    (0..scan.tokens.len())
        .any(|at| behind(scan, at).is_some_and(|length| scan.names_in(at + length, scan.tokens.len()) > 0))
}
