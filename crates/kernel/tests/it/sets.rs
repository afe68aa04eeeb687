//! Samples of the sets of boards that lie beside the project.

use std::fs;
use std::path::PathBuf;

use bachet_kernel::{Backend, BoardLine, Options, count_one, solve_one};

use crate::plain::is_solution;

/// Every so manieth board; `None`, with a loud line, where the set is not there.
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

/// What every board of a set has: so many solutions, up to two.
fn check(name: &str, step: usize, count: u32) {
    for line in sample(name, step).unwrap_or_default() {
        for backend in Backend::ALL.into_iter().filter(|backend| backend.is_available()) {
            let options = Options::new(2).backend(backend);
            let board = String::from_utf8_lossy(&line);
            assert_eq!(count_one(&line, &options).count, count, "{board} by {}", backend.name());
            if let Some(solution) = solve_one(&line, &options) {
                let kept = line.iter().zip(solution).all(|(&given, cell)| given == b'.' || given == cell);
                assert!(kept && is_solution(&solution), "{board} by {}", backend.name());
            }
        }
    }
}

#[test]
fn one_solution() {
    check("easy.txt", 7, 1);
    check("minimal.txt", 7, 1);
    check("17_clue.txt", 7, 1);
    check("magictour_top1465.txt", 7, 1);
    check("hardest_11plus.txt", 101, 1);
}

#[test]
fn no_solution() {
    check("no_solution.txt", 7, 0);
}

#[test]
fn two_solutions_or_more() {
    check("serg_multi.txt", 7, 2);
}
