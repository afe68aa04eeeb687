//! Tables of known minimums and of numbers of ways and of states, compared with the search.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_crossing::{Crossing, Numbering, Path, SearchEnd, Shortest, Symmetry};
use bachet_notation::crossing::{At, CrossingPuzzle, Quantity, Subject, Truth};
use num_bigint::BigUint;

use crate::random::Random;
use crate::stated::{
    BANKS, ISLAND, by_the_island, coloured, count, group, jealous, missionaries, of, programme, puzzle, rule, some,
    torch,
};

fn shortest(puzzle: &CrossingPuzzle) -> Shortest {
    let found = Crossing::new(puzzle).expect("it can be searched").shortest(&mut Budget::unlimited());
    assert_eq!(found.end, SearchEnd::Complete);
    found
}

/// The least number of crossings, 0 if there is no way.
fn crossings(puzzle: &CrossingPuzzle) -> u64 {
    shortest(puzzle).distance.map_or(0, |distance| distance.crossings)
}

fn big(n: u64) -> BigUint {
    BigUint::from(n)
}

/// By couples, from 1, and seats, from 1; 0 where there is no way.
const TWO_BANKS: [[u64; 8]; 12] = [
    [0, 1, 1, 1, 1, 1, 1, 1],
    [0, 5, 3, 1, 1, 1, 1, 1],
    [0, 11, 5, 3, 3, 1, 1, 1],
    [0, 0, 9, 5, 3, 3, 3, 1],
    [0, 0, 11, 7, 5, 3, 3, 3],
    [0, 0, 0, 9, 7, 5, 3, 3],
    [0, 0, 0, 11, 7, 5, 5, 3],
    [0, 0, 0, 13, 9, 7, 5, 5],
    [0, 0, 0, 15, 11, 7, 7, 5],
    [0, 0, 0, 17, 13, 9, 7, 5],
    [0, 0, 0, 19, 15, 9, 7, 7],
    [0, 0, 0, 21, 17, 11, 9, 7],
];

#[test]
fn two_banks() {
    for (n, row) in (1..).zip(TWO_BANKS) {
        for (seats, expected) in (1..).zip(row) {
            assert_eq!(crossings(&jealous(BANKS, n, seats)), expected, "{n} couples, {seats} seats");
            assert_eq!(crossings(&missionaries(BANKS, n, n, seats)), expected, "{n} and {n}, {seats} seats");
        }
    }
}

#[test]
fn four_seats() {
    (6..=30).chain([50, 100_000]).for_each(check_four_seats);
}

#[test]
#[ignore = "takes some seconds: states and moves by name have thousands of digits"]
fn four_seats_for_a_thousand() {
    check_four_seats(1000);
}

fn check_four_seats(n: u32) {
    assert_eq!(crossings(&jealous(BANKS, n, 4)), 2 * u64::from(n) - 3, "{n} couples");
    assert_eq!(crossings(&missionaries(BANKS, n, n, 4)), 2 * u64::from(n) - 3, "{n} and {n}");
}

#[test]
fn more_missionaries_than_cannibals() {
    for (m, c, expected) in [(3, 2, 7), (4, 3, 11), (5, 4, 15), (10, 9, 35), (50, 49, 195), (5, 3, 13), (4, 2, 9)] {
        assert_eq!(crossings(&missionaries(BANKS, m, c, 2)), expected, "{m} and {c}");
    }
}

#[test]
fn numbers_of_shortest_ways() {
    let named = |puzzle: &CrossingPuzzle| shortest(puzzle).ways.named;
    let up_to_symmetry = |puzzle: &CrossingPuzzle| shortest(puzzle).ways.up_to_symmetry;
    assert_eq!(named(&jealous(BANKS, 2, 2)), Some(big(8)));
    assert_eq!(named(&jealous(BANKS, 3, 2)), Some(big(486)));
    assert_eq!(up_to_symmetry(&jealous(BANKS, 3, 2)), Some(big(4)));
    assert_eq!(named(&jealous(BANKS, 4, 3)), Some(big(15_360)));
    assert_eq!(named(&jealous(BANKS, 5, 3)), Some(big(711_480)));
    assert_eq!(named(&missionaries(BANKS, 3, 3, 2)), Some(big(8100)));
    for (n, seats, expected) in [(2, 2, 4), (3, 2, 4), (4, 3, 32), (5, 3, 25), (6, 4, 155)] {
        assert_eq!(
            up_to_symmetry(&missionaries(BANKS, n, n, seats)),
            Some(big(expected)),
            "{n} and {n}, {seats} seats"
        );
    }
}

