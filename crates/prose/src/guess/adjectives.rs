//! Comparisons by "more than" or "less than" alone behind one with an adjective, which they leave out: French "plus tôt
//! que Luc, mais moins que Théo".

use crate::language::Adjectives;
use crate::scan::Scan;

/// Whether what stands between two tokens compares by nothing but "more than" or "less than".
pub(super) fn is_bare(scan: &Scan<'_>, at: usize, end: usize) -> bool {
    end == at + 2 && compares_any(scan, at) && scan.is_of(at + 1, scan.grammar().roles.than)
}

/// Whether what stands between two tokens compares by "more" or "less", an adjective and "than". "More of the tea than"
/// compares what is there.
pub(super) fn has_adjective(scan: &Scan<'_>, at: usize, end: usize) -> bool {
    let roles = scan.grammar().roles;
    end > at + 2 && compares_any(scan, at) && scan.is_of(end - 1, roles.than) && !scan.is_of(at + 1, roles.of)
}

/// Whether a sentence has a comparison that leaves out the adjective of the one before: no pattern knows its sign.
pub(super) fn are_left_out(scan: &Scan<'_>) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let mut adjective = false;
    let mut at = 0;
    while at < scan.tokens.len() {
        let verbs = words.verbs.at(scan.tokens, at);
        let length = scan.comparatives(at).iter().chain(&verbs).map(|found| found.1).max().unwrap_or(1);
        if adjective && is_bare(scan, at, at + length) {
            return true;
        }
        adjective |= has_adjective(scan, at, at + length);
        at += length;
    }
    false
}

fn compares_any(scan: &Scan<'_>, at: usize) -> bool {
    let all = scan.vocabulary.language.forms.comparatives(scan.tokens, at);
    all.iter().any(|found| found.1 == 1 && found.0.compares_any())
}

/// Whether a comparison of any amount, which ends before a token, compares an adjective that is not known: French "plus
/// bavard que" says nothing of prices. Where adjectives stand before nouns, the word may be a noun: "more apples than".
pub(super) fn is_unknown(scan: &Scan<'_>, at: usize, end: usize) -> bool {
    let (language, tokens) = (scan.vocabulary.language, scan.tokens);
    let compares_any = scan.comparatives(at).iter().any(|found| found.1 == end - at && found.0.compares_any());
    let is_than = |at: usize| at < tokens.len() && scan.is_of(at, scan.grammar().roles.than);
    let is_plain = |at: usize| !scan.refers(at) && language.guess_words.at(tokens, at).is_none();
    let is_word = |at: usize| scan.is_unknown(at) && is_plain(at);
    language.adjectives == Adjectives::Behind && compares_any && is_than(end + 1) && is_word(end)
}
