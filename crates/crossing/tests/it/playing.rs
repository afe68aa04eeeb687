//! The game, and the numbers of states.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_crossing::judge::Spot;
use bachet_crossing::{BadState, Breach, Crossing, Game, Numbering, Refusal, TripRequest};
use bachet_notation::crossing::{CrossingPuzzle, GroupId, PlaceId, Thing};
use num_bigint::BigUint;

use crate::stated::{self, BOAT, coloured, programme};

const LEFT: PlaceId = PlaceId(0);
const RIGHT: PlaceId = PlaceId(1);

fn woman(index: u32) -> Thing {
    Thing { group: GroupId(0), index }
}

fn man(index: u32) -> Thing {
    Thing { group: GroupId(1), index }
}

fn number(game: &Game<'_>) -> String {
    game.numbering().number(&game.now().position).to_string()
}

fn trips(game: &Game<'_>) -> Vec<TripRequest> {
    let mut trips = Vec::new();
    assert!(game.trips(BOAT, &mut Budget::unlimited(), |request| {
        trips.push(request.clone());
        ControlFlow::Continue(())
    }));
    trips
}

fn names(puzzle: &CrossingPuzzle, who: &[Thing]) -> Vec<String> {
    who.iter().map(|thing| puzzle.name_of(*thing)).collect()
}

#[test]
fn the_lowest_bits_are_the_couples_in_their_order() {
    let puzzle = coloured();
    let numbering = Numbering::new(&puzzle).expect("six people");
    let legend = ["woman blue", "man blue", "woman green", "man green", "woman red", "man red"];
    assert_eq!(names(&puzzle, numbering.things()), legend);
    assert_eq!((numbering.width(), numbering.bits()), (1, 7));
}

#[test]
fn mates_are_adjacent_whichever_is_declared_first() {
    let groups = vec![stated::group("man", 2), stated::group("dog", 1), stated::mates("woman", 2, 0)];
    let puzzle = stated::puzzle(stated::BANKS, groups, 2, Vec::new());
    let numbering = Numbering::new(&puzzle).expect("five");
    assert_eq!(names(&puzzle, numbering.things()), ["man 1", "woman 1", "man 2", "woman 2", "dog"]);
}

#[test]
fn every_number_is_a_state_and_back() {
    for puzzle in [coloured(), stated::jealous(stated::ISLAND, 2, 2)] {
        let numbering = Numbering::new(&puzzle).expect("few");
        let mut states = 0;
        for n in 0..1_u32 << numbering.bits() {
            let Some(position) = numbering.position(&BigUint::from(n)) else { continue };
            states += 1;
            assert_eq!(numbering.number(&position), BigUint::from(n));
            let bits = numbering.bit_string(&position);
            assert_eq!(bits.len() as u64, numbering.bits());
            assert_eq!(numbering.read(&puzzle, &bits), Ok(position.clone()));
            assert_eq!(numbering.read(&puzzle, &format!("0b{n:b}")), Ok(position.clone()));
            assert_eq!(numbering.read(&puzzle, &n.to_string()), Ok(position));
        }
        assert_eq!(states, (puzzle.places.len()).pow(puzzle.count() as u32 + 1));
    }
}

#[test]
fn a_state_is_read_from_names() {
    let puzzle = coloured();
    let numbering = Numbering::new(&puzzle).expect("six people");
    let read = |text: &str| numbering.read(&puzzle, text).map(|p| numbering.number(&p).to_string());
    let unknown = |name: &str| Err(BadState::UnknownName(name.to_owned()));
    for (text, expected) in [
        ("woman blue, man blue, boat", Ok("67".to_owned())),
        ("right: Woman Blue , man blue; left: boat", Ok("3".to_owned())),
        ("woman, man red", Ok((1 + 4 + 16 + 32).to_string())),
        ("", Ok("0".to_owned())),
        ("left:", Ok("0".to_owned())),
        ("goat", unknown("goat")),
        ("island: woman", unknown("island")),
        ("128", Err(BadState::NoSuchNumber)),
        ("0b10000000", Err(BadState::NoSuchNumber)),
        ("0b12", Err(BadState::NoSuchNumber)),
        ("00000000", Err(BadState::NoSuchNumber)),
        ("-1", unknown("-1")),
        (&"9".repeat(100_000), Err(BadState::NoSuchNumber)),
    ] {
        assert_eq!(read(text), expected, "{}", &text[..text.len().min(40)]);
    }
}

#[test]
fn of_the_128_states_44_are_allowed() {
    let puzzle = coloured();
    let mut game = Game::new(&puzzle).expect("six people");
    let mut allowed = Vec::new();
    for n in 0..128_u32 {
        let position = game.numbering().position(&BigUint::from(n)).expect("seven bits");
        game.place(position);
        if game.breaches().is_empty() {
            allowed.push(n);
        }
    }
    let banks = [0, 1, 3, 4, 5, 12, 15, 16, 17, 20, 21, 42, 43, 46, 47, 48, 51, 58, 59, 60, 62, 63];
    let both: Vec<u32> = banks.iter().copied().chain(banks.map(|bank| bank + 64)).collect();
    assert_eq!(allowed, both);
}

#[test]
fn the_women_concerned_are_named() {
    let puzzle = coloured();
    let mut game = Game::new(&puzzle).expect("six people");
    game.put(man(0), RIGHT);
    let at = |spot, who: &[Thing]| Breach { rule: 0, spot, who: who.to_vec() };
    assert_eq!(game.breaches(), [at(Spot::Place(LEFT), &[woman(0)])]);
    game.put(woman(1), RIGHT);
    game.put_boat(BOAT, RIGHT);
    let expected = [at(Spot::Place(LEFT), &[woman(0)]), at(Spot::Place(RIGHT), &[woman(1)])];
    assert_eq!(game.breaches(), expected);
}