#[test]
fn numbers_of_states_and_moves() {
    for (n, seats, named, up_to_symmetry) in
        [(3, 2, 40, 16), (5, 3, 184, 28), (10, 4, 6136, 58), (12, 4, 24_568, 70), (50, 4, 0, 298), (100, 4, 0, 598)]
    {
        let found = shortest(&jealous(BANKS, n, seats));
        assert_eq!(found.states.up_to_symmetry, Some(big(up_to_symmetry)), "{n} couples");
        assert!(named == 0 || found.states.named == Some(big(named)), "{n} couples");
    }
    assert_eq!(shortest(&jealous(BANKS, 10, 4)).moves.named, Some(big(218_380)));
    assert_eq!(shortest(&jealous(BANKS, 12, 4)).moves.named, Some(big(1_516_740)));
    for (puzzle, named, up_to_symmetry) in [
        (jealous(BANKS, 4, 2), Some(44), None),
        (jealous(BANKS, 3, 1), Some(4), Some(2)),
        (missionaries(BANKS, 4, 4, 2), None, Some(11)),
        (missionaries(BANKS, 6, 6, 3), None, Some(17)),
    ] {
        let states = shortest(&puzzle).states;
        assert!(named.is_none_or(|named| states.named == Some(big(named))));
        assert!(up_to_symmetry.is_none_or(|up_to_symmetry| states.up_to_symmetry == Some(big(up_to_symmetry))));
    }
}

/// The number of simple paths, by length.
fn simple_paths(puzzle: &CrossingPuzzle, symmetry: Symmetry) -> Vec<(u64, u64)> {
    let crossing = Crossing::new(puzzle).expect("small");
    let found = crossing.simple_paths(symmetry, &mut Budget::unlimited(), |_| ControlFlow::Continue(()));
    assert!(found.is_complete);
    found.by_length().collect()
}

#[test]
fn numbers_of_simple_paths() {
    let text = [(11, 486), (13, 1782), (15, 3942), (17, 5184), (19, 4752), (21, 2592), (23, 864)];
    assert_eq!(simple_paths(&coloured(), Symmetry::Named), text);
    assert_eq!(simple_paths(&programme(), Symmetry::Named), [(11, 486), (13, 486), (15, 486)]);
    assert_eq!(simple_paths(&coloured(), Symmetry::UpToSymmetry), [(11, 4)]);
    let all = |n, seats| {
        let counts = simple_paths(&missionaries(BANKS, n, n, seats), Symmetry::UpToSymmetry);
        counts.iter().map(|(_, count)| count).sum::<u64>()
    };
    assert_eq!((all(4, 3), all(5, 3), all(6, 4)), (200, 361, 326_041));
}

/// The numbers of the states along a way.
fn states(path: &Path<'_>, numbering: &Numbering) -> Vec<u32> {
    let mut states = vec![0];
    for trip in path.trips() {
        let bits = trip.load.iter().fold(64, |bits, thing| bits | 1 << numbering.index(*thing));
        states.push(states[states.len() - 1] ^ bits);
    }
    states
}

/// The first way of all has 16 states; the program shows the first of the shortest.
#[test]
fn the_programmes_ways_in_its_order() {
    let puzzle = programme();
    let crossing = Crossing::new(&puzzle).expect("small");
    let numbering = Numbering::new(&puzzle).expect("small");
    let mut found = Vec::new();
    crossing.simple_paths(Symmetry::Named, &mut Budget::unlimited(), |path| {
        found.push(states(path, &numbering));
        ControlFlow::Continue(())
    });
    let shortest = [0, 67, 1, 85, 20, 124, 48, 122, 42, 111, 46, 127];
    assert_eq!(found[0], [0, 67, 1, 85, 20, 124, 48, 115, 3, 79, 12, 110, 42, 111, 46, 127]);
    assert_eq!(found.iter().find(|way| way.len() == 12).expect("486"), &shortest);
    let first = found.iter().position(|way| *way == shortest).expect("found");
    assert!(found[..first].iter().all(|way| way.len() > 12));
    let mut first = None;
    crossing.shortest_paths(Symmetry::Named, &mut Budget::unlimited(), |path| {
        first = Some(states(path, &numbering));
        ControlFlow::Break(())
    });
    assert_eq!(first.expect("486"), shortest);
}

