//! All results of full exploration, on random graphs.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_statespace::{
    BinomialProduct, ExploreOptions, Explored, Extent, FactoredNatural, Move, SearchEnd, Space as _, StateId, explore,
};
use num_bigint::BigUint;

use crate::graph::Graph;
use crate::naive;

fn graphs() -> impl Iterator<Item = Graph> {
    let costs: [&[u64]; 4] = [&[1], &[1, 2, 3], &[0, 1, 2], &[0, 5]];
    (0..600).map(move |seed| {
        let nodes = 2 + seed % 9;
        Graph::random(seed, nodes, seed / 9 % (3 * nodes) + 1, costs[seed as usize % 4])
    })
}

fn all(graph: &Graph) -> Explored<u64> {
    explore(&mut graph.clone(), ExploreOptions::default(), &mut Budget::unlimited())
}

fn id(explored: &Explored<u64>, node: usize) -> Option<StateId> {
    explored.id(Graph::state(node))
}

fn labels(path: &[Move<u64>]) -> Vec<u32> {
    path.iter().map(|step| step.label).collect()
}

/// Returns the weight of an edge as the arguments of a binomial coefficient, some of them large.
fn weight(node: usize, label: u32) -> (u64, u64) {
    (5 + (node as u64 * 7 + u64::from(label)) % 90, 1 + (node as u64 + u64::from(label)) % 5)
}

fn choose(n: u64, k: u64) -> BigUint {
    let product = |from: u64, to: u64| (from..=to).map(BigUint::from).product::<BigUint>();
    product(n - k + 1, n) / product(1, k)
}

#[test]
fn states_and_distances() {
    for graph in graphs() {
        let explored = all(&graph);
        assert_eq!(explored.end(), SearchEnd::Complete);
        for (node, distance) in naive::distances(&graph, 0).into_iter().enumerate() {
            let found = id(&explored, node).map(|id| explored.distance(id));
            assert_eq!(found, distance.map(|(cost, _)| cost), "{graph:?}");
        }
        let distances: Vec<u64> = explored.ids().map(|id| explored.distance(id)).collect();
        assert!(distances.is_sorted());
        assert_eq!(explored.shortest(), naive::shortest(&graph).map(|(cost, _)| cost), "{graph:?}");
        let goals = explored.goals().iter().all(|goal| graph.is_goal(explored.state(*goal)));
        let count = explored.states().iter().filter(|state| graph.is_goal(**state)).count();
        assert!(goals && count == explored.goals().len());
    }
}

#[test]
fn edges_are_the_moves_in_order() {
    for mut graph in graphs() {
        let explored = all(&graph);
        let mut count = 0;
        for from in explored.ids() {
            let mut moves = Vec::new();
            graph.moves(explored.state(from), |step| moves.push((step.label, step.to, step.cost)));
            let edges: Vec<_> = explored
                .edges_with_costs(from)
                .map(|(edge, cost)| (edge.label, explored.state(edge.to), cost))
                .collect();
            assert_eq!(edges, moves);
            count += moves.len() as u64;
        }
        assert_eq!(explored.moves(), count);
    }
}

#[test]
fn shortest_ways_in_order_with_their_number() {
    for graph in graphs() {
        let explored = all(&graph);
        let ways = explored.shortest_ways();
        let expected = naive::shortest_paths(&graph);
        let mut found = Vec::new();
        let _: ControlFlow<()> = ways.each(|path, kept| {
            let path = labels(path);
            if let Some(before) = found.last() {
                let before: &Vec<u32> = before;
                assert!(kept < path.len() && before[..kept] == path[..kept], "{graph:?}");
            }
            found.push(path);
            ControlFlow::Continue(())
        });
        assert_eq!(found, expected, "{graph:?}");
        assert_eq!(ways.count().to_u128(), Some(expected.len() as u128));
        assert!(explored.has_every_shortest_way() || expected.is_empty());
        let expected = naive::weighted(&graph, |node, label| {
            let (n, k) = weight(node, label);
            choose(n, k.min(n))
        });
        let mut weigh = |from, step: &Move<u64>, ways: &mut BinomialProduct| {
            let (n, k) = weight(Graph::node(from), step.label);
            ways.choose(n, k);
        };
        assert_eq!(BigUint::from(ways.count_with(&mut weigh)), expected);
        let counted = |product: FactoredNatural| product.value_within(u64::MAX).map(BigUint::from);
        assert_eq!(counted(explored.count_with(&mut weigh)), Some(expected));
        assert_eq!(counted(explored.count()), Some(BigUint::from(ways.count())));
    }
}

