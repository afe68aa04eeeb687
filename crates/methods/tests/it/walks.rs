//! Document 004, « Jeux logiques amusants »: the ways of three jealous husbands; and those of the rest of the gallery.

use std::ops::ControlFlow;

use bachet_methods::{End, Event, How, Method, Problem, Sink, Stack, run};
use bachet_solver::Budget;

use crate::puzzles::crossing;

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
    let end =
        run(method, Problem::Crossing(&puzzle), &How::default(), &mut found, &mut Budget::unlimited().steps(200_000));
    assert_eq!(end, Ok(End::Exhausted), "{name}");
    found.ways
}

const FIRST: [u128; 12] = [0, 67, 1, 85, 20, 124, 48, 122, 42, 111, 46, 127];
const FIRST_LONGEST: [u128; 16] = [0, 67, 1, 85, 20, 124, 48, 115, 3, 79, 12, 110, 42, 111, 46, 127];

#[test]
fn the_documents_crossing_has_its_1458_ways() {
    let ways = ways(Method::DepthFirst, "maris-jaloux-programme");
    assert_eq!(ways.len(), 1_458);
    let of = |states| ways.iter().filter(move |way| way.len() == states);
    assert_eq!([12, 14, 16].map(|states| of(states).count()), [486; 3]);
    assert_eq!(of(12).next().map(Vec::as_slice), Some(&FIRST[..]));
    assert_eq!(of(16).next().map(Vec::as_slice), Some(&FIRST_LONGEST[..]));
}

#[test]
fn breadth_first_finds_the_shortest_in_the_same_order() {
    for name in ["maris-jaloux-programme", "maris-jaloux", "wolf-goat-cabbage", "missionaries", "maris-jaloux-un-siege"]
    {
        let shortest = ways(Method::BreadthFirst, name);
        if name == "missionaries" {
            assert_eq!(shortest.len(), 8_100);
            continue;
        }
        let all = ways(Method::DepthFirst, name);
        let least = all.iter().map(Vec::len).min().unwrap_or(0);
        let expected: Vec<Vec<u128>> = all.into_iter().filter(|way| way.len() == least).collect();
        assert_eq!(shortest, expected, "{name}");
    }
}
