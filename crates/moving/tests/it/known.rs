//! Results from the literature.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_moving::{Proof, Shortest, Symmetry, SymmetryCounts, each_shortest, shortest};
use bachet_notation::moving::{Setup, read};

pub(crate) fn setup(source: &str) -> Setup {
    let (puzzle, problems) = read(source);
    puzzle.unwrap_or_else(|| panic!("{source}: {problems:?}")).setup
}

fn solve(source: &str) -> Shortest {
    shortest(&setup(source), usize::MAX, &mut Budget::unlimited())
}

/// The number of moves, of states and of shortest ways.
fn numbers(source: &str) -> (Option<u64>, String, String) {
    let found = solve(source);
    if let Some(way) = &found.first {
        assert_eq!(Some(way.moves), found.distance);
    }
    let named = |counts: SymmetryCounts| counts.named.map_or_else(|| "?".to_owned(), |named| named.to_string());
    (found.distance, named(found.states), named(found.ways))
}

fn jugs(capacity: &str, start: &str, goal: &str, moves: &str) -> (Option<u64>, String, String) {
    numbers(&format!("jugs:\ncapacity: {capacity}\nstart: {start}\ngoal: {goal}\nmoves: {moves}\n"))
}

#[test]
fn jugs_as_known() {
    let all = "fill, empty, pour";
    let expected = |distance: Option<u64>, states: &str| (distance, states.to_owned());
    for (capacity, goal, distance, states) in
        [("3, 5", "4", Some(6), "16"), ("4, 3", "2", Some(4), "14"), ("2, 4", "3", None, "6")]
    {
        let (found, all_states, _) = jugs(capacity, "0, 0", goal, all);
        assert_eq!((found, all_states), expected(distance, states), "{capacity} to {goal}");
    }
    assert_eq!(jugs("3, 5", "0, 0", "4", all).2, "1");
    let (distance, states, _) = jugs("8, 5, 3", "8, 0, 0", "4, 4, 0", "pour");
    assert_eq!((distance, states.as_str()), (Some(7), "16"));
}

fn hanoi(disks: u32, rest: &str) -> Shortest {
    solve(&format!("hanoi:\ndisks: {disks}\n{rest}"))
}

#[test]
fn three_pegs_take_one_less_than_a_power_of_two() {
    for disks in 1..=10 {
        let found = hanoi(disks, "");
        assert_eq!(found.distance, Some((1 << disks) - 1));
        assert_eq!(found.states.named, Some(num_bigint::BigUint::from(3u32).pow(disks)));
    }
    let found = shortest(&setup("hanoi:\ndisks: 64\n"), 1000, &mut Budget::unlimited());
    assert_eq!((found.distance, found.first.map(|way| way.steps.len())), (Some(u64::MAX), Some(1000)));
}

#[test]
fn more_pegs_take_fewer_moves() {
    let four: Vec<_> = (1..=8).map(|disks| hanoi(disks, "pegs: 4\n").distance.expect("there is a way")).collect();
    assert_eq!(four, [1, 3, 5, 9, 13, 17, 25, 33]);
    let five: Vec<_> = (1..=7).map(|disks| hanoi(disks, "pegs: 5\n").distance.expect("there is a way")).collect();
    assert_eq!(five, [1, 3, 5, 7, 11, 15, 19]);
}

#[test]
fn neighbours_only_and_in_a_circle() {
    let adjacent: Vec<_> = (1..=7).map(|disks| hanoi(disks, "moves: adjacent\n").distance).collect();
    assert_eq!(adjacent, (1..=7).map(|disks| Some(3u64.pow(disks) - 1)).collect::<Vec<_>>());
    // OEIS A005665 and A005666.
    let next: Vec<_> = (1..=7).map(|disks| hanoi(disks, "goal: 2\nmoves: cyclic\n").distance).collect();
    assert_eq!(next, [1, 5, 15, 43, 119, 327, 895].map(Some));
    let behind: Vec<_> = (1..=7).map(|disks| hanoi(disks, "goal: 3\nmoves: cyclic\n").distance).collect();
    assert_eq!(behind, [2, 7, 21, 59, 163, 447, 1223].map(Some));
    assert_eq!(hanoi(2, "pegs: 2\n").proof, Some(Proof::Closed));
}

#[test]
fn the_eight_puzzle() {
    let found = solve("tiles:\n8 6 7\n2 5 4\n3 . 1\n");
    assert_eq!(found.distance, Some(31));
    assert_eq!(found.states.named, Some(181_440u32.into()));
    assert_eq!(solve("tiles:\n6 4 7\n8 5 .\n3 2 1\n").distance, Some(31));
    assert_eq!(solve("tiles:\n1 2 3\n4 5 6\n8 7 .\n").proof, Some(Proof::Parity));
    let both = |source: &str| {
        let found = solve(source);
        (found.distance, found.states.named.map(|states| states.to_string()))
    };
    assert_eq!(both("tiles:\n1 2 3\n5 4 .\n"), (None, Some("360".to_owned())));
    assert_eq!(both("tiles:\n3 2\n1 .\n"), (None, Some("12".to_owned())));
}

#[test]
fn letters_that_look_the_same() {
    assert_eq!(solve("tiles:\nAB\nA.\ngoal:\nAA\nB.\n").distance, Some(4));
}

