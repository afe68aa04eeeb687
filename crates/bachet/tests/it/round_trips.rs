//! What is printed about a board is read back as the same board: by `show`, `solve`, `candidates` and `convert`.

use bachet::front::notation::sudoku::{Cell, Format, SudokuPuzzle};
use bachet::front::{Draft, drawings};
use bachet::messages::Messages;
use bachet::verbs::{self, Cells, ShowOptions, Solution};
use bachet::{Budget, Language, Puzzle, Severity, SolveOptions};
use bachet_draw::{Block, Page, plain};
use proptest::prelude::*;

/// Boards without givens: sizes, shapes of boxes, irregular regions, and rules that drawings show.
const EMPTY: [(u32, &str); 13] = [
    (4, ""),
    (6, ""),
    (6, "boxes: 3x2\n"),
    (8, ""),
    (9, ""),
    (9, "diagonals\n"),
    (9, "diagonal: up\n"),
    (9, "windoku\n"),
    (9, "windoku\ndiagonals\n"),
    (12, ""),
    (16, ""),
    (4, "regions:\n  1122\n  1224\n  1334\n  3344\n"),
    (
        9,
        "regions:\n  111113333\n  122222333\n  111252263\n  444452663\n  475555666\n  \
         477755669\n  477885869\n  477888899\n  478899999\n",
    ),
];

fn empty((size, more): (u32, &str)) -> SudokuPuzzle {
    let board = format!("{}\n", vec!["."; size as usize].join(" ")).repeat(size as usize);
    read(&format!("sudoku:\n{board}{more}"))
}

/// Reads a text without errors.
fn read(text: &str) -> SudokuPuzzle {
    let Draft { puzzle, problems, .. } = Draft::read(text.as_bytes(), None);
    assert!(problems.iter().all(|problem| problem.severity() != Severity::Error), "{problems:?}\n{text}");
    let Some(Puzzle::Sudoku(puzzle)) = puzzle else { panic!("no board\n{text}") };
    puzzle
}

fn solution(puzzle: &SudokuPuzzle) -> Solution {
    let options = SolveOptions::default().first(1);
    let found = verbs::solve(&Puzzle::Sudoku(puzzle.clone()), &options, &mut Budget::unlimited()).expect("it compiles");
    found.solutions.into_iter().next().expect("a board without givens has a solution")
}

/// Returns what is printed.
fn printed(blocks: Vec<Block>) -> String {
    plain(&bachet_draw::text(&Page { blocks, ..Page::default() }))
}

/// Checks that a text is read back as a puzzle with these cells.
fn check(puzzle: &SudokuPuzzle, cells: &[(Option<u8>, u64)], text: &str) {
    let found = read(text);
    let stated: Vec<(Option<u8>, u64)> = found.cells.iter().map(|cell| (cell.given, cell.candidates)).collect();
    let first = stated.iter().zip(cells).position(|(a, b)| a != b);
    assert_eq!((found.size, found.boxes), (puzzle.size, puzzle.boxes), "{text}");
    assert!(first.is_none() && stated.len() == cells.len(), "cell {first:?}\n{text}");
    let partition = |regions: &Option<Vec<u8>>| -> Option<Vec<usize>> {
        let regions = regions.as_ref()?;
        Some(regions.iter().map(|region| regions.iter().position(|other| other == region).unwrap_or(0)).collect())
    };
    assert_eq!(partition(&found.regions), partition(&puzzle.regions), "{text}");
    let rules = |puzzle: &SudokuPuzzle| {
        let mut rules: Vec<String> = puzzle.rules.iter().map(ToString::to_string).collect();
        rules.sort();
        rules
    };
    assert_eq!(rules(&found), rules(puzzle), "{text}");
}

