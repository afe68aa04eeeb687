//! Every method on every puzzle of the gallery that it is for: its events are as they have to be, and give the solutions.

use std::ops::ControlFlow;

use bachet_methods::{Event, How, Method, RunEnd, Sink, Tally, run};
use bachet_solver::Budget;

use crate::checker::check;
use crate::puzzles::{BOARDS, CROSSINGS, GRIDS, MOVES, of_gallery};

/// Runs the method on all of them, and expects that it ends on these within the steps.
fn ends_on(method: Method, steps: u64, names: &[&str]) {
    let mut ended = Vec::new();
    for name in GRIDS.iter().chain(&BOARDS).chain(&CROSSINGS).chain(&MOVES) {
        let puzzle = of_gallery(name);
        if method.is_for(puzzle.problem().family()) && check(method, puzzle.problem(), &How::default(), steps, name) {
            ended.push(*name);
        }
    }
    assert_eq!(ended, names, "{method:?}");
}

#[test]
fn backtracking() {
    let grids = ["einstein", "einstein-direct", "escargots", "gastsprekers", "knights", "marche", "nachttrein"];
    let others = ["picnic", "schoolverkeer", "verjaardag", "zebra", "difficile", "six", "start"];
    for method in [Method::Backtracking, Method::Successors] {
        ends_on(method, 20_000, &[&grids[..], &others].concat());
    }
}

#[test]
fn clauses() {
    let grids = ["comets", "einstein", "einstein-direct", "gastsprekers", "knights", "marche", "nachttrein", "picnic"];
    let others = ["schoolverkeer", "verjaardag", "zebra", "17-clue", "18-clue", "a-l-envers", "difficile", "six"];
    ends_on(Method::Clauses, 1_000, &[&grids[..], &others, &["start", "statewiki"]].concat());
}

#[test]
fn permutations() {
    ends_on(Method::Permutations, 20_000, &["escargots", "knights", "picnic", "schoolverkeer", "verjaardag"]);
}

#[test]
fn cnf() {
    let long = ["katten", "sixteen", "twenty-five"];
    let others = GRIDS.iter().chain(&BOARDS).copied().filter(|name| !long.contains(name));
    ends_on(Method::Cnf, 500, &others.collect::<Vec<_>>());
}

#[test]
fn propagation() {
    ends_on(Method::Propagation, 20_000, &[&GRIDS[..], &BOARDS].concat());
}

#[test]
fn depth_first() {
    let crossings = ["buit", "family", "last-train", "marchands", "maris-jaloux-programme", "maris-jaloux-un-siege"];
    let others = ["torch", "weights", "wolf-goat-cabbage", "cruches", "decanting"];
    ends_on(Method::DepthFirst, 20_000, &[&crossings[..], &others].concat());
}

#[test]
fn breadth_first() {
    let others = CROSSINGS.iter().chain(&MOVES).copied();
    let long = ["island", "eight", "fifteen", "guarini"];
    ends_on(Method::BreadthFirst, 20_000, &others.filter(|name| !long.contains(name)).collect::<Vec<_>>());
}

/// Has had enough after so many events.
struct Impatient(u64);

impl Sink for Impatient {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        assert!(self.0 > 0, "{event:?} after it had had enough");
        self.0 -= 1;
        if self.0 > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

#[test]
fn a_method_ends_when_the_listener_has_had_enough() {
    for name in ["einstein", "statewiki", "maris-jaloux", "hanoi"] {
        let puzzle = of_gallery(name);
        for method in Method::ALL.into_iter().filter(|method| method.is_for(puzzle.problem().family())) {
            for events in 1..60 {
                let (mut sink, mut budget) = (Impatient(events), Budget::unlimited());
                let end = run(method, puzzle.problem(), &How::default(), &mut sink, &mut budget);
                assert_eq!(end, Ok(RunEnd::Stopped), "{method:?} after {events} events of {name}");
            }
        }
    }
}

#[test]
fn what_is_refuted_may_be_counted_as_one() {
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
        for method in Method::ALL.into_iter().filter(|method| method.is_for(puzzle.problem().family())) {
            let (mut tally, mut events) = (Tally::default(), OneByOne::default());
            let ends = [&mut tally as &mut dyn Sink, &mut events].map(|mut sink| {
                let mut budget = Budget::unlimited().steps(2_000);
                run(method, puzzle.problem(), &How::default(), &mut sink, &mut budget)
            });
            assert_eq!((&ends[0], tally), (&ends[1], events.0), "{method:?} on {name}");
        }
    }
}