#[test]
fn a_rule_without_each_concerns_the_whole_party() {
    let puzzle = stated::missionaries(stated::BANKS, 2, 2, 2);
    let mut game = Game::new(&puzzle).expect("four people");
    let one = |group, index| Thing { group: GroupId(group), index };
    game.put(one(0, 0), RIGHT);
    let who = vec![one(0, 1), one(1, 0), one(1, 1)];
    assert_eq!(game.breaches(), [Breach { rule: 0, spot: Spot::Place(LEFT), who }]);
}

#[test]
fn the_programmes_first_solution_is_played() {
    let puzzle = programme();
    let mut game = Game::new(&puzzle).expect("six people");
    let states = [67, 1, 85, 20, 124, 48, 122, 42, 111, 46, 127_u32];
    let mut before = 0;
    for state in states {
        let change = (before ^ state) & 63;
        let load = (0..6).filter(|i| change >> i & 1 == 1).map(|i| game.numbering().things()[i]).collect();
        let to = PlaceId(state >> 6);
        assert_eq!(game.travel(&TripRequest { boat: BOAT, load, to }), Ok(()));
        assert_eq!(number(&game), state.to_string());
        before = state;
    }
    assert!(game.is_goal());
    let found = Crossing::new(&puzzle).expect("small").shortest(&mut Budget::unlimited());
    assert_eq!(game.clone().with_par(found.distance).par().map(|par| par.crossings), Some(game.now().crossings));
    assert_eq!((game.now().crossings, game.now().cost), (11, stated::number(11)));
}

#[test]
fn trips_are_listed_by_size_and_bits() {
    let puzzle = coloured();
    let game = Game::new(&puzzle).expect("six people");
    let loads: Vec<Vec<String>> = trips(&game).iter().map(|request| names(&puzzle, &request.load)).collect();
    let expected: [&[&str]; 9] = [
        &["woman blue"],
        &["woman green"],
        &["woman red"],
        &["woman blue", "man blue"],
        &["woman blue", "woman green"],
        &["woman blue", "woman red"],
        &["woman green", "man green"],
        &["woman green", "woman red"],
        &["woman red", "man red"],
    ];
    assert_eq!(loads, expected);
}

#[test]
fn a_trip_is_refused_with_every_reason() {
    let puzzle = programme();
    let mut game = Game::new(&puzzle).expect("six people");
    let refusals =
        |game: &Game<'_>, load: &[Thing], to| game.refusals(&TripRequest { boat: BOAT, load: load.to_vec(), to });
    let broken = |spot, who: &[Thing]| Refusal::Broken(Breach { rule: 0, spot, who: who.to_vec() });
    let (left, right) = (Spot::Place(LEFT), Spot::Place(RIGHT));
    assert_eq!(refusals(&game, &[], RIGHT), [Refusal::Empty]);
    assert_eq!(refusals(&game, &[woman(0), man(0)], LEFT), [Refusal::NoRoute]);
    assert_eq!(refusals(&game, &[woman(0)], RIGHT), [Refusal::TooFew { least: 2 }]);
    assert_eq!(refusals(&game, &[woman(0), woman(0)], RIGHT), [Refusal::NotHere(vec![woman(0)])]);
    assert_eq!(refusals(&game, &[woman(0), woman(1), woman(2)], RIGHT), [Refusal::TooMany { seats: 2 }]);
    let mixed = refusals(&game, &[woman(0), man(1)], RIGHT);
    assert_eq!(mixed, [broken(Spot::Boat, &[woman(0)]), broken(left, &[woman(1)]), broken(right, &[woman(0)])]);
    let before = game.clone().now().clone();
    assert_eq!(game.travel(&TripRequest { boat: BOAT, load: vec![woman(0), man(1)], to: RIGHT }), Err(mixed));
    assert_eq!(game.now(), &before);
    game.put(woman(0), RIGHT);
    assert_eq!(refusals(&game, &[woman(0), woman(1)], RIGHT), [Refusal::NotHere(vec![woman(0)])]);
}

#[test]
fn trips_are_undone_and_redone() {
    let puzzle = coloured();
    let mut game = Game::new(&puzzle).expect("six people");
    assert!(!game.undo());
    game.travel(&TripRequest { boat: BOAT, load: vec![woman(0), man(0)], to: RIGHT }).expect("legal");
    game.travel(&TripRequest { boat: BOAT, load: vec![man(0)], to: LEFT }).expect("legal");
    assert_eq!((number(&game).as_str(), game.now().crossings), ("1", 2));
    assert!(game.undo());
    assert_eq!((number(&game).as_str(), game.now().crossings), ("67", 1));
    assert!(game.redo());
    assert!(!game.redo());
    assert_eq!(number(&game), "1");
    game.reset();
    assert_eq!((number(&game).as_str(), game.now().crossings), ("0", 0));
    assert!(game.undo());
    assert_eq!(game.now().crossings, 2);
    game.put(woman(2), RIGHT);
    assert_eq!((number(&game).as_str(), game.now().crossings), ("17", 0));
    assert!(!game.redo());
}

#[test]
fn a_budget_ends_the_list_of_trips() {
    let puzzle = stated::missionaries(stated::BANKS, 1000, 1000, 5);
    let game = Game::new(&puzzle).expect("2000 people");
    let mut budget = Budget::unlimited().steps(50);
    assert!(!game.trips(BOAT, &mut budget, |_| ControlFlow::Continue(())));
    assert_eq!(budget.used(), 50);
    assert!(game.trips(BOAT, &mut Budget::unlimited(), |_| ControlFlow::Break(())));
}
