//! Nested lists as programs write them: rows of cells, or the four levels band, box in the band, row, column.
//!
//! What stands around a list is passed over: a name, `=`, a call, comments, further statements. So a whole program may
//! be read for the boards in it.

use super::board::{Row, Written, number};
use super::{BoxShape, LARGEST_SIZE};
use crate::source::ENOUGH_PROBLEMS;
use crate::{Code, Diagnostic, Span};

/// Lists nested deeper than this are no board.
const DEEPEST: usize = 6;

/// The rows of a list, and the shape of its boxes where its nesting says it.
#[derive(Debug, Default)]
pub(super) struct Listed<'a> {
    pub(super) rows: Vec<Row<'a>>,
    pub(super) boxes: Option<BoxShape>,
}

/// The places of the nested lists of a source. Linear.
pub(super) fn literals(source: &str) -> Vec<Span> {
    let mut found = Vec::new();
    let mut before = ' ';
    let mut from = 0;
    for (at, c) in source.char_indices() {
        if at < from {
            continue;
        }
        // Behind a name a bracket picks an item.
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

/// Whether the text behind a bracket begins with another one, or with a row in quotes.
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

/// The length of the comment that a text begins with.
fn comment(text: &str) -> usize {
    if text.starts_with('#') || text.starts_with("//") { text.find('\n').unwrap_or(text.len()) } else { 0 }
}

/// The offset behind the bracket that closes the one at `open`; the end of the source if none does.
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
    List(Vec<Self>, Span),
    Item(Written<'a>),
}

impl Node<'_> {
    fn span(&self) -> Span {
        match self {
            Node::List(_, span) => *span,
            Node::Item(written) => written.span,
        }
    }

    /// How deep lists are nested, by the first of each.
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

/// Reads the list at this place of the source.
pub(super) fn read<'a>(source: &'a str, span: Span, problems: &mut Vec<Diagnostic>) -> Option<Listed<'a>> {
    let mut parser = Parser { source, at: span.start as usize, end: span.end as usize, problems };
    let root = parser.node(0)?;
    let depth = root.depth();
    let outer = root.nodes().len();
    // A list of candidates stands in each cell, or each box is a list.
    let in_cells = root.nodes().iter().all(|row| row.nodes().len() == outer);
    let list = match depth {
        1 | 2 => Listed { rows: root.nodes().iter().map(|row| plain_row(source, row)).collect(), boxes: None },
        3 if in_cells => Listed { rows: root.nodes().iter().map(|row| plain_row(source, row)).collect(), boxes: None },
        3 => {
            let in_band = root.nodes().first().map_or(1, |b| b.nodes().len()).max(1);
            boxed(source, root.nodes().chunks(in_band).map(|band| band.iter().collect()).collect())
        }
        4 => boxed(source, root.nodes().iter().map(|band| band.nodes().iter().collect()).collect()),
        _ => {
            let problem = Diagnostic::new(Code::ListDepth, Span::new(span.start as usize, span.start as usize + 1));
            problems.push(problem.with("depth", number(depth as u32)));
            return None;
        }
    };
    Some(list)
}

/// A list of cells; or a text whose characters are the cells.
fn plain_row<'a>(source: &'a str, row: &Node<'a>) -> Row<'a> {
    let cells = match row {
        Node::List(nodes, _) => nodes.iter().map(|node| cell(source, node)).collect(),
        Node::Item(written) => characters(*written),
    };
    Row { cells, span: row.span() }
}

