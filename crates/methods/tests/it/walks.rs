//! The source of `depth-first`, « Jeux logiques amusants »: the ways of three jealous husbands; and the ways of the
//! rest of the gallery.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use bachet_crossing::{Crossing, Symmetry};
use bachet_methods::{Event, Method, Problem, RunEnd, RunOptions, Sink, Stack, run};
use bachet_solver::Budget;

use crate::puzzles::{CROSSINGS, MOVES, crossing, moving};

/// The ways in the order in which they are found.
#[derive(Default)]
struct Ways {
    stack: Stack,
    ways: Vec<Vec<u128>>,
}

impl Sink for Ways {
    fn event(&mut self, event: Event) -> ControlFlow<()> {
        if matches!(event, Event::Solution { .. }) {
            self.ways.push(self.stack.assignments().iter().map(|a| a.value).collect());
        }
        self.stack.event(event)
    }
}

fn ways(method: Method, name: &str) -> Vec<Vec<u128>> {
    let puzzle = crossing(name);
    let mut found = Ways::default();
    let end = run(
        method,
        Problem::Crossing(&puzzle),
        &RunOptions::default(),
        &mut found,
        &mut Budget::unlimited().steps(200_000),
    );
    assert_eq!(end, Ok(RunEnd::Exhausted), "{name}");
    found.ways
}

const FIRST: [u128; 12] = [0, 67, 1, 85, 20, 124, 48, 122, 42, 111, 46, 127];
const FIRST_LONGEST: [u128; 16] = [0, 67, 1, 85, 20, 124, 48, 115, 3, 79, 12, 110, 42, 111, 46, 127];

#[test]
fn the_crossing_of_the_source_has_1458_ways() {
    let ways = ways(Method::DEPTH_FIRST, "maris-jaloux-programme");
    assert_eq!(ways.len(), 1_458);
    let of = |states| ways.iter().filter(move |way| way.len() == states);
    assert_eq!([12, 14, 16].map(|states| of(states).count()), [486; 3]);
    assert_eq!(of(12).next().map(Vec::as_slice), Some(&FIRST[..]));
    assert_eq!(of(16).next().map(Vec::as_slice), Some(&FIRST_LONGEST[..]));
}

#[test]
fn breadth_first_finds_the_shortest_in_the_same_order() {
    for name in [
        "last-train",
        "maris-jaloux",
        "maris-jaloux-programme",
        "maris-jaloux-un-siege",
        "missionaries",
        "torch",
        "wolf-goat-cabbage",
    ] {
        let shortest = ways(Method::BREADTH_FIRST, name);
        if name == "missionaries" {
            assert_eq!(shortest.len(), 8_100);
            continue;
        }
        let all = ways(Method::DEPTH_FIRST, name);
        let least = all.iter().map(Vec::len).min().unwrap_or(0);
        let expected: Vec<Vec<u128>> = all.into_iter().filter(|way| way.len() == least).collect();
        assert_eq!(shortest, expected, "{name}");
    }
}

/// Returns the number of ways by their number of moves, if the steps suffice.
fn lengths(method: Method, problem: Problem<'_>, steps: u64) -> Option<BTreeMap<u64, u64>> {
    let mut found = Ways::default();
    let end = run(method, problem, &RunOptions::default(), &mut found, &mut Budget::unlimited().steps(steps));
    let mut lengths = BTreeMap::new();
    for way in &found.ways {
        *lengths.entry(way.len() as u64 - 1).or_default() += 1;
    }
    (end == Ok(RunEnd::Exhausted)).then_some(lengths)
}

#[test]
fn crossings_have_as_many_ways_as_bachet_counts() {
    let mut ended = Vec::new();
    for name in CROSSINGS {
        let puzzle = crossing(name);
        let ours = Crossing::new(&puzzle).expect("it is sound");
        // With costs, Bachet's shortest ways are the cheapest ones, not those of the fewest trips.
        if !puzzle.has_costs()
            && let Some(ways) = lengths(Method::BREADTH_FIRST, Problem::Crossing(&puzzle), 20_000)
        {
            let mut expected = BTreeMap::new();
            let all = ours.shortest_paths(Symmetry::Named, &mut Budget::unlimited(), |path| {
                *expected.entry(path.crossings() as u64).or_default() += 1;
                ControlFlow::Continue(())
            });
            assert!(all && ways == expected, "{name}: {ways:?}, not {expected:?}");
            ended.push(format!("{name} breadth-first"));
        }
        if let Some(ways) = lengths(Method::DEPTH_FIRST, Problem::Crossing(&puzzle), 200_000) {
            let expected = ours.simple_paths(Symmetry::Named, &mut Budget::unlimited(), |_| ControlFlow::Continue(()));
            assert_eq!(ways, expected.by_length().collect(), "{name}");
            ended.push(format!("{name} depth-first"));
        }
    }
    insta::assert_snapshot!(ended.join("\n"));
}

#[test]
fn a_way_keeps_within_the_cost_limit() {
    // Without a limit the first shortest way would take 17 minutes.
    for method in [Method::DEPTH_FIRST, Method::BREADTH_FIRST] {
        assert_eq!(ways(method, "torch"), [[0, 19, 2, 30, 12, 31], [0, 19, 1, 29, 12, 31]], "{method:?}");
    }
}

#[test]
fn puzzles_of_moves_have_as_many_ways_as_bachet_counts() {
    let mut ended = Vec::new();
    for name in MOVES {
        let puzzle = moving(name);
        if let Some(ways) = lengths(Method::BREADTH_FIRST, Problem::Moving(&puzzle), 20_000) {
            let mut expected = BTreeMap::new();
            bachet_moving::each_shortest(&puzzle.setup, Symmetry::Named, &mut Budget::unlimited(), |way| {
                *expected.entry(way.len() as u64).or_default() += 1;
                ControlFlow::Continue(())
            });
            assert_eq!(ways, expected, "{name}");
            ended.push(format!("{name} breadth-first"));
        }
        if let Some(ways) = lengths(Method::DEPTH_FIRST, Problem::Moving(&puzzle), 50_000) {
            let expected = bachet_moving::each_simple(&puzzle.setup, Symmetry::Named, &mut Budget::unlimited(), |_| {
                ControlFlow::Continue(())
            });
            assert_eq!(ways, expected.by_length().collect(), "{name}");
            ended.push(format!("{name} depth-first"));
        }
    }
    insta::assert_snapshot!(ended.join("\n"));
}
