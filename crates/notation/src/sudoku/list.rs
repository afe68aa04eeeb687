//! Nested lists as programs write them: rows of cells, or the four levels band, box in the band, row, column.
//!
//! Text around a list is skipped: a name, `=`, a call, comments, further statements. So the boards in a whole program
//! can be read.

use super::board::{Row, Written};
use super::drawn::{bare, cell_texts};
use super::fields::default_boxes;
use super::format::{FormatEntry, Statable};
use super::line::{Excerpt, characters};
use super::recognise::{Likeness, Source};
use super::{BoxShape, MAX_SIZE, SudokuPuzzle, Symbols};
use crate::source::MAX_COLLECTED_PROBLEMS;
use crate::{Code, Diagnostic, Hint, Span};

pub(super) const ROWS: FormatEntry = FormatEntry {
    name: "list",
    places: literals,
    read,
    looks_like: |source| looks_like(source, false),
    rank: 1,
    write: |puzzle| write(puzzle.size, &numbers(puzzle)),
    states: Statable::ANY_SIZE,
};

pub(super) const BOXES: FormatEntry = FormatEntry {
    name: "box-list",
    looks_like: |source| looks_like(source, true),
    write: |puzzle| {
        let boxes = puzzle.boxes.unwrap_or(BoxShape { rows: 1, columns: puzzle.size });
        write_boxed(puzzle.size, boxes, &numbers(puzzle))
    },
    states: Statable { boxes: |puzzle| puzzle.boxes.is_some(), ..Statable::ANY_SIZE },
    ..ROWS
};

/// Maximum depth of nested lists.
const MAX_DEPTH: usize = 6;

/// Whether the first list of a source is one of boxes, or of rows.
fn looks_like(source: &Source<'_>, of_boxes: bool) -> Option<Likeness> {
    let first = *literals(source.text).first()?;
    let (start, end) = (first.start as usize, first.end as usize);
    let boxes = listed(Excerpt { text: &source.text[start..end], start }, &mut Vec::new()).and_then(|l| l.boxes);
    // A list far after other text is probably not a board.
    let before = source.text[..start].trim();
    let is_clear = before.lines().all(|l| l.trim_start().starts_with('#')) || !before.contains('\n');
    (boxes.is_some() == of_boxes).then(|| Likeness::only(is_clear))
}

/// Returns the cells as items of a list.
fn numbers(puzzle: &SudokuPuzzle) -> Vec<String> {
    let item = |text: String| match text.as_str() {
        "." => "0".to_owned(),
        marked if marked.starts_with('{') => format!("\"{marked}\""),
        _ => text,
    };
    cell_texts(puzzle, Symbols::Numbers).into_iter().map(item).collect()
}

/// The rows of a list, and the shape of its boxes if the nesting shows it.
#[derive(Debug, Default)]
struct Listed<'a> {
    rows: Vec<Row<'a>>,
    boxes: Option<BoxShape>,
}

/// Returns the places of the nested lists of a source. Linear.
fn literals(source: &str) -> Vec<Span> {
    let mut found = Vec::new();
    let mut before = ' ';
    let mut from = 0;
    for (at, c) in source.char_indices() {
        if at < from {
            continue;
        }
        // A bracket after a name selects an item.
        let begins = matches!(c, '[' | '{') && !(before.is_alphanumeric() || matches!(before, '_' | ']' | ')' | '"'));
        if begins && opens_nested(&source[at + 1..]) {
            from = closing(source, at);
            found.push(Span::new(at, from));
            before = ']';
        } else if matches!(c, '#' | '/') {
            from = at + comment(&source[at..]);
        } else if !(c.is_whitespace() || c == '\\') {
            before = c;
        }
    }
    found
}

/// Whether the text after a bracket begins with another one, or with a row in quotes.
fn opens_nested(behind: &str) -> bool {
    let mut rest = behind;
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\\');
        match comment(rest) {
            0 => break,
            length => rest = &rest[length..],
        }
    }
    rest.starts_with(['[', '{', '('])
        || rest.starts_with(['"', '\'']) && rest[1..].find(['"', '\'']).is_some_and(|length| length > 3)
}

/// Returns the length of the comment that a text begins with.
fn comment(text: &str) -> usize {
    if text.starts_with('#') || text.starts_with("//") { text.find('\n').unwrap_or(text.len()) } else { 0 }
}

/// Returns the offset after the bracket that closes the one at `open`; the end of the source if none does.
fn closing(source: &str, open: usize) -> usize {
    let mut depth = 0usize;
    let mut from = open;
    let bytes = source.as_bytes();
    while from < bytes.len() {
        match bytes[from] {
            b'[' | b'{' | b'(' => depth += 1,
            b']' | b'}' | b')' => {
                depth -= 1;
                if depth == 0 {
                    return from + 1;
                }
            }
            b'#' | b'/' => from += comment(&source[from..]).saturating_sub(1),
            _ => {}
        }
        from += 1;
    }
    source.len()
}

