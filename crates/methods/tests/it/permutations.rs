//! The source of `permutations`, a solver of logiquizzes: the number of assignments that each clue leaves.

use std::ops::ControlFlow;

use bachet_methods::{Event, Method, Problem, RunEnd, RunOptions, Sink, Subject, run};
use bachet_notation::read_grid;
use bachet_solver::Budget;

use crate::puzzles::{cost, grid};

/// The number of assignments, and the number that each clue leaves.
#[derive(Default)]
struct Left(Vec<u64>);

impl Sink for Left {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        if let Event::Combine { subject: Subject::Clue(_), before, left } = event {
            if self.0.is_empty() {
                self.0.push(before);
            }
            self.0.push(left);
        }
        ControlFlow::Continue(())
    }
}

fn left(name: &str) -> Vec<u64> {
    let puzzle = grid(name);
    let mut left = Left::default();
    let end =
        run(Method::PERMUTATIONS, Problem::Grid(&puzzle), &RunOptions::default(), &mut left, &mut Budget::unlimited());
    assert_eq!(end, Ok(RunEnd::Exhausted), "{name}");
    left.0
}

#[test]
fn each_clue_leaves_as_many_as_in_the_source() {
    assert_eq!(left("gastsprekers"), [1_728_000, 13_824, 2_592, 80, 2, 1]);
    assert_eq!(left("schoolverkeer"), [13_824, 3_456, 2_304, 36, 24, 18, 4, 2, 1]);
}

#[test]
fn shared_and_spare_values_are_arranged_in_every_way() {
    let count = |categories: &str| {
        let (puzzle, problems) = read_grid(&format!("grid: t\nwho: Ann, Bob, Cleo\n{categories}\n"));
        assert!(problems.iter().all(|p| p.severity() != bachet_notation::Severity::Error), "{problems:?}");
        cost(Method::PERMUTATIONS, Problem::Grid(&puzzle), &RunOptions::default()).1.solutions
    };
    assert_eq!(count("pet: cat, dog, emu"), 6);
    assert_eq!(count("pet (spare): cat, dog, emu, fox"), 24);
    assert_eq!(count("pet (shared): cat, dog"), 8);
    assert_eq!(count("pet (shared): cat 2, dog 1"), 3);
    assert_eq!(count("pet: cat, dog, emu\ntea (shared): yes, no"), 48);
}

#[test]
fn a_clue_is_tested_on_the_assignments_that_the_clues_before_it_leave() {
    let puzzle = grid("gastsprekers");
    let tally = cost(Method::PERMUTATIONS, Problem::Grid(&puzzle), &RunOptions::default()).1;
    assert_eq!((tally.tests(), tally.combined), (1_728_000 + 13_824 + 2_592 + 80 + 2, 5));
}
