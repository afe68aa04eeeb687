//! Boards in one piece: in quotes, behind a label, as the value of a variable, as rows joined by a sign.

use super::cell::{cell, crossed_out};
use super::line::SourceLine;
use crate::Span;
use crate::sudoku::board::{Row, Written};
use crate::sudoku::line::{Excerpt, characters};

/// Sizes of boards that are found in one piece of text.
const SIZES: [usize; 9] = [4, 6, 8, 9, 10, 12, 15, 16, 25];
/// The largest of these.
const MAX_SIZE: usize = SIZES[SIZES.len() - 1];
/// Minimum number of cells of a board in one piece that has neither quotes nor a sign between its rows.
const MIN_BARE: usize = 36;
/// Maximum difference in length of a piece that is meant for a board.
const MAX_SLIP: usize = 6;
/// Signs that join rows.
const JOINTS: [char; 6] = ['/', '|', ',', ';', ':', '-'];
/// Minimum number of values of a short board, of which no two alike follow one another.
const MIN_VALUES: usize = 3;
/// Minimum length of a line that was wrapped.
const MIN_WRAPPED: usize = 20;
/// Maximum number of lines of the same length that one line was wrapped to.
const MAX_WRAPPED: usize = 40;
/// Maximum number of words of a line that are looked at.
const MAX_WORDS: usize = 1000;

/// A piece of a line that is a board, or is meant for one.
pub(super) struct Piece<'a> {
    pub rows: Vec<Row<'a>>,
    pub span: Span,
    /// The number of cells, if it fits no board.
    pub wrong_count: Option<usize>,
}

/// Returns the board of a line that was wrapped: lines of cells alone, all but the last of the same length.
pub(super) fn wrapped<'a>(lines: &[SourceLine<'a>]) -> Vec<(Vec<Row<'a>>, Span)> {
    let is_part = |line: &&SourceLine<'_>| !line.is_blank() && !line.body.trim().contains(char::is_whitespace);
    let count = |line: &SourceLine<'_>| line.body.trim().chars().count();
    let mut found = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let width = count(&lines[at]);
        let full =
            lines[at..].iter().take_while(|line| is_part(line) && count(line) == width).take(MAX_WRAPPED).count();
        let last = lines.get(at + full).filter(|line| is_part(line) && count(line) < width);
        let run = &lines[at..at + full + usize::from(last.is_some())];
        at += full.max(1);
        let size = board_size(run.iter().map(count).sum());
        let Some(size) = size.filter(|&size| width >= MIN_WRAPPED && run.len() > 1 && width > size) else { continue };
        let row = |line: &SourceLine<'a>| {
            let text = line.body.trim();
            row_of(Excerpt { text, start: line.offset(text) })
        };
        let Some(rows) = run.iter().map(row).collect::<Option<Vec<Row<'a>>>>() else { continue };
        let span = run.iter().map(SourceLine::span).reduce(Span::to).unwrap_or_default();
        let cells: Vec<Written<'a>> = rows.into_iter().flat_map(|row| row.cells).collect();
        found.push((cells.chunks(size).map(|cells| Row { cells: cells.to_vec(), span }).collect(), span));
    }
    found
}

/// Returns the boards in a line.
pub(super) fn pieces<'a>(line: &SourceLine<'a>) -> Vec<Piece<'a>> {
    let found: Vec<Piece<'a>> = parts(line.raw)
        .into_iter()
        .flat_map(|(text, quoted)| {
            let text = text.trim_matches(if quoted { &[][..] } else { &[' ', '\t'][..] });
            in_part(line, text, quoted)
        })
        .collect();
    if found.is_empty() { rows_in_words(line).into_iter().collect() } else { found }
}

/// Returns the board of consecutive words of a line: as many as each has characters.
fn rows_in_words<'a>(line: &SourceLine<'a>) -> Option<Piece<'a>> {
    let is_end = |c: char| c.is_whitespace() || JOINTS.contains(&c);
    let words: Vec<&'a str> = line.raw.split(is_end).filter(|word| !word.is_empty()).take(MAX_WORDS).collect();
    let runs = words.chunk_by(|a, b| a.chars().count() == b.chars().count());
    let mut boards = runs.filter(|run| run.len() == run[0].chars().count() && SIZES.contains(&run.len()));
    let (board, other) = (boards.next()?, boards.next());
    let row = |word: &&'a str| row_of(Excerpt { text: word, start: line.offset(word) });
    let rows: Vec<Row<'a>> = board.iter().map(row).collect::<Option<_>>()?;
    let span = rows.iter().map(|row| row.span).reduce(Span::to)?;
    other.is_none().then_some(Piece { rows, span, wrong_count: None })
}

