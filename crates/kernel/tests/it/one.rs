//! One board at a time against the plain search.

use std::fmt::Debug;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use bachet_kernel::{
    Answer, Backend, BoardLine, CELLS, Options, Puzzle, count_one, for_each_solution_one, pencil_marks_of, solve_one,
};

use crate::boards::Random;
use crate::plain::{is_solution, solutions, solutions_of};

fn available() -> impl Iterator<Item = Backend> {
    Backend::ALL.into_iter().filter(|backend| backend.is_available())
}

/// All solutions, sorted.
fn all<P: Puzzle>(puzzle: &P, backend: Backend) -> Vec<BoardLine> {
    let mut found = Vec::new();
    let answer = for_each_solution_one(puzzle, &Options::new(u32::MAX).backend(backend), |line| {
        found.push(*line);
        ControlFlow::Continue(())
    });
    assert_eq!(answer, Answer { count: found.len() as u32, finished: true });
    found.sort_unstable();
    found
}

/// Holds every backend against the solutions known, which are all if they are fewer than `limit`.
fn check<P: Puzzle + Debug>(puzzle: &P, mut known: Vec<BoardLine>, limit: usize) {
    known.sort_unstable();
    for backend in available() {
        let what = || format!("{puzzle:?} by {}", backend.name());
        for limit in [0, 1, 2, limit] {
            let answer = Answer { count: known.len().min(limit) as u32, finished: true };
            assert_eq!(count_one(puzzle, &Options::new(limit as u32).backend(backend)), answer, "{}", what());
        }
        let solution = solve_one(puzzle, &Options::new(2).backend(backend));
        assert_eq!(solution.is_some(), !known.is_empty(), "{}", what());
        if known.len() < limit {
            assert!(solution.is_none_or(|solution| known.contains(&solution)), "{}", what());
            assert_eq!(all(puzzle, backend), known, "{}", what());
        }
    }
}

fn check_line(line: &BoardLine, limit: usize) {
    let known = solutions_of(line, limit);
    check(line, known.clone(), limit);
    check(&pencil_marks_of(line), known, limit);
}

#[test]
fn parts_of_full_boards() {
    let mut random = Random(1);
    for givens in 22..=81 {
        for _ in 0..8 {
            check_line(&random.part(givens), 1000);
        }
    }
}

#[test]
fn boards_that_clash() {
    let mut random = Random(2);
    for givens in 0..60 {
        for changes in 1..4 {
            check_line(&random.spoiled(givens.max(24), changes), 1000);
        }
    }
    for (a, b) in [(0, 1), (0, 9), (0, 10), (72, 80), (8, 80), (40, 50)] {
        let mut line = [b'.'; CELLS];
        (line[a], line[b]) = (b'5', b'5');
        check_line(&line, 2);
    }
}

#[test]
fn pencil_marks() {
    let mut random = Random(3);
    for givens in 0..40 {
        for fewer in [0, 10, 50, 100, 200] {
            let marks = random.marks(givens.max(20), fewer);
            check(&marks, solutions(&marks, 500), 500);
        }
    }
    let nothing = [0_u16; CELLS];
    check(&nothing, Vec::new(), 2);
}

#[test]
fn boards_with_many_solutions_stop_at_the_limit() {
    let mut random = Random(4);
    for givens in 0..18 {
        let line = random.part(givens);
        for backend in available() {
            for limit in [1, 2, 1000, 5000] {
                assert_eq!(count_one(&line, &Options::new(limit).backend(backend)).count, limit, "{}", backend.name());
            }
            let solution = solve_one(&line, &Options::new(1).backend(backend)).expect("the board it is a part of");
            assert!(
                is_solution(&solution)
                    && line.iter().zip(solution).all(|(&given, cell)| given == b'.' || given == cell)
            );
        }
    }
}

#[test]
fn every_path_finds_the_solutions_in_the_same_order() {
    let mut random = Random(5);
    for _ in 0..50 {
        let line = random.part(23);
        let lists = available().map(|backend| {
            let mut found = Vec::new();
            for_each_solution_one(&line, &Options::new(100).backend(backend), |line| {
                found.push(*line);
                ControlFlow::Continue(())
            });
            found
        });
        let lists: Vec<_> = lists.collect();
        assert!(lists.iter().all(|list| list == &lists[0]));
    }
}

#[test]
fn the_end_says_why() {
    for backend in available() {
        let empty = [b'.'; CELLS];
        let raised = AtomicBool::new(false);
        let mut found = 0;
        let options = Options::new(u32::MAX).backend(backend);
        let answer = for_each_solution_one(&empty, &options.cancel(&raised), |_| {
            found += 1;
            raised.store(found >= 10, Ordering::Relaxed);
            ControlFlow::Continue(())
        });
        assert_eq!(answer, Answer { count: found, finished: false });
        assert!((10..100).contains(&found), "{found} solutions");
        let answer = for_each_solution_one(&empty, &options, |_| ControlFlow::Break(()));
        assert_eq!(answer, Answer { count: 1, finished: false });
    }
}
