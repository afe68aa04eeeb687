//! The notation of puzzles of moves, line by line: the family, keywords, boards.

use super::fields::{Entry, Field, MovingFields, resolve};
use super::{MovingPuzzle, list, squares};
use crate::lines::{Line, lines};
use crate::read::{LARGEST_SOURCE, control_characters, finished, too_large};
use crate::statements::{sentence, skip};
use crate::suggest::nearest;
use crate::{Argument, Code, Diagnostic, Family, Span, Text};

/// More lines than any of these puzzles has.
const MOST_LINES: usize = 2_000;

/// Reads a puzzle of moves: `None` if it could not be made out, and every problem in the order of the source.
///
/// ```
/// let source = "jugs: Die Hard\ncapacity: 3, 5\ngoal: 4\n";
/// let (puzzle, problems) = bachet_notation::moving::read(source);
/// assert!(puzzle.is_some() && problems.is_empty());
/// ```
///
/// Linear in the length of the source.
pub fn read(source: &str) -> (Option<MovingPuzzle>, Vec<Diagnostic>) {
    if source.len() > LARGEST_SOURCE {
        return (None, vec![too_large()]);
    }
    let mut problems = Vec::new();
    control_characters(source, &mut problems);
    let puzzle = fields(source, &mut problems).and_then(|fields| resolve(&fields, &mut problems));
    // A keyword that was misspelled is not missing as well.
    let misspelled: Vec<Argument> =
        problems.iter().filter_map(|p| argument(p, Code::NoSuchKeyword, "suggestion")).collect();
    problems.retain(|p| argument(p, Code::MissingKeyword, "keyword").is_none_or(|word| !misspelled.contains(&word)));
    (puzzle, finished(problems))
}

/// The fields of a text, and the problems of its lines; `None` if its first line names no family of these.
pub(super) fn fields(source: &str, problems: &mut Vec<Diagnostic>) -> Option<MovingFields> {
    let mut all: Vec<Line<'_>> = lines(source).take(MOST_LINES + 1).collect();
    if all.len() > MOST_LINES {
        let problem = Diagnostic::new(Code::TooManyLines, all[MOST_LINES].span());
        problems.push(problem.with("limit", Argument::Number(MOST_LINES as i64)));
        all.truncate(MOST_LINES);
    }
    // A text that is indented as a whole is not indented.
    if all.iter().all(|l| l.indented) {
        for line in &mut all {
            line.indented = false;
        }
    }
    let first = all.first().map(Line::span).unwrap_or_default();
    let Some(family) = Family::of_source(source).filter(|f| f.is_moving()) else {
        problems.push(Diagnostic::new(Code::UnsupportedFamily, first).text("family", ""));
        return None;
    };
    let fields = MovingFields { family, title: None, language: None, source: None, entries: Vec::new(), span: first };
    let mut reader = Reader { fields, seen: Vec::new(), board: Vec::new(), closed: false, problems };
    let mut from = 0;
    while from < all.len() && !reader.another_puzzle(all[from]) {
        from += reader.statement(&all[from..]);
    }
    reader.bare_board();
    Some(reader.fields)
}

