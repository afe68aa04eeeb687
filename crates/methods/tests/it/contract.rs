//! Every method on every puzzle of the gallery that it runs on: its events keep the contract and give the solutions.

use std::ops::ControlFlow;

use bachet_methods::{Event, Method, RunEnd, RunOptions, Sink, Tally, run};
use bachet_solver::Budget;

use crate::checker::check;
use crate::puzzles::{BOARDS, CROSSINGS, GRIDS, MOVES, of_gallery};

/// Runs the method on the gallery, and expects that it finishes within the steps on exactly these puzzles.
fn finishes_on(method: Method, steps: u64, names: &[&str]) {
    let mut finished = Vec::new();
    for name in GRIDS.iter().chain(&BOARDS).chain(&CROSSINGS).chain(&MOVES) {
        let puzzle = of_gallery(name);
        if method.is_for(puzzle.problem().family())
            && check(method, puzzle.problem(), &RunOptions::default(), steps, name)
        {
            finished.push(*name);
        }
    }
    assert_eq!(finished, names, "{method:?}");
}

#[test]
fn backtracking() {
    let grids = ["einstein", "einstein-direct", "escargots", "gastsprekers", "knights", "marche", "nachttrein"];
    let others = ["picnic", "schoolverkeer", "verjaardag", "zebra", "difficile", "six", "start"];
    for method in [Method::BACKTRACKING, Method::SUCCESSORS] {
        finishes_on(method, 20_000, &[&grids[..], &others].concat());
    }
}

#[test]
fn clauses() {
    let grids = ["comets", "einstein", "einstein-direct", "gastsprekers", "knights", "marche", "nachttrein", "picnic"];
    let others = ["schoolverkeer", "verjaardag", "zebra", "17-clue", "18-clue", "a-l-envers", "difficile", "six"];
    finishes_on(Method::CLAUSES, 1_000, &[&grids[..], &others, &["start", "statewiki"]].concat());
}

#[test]
fn permutations() {
    finishes_on(Method::PERMUTATIONS, 20_000, &["escargots", "knights", "picnic", "schoolverkeer", "verjaardag"]);
}

#[test]
fn cnf() {
    let long = ["katten", "sixteen", "twenty-five"];
    let others = GRIDS.iter().chain(&BOARDS).copied().filter(|name| !long.contains(name));
    finishes_on(Method::CNF, 500, &others.collect::<Vec<_>>());
}

#[test]
fn propagation() {
    finishes_on(Method::PROPAGATION, 20_000, &[&GRIDS[..], &BOARDS].concat());
}

#[test]
fn depth_first() {
    let crossings =
        ["buit", "family", "harbour", "last-train", "marchands", "maris-jaloux-programme", "maris-jaloux-un-siege"];
    let others = ["torch", "weights", "wolf-goat-cabbage", "cruches", "decanting"];
    finishes_on(Method::DEPTH_FIRST, 20_000, &[&crossings[..], &others].concat());
}

#[test]
fn breadth_first() {
    let others = CROSSINGS.iter().chain(&MOVES).copied();
    let long = ["island", "eight", "fifteen", "guarini"];
    finishes_on(Method::BREADTH_FIRST, 20_000, &others.filter(|name| !long.contains(name)).collect::<Vec<_>>());
}

/// Stops the method after this number of events.
struct StopsAfter(u64);

impl Sink for StopsAfter {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        assert!(self.0 > 0, "{event:?} after the sink stopped the method");
        self.0 -= 1;
        if self.0 > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

#[test]
fn a_sink_can_stop_every_method() {
    for name in ["einstein", "statewiki", "maris-jaloux", "hanoi"] {
        let puzzle = of_gallery(name);
        for method in Method::all().into_iter().filter(|method| method.is_for(puzzle.problem().family())) {
            for events in 1..60 {
                let (mut sink, mut budget) = (StopsAfter(events), Budget::unlimited());
                let end = run(method, puzzle.problem(), &RunOptions::default(), &mut sink, &mut budget);
                assert_eq!(end, Ok(RunEnd::Stopped), "{method:?} after {events} events of {name}");
            }
        }
    }
}

#[test]
fn a_refuted_value_counts_like_its_events() {
    /// Counts event by event.
    #[derive(Default)]
    struct OneByOne(Tally);
    impl Sink for OneByOne {
        fn event(&mut self, event: Event) -> ControlFlow<()> {
            self.0.event(event)
        }
    }
    for name in ["difficile", "einstein", "verjaardag"] {
        let puzzle = of_gallery(name);
        for method in Method::all().into_iter().filter(|method| method.is_for(puzzle.problem().family())) {
            let (mut tally, mut events) = (Tally::default(), OneByOne::default());
            let ends = [&mut tally as &mut dyn Sink, &mut events].map(|mut sink| {
                let mut budget = Budget::unlimited().steps(2_000);
                run(method, puzzle.problem(), &RunOptions::default(), &mut sink, &mut budget)
            });
            assert_eq!((&ends[0], tally), (&ends[1], events.0), "{method:?} on {name}");
        }
    }
}
