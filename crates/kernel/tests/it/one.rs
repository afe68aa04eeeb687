//! Single boards: every backend agrees with the naive search.

use std::fmt::Debug;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use bachet_kernel::{
    Answer, Backend, BoardLine, CELLS, Options, Puzzle, count_one, for_each_solution_one, pencil_marks_of, solve_one,
};

use crate::backends::on_every_backend;
use crate::boards::Random;
use crate::naive::{is_solution, solutions, solutions_of};

/// Returns all solutions, sorted.
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

/// Compares all functions on a backend with the known solutions, which are all solutions if they are fewer than
/// `limit`.
fn check<P: Puzzle + Debug>(backend: Backend, puzzle: &P, mut known: Vec<BoardLine>, limit: usize) {
    known.sort_unstable();
    for limit in [0, 1, 2, limit] {
        let answer = Answer { count: known.len().min(limit) as u32, finished: true };
        assert_eq!(count_one(puzzle, &Options::new(limit as u32).backend(backend)), answer, "{puzzle:?}");
    }
    let solution = solve_one(puzzle, &Options::new(2).backend(backend));
    assert_eq!(solution.is_some(), !known.is_empty(), "{puzzle:?}");
    if known.len() < limit {
        assert!(solution.is_none_or(|solution| known.contains(&solution)), "{puzzle:?}");
        assert_eq!(all(puzzle, backend), known, "{puzzle:?}");
    }
}

fn check_line(backend: Backend, line: &BoardLine, limit: usize) {
    let known = solutions_of(line, limit);
    check(backend, line, known.clone(), limit);
    check(backend, &pencil_marks_of(line), known, limit);
}

on_every_backend! {
    parts_of_full_boards
    contradicting_givens
    pencil_marks
    boards_with_many_solutions_stop_at_the_limit
    solutions_are_found_in_the_same_order_as_on_the_portable_backend
    a_stopped_search_is_not_finished
}

fn parts_of_full_boards(backend: Backend) {
    let mut random = Random(1);
    for givens in 22..=81 {
        for _ in 0..8 {
            check_line(backend, &random.part(givens), 1000);
        }
    }
}

fn contradicting_givens(backend: Backend) {
    let mut random = Random(2);
    for givens in 0..60 {
        for changes in 1..4 {
            check_line(backend, &random.changed(givens.max(24), changes), 1000);
        }
    }
    for (a, b) in [(0, 1), (0, 9), (0, 10), (72, 80), (8, 80), (40, 50)] {
        let mut line = [b'.'; CELLS];
        (line[a], line[b]) = (b'5', b'5');
        check_line(backend, &line, 2);
    }
}

fn pencil_marks(backend: Backend) {
    let mut random = Random(3);
    for givens in 0..40 {
        for fewer in [0, 10, 50, 100, 200] {
            let marks = random.marks(givens.max(20), fewer);
            check(backend, &marks, solutions(&marks, 500), 500);
        }
    }
    let nothing = [0_u16; CELLS];
    check(backend, &nothing, Vec::new(), 2);
}

fn boards_with_many_solutions_stop_at_the_limit(backend: Backend) {
    let mut random = Random(4);
    for givens in 0..18 {
        let line = random.part(givens);
        for limit in [1, 2, 1000, 5000] {
            assert_eq!(count_one(&line, &Options::new(limit).backend(backend)).count, limit);
        }
        let solution = solve_one(&line, &Options::new(1).backend(backend)).expect("the board it is a part of");
        let extends = line.iter().zip(solution).all(|(&given, cell)| given == b'.' || given == cell);
        assert!(is_solution(&solution) && extends);
    }
}

fn solutions_are_found_in_the_same_order_as_on_the_portable_backend(backend: Backend) {
    let mut random = Random(5);
    for _ in 0..50 {
        let line = random.part(23);
        let [found, expected] = [backend, Backend::Portable].map(|backend| {
            let mut found = Vec::new();
            for_each_solution_one(&line, &Options::new(100).backend(backend), |line| {
                found.push(*line);
                ControlFlow::Continue(())
            });
            found
        });
        assert_eq!(found, expected);
    }
}

fn a_stopped_search_is_not_finished(backend: Backend) {
    let empty = [b'.'; CELLS];
    let flag = AtomicBool::new(false);
    let mut found = 0;
    let options = Options::new(u32::MAX).backend(backend);
    let answer = for_each_solution_one(&empty, &options.cancel(&flag), |_| {
        found += 1;
        flag.store(found >= 10, Ordering::Relaxed);
        ControlFlow::Continue(())
    });
    assert_eq!(answer, Answer { count: found, finished: false });
    assert!((10..100).contains(&found), "{found} solutions");
    let answer = for_each_solution_one(&empty, &options, |_| ControlFlow::Break(()));
    assert_eq!(answer, Answer { count: 1, finished: false });
}
