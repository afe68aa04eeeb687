//! The data of f-puzzles: givens, regions and the rules that exist here; everything else is named as not read.

use bachet_notation::Span;
use bachet_notation::sudoku::{BoxShape, Cell, MAX_SIZE, SudokuPuzzle};

use super::loose::Loose;
use super::{Linked, placed};

/// Keys that say nothing about what cells may hold.
const NO_RULES: [&str; 15] = [
    "size",
    "title",
    "author",
    "ruleset",
    "solution",
    "grid",
    "highlightConflicts",
    "id",
    "successMessage",
    "msgcorrect",
    "metadata",
    "truecandidatesoptions",
    "disabledlogic",
    "src",
    "custominfo",
];

/// Keys of the rules that exist here, and their lines.
const RULES: [(&str, &str); 4] = [
    ("antiknight", "anti-knight"),
    ("antiking", "anti-king"),
    ("nonconsecutive", "nonconsecutive"),
    ("disjointgroups", "disjoint"),
];

/// Keys of rules that do not exist here, as people call them.
const NAMES: [(&str, &str); 20] = [
    ("killercage", "killer cages"),
    ("littlekillersum", "little killers"),
    ("sandwichsum", "sandwich sums"),
    ("thermometer", "thermometers"),
    ("arrow", "arrows"),
    ("difference", "difference dots"),
    ("ratio", "ratio dots"),
    ("xv", "X and V"),
    ("even", "even cells"),
    ("odd", "odd cells"),
    ("palindrome", "palindromes"),
    ("renban", "renban lines"),
    ("whispers", "whisper lines"),
    ("extraregion", "extra regions"),
    ("quadruple", "quadruples"),
    ("betweenline", "between lines"),
    ("minimum", "minimum cells"),
    ("maximum", "maximum cells"),
    ("regionsumline", "region sum lines"),
    ("clone", "clones"),
];

/// Reads a puzzle; `None` if the data is none.
pub(super) fn read(data: &Loose, span: Span) -> Option<Linked> {
    let Loose::Object(entries) = data else { return None };
    let rows = data.get(&["grid"])?.items();
    let size = u32::try_from(rows.len()).ok().filter(|size| (2..=MAX_SIZE).contains(size))?;
    let mut linked = Linked { puzzle: SudokuPuzzle { size, ..SudokuPuzzle::default() }, ..Linked::default() };
    let puzzle = &mut linked.puzzle;
    let all = puzzle.all_values();
    let boxes = BoxShape::of_size(size);
    let (mut regions, mut usual_regions): (Vec<u8>, Vec<u8>) = (Vec::new(), Vec::new());
    for (row, cells) in (0..size).zip(rows) {
        if cells.items().len() != rows.len() {
            return None;
        }
        for (column, cell) in (0..size).zip(cells.items()) {
            // Other programs have a `grid`, too, of plain values.
            let Loose::Object(_) = cell else { return None };
            let value = match cell.get(&["value"]).filter(|value| value.is_something()) {
                Some(value) => Some(value.number().filter(|value| (1..=size).contains(value))?),
                None => None,
            };
            let marks = cell.get(&["givenPencilMarks"]).map(Loose::items).unwrap_or_default();
            let marks = marks.iter().filter_map(Loose::number).filter(|mark| (1..=size).contains(mark));
            let marked = marks.fold(0, |set, mark| set | 1u64 << (mark - 1));
            let is_given = cell.get(&["given"]).is_some_and(Loose::is_something);
            puzzle.cells.push(Cell {
                given: value.filter(|_| is_given).map(|value| value as u8),
                // A value that is not given was filled in by somebody.
                candidates: match value {
                    Some(value) => 1 << (value - 1),
                    None if marked != 0 => marked,
                    None => all,
                },
                span,
            });
            let usual = boxes.map_or(row, |b| row / b.rows * b.rows + column / b.columns);
            usual_regions.push(usual as u8);
            regions.push(match cell.get(&["region"]) {
                None => usual as u8,
                // A cell may be in no region.
                Some(region) => region.number().filter(|&region| region < size).map_or(u8::MAX, |region| region as u8),
            });
        }
    }
    let has_size = |region: u32| regions.iter().filter(|&&found| u32::from(found) == region).count() == rows.len();
    if boxes.is_some() && regions == usual_regions {
        puzzle.boxes = boxes;
    } else if (0..size).all(has_size) {
        puzzle.regions = Some(regions);
    } else {
        linked.unread.push("regions of different sizes".to_owned());
    }
    let is_true = |key: &str| data.get(&[key]).is_some_and(Loose::is_something);
    let diagonals = match (is_true("diagonal+"), is_true("diagonal-")) {
        (true, true) => Some("diagonals"),
        (true, false) => Some("diagonal: up"),
        (false, true) => Some("diagonal: down"),
        (false, false) => None,
    };
    let rules = RULES.iter().filter(|(key, _)| is_true(key)).map(|(_, line)| *line);
    puzzle.rules.extend(diagonals.into_iter().chain(rules).map(|line| placed(line, span)));
    let text = |key: &str| data.get(&[key]).and_then(Loose::text).map(str::trim).filter(|t| !t.is_empty());
    puzzle.headers.title = text("title").map(|title| title.split_whitespace().collect::<Vec<_>>().join(" "));
    text("ruleset").unwrap_or_default().clone_into(&mut linked.text);
    let is_read = |key: &str| {
        NO_RULES.contains(&key)
            || matches!(key, "diagonal+" | "diagonal-")
            || RULES.iter().any(|(rule, _)| *rule == key)
    };
    for (key, _) in entries.iter().filter(|(key, value)| value.is_something() && !is_read(key)) {
        let name = NAMES.iter().find(|(known, _)| known == key).map_or(key.as_str(), |(_, name)| name);
        linked.unread.push(name.chars().take(40).collect());
    }
    Some(linked)
}