#[test]
fn states_on_shortest_ways() {
    for graph in graphs() {
        let explored = all(&graph);
        let ways = explored.shortest_ways();
        let Some(bound) = naive::shortest(&graph) else {
            assert_eq!(ways.states().count(), 0);
            continue;
        };
        let from_start = naive::distances(&graph, 0);
        for (node, there) in from_start.iter().enumerate() {
            let on = naive::distances(&graph, node).iter().zip(&graph.goals).any(|(onward, is_goal)| {
                let sum = there.zip(*onward).map(|(a, b)| (a.0 + b.0, a.1 + b.1));
                *is_goal && sum == Some(bound)
            });
            assert_eq!(id(&explored, node).is_some_and(|id| ways.contains(id)), on, "{graph:?} {node}");
        }
    }
}

#[test]
fn simple_paths_in_order() {
    for graph in graphs() {
        let every = naive::simple_paths(&graph);
        let max_cost = every.iter().map(|path| naive::cost(&graph, path)).max().unwrap_or(0);
        for limit in (0..=max_cost).chain([u64::MAX]) {
            let within = |path: &&Vec<u32>| naive::cost(&graph, path) <= limit;
            let expected: Vec<Vec<u32>> = every.iter().filter(within).cloned().collect();
            let mut found = Vec::new();
            let count = all(&graph).simple_paths(limit, &mut Budget::unlimited(), |path, _| {
                found.push(labels(path));
                ControlFlow::Continue(())
            });
            assert_eq!(found, expected, "{graph:?} within {limit}");
            assert!(count.is_complete);
            for (moves, paths) in count.by_moves.iter().enumerate() {
                assert_eq!(*paths, expected.iter().filter(|path| path.len() == moves).count() as u64);
            }
        }
    }
}

#[test]
fn distances_to_the_goal() {
    for graph in graphs() {
        let explored = all(&graph);
        let goal_distances = explored.goal_distances();
        for from in explored.ids() {
            let distances = naive::distances(&graph, Graph::node(explored.state(from)));
            let goals = distances.iter().zip(&graph.goals).filter(|(_, is_goal)| **is_goal);
            let nearest = goals.filter_map(|(distance, _)| distance.map(|(cost, _)| cost)).min();
            assert_eq!(goal_distances.distance(from), nearest);
            assert_eq!(goal_distances.is_dead_end(from), nearest.is_none());
        }
    }
}

/// The results of an exploration that is cut short at any step are correct.
#[test]
fn a_spent_budget_gives_correct_results() {
    for graph in graphs().take(200) {
        let whole = all(&graph);
        let expected = naive::shortest_paths(&graph).len() as u128;
        for steps in 0..whole.states().len() as u64 {
            let cut = explore(&mut graph.clone(), ExploreOptions::default(), &mut Budget::unlimited().steps(steps));
            assert_eq!(cut.end(), SearchEnd::Budget);
            assert_eq!(cut.expanded() as u64, steps);
            assert!(cut.shortest().is_none_or(|cost| Some(cost) == whole.shortest()), "{graph:?} {steps}");
            for id in cut.ids().filter(|id| cut.is_expanded(*id)) {
                assert_eq!(cut.distance(id), whole.distance(whole.id(cut.state(id)).expect("reachable")));
            }
            if cut.has_every_shortest_way() {
                assert_eq!(cut.shortest_ways().count().to_u128(), Some(expected), "{graph:?} {steps}");
            }
        }
    }
}

#[test]
fn to_the_goal_is_enough_for_shortest_ways() {
    for graph in graphs() {
        let mut how = ExploreOptions::default();
        how.extent = Extent::ShortestWays;
        let part = explore(&mut graph.clone(), how, &mut Budget::unlimited());
        let whole = all(&graph);
        assert_eq!((part.end(), part.shortest()), (SearchEnd::Complete, whole.shortest()));
        assert_eq!(part.shortest_ways().count(), whole.shortest_ways().count());
        assert!(part.expanded() <= whole.expanded());
    }
}