/// Fills a board: of each cell `marks` says whether it has a given, is filled in rightly or wrongly, or is empty.
fn filled(empty: &SudokuPuzzle, solution: &Solution, marks: &[u8]) -> (SudokuPuzzle, Vec<String>) {
    let Solution::Sudoku(board) = solution else { panic!("a board has boards as solutions") };
    let values: Vec<u8> = board.rows().flatten().copied().collect();
    let mut puzzle = empty.clone();
    let mut changes = Vec::new();
    for (at, (&value, mark)) in values.iter().zip(marks.iter().cycle()).enumerate() {
        let (row, column) = (at / empty.size as usize + 1, at % empty.size as usize + 1);
        match mark % 8 {
            0..3 => puzzle.cells[at] = Cell { given: Some(value), candidates: 1 << (value - 1), ..puzzle.cells[at] },
            3 => changes.push(format!("r{row}c{column}={}", empty.spelled(value))),
            4 if mark / 8 == 0 => {
                let wrong = value % empty.size as u8 + 1;
                changes.push(format!("r{row}c{column}={}", empty.spelled(wrong)));
            }
            _ => {}
        }
    }
    (puzzle, changes)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn what_is_printed_reads_back(kind in 0..EMPTY.len(), marks in proptest::collection::vec(any::<u8>(), 256)) {
        let empty = empty(EMPTY[kind]);
        let solution = solution(&empty);
        let (puzzle, changes) = filled(&empty, &solution, &marks);
        if puzzle.cells.iter().all(|cell| cell.given.is_none()) {
            return Ok(());
        }
        let stated = |puzzle: &SudokuPuzzle| puzzle.cells.iter().map(|c| (c.given, c.candidates)).collect::<Vec<_>>();
        let whole = Puzzle::Sudoku(puzzle.clone());
        let messages = Messages::new(Language::English);

        for format in [Format::Text, Format::Grid, Format::Line, Format::List, Format::Csv, Format::Pencilmarks] {
            // What a format cannot state is refused, never dropped.
            if let Ok(text) = verbs::write(&whole, format) {
                check(&puzzle, &stated(&puzzle), &text);
            }
        }

        let options = ShowOptions::default().set(changes);
        let shown = verbs::show(&whole, &options, &mut Budget::unlimited().steps(1000)).expect("cells can be set");
        let verbs::Shown::Board(board) = &shown else { panic!("a board is shown") };
        let mut cells = stated(&puzzle);
        for (at, cell) in cells.iter_mut().enumerate() {
            let value = board.values.get(bachet::front::notation::sudoku::CellId::at(at, puzzle.size));
            cell.1 = value.map_or(cell.1, |value| 1 << (value - 1));
        }
        let mut blocks = drawings::shown(&whole, &shown, None);
        blocks.extend(drawings::sudoku_rules(&whole, &messages));
        check(&puzzle, &cells, &printed(blocks));

        let solved: Vec<Block> = drawings::solution(&whole, &solution, String::new(), None).into_iter().collect();
        let Solution::Sudoku(board) = &solution else { panic!("a board has boards as solutions") };
        let full: Vec<(Option<u8>, u64)> = board.rows().flatten().map(|&v| (Some(v), 1 << (v - 1))).collect();
        let answer = format!("$ bachet solve it\n{}\n1 solution, and no other\nit took 4 ms\n", printed(solved));
        check(&puzzle, &full, &answer);

        if puzzle.size < 10 {
            let found = verbs::candidates(&whole, &mut Budget::unlimited().steps(10_000)).expect("it compiles");
            let Cells::Sudoku(masks) = &found.cells else { panic!("a board has masks") };
            let all = puzzle.all_values();
            let candidates = masks.iter().map(|&mask| if mask == 0 { all } else { mask });
            let cells: Vec<(Option<u8>, u64)> =
                puzzle.cells.iter().zip(candidates).map(|(cell, mask)| (cell.given, mask)).collect();
            let drawn = drawings::candidates(&whole, &found.cells, String::new(), None);
            check(&puzzle, &cells, &printed(drawn.into_iter().collect()));
        }
    }
}
