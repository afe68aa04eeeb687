//! Single boards of the collections beside the project.

use std::fs;
use std::path::PathBuf;

use bachet_kernel::{Backend, BoardLine, Options, count_one, solve_one};

use crate::backends::on_every_backend;
use crate::naive::is_solution;

/// Returns every `step`-th board of a set; `None`, and a line on the error output, if the set is missing.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn sample(name: &str, step: usize) -> Option<Vec<BoardLine>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/sudoku").join(name);
    let Ok(text) = fs::read_to_string(&path) else {
        eprintln!("skipped: no {}", path.display());
        return None;
    };
    let board = |line: &str| line.as_bytes().try_into().expect("81 characters");
    Some(text.lines().step_by(step).map(board).collect())
}

/// Checks that every board of a set has `count` solutions, up to two.
fn check(backend: Backend, name: &str, step: usize, count: u32) {
    for line in sample(name, step).unwrap_or_default() {
        let options = Options::new(2).backend(backend);
        let board = String::from_utf8_lossy(&line);
        assert_eq!(count_one(&line, &options).count, count, "{board} by {}", backend.name());
        if let Some(solution) = solve_one(&line, &options) {
            let kept = line.iter().zip(solution).all(|(&given, cell)| given == b'.' || given == cell);
            assert!(kept && is_solution(&solution), "{board} by {}", backend.name());
        }
    }
}

on_every_backend! {
    one_solution
    no_solution
    two_solutions_or_more
}

fn one_solution(backend: Backend) {
    check(backend, "easy.txt", 7, 1);
    check(backend, "minimal.txt", 7, 1);
    check(backend, "17_clue.txt", 7, 1);
    check(backend, "magictour_top1465.txt", 7, 1);
    check(backend, "hardest_11plus.txt", 101, 1);
}

fn no_solution(backend: Backend) {
    check(backend, "no_solution.txt", 7, 0);
}

fn two_solutions_or_more(backend: Backend) {
    check(backend, "serg_multi.txt", 7, 2);
}
