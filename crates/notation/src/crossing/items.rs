//! The items of a list in a crossing: commas, semicolons and lines part them, but not inside quotes.

use crate::lines::{Line, closing_quote};
use crate::{Code, Diagnostic, Span, Text};

/// Splits lines into items, none of them empty. Linear.
///
/// A comma with a blank or a quote behind it parts, and so does one without that does not stand between two digits:
/// `blue,green` but not `1,5`.
pub(super) fn items(lines: &[Line<'_>], problems: &mut Vec<Diagnostic>) -> Vec<Text> {
    let mut items = Vec::new();
    let mut empty = false;
    for line in lines {
        let masked = masked(line.text);
        let mut from = 0;
        for end in separators(line.text, &masked).map(Some).chain([None]) {
            let to = end.unwrap_or(line.text.len());
            let raw = &line.text[from..to];
            let start = from + (raw.len() - raw.trim_start().len());
            from = end.map_or(line.text.len(), |e| e + 1);
            let piece = raw.trim();
            let at = line.start as usize + start;
            if !piece.is_empty() {
                split(piece, &masked[start..start + piece.len()], at, &mut items);
            } else if end.is_some() && !std::mem::replace(&mut empty, true) {
                problems.push(Diagnostic::new(Code::EmptyItem, Span::new(at, at)));
            }
        }
    }
    items
}

/// The places of the separators beyond doubt: `;`, and a comma before a blank, a quote or the end.
fn separators<'t>(text: &'t str, masked: &'t [u8]) -> impl Iterator<Item = usize> + 't {
    let parts = |at: &usize| match masked[*at] {
        b';' => true,
        b',' => text[at + 1..].chars().next().is_none_or(|c| c.is_whitespace() || c == '"'),
        _ => false,
    };
    (0..masked.len()).filter(parts)
}

fn split(piece: &str, masked: &[u8], start: usize, items: &mut Vec<Text>) {
    let digit = |at: Option<usize>| at.and_then(|at| masked.get(at)).is_some_and(u8::is_ascii_digit);
    let parts = |at: &usize| masked[*at] == b',' && !(digit(at.checked_sub(1)) && digit(Some(at + 1)));
    let mut from = 0;
    for end in (0..masked.len()).filter(parts).chain([masked.len()]) {
        let raw = &piece[from..end];
        let trimmed = raw.trim();
        if !trimmed.is_empty() {
            let indent = raw.len() - raw.trim_start().len();
            items.push(Text::new(trimmed, (start + from + indent) as u32));
        }
        from = end + 1;
    }
}

/// The bytes of a text in lower case, with every byte of a name in quotes, and of whatever is not ASCII, as a quote: what
/// stands there is no sign and no word of the notation. Linear.
pub(super) fn masked(text: &str) -> Vec<u8> {
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

/// The last place of a word in a masked text.
pub(super) fn last(masked: &[u8], word: &str) -> Option<usize> {
    masked.windows(word.len()).rposition(|w| w == word.as_bytes())
}

/// The first place of a word in a masked text.
pub(super) fn first(masked: &[u8], word: &str) -> Option<usize> {
    masked.windows(word.len()).position(|w| w == word.as_bytes())
}
