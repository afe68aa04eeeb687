//! What `batch` says of the collections beside the project, held against the plain solver and the rules.

use std::ops::ControlFlow;
use std::path::Path;

use bachet::Budget;
use bachet::batch::{Answers, Batch, Form, Options, Place};
use bachet_solver::{Model, Solver, Tag};
use serde_json::Value;

/// Each set, and of how many of its puzzles one is taken: the plain solver needs its time.
const SETS: [(&str, usize); 7] = [
    ("easy", 200),
    ("minimal", 200),
    ("17_clue", 300),
    ("magictour_top1465", 40),
    ("hardest_11plus", 1500),
    ("serg_multi", 100),
    ("no_solution", 100),
];

/// The houses of a cell: its row, its column, its box.
fn houses(cell: usize) -> [usize; 3] {
    [cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3]
}

/// The number of solutions, at most two, by the solver that knows no Sudoku.
fn plain_count(puzzle: &[u8]) -> usize {
    let mut model = Model::new();
    let cells: Vec<_> = (0..81).map(|_| model.variable(9)).collect();
    for house in 0..27 {
        let members: Vec<_> = (0..81).filter(|&c| houses(c).contains(&house)).map(|c| cells[c]).collect();
        model.all_different(Tag(0), &members);
    }
    for (&cell, &given) in cells.iter().zip(puzzle).filter(|(_, given)| matches!(given, b'1'..=b'9')) {
        model.restrict(Tag(0), cell.is(u32::from(given - b'1')));
    }
    let mut found = 0;
    Solver::new(&model).for_each(&mut Budget::unlimited(), |_| {
        found += 1;
        if found == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found
}

fn is_solution(puzzle: &[u8], solution: &[u8]) -> bool {
    let keeps = puzzle.iter().zip(solution).all(|(given, value)| !matches!(given, b'1'..=b'9') || given == value);
    let full = |house| {
        let values = (0..81).filter(|&c| houses(c).contains(&house)).map(|c| 1_u32 << (solution[c] - b'0'));
        values.fold(0, |all, value| all | value) == 0x3fe
    };
    solution.len() == 81 && keeps && (0..27).all(full)
}

#[test]
fn counts_and_solutions_are_those_of_the_plain_solver() {
    for (set, step) in SETS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/sudoku");
        let path = folder.join(format!("{set}.txt"));
        let Ok(text) = std::fs::read(&path) else {
            eprintln!("skipped: no {}", path.display());
            return;
        };
        let lines: Vec<&[u8]> = text.split(|&b| b == b'\n').filter(|line| !line.is_empty()).step_by(step).collect();
        let mut options = Options::default();
        options.form = Form::Jsonl;
        let mut out = Answers::default();
        Batch::new(options).answer(&lines.join(&b'\n'), Place::START, &mut out);
        let answers: Vec<Value> =
            out.bytes.split(|&b| b == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
        assert_eq!(answers.len(), lines.len(), "{set}");
        for (number, (line, answer)) in lines.iter().zip(&answers).enumerate() {
            let at = format!("{set}: {}", String::from_utf8_lossy(line));
            let count = plain_count(&line[..81]);
            let verdict = ["none", "unique", "several"][count];
            assert_eq!(answer["line"], number + 1, "{at}");
            assert_eq!(answer["count"], count.to_string(), "{at}");
            assert_eq!(answer["verdict"], verdict, "{at}");
            match answer["solution"].as_str() {
                Some(solution) => assert!(is_solution(line, solution.as_bytes()), "{at}"),
                None => assert_eq!(count, 0, "{at}"),
            }
        }
    }
}

/// 81 characters and 729 pencil marks in one chunk: each answer in its place.
#[test]
fn lines_and_pencil_marks_keep_their_order() {
    let line = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
    let marks = |line: &str| -> String {
        let cell = |given: char| (1..=9).map(move |v| char::from_digit(v, 10).filter(|&c| given == '.' || c == given));
        line.chars().flat_map(cell).map(|mark| mark.unwrap_or('.')).collect()
    };
    let empty = ".".repeat(81);
    let text = [line.to_owned(), marks(&empty), "x".to_owned(), marks(line), empty].join("\n");
    let mut options = Options::default();
    options.form = Form::Count;
    let mut out = Answers::default();
    let mut batch = Batch::new(options);
    for _ in 0..2 {
        batch.answer(text.as_bytes(), Place { line: 7, is_start: false }, &mut out);
        assert_eq!(String::from_utf8_lossy(&out.bytes), "1\n2+\nerror[line-length]\n1\n2+\n");
        assert_eq!(out.problems[0].line, 9);
        assert_eq!((out.tally.lines(), out.tally.bad, out.tally.unique, out.tally.several), (5, 1, 2, 2));
    }
}
