//! The shortest ways from the start to the goals: which states lie on them, how many there are, each of them.
//!
//! The moves that lead nearer along a shortest way have no circles, so one pass over the states in order of distance
//! counts, and a walk over these moves alone never meets a dead end.

use std::ops::ControlFlow;

use crate::explored::{Edge, Explored, StateId};
use crate::{BinomialProduct, Move, Multiplicity, Natural, State};

/// The states and moves on shortest ways, as a graph without circles.
#[derive(Clone, Debug)]
pub struct ShortestWays<'a, S> {
    explored: &'a Explored<S>,
    /// For each state whether it lies on a shortest way; none behind the last nearest goal.
    is_on: Vec<bool>,
    /// Where each such state's edges begin.
    first: Vec<u32>,
    edges: Vec<Edge>,
    costs: Vec<u64>,
}

impl<S: State> Explored<S> {
    /// The shortest ways among the states found. Empty if no goal is known.
    pub fn shortest_ways(&self) -> ShortestWays<'_, S> {
        ShortestWays::new(self)
    }
}

impl<'a, S: State> ShortestWays<'a, S> {
    fn new(explored: &'a Explored<S>) -> Self {
        let goals = explored.nearest_goals();
        let end = goals.last().map_or(0, |goal| goal.index() + 1);
        let mut is_on = vec![false; end];
        for goal in goals {
            is_on[goal.index()] = true;
        }
        let is_known = |is_on: &[bool], to: StateId| is_on.get(to.index()).copied().unwrap_or(false);
        for id in (0..end).rev() {
            is_on[id] =
                is_on[id] || explored.tight_edges(StateId(id as u32)).any(|(edge, _)| is_known(&is_on, edge.to));
        }
        let mut first = Vec::with_capacity(end + 1);
        let (mut edges, mut costs) = (Vec::new(), Vec::new());
        for id in 0..end {
            first.push(edges.len() as u32);
            if is_on[id] {
                for (edge, cost) in
                    explored.tight_edges(StateId(id as u32)).filter(|(edge, _)| is_known(&is_on, edge.to))
                {
                    edges.push(edge);
                    costs.push(cost);
                }
            }
        }
        first.push(edges.len() as u32);
        Self { explored, is_on, first, edges, costs }
    }

    /// Whether the state lies on a shortest way.
    pub fn contains(&self, id: StateId) -> bool {
        self.is_on.get(id.index()).copied().unwrap_or(false)
    }

    /// The states on shortest ways, in order of distance.
    pub fn states(&self) -> impl Iterator<Item = StateId> {
        (0..self.is_on.len()).filter(|i| self.is_on[*i]).map(|i| StateId(i as u32))
    }

    /// The moves of a state that lie on shortest ways, in order.
    pub fn edges(&self, from: StateId) -> &[Edge] {
        &self.edges[self.range(from)]
    }

    /// How many shortest ways there are.
    pub fn count(&self) -> Natural {
        self.count_with(&mut crate::UnitMultiplicity)
    }

    /// How many shortest ways there are where a move may stand for many.
    pub fn count_with(&self, multiplicity: &mut impl Multiplicity<S>) -> Natural {
        if self.is_on.is_empty() {
            return Natural::ZERO;
        }
        let mut counts = vec![Natural::ZERO; self.is_on.len()];
        counts[0] = Natural::ONE;
        let mut ways = BinomialProduct::default();
        for from in self.states() {
            for i in self.range(from) {
                let step = self.step(i);
                ways.clear();
                multiplicity.of(self.explored.state(from), &step, &mut ways);
                let mut through = ways.value();
                through *= &counts[from.index()];
                counts[self.edges[i].to.index()] += &through;
            }
        }
        self.explored.nearest_goals().iter().map(|goal| &counts[goal.index()]).sum()
    }

    /// Visits every shortest way, depth-first in the order of moves. A way is its moves from the start; the second
    /// number says how many of the first ones are those of the way before.
    pub fn each<B>(&self, mut visit: impl FnMut(&[Move<S>], usize) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_on.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut path: Vec<Move<S>> = Vec::new();
        let mut open = vec![self.range(StateId::START)];
        let mut kept = 0;
        if open[0].is_empty() {
            return visit(&path, 0);
        }
        while let Some(range) = open.last_mut() {
            let Some(i) = range.next() else {
                open.pop();
                path.pop();
                kept = kept.min(path.len());
                continue;
            };
            path.push(self.step(i));
            let further = self.range(self.edges[i].to);
            if further.is_empty() {
                visit(&path, kept)?;
                path.pop();
                kept = path.len();
            } else {
                open.push(further);
            }
        }
        ControlFlow::Continue(())
    }

    fn step(&self, i: usize) -> Move<S> {
        let Edge { to, label } = self.edges[i];
        Move { label, cost: self.costs[i], to: self.explored.state(to) }
    }

    fn range(&self, from: StateId) -> std::ops::Range<usize> {
        match self.first.get(from.index()..=from.index() + 1) {
            Some(ends) => ends[0] as usize..ends[1] as usize,
            None => 0..0,
        }
    }
}