struct Reader<'a, 'p> {
    fields: MovingFields,
    /// The keywords so far, and where.
    seen: Vec<(&'static str, Span)>,
    /// The rows of the board that stands without a keyword.
    board: Vec<Line<'a>>,
    /// Whether something stands behind that board.
    closed: bool,
    problems: &'p mut Vec<Diagnostic>,
}

impl<'a> Reader<'a, '_> {
    /// Reads the statement that begins here; gives the number of its lines.
    fn statement(&mut self, all: &[Line<'a>]) -> usize {
        let head = all[0];
        let Some(colon) = head.text.find(':') else {
            self.row(head);
            return 1;
        };
        self.closed = !self.board.is_empty();
        let word = head.text[..colon].trim_end();
        let span = Span::new(head.start as usize, head.start as usize + word.len());
        let rest = skip(head, colon + 1);
        let family = self.fields.family;
        let below = all[1..].iter().take_while(|l| l.indented);
        // An indented board may stand below the title or another keyword.
        let with_boards = Field::Start.is_board(family);
        let below = below.take_while(|l| !with_boards || l.text.contains(':'));
        let block: Vec<Line<'a>> = std::iter::once(rest).chain(below.copied()).collect();
        if Family::of_keyword(word) == Some(family) {
            self.once(family.keyword(), span);
            self.fields.title = Some(sentence(&block)).filter(|t| !t.is_empty());
            return block.len();
        }
        match word.to_ascii_lowercase().as_str() {
            "language" => {
                self.once("language", span);
                self.fields.language = Some(sentence(&block));
            }
            "source" => {
                self.once("source", span);
                self.fields.source = Some(sentence(&block)).filter(|t| !t.is_empty());
            }
            other => match Field::of_family(family).iter().find(|f| f.keyword() == other) {
                Some(&field) if field.is_board(family) => return self.board_below(field, span, rest, &all[1..]),
                Some(&field) => self.list(field, span, &block),
                None => self.unknown(word, span),
            },
        }
        block.len()
    }

    /// Whether another puzzle begins with this line: it is not read.
    fn another_puzzle(&mut self, line: Line<'a>) -> bool {
        let word = line.text.split_once(':').map_or("", |(word, _)| word.trim_end());
        let Some(family) = Family::of_keyword(word).filter(|family| *family != self.fields.family) else {
            return false;
        };
        let span = Span::new(line.start as usize, line.start as usize + word.len());
        self.problems.push(Diagnostic::new(Code::SecondFamily, span).text("family", family.keyword()));
        true
    }

    /// Reports a keyword that was there before; whether it is the first of its name.
    fn once(&mut self, keyword: &'static str, span: Span) -> bool {
        let before = self.seen.iter().find(|(k, _)| *k == keyword).map(|(_, before)| *before);
        if let Some(before) = before {
            let mut problem = Diagnostic::new(Code::DuplicateKeyword, span).text("keyword", keyword);
            problem.related = Some(before);
            self.problems.push(problem);
        }
        self.seen.push((keyword, span));
        before.is_none()
    }

    fn list(&mut self, field: Field, span: Span, block: &[Line<'a>]) {
        let (row, left_out) = list::items(block, field.keyword(), self.problems);
        let rows = if row.cells.is_empty() { Vec::new() } else { vec![row] };
        if self.once(field.keyword(), span) {
            self.fields.entries.push(Entry { field, span, rows, left_out });
        }
    }

    /// A board on the line of its keyword and indented below it, or below it as far as there are rows.
    fn board_below(&mut self, field: Field, span: Span, rest: Line<'a>, below: &[Line<'a>]) -> usize {
        let is_row = |l: &&Line<'a>| !l.text.contains(':');
        let indented = below.iter().take_while(|l| l.indented).count();
        let count =
            if indented == 0 && rest.text.is_empty() { below.iter().take_while(is_row).count() } else { indented };
        let lines: Vec<Line<'a>> = std::iter::once(rest).chain(below[..count].iter().copied()).collect();
        let (rows, left_out) = squares::drawn_rows(&texts(&lines));
        if self.once(field.keyword(), span) {
            self.fields.entries.push(Entry { field, span, rows, left_out });
        }
        count + 1
    }

    /// A line without a colon: a row of the board, where the family has one.
    fn row(&mut self, line: Line<'a>) {
        if !Field::Start.is_board(self.fields.family) {
            let keywords = self.keywords();
            let problem = Diagnostic::new(Code::LineWithoutKeyword, line.span());
            self.problems.push(problem.with("keywords", Argument::List(keywords)));
            return;
        }
        if std::mem::take(&mut self.closed) {
            let mut problem = Diagnostic::new(Code::BoardApart, line.span());
            problem.related = self.board.first().map(Line::span);
            self.problems.push(problem);
        }
        self.board.push(line);
    }

    /// The board that stands without a keyword is the start.
    fn bare_board(&mut self) {
        let Some(first) = self.board.first() else { return };
        let span = first.span();
        let (rows, left_out) = squares::drawn_rows(&texts(&self.board));
        if self.once(Field::Start.keyword(), span) {
            self.fields.entries.push(Entry { field: Field::Start, span, rows, left_out });
        }
    }

    /// The keywords of the family.
    fn keywords(&self) -> Vec<String> {
        let own = Field::of_family(self.fields.family).iter().map(|f| f.keyword());
        own.chain(["language", "source"]).map(str::to_owned).collect()
    }

    fn unknown(&mut self, word: &str, span: Span) {
        let keywords = self.keywords();
        let problem = Diagnostic::new(Code::NoSuchKeyword, span)
            .text("keyword", list::shown(word))
            .text("family", self.fields.family.keyword())
            .with("keywords", Argument::List(keywords.clone()));
        self.problems.push(match nearest(word, keywords.iter().map(String::as_str)) {
            Some(near) => problem.text("suggestion", near).hint("did-you-mean"),
            None => problem,
        });
    }
}

/// An argument of a problem of this kind.
fn argument(problem: &Diagnostic, code: Code, name: &str) -> Option<Argument> {
    let found = problem.arguments.iter().find(|(n, _)| problem.code == code && *n == name);
    found.map(|(_, argument)| argument.clone())
}

fn texts(lines: &[Line<'_>]) -> Vec<Text> {
    lines.iter().map(|line| Text::new(line.text, line.start)).collect()
}
