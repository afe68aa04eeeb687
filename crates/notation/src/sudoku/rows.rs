//! From the lines of a drawn board to rows of cells: borders are dropped; the number of runs of characters, and of
//! characters, decides whether a run is one cell or a cell for each character.

use super::board::{Row, Written};
use crate::Span;
use crate::lines::Line;

/// A run of characters without a blank or border.
#[derive(Clone, Copy, Debug)]
struct Token<'a> {
    text: &'a str,
    start: usize,
    /// Number of cells if each character is one; candidates in braces are one.
    characters: usize,
}

impl<'a> Token<'a> {
    fn written(self) -> Written<'a> {
        Written { text: self.text, span: Span::new(self.start, self.start + self.text.len()) }
    }

    fn each(self) -> impl Iterator<Item = Written<'a>> {
        let whole = self.text.starts_with('{').then(|| self.written());
        let rest = if whole.is_some() { "" } else { self.text };
        let of = move |(at, c): (usize, char)| {
            let (from, to) = (at, at + c.len_utf8());
            Written { text: &self.text[from..to], span: Span::new(self.start + from, self.start + to) }
        };
        whole.into_iter().chain(rest.char_indices().map(of))
    }
}

/// Whether a character separates cells: a blank or a part of a border.
pub(super) fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, '|' | '¦' | '+' | '=' | ':' | '\'' | '░' | '\u{2500}'..='\u{257f}')
}

fn is_horizontal(c: char) -> bool {
    matches!(c, '-' | '=' | '–' | '—' | '\u{2500}' | '\u{2501}' | '\u{2504}'..='\u{250b}' | '\u{2550}')
}

/// Whether a line is drawn without cells: `------+------`, `*-----*`, `|   |`.
pub(super) fn is_border(line: &str) -> bool {
    let mut run = 0;
    let mut longest = 0;
    let mut corners = false;
    for c in line.chars() {
        run = if is_horizontal(c) { run + 1 } else { 0 };
        longest = longest.max(run);
        corners |= matches!(c, '.' | '*');
        if !(is_separator(c) || is_horizontal(c) || matches!(c, '.' | '*')) {
            return false;
        }
    }
    longest >= 2 || !corners
}

/// Returns the rows of the lines, without borders.
pub(super) fn rows<'a>(lines: &[Line<'a>]) -> Vec<Row<'a>> {
    let parted: Vec<(Vec<Token<'a>>, Span)> =
        lines.iter().filter(|l| !is_border(l.text)).map(|l| (tokens(*l), l.span())).collect();
    let whole: Vec<usize> = parted.iter().map(|(tokens, _)| tokens.len()).collect();
    let each: Vec<usize> = parted.iter().map(|(tokens, _)| tokens.iter().map(|t| t.characters).sum()).collect();
    let lines = parted.len();
    let spelled = |size: usize| {
        let cell = |t: &Token<'_>| is_spelling(t, size) && (size == lines || size > 9 || t.characters == 1);
        parted.iter().flat_map(|(tokens, _)| tokens).all(cell)
    };
    let as_tokens = shape(&whole).filter(|&size| size == lines || spelled(size));
    let (one_each, size) = match (as_tokens, shape(&each)) {
        (Some(size), None) => (false, Some(size)),
        (Some(size), Some(_)) if spelled(size) => (false, Some(size)),
        (_, Some(size)) => (true, Some(size)),
        (None, None) => (likely_one_each(&whole, &each), None),
    };
    let mut rows: Vec<Row<'a>> = parted
        .into_iter()
        .map(|(tokens, span)| Row {
            cells: if one_each {
                tokens.into_iter().flat_map(Token::each).collect()
            } else {
                tokens.into_iter().map(Token::written).collect()
            },
            span,
        })
        .collect();
    if let Some(size) = size.filter(|&size| size != rows.len()) {
        rows = laid_out(rows, size);
    }
    rows
}

/// Whether a text without a place in a source could be a row of cells.
pub(super) fn is_row_text(text: &str) -> bool {
    is_row(Line { text, start: 0, indented: false })
}

