//! The data of `SudokuPad`: givens and regions. What is drawn besides, such as lines and cages, has its meaning in
//! words only, and is named as not read.

use bachet_notation::Span;
use bachet_notation::sudoku::{BoxShape, Cell, MAX_SIZE, SudokuPuzzle};

use super::Linked;
use super::loose::Loose;

/// Keys that say nothing about what cells may hold.
const NO_RULES: [&str; 16] = [
    "cells", "ce", "regions", "re", "cellSize", "cs", "metadata", "md", "title", "t", "author", "rules", "id",
    "settings", "version", "solution",
];

/// Keys of drawings, as people call them.
const NAMES: [(&str, &str); 12] = [
    ("cages", "cages"),
    ("ca", "cages"),
    ("lines", "lines"),
    ("l", "lines"),
    ("arrows", "arrows"),
    ("a", "arrows"),
    ("overlays", "shapes"),
    ("o", "shapes"),
    ("underlays", "shapes"),
    ("u", "shapes"),
    ("foglight", "fog"),
    ("fogofwar", "fog"),
];

/// Reads a puzzle; `None` if the data is none.
pub(super) fn read(data: &Loose, span: Span) -> Option<Linked> {
    let Loose::Object(entries) = data else { return None };
    let rows = data.get(&["cells", "ce"])?.items();
    let size = u32::try_from(rows.len()).ok().filter(|size| (2..=MAX_SIZE).contains(size))?;
    let mut linked = Linked { puzzle: SudokuPuzzle { size, ..SudokuPuzzle::default() }, ..Linked::default() };
    let all = linked.puzzle.all_values();
    let mut has_marks = false;
    for row in rows {
        if row.items().len() != rows.len() {
            return None;
        }
        for cell in row.items() {
            // Other programs have plain values as cells; without regions this is a list of rows.
            let value = match cell {
                Loose::Object(_) | Loose::Nothing => cell.get(&["value", "v"]),
                Loose::Text(text) => Some(cell).filter(|_| !matches!(text.as_str(), "0" | ".")),
                Loose::List(_) => return None,
            };
            if matches!(cell, Loose::Text(_)) && data.get(&["regions", "re"]).is_none() {
                return None;
            }
            let value = match value.filter(|value| value.is_something()) {
                Some(value) => Some(value.number().filter(|value| (1..=size).contains(value))?),
                None => None,
            };
            has_marks |= cell.get(&["pencilMarks", "pm"]).is_some_and(Loose::is_something);
            let candidates = value.map_or(all, |value| 1 << (value - 1));
            linked.puzzle.cells.push(Cell { given: value.map(|value| value as u8), candidates, span });
        }
    }
    if has_marks {
        linked.unread.push("pencil marks".to_owned());
    }
    match regions(data, size) {
        Some(regions) => {
            let usual =
                |b: BoxShape| (0..size * size).map(move |at| at / size / b.rows * b.rows + at % size / b.columns);
            linked.puzzle.boxes = BoxShape::of_size(size).filter(|&shape| is_same_partition(&regions, usual(shape)));
            linked.puzzle.regions = Some(regions).filter(|_| linked.puzzle.boxes.is_none());
        }
        None => linked.unread.push("no regions, or some of different sizes".to_owned()),
    }
    let metadata = data.get(&["metadata", "md"]).unwrap_or(data);
    let text = |keys: &[&str]| metadata.get(keys).and_then(Loose::text).map(str::trim).filter(|t| !t.is_empty());
    linked.puzzle.headers.title = text(&["title", "t"]).map(|t| t.split_whitespace().collect::<Vec<_>>().join(" "));
    text(&["rules"]).unwrap_or_default().clone_into(&mut linked.text);
    if let Some(Loose::List(rules)) = metadata.get(&["rules"]) {
        linked.text = rules.iter().filter_map(Loose::text).collect::<Vec<_>>().join("\n");
    }
    for (key, value) in entries.iter().filter(|(key, value)| value.is_something() && !NO_RULES.contains(&key.as_str()))
    {
        // Older puzzles keep their title and rules in cages without cells.
        let notes: Vec<&str> = value.items().iter().filter_map(note).collect();
        if matches!(key.as_str(), "cages" | "ca") && notes.len() == value.items().len() {
            for whole in notes {
                match whole.split_once(':') {
                    Some(("title", title)) => linked.puzzle.headers.title = Some(title.trim().to_owned()),
                    Some(("author" | "solution" | "msgcorrect", _)) => {}
                    note => {
                        linked.text.push('\n');
                        linked.text.push_str(note.map_or(whole, |(_, text)| text));
                    }
                }
            }
            continue;
        }
        let name = NAMES.iter().find(|(known, _)| known == key).map_or(key.as_str(), |(_, name)| name);
        linked.unread.push(name.chars().take(40).collect());
    }
    Some(linked)
}

/// Returns the text of a cage without cells.
fn note(cage: &Loose) -> Option<&str> {
    let has_cells = cage.get(&["cells", "ce"]).is_some_and(Loose::is_something);
    cage.get(&["value", "v"]).and_then(Loose::text).filter(|_| !has_cells)
}

/// Returns the region of each cell; `None` if there are none, or a cell is in none or in two.
fn regions(data: &Loose, size: u32) -> Option<Vec<u8>> {
    let listed = data.get(&["regions", "re"])?.items();
    let mut regions = vec![u8::MAX; (size * size) as usize];
    if listed.len() != size as usize {
        return None;
    }
    for (number, region) in (0..).zip(listed) {
        if region.items().len() != size as usize {
            return None;
        }
        for cell in region.items() {
            let [row, column] = cell.items() else { return None };
            let at = |index: &Loose| index.number().filter(|&index| index < size);
            let entry = &mut regions[(at(row)? * size + at(column)?) as usize];
            if std::mem::replace(entry, number) != u8::MAX {
                return None;
            }
        }
    }
    Some(regions)
}

/// Whether both put the same cells together.
fn is_same_partition(regions: &[u8], other: impl Iterator<Item = u32>) -> bool {
    let mut names: Vec<Option<u8>> = vec![None; regions.len()];
    regions.iter().zip(other).all(|(&region, other)| *names[other as usize].get_or_insert(region) == region)
}
