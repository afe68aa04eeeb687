//! Layouts of irregular regions without givens, some with a solution and some without.

use std::path::Path;

use bachet_notation::sudoku::{BoxShape, SudokuPuzzle};
use bachet_sudoku::Budget;
use bachet_sudoku::count_up_to;

use crate::boards::{empty, prepared, solutions};

const FILES: [(&str, bool); 4] = [
    ("layouts_VALID_JIGSAW_LAYOUTS.txt", true),
    ("layouts_VALID_JIGSAW_BOX_LAYOUTS.txt", true),
    ("layouts_INVALID_JIGSAW_LAYOUTS.txt", false),
    ("layouts_FAST_INVALID_JIGSAW_LAYOUTS.txt", false),
];

/// Returns every layout with whether it has a solution; `None`, after printing a line, without the data.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn layouts() -> Option<Vec<(SudokuPuzzle, bool)>> {
    let mut layouts = Vec::new();
    for (file, valid) in FILES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/variants/iss").join(file);
        let Ok(text) = std::fs::read_to_string(&path) else {
            eprintln!("skipped: no {}", path.display());
            return None;
        };
        layouts.extend(text.lines().map(|line| (layout(line, file.contains("BOX")), valid)));
    }
    assert_eq!(layouts.len(), 1261 + 1250 + 3707 + 108);
    Some(layouts)
}

fn layout(line: &str, boxes: bool) -> SudokuPuzzle {
    let names: Vec<char> = line.rsplit('~').next().unwrap_or_default().chars().collect();
    let mut known = names.clone();
    known.sort_unstable();
    known.dedup();
    let region = |name| known.iter().position(|other| other == name).expect("each name is among them") as u8;
    let regions: Vec<u8> = names.iter().map(region).collect();
    let boxes = boxes.then_some(BoxShape { rows: 3, columns: 3 });
    SudokuPuzzle { boxes, regions: Some(regions), ..empty(9) }
}

fn check(puzzle: &SudokuPuzzle, valid: bool) {
    let sudoku = prepared(puzzle);
    let found = solutions(&sudoku, 1);
    assert_eq!(!found.is_empty(), valid, "{:?}", puzzle.regions);
    if valid {
        // Every renaming of values gives another solution.
        assert!(count_up_to(&sudoku, 2, &mut Budget::unlimited()).number >= 362_880u32.into());
    }
}

#[test]
fn sampled_layouts() {
    let Some(layouts) = layouts() else { return };
    // The step has no common divisor with the number of layouts: a hundred, spread over all files.
    for at in 0..100 {
        let (puzzle, valid) = &layouts[(17 + at * 1237) % layouts.len()];
        check(puzzle, *valid);
    }
}

#[test]
#[ignore = "takes minutes"]
fn all_layouts() {
    let Some(layouts) = layouts() else { return };
    for (puzzle, valid) in &layouts {
        check(puzzle, *valid);
    }
}