/// Whether a line could be a row of cells. Words are not, nor is a line with a colon unless it is a border.
pub(super) fn is_row(line: Line<'_>) -> bool {
    if is_border(line.text) {
        return true;
    }
    if line.text.contains(':') {
        return false;
    }
    let tokens = tokens(line);
    let Some(first) = tokens.first() else { return false };
    let letters = first.text.chars().take_while(|c| c.is_alphabetic() || *c == '-').count();
    if letters >= 2 && letters == first.text.chars().count() {
        let capitals = first.text.chars().all(|c| c.is_ascii_uppercase());
        if !capitals || tokens.len() == 1 {
            return false;
        }
    }
    let like = tokens.iter().filter(|t| is_like_cells(t.text)).count();
    2 * like > tokens.len()
}

/// Whether each token of a line could be cells.
pub(super) fn is_surely_row(line: Line<'_>) -> bool {
    is_border(line.text) || is_row(line) && tokens(line).iter().all(|t| is_like_cells(t.text))
}

fn is_like_cells(text: &str) -> bool {
    if text.starts_with('{') || text.chars().nth(1).is_none() {
        return true;
    }
    let sign = |c: char| c.is_ascii_digit() || matches!(c, '.' | '*' | '_');
    let signs = text.chars().filter(|&c| sign(c)).count();
    let letters = text.chars().filter(char::is_ascii_alphabetic).count();
    let all = text.chars().count();
    signs > 0 && 8 * (signs + letters) >= 7 * all && (letters <= 1 || 4 * signs >= all || all > 8)
}

fn tokens(line: Line<'_>) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut open: Option<usize> = None;
    let mut behind = 0;
    let text = line.text;
    let token = |from: usize, to: usize| Token {
        text: &text[from..to],
        start: line.start as usize + from,
        characters: if text[from..].starts_with('{') { 1 } else { text[from..to].chars().count() },
    };
    for (at, c) in text.char_indices() {
        if at < behind {
            continue;
        }
        let brace = c == '{';
        if brace || is_separator(c) {
            tokens.extend(open.take().map(|from| token(from, at)));
        }
        if brace {
            behind = text[at..].find('}').map_or(text.len(), |close| at + close + 1);
            tokens.push(token(at, behind));
        } else if !is_separator(c) {
            open.get_or_insert(at);
        }
    }
    tokens.extend(open.map(|from| token(from, text.len())));
    tokens
}

/// Returns the size of a board whose lines have these numbers of cells: the number of lines, or another if the lines
/// are whole rows or equal parts of rows.
fn shape(lengths: &[usize]) -> Option<usize> {
    let lines = lengths.len();
    if lines > 1 && lengths.iter().all(|&l| l == lines) {
        return Some(lines);
    }
    let total: usize = lengths.iter().sum();
    let size = total.isqrt();
    let fits = |l: usize| l > 0 && (l.is_multiple_of(size) || size.is_multiple_of(l));
    (size > 3 && size * size == total && size != lines && lengths.iter().all(|&l| fits(l))).then_some(size)
}

/// Whether a token could be one cell of a board of this size.
fn is_spelling(token: &Token<'_>, size: usize) -> bool {
    if token.characters == 1 {
        return true;
    }
    let digits = token.text.bytes().all(|b| b.is_ascii_digit());
    let small = |b: u8| (1..=size).contains(&usize::from(b - b'0'));
    digits && (size > 9 && token.text.len() == 2 || size <= 9 && token.text.bytes().all(small))
}

/// Whether a broken board is nearer to a board if each character is a cell.
fn likely_one_each(whole: &[usize], each: &[usize]) -> bool {
    let lines = whole.len();
    // No board has 3 rows or fewer, so their number does not determine its size.
    let hits = |lengths: &[usize]| lengths.iter().filter(|&&l| l == lines && lines > 3).count();
    match hits(each).cmp(&hits(whole)) {
        std::cmp::Ordering::Equal => {
            let (tokens, characters): (usize, usize) = (whole.iter().sum(), each.iter().sum());
            characters > 2 * tokens
        }
        more => more.is_gt(),
    }
}

/// Returns the same cells in rows of this size.
fn laid_out(rows: Vec<Row<'_>>, size: usize) -> Vec<Row<'_>> {
    let cells: Vec<Written<'_>> = rows.into_iter().flat_map(|r| r.cells).collect();
    let row = |cells: &[Written<'_>]| cells.iter().map(|c| c.span).reduce(Span::to).unwrap_or_default();
    cells.chunks(size).map(|cells| Row { cells: cells.to_vec(), span: row(cells) }).collect()
}
