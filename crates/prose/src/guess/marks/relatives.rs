//! Nouns for somebody's relatives and acquaintances: `his wife`.

use smallvec::SmallVec;

use super::What;
use crate::guess::gender;
use crate::guess::words::Role;
use crate::scan::Scan;
use crate::vocabulary::Mention;

/// Returns what a noun at a token means that names a relative or an acquaintance, and its length: `sister` in "Ann's
/// sister has the cat", `wife` in "to his wife's dismay".
pub(super) fn relative_of<'a>(scan: &Scan<'a>, at: usize) -> Option<(What<'a>, usize)> {
    let roles = scan.grammar().roles;
    let classes: SmallVec<[_; 2]> = [roles.companion, roles.tie].into_iter().flatten().collect();
    let theirs = at > 0 && scan.is_of(at - 1, roles.theirs);
    let words = &scan.vocabulary.language.guess_words;
    // A relative of the author is no entity of the puzzle: "my great-aunt", "my late wife".
    let is_me = |before: usize| words.is(Role::Me, scan.tokens, before).is_some();
    let is_mine = at > 0 && is_me(at - 1) || at > 1 && is_me(at - 2) && scan.is_unknown(at - 1);
    let is_of = at > 1 && scan.is_of(at - 2, roles.of) && !scan.is_in_name(at - 2);
    // "The Webb family" is all of whom have that name.
    if words.is(Role::Household, scan.tokens, at).is_some() && !theirs {
        return None;
    }
    // "Came with her husband Bob": the two are the couple.
    let is_spouse = || {
        let is_person = |name: &Mention| name.values.iter().any(|&value| gender::is_named(scan, value));
        scan.mention(at + 1, scan.tokens.len()).is_some_and(is_person) && gender::are_couples(scan)
    };
    let what = if is_mine || theirs && (is_of || is_spouse()) {
        What::Unknown
    } else if theirs {
        What::Relative
    } else {
        What::Tie
    };
    (theirs || is_mine || scan.unclear().contains(&at))
        .then(|| scan.phrases(at, &classes).next())?
        .map(|length| (what, length))
}
