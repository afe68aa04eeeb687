//! The notation of puzzles of moves: the keywords of each family, lists and boards.

use super::fields::{Entry, Field, MovingFields, RowFields, resolve};
use super::tap::Tap;
use super::{MovingPuzzle, list, squares};
use crate::keywords::{BareBoard, Grammar, Keyword, Reader, Statement, Value};
use crate::lines::{Line, shown};
use crate::source::read_source;
use crate::suggest::nearest;
use crate::{Argument, Code, Diagnostic, Family, Headers, Span, Text};

static JUGS: Grammar = grammar(
    Family::Jugs,
    &[
        ("jug", "capacity"),
        ("jugs", "capacity"),
        ("size", "capacity"),
        ("sizes", "capacity"),
        ("buckets", "capacity"),
        ("begin", "start"),
        ("target", "goal"),
        ("measure", "goal"),
    ],
    &[
        Keyword::title("jugs"),
        Keyword::new("capacity", Value::Text),
        Keyword::new("start", Value::Text),
        Keyword::new("goal", Value::Text),
        Keyword::new("moves", Value::Text),
    ],
);

static HANOI: Grammar = grammar(
    Family::Hanoi,
    &[
        ("discs", "disks"),
        ("disc", "disks"),
        ("disk", "disks"),
        ("rings", "disks"),
        ("peg", "pegs"),
        ("poles", "pegs"),
        ("rods", "pegs"),
        ("posts", "pegs"),
        ("from", "start"),
        ("to", "goal"),
        ("begin", "start"),
        ("target", "goal"),
    ],
    &[
        Keyword::title("hanoi"),
        Keyword::new("disks", Value::Text),
        Keyword::new("pegs", Value::Text),
        Keyword::new("start", Value::Text),
        Keyword::new("goal", Value::Text),
        Keyword::new("moves", Value::Text),
    ],
);

static TILES: Grammar = with_board(grammar(
    Family::Tiles,
    BOARDS,
    &[Keyword::title("tiles"), Keyword::new("start", Value::Board), Keyword::new("goal", Value::Board)],
));

static KNIGHTS: Grammar = with_board(grammar(
    Family::Knights,
    BOARDS,
    &[
        Keyword::title("knights"),
        Keyword::new("start", Value::Board),
        Keyword::new("goal", Value::Board),
        Keyword::new("turns", Value::Text),
    ],
));

/// Other words for the boards of tiles and knights.
const BOARDS: &[(&str, &str)] = &[("board", "start"), ("begin", "start"), ("target", "goal")];

const fn grammar(family: Family, aliases: &'static [(&'static str, &'static str)], own: &'static [Keyword]) -> Grammar {
    Grammar {
        family,
        own,
        max_lines: 2_000,
        colon: |line| line.find(':'),
        stands_alone: |_| false,
        max_rows: None,
        names_take_rows: false,
        aliases,
    }
}

const fn with_board(grammar: Grammar) -> Grammar {
    Grammar { stands_alone: |line| !line.text.contains(':'), max_rows: Some(|_| usize::MAX), ..grammar }
}

/// Returns the grammar of a family, if it is one of puzzles of moves.
pub(super) fn grammar_of(family: Family) -> Option<&'static Grammar> {
    match family {
        Family::Jugs => Some(&JUGS),
        Family::Hanoi => Some(&HANOI),
        Family::Tiles => Some(&TILES),
        Family::Knights => Some(&KNIGHTS),
        Family::Grid | Family::Sudoku | Family::Crossing => None,
    }
}

/// Reads a puzzle of moves; returns `None` if a part of it is missing, and every problem in the order of the source.
///
/// ```
/// let source = "jugs: Die Hard\ncapacity: 3, 5\ngoal: 4\n";
/// let (puzzle, problems) = bachet_notation::moving::read(source);
/// assert!(puzzle.is_some() && problems.is_empty());
/// ```
///
/// Linear in the length of the source.
pub fn read(source: &str) -> (Option<MovingPuzzle>, Vec<Diagnostic>) {
    read_source(source, |problems| {
        let puzzle = fields(source, problems).and_then(|fields| resolve(&fields, problems));
        // A keyword that was misspelled is not missing as well.
        let misspelled: Vec<Argument> =
            problems.iter().filter_map(|p| argument(p, Code::NoSuchKeyword, "suggestion")).collect();
        let is_missing = |p: &Diagnostic| argument(p, Code::MissingKeyword, "keyword");
        problems.retain(|p| is_missing(p).is_none_or(|word| !misspelled.contains(&word)));
        puzzle
    })
}

fn argument(problem: &Diagnostic, code: Code, name: &str) -> Option<Argument> {
    let found = problem.arguments.iter().find(|(n, _)| problem.code == code && *n == name);
    found.map(|(_, argument)| argument.clone())
}

