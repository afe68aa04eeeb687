//! Segmentation of a text into sentences.

use std::ops::Range;

use crate::page::Words;
use crate::page::words::PhraseRole;
use crate::tokens::{Token, tokens};

/// The sentences of a text, as ranges of its bytes without blanks at their ends. Linear.
pub(super) fn sentences(text: &str, words: &Words<'_>) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut from = 0;
    for (at, c) in text.char_indices() {
        if !matches!(c, '.' | '!' | '?' | '…') || at < from {
            continue;
        }
        let mut end = at + c.len_utf8();
        end += text[end..].len() - text[end..].trim_start_matches(['.', '!', '?', '"', '”', '»', ')', '*']).len();
        end += closing(&text[end..]);
        let rest = &text[end..];
        let next = rest.trim_start().chars().next();
        // A sentence continues before a small letter; a question mark may have a blank before it: `Qui ?`.
        let begins = rest.starts_with(char::is_whitespace)
            && next.is_some_and(|n| n.is_uppercase() || n.is_ascii_digit() || "\"“„«»'‘‚(`*".contains(n));
        let goes_on = || abbreviated(&text[from..at], words) || is_ordinal(&text[from..at], rest, words);
        if next.is_none() || begins && !(c == '.' && goes_on()) {
            push(&mut found, text, from..end);
            from = end;
        }
    }
    push(&mut found, text, from..text.len());
    found
}

/// Returns the length of the closing quotation mark that a text begins with behind a blank, as in French: ` »`. What
/// opens a quotation has its text right behind it.
fn closing(text: &str) -> usize {
    let behind = text.trim_start().strip_prefix('»').filter(|_| text.starts_with(char::is_whitespace));
    let closes =
        |behind: &&str| behind.chars().next().is_none_or(|c| c.is_whitespace() || [',', '.', ';'].contains(&c));
    behind.filter(closes).map_or(0, |behind| text.len() - behind.len())
}

/// Whether the full stop after a text may belong to its last word: an initial or an abbreviation.
fn abbreviated(text: &str, words: &Words<'_>) -> bool {
    let start = text.rfind(|c: char| c.is_whitespace() || c == '.').map_or(0, |at| at + 1);
    let last = text.get(start..).unwrap_or_default().trim_start_matches(['(', '"', '«', '“']);
    let initial = last.chars().count() == 1 && last.chars().all(char::is_alphabetic);
    let found = tokens(last, words.split);
    let shortened = |class| words.language.lexicon.at(&found, 0).iter().any(|p| p.class == class);
    initial || !found.is_empty() && words.language.grammar.roles.abbreviation.is_some_and(shortened)
}

/// Whether the full stop between two texts makes an ordinal of the number before it: `9. August`, `der 4. Platz`.
fn is_ordinal(text: &str, rest: &str, words: &Words<'_>) -> bool {
    let numerals = &words.language.forms.numerals;
    let start = text.len() - text.bytes().rev().take_while(|byte| !byte.is_ascii_whitespace()).count();
    let last = text.get(start..).unwrap_or_default().trim_start_matches('(');
    let is_day = (1..=2).contains(&last.len()) && last.bytes().all(|byte| byte.is_ascii_digit());
    if !is_day || !tokens(&format!("{last}."), words.split).get(1).is_some_and(|sign| numerals.makes_ordinal(sign)) {
        return false;
    }
    let next = tokens(rest.split_whitespace().next().unwrap_or_default(), words.split);
    let is_month = next.first().is_some_and(|token| words.page.is_month(&token.text));
    let before = tokens(text[..start].split_whitespace().next_back().unwrap_or_default(), words.split);
    let is_around = |part: PhraseRole| words.page.at(part, &before, 0) == Some(before.len());
    is_month || before.len() == 1 && (is_around(PhraseRole::Cut) || is_article(&before, words))
}

/// Whether the first word is an article.
fn is_article(found: &[Token], words: &Words<'_>) -> bool {
    let the = words.language.grammar.roles.the;
    words.language.lexicon.at(found, 0).iter().any(|phrase| Some(phrase.class) == the)
}

fn push(found: &mut Vec<Range<usize>>, text: &str, range: Range<usize>) {
    let raw = &text[range.clone()];
    let trimmed = raw.trim();
    if !trimmed.is_empty() {
        let start = range.start + (raw.len() - raw.trim_start().len());
        found.push(start..start + trimmed.len());
    }
}
