//! Random puzzles: whatever answers a question in two ways answers it alike.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_crossing::{Placement, Position, Wish, check_certificate};
use bachet_notation::crossing::PlaceId;

use crate::naive::{Naive, State};
use crate::random::Random;

/// The trips that the state machine for playing allows are those of the naive twin.
#[test]
fn trips_are_those_of_the_twin() {
    for seed in 0..300 {
        let puzzle = Random::new(seed).crossing();
        let naive = Naive::new(&puzzle);
        if !naive.is_without_memory() {
            continue;
        }
        let mut game = Placement::new(&puzzle).expect("few");
        for state in naive.explore().distances.keys() {
            let mut at = vec![PlaceId(0); state.at.len()];
            for (i, place) in state.at.iter().enumerate() {
                at[game.numbering().index(naive.things[i])] = PlaceId(*place);
            }
            game.place(Position { at, boat: PlaceId(state.boat) });
            let mut found = Vec::new();
            game.trips(&mut Budget::unlimited(), |Wish { load, to }| {
                let mut load = load.clone();
                load.sort_unstable();
                found.push((load, *to));
                ControlFlow::Continue(())
            });
            found.sort_unstable();
            let expected = |state: &State| {
                let trip = |m: crate::naive::Move| {
                    (m.load.iter().map(|i| naive.things[*i]).collect::<Vec<_>>(), PlaceId(m.to.boat))
                };
                let mut expected: Vec<_> = naive.moves(state).into_iter().map(trip).collect();
                expected.sort_unstable();
                expected
            };
            assert_eq!(found, expected(state), "seed {seed}: {puzzle:#?}");
        }
    }
}

/// What the naive twin finds out is a certificate.
#[test]
fn the_twins_certificates_are_accepted() {
    let mut ways = 0;
    for seed in 0..300 {
        let puzzle = Random::new(seed).crossing();
        let certificate = Naive::new(&puzzle).certificate();
        ways += u32::from(certificate.cheapest.is_some());
        let checked = check_certificate(&puzzle, &certificate, &mut Budget::unlimited());
        assert_eq!(checked, Ok(()), "seed {seed}: {puzzle:#?}");
    }
    assert!((100..250).contains(&ways), "{ways} of 300 have a way");
}
