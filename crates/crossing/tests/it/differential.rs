//! Random puzzles: two implementations agree in every answer.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_crossing::{Game, Position, TripRequest, check_certificate};
use bachet_notation::crossing::{BoatId, Comparison, CrossingPuzzle, PlaceId, Quantifier, Subject, Thing, Truth};

use crate::compiled::agrees;
use crate::naive::{Move, Naive, State};
use crate::random::Random;
use crate::stated::{BANKS, compare, constant, count, everywhere, group, implies, number, of, puzzle};

/// A random puzzle: with an even number one boat, with an odd one two or three.
fn stated(seed: u64) -> CrossingPuzzle {
    let mut random = Random::new(seed / 2);
    if seed.is_multiple_of(2) { random.crossing() } else { random.fleet() }
}

/// The legal trips, by the game and by the reference implementation.
fn trips(game: &Game<'_>, naive: &Naive<'_>, state: &State) -> [Vec<(BoatId, Vec<Thing>, PlaceId)>; 2] {
    let mut found = Vec::new();
    for boat in naive.puzzle.boat_ids() {
        game.trips(boat, &mut Budget::unlimited(), |TripRequest { boat, load, to }| {
            let mut load = load.clone();
            load.sort_unstable();
            found.push((*boat, load, *to));
            ControlFlow::Continue(())
        });
    }
    let trip = |m: Move| (m.boat, m.load.iter().map(|i| naive.things[*i]).collect(), m.to());
    let mut both = [found, affordable(game, naive, state).into_iter().map(trip).collect()];
    for trips in &mut both {
        trips.sort_unstable();
    }
    both
}

/// The trips of the reference that the puzzle's limit allows after what the game's trips cost.
fn affordable(game: &Game<'_>, naive: &Naive<'_>, state: &State) -> Vec<Move> {
    let mut moves = naive.moves(state);
    moves.retain(|m| naive.puzzle.limit.is_none_or(|limit| game.now().cost + m.cost <= limit));
    moves
}

/// The game allows the trips of the reference, wherever things are put.
#[test]
fn trips_agree_with_the_reference() {
    for seed in 0..500 {
        let puzzle = stated(seed);
        let naive = Naive::new(&puzzle);
        if !naive.is_without_memory() {
            continue;
        }
        let mut game = Game::new(&puzzle).expect("few");
        for state in naive.explore().distances.keys() {
            let mut at = vec![PlaceId(0); state.at.len()];
            for (i, place) in state.at.iter().enumerate() {
                at[game.numbering().index(naive.things[i])] = PlaceId(*place);
            }
            game.place(Position { at, boats: state.boats.iter().copied().map(PlaceId).collect() });
            let [found, expected] = trips(&game, &naive, state);
            assert_eq!(found, expected, "seed {seed}: {puzzle:#?}");
        }
    }
}

/// The same after some trips, with rules about earlier trips.
#[test]
fn later_trips_agree_with_the_reference() {
    for seed in 0..500 {
        let mut random = Random::new(seed);
        let puzzle = stated(seed);
        let naive = Naive::new(&puzzle);
        let mut game = Game::new(&puzzle).expect("few");
        let mut state = naive.start();
        for _ in 0..12 {
            let [found, expected] = trips(&game, &naive, &state);
            assert_eq!(found, expected, "seed {seed}: {puzzle:#?}");
            let moves = affordable(&game, &naive, &state);
            if moves.is_empty() {
                break;
            }
            let chosen = moves[random.below(moves.len() as u32) as usize].clone();
            let load = chosen.load.iter().map(|i| naive.things[*i]).collect();
            let before = game.now().cost;
            game.travel(&TripRequest { boat: chosen.boat, load, to: chosen.to() }).expect("legal");
            assert_eq!(game.now().cost, before + chosen.cost);
            state = chosen.to;
        }
    }
}

/// The checker accepts the certificates of the reference.
#[test]
fn certificates_of_the_reference_are_accepted() {
    let mut ways = 0;
    for seed in 0..500 {
        let puzzle = stated(seed);
        let certificate = Naive::new(&puzzle).certificate();
        ways += u32::from(certificate.cheapest.is_some());
        let checked = check_certificate(&puzzle, &certificate, &mut Budget::unlimited());
        assert_eq!(checked, Ok(()), "seed {seed}: {puzzle:#?}");
    }
    assert!((170..420).contains(&ways), "{ways} of 500 have a way");
}

/// The compiled search agrees with the reference.
#[test]
fn the_search_agrees_with_the_reference() {
    for seed in 0..140 {
        agrees(&format!("seed {seed}"), &stated(seed));
    }
}

/// A thing that start or goal names is interchangeable only with those that start and end alike.
#[test]
fn the_search_agrees_where_start_and_goal_name_things() {
    for seed in 0..120 {
        agrees(&format!("seed {seed}"), &Random::new(seed).with_places_of_their_own());
    }
}

#[test]
#[ignore = "takes minutes: many more random puzzles"]
fn the_search_agrees_with_the_reference_on_many() {
    for seed in 140..6000 {
        agrees(&format!("seed {seed}"), &stated(seed));
    }
}

/// A clause may ask for a thing and, because of the empty party, for none.
#[test]
fn an_empty_party_breaks_no_rule() {
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
