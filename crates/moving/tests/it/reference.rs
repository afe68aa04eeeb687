//! Compares every space with a plain implementation: positions in a hash map, and moves by the rules of the puzzle.

use std::collections::VecDeque;

use bachet_budget::Budget;
use bachet_moving::{Position, shortest};
use bachet_notation::moving::{JugsGoal, PegMoves, Setup, Square, Turns};
use proptest::prelude::*;
use rustc_hash::FxHashMap;

use crate::known::setup;

/// A position, and whose turn it is.
type Node = (Vec<u32>, Option<u32>);

/// Contents of jugs, pegs of disks, cells or squares as plain numbers.
fn plain(position: &Position) -> Vec<u32> {
    match position {
        Position::Jugs(list) | Position::Hanoi(list) => list.clone(),
        Position::Tiles(cells) => cells.iter().map(|cell| u32::from(*cell)).collect(),
        Position::Knights(squares) => squares
            .iter()
            .map(|square| match square {
                Square::Hole => 1000,
                Square::Free => 0,
                Square::Knight(colour) => u32::from(*colour) + 1,
            })
            .collect(),
    }
}

fn next(setup: &Setup, (now, turn): &Node) -> Vec<Node> {
    let mut all = Vec::new();
    match setup {
        Setup::Jugs(puzzle) => {
            let size = |jug: usize| puzzle.jugs[jug].capacity;
            for jug in 0..now.len() {
                for (allowed, amount) in [(puzzle.moves.fill, size(jug)), (puzzle.moves.empty, 0)] {
                    let mut after = now.clone();
                    after[jug] = amount;
                    all.extend((allowed && after != *now).then_some((after, None)));
                }
                for to in (0..now.len()).filter(|to| *to != jug && puzzle.moves.pour) {
                    let mut after = now.clone();
                    // A drop at a time.
                    while after[jug] > 0 && after[to] < size(to) {
                        after[jug] -= 1;
                        after[to] += 1;
                    }
                    all.extend((after != *now).then_some((after, None)));
                }
            }
        }
        Setup::Hanoi(puzzle) => {
            for disk in 0..now.len() {
                for to in 0..puzzle.pegs {
                    let near = match puzzle.moves {
                        PegMoves::Any => true,
                        PegMoves::Adjacent => now[disk].abs_diff(to) == 1,
                        PegMoves::Cyclic => (now[disk] + 1) % puzzle.pegs == to,
                    };
                    let covered = now[..disk].iter().any(|peg| *peg == now[disk] || *peg == to);
                    if near && !covered && to != now[disk] {
                        let mut after = now.clone();
                        after[disk] = to;
                        all.push((after, None));
                    }
                }
            }
        }
        Setup::Tiles(puzzle) => {
            let columns = puzzle.columns as usize;
            for a in 0..now.len() {
                for b in 0..now.len() {
                    let apart = (a / columns).abs_diff(b / columns) + (a % columns).abs_diff(b % columns);
                    if now[a] == 0 && apart == 1 {
                        let mut after = now.clone();
                        after.swap(a, b);
                        all.push((after, None));
                    }
                }
            }
        }
        Setup::Knights(puzzle) => {
            let columns = puzzle.columns as usize;
            for a in 0..now.len() {
                for b in 0..now.len() {
                    let (along, aside) = ((a / columns).abs_diff(b / columns), (a % columns).abs_diff(b % columns));
                    let knight = (1..1000).contains(&now[a]);
                    if turn.is_none_or(|turn| turn == now[a]) && knight && now[b] == 0 && along * aside == 2 {
                        let mut after = now.clone();
                        after.swap(a, b);
                        all.push((after, (puzzle.turns != Turns::Any).then(|| 3 - now[a])));
                    }
                }
            }
        }
    }
    all
}

fn start(setup: &Setup) -> Node {
    let turn = match setup {
        Setup::Knights(puzzle) => match puzzle.turns {
            Turns::First(colour) => Some(u32::from(colour) + 1),
            Turns::Any | Turns::Alternate => None,
        },
        _ => None,
    };
    (plain(&Position::start(setup)), turn)
}

fn is_goal(setup: &Setup, now: &[u32]) -> bool {
    match setup {
        Setup::Jugs(puzzle) => match &puzzle.goal {
            JugsGoal::Somewhere(amount) => now.contains(amount),
            JugsGoal::Each(amounts) => amounts.iter().zip(now).all(|(wanted, now)| wanted.is_none_or(|w| w == *now)),
        },
        Setup::Hanoi(puzzle) => plain(&Position::Hanoi(puzzle.goal.clone())) == now,
        Setup::Tiles(puzzle) => plain(&Position::Tiles(puzzle.goal.clone())) == now,
        Setup::Knights(puzzle) => plain(&Position::Knights(puzzle.goal.clone())) == now,
    }
}