/// Returns the fields of a text, and reports the problems of its lines; `None` if its first line names another family.
pub(super) fn fields(source: &str, problems: &mut Vec<Diagnostic>) -> Option<MovingFields> {
    let family = Family::of_source(source);
    let Some(grammar) = family.and_then(grammar_of) else {
        let first = crate::lines::lines(source).next().map(|line| line.span()).unwrap_or_default();
        problems.push(Diagnostic::new(Code::UnsupportedFamily, first).text("family", ""));
        return None;
    };
    let mut reader = Reader::new(source, grammar, problems);
    let mut board = BareBoard::default();
    let mut entries: Vec<Entry> = Vec::new();
    let mut tap = Tap::default();
    let span = reader.first_line();
    while let Some(statement) = reader.next(problems) {
        if statement.stands_alone {
            board.push(statement.head, problems);
            continue;
        }
        board.close();
        match (statement.keyword, statement.word) {
            (Some(keyword), _) => {
                let field = Field::of_keyword(keyword.word).filter(|_| !statement.is_repeated);
                entries.extend(field.map(|field| entry(field, keyword, &statement, problems)));
            }
            (None, word) if grammar.family == Family::Jugs && tap.line(word, &statement, problems) => {}
            (None, Some(word)) => {
                if let Some(other) = Family::of_keyword(word) {
                    let problem = Diagnostic::new(Code::SecondFamily, statement.word_span());
                    problems.push(problem.text("family", other.keyword()));
                    break;
                }
                problems.push(no_such_keyword(word, statement.word_span(), grammar));
            }
            (None, None) => {
                let problem = Diagnostic::new(Code::LineWithoutKeyword, statement.head.span());
                problems.push(problem.with("keywords", Argument::List(words(grammar))));
            }
        }
    }
    if let Some(first) = board.rows.first().map(Line::span) {
        match entries.iter().find(|entry| entry.field == Field::Start) {
            None => entries.push(board_entry(Field::Start, first, &board.rows)),
            Some(stated) => {
                let problem =
                    Diagnostic::new(Code::DuplicateKeyword, first).text("keyword", "start").related(stated.span);
                problems.push(problem);
            }
        }
    }
    entries.extend(tap.moves(&entries, problems));
    if grammar.family == Family::Jugs && entries.iter().all(|entry| entry.field != Field::Capacity) {
        entries.extend(capacity_of_title(&mut reader.headers));
    }
    if grammar.family == Family::Hanoi && entries.iter().all(|entry| entry.field != Field::Disks) {
        entries.extend(disks_of_title(&mut reader.headers));
    }
    Some(MovingFields { family: grammar.family, headers: reader.headers, entries, span })
}

/// Returns the capacities of `jugs: 3, 5`, a first line that has nothing but numbers where the title stands.
fn capacity_of_title(headers: &mut Headers<Text>) -> Option<Entry> {
    let is_number = |item: &str| !item.trim().is_empty() && item.trim().bytes().all(|b| b.is_ascii_digit());
    let title =
        headers.title.take_if(|title| title.as_str().contains(',') && title.as_str().split(',').all(is_number))?;
    let span = title.span();
    let line = Line { text: title.as_str(), start: span.start, indented: false };
    let (row, left_out) = list::items(&[line], "capacity", &mut Vec::new());
    Some(Entry { field: Field::Capacity, span, rows: vec![row], left_out })
}

/// Returns the disks of `hanoi: 5 discs`.
fn disks_of_title(headers: &mut Headers<Text>) -> Option<Entry> {
    let is_disks = |text: &str| {
        let Some((number, word)) = text.split_once(' ') else { return false };
        let is_word = ["discs", "disks", "rings"].iter().any(|w| w.eq_ignore_ascii_case(word.trim()));
        is_word && number.bytes().all(|b| b.is_ascii_digit())
    };
    let title = headers.title.take_if(|title| is_disks(title.as_str()))?;
    let span = title.span();
    let rows = vec![RowFields { cells: vec![title], span }];
    Some(Entry { field: Field::Disks, span, rows, left_out: 0 })
}

fn entry(field: Field, keyword: &Keyword, statement: &Statement<'_>, problems: &mut Vec<Diagnostic>) -> Entry {
    let span = statement.word_span();
    if keyword.value == Value::Board {
        return board_entry(field, span, &statement.lines);
    }
    let (row, left_out) = list::items(&statement.lines, keyword.word, problems);
    let rows = if row.cells.is_empty() { Vec::new() } else { vec![row] };
    Entry { field, span, rows, left_out }
}

fn board_entry(field: Field, span: Span, lines: &[Line<'_>]) -> Entry {
    let texts: Vec<Text> = lines.iter().map(|line| Text::new(line.text, line.start)).collect();
    let (rows, left_out) = squares::drawn_rows(&texts);
    Entry { field, span, rows, left_out }
}

/// Returns the words that a line of a family may begin with, without that of the title.
fn words(grammar: &Grammar) -> Vec<String> {
    grammar.keywords().skip(1).map(|keyword| keyword.word.to_owned()).collect()
}

fn no_such_keyword(word: &str, span: Span, grammar: &Grammar) -> Diagnostic {
    let words = words(grammar);
    let problem = Diagnostic::new(Code::NoSuchKeyword, span)
        .text("keyword", shown(word))
        .text("family", grammar.family.keyword())
        .with("keywords", Argument::List(words.clone()));
    problem.did_you_mean(nearest(word, words.iter().map(String::as_str)))
}
