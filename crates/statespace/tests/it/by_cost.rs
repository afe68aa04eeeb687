//! Costs at their limits.

use bachet_budget::Budget;
use bachet_statespace::{ExploreOptions, SearchEnd, explore};

use crate::graph::Graph;

fn line(costs: &[u64]) -> Graph {
    let mut edges: Vec<Vec<(usize, u64)>> = costs.iter().enumerate().map(|(i, cost)| vec![(i + 1, *cost)]).collect();
    edges.push(Vec::new());
    let mut goals = vec![false; edges.len()];
    goals[costs.len()] = true;
    Graph { edges, goals, is_reversible: false, has_unit_costs: false }
}

#[track_caller]
fn check(costs: &[u64], end: SearchEnd, distance: Option<u64>) {
    let explored = explore(&mut line(costs), ExploreOptions::default(), &mut Budget::unlimited());
    assert_eq!((explored.end(), explored.shortest()), (end, distance));
}

#[test]
fn large_costs() {
    check(&[u64::from(u32::MAX); 3], SearchEnd::Complete, Some(3 * u64::from(u32::MAX)));
    check(&[1, 1 << 32], SearchEnd::TooLarge, None);
    check(&[u64::MAX, 1], SearchEnd::TooLarge, None);
    check(&[0, 0, 0], SearchEnd::Complete, Some(0));
}
