//! Every method on small random puzzles: all kinds of categories and clues, and boards that may be contradictory.

use std::fmt::Write as _;

use bachet_methods::{Method, Problem, RunOptions};
use bachet_sudoku::Sudoku;

use crate::checker::check;
use crate::random::{Random, puzzle};

/// Checks all methods for the problem, and returns how many of them finish within the steps.
fn all_methods(problem: Problem<'_>, name: &str) -> usize {
    let methods = Method::all().into_iter().filter(|method| method.is_for(problem.family()));
    methods.filter(|&method| check(method, problem, &RunOptions::default(), 5_000, name)).count()
}

#[test]
fn random_grids() {
    let mut ended = 0;
    for seed in 0..400 {
        let random = &mut Random::new(seed);
        let clues = random.below(5);
        let puzzle = puzzle(random, clues);
        if bachet_grid::compile(&puzzle).is_ok() {
            ended += all_methods(Problem::Grid(&puzzle), &format!("grid {seed}"));
        }
    }
    assert!(ended > 1_500, "{ended} runs ended");
}

#[test]
fn random_boards() {
    let mut ended = 0;
    for seed in 0..100 {
        let random = &mut Random::new(seed);
        let mut source = String::from("sudoku: small\n");
        for _ in 0..4 {
            for _ in 0..4 {
                let given = random.below(10);
                let _ = match given {
                    1..=4 => write!(source, "{given} "),
                    _ => write!(source, ". "),
                };
            }
            source.push('\n');
        }
        source.push_str(["", "diagonals\n", "anti-king\n", "anti-knight\n"][random.below(4) as usize]);
        let (reading, _) = bachet_notation::sudoku::read(&source, None);
        let board = Sudoku::new(&reading.puzzle).0;
        ended += all_methods(Problem::Sudoku(&board), &source);
    }
    assert!(ended > 300, "{ended} runs ended");
}
