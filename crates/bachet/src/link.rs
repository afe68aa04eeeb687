//! Links to puzzles. The board is read from the link itself; no page is fetched.

mod find;
mod fpuzzles;
mod loose;
mod lz;
mod pad;

use bachet_notation::sudoku::{self, Cell, Format, RuleLine, SudokuPuzzle, rule_in_words};
use bachet_notation::{Code, Diagnostic, Family, Hint, Severity, Span};

use crate::draft::Draft;
use crate::puzzle::Puzzle;
use find::{Content, Link, links};
use loose::{Loose, parse};
use serde::de::IgnoredAny;

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
    let (mut with_board, others): (Vec<Link>, Vec<Link>) =
        links(source).into_iter().partition(|link| !matches!(link.content, Content::Nothing | Content::Name));
    // A link may stand in a text twice, as its name and as its target.
    with_board.dedup_by(|second, first| second.content == first.content);
    match &with_board[..] {
        [one] => Some(of_link(source, one)),
        [_, _, ..] => Some(several(source, &with_board.iter().map(|link| link.span).collect::<Vec<_>>())),
        [] => {
            let link = others.first()?;
            let words = source.split_whitespace().count().saturating_sub(others.len());
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
    // A short word with other letters is rather the name of a file, such as `20240112-103.txt`.
    let is_like_board = is_board && (length >= 70 || cells == length && sudoku::recognise(word).is_sudoku());
    is_like_board || !links(word).is_empty()
}

/// Reads the puzzle of f-puzzles or `SudokuPad` that a JSON text states; `None` if it is neither.
pub(crate) fn of_json(source: &str) -> Option<Draft> {
    let text = source.trim_start_matches('\u{feff}');
    let data = parse(text)?;
    // The form of links is looser than JSON; the reader of JSON says where a text breaks its syntax.
    serde_json::from_str::<IgnoredAny>(text).ok()?;
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
    let (before, after) = (&source[..span.start as usize], &source[span.end as usize..]);
    let around = format!("{before}{}{after}", " ".repeat((span.end - span.start) as usize));
    if let Some(other) = other_board(&linked.puzzle, &around) {
        let mut spans = [span, other];
        spans.sort_unstable_by_key(|span| span.start);
        return several(source, &spans);
    }
    // The text around the link may state rules too.
    linked.text.push('\n');
    linked.text.push_str(&around);
    finished(linked, span)
}

/// Returns the place of a board in the text around a link, if it is not that of the link, perhaps with more values.
fn other_board(linked: &SudokuPuzzle, around: &str) -> Option<Span> {
    if sudoku::recognise(around).formats.is_empty() {
        return None;
    }
    let found = sudoku::read(around, None).0.puzzle;
    let agree = |(one, other): (&Cell, &Cell)| one.given.is_none() || one.given == other.given;
    let is_same = found.size == linked.size && linked.cells.iter().zip(&found.cells).all(agree);
    found.cells.first().filter(|_| !is_same).map(|cell| cell.span)
}

/// Returns the problem of a source with boards at these places.
fn several(source: &str, boards: &[Span]) -> Draft {
    Draft { problems: vec![sudoku::several_boards(source, boards)], ..Draft::default() }
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
    } else if let Some(sentence) = rule_in_words(&text, &puzzle) {
        problems.push(Diagnostic::new(Code::RuleInText, span).text("text", sentence));
    } else {
        problems.push(Diagnostic::new(Code::LinkRead, Span { end: span.start, ..span }).number("size", puzzle.size));
    }
    Draft { problems, ..Draft::plain(Puzzle::Sudoku(puzzle)) }.finished()
}
