//! One board at a time against the plain search.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use bachet_kernel::{CELLS, Clues, End, Line, Path, count_one, for_each_solution, marks_of, solve_one};

use crate::boards::Random;
use crate::plain::{is_solution, solutions, solutions_of};

fn available() -> impl Iterator<Item = Path> {
    Path::ALL.into_iter().filter(|path| path.is_available())
}

/// All solutions, sorted.
fn all(clues: Clues<'_>, path: Path) -> Vec<Line> {
    let mut found = Vec::new();
    let end = for_each_solution(clues, path, None, &mut |line| {
        found.push(*line);
        ControlFlow::Continue(())
    });
    assert_eq!(end, End::Complete);
    found.sort_unstable();
    found
}

/// Holds every path against the solutions known, which are all if they are fewer than `limit`.
fn check(clues: Clues<'_>, mut known: Vec<Line>, limit: usize) {
    known.sort_unstable();
    for path in available() {
        let what = || format!("{clues:?} by {}", path.name());
        for limit in [0, 1, 2, limit] {
            assert_eq!(count_one(clues, path, limit as u64), known.len().min(limit) as u64, "{}", what());
        }
        assert_eq!(solve_one(clues, path).is_some(), !known.is_empty(), "{}", what());
        if known.len() < limit {
            assert_eq!(all(clues, path), known, "{}", what());
        }
    }
}

fn check_line(line: &Line, limit: usize) {
    let known = solutions_of(line, limit);
    check(line.into(), known.clone(), limit);
    check((&marks_of(line)).into(), known, limit);
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
            check((&marks).into(), solutions(&marks, 500), 500);
        }
    }
    let nothing = [0_u16; CELLS];
    check((&nothing).into(), Vec::new(), 2);
}

#[test]
fn boards_with_many_solutions_stop_at_the_limit() {
    let mut random = Random(4);
    for givens in 0..18 {
        let line = random.part(givens);
        for path in available() {
            for limit in [1, 2, 1000, 5000] {
                assert_eq!(count_one(&line, path, limit), limit, "{}", path.name());
            }
            let solution = solve_one(&line, path).expect("the board it is a part of");
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
        let lists = available().map(|path| {
            let mut found = Vec::new();
            for_each_solution(&line, path, None, &mut |line| {
                found.push(*line);
                if found.len() < 100 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            found
        });
        let lists: Vec<_> = lists.collect();
        assert!(lists.iter().all(|list| list == &lists[0]));
    }
}

#[test]
fn the_end_says_why() {
    for path in available() {
        let empty = [b'.'; CELLS];
        let raised = AtomicBool::new(false);
        let mut found = 0;
        let mut take = |_: &Line| {
            found += 1;
            raised.store(found == 10, Ordering::Relaxed);
            ControlFlow::Continue(())
        };
        assert_eq!(for_each_solution(&empty, path, Some(&raised), &mut take), End::Cancelled);
        assert!((10..100).contains(&found), "{found} solutions");
        assert_eq!(for_each_solution(&empty, path, None, &mut |_| ControlFlow::Break(())), End::Enough);
    }
}