/// A list or an item of one.
enum Node<'a> {
    List(Vec<Self>, Written<'a>),
    Item(Written<'a>),
}

impl Node<'_> {
    fn span(&self) -> Span {
        match self {
            Node::List(_, written) | Node::Item(written) => written.span,
        }
    }

    /// Returns how deep lists are nested, by the first of each.
    fn depth(&self) -> usize {
        match self {
            Node::List(nodes, _) => 1 + nodes.first().map_or(0, Node::depth),
            Node::Item(_) => 0,
        }
    }

    fn nodes(&self) -> &[Self] {
        match self {
            Node::List(nodes, _) => nodes,
            Node::Item(_) => &[],
        }
    }
}

/// Reads a nested list.
fn read(list: Excerpt<'_>, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let start = Span::new(list.start, list.start);
    let Some(listed) = listed(list, problems) else { return SudokuPuzzle::default() };
    let mut puzzle = bare(&listed.rows, Some(Symbols::Numbers), start, problems);
    match listed.boxes {
        None => default_boxes(&mut puzzle, list.span(), problems),
        Some(boxes) if boxes.rows * boxes.columns == puzzle.size => puzzle.boxes = Some(boxes),
        Some(boxes) => {
            let shape = format!("{}x{}", boxes.rows, boxes.columns);
            let problem = Diagnostic::new(Code::BoxShape, start).hint(Hint::Size).text("text", shape);
            problems.push(problem.number("size", puzzle.size));
        }
    }
    puzzle
}

/// Reads the rows of a nested list.
fn listed<'a>(list: Excerpt<'a>, problems: &mut Vec<Diagnostic>) -> Option<Listed<'a>> {
    let mut parser = Parser { list, at: 0, problems };
    let root = parser.node(0)?;
    let depth = root.depth();
    let outer = root.nodes().len();
    let in_rows = || Listed { rows: root.nodes().iter().map(plain_row).collect(), boxes: None };
    match depth {
        1 | 2 => Some(in_rows()),
        // Each cell is a list of candidates, or each box is a list.
        3 if root.nodes().iter().all(|row| row.nodes().len() == outer) => Some(in_rows()),
        3 => {
            let in_band = root.nodes().first().map_or(1, |b| b.nodes().len()).max(1);
            Some(boxed(root.nodes().chunks(in_band).map(|band| band.iter().collect()).collect()))
        }
        4 => Some(boxed(root.nodes().iter().map(|band| band.nodes().iter().collect()).collect())),
        _ => {
            let problem = Diagnostic::new(Code::ListDepth, Span::new(list.start, list.start + 1));
            problems.push(problem.number("depth", depth));
            None
        }
    }
}

/// Returns the cells of a list, or the characters of a text.
fn plain_row<'a>(row: &Node<'a>) -> Row<'a> {
    let cells = match row {
        Node::List(nodes, _) => nodes.iter().map(cell).collect(),
        Node::Item(written) => characters(Excerpt { text: written.text, start: written.span.start as usize }).collect(),
    };
    Row { cells, span: row.span() }
}

/// Returns a value, or a list of candidates with its brackets.
fn cell<'a>(node: &Node<'a>) -> Written<'a> {
    match node {
        Node::Item(written) | Node::List(_, written) => *written,
    }
}

/// Returns the rows through the boxes of each band.
fn boxed<'a>(bands: Vec<Vec<&Node<'a>>>) -> Listed<'a> {
    let first = bands.first().and_then(|band| band.first());
    let shape = first.map(|b| BoxShape {
        rows: b.nodes().len() as u32,
        columns: b.nodes().first().map_or(0, |row| row.nodes().len()) as u32,
    });
    let mut rows = Vec::new();
    for band in bands {
        let height = band.iter().map(|b| b.nodes().len()).max().unwrap_or(0).min(MAX_SIZE as usize);
        for i in 0..height {
            let parts: Vec<&Node<'a>> = band.iter().filter_map(|b| b.nodes().get(i)).collect();
            let span = parts.iter().map(|part| part.span()).reduce(Span::to).unwrap_or_default();
            let cells = parts.iter().flat_map(|part| part.nodes()).map(cell).collect();
            rows.push(Row { cells, span });
        }
    }
    Listed { rows, boxes: shape }
}

struct Parser<'a, 'p> {
    list: Excerpt<'a>,
    /// The place in the text of the list.
    at: usize,
    problems: &'p mut Vec<Diagnostic>,
}