/// The distance and the numbers of shortest ways, states and moves.
fn reference(setup: &Setup) -> (Option<u64>, u128, usize, usize) {
    let start = start(setup);
    let mut known: FxHashMap<Node, (u64, u128)> = FxHashMap::default();
    known.insert(start.clone(), (0, 1));
    let mut queue = VecDeque::from([start]);
    let (mut distance, mut ways, mut moves) = (None, 0, 0);
    while let Some(node) = queue.pop_front() {
        let (far, count) = known[&node];
        if is_goal(setup, &node.0) && distance.is_none_or(|d| d == far) {
            distance = Some(far);
            ways += count;
        }
        for to in next(setup, &node) {
            moves += 1;
            match known.get_mut(&to) {
                None => {
                    known.insert(to.clone(), (far + 1, count));
                    queue.push_back(to);
                }
                Some((there, counted)) if *there == far + 1 => *counted += count,
                Some(_) => {}
            }
        }
    }
    (distance, ways, known.len(), moves)
}

fn check(source: &str) {
    let setup = setup(source);
    let found = shortest(&setup, usize::MAX, &mut Budget::unlimited());
    let (distance, ways, states, moves) = reference(&setup);
    assert_eq!(found.distance, distance, "{source}");
    assert_eq!(found.states.named, Some(states.into()), "{source}");
    assert_eq!(found.moves.named, Some(moves.into()), "{source}");
    assert_eq!(distance.is_none(), found.proof.is_some(), "{source}");
    let Some(way) = found.first else { return };
    assert_eq!(found.ways.named, Some(ways.into()), "{source}");
    let mut node = start(&setup);
    let mut position = Position::start(&setup);
    for step in &way.steps {
        position.make(*step, setup.size()[1]);
        let after = plain(&position);
        let made = next(&setup, &node).into_iter().find(|(to, _)| *to == after);
        node = made.unwrap_or_else(|| panic!("{source}: {step:?} is no move"));
    }
    assert_eq!((way.steps.len() as u64, is_goal(&setup, &node.0)), (way.moves, true), "{source}");
}

fn shuffled(list: &'static [&'static str]) -> impl Strategy<Value = Vec<&'static str>> {
    Just(list.to_vec()).prop_shuffle()
}

fn drawn(cells: &[&str], columns: usize) -> String {
    cells.chunks(columns).map(|row| row.join(" ") + "\n").collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn jugs(sizes in proptest::collection::vec(1..8u32, 1..5), goal in 0..8u32, moves in 1..8u8, full in any::<bool>()) {
        let names = [("fill", 1), ("empty", 2), ("pour", 4)];
        let moves: Vec<&str> = names.iter().filter(|(_, bit)| moves & bit > 0).map(|(name, _)| *name).collect();
        let list: Vec<String> = sizes.iter().map(u32::to_string).collect();
        let start = if full { format!("start: {}{}\n", list[0], ", 0".repeat(sizes.len() - 1)) } else { String::new() };
        check(&format!("jugs:\ncapacity: {}\n{start}goal: {goal}\nmoves: {}\n", list.join(", "), moves.join(", ")));
    }

    #[test]
    fn towers(
        (pegs, start, goal) in (2..6u32, 1..6usize).prop_flat_map(|(pegs, disks)| {
            let place = || prop_oneof![proptest::collection::vec(1..=pegs, disks), (1..=pegs).prop_map(move |p| vec![p; disks])];
            (Just(pegs), place(), place())
        }),
        moves in prop_oneof![Just("any"), Just("any"), Just("adjacent"), Just("cyclic")],
    ) {
        let list = |places: &[u32]| places.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
        let (disks, start, goal) = (start.len(), list(&start), list(&goal));
        check(&format!("hanoi:\ndisks: {disks}\npegs: {pegs}\nstart: {start}\ngoal: {goal}\nmoves: {moves}\n"));
    }

    #[test]
    fn boards_of_tiles(start in shuffled(&["1", "2", "3", "4", "5", "."]), goal in shuffled(&["1", "2", "3", "4", "5", "."]), columns in prop_oneof![Just(1usize), Just(2), Just(3), Just(6)]) {
        let bars = |text: String| if columns == 1 { text.replace('\n', "|\n") } else { text };
        check(&format!("tiles:\n{}goal:\n{}", bars(drawn(&start, columns)), bars(drawn(&goal, columns))));
    }

    #[test]
    fn boards_with_equal_tiles(start in shuffled(&["A", "A", "B", "B", "B", "."]), goal in shuffled(&["A", "A", "B", "B", "B", "."])) {
        check(&format!("tiles:\n{}goal:\n{}", drawn(&start, 3), drawn(&goal, 3)));
    }

    #[test]
    fn knights(
        squares in shuffled(&["W", "W", "B", "B", ".", ".", ".", ".", ".", ".", ".", "."]),
        goal in shuffled(&["W", "W", "B", "B", ".", ".", ".", ".", ".", ".", ".", "."]),
        turns in prop_oneof![Just("any"), Just("alternate"), Just("white first"), Just("black first")],
    ) {
        check(&format!("knights:\n{}goal:\n{}turns: {turns}\n", drawn(&squares, 4), drawn(&goal, 4)));
    }
}
