//! Small graphs, and random ones judged by brute force.

use bachet_statespace::Natural;

use super::{Escape, Gains, Guessing, Labels, Length, MoveGraph};

/// A generator of numbers that are random enough, the same on every machine (Marsaglia's xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

fn moves(cost: u64) -> Length {
    Length { cost, free: 0 }
}

/// A line 0 - 1 - 2 - 3 with a side 1 - 4 - 5, both ways; the goal is 3.
fn line_with_a_side() -> MoveGraph {
    let pairs = [(0, 1), (1, 2), (2, 3), (1, 4), (4, 5)];
    let both: Vec<(usize, usize, u64)> = pairs.iter().flat_map(|&(a, b)| [(a, b, 1), (b, a, 1)]).collect();
    MoveGraph::new((0..6).map(|state| state == 3).collect(), &both)
}

#[test]
fn a_side_is_a_dead_end_if_one_never_goes_back() {
    let graph = line_with_a_side();
    let labels = Labels::new(&graph);
    assert_eq!(labels.to_goal(4), Some(moves(3)));
    assert_eq!(graph.escape(&labels, 4, &[0, 1]), Escape::DeadEnd { states: 2, moves: 3 });
    assert_eq!(graph.escape(&labels, 2, &[0, 1]), Escape::Goal(moves(1)));
    assert_eq!(labels.on_shortest_ways(), [0, 1, 2, 3]);
    assert!(labels.leads_on(1, 2, 1) && !labels.leads_on(1, 4, 1));
    let layers: Vec<Vec<usize>> = labels.layers().into_iter().map(|(_, states)| states).collect();
    assert_eq!(layers, [vec![0], vec![1], vec![2, 4], vec![3, 5]]);
}

#[test]
fn moves_of_cost_0_do_not_make_circles() {
    let graph = MoveGraph::new(vec![false, false, true], &[(0, 1, 0), (1, 0, 0), (1, 2, 0), (0, 2, 0)]);
    let labels = Labels::new(&graph);
    assert_eq!(labels.shortest(), Some(Length { cost: 0, free: 1 }));
    assert_eq!(labels.ways_to_goal(&graph)[0], Natural::ONE);
}

#[test]
fn a_guesser_finds_one_of_several_ways() {
    // Two of four moves lead on at the start, then one of two.
    let graph = MoveGraph::new(vec![false, false, false, true], &[(0, 1, 1), (0, 2, 1), (1, 3, 1), (2, 3, 1)]);
    let labels = Labels::new(&graph);
    let guessing = Guessing::new(&graph, &labels, |state| if state == 0 { 4 } else { 2 });
    assert!((guessing.bits - 2.0).abs() < 1e-9 && (guessing.chance - 0.25).abs() < 1e-9, "{guessing:?}");
    // Chances that are too small for a number do not turn into 0 bits.
    let long: Vec<(usize, usize, u64)> = (0..3000).map(|at| (at, at + 1, 1)).collect();
    let graph = MoveGraph::new((0..=3000).map(|at| at == 3000).collect(), &long);
    let guessing = Guessing::new(&graph, &Labels::new(&graph), |_| 2);
    assert!((guessing.bits - 3000.0).abs() < 1e-6, "{guessing:?}");
}

#[test]
fn counting_bounds_the_number_of_moves() {
    let gains = |to_do, one, two| Gains { to_do, one, two }.at_least();
    for (to_do, one, two, expected) in [
        (6, 2, 1, Some(9)),
        (6, 1, 0, None),
        (0, 2, 1, Some(0)),
        (2, 2, 0, Some(1)),
        (5, 1, 2, Some(5)),
        (1, 0, 0, None),
    ] {
        assert_eq!(gains(to_do, one, two), expected, "{to_do} {one} {two}");
    }
}

/// Random graphs: distances, numbers of ways and escapes by trying every path.
#[test]
fn random_graphs_are_labelled_as_by_trying_every_path() {
    let mut random = Random(7);
    for _ in 0..300 {
        let states = 2 + random.below(6) as usize;
        let count = random.below(14);
        let list: Vec<(usize, usize, u64)> = (0..count)
            .map(|_| (random.below(states as u64) as usize, random.below(states as u64) as usize, random.below(3)))
            .collect();
        let graph = MoveGraph::new((0..states).map(|state| state == states - 1).collect(), &list);
        let labels = Labels::new(&graph);
        let ways = labels.ways_to_goal(&graph);
        for (from, counted) in ways.iter().enumerate() {
            let mut lengths = Vec::new();
            paths(&list, from, states - 1, Length::ZERO, &mut vec![from], &mut lengths);
            lengths.sort_unstable();
            assert_eq!(labels.to_goal(from), lengths.first().copied(), "{list:?} {from}");
            let shortest = lengths.iter().filter(|length| Some(**length) == lengths.first().copied()).count();
            assert_eq!(counted.to_u128(), Some(shortest as u128), "{list:?} {from}");
            let earlier: Vec<usize> = (0..states).filter(|state| *state != from && random.below(3) == 0).collect();
            let left: Vec<_> = list.iter().filter(|(_, to, _)| !earlier.contains(to)).copied().collect();
            let mut lengths = Vec::new();
            paths(&left, from, states - 1, Length::ZERO, &mut vec![from], &mut lengths);
            match graph.escape(&labels, from, &earlier) {
                Escape::Goal(length) => assert_eq!(Some(length), lengths.into_iter().min(), "{list:?} {from}"),
                Escape::DeadEnd { .. } => assert!(lengths.is_empty(), "{list:?} {from} {earlier:?}"),
            }
        }
    }
}

/// Follows every path without repeated states.
fn paths(
    moves: &[(usize, usize, u64)],
    at: usize,
    goal: usize,
    length: Length,
    path: &mut Vec<usize>,
    found: &mut Vec<Length>,
) {
    if at == goal {
        found.push(length);
        return;
    }
    for &(from, to, cost) in moves {
        if from == at && !path.contains(&to) {
            path.push(to);
            paths(moves, to, goal, length + Length::of_move(cost), path, found);
            path.pop();
        }
    }
}
