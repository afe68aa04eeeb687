//! The constraint strings of Interactive Sudoku Solver: `.Shape~6x6.Jigsaw~111..666.~R1C4_5~R2C1_2_4.AntiKnight`.
//!
//! Rows and columns above 9 are letters, values are numbers. Constraints that have no rule in this project are
//! reported, since a puzzle without one of its rules is another puzzle.

use std::fmt::Write as _;

use super::board::{Written, regions};
use super::format::{FormatEntry, Statable};
use super::jigsaw::in_rows;
use super::line::{Excerpt, characters, raw_lines};
use super::recognise::Likeness;
use super::rule::rule;
use super::value::{spelled, values};
use super::{BoxShape, Cell, MAX_SIZE, RuleLine, SudokuPuzzle, Symbols};
use crate::source::MAX_COLLECTED_PROBLEMS;
use crate::{Code, Diagnostic, Hint, Span, Text};

pub(super) const FORMAT: FormatEntry = FormatEntry {
    name: "iss",
    places,
    read,
    looks_like: |source| is_constraint_line(source.first().text).then(|| Likeness::only(true)),
    rank: 3,
    write,
    states: Statable {
        rule: |rule| constraint(rule).is_some(),
        regions: true,
        boxes: |puzzle| puzzle.boxes.is_none() || puzzle.boxes == BoxShape::of_size(puzzle.size),
        candidates: |puzzle| puzzle.cells.iter().all(|cell| cell.candidates != 0),
        ..Statable::GIVENS
    },
};

/// Constraints without arguments, and the rule that each is.
const RULES: [(&str, &str); 5] = [
    ("AntiKnight", "anti-knight"),
    ("AntiKing", "anti-king"),
    ("AntiConsecutive", "nonconsecutive"),
    ("Windoku", "windoku"),
    ("DisjointSets", "disjoint"),
];

/// Whether a line is of this form.
fn is_constraint_line(line: &str) -> bool {
    let behind = line.strip_prefix('.').unwrap_or_default();
    behind.contains('~') && behind.starts_with(|c: char| c == '~' || c.is_ascii_uppercase())
}

/// Returns the places of the puzzles of a source: one a line; or one alone, if a later line does not state cells or a
/// shape again.
fn places(source: &str) -> Vec<Span> {
    let lines = || raw_lines(source);
    let states = |l: Excerpt<'_>| parts(l).any(|p| matches!(p.name, "" | "Shape" | "Jigsaw"));
    let several = |name: &str| lines().filter(|l| parts(*l).any(|p| p.name == name)).nth(1).is_some();
    let each = lines().all(states) && ["", "Shape", "Jigsaw"].into_iter().any(several);
    let all: Vec<Span> = lines().map(|l| l.span()).collect();
    match &all[..] {
        [first, .., last] if !each => vec![first.to(*last)],
        _ => all,
    }
}

/// Reads the puzzle that a constraint string states.
fn read(line: Excerpt<'_>, problems: &mut Vec<Diagnostic>) -> SudokuPuzzle {
    let mut puzzle = SudokuPuzzle { size: 9, symbols: Symbols::Letters, ..SudokuPuzzle::default() };
    let parts: Vec<Constraint<'_>> = parts(line).collect();
    if let Some(shape) = parts.iter().find(|p| p.name == "Shape") {
        match shape.size() {
            Some(size) => puzzle.size = size,
            None => problems.push(shape.unknown()),
        }
    }
    let size = puzzle.size;
    puzzle.boxes = BoxShape::of_size(size);
    let all = puzzle.all_values();
    puzzle.cells = vec![Cell { given: None, candidates: all, span: line.span() }; (size * size) as usize];
    let mut diagonals = [None; 2];
    for part in &parts {
        if problems.len() > MAX_COLLECTED_PROBLEMS {
            break;
        }
        let rule_of = RULES.iter().find(|(name, _)| *name == part.name && part.arguments.is_empty());
        match (part.name, rule_of) {
            ("Shape", _) => {}
            ("", None) => part.cells(&mut puzzle, problems),
            ("NoBoxes", None) if part.arguments.is_empty() => puzzle.boxes = None,
            ("Jigsaw", None) => puzzle.regions = part.regions(size, problems),
            ("Diagonal", None) if matches!(part.arguments, "1" | "-1") => {
                diagonals[usize::from(part.arguments == "1")] = Some(part);
                if let [Some(_), Some(_)] = diagonals {
                    puzzle.rules.push(rule(&Text::new("diagonals", part.start as u32)));
                    diagonals = [None; 2];
                }
            }
            (_, Some((_, keyword))) => {
                puzzle.rules.push(rule(&Text::new(*keyword, part.start as u32)));
            }
            _ => problems.push(part.unknown()),
        }
    }
    // One diagonal alone has no rule here.
    problems.extend(diagonals.into_iter().flatten().map(Constraint::unknown));
    puzzle
}

/// A constraint: its name, and the text after the first `~`.
#[derive(Clone, Copy)]
struct Constraint<'a> {
    name: &'a str,
    arguments: &'a str,
    start: usize,
    end: usize,
}