#[test]
fn knights_change_places() {
    let guarini = solve("knights:\nB.B\n...\nW.W\n");
    assert_eq!(guarini.distance, Some(16));
    let alternating = solve("knights:\nB.B\n...\nW.W\nturns: alternate\n");
    assert_eq!(alternating.distance, Some(16));
    assert_eq!(solve("knights:\nW.\n.B\n").proof, Some(Proof::Apart));
}

#[test]
fn the_fifteen_puzzle() {
    let easy = solve("tiles:\n1 2 3 4\n5 6 7 8\n9 10 . 12\n13 14 11 15\n");
    assert_eq!(easy.distance, Some(2));
    let swapped = solve("tiles:\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 .\n");
    assert_eq!((swapped.distance, swapped.proof), (None, Some(Proof::Parity)));
    // Every way from here has 80 moves, and a thousand steps of search do not show it.
    let hard = setup("tiles:\n. 12 9 13\n15 11 10 14\n3 7 2 5\n4 8 6 1\n");
    let found = shortest(&hard, 100, &mut Budget::unlimited().steps(1000));
    assert!(found.distance.is_none() && found.proof.is_none() && found.at_least > 40, "{found:?}");
    // The second of Korf's hundred (1985).
    let goal = "goal:\n. 1 2 3\n4 5 6 7\n8 9 10 11\n12 13 14 15\n";
    let korf = format!("tiles:\n13 5 4 10\n9 12 8 14\n2 3 7 1\n. 15 11 6\n{goal}");
    assert_eq!(solve(&korf).distance, Some(55));
}

#[test]
fn every_way_is_listed_once() {
    for (source, named, up_to_symmetry) in
        [("hanoi:\ndisks: 3\npegs: 4\n", 2, 1), ("jugs:\ncapacity: 3, 5\ngoal: 4\n", 1, 1)]
    {
        let setup = setup(source);
        for (symmetry, expected) in [(Symmetry::Named, named), (Symmetry::UpToSymmetry, up_to_symmetry)] {
            let mut ways = Vec::new();
            let all = each_shortest(&setup, symmetry, &mut Budget::unlimited(), |way| {
                ways.push(way.to_vec());
                ControlFlow::Continue(())
            });
            assert!(all);
            assert_eq!(ways.len(), expected, "{source} {symmetry:?}");
        }
    }
}

#[test]
fn reasons_why_there_is_no_way() {
    let jugs = |text: &str| solve(&format!("jugs:\n{text}")).proof;
    assert_eq!(jugs("capacity: 6, 9\ngoal: 4\n"), Some(Proof::Divisor { divisor: 3, amount: 4 }));
    assert_eq!(jugs("capacity: 6, 9\nstart: 2, 0\ngoal: 4\n"), Some(Proof::Closed));
    assert_eq!(jugs("capacity: 8, 6\nstart: 4, 0\ngoal: any, 3\n"), Some(Proof::Divisor { divisor: 2, amount: 3 }));
    let short = "capacity: 8, 5\nstart: 4, 0\ngoal: 5\nmoves: pour, empty\n";
    assert_eq!(jugs(short), Some(Proof::Total { start: 4, goal: 5 }));
    let over = "capacity: 8, 5\nstart: 4, 5\ngoal: 1, 1\nmoves: pour, fill\n";
    assert_eq!(jugs(over), Some(Proof::Total { start: 9, goal: 2 }));
    assert_eq!(jugs("capacity: 3, 1000000\ngoal: 2\n"), None);
    let narrow = "knights:\nW..\nB..\n";
    assert_eq!(solve(narrow).proof, Some(Proof::Apart));
}

/// Where a reason is given, the search of all states finds no way either.
#[test]
fn no_reason_is_given_where_there_is_a_way() {
    let mut reasons = 0;
    for (a, b, s, g) in
        (1..7).flat_map(|a| (1..7).flat_map(move |b| (0..=a).flat_map(move |s| (0..7).map(move |g| (a, b, s, g)))))
    {
        if g > a.max(b) {
            continue;
        }
        for moves in ["fill, empty, pour", "pour", "pour, empty", "fill, pour"] {
            let text = format!("jugs:\ncapacity: {a}, {b}\nstart: {s}, 0\ngoal: {g}\nmoves: {moves}\n");
            let found = solve(&text);
            reasons += usize::from(matches!(found.proof, Some(Proof::Divisor { .. } | Proof::Total { .. })));
            let mut seen = vec![(s, 0)];
            let mut at = 0;
            while let Some((x, y)) = seen.get(at).copied() {
                at += 1;
                let poured = [(x - x.min(b - y), y + x.min(b - y)), (x + y.min(a - x), y - y.min(a - x))];
                let filled = if moves.contains("fill") { vec![(a, y), (x, b)] } else { vec![] };
                let emptied = if moves.contains("empty") { vec![(0, y), (x, 0)] } else { vec![] };
                for next in poured.into_iter().chain(filled).chain(emptied) {
                    if !seen.contains(&next) {
                        seen.push(next);
                    }
                }
            }
            let is_there = seen.iter().any(|(x, y)| *x == g || *y == g);
            assert_eq!(found.distance.is_some(), is_there, "{text}");
            assert_eq!(found.proof.is_none(), is_there, "{text}");
        }
    }
    assert!(reasons > 100, "{reasons}");
}
