//! Boards as a list of cells and their values: `r1c2=7, r3c4: 5`.

use crate::Span;
use crate::lines::shown;

/// A value and its cell, or a sum and its cells.
pub(super) struct Stated {
    /// The cells: row and column, from 1.
    pub cells: Vec<(u32, u32)>,
    pub value: u32,
    pub span: Span,
}

/// Returns what a source states, and the first text that is neither that nor a separator. `None` if it has fewer than
/// four cells, or no statement at all. Linear.
pub(super) fn statements(source: &str) -> Option<Vec<Stated>> {
    let mut found: Vec<Stated> = Vec::new();
    let mut cells: Vec<(u32, u32)> = Vec::new();
    let mut from = 0;
    let bytes = source.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let begins = at == 0 || !bytes[at - 1].is_ascii_alphanumeric();
        if let Some((row, column, length)) = cell_name(&source.as_bytes()[at..]).filter(|_| begins) {
            if cells.is_empty() {
                from = at;
            }
            cells.push((row, column));
            at += length;
            let rest = &source[at..];
            let text = rest.trim_start_matches([' ', '\t']);
            let signs = ["=", ":", "->", "→", "is "];
            let value =
                signs.iter().find_map(|sign| text.strip_prefix(sign)).map(|t| t.trim_start_matches([' ', '\t']));
            if let Some(value) = value {
                let digits = value.len() - value.trim_start_matches(|c: char| c.is_ascii_digit()).len();
                if (1..=3).contains(&digits) {
                    at = source.len() - value.len() + digits;
                    let value = value[..digits].parse().unwrap_or(0);
                    found.push(Stated { cells: std::mem::take(&mut cells), value, span: Span::new(from, at) });
                }
            }
            continue;
        }
        if bytes[at] == b'\n' {
            cells.clear();
        }
        at += 1;
    }
    (found.len() >= 4).then_some(found)
}

/// Returns row and column of the cell that a text begins with, and the length of its name: `r1c9`, `R1C9`.
fn cell_name(text: &[u8]) -> Option<(u32, u32, usize)> {
    if !matches!(text.first(), Some(b'r' | b'R')) {
        return None;
    }
    let number = |from: usize| {
        let digits = text[from..].iter().take(3).take_while(|b| b.is_ascii_digit()).count();
        let value = text[from..from + digits].iter().fold(0, |n, b| 10 * n + u32::from(b - b'0'));
        (1..=2).contains(&digits).then_some((value, from + digits))
    };
    let (row, end) = number(1)?;
    if !matches!(text.get(end), Some(b'c' | b'C')) {
        return None;
    }
    let (column, end) = number(end + 1)?;
    (!text.get(end).is_some_and(u8::is_ascii_alphanumeric)).then_some((row, column, end))
}

/// Returns the text of a statement as a message repeats it.
pub(super) fn text(source: &str, stated: &Stated) -> String {
    shown(&source[stated.span.start as usize..stated.span.end as usize])
}
