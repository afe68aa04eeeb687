//! The items of a list in crossings and puzzles of moves: commas, semicolons and lines separate
//! them, but not inside quotes.

use crate::lines::{Line, closing_quote};
use crate::{Span, Text};

/// What a comma in a list means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Commas {
    /// It separates items.
    Separate,
    /// It separates items before a blank, a quote or the end, and elsewhere unless it is between two digits:
    /// `blue,green` but not `1,5`.
    OrDecimals,
}

/// Splits lines into items, none of them empty. Linear.
///
/// Calls `empty` with the place of the first item that is empty.
pub(crate) fn items(lines: &[Line<'_>], commas: Commas, mut empty: impl FnMut(Span)) -> Vec<Text> {
    let mut items = Vec::new();
    let mut is_reported = false;
    for line in lines {
        let masked = masked(line.text);
        let separates = |at: usize| match (masked[at], commas) {
            (b';', _) | (b',', Commas::Separate) => true,
            (b',', Commas::OrDecimals) => {
                line.text[at + 1..].chars().next().is_none_or(|c| c.is_whitespace() || c == '"')
            }
            _ => false,
        };
        let mut from = 0;
        for end in (0..masked.len()).filter(|&at| separates(at)).map(Some).chain([None]) {
            let to = end.unwrap_or(line.text.len());
            let raw = &line.text[from..to];
            let start = from + (raw.len() - raw.trim_start().len());
            from = to + 1;
            let item = raw.trim();
            let at = line.start as usize + start;
            if !item.is_empty() {
                split(item, &masked[start..start + item.len()], at, &mut items);
            } else if end.is_some() && !std::mem::replace(&mut is_reported, true) {
                empty(Span::new(at, at));
            }
        }
    }
    items
}

/// Splits an item at commas that are not between two digits.
fn split(text: &str, masked: &[u8], start: usize, items: &mut Vec<Text>) {
    let digit = |at: Option<usize>| at.and_then(|at| masked.get(at)).is_some_and(u8::is_ascii_digit);
    let separates = |at: &usize| masked[*at] == b',' && !(digit(at.checked_sub(1)) && digit(Some(at + 1)));
    let mut from = 0;
    for end in (0..masked.len()).filter(separates).chain([masked.len()]) {
        let raw = &text[from..end];
        let item = raw.trim();
        if !item.is_empty() {
            let indent = raw.len() - raw.trim_start().len();
            items.push(Text::new(item, (start + from + indent) as u32));
        }
        from = end + 1;
    }
}

/// Returns the bytes of a text in lower case. Every byte of a name in quotes, and of a character that is not ASCII, is
/// a quote, so that no sign or word of the notation is found there. Linear.
pub(crate) fn masked(text: &str) -> Vec<u8> {
    let mut masked: Vec<u8> = text.bytes().map(|b| if b.is_ascii() { b.to_ascii_lowercase() } else { b'"' }).collect();
    let mut before = None;
    let mut until = 0;
    let mut may_close = true;
    for (at, c) in text.char_indices() {
        let opens = c == '"' && before.is_none_or(|b: char| !b.is_alphanumeric() && b != '"');
        if at >= until && opens && may_close {
            match closing_quote(text, at) {
                Some(end) => {
                    masked[at..end].fill(b'"');
                    until = end;
                }
                None => may_close = false,
            }
        }
        before = Some(c);
    }
    masked
}

/// Returns the last place of a word in a masked text.
pub(crate) fn last(masked: &[u8], word: &str) -> Option<usize> {
    masked.windows(word.len()).rposition(|w| w == word.as_bytes())
}

/// Returns the first place of a word in a masked text.
pub(crate) fn first(masked: &[u8], word: &str) -> Option<usize> {
    masked.windows(word.len()).position(|w| w == word.as_bytes())
}
