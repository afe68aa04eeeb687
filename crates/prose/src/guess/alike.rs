//! Names beside the subject of which the same is said, or not: "like Ann, Bob has no dog", "unlike Ann Bob came first".

use super::words::Role;
use crate::scan::Scan;
use crate::tokens::Token;

/// Somebody beside the subject.
pub(super) struct Alike {
    /// The clause without the words for it.
    pub(super) rest: Vec<Token>,
    pub(super) name: Vec<Token>,
    /// Whether the clause does not hold of it.
    pub(super) unlike: bool,
}

/// Returns whom a clause is said of as well, in words that no commas part from the rest.
pub(super) fn alike(scan: &Scan<'_>) -> Option<Alike> {
    let (words, tokens) = (&scan.vocabulary.language.guess_words, scan.tokens);
    let is_comma = |at: usize| tokens.get(at).is_some_and(|token| token.is_sign(','));
    (0..tokens.len()).find_map(|at| {
        let unlike = words.is(Role::Unlike, tokens, at);
        let length = unlike.or_else(|| words.is(Role::Like, tokens, at))?;
        let name = scan.skip_articles(at + length);
        let name = scan.names().find(|found| found.start as usize == name)?;
        let end = name.end as usize;
        // Between commas it is a part of its own.
        let is_parted = (at == 0 || is_comma(at - 1)) && (end == tokens.len() || is_comma(end));
        // Two of a kind are alike: "does not like cocoa" compares nobody with cocoa.
        let mut others = scan.names().filter(|other| other.start != name.start);
        let subject = others.next()?;
        let is_kind = name.values[0].category == subject.values[0].category;
        (!is_parted && is_kind && others.next().is_some()).then(|| Alike {
            rest: [&tokens[..at], &tokens[end..]].concat(),
            name: tokens[name.start as usize..end].to_vec(),
            unlike: unlike.is_some(),
        })
    })
}