impl<'a> Parser<'a, '_> {
    /// Returns the place in the source of a range of the list.
    fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.list.start + start, self.list.start + end)
    }

    fn rest(&self) -> &'a str {
        &self.list.text[self.at..]
    }

    fn skip(&mut self) {
        loop {
            let rest = self.rest();
            let blank = rest.len() - rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\\').len();
            let length = if blank > 0 { blank } else { comment(rest) };
            if length == 0 {
                return;
            }
            self.at += length;
        }
    }

    /// Reads a list or an item; `None` at the end, after an error, and beyond the limits.
    fn node(&mut self, depth: usize) -> Option<Node<'a>> {
        self.skip();
        let start = self.at;
        if depth > MAX_DEPTH {
            self.problems.push(Diagnostic::new(Code::ListDepth, self.span(start, start)).number("depth", depth));
            return None;
        }
        match self.rest().chars().next()? {
            '[' | '{' | '(' => self.list(depth),
            quote @ ('"' | '\'') => {
                let inside = start + 1;
                let Some(length) = self.rest()[1..].find([quote, '\n']) else {
                    self.problems.push(Diagnostic::new(Code::UnclosedQuote, self.span(start, start + 1)));
                    return None;
                };
                self.at = inside + length + usize::from(self.list.text[inside + length..].starts_with(quote));
                let text = &self.list.text[inside..inside + length];
                Some(Node::Item(Written { text, span: self.span(inside, inside + length) }))
            }
            _ => {
                let stop = |c: char| c.is_whitespace() || ",;[](){}\"'\\#".contains(c);
                let length = self.rest().find(stop).unwrap_or(self.rest().len());
                self.at += length;
                let written = &self.list.text[start..self.at];
                Some(Node::Item(Written { text: item(written), span: self.span(start, self.at) }))
            }
        }
    }

    fn list(&mut self, depth: usize) -> Option<Node<'a>> {
        let open = self.at;
        self.at += 1;
        let mut nodes = Vec::new();
        let mut comma = true;
        loop {
            self.skip();
            match self.rest().chars().next() {
                None => {
                    let bracket = &self.list.text[open..=open];
                    let problem = Diagnostic::new(Code::UnclosedBracket, self.span(open, open + 1));
                    self.problems.push(problem.text("bracket", bracket));
                    return None;
                }
                Some(']' | '}' | ')') => {
                    self.at += 1;
                    let written = Written { text: &self.list.text[open..self.at], span: self.span(open, self.at) };
                    return Some(Node::List(nodes, written));
                }
                Some(sign @ (',' | ';')) => {
                    if std::mem::replace(&mut comma, true) && self.problems.len() < MAX_COLLECTED_PROBLEMS {
                        let problem = Diagnostic::new(Code::ListItem, self.span(self.at, self.at + 1));
                        self.problems.push(problem.text("found", sign.to_string()));
                    }
                    self.at += 1;
                }
                Some(_) => {
                    comma = false;
                    nodes.push(self.node(depth + 1)?);
                }
            }
        }
    }
}

/// Returns the spelling of a cell: words for an empty cell are dropped, and a whole number may end like a decimal one.
fn item(written: &str) -> &str {
    const NOTHING: [&str; 7] = ["none", "null", "nil", "nan", "na", "undefined", "false"];
    if NOTHING.iter().any(|word| word.eq_ignore_ascii_case(written)) {
        return "";
    }
    let whole = written.trim_end_matches('0').strip_suffix('.').filter(|w| w.bytes().all(|b| b.is_ascii_digit()));
    whole.filter(|w| !w.is_empty()).unwrap_or(written)
}

/// Returns rows of numbers, 0 for an empty cell, candidates as a text in quotes.
fn write(size: u32, cells: &[String]) -> String {
    let rows: Vec<String> = cells.chunks(size as usize).map(|row| format!("[{}]", row.join(", "))).collect();
    format!("[{}]\n", rows.join(",\n "))
}

/// Returns the four levels: band, box in the band, row, column.
fn write_boxed(size: u32, boxes: BoxShape, cells: &[String]) -> String {
    let (n, height, width) = (size as usize, boxes.rows as usize, boxes.columns as usize);
    let row = |y: usize, x: usize| format!("[{}]", cells[y * n + x..y * n + x + width].join(", "));
    let list = |items: Vec<String>, between: &str| format!("[{}]", items.join(between));
    let one_box = |y: usize, x: usize| list((y..y + height).map(|y| row(y, x)).collect(), ", ");
    let band = |y: usize| list((0..n).step_by(width).map(|x| one_box(y, x)).collect(), ",\n  ");
    list((0..n).step_by(height).map(band).collect(), ",\n ") + "\n"
}
