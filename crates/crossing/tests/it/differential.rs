//! Random puzzles: whatever answers a question in two ways answers it alike.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_crossing::{Placement, Position, Wish, check_certificate};
use bachet_notation::crossing::{Comparison, PlaceId, Quantifier, Subject, Thing, Truth};

use crate::compiled::agrees;
use crate::naive::{Move, Naive, State};
use crate::random::Random;
use crate::stated::{BANKS, compare, constant, count, everywhere, group, implies, number, of, puzzle};

/// The trips that may be made now, in the state machine for playing and by the twin.
fn trips(game: &Placement<'_>, naive: &Naive<'_>, state: &State) -> [Vec<(Vec<Thing>, PlaceId)>; 2] {
    let mut found = Vec::new();
    game.trips(&mut Budget::unlimited(), |Wish { load, to }| {
        let mut load = load.clone();
        load.sort_unstable();
        found.push((load, *to));
        ControlFlow::Continue(())
    });
    let trip = |m: Move| (m.load.iter().map(|i| naive.things[*i]).collect(), PlaceId(m.to.boat));
    let mut both = [found, naive.moves(state).into_iter().map(trip).collect()];
    for trips in &mut both {
        trips.sort_unstable();
    }
    both
}

/// The state machine allows the twin's trips, wherever everybody is placed.
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
            let [found, expected] = trips(&game, &naive, state);
            assert_eq!(found, expected, "seed {seed}: {puzzle:#?}");
        }
    }
}

/// So it does after some trips, where rules speak of those made before.
#[test]
fn trips_after_trips_are_those_of_the_twin() {
    for seed in 0..300 {
        let mut random = Random::new(seed);
        let puzzle = random.crossing();
        let naive = Naive::new(&puzzle);
        let mut game = Placement::new(&puzzle).expect("few");
        let mut state = naive.start();
        for _ in 0..12 {
            let [found, expected] = trips(&game, &naive, &state);
            assert_eq!(found, expected, "seed {seed}: {puzzle:#?}");
            let moves = naive.moves(&state);
            if moves.is_empty() {
                break;
            }
            let chosen = moves[random.below(moves.len() as u32) as usize].clone();
            let load = chosen.load.iter().map(|i| naive.things[*i]).collect();
            let before = game.now().cost;
            game.travel(&Wish { load, to: PlaceId(chosen.to.boat) }).expect("legal");
            assert_eq!(game.now().cost, before + chosen.cost);
            state = chosen.to;
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
    for seed in 70..3000 {
        agrees(&format!("seed {seed}"), &Random::new(seed).crossing());
    }
}

/// A clause may ask for somebody and, for the sake of an empty party, for nobody.
#[test]
fn an_empty_company_is_never_asked() {
    let one = || vec![group("a", 1)];
    let all = || count(Subject::All);
    for rule in [
        Truth::Quantified(Quantifier::Some, of(0), Box::new(Truth::And(Vec::new()))),
        compare(all(), Comparison::GreaterEqual, constant(1)),
        implies(compare(all(), Comparison::LessEqual, constant(0)), Truth::Or(Vec::new())),
    ] {
        let stated = puzzle(BANKS, one(), 1, vec![everywhere(rule)]);
        assert_eq!(Naive::new(&stated).explore().distance, Some(number(1)));
        agrees("one alone", &stated);
    }
}
