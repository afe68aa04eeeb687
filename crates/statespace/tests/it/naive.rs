//! Plain answers by other methods: distances by relaxing every edge until nothing changes, paths by trying all.

use num_bigint::BigUint;

use crate::graph::Graph;

/// What it costs to get from the node to every node (Bellman, Ford); a free move costs a trifle.
pub(crate) fn distances(graph: &Graph, from: usize) -> Vec<Option<(u64, u64)>> {
    let mut best = vec![None; graph.edges.len()];
    best[from] = Some((0, 0));
    for _ in 0..graph.edges.len() {
        for (node, edges) in graph.edges.iter().enumerate() {
            let Some((cost, free)): Option<(u64, u64)> = best[node] else { continue };
            for (to, price) in edges {
                let through = (cost + price, free + u64::from(*price == 0));
                if best[*to].is_none_or(|known| through < known) {
                    best[*to] = Some(through);
                }
            }
        }
    }
    best
}

/// The cheapest goal.
pub(crate) fn shortest(graph: &Graph) -> Option<(u64, u64)> {
    let distances = distances(graph, 0);
    distances.iter().zip(&graph.goals).filter(|(_, is_goal)| **is_goal).filter_map(|(d, _)| *d).min()
}

/// Every path of the cheapest cost, as labels, by trying all walks that do not get dearer than it,
/// nor have more moves than nodes: none of them goes round in a circle.
pub(crate) fn shortest_paths(graph: &Graph) -> Vec<Vec<u32>> {
    let Some(bound) = shortest(graph) else { return Vec::new() };
    let (mut found, mut path) = (Vec::new(), Vec::new());
    walk(graph, 0, (0, 0), bound, &mut path, &mut found);
    found
}

fn walk(
    graph: &Graph,
    node: usize,
    cost: (u64, u64),
    bound: (u64, u64),
    path: &mut Vec<u32>,
    found: &mut Vec<Vec<u32>>,
) {
    if cost == bound {
        if graph.goals[node] {
            found.push(path.clone());
        }
        return;
    }
    for (label, (to, price)) in graph.edges[node].iter().enumerate() {
        let cost = (cost.0 + price, cost.1 + u64::from(*price == 0));
        if cost <= bound && path.len() < graph.edges.len() {
            path.push(label as u32);
            walk(graph, *to, cost, bound, path, found);
            path.pop();
        }
    }
}

/// Every path without a node twice to the first goal on it, as labels.
pub(crate) fn simple_paths(graph: &Graph) -> Vec<Vec<u32>> {
    let (mut found, mut path) = (Vec::new(), Vec::new());
    wander(graph, &mut vec![0], &mut path, &mut found);
    found
}

/// What a path from the start costs.
pub(crate) fn cost(graph: &Graph, path: &[u32]) -> u64 {
    let step = |(node, cost): (usize, u64), label: &u32| {
        let (to, price) = graph.edges[node][*label as usize];
        (to, cost + price)
    };
    path.iter().fold((0, 0), step).1
}

fn wander(graph: &Graph, nodes: &mut Vec<usize>, path: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    let node = *nodes.last().expect("never empty");
    if graph.goals[node] {
        found.push(path.clone());
        return;
    }
    for (label, (to, _)) in graph.edges[node].iter().enumerate() {
        if !nodes.contains(to) {
            nodes.push(*to);
            path.push(label as u32);
            wander(graph, nodes, path, found);
            path.pop();
            nodes.pop();
        }
    }
}

/// How many cheapest paths there are where each edge stands for many, from the goal back.
pub(crate) fn weighted(graph: &Graph, weight: impl Fn(usize, u32) -> BigUint) -> BigUint {
    let Some(bound) = shortest(graph) else { return BigUint::ZERO };
    let distances = distances(graph, 0);
    let mut nodes: Vec<usize> = (0..graph.edges.len()).filter(|n| distances[*n].is_some_and(|d| d <= bound)).collect();
    nodes.sort_by_key(|n| std::cmp::Reverse(distances[*n]));
    let mut ways = vec![BigUint::ZERO; graph.edges.len()];
    for node in nodes {
        let (cost, free) = distances[node].expect("filtered");
        if (cost, free) == bound {
            ways[node] = BigUint::from(u32::from(graph.goals[node]));
            continue;
        }
        for (label, (to, price)) in graph.edges[node].iter().enumerate() {
            if distances[*to] == Some((cost + price, free + u64::from(*price == 0))) {
                let through = &ways[*to] * weight(node, label as u32);
                ways[node] += through;
            }
        }
    }
    ways[0].clone()
}
