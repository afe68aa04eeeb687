//! A puzzle in each of the formats; what a format cannot say is named, not dropped.

use std::fmt::Write as _;

use super::read::has_candidates;
use super::rows::is_row_text;
use super::value::{spelled, symbols_of, values};
use super::{BoxShape, Cell, Format, SudokuPuzzle, Symbols};
use super::{csv, iss, jigsaw, library, line, list, sdk, sukaku};
use crate::{Code, Diagnostic, Family, Span};

/// Writes a puzzle in a format. Titles, languages and sources are left out where a format has no place for them.
///
/// # Errors
/// What of the puzzle's meaning the format cannot say.
pub fn write(puzzle: &SudokuPuzzle, format: Format) -> Result<String, Vec<Diagnostic>> {
    let lost = lost(puzzle, format);
    if !lost.is_empty() {
        return Err(lost);
    }
    Ok(match format {
        Format::Text => text(puzzle),
        Format::Line | Format::Sdm => in_line(puzzle),
        Format::Grid | Format::Pencilmarks => drawn(puzzle, recognisable(puzzle)),
        Format::Sukaku => sukaku::write(puzzle),
        Format::Library => library::write(puzzle),
        Format::Iss => iss::write(puzzle),
        Format::Sdk => sdk::write(puzzle, &in_line(puzzle)),
        Format::Jigsaw => jigsaw::write(puzzle, puzzle.regions.as_deref().unwrap_or_default(), &in_line(puzzle)),
        Format::List => list::write(puzzle.size, &numbers(puzzle)),
        Format::BoxList => list::write_boxed(puzzle.size, boxes(puzzle), &numbers(puzzle)),
        Format::Csv => csv::write(puzzle.size, &cell_texts(puzzle, recognisable(puzzle))),
    })
}

/// What of a puzzle a format cannot say.
fn lost(puzzle: &SudokuPuzzle, format: Format) -> Vec<Diagnostic> {
    let mut lost = Vec::new();
    if format == Format::Text {
        return lost;
    }
    let mut add = |what: &str, rule: &str, span: Span| {
        let problem = Diagnostic::new(Code::LostInFormat, span).text("format", format.name());
        lost.push(problem.text("lost", what).text("rule", rule));
    };
    for rule in puzzle.rules.iter().filter(|r| !(format == Format::Iss && iss::constraint(r).is_some())) {
        add("rules", rule.keyword.as_str(), rule.keyword.span());
    }
    let default = BoxShape::of_size(puzzle.size);
    let (regions, boxes) = match format {
        Format::Iss => (true, puzzle.boxes == default || puzzle.boxes.is_none()),
        Format::Jigsaw => (true, puzzle.regions.is_some() && puzzle.boxes.is_none()),
        Format::BoxList => (false, puzzle.boxes.is_some()),
        _ => (false, puzzle.boxes == default),
    };
    if puzzle.regions.is_some() && !regions {
        add("regions", "", Span::default());
    } else if !boxes {
        add("boxes", "", Span::default());
    }
    let candidates = match format {
        Format::Pencilmarks | Format::Sukaku | Format::Library | Format::List | Format::BoxList | Format::Csv => true,
        Format::Iss => puzzle.cells.iter().all(|c| c.candidates != 0),
        _ => false,
    };
    if !candidates && has_candidates(puzzle) {
        add("candidates", "", Span::default());
    }
    let fits = match format {
        Format::Grid | Format::Pencilmarks | Format::List | Format::BoxList | Format::Csv => true,
        Format::Library => puzzle.size == library::SIZE,
        _ => puzzle.size as usize <= line::LARGEST,
    };
    if !fits || puzzle.size < 2 {
        add("size", "", Span::default());
    }
    lost
}

/// The shape of the boxes of a puzzle that has some.
fn boxes(puzzle: &SudokuPuzzle) -> BoxShape {
    puzzle.boxes.unwrap_or(BoxShape { rows: 1, columns: puzzle.size })
}

/// The cells as items of a list.
fn numbers(puzzle: &SudokuPuzzle) -> Vec<String> {
    let item = |text: String| match text.as_str() {
        "." => "0".to_owned(),
        marked if marked.starts_with('{') => format!("\"{marked}\""),
        _ => text,
    };
    cell_texts(puzzle, Symbols::Numbers).into_iter().map(item).collect()
}