fn only_by_the_island(mut puzzle: CrossingPuzzle) -> CrossingPuzzle {
    puzzle.routes = by_the_island();
    puzzle
}

/// The crossings of husbands and of missionaries, from bank to bank directly or not, then only via the island.
fn passages(n: u32) -> [u64; 4] {
    [
        crossings(&jealous(ISLAND, n, 2)),
        crossings(&missionaries(ISLAND, n, n, 2)),
        crossings(&only_by_the_island(jealous(ISLAND, n, 2))),
        crossings(&only_by_the_island(missionaries(ISLAND, n, n, 2))),
    ]
}

fn check_island(n: u32) {
    let directly = match n {
        1 => [1, 1],
        2 => [5, 5],
        3 => [11, 11],
        4 => [16, 15],
        n => [4 * u64::from(n) + 1, 4 * u64::from(n) - 1],
    };
    let indirectly = 8 * u64::from(n) - 6;
    assert_eq!(passages(n), [directly[0], directly[1], indirectly, indirectly], "{n} couples");
}

#[test]
fn an_island() {
    (1..=12).for_each(check_island);
}

#[test]
#[ignore = "takes half a minute: up to 30 couples"]
fn an_island_for_many() {
    (13..=30).for_each(check_island);
}

#[test]
fn an_island_and_more_seats() {
    let directly = [[1, 3, 5, 9, 11, 13, 15], [1, 1, 3, 5, 7, 9, 11]];
    let indirectly = [[2, 6, 10, 14, 18, 22, 26], [2, 2, 6, 10, 12, 14, 18]];
    for (seats, (directly, indirectly)) in (3..).zip(directly.into_iter().zip(indirectly)) {
        for (n, (directly, indirectly)) in (1..).zip(directly.into_iter().zip(indirectly)) {
            assert_eq!(crossings(&jealous(ISLAND, n, seats)), directly, "{n} couples, {seats} seats");
            let found = crossings(&only_by_the_island(jealous(ISLAND, n, seats)));
            assert_eq!(found, indirectly, "{n} couples, {seats} seats, by the island");
        }
    }
}

#[test]
fn states_with_an_island() {
    let states = |puzzle: &CrossingPuzzle| shortest(puzzle).states.up_to_symmetry;
    let table = [(15, 15), (69, 62), (153, 133), (306, 254), (525, 425), (816, 651), (1188, 936), (1650, 1286)];
    for (n, (directly, indirectly)) in (1..).zip(table) {
        assert_eq!(states(&jealous(ISLAND, n, 2)), Some(big(directly)), "{n} couples");
        assert_eq!(
            states(&only_by_the_island(jealous(ISLAND, n, 2))),
            Some(big(indirectly)),
            "{n} couples, by the island"
        );
    }
    assert_eq!(states(&jealous(ISLAND, 10, 2)), Some(big(2880)));
}

/// The least time for a bridge of two (Rote, Crossing the Bridge at Night, 2002): some pairs of the slowest go together
/// and the two fastest shuttle, the others go one by one with the fastest.
fn bridge_time(times: &[i64]) -> i64 {
    let mut t = times.to_vec();
    t.sort_unstable();
    let n = t.len();
    if n == 1 {
        return t[0];
    }
    let total = |pairs: usize| {
        let single = n - 2 * pairs;
        let shuttled: i64 = (0..pairs).map(|i| t[0] + 2 * t[1] + t[n - 1 - 2 * i]).sum();
        shuttled + t[1] + t[2..single].iter().map(|time| time + t[0]).sum::<i64>()
    };
    (0..=(n - 2) / 2).map(total).min().expect("no pairs at least")
}

