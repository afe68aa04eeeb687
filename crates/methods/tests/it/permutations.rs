//! The source of `permutations`, a solver of logiquizzes: the number of assignments that each clue leaves.

use std::ops::ControlFlow;

use bachet_methods::{CheckedClues, Event, Method, Problem, RunEnd, RunOptions, Sink, Subject, Tally, run};
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

/// Counts the checks of each clue, and stores the events by which clues first did not hold.
#[derive(Default)]
struct Checks {
    tally: Tally,
    checked: CheckedClues,
    first_failed: Vec<(u32, u64)>,
}

impl Sink for Checks {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        self.tally.event(event)?;
        if let Event::Check { subject: Subject::Clue(clue), holds } = event {
            self.checked.add(clue, holds, self.tally.events());
            if !holds && self.first_failed.iter().all(|(known, _)| *known != clue) {
                self.first_failed.push((clue, self.tally.events()));
            }
        }
        ControlFlow::Continue(())
    }
}

const GASTSPREKERS: [u64; 6] = [1_728_000, 13_824, 2_592, 80, 2, 1];

#[test]
fn each_clue_leaves_as_many_as_in_the_source() {
    assert_eq!(left("gastsprekers"), GASTSPREKERS);
    assert_eq!(left("schoolverkeer"), [13_824, 3_456, 2_304, 36, 24, 18, 4, 2, 1]);
}

#[test]
fn what_each_clue_leaves_is_counted_while_the_candidates_are_tested() {
    let puzzle = grid("gastsprekers");
    // The third clue first.
    let options = RunOptions { order: vec![2], ..RunOptions::default() };
    for (options, clues) in [(RunOptions::default(), [0, 1, 2, 3, 4]), (options, [2, 0, 1, 3, 4])] {
        let mut seen = Checks::default();
        let end = run(Method::PERMUTATIONS, Problem::Grid(&puzzle), &options, &mut seen, &mut Budget::unlimited());
        assert_eq!(end, Ok(RunEnd::Exhausted));
        assert_eq!(seen.checked.clues().iter().map(|one| one.clue).collect::<Vec<_>>(), clues);
        for &(clue, event) in &seen.first_failed {
            let found = seen.checked.clues().iter().find(|one| one.clue == clue).expect("it was checked");
            assert_eq!(found.first_failed, event, "clue {clue}");
        }
        let counts: Vec<_> = seen.checked.clues().iter().map(|one| (one.held + one.failed, one.held)).collect();
        assert!(counts.windows(2).all(|pair| pair[0].1 == pair[1].0), "{counts:?}");
        assert_eq!((counts[0].0, counts[4].1), (1_728_000, 1));
        if options.order.is_empty() {
            let left: Vec<u64> = counts.iter().map(|(_, left)| *left).collect();
            assert_eq!(left, GASTSPREKERS[1..]);
        }
    }
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
