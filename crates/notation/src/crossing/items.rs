//! The items of a list in a crossing: commas, semicolons and lines part them.

use crate::lines::Line;
use crate::lists::Separators;
use crate::{Code, Diagnostic, Span, Text};

/// Splits lines into items, none of them empty. Linear.
///
/// A comma with a blank or a quote behind it parts, and so does one without where no digits alone follow: `blue,green`
/// but not `1,5`.
pub(super) fn items(lines: &[Line<'_>], problems: &mut Vec<Diagnostic>) -> Vec<Text> {
    let mut items = Vec::new();
    let mut empty = false;
    for line in lines {
        let mut from = 0;
        for end in Separators::new(line.text).map(Some).chain([None]) {
            let to = end.unwrap_or(line.text.len());
            let raw = &line.text[from..to];
            let start = line.start as usize + from + (raw.len() - raw.trim_start().len());
            from = end.map_or(line.text.len(), |e| e + 1);
            let piece = raw.trim();
            if !piece.is_empty() {
                split(piece, start, &mut items);
            } else if end.is_some() && !std::mem::replace(&mut empty, true) {
                problems.push(Diagnostic::new(Code::EmptyItem, Span::new(start, start)));
            }
        }
    }
    items
}

fn split(piece: &str, start: usize, items: &mut Vec<Text>) {
    let digits_alone = |part: &str| part.trim().bytes().all(|b| b.is_ascii_digit());
    let parts: Vec<&str> = piece.split(',').collect();
    if piece.starts_with('"') || parts.len() == 1 || parts[1..].iter().any(|p| digits_alone(p)) {
        items.push(Text::new(piece, start as u32));
        return;
    }
    let mut at = start;
    for part in parts {
        let trimmed = part.trim();
        if !trimmed.is_empty() {
            let indent = part.len() - part.trim_start().len();
            items.push(Text::new(trimmed, (at + indent) as u32));
        }
        at += part.len() + 1;
    }
}
