//! Words whose meaning depends on what stands beside them: `too` before an adjective and "for", `at least` without a
//! number, a verb of winning with an object.

use super::bound::bound;
use crate::guess::amounts;
use crate::guess::words::Role;
use crate::scan::Scan;
use crate::tokens::Kind;

/// Returns where the words end that begin at a token and say that something is not for somebody: "too hot for".
pub(super) fn too_much(scan: &Scan<'_>, at: usize) -> Option<usize> {
    let (words, tokens) = (&scan.vocabulary.language.guess_words, scan.tokens);
    let adjective = at + words.is(Role::Too, tokens, at)?;
    let is_word = adjective < tokens.len() && tokens[adjective].kind == Kind::Word && !scan.is_in_name(adjective);
    let preposition = adjective + 1;
    let length = words.is(Role::TooFor, tokens, preposition).filter(|_| is_word && !scan.is_in_name(preposition))?;
    let name = scan.skip_articles(preposition + length);
    scan.mention(name, tokens.len()).map(|_| preposition + length)
}

/// Whether nothing stands at a token that words for at least may bound: a comparison, or as much as somebody.
pub(super) fn bounds_nothing(scan: &Scan<'_>, at: usize) -> bool {
    let as_much = || scan.vocabulary.language.guess_words.is(Role::As, scan.tokens, at).is_some();
    at >= scan.tokens.len() || scan.comparatives(at).is_empty() && !as_much() && scan.number(at).is_none()
}

/// Whether what was won, or how much, stands at a token: "won the vase".
pub(super) fn is_object(scan: &Scan<'_>, at: usize) -> bool {
    !scan.comparatives(at).is_empty()
        || amounts::at(scan, at).is_some()
        || bound(scan, at).is_some()
        || scan.mention(scan.skip_articles(at), scan.tokens.len()).is_some()
}
