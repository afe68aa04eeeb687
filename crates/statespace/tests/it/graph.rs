//! Random graphs as state spaces.

use bachet_statespace::{Move, Space};

/// A graph whose nodes are numbered from 0, the start.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    pub(crate) edges: Vec<Vec<(usize, u64)>>,
    pub(crate) goals: Vec<bool>,
    pub(crate) is_reversible: bool,
    pub(crate) has_unit_costs: bool,
}

/// A random number generator (Vigna's splitmix64).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % n
    }
}

impl Graph {
    /// Returns a graph with edges of the given costs, and one or two goals.
    pub(crate) fn random(seed: u64, nodes: u64, edges: u64, costs: &[u64]) -> Self {
        let mut random = Random(seed);
        let mut graph = Self::empty(nodes, &mut random);
        for _ in 0..edges {
            let from = random.below(nodes) as usize;
            let cost = costs[random.below(costs.len() as u64) as usize];
            graph.edges[from].push((random.below(nodes) as usize, cost));
        }
        graph.has_unit_costs = costs == [1];
        graph
    }

    /// Returns a graph of reversible edges between nodes with numbers that differ by less than `span`, so that there
    /// are many levels.
    pub(crate) fn reversible(seed: u64, nodes: u64, edges: u64, span: u64) -> Self {
        let mut random = Random(seed);
        let mut graph = Self::empty(nodes, &mut random);
        for _ in 0..edges {
            let from = random.below(nodes);
            let to = (from + random.below(span)).min(nodes - 1);
            graph.edges[from as usize].push((to as usize, 1));
            if from != to {
                graph.edges[to as usize].push((from as usize, 1));
            }
        }
        graph.is_reversible = true;
        graph
    }

    fn empty(nodes: u64, random: &mut Random) -> Self {
        let mut goals = vec![false; nodes as usize];
        for _ in 0..=random.below(2) {
            goals[random.below(nodes) as usize] = true;
        }
        Self { edges: vec![Vec::new(); nodes as usize], goals, is_reversible: false, has_unit_costs: true }
    }

    /// Returns the state of a node. States are not the nodes' numbers, so that they are far apart.
    pub(crate) fn state(node: usize) -> u64 {
        (node as u64 + 1).wrapping_mul(0x1234_5678_9ABC_DEF1)
    }

    pub(crate) fn node(state: u64) -> usize {
        // The inverse modulo 2^64, by Newton's steps.
        let odd = 0x1234_5678_9ABC_DEF1_u64;
        let mut inverse = odd;
        for _ in 0..6 {
            inverse = inverse.wrapping_mul(2_u64.wrapping_sub(odd.wrapping_mul(inverse)));
        }
        state.wrapping_mul(inverse) as usize - 1
    }
}

impl Space for Graph {
    type State = u64;

    fn start(&self) -> u64 {
        Self::state(0)
    }

    fn is_goal(&self, state: u64) -> bool {
        self.goals[Self::node(state)]
    }

    fn moves(&mut self, from: u64, mut visit: impl FnMut(Move<u64>)) {
        for (label, (to, cost)) in self.edges[Self::node(from)].iter().enumerate() {
            visit(Move { label: label as u32, cost: *cost, to: Self::state(*to) });
        }
    }

    fn is_reversible(&self) -> bool {
        self.is_reversible
    }

    fn has_unit_costs(&self) -> bool {
        self.has_unit_costs
    }
}
