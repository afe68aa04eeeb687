//! The notation of this project, line by line: family line, keywords, the board, rules.

use super::fields::{RowFields, SudokuFields, resolve};
use super::rows::{is_row, rows};
use super::{SudokuPuzzle, board::number};
use crate::lines::{Line, lines};
use crate::statements::{joined, sentence, skip};
use crate::{Code, Diagnostic, Family, Span};

/// More lines than any board and its rules have.
const MOST_LINES: usize = 20_000;

/// Reads a puzzle in the notation of this project.
pub(super) fn read(source: &str, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let fields = fields(source, problems);
    resolve(&fields, problems)
}

/// The fields of a text, and the problems of its lines. Linear.
pub(super) fn fields(source: &str, problems: &mut Vec<Diagnostic>) -> SudokuFields {
    let mut all: Vec<Line<'_>> = lines(source).take(MOST_LINES + 1).collect();
    if all.len() > MOST_LINES {
        let problem = Diagnostic::new(Code::TooManyLines, all[MOST_LINES].span());
        problems.push(problem.with("limit", number(MOST_LINES as u32)));
        all.truncate(MOST_LINES);
    }
    // A text that is indented as a whole is not indented.
    if all.iter().all(|l| l.indented) {
        for line in &mut all {
            line.indented = false;
        }
    }
    let mut reader =
        Reader { fields: SudokuFields::default(), seen: Vec::new(), board: Vec::new(), closed: false, problems };
    reader.fields.span = all.first().map(Line::span).unwrap_or_default();
    let mut from = 0;
    while from < all.len() {
        from += reader.statement(&all[from..]);
    }
    let Reader { mut fields, board, .. } = reader;
    fields.cells = rows(&board).iter().map(RowFields::of).collect();
    fields
}

/// What stands before a colon without being a rule.
pub(super) const KEYWORDS: [&str; 6] = ["sudoku", "language", "source", "boxes", "regions", "symbols"];

struct Reader<'a, 'p> {
    fields: SudokuFields,
    /// The keywords so far, and where.
    seen: Vec<(&'static str, Span)>,
    /// The lines of the board.
    board: Vec<Line<'a>>,
    /// Whether something stands behind the board.
    closed: bool,
    problems: &'p mut Vec<Diagnostic>,
}

impl<'a> Reader<'a, '_> {
    /// Reads the statement that begins here; gives the number of its lines.
    fn statement(&mut self, all: &[Line<'a>]) -> usize {
        let head = all[0];
        if is_row(head) {
            self.board_line(head);
            return 1;
        }
        self.closed = !self.board.is_empty();
        let (word, rest) = match head.text.find(':') {
            Some(colon) => (head.text[..colon].trim_end(), Some(skip(head, colon + 1))),
            None => (head.text, None),
        };
        let span = Span::new(head.start as usize, head.start as usize + word.len());
        let below = all[1..].iter().take_while(|l| l.indented);
        match (rest.and_then(|_| self.keyword(word, span)), rest) {
            (Some("regions"), Some(rest)) => self.regions(rest, span, &all[1..]),
            // An indented board may stand below the title.
            (Some(keyword), Some(rest)) => {
                let words: Vec<Line<'a>> =
                    std::iter::once(rest).chain(below.take_while(|l| !is_row(**l)).copied()).collect();
                let text = sentence(&words);
                match keyword {
                    "sudoku" => self.fields.title = Some(text),
                    "language" => self.fields.language = Some(text),
                    "source" => self.fields.source = Some(text),
                    "boxes" => self.fields.boxes = Some(text),
                    _ => self.fields.symbols = Some(text),
                }
                words.len()
            }
            _ => {
                let block: Vec<Line<'a>> = std::iter::once(head).chain(below.copied()).collect();
                self.fields.rules.push(joined(&block));
                block.len()
            }
        }
    }

    /// The keyword that a word is; one that was there before is reported.
    fn keyword(&mut self, word: &str, span: Span) -> Option<&'static str> {
        let keyword = KEYWORDS.into_iter().find(|k| k.eq_ignore_ascii_case(word))?;
        match self.seen.iter().find(|(k, _)| *k == keyword) {
            Some(&(_, before)) => {
                let mut problem = Diagnostic::new(Code::DuplicateKeyword, span).text("keyword", keyword);
                problem.related = Some(before);
                self.problems.push(problem);
            }
            None if keyword == "sudoku" && !(self.seen.is_empty() && self.board.is_empty()) => {
                let family = Family::Sudoku.keyword();
                self.problems.push(Diagnostic::new(Code::FamilyNotFirst, span).text("family", family));
            }
            None => {}
        }
        self.seen.push((keyword, span));
        Some(keyword)
    }

    fn board_line(&mut self, line: Line<'a>) {
        if std::mem::take(&mut self.closed) {
            let mut problem = Diagnostic::new(Code::BoardApart, line.span());
            problem.related = self.board.first().map(Line::span);
            self.problems.push(problem);
        }
        self.board.push(line);
    }

    /// Labels behind the colon, indented below, or below without indentation as many lines as the first has labels.
    fn regions(&mut self, rest: Line<'a>, span: Span, below: &[Line<'a>]) -> usize {
        let indented = below.iter().take_while(|l| l.indented && is_row(**l)).count();
        let count = if indented > 0 || !rest.text.is_empty() {
            indented
        } else {
            let size = below.first().map_or(0, |first| rows(&[*first]).iter().map(|r| r.cells.len()).sum());
            below.iter().take_while(|l| !l.indented && is_row(**l)).take(size).count()
        };
        let words: Vec<Line<'a>> =
            std::iter::once(rest).filter(|l| !l.text.is_empty()).chain(below[..count].iter().copied()).collect();
        self.fields.regions = Some((rows(&words).iter().map(RowFields::of).collect(), span));
        count + 1
    }
}
