//! Compares the compiled search with the reference implementation: distance, ways, states, moves, by name and up to
//! symmetry.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_crossing::{Crossing, SearchEnd, Symmetry as CountedAs, Trip};
use bachet_notation::crossing::CrossingPuzzle;
use num_bigint::BigUint;

use crate::naive::{Move, Naive, Symmetry};
use crate::stated::{BANKS, ISLAND, coloured, jealous, missionaries, programme};

/// Maximum number of ways that are compared one by one.
const MAX_LISTED_WAYS: u32 = 3000;

fn big(n: usize) -> BigUint {
    BigUint::from(n)
}

/// Asserts that everything that both compute is the same.
pub(crate) fn agrees(name: &str, puzzle: &CrossingPuzzle) {
    let naive = Naive::new(puzzle);
    let symmetry = Symmetry::new(&naive);
    let (named, up_to_symmetry) = (naive.explore(), symmetry.explore());
    assert!(symmetry.keeps_graph(&named), "{name}: interchangeable things");
    let crossing = Crossing::new(puzzle).expect("it is small");
    let found = crossing.shortest(&mut Budget::unlimited());
    assert_eq!(found.end, SearchEnd::Complete, "{name}");
    assert_eq!(found.distance.map(|d| d.cost), named.distance, "{name}: distance");
    // The trip counter of the reference runs farther than necessary: more states, the same ways.
    if !naive.counts_trips() {
        assert_eq!(found.states.named, Some(big(named.distances.len())), "{name}: states");
        assert_eq!(
            found.states.up_to_symmetry,
            Some(big(up_to_symmetry.distances.len())),
            "{name}: states up to symmetry"
        );
        assert_eq!(found.moves.named, Some(big(named.moves)), "{name}: moves");
        assert_eq!(found.moves.up_to_symmetry, Some(big(up_to_symmetry.moves)), "{name}: moves up to symmetry");
    }
    assert_eq!(found.ways.named, Some(named.ways.clone()), "{name}: ways");
    assert_eq!(found.ways.up_to_symmetry, Some(up_to_symmetry.ways.clone()), "{name}: ways up to symmetry");
    for (counted_as, ways) in [(CountedAs::Named, &named.ways), (CountedAs::UpToSymmetry, &up_to_symmetry.ways)] {
        if *ways > BigUint::from(MAX_LISTED_WAYS) || !found.is_within_limit {
            continue;
        }
        let mut count = 0_u32;
        let is_complete = crossing.shortest_paths(counted_as, &mut Budget::unlimited(), |path| {
            count += 1;
            assert_eq!(Some(path.cost()), named.distance, "{name}");
            let trips = path.trips();
            assert_eq!(trips.iter().map(|trip| trip.cost).sum::<bachet_notation::Number>(), path.cost(), "{name}");
            assert!(replays(&naive, &trips), "{name}: {trips:?}");
            ControlFlow::Continue(())
        });
        assert!(is_complete, "{name}");
        assert_eq!(BigUint::from(count), *ways, "{name}: ways listed {counted_as:?}");
    }
}

/// Whether the trips are moves that lead from the start to a goal.
fn replays(naive: &Naive<'_>, trips: &[Trip]) -> bool {
    let mut state = naive.start();
    for trip in trips {
        let mut load: Vec<usize> =
            trip.load.iter().filter_map(|thing| naive.things.iter().position(|t| t == thing)).collect();
        load.sort_unstable();
        let is_this = |m: &Move| {
            m.load == load && m.boat == trip.boat && m.to.boats[m.boat.0 as usize] == trip.to.0 && m.cost == trip.cost
        };
        let Some(step) = naive.moves(&state).into_iter().find(is_this) else { return false };
        state = step.to;
    }
    naive.is_goal(&state)
}

#[test]
fn couples_and_missionaries() {
    for couples in 1..=4 {
        for seats in 1..=3 {
            agrees(&format!("{couples} couples, {seats} seats"), &jealous(BANKS, couples, seats));
        }
    }
    for (m, c) in [(1, 1), (2, 2), (3, 3), (3, 2), (4, 3), (5, 3), (4, 2)] {
        agrees(&format!("{m} missionaries, {c} cannibals"), &missionaries(BANKS, m, c, 2));
    }
    agrees("document 004", &coloured());
    agrees("its program", &programme());
    agrees("two couples, an island", &jealous(ISLAND, 2, 2));
    agrees("missionaries, an island", &missionaries(ISLAND, 2, 2, 2));
}
