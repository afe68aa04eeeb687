//! Iterative deepening against naive distances, with strong and weak lower bounds.

use bachet_budget::Budget;
use bachet_statespace::{DeepeningResult, iterative_deepening};

use crate::graph::Graph;
use crate::naive;

fn graphs() -> impl Iterator<Item = Graph> {
    let costs: [&[u64]; 2] = [&[1], &[1, 2, 5]];
    (0..300).map(move |seed| {
        let nodes = 2 + seed % 12;
        Graph::random(seed, nodes, seed % (3 * nodes) + 1, costs[seed as usize % 2])
    })
}

/// Returns the least cost from each node to a goal.
fn goal_distances(graph: &Graph) -> Vec<Option<u64>> {
    let nearest = |node| {
        let distances = naive::distances(graph, node);
        distances.iter().zip(&graph.goals).filter(|(_, goal)| **goal).filter_map(|(d, _)| d.map(|(cost, _)| cost)).min()
    };
    (0..graph.edges.len()).map(nearest).collect()
}

#[test]
fn cheapest_ways() {
    for graph in graphs() {
        let rest = goal_distances(&graph);
        for divisor in [1, 2, 100] {
            let bound = |state| rest[Graph::node(state)].map(|cost| cost / divisor);
            match (iterative_deepening(&mut graph.clone(), bound, &mut Budget::unlimited()), rest[0]) {
                (DeepeningResult::NoWay, None) => {}
                (DeepeningResult::Found(path), Some(expected)) => {
                    assert_eq!(path.iter().map(|step| step.cost).sum::<u64>(), expected);
                    let end = path.iter().fold(0, |node, step| {
                        let (to, cost) = graph.edges[node][step.label as usize];
                        assert_eq!((Graph::state(to), cost), (step.to, step.cost));
                        to
                    });
                    assert!(graph.goals[end]);
                }
                other => panic!("{other:?} {graph:?}"),
            }
        }
    }
}

#[test]
fn a_spent_budget_gives_a_true_bound() {
    for graph in graphs() {
        let rest = goal_distances(&graph);
        for steps in 0..12 {
            let bound = |state| rest[Graph::node(state)].map(|cost| cost / 2);
            match iterative_deepening(&mut graph.clone(), bound, &mut Budget::unlimited().steps(steps)) {
                DeepeningResult::AtLeast(cost) => assert!(rest[0].is_some_and(|exact| cost <= exact)),
                DeepeningResult::NoWay => assert_eq!(rest[0], None),
                DeepeningResult::Found(path) => assert_eq!(Some(path.iter().map(|step| step.cost).sum()), rest[0]),
            }
        }
    }
}

/// An infinite path ends at the limit on its length.
#[test]
fn cycles_of_free_moves() {
    let edges = vec![vec![(1, 0)], vec![(2, 0)], vec![(0, 0)], vec![]];
    let mut graph =
        Graph { edges, goals: vec![false, false, false, true], is_reversible: false, has_unit_costs: false };
    assert_eq!(iterative_deepening(&mut graph, |_| Some(0), &mut Budget::unlimited()), DeepeningResult::AtLeast(0));
}