/// Returns the parts of a line that could hold a board: texts in quotes, and words.
fn parts(line: &str) -> Vec<(&str, bool)> {
    let mut found = Vec::new();
    let mut rest = line;
    while let Some(open) = rest.find(['"', '\'', '`']) {
        let quote = rest.as_bytes()[open] as char;
        words(&rest[..open], &mut found);
        let inside = &rest[open + 1..];
        let close = inside.find(quote).unwrap_or(inside.len());
        let text = &inside[..close];
        if text.contains("\\n") || text.chars().count() >= 16 && board_size(text.chars().count()).is_some() {
            found.push((text, true));
        } else {
            words(text, &mut found);
        }
        rest = inside.get(close + 1..).unwrap_or_default();
    }
    words(rest, &mut found);
    found
}

/// Adds the words of a text: between blanks, brackets and signs that are no cells.
fn words<'a>(text: &'a str, found: &mut Vec<(&'a str, bool)>) {
    let is_end = |c: char| c.is_whitespace() || matches!(c, '=' | '(' | ')' | '[' | ']' | '{' | '}' | '<' | '>' | '&');
    found.extend(text.split(is_end).filter(|word| word.len() >= 16).map(|word| (word, false)));
}

/// Returns the boards in a text without blanks, or in quotes.
fn in_part<'a>(line: &SourceLine<'a>, text: &'a str, quoted: bool) -> Vec<Piece<'a>> {
    let at = |part: &'a str| Excerpt { text: part, start: line.offset(part) };
    if let Some(rows) = joined(text) {
        let rows: Option<Vec<Row<'a>>> = rows.into_iter().map(|row| row_of(at(row))).collect();
        return rows.map(|rows| Piece { rows, span: at(text).span(), wrong_count: None }).into_iter().collect();
    }
    let fields: Vec<&str> = if quoted { vec![text] } else { text.split([',', ';', ':']).collect() };
    fields.into_iter().filter_map(|field| piece(at(field), quoted)).collect()
}

/// Returns the board that a text is: each character is a cell.
fn piece(field: Excerpt<'_>, quoted: bool) -> Option<Piece<'_>> {
    let count = field.text.chars().count();
    let row = row_of(field)?;
    let values = row.cells.iter().filter(|w| w.text.bytes().all(|b| b.is_ascii_digit() && b != b'0'));
    let mut values: Vec<&str> = values.map(|w| w.text).collect();
    let empty = count - values.len();
    values.dedup();
    // Few characters can be a number, or the dots of a list of contents.
    let is_clear = quoted || count >= MIN_BARE || values.len() >= MIN_VALUES && empty >= count / 4;
    if values.is_empty() || !is_clear {
        return None;
    }
    let span = field.span();
    let Some(size) = board_size(count) else {
        let digits = field.text.chars().filter(|c| c.is_ascii_digit() || matches!(c, '.' | '*' | '_' | '-')).count();
        let near = (81 - MAX_SLIP..=81 + MAX_SLIP).contains(&count) && digits == count;
        return near.then_some(Piece { rows: Vec::new(), span, wrong_count: Some(count) });
    };
    let rows = row.cells.chunks(size).map(|cells| Row { cells: cells.to_vec(), span }).collect();
    Some(Piece { rows, span, wrong_count: None })
}

/// Returns each character as a cell; `None` if one is none.
fn row_of(text: Excerpt<'_>) -> Option<Row<'_>> {
    let cells = characters(text).map(|written| cell(written).map(|(cell, _)| crossed_out(cell, MAX_SIZE)));
    Some(Row { cells: cells.collect::<Option<_>>()?, span: text.span() })
}

/// Returns the rows of a text that are joined by a sign, or by `\n` as programs write it.
fn joined(text: &str) -> Option<Vec<&str>> {
    let fits = |rows: &[&str]| {
        SIZES.contains(&rows.len()) && rows.iter().all(|row| row.chars().count() == rows.len() && !row.contains(JOINTS))
    };
    let escaped: Vec<&str> = text.split("\\n").filter(|row| !row.is_empty()).collect();
    if fits(&escaped) {
        return Some(escaped);
    }
    JOINTS.into_iter().find_map(|joint| {
        let rows: Vec<&str> = text.trim_matches(joint).split(joint).collect();
        fits(&rows).then_some(rows)
    })
}

/// Returns the size of a board with this number of cells.
fn board_size(count: usize) -> Option<usize> {
    SIZES.into_iter().find(|size| size * size == count)
}