fn parts(line: Excerpt<'_>) -> impl Iterator<Item = Constraint<'_>> {
    line.text.split('.').map(str::trim).filter(|t| !t.is_empty()).map(move |text| {
        let start = line.start + (text.as_ptr() as usize - line.text.as_ptr() as usize);
        let (name, arguments) = text.split_once('~').unwrap_or((text, ""));
        Constraint { name, arguments, start, end: start + text.len() }
    })
}

impl Constraint<'_> {
    fn span(&self) -> Span {
        Span::new(self.start, self.end)
    }

    fn unknown(&self) -> Diagnostic {
        let shown = if self.name.is_empty() { self.arguments } else { self.name };
        let shown: String = shown.chars().take(40).collect();
        Diagnostic::new(Code::UnknownConstraint, self.span()).text("text", shown)
    }

    /// Returns the size of `Shape`: `9x9`.
    fn size(&self) -> Option<u32> {
        let (rows, columns) = self.arguments.split_once('x')?;
        let size = rows.parse().ok().filter(|_| rows == columns)?;
        (1..=MAX_SIZE).contains(&size).then_some(size)
    }

    fn regions(&self, size: u32, problems: &mut Vec<Diagnostic>) -> Option<Vec<u8>> {
        let start = self.end - self.arguments.len();
        let labels: Vec<Written<'_>> = characters(Excerpt { text: self.arguments, start }).collect();
        if labels.len() != (size * size) as usize {
            let problem = Diagnostic::new(Code::CellCount, self.span()).number("found", labels.len());
            problems.push(problem.number("expected", size * size).number("size", size).hint(Hint::Regions));
            return None;
        }
        regions(&in_rows(&labels, size as usize), size, self.span(), problems)
    }

    /// Reads values and candidates: `R1C4_5~R2C1_2_4`.
    fn cells(&self, puzzle: &mut SudokuPuzzle, problems: &mut Vec<Diagnostic>) {
        for word in self.arguments.split('~').filter(|w| !w.is_empty()) {
            let at = self.end - self.arguments.len() + (word.as_ptr() as usize - self.arguments.as_ptr() as usize);
            let span = Span::new(at, at + word.len());
            if problems.len() > MAX_COLLECTED_PROBLEMS {
                return;
            }
            let Some((index, set)) = cell(word, puzzle.size) else {
                let shown: String = word.chars().take(40).collect();
                problems.push(Diagnostic::new(Code::UnknownConstraint, span).text("text", shown));
                continue;
            };
            let cell = &mut puzzle.cells[index];
            cell.span = span;
            cell.candidates &= set;
            cell.given = set.is_power_of_two().then(|| set.trailing_zeros() as u8 + 1);
        }
    }
}

/// Returns the place of a cell in the list of cells, and its candidates.
fn cell(word: &str, size: u32) -> Option<(usize, u64)> {
    let mut values = word.split('_');
    let (row, column) = values.next()?.strip_prefix('R')?.split_once('C')?;
    let place = |t: &str| {
        let mut chars = t.chars();
        let digit = chars.next()?.to_digit(36)?;
        ((1..=size).contains(&digit) && chars.next().is_none()).then(|| digit as usize - 1)
    };
    let mut set = 0;
    for value in values {
        let value: u32 = value.parse().ok().filter(|v| (1..=size).contains(v))?;
        set |= 1 << (value - 1);
    }
    (set != 0).then_some((place(row)? * size as usize + place(column)?, set))
}

/// Returns the constraint string of a puzzle whose rules all have one.
fn write(puzzle: &SudokuPuzzle) -> String {
    let mut text = String::new();
    if puzzle.size != 9 {
        let _ = write!(text, ".Shape~{0}x{0}", puzzle.size);
    }
    if puzzle.boxes.is_none() && BoxShape::of_size(puzzle.size).is_some() {
        text.push_str(".NoBoxes");
    }
    if let Some(regions) = &puzzle.regions {
        text.push_str(".Jigsaw~");
        text.extend(regions.iter().map(|r| spelled(r + 1, puzzle.size, Symbols::Letters)));
    }
    for rule in &puzzle.rules {
        text.push_str(&constraint(rule).unwrap_or_default());
    }
    let all = puzzle.all_values();
    let digit = |n: usize| char::from_digit(n as u32 + 1, 36).unwrap_or('0');
    text.push('.');
    for (index, cell) in puzzle.cells.iter().enumerate().filter(|(_, c)| c.candidates != all) {
        let size = puzzle.size as usize;
        let _ = write!(text, "~R{}C{}", digit(index / size), digit(index % size));
        for v in values(cell.candidates) {
            let _ = write!(text, "_{v}");
        }
    }
    if text.ends_with('.') {
        text.push('~');
    }
    text.push('\n');
    text
}

/// Returns the constraint for a rule; `None` if there is none.
fn constraint(rule: &RuleLine) -> Option<String> {
    let line = rule.to_string();
    if line == "diagonals" {
        return Some(".Diagonal~1.Diagonal~-1".to_owned());
    }
    RULES.iter().find(|(_, keyword)| *keyword == line).map(|(name, _)| format!(".{name}"))
}
