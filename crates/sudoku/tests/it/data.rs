//! Classic boards from the data beside the project: by the kernel and by the plain solver.

use std::ops::ControlFlow;
use std::path::Path;

use bachet_kernel::{BoardLine, Options, for_each_solution_one};
use bachet_sudoku::{
    Budget, CheckOptions, Solution, Sudoku, Verdict, candidates, check, count, count_up_to, plain, solve,
};

use crate::boards::{prepared, puzzle, solutions};

const FILES: [&str; 7] =
    ["17_clue", "easy", "hardest_11plus", "magictour_top1465", "minimal", "no_solution", "serg_multi"];

/// Returns lines spread over a file; `None`, after printing a line, without the data.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn sample(file: &str, number: usize) -> Option<Vec<String>> {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/sudoku").join(file).with_extension("txt");
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: no {}", path.display());
        return None;
    };
    let lines: Vec<&str> = text.lines().collect();
    Some(lines.iter().step_by((lines.len() / number).max(1)).map(|line| (*line).to_owned()).collect())
}

/// Returns up to `limit` solutions of the plain solver, sorted.
fn plain_solutions(sudoku: &Sudoku, limit: usize) -> Vec<Solution> {
    let mut found = Vec::new();
    plain::solve(sudoku, &mut Budget::unlimited(), |solution| {
        found.push(solution);
        if found.len() == limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found.sort();
    found
}

#[test]
fn the_kernel_and_the_plain_solver_agree() {
    for file in FILES {
        let Some(lines) = sample(file, 25) else { return };
        for line in lines {
            let sudoku = prepared(&puzzle(9, &line));
            let mut budget = Budget::unlimited();
            for limit in [1, 2, 1000] {
                let [one, other] = [count_up_to, plain::count_up_to].map(|count| count(&sudoku, limit, &mut budget));
                assert_eq!(one, other, "{line}");
            }
            let all = solutions(&sudoku, 1000);
            let number = count(&sudoku, &mut budget, &mut |_| ());
            if all.len() < 1000 {
                assert_eq!(all, plain_solutions(&sudoku, 1000));
                assert_eq!((number.number, number.exact), (all.len().into(), true), "{line}");
            }
            let possible = candidates(&sudoku, &mut budget);
            assert_eq!(possible, plain::candidates(&sudoku, &mut budget), "{line}");
            let found = check(&sudoku, CheckOptions::default(), &mut budget);
            let verdict = [Verdict::None, Verdict::Unique, Verdict::Several][all.len().min(2)];
            assert!(found.verdict == verdict && found.complete, "{line}");
        }
    }
}

#[test]
#[ignore = "minutes in the dev profile: all 111,750 boards by the plain solver"]
fn the_kernel_and_the_plain_solver_agree_on_every_line() {
    for file in FILES {
        let Some(lines) = sample(file, usize::MAX) else { return };
        for line in lines {
            let sudoku = prepared(&puzzle(9, &line));
            let mut budget = Budget::unlimited();
            for limit in [1, 2, 1000] {
                let plainly = plain::count_up_to(&sudoku, limit, &mut budget);
                assert_eq!(count_up_to(&sudoku, limit, &mut budget), plainly, "{line}");
                if plainly.exact {
                    break;
                }
            }
        }
    }
}

/// Output must not depend on the processor.
#[test]
fn solutions_come_in_the_same_order_with_every_backend() {
    let Some(lines) = sample("serg_multi", 50) else { return };
    for line in lines {
        let line: BoardLine = line.as_bytes().try_into().expect("81 characters");
        let listed = |backend| {
            let mut listed = Vec::new();
            for_each_solution_one(&line, &Options::new(100).backend(backend), |solution| {
                listed.push(*solution);
                ControlFlow::Continue(())
            });
            listed
        };
        let all = bachet_kernel::Backend::ALL.map(listed);
        assert!(all.iter().all(|listed| *listed == all[0]));
    }
}

#[test]
fn a_budget_ends_the_kernel_too() {
    let sudoku = prepared(&puzzle(9, &".".repeat(81)));
    for steps in [0, 1, 7, 100] {
        let mut number = 0;
        let end = solve(&sudoku, &mut Budget::unlimited().steps(steps), |_| {
            number += 1;
            ControlFlow::Continue(())
        });
        assert_eq!(end, bachet_sudoku::SearchOutcome::Limit);
        assert!(number <= steps);
    }
}
