//! Labels in words: `1st clue:`, `Note 2:`, `Der dritte Hinweis:`, `Indice n° 4 –`.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use crate::page::Words;
use crate::page::labels::digits_of;
use crate::page::lines::{Label, Line};
use crate::page::words::PhraseRole;
use crate::tokens::{Kind, Token, tokens};
use crate::vocabulary::Series;

/// Minimum number of lines that are counted in the same words.
const MIN_LINES: usize = 3;
/// Maximum number of words and signs of a label before its last mark.
const MAX_LABEL_TOKENS: usize = 6;
/// The marks that a label in words ends with.
const MARKS: [&str; 6] = [":", ".", ")", "-", "–", "—"];

/// How a line begins: words around a number, and a mark.
struct Head<'a> {
    /// The words before and after the number.
    words: Vec<String>,
    number: usize,
    /// The number in digits, empty if it is a word.
    label: &'a str,
    /// The length of the whole label with its mark, in bytes.
    length: usize,
}

/// Labels the lines that begin with the same words and count from 1 on: `Note 1:`, `Note 2:`, `Note 3:`. A word that the
/// page has elsewhere, too, is not only there to count: `House 1: ...` says of what the line speaks. Linear.
pub(super) fn read(lines: &mut [Line<'_>], source: &str, words: &Words<'_>) {
    let heads: Vec<(usize, Head<'_>)> = (lines.iter().enumerate())
        .filter(|(_, line)| !matches!(line.label, Label::Number(_)) && !line.heading)
        .filter_map(|(at, line)| Some((at, head(line, words)?)))
        .collect();
    let mut frames: FxHashMap<&[String], Vec<usize>> = FxHashMap::default();
    for (at, (_, head)) in heads.iter().enumerate() {
        frames.entry(&head.words).or_default().push(at);
    }
    let mut occurrences: FxHashMap<String, usize> = FxHashMap::default();
    if frames.values().any(|members| members.len() >= MIN_LINES) {
        for token in tokens(source, words.split) {
            for stem in stems(&token.text, words) {
                *occurrences.entry(stem).or_default() += 1;
            }
        }
    }
    let mut found: Vec<&Vec<usize>> = frames
        .iter()
        .filter(|(frame, members)| {
            let counts = members.iter().zip(1..).all(|(&at, number)| heads[at].1.number == number);
            counts && members.len() >= MIN_LINES && is_only_label(frame, members.len(), &occurrences, words)
        })
        .map(|(_, members)| members)
        .collect();
    found.sort();
    for &at in found.into_iter().flatten() {
        let (line, head) = &heads[at];
        let label = if head.label.is_empty() { digits_of(head.number).unwrap_or_default() } else { head.label };
        lines[*line].label_as(label, head.length);
    }
}

/// Returns how a line begins if that may be a label in words.
fn head<'a>(line: &Line<'a>, words: &Words<'_>) -> Option<Head<'a>> {
    let tokens = line.head(words.split);
    let mark = tokens.iter().take(MAX_LABEL_TOKENS + 1).position(is_mark)?;
    let (at, numeral) = (0..mark).find_map(|at| Some((at, words.language.forms.numerals.at(&tokens, at)?)))?;
    // The point of a German ordinal is no mark: `1. Hinweis:`.
    let mark = (numeral.end.max(mark)..=MAX_LABEL_TOKENS).find(|&at| tokens.get(at).is_some_and(is_mark))?;
    let is_word = |token: &Token| token.kind == Kind::Word || token.is_sign('°') || token.is_sign('#');
    let around = || tokens[..at].iter().chain(&tokens[numeral.end..mark]);
    if !around().all(is_word) || !around().any(|token| token.kind == Kind::Word) {
        return None;
    }
    // "One of them: ..." counts nothing.
    let is_written = tokens[at].kind == Kind::Number || numeral.series == Series::Ordinal;
    let end = tokens[mark].span.end as usize;
    let is_apart = line.text[end..].starts_with(char::is_whitespace);
    let number = numeral.number.is_integer().then(|| usize::try_from(numeral.number.to_integer()).ok())??;
    let label = &line.text[tokens[at].span.start as usize..];
    let label = &label[..label.bytes().take_while(u8::is_ascii_digit).count()];
    let words = around().filter(|token| token.kind == Kind::Word).map(|token| token.text.to_string()).collect();
    (is_written && is_apart).then_some(Head { words, number, label, length: end })
}

fn is_mark(token: &Token) -> bool {
    MARKS.contains(&token.text.as_str())
}

/// Whether the longest word of a label is a word for clues, or occurs nowhere else in a page. `occurrences` counts the
/// words of the page by their stems.
fn is_only_label(frame: &[String], count: usize, occurrences: &FxHashMap<String, usize>, words: &Words<'_>) -> bool {
    let Some(noun) = frame.iter().max_by_key(|word| word.len()) else { return false };
    let is_clue = words.page.at(PhraseRole::Clue, &tokens(noun, words.split), 0).is_some();
    is_clue || stems(noun, words).iter().all(|stem| occurrences.get(stem).is_none_or(|&found| found == count))
}

/// Returns the stems that a word may have.
fn stems(word: &str, words: &Words<'_>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    words.language.forms.inflection.forms(word, &mut |stem| {
        found.insert(stem.to_owned());
    });
    found
}