fn characters(written: Written<'_>) -> Vec<Written<'_>> {
    let of = |(at, c): (usize, char)| {
        let start = written.span.start as usize + at;
        Written { text: &written.text[at..at + c.len_utf8()], span: Span::new(start, start + c.len_utf8()) }
    };
    written.text.char_indices().map(of).collect()
}

/// A value, or a list of candidates with its brackets.
fn cell<'a>(source: &'a str, node: &Node<'a>) -> Written<'a> {
    match node {
        Node::Item(written) => *written,
        Node::List(_, span) => Written { text: &source[span.start as usize..span.end as usize], span: *span },
    }
}

/// The rows through the boxes of each band.
fn boxed<'a>(source: &'a str, bands: Vec<Vec<&Node<'a>>>) -> Listed<'a> {
    let first = bands.first().and_then(|band| band.first());
    let shape = first.map(|b| BoxShape {
        rows: b.nodes().len() as u32,
        columns: b.nodes().first().map_or(0, |row| row.nodes().len()) as u32,
    });
    let mut rows = Vec::new();
    for band in bands {
        let height = band.iter().map(|b| b.nodes().len()).max().unwrap_or(0).min(LARGEST_SIZE as usize);
        for i in 0..height {
            let parts: Vec<&Node<'a>> = band.iter().filter_map(|b| b.nodes().get(i)).collect();
            let span = parts.iter().map(|part| part.span()).reduce(Span::to).unwrap_or_default();
            let cells = parts.iter().flat_map(|part| part.nodes()).map(|node| cell(source, node)).collect();
            rows.push(Row { cells, span });
        }
    }
    Listed { rows, boxes: shape }
}

struct Parser<'a, 'p> {
    source: &'a str,
    at: usize,
    end: usize,
    problems: &'p mut Vec<Diagnostic>,
}

impl<'a> Parser<'a, '_> {
    fn rest(&self) -> &'a str {
        &self.source[self.at..self.end]
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

    /// Reads a list or an item; `None` at the end, behind what is no item, and beyond the limits.
    fn node(&mut self, depth: usize) -> Option<Node<'a>> {
        self.skip();
        let start = self.at;
        if depth > DEEPEST {
            let problem = Diagnostic::new(Code::ListDepth, Span::new(start, start));
            self.problems.push(problem.with("depth", number(depth as u32)));
            return None;
        }
        match self.rest().chars().next()? {
            '[' | '{' | '(' => self.list(depth),
            quote @ ('"' | '\'') => {
                let inside = start + 1;
                let Some(length) = self.rest()[1..].find([quote, '\n']) else {
                    self.problems.push(Diagnostic::new(Code::UnclosedQuote, Span::new(start, start + 1)));
                    return None;
                };
                self.at = inside + length + usize::from(self.source[inside + length..].starts_with(quote));
                let text = &self.source[inside..inside + length];
                Some(Node::Item(Written { text, span: Span::new(inside, inside + length) }))
            }
            _ => {
                let stop = |c: char| c.is_whitespace() || ",;[](){}\"'\\#".contains(c);
                let length = self.rest().find(stop).unwrap_or(self.rest().len());
                self.at += length;
                let written = &self.source[start..self.at];
                Some(Node::Item(Written { text: item(written), span: Span::new(start, self.at) }))
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
                    let bracket = &self.source[open..=open];
                    let problem = Diagnostic::new(Code::UnclosedBracket, Span::new(open, open + 1));
                    self.problems.push(problem.text("bracket", bracket));
                    return None;
                }
                Some(']' | '}' | ')') => {
                    self.at += 1;
                    return Some(Node::List(nodes, Span::new(open, self.at)));
                }
                Some(sign @ (',' | ';')) => {
                    if std::mem::replace(&mut comma, true) && self.problems.len() < ENOUGH_PROBLEMS {
                        let problem = Diagnostic::new(Code::ListItem, Span::new(self.at, self.at + 1));
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

/// The spelling of a cell: words for nothing are nothing, and a whole number may end like a decimal one.
fn item(written: &str) -> &str {
    const NOTHING: [&str; 7] = ["none", "null", "nil", "nan", "na", "undefined", "false"];
    if NOTHING.iter().any(|word| word.eq_ignore_ascii_case(written)) {
        return "";
    }
    let whole = written.trim_end_matches('0').strip_suffix('.').filter(|w| w.bytes().all(|b| b.is_ascii_digit()));
    whole.filter(|w| !w.is_empty()).unwrap_or(written)
}

/// Rows of numbers, 0 for an empty cell, candidates as a text in quotes.
pub(super) fn write(size: u32, cells: &[String]) -> String {
    let rows: Vec<String> = cells.chunks(size as usize).map(|row| format!("[{}]", row.join(", "))).collect();
    format!("[{}]\n", rows.join(",\n "))
}

/// The four levels: band, box in the band, row, column.
pub(super) fn write_boxed(size: u32, boxes: BoxShape, cells: &[String]) -> String {
    let (n, height, width) = (size as usize, boxes.rows as usize, boxes.columns as usize);
    let row = |y: usize, x: usize| format!("[{}]", cells[y * n + x..y * n + x + width].join(", "));
    let list = |items: Vec<String>, between: &str| format!("[{}]", items.join(between));
    let one_box = |y: usize, x: usize| list((y..y + height).map(|y| row(y, x)).collect(), ", ");
    let band = |y: usize| list((0..n).step_by(width).map(|x| one_box(y, x)).collect(), ",\n  ");
    list((0..n).step_by(height).map(band).collect(), ",\n ") + "\n"
}