#[test]
fn bridges_at_night() {
    assert_eq!([bridge_time(&[1, 2, 5, 10]), bridge_time(&[1, 20, 21, 22])], [17, 65]);
    let mut random = Random::new(0);
    for _ in 0..200 {
        let times: Vec<i64> = (0..=random.below(8)).map(|_| i64::from(random.below(20)) + 1).collect();
        let found = shortest(&torch(&times, 2)).distance.expect("there is always a way");
        assert_eq!(found.cost, crate::stated::number(bridge_time(&times)), "{times:?}");
    }
}

/// A ferryman and things that may not be left alone in pairs.
fn ferry(things: u32, conflicts: &[(u32, u32)], room: u32) -> CrossingPuzzle {
    let mut groups = vec![group("ferryman", 1)];
    groups.extend((0..things).map(|i| group(&format!("v{i}"), 1)));
    let here = |i: u32| some(count(of(i + 1)));
    let conflict = |(a, b): &(u32, u32)| Truth::Not(Box::new(Truth::And(vec![here(*a), here(*b)])));
    let rules = conflicts.iter().map(|edge| rule(At::Unattended, conflict(edge))).collect();
    let mut ferry = puzzle(BANKS, groups, room + 1, rules);
    ferry.rower = Some(some(Quantity::Count(Subject::Group(bachet_notation::crossing::GroupId(0)))));
    ferry
}

fn path(n: u32) -> Vec<(u32, u32)> {
    (1..n).map(|i| (i - 1, i)).collect()
}

fn cycle(n: u32) -> Vec<(u32, u32)> {
    (0..n).map(|i| (i, (i + 1) % n)).collect()
}

fn bipartite(a: u32, b: u32) -> Vec<(u32, u32)> {
    (0..a).flat_map(|i| (0..b).map(move |j| (i, a + j))).collect()
}

fn complete(n: u32) -> Vec<(u32, u32)> {
    (0..n).flat_map(|i| (0..i).map(move |j| (j, i))).collect()
}

/// Outer ring, spokes, inner star.
fn petersen() -> Vec<(u32, u32)> {
    (0..5).flat_map(|i| [(i, (i + 1) % 5), (i, i + 5), (i + 5, (i + 2) % 5 + 5)]).collect()
}

fn cube() -> Vec<(u32, u32)> {
    (0..8).flat_map(|i: u32| [1, 2, 4].map(|bit| (i, i ^ bit))).filter(|(i, j)| i < j).collect()
}

/// The least room with which the ferryman gets all across (Csorba, Hurkens, Woeginger 2008), and the trips it takes.
fn alcuin_number(things: u32, conflicts: &[(u32, u32)]) -> (u32, u64) {
    let trips = |room: u32| crossings(&ferry(things, conflicts, room));
    (0..=things).map(|room| (room, trips(room))).find(|(_, trips)| *trips > 0).expect("all fit at last")
}

#[test]
fn alcuin_numbers() {
    for (name, things, conflicts, expected) in [
        ("P3", 3, path(3), (1, 7)),
        ("K2", 2, path(2), (1, 3)),
        ("P4", 4, path(4), (2, 3)),
        ("P5", 5, path(5), (2, 7)),
        ("P7", 7, path(7), (3, 7)),
        ("C4", 4, cycle(4), (2, 3)),
        ("C5", 5, cycle(5), (3, 3)),
        ("C6", 6, cycle(6), (3, 3)),
        ("C7", 7, cycle(7), (4, 3)),
        ("K1,3", 4, bipartite(1, 3), (2, 5)),
        ("K1,4", 5, bipartite(1, 4), (2, 7)),
        ("K1,6", 7, bipartite(1, 6), (2, 11)),
        ("K4", 4, complete(4), (3, 3)),
        ("K5", 5, complete(5), (4, 3)),
        ("K2,3", 5, bipartite(2, 3), (2, 7)),
        ("K3,4", 7, bipartite(3, 4), (3, 7)),
        ("Petersen", 10, petersen(), (6, 5)),
        ("cube", 8, cube(), (4, 3)),
    ] {
        assert_eq!(alcuin_number(things, &conflicts), expected, "{name}");
    }
}
