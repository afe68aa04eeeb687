//! Puzzles made to exhaust the stack, the memory or the time.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use bachet_methods::{Event, Method, Problem, RunEnd, RunOptions, Sink, Unfit, run};
use bachet_notation::GridPuzzle;
use bachet_solver::Budget;
use bachet_sudoku::Sudoku;

use crate::puzzles::cost;

fn grid(categories: usize, values: usize, clue: &str) -> GridPuzzle {
    let category = |c: usize| {
        let values: Vec<String> = (0..values).map(|value| format!("k{c}v{value}x")).collect();
        format!("k{c}: {}\n", values.join(", "))
    };
    let (puzzle, problems) =
        bachet_notation::read_grid(&format!("{}{clue}", (0..categories).map(category).collect::<String>()));
    assert!(problems.iter().all(|p| p.severity() != bachet_notation::Severity::Error), "{problems:?}");
    puzzle
}

#[test]
fn thousands_of_cells_fit_on_a_small_stack() {
    let row = format!("{}\n", vec!["."; 64].join(" "));
    let (reading, problems) = bachet_notation::sudoku::read(&format!("sudoku:\n{}", row.repeat(64)), None);
    assert!(problems.is_empty(), "{problems:?}");
    let board = Sudoku::new(&reading.puzzle).0;
    let table = grid(64, 64, "");
    for problem in [Problem::Sudoku(&board), Problem::Grid(&table)] {
        for method in [Method::BACKTRACKING, Method::SUCCESSORS] {
            let (end, tally) = cost(method, problem, &RunOptions { solutions: Some(1), ..RunOptions::default() });
            assert_eq!((end, tally.solutions), (RunEnd::Stopped, 1), "{method:?}");
            assert!(tally.deepest >= 4_032, "{method:?}: {tally:?}");
        }
    }
}

fn clauses(puzzle: &GridPuzzle) -> Result<RunEnd, Unfit> {
    run(Method::CLAUSES, Problem::Grid(puzzle), &RunOptions::default(), &mut (), &mut Budget::unlimited().steps(1))
}

#[test]
fn a_clue_without_alternatives_reaches_the_limit_of_look_ups() {
    let one_of = |c: usize| {
        let pairs: Vec<String> = (0..4).map(|value| format!("k{c}v{value}x = k{}v{value}x", c + 1)).collect();
        format!("({})", pairs.join(" or "))
    };
    let chain: Vec<String> = (1..20).map(one_of).collect();
    // Only the last two conditions contradict each other.
    let clue = format!("1. = {} and k0v0x = k20v0x and k0v0x = k20v1x\n", chain.join(" and "));
    assert_eq!(clauses(&grid(21, 8, &clue)), Err(Unfit::TooLarge(Method::CLAUSES)));
}

#[test]
fn all_alternatives_together_have_a_limit() {
    assert_eq!(clauses(&grid(8, 8, "")), Ok(RunEnd::Limit));
    assert_eq!(clauses(&grid(16, 8, "")), Err(Unfit::TooLarge(Method::CLAUSES)));
}

/// Raises a flag at the first test, and counts the events after it and all tests.
struct Interrupts<'a> {
    flag: &'a AtomicBool,
    later: u32,
    tests: u32,
}

impl Sink for Interrupts<'_> {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        self.later += u32::from(self.flag.load(Ordering::Relaxed));
        let is_test = matches!(event, Event::Check { .. } | Event::Combine { .. });
        self.tests += u32::from(is_test);
        self.flag.fetch_or(is_test, Ordering::Relaxed);
        ControlFlow::Continue(())
    }
}

#[test]
fn too_many_loads_end_a_walk_and_the_flag_is_polled_between_two_loads() {
    for (people, seats, ended, checks) in [(40, 20, RunEnd::Full, 0), (12, 3, RunEnd::Limit, 1)] {
        let names: Vec<String> = (0..people).map(|person| format!("p{person}x")).collect();
        let source = format!("crossing: Many\nperson: {}\nboat: {seats} seats\nrower: person\n", names.join(", "));
        let (puzzle, problems) = bachet_notation::crossing::read(&source);
        assert!(problems.is_empty(), "{problems:?}");
        for method in [Method::DEPTH_FIRST, Method::BREADTH_FIRST] {
            let flag = AtomicBool::new(false);
            let mut sink = (Interrupts { flag: &flag, later: 0, tests: 0 }, bachet_methods::Tally::default());
            let mut budget = Budget::unlimited().cancelled_by(&flag);
            let end = run(method, Problem::Crossing(&puzzle), &RunOptions::default(), &mut sink, &mut budget);
            assert_eq!((end, sink.1.nodes, sink.1.checks), (Ok(ended), 1, checks), "{method:?}");
            // The next state may still be reported, but not what is done there.
            assert!(sink.0.later <= 1, "{method:?}");
        }
    }
}

#[test]
fn the_flag_is_polled_within_a_node() {
    let puzzle = crate::puzzles::grid("gastsprekers");
    for method in [Method::BACKTRACKING, Method::SUCCESSORS, Method::PERMUTATIONS, Method::CLAUSES] {
        let flag = AtomicBool::new(false);
        let mut sink = Interrupts { flag: &flag, later: 0, tests: 0 };
        let mut budget = Budget::unlimited().cancelled_by(&flag);
        let end = run(method, Problem::Grid(&puzzle), &RunOptions::default(), &mut sink, &mut budget);
        assert_eq!(end, Ok(RunEnd::Limit), "{method:?}");
        // The values of one more assignment may be reported, but no further test.
        assert!(sink.later <= 20 && sink.tests == 1, "{method:?}: {}", sink.later);
    }
}

#[test]
fn every_method_refuses_a_clue_that_cannot_be_compiled() {
    let puzzle = grid(3, 64, "1. = every a in k0: every b in k1: every c in k2: a = b or b != c\n");
    for method in Method::all().into_iter().filter(|method| method.is_for(bachet_methods::Family::Grid)) {
        let end =
            run(method, Problem::Grid(&puzzle), &RunOptions::default(), &mut (), &mut Budget::unlimited().steps(1));
        assert!(matches!(end, Err(Unfit::Invalid(_))), "{method:?}: {end:?}");
    }
}

#[test]
fn full_boards_are_tested() {
    let board = |rows: &str| {
        let (reading, problems) = bachet_notation::sudoku::read(&format!("sudoku:\n{rows}"), None);
        assert!(problems.is_empty(), "{problems:?}");
        Sudoku::new(&reading.puzzle).0
    };
    let full = board("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n");
    let clashing = board("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 2\n");
    let crossed = board("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\ndiagonals\n");
    let (one, none) = (grid(1, 3, "1. = k0v0x != k0v1x\n"), grid(1, 3, "1. = k0v0x = k0v1x\n"));
    let problems = [
        (Problem::Sudoku(&full), 1),
        (Problem::Sudoku(&clashing), 0),
        (Problem::Sudoku(&crossed), 0),
        (Problem::Grid(&one), 1),
        (Problem::Grid(&none), 0),
    ];
    for (problem, solutions) in problems {
        for method in Method::all().into_iter().filter(|method| method.is_for(problem.family())) {
            let (end, tally) = cost(method, problem, &RunOptions::default());
            assert_eq!((end, tally.solutions), (RunEnd::Exhausted, solutions), "{method:?} on {problem:?}");
        }
    }
}
