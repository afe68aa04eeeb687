//! Costs at their limits.

use bachet_budget::Budget;
use bachet_statespace::{End, Exploration, explore};

use crate::graph::Graph;

fn line(costs: &[u64]) -> Graph {
    let mut arcs: Vec<Vec<(usize, u64)>> = costs.iter().enumerate().map(|(i, cost)| vec![(i + 1, *cost)]).collect();
    arcs.push(Vec::new());
    let mut goals = vec![false; arcs.len()];
    goals[costs.len()] = true;
    Graph { arcs, goals, is_reversible: false, is_uniform: false }
}

#[track_caller]
fn check(costs: &[u64], end: End, distance: Option<u64>) {
    let explored = explore(&mut line(costs), Exploration::default(), &mut Budget::unlimited());
    assert_eq!((explored.end(), explored.shortest()), (end, distance));
}

#[test]
fn large_costs() {
    check(&[u64::from(u32::MAX); 3], End::Complete, Some(3 * u64::from(u32::MAX)));
    check(&[1, 1 << 32], End::TooLarge, None);
    check(&[u64::MAX, 1], End::TooLarge, None);
    check(&[0, 0, 0], End::Complete, Some(0));
}
