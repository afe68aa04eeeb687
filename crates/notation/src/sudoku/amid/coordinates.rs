//! Boards as a list of cells and their values: `r1c2=7, r3c4: 5`.

use crate::Span;
use crate::lines::shown;

/// Minimum number of values in such a list.
const MIN_STATEMENTS: usize = 4;

/// Maximum length of a line that is taken for a misspelt statement.
const MAX_STATEMENT: usize = 10;

/// A value and its cell, or a sum and its cells.
pub(super) struct Stated {
    /// The cells: row and column, from 1.
    pub cells: Vec<(u32, u32)>,
    pub value: u32,
    pub span: Span,
}

/// Returns what a source states. `None` if it has fewer than four statements. Linear.
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
    (found.len() >= MIN_STATEMENTS).then_some(found)
}

/// Returns the first text beside the statements that is nearly one: a number or a sign of equality on a line with
/// statements, or a short line that begins like one.
pub(super) fn unread(source: &str, stated: &[Stated]) -> Option<Span> {
    let ends = stated.iter().map(|s| s.span).chain([Span::new(source.len(), source.len())]);
    let mut from = 0;
    for next in ends {
        let between = &source[from..next.start as usize];
        let mut lines = between.split('\n').enumerate().peekable();
        while let Some((number, line)) = lines.next() {
            let is_beside = number == 0 && from > 0 || lines.peek().is_none() && (next.start as usize) < source.len();
            let text = line.trim_matches([' ', '\t', '\r', ',', ';', '.']);
            let is_near = if is_beside {
                text.contains(|c: char| c == '=' || c.is_ascii_digit())
            } else {
                let begins = text.starts_with(['r', 'R', 'c', 'C']) && text.len() <= MAX_STATEMENT;
                text.contains('=') || begins && text.contains(|c: char| c.is_ascii_digit())
            };
            if is_near {
                let start = text.as_ptr() as usize - source.as_ptr() as usize;
                return Some(Span::new(start, start + text.len()));
            }
        }
        from = next.end as usize;
    }
    None
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

/// Returns the place of the first cell that is named by a letter and a number, `A1=5`, if the source has several
/// values of such cells. It is not known whether the letter names the row or the column.
pub(super) fn lettered(source: &str) -> Option<Span> {
    let is_end = |c: char| c.is_whitespace() || matches!(c, ',' | ';');
    let is_statement = |word: &&str| {
        let (Some(name), value) = (word.get(..2), word.get(2..).unwrap_or_default()) else { return false };
        let [letter, number] = *name.as_bytes() else { return false };
        let value = value.strip_prefix(['=', ':']).unwrap_or_default();
        letter.is_ascii_alphabetic() && (b'1'..=b'9').contains(&number) && matches!(value.as_bytes(), [b'1'..=b'9'])
    };
    let words = source.split(is_end).filter(|word| !word.is_empty());
    let found: Vec<&str> = words.clone().filter(is_statement).take(MIN_STATEMENTS).collect();
    let first = *found.first().filter(|_| found.len() == MIN_STATEMENTS)?;
    let start = first.as_ptr() as usize - source.as_ptr() as usize;
    Some(Span::new(start, start + first.len()))
}

/// Returns the text of a statement as a message repeats it.
pub(super) fn text(source: &str, stated: &Stated) -> String {
    shown(&source[stated.span.start as usize..stated.span.end as usize])
}
