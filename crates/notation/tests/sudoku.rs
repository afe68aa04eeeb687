//! Sudoku: every format reads to what it says, and what is written reads back.

use bachet_notation::Severity;
use bachet_notation::sudoku::{Format, SudokuPuzzle, Symbols, read, write};

const DIFFICILE: &str = "....5..6.582..9..4.6......983.4.16...7.....8...17.6.356......4.3..6..728.1..7....";

/// Reads without errors.
fn sound(source: &str, format: Option<Format>) -> (SudokuPuzzle, Option<Format>) {
    let (reading, problems) = read(source, format);
    assert!(problems.iter().all(|p| p.severity() != Severity::Error), "{problems:?}\n{source}");
    (reading.puzzle, reading.format)
}

/// The source is recognised as this format, and is this board as a line.
fn check(source: &str, format: Format, line: &str) {
    let (puzzle, found) = sound(source, None);
    assert_eq!(found, Some(format), "{source}");
    assert_eq!(write(&puzzle, Format::Line).expect("a line says it all").trim_end(), line, "{source}");
}

#[test]
fn a_line_with_each_sign_for_empty() {
    for empty in [".", "0", "*", "_", " "] {
        check(&DIFFICILE.replace('.', empty), Format::Line, DIFFICILE);
    }
    check(&format!("# difficile\r\n{DIFFICILE}\r\n"), Format::Line, DIFFICILE);
}

#[test]
fn grids_in_many_drawings() {
    let (puzzle, _) = sound(DIFFICILE, None);
    let drawn = write(&puzzle, Format::Grid).expect("a grid says it all");
    assert!(drawn.contains("------+-------+------\n"), "{drawn}");
    check(&drawn, Format::Grid, DIFFICILE);
    check(&drawn.replace(['|', '-', '+'], " "), Format::Grid, DIFFICILE);
    check(&drawn.replace('-', "=").replace('.', "0"), Format::Grid, DIFFICILE);
    check(&drawn.replace('-', "─").replace('|', "│").replace('+', "┼"), Format::Grid, DIFFICILE);
    check(&drawn.replace([' ', '|'], ""), Format::Grid, DIFFICILE);
    let boxed: Vec<String> = drawn.lines().map(|l| format!("| {l} |")).collect();
    let edge = "*-----------------------*";
    check(&format!("{edge}\n{}\n{edge}\n", boxed.join("\n")), Format::Grid, DIFFICILE);
    let thirds: Vec<&str> = (0..27).map(|i| &DIFFICILE[3 * i..3 * i + 3]).collect();
    check(&thirds.join("\n"), Format::Grid, DIFFICILE);
    check(&thirds.join(" "), Format::Grid, DIFFICILE);
}

#[test]
fn the_notation_of_the_project() {
    let (puzzle, format) = sound(
        "sudoku: Mine # not yours\nlanguage: fr\nsource: me\n\n1 . | . .\n. . | 2 .\n----+----\n. 3 | . .\n. . | . {14}\ndiagonals\ncage 5: r1c1\n  r1c2\n",
        None,
    );
    assert_eq!(format, Some(Format::Text));
    assert_eq!(puzzle.title.as_deref(), Some("Mine"));
    assert_eq!(puzzle.cells[15].candidates, 0b1001);
    assert_eq!(puzzle.rules[1].to_string(), "cage 5: r1c1 r1c2");
    let (again, _) = sound(&write(&puzzle, Format::Text).expect("text says everything"), None);
    assert!(again.same(&puzzle));
}

#[test]
fn regions_replace_boxes_unless_boxes_are_stated() {
    let board = "1...\n..2.\n.3..\n...4\n";
    let regions = "regions:\n  1122\n  1122\n  3344\n  3344\n";
    let (puzzle, _) = sound(&format!("sudoku:\n{board}{regions}"), None);
    assert_eq!((puzzle.boxes, puzzle.regions.is_some()), (None, true));
    let (puzzle, _) = sound(&format!("sudoku:\nboxes: 2x2\n{board}{regions}"), None);
    assert!(puzzle.boxes.is_some() && puzzle.regions.is_some());
}

#[test]
fn the_style_from_0_to_f() {
    let mut line = ".".repeat(256);
    line.replace_range(0..3, "0F1");
    let (puzzle, _) = sound(&line, None);
    assert_eq!(puzzle.symbols, Symbols::FromZero);
    assert_eq!([0, 1, 2].map(|i| puzzle.cells[i].given), [Some(1), Some(16), Some(2)]);
    line.replace_range(0..3, "0G1");
    let (puzzle, _) = sound(&line, None);
    assert_eq!([0, 1, 2].map(|i| puzzle.cells[i].given), [None, Some(16), Some(1)]);
}
