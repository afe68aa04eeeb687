//! Links to puzzles. The board is read from the link itself; no page is fetched.

mod find;
mod fpuzzles;
mod loose;
mod lz;
mod pad;

use bachet_notation::sudoku::{self, Format, RuleLine, SudokuPuzzle, rule_in_words};
use bachet_notation::{Code, Diagnostic, Family, Hint, Severity, Span};

use crate::draft::Draft;
use crate::puzzle::Puzzle;
use find::{Content, Link, links};
use loose::{Loose, parse};

/// Maximum length of a source that is searched for links, in bytes.
const MAX_BYTES: usize = 1 << 20;
/// Maximum number of words besides a link without a board.
const MAX_WORDS: usize = 12;

/// A puzzle of a link, and what of it cannot be read.
#[derive(Debug, Default)]
struct Linked {
    puzzle: SudokuPuzzle,
    /// The rules that are stated as data but do not exist here.
    unread: Vec<String>,
    /// The rules in words.
    text: String,
}

/// Reads the puzzle in a link of this source; `None` if there is no link, or the source has more than a link.
pub(crate) fn read(source: &str) -> Option<Draft> {
    if source.len() > MAX_BYTES || Family::of_source(source).is_some() {
        return None;
    }
    let found = links(source);
    let mut with_board = found.iter().filter(|link| !matches!(link.content, Content::Nothing | Content::Name));
    match (with_board.next(), with_board.next()) {
        (Some(one), None) => Some(of_link(source, one)),
        (Some(_), Some(second)) => {
            let count = found.iter().filter(|link| !matches!(link.content, Content::Nothing | Content::Name)).count();
            let problem = Diagnostic::new(Code::SeveralPuzzles, second.span).number("count", count);
            Some(Draft { problems: vec![problem], ..Draft::default() })
        }
        (None, _) => {
            let link = found.first()?;
            let words = source.split_whitespace().count() - found.len().min(source.split_whitespace().count());
            let hint = if link.content == Content::Name { Hint::Short } else { Hint::Plain };
            let problem = Diagnostic::new(Code::LinkWithoutBoard, link.span).hint(hint);
            (words <= MAX_WORDS).then(|| Draft { problems: vec![problem], ..Draft::default() })
        }
    }
}

/// Minimum share of cells, in eighths, of an argument that is meant for a board.
const MIN_CELLS: usize = 7;
/// Minimum length of a board as an argument.
const MIN_BOARD: usize = 16;

/// Whether a word that could be the name of a file is a link, a board, or meant for one.
pub fn is_board_or_link(word: &str) -> bool {
    if word.contains("://") {
        return true;
    }
    let length = word.chars().count();
    if length < MIN_BOARD || word.len() > MAX_BYTES {
        return false;
    }
    let is_cell = |c: &char| c.is_ascii_digit() || ".*_-/,;|xX? \n".contains(*c);
    let cells = word.chars().filter(is_cell).count();
    let is_board = 8 * cells >= MIN_CELLS * length && word.contains(|c: char| c.is_ascii_digit());
    let is_like_board = is_board && (length >= 70 || sudoku::recognise(word).is_sudoku());
    is_like_board || !links(word).is_empty()
}

/// Reads the puzzle of f-puzzles or `SudokuPad` that a JSON text states; `None` if it is neither.
pub(crate) fn of_json(source: &str) -> Option<Draft> {
    let data = parse(source.trim_start_matches('\u{feff}'))?;
    let span = Span::new(0, source.trim_end().len());
    let linked = if data.get(&["grid"]).is_some() {
        fpuzzles::read(&data, span)?
    } else if data.get(&["cells", "ce"]).is_some_and(|cells| !cells.items().is_empty())
        && data.get(&["family"]).is_none()
    {
        pad::read(&data, span)?
    } else {
        return None;
    };
    Some(finished(linked, span))
}

fn of_link(source: &str, link: &Link) -> Draft {
    let span = link.span;
    let unreadable = || Draft { problems: vec![Diagnostic::new(Code::LinkUnreadable, span)], ..Draft::default() };
    let linked = match &link.content {
        Content::FPuzzles(packed) => data(packed).and_then(|data| fpuzzles::read(&data, span)),
        Content::Pad(packed) => data(packed).and_then(|data| match data.get(&["grid"]) {
            Some(_) => fpuzzles::read(&data, span),
            None => pad::read(&data, span),
        }),
        Content::Line(line) => board(line, Format::Line, span),
        Content::Iss(line) => board(line, Format::Iss, span),
        Content::Unreadable | Content::Nothing | Content::Name => None,
    };
    let Some(mut linked) = linked else { return unreadable() };
    // The text around the link may state rules too.
    for part in ["\n", &source[..span.start as usize], "\n", &source[span.end as usize..]] {
        linked.text.push_str(part);
    }
    finished(linked, span)
}

/// Returns the data of a packed text.
fn data(packed: &str) -> Option<Loose> {
    parse(&lz::unpacked(packed)?)
}

/// Reads a board in one of the formats of text.
fn board(line: &str, format: Format, span: Span) -> Option<Linked> {
    let (reading, problems) = sudoku::read(line, Some(format));
    let is_sound = problems.iter().all(|problem| problem.severity() != Severity::Error);
    let mut puzzle = reading.puzzle;
    puzzle.cells.iter_mut().for_each(|cell| cell.span = span);
    for rule in &mut puzzle.rules {
        *rule = placed(&rule.to_string(), span);
    }
    is_sound.then(|| Linked { puzzle, ..Linked::default() })
}

/// Returns a rule line whose place is that of the link.
fn placed(line: &str, span: Span) -> RuleLine {
    sudoku::rule_at(line, span.start)
}

/// Checks that nothing of the puzzle is left out.
fn finished(linked: Linked, span: Span) -> Draft {
    let Linked { puzzle, unread, text } = linked;
    let mut problems = Vec::new();
    if !unread.is_empty() {
        problems.push(Diagnostic::new(Code::LinkRules, span).text("rules", unread.join(", ")));
    } else if let Some(sentence) = rule_in_words(&text, &puzzle.rules, puzzle.regions.is_some()) {
        problems.push(Diagnostic::new(Code::RuleInText, span).text("text", sentence));
    } else {
        problems.push(Diagnostic::new(Code::LinkRead, Span { end: span.start, ..span }).number("size", puzzle.size));
    }
    Draft { problems, ..Draft::plain(Puzzle::Sudoku(puzzle)) }.finished()
}
