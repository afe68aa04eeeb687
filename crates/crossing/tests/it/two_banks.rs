//! Known results about husbands, missionaries and cannibals at a river, by the reference implementation.

use bachet_crossing::Game;
use bachet_notation::crossing::{At, Comparison, CrossingPuzzle, GroupId, Quantity, Rule, Subject, Thing, Truth};
use num_bigint::BigUint;

use crate::naive::{Asked, Naive, Symmetry};
use crate::stated::{BANKS, coloured, compare, constant, count, implies, jealous, missionaries, programme, rule, some};

/// Distance, shortest ways, states and moves.
type Known = (Option<i64>, u64, usize, usize);

fn known(naive: &Naive<'_>) -> Known {
    let explored = naive.explore();
    let ways = u64::try_from(explored.ways).expect("few");
    (explored.distance.map(|d| d.to_integer()), ways, explored.distances.len(), explored.moves)
}

fn up_to_symmetry(naive: &Naive<'_>) -> Known {
    let explored = Symmetry::new(naive).explore();
    let ways = u64::try_from(explored.ways).expect("few");
    (explored.distance.map(|d| d.to_integer()), ways, explored.distances.len(), explored.moves)
}

fn with_rowers(mut puzzle: CrossingPuzzle, rowers: &[Subject]) -> CrossingPuzzle {
    puzzle.rower = Some(Truth::Or(rowers.iter().map(|who| some(count(*who))).collect()));
    puzzle
}

fn woman(index: u32) -> Subject {
    Subject::Thing(Thing { group: GroupId(0), index })
}

const WOMEN: Subject = Subject::Group(GroupId(0));
const MEN: Subject = Subject::Group(GroupId(1));

#[test]
fn three_couples_by_each_reading_of_the_rules() {
    let text = coloured();
    assert_eq!(known(&Naive::new(&text)), (Some(11), 486, 40, 120));
    assert_eq!(known(&Naive::asking(&text, Asked::AlsoInTransit)), (Some(11), 486, 40, 120));
    assert_eq!(known(&Naive::asking(&text, Asked::BanksOnly)), (Some(11), 486, 40, 120));
    assert_eq!(up_to_symmetry(&Naive::new(&text)), (Some(11), 4, 16, 34));
    assert_eq!(known(&Naive::new(&programme())), (Some(11), 486, 37, 87));
}

#[test]
fn the_arrival_bank_matters() {
    // A control: an implementation or a rule that ignores those who land finds a shorter way.
    let text = coloured();
    assert_eq!(known(&Naive::asking(&text, Asked::DepartureOnly)), (Some(9), 1650, 66, 276));
    let mut said = coloured();
    said.rules.push(Rule { at: At::Unattended, ..said.rules[0].clone() });
    said.rules[0].at = At::Boat;
    assert_eq!(known(&Naive::new(&said)), (Some(9), 1650, 66, 276));
}

#[test]
fn one_seat_is_not_enough() {
    let puzzle = jealous(BANKS, 3, 1);
    assert_eq!(known(&Naive::new(&puzzle)), (None, 0, 4, 6));
    assert_eq!(up_to_symmetry(&Naive::new(&puzzle)).2, 2);
}

#[test]
fn four_couples_need_three_seats() {
    let (distance, _, states, _) = known(&Naive::new(&jealous(BANKS, 4, 2)));
    assert_eq!((distance, states), (None, 44));
}

#[test]
fn from_the_left_two_and_from_the_right_one_goes_nowhere() {
    let mut puzzle = programme();
    let back = compare(Quantity::Modulo(Box::new(Quantity::Trip), 2), Comparison::Equal, constant(1));
    puzzle.rules.push(rule(At::Boat, implies(back, compare(count(Subject::All), Comparison::Equal, constant(1)))));
    assert_eq!(known(&Naive::new(&puzzle)), (None, 0, 17, 24));
}

#[test]
fn who_may_row() {
    for (rowers, expected, paths) in [
        (vec![MEN], (None, 0, 7), 0),
        (vec![WOMEN], (None, 0, 17), 0),
        (vec![MEN, woman(0)], (Some(13), 32, 34), 32),
        (vec![MEN, woman(0), woman(1)], (Some(11), 98, 38), 648),
    ] {
        let puzzle = with_rowers(coloured(), &rowers);
        let naive = Naive::new(&puzzle);
        let (distance, ways, states, _) = known(&naive);
        assert_eq!((distance, ways, states), expected, "{rowers:?}");
        assert_eq!(naive.simple_paths(1000).total(), paths, "{rowers:?}");
    }
}

#[test]
fn all_simple_paths_of_three_couples() {
    let by_length = |puzzle: &CrossingPuzzle| Naive::new(puzzle).simple_paths(100_000).by_length;
    let text = [(11, 486), (13, 1782), (15, 3942), (17, 5184), (19, 4752), (21, 2592), (23, 864)];
    assert_eq!(by_length(&coloured()), text.into());
    assert_eq!(by_length(&programme()), [(11, 486), (13, 486), (15, 486)].into());
    let text = coloured();
    let naive = Naive::new(&text);
    assert_eq!(Symmetry::new(&naive).simple_paths(1000).total(), 4);
}

#[test]
fn missionaries_by_name_and_up_to_symmetry() {
    let puzzle = missionaries(BANKS, 3, 3, 2);
    assert_eq!(known(&Naive::new(&puzzle)), (Some(11), 8100, 64, 252));
    assert_eq!(up_to_symmetry(&Naive::new(&puzzle)), (Some(11), 4, 16, 34));
    for (puzzle, expected) in [
        (missionaries(BANKS, 2, 2, 2), (Some(5), 4)),
        (missionaries(BANKS, 4, 3, 2), (Some(11), 0)),
        (missionaries(BANKS, 3, 2, 2), (Some(7), 0)),
        (missionaries(BANKS, 4, 2, 2), (Some(9), 0)),
    ] {
        let (distance, ways, ..) = up_to_symmetry(&Naive::new(&puzzle));
        assert_eq!(distance, expected.0);
        assert!(expected.1 == 0 || ways == expected.1);
    }
}

#[test]
fn allowed_states_that_cannot_be_reached() {
    let puzzle = coloured();
    let reached = Naive::new(&puzzle).explore().distances;
    let mut game = Game::new(&puzzle).expect("six people");
    let mut unreachable = Vec::new();
    for n in 0..128_u32 {
        let position = game.numbering().position(&BigUint::from(n)).expect("seven bits");
        game.place(position.clone());
        let at = |thing: Thing| position.at[game.numbering().index(thing)].0;
        let at: Vec<u32> = puzzle.things().map(at).collect();
        if game.breaches().is_empty() && !reached.keys().any(|s| s.at == at && s.boats == [position.boats[0].0]) {
            unreachable.push(n);
        }
    }
    assert_eq!(unreachable, [0b010_101, 0b111_111, 0b1_000_000, 0b1_101_010]);
}
