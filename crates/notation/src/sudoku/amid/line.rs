//! The lines of a text that may hold rows of a board, without what programs and mail put around a row.

use crate::Span;
use crate::lines::lines_with_offsets;
use crate::sudoku::rows::is_border;

/// Maximum number of brackets, quotes and the like around a row, one inside the other. Each is another pass over the
/// line.
const MAX_WRAPPINGS: usize = 8;

/// A line of a source, and the part of it that may be a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct SourceLine<'a> {
    /// The line without its end.
    pub raw: &'a str,
    /// The offset of `raw`.
    pub start: usize,
    /// The line without the marks of a quoted mail.
    pub body: &'a str,
    /// The part without quotes, brackets, comments and a label.
    pub inner: &'a str,
    /// The label before the row: `row 3:`, `3)`.
    pub label: Option<&'a str>,
}

impl<'a> SourceLine<'a> {
    fn new(start: usize, raw: &'a str) -> Self {
        let body = without_reply_marks(raw);
        if let Some((label, rest)) = indexed(body) {
            return Self { raw, start, body, inner: rest.trim_matches(' '), label: Some(label) };
        }
        let inner = without_wrapping(without_comment(body));
        let (label, inner) = match labelled(inner) {
            Some((label, rest)) => (Some(label), without_wrapping(rest)),
            None => (None, inner),
        };
        Self { raw, start, body, inner, label }
    }

    /// Returns the place of the whole line, without the blanks around it.
    pub(super) fn span(&self) -> Span {
        let text = self.raw.trim();
        let start = self.start + (self.raw.len() - self.raw.trim_start().len());
        Span::new(start, start + text.len())
    }

    /// Returns the offset in the source of a part of this line.
    pub(super) fn offset(&self, part: &str) -> usize {
        self.start + (part.as_ptr() as usize - self.raw.as_ptr() as usize)
    }

    pub(super) fn is_blank(&self) -> bool {
        self.body.trim().is_empty()
    }

    /// Whether it is drawn without cells.
    pub(super) fn is_border(&self) -> bool {
        !self.is_blank() && is_border(self.body.trim())
    }
}

/// Returns every line of a source.
pub(super) fn source_lines(source: &str) -> Vec<SourceLine<'_>> {
    lines_with_offsets(source).map(|(start, raw)| SourceLine::new(start, raw)).collect()
}

/// Returns the line without the marks of a quoted mail: `> > 53..7....`. Three marks are the prompt of a program.
fn without_reply_marks(line: &str) -> &str {
    let text = line.trim_start();
    if !text.starts_with('>') || text.starts_with(">>>") {
        return line;
    }
    let inside = text.trim_start_matches(['>', ' ']);
    let marks = &text[..text.len() - inside.len()];
    // One blank belongs to the mark, others to the line.
    let end = marks.rfind('>').map_or(0, |at| at + 1);
    let rest = &text[end..];
    rest.strip_prefix(' ').unwrap_or(rest)
}

/// Returns the line without the comment that a programming language allows behind a row, or before one.
fn without_comment(line: &str) -> &str {
    let text = line.strip_prefix("//").unwrap_or(line);
    // Several of these signs are empty cells.
    let hashes = if text.matches('#').count() == 1 { [" # ", "\t# "] } else { ["//"; 2] };
    let ends = ["//", "/*", hashes[0], hashes[1]].map(|mark| text.find(mark).filter(|&at| at > 0));
    match ends.into_iter().flatten().min() {
        Some(end) => &text[..end],
        None => text,
    }
}

/// Returns the text without quotes, brackets and commas around it.
pub(super) fn without_wrapping(text: &str) -> &str {
    let mut text = text.trim_matches(' ');
    for _ in 0..MAX_WRAPPINGS {
        let before = text;
        text = text.trim_end_matches(['"', '\'', '`', ']', ')', ';', ',', '\\']);
        if text.len() < before.len() || text.starts_with(['"', '\'', '`', '[', '(']) {
            text = text.trim().trim_start_matches(['"', '\'', '`', '[', '(']);
        }
        // Braces of a programming language; those around the candidates of a cell are closed at once.
        let closed = text.find('}').is_some_and(|at| text[at + 1..].contains(|c: char| !"}]),; ".contains(c)));
        if text.starts_with('{') && !closed && text.contains([',', ' ']) {
            text = text[1..].trim_start_matches('{').trim_end_matches(['}', ',', ';', ' ']);
        } else if text.ends_with('}') && !text.contains('{') {
            text = text.trim_end_matches(['}', ',', ';', ' ']);
        }
        if text.len() == before.len() {
            break;
        }
    }
    text
}

/// Returns the label of a row and the row: `row 1: 5 3 .`, `A) 53.`.
fn labelled(text: &str) -> Option<(&str, &str)> {
    let text = text.trim();
    let end = text.find([':', ')'])?;
    let label = text[..end].trim();
    let name = label.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end();
    let number = &label[name.len()..];
    let is_word = name.chars().all(char::is_alphabetic) && label.chars().count() <= 10;
    let is_letter = number.is_empty() && name.chars().count() == 1;
    let rest = &text[end + 1..];
    (is_word && (is_letter || !number.is_empty()) && !rest.trim().is_empty()).then_some((label, rest))
}

/// Returns the index and the row of a line of a matrix as R prints it: `[1,]  5  3 NA`.
fn indexed(text: &str) -> Option<(&str, &str)> {
    let (index, rest) = text.trim_start().strip_prefix('[')?.split_once(",]")?;
    (matches!(index.len(), 1..=2) && index.bytes().all(|b| b.is_ascii_digit())).then_some((index, rest))
}

/// Returns the number of a label, from 1: `row 3`, `3`, `C`.
pub(super) fn label_number(label: &str) -> Option<usize> {
    let label = label.trim();
    let digits = label.len() - label.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    if digits > 0 {
        return label[label.len() - digits..].parse().ok().filter(|_| digits <= 2);
    }
    match label.as_bytes() {
        [c] if c.is_ascii_alphabetic() => Some(usize::from(c.to_ascii_uppercase() - b'A') + 1),
        _ => None,
    }
}
