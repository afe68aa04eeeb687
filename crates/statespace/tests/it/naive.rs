//! Naive algorithms: distances by relaxing every edge until nothing changes, paths by trying all.

use num_bigint::BigUint;

use crate::graph::Graph;

/// Returns the distances from a node, by the Bellman-Ford algorithm: the cost, then the number of free moves.
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

/// Returns the distance of the nearest goal.
pub(crate) fn shortest(graph: &Graph) -> Option<(u64, u64)> {
    let distances = distances(graph, 0);
    distances.iter().zip(&graph.goals).filter(|(_, is_goal)| **is_goal).filter_map(|(d, _)| *d).min()
}

/// Returns every shortest way, as labels, by trying all walks that are not longer.
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

/// Returns every simple path to its first goal, as labels.
pub(crate) fn simple_paths(graph: &Graph) -> Vec<Vec<u32>> {
    let (mut found, mut path) = (Vec::new(), Vec::new());
    extend(graph, &mut vec![0], &mut path, &mut found);
    found
}

/// Returns the cost of a path from the start.
pub(crate) fn cost(graph: &Graph, path: &[u32]) -> u64 {
    let step = |(node, cost): (usize, u64), label: &u32| {
        let (to, price) = graph.edges[node][*label as usize];
        (to, cost + price)
    };
    path.iter().fold((0, 0), step).1
}

fn extend(graph: &Graph, nodes: &mut Vec<usize>, path: &mut Vec<u32>, found: &mut Vec<Vec<u32>>) {
    let node = *nodes.last().expect("never empty");
    if graph.goals[node] {
        found.push(path.clone());
        return;
    }
    for (label, (to, _)) in graph.edges[node].iter().enumerate() {
        if !nodes.contains(to) {
            nodes.push(*to);
            path.push(label as u32);
            extend(graph, nodes, path, found);
            path.pop();
            nodes.pop();
        }
    }
}

/// Returns the number of shortest ways where each edge has a weight, counted from the goals back.
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