/// The notation of this project. Reading it gives an equal puzzle, places apart.
fn text(puzzle: &SudokuPuzzle) -> String {
    let mut text = puzzle.headers.written(Family::Sudoku);
    let default = if puzzle.regions.is_some() { None } else { BoxShape::of_size(puzzle.size) };
    match puzzle.boxes {
        boxes if boxes == default => {}
        Some(boxes) => {
            let _ = writeln!(text, "boxes: {}x{}", boxes.rows, boxes.columns);
        }
        None => text.push_str("boxes: none\n"),
    }
    if shown_as(puzzle, puzzle.symbols) != puzzle.symbols {
        let name = match puzzle.symbols {
            Symbols::Letters => "letters",
            Symbols::Numbers => "numbers",
            Symbols::FromZero => "0-F",
        };
        let _ = writeln!(text, "symbols: {name}");
    }
    text.push_str(&drawn(puzzle, puzzle.symbols));
    for rule in &puzzle.rules {
        let line = rule.to_string();
        // With a colon nothing is a row of the board.
        let colon = if is_row_text(&line) { ":" } else { "" };
        let _ = writeln!(text, "{line}{colon}");
    }
    if let Some(regions) = &puzzle.regions {
        text.push_str("regions:\n");
        for row in regions.chunks(puzzle.size as usize) {
            text.push_str("  ");
            text.push_str(&labels(row, puzzle.size));
            text.push('\n');
        }
    }
    text
}

/// A row of the regions as labels that read back to their numbers.
fn labels(row: &[u8], size: u32) -> String {
    let label = |r: &u8| spelled(r + 1, size, Symbols::Letters);
    row.iter().map(label).collect::<Vec<_>>().join(if size < 36 { "" } else { " " })
}

/// The spelling of each cell on a drawn board.
fn cell_texts(puzzle: &SudokuPuzzle, symbols: Symbols) -> Vec<String> {
    puzzle.cells.iter().map(|c| cell_text(puzzle, c, symbols)).collect()
}

/// The spelling of a cell on a drawn board.
fn cell_text(puzzle: &SudokuPuzzle, cell: &Cell, symbols: Symbols) -> String {
    let spelled = |v| spelled(v, puzzle.size, symbols);
    match cell.given {
        Some(v) => spelled(v),
        None if cell.candidates == puzzle.all_values() => ".".to_owned(),
        None => {
            let each: Vec<String> = values(cell.candidates).map(spelled).collect();
            let commas = symbols == Symbols::Numbers || each.iter().any(|s| s.len() > 1);
            // A number alone in braces could be two values of a digit each.
            let behind = if each.len() == 1 && each[0].len() > 1 { "," } else { "" };
            format!("{{{}{behind}}}", each.join(if commas { "," } else { "" }))
        }
    }
}

/// The board with borders between its boxes.
fn drawn(puzzle: &SudokuPuzzle, symbols: Symbols) -> String {
    let n = puzzle.size as usize;
    let cells = cell_texts(puzzle, symbols);
    let width = |column: usize| (0..n).map(|row| cells[row * n + column].len()).max().unwrap_or(1);
    let widths: Vec<usize> = (0..n).map(width).collect();
    let (rows, columns) = puzzle.boxes.map_or((n, n), |b| (b.rows as usize, b.columns as usize));
    let mut text = String::new();
    for row in 0..n {
        if row > 0 && row % rows == 0 {
            text.push_str(&border(&widths, columns));
        }
        let mut line = String::new();
        for column in 0..n {
            if column > 0 {
                line.push_str(if column % columns == 0 { " | " } else { " " });
            }
            let _ = write!(line, "{:>1$}", cells[row * n + column], widths[column]);
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// The line between two bands of boxes: `------+-------+------`.
fn border(widths: &[usize], columns: usize) -> String {
    let last = widths.len().div_ceil(columns.max(1)) - 1;
    let bands = widths.chunks(columns.max(1)).enumerate().map(|(i, widths)| {
        let cells: usize = widths.iter().sum::<usize>() + widths.len() - 1;
        "-".repeat(cells + usize::from(i > 0) + usize::from(i < last))
    });
    format!("{}\n", bands.collect::<Vec<_>>().join("+"))
}

/// A character a cell.
fn in_line(puzzle: &SudokuPuzzle) -> String {
    let symbols = if recognisable(puzzle) == Symbols::FromZero { Symbols::FromZero } else { Symbols::Letters };
    let mut line = cell_texts(puzzle, symbols).concat();
    line.push('\n');
    line
}

/// The symbols that a board in these symbols is taken to be in.
fn shown_as(puzzle: &SudokuPuzzle, symbols: Symbols) -> Symbols {
    let cells = cell_texts(puzzle, symbols);
    symbols_of(cells.iter().map(String::as_str), puzzle.size)
}

/// The puzzle's symbols, or letters where a bare board in them would not be recognised for what it is.
fn recognisable(puzzle: &SudokuPuzzle) -> Symbols {
    let symbols = puzzle.symbols;
    if symbols != Symbols::FromZero || shown_as(puzzle, symbols) == symbols { symbols } else { Symbols::Letters }
}
