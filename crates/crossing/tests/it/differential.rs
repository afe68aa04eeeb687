//! Random puzzles: whatever answers a question in two ways answers it alike.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_crossing::{Placement, Position, Wish, check_certificate};
use bachet_notation::crossing::{PlaceId, Quantifier, Relation, Subject, Truth};

use crate::compiled::agrees;
use crate::naive::{Naive, State};
use crate::random::Random;
use crate::stated::{BANKS, compare, constant, count, everywhere, group, implies, number, of, puzzle};

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

/// The compiled search knows what the naive twin finds out.
#[test]
fn the_search_agrees_with_the_twin() {
    for seed in 0..70 {
        agrees(&format!("seed {seed}"), &Random::new(seed).crossing());
    }
}

#[test]
#[ignore = "takes minutes: many more random puzzles"]
fn the_search_agrees_with_the_twin_on_many() {
    for seed in 70..4000 {
        agrees(&format!("seed {seed}"), &Random::new(seed).crossing());
    }
}

/// A clause may ask for somebody and, for the sake of an empty company, for nobody.
#[test]
fn an_empty_company_is_never_asked() {
    let one = || vec![group("a", 1)];
    let all = || count(Subject::All);
    for rule in [
        Truth::Quantified(Quantifier::Some, of(0), Box::new(Truth::And(Vec::new()))),
        compare(all(), Relation::AtLeast, constant(1)),
        implies(compare(all(), Relation::AtMost, constant(0)), Truth::Or(Vec::new())),
    ] {
        let stated = puzzle(BANKS, one(), 1, vec![everywhere(rule)]);
        assert_eq!(Naive::new(&stated).explore().distance, Some(number(1)));
        agrees("one alone", &stated);
    }
}
