//! The shortest ways from the start to the goals: their states, their number, and each of them.
//!
//! The moves on shortest ways form an acyclic graph without dead ends. One pass over the states in order of distance
//! counts the ways.

use std::ops::ControlFlow;

use crate::explored::{Edge, Explored, StateId};
use crate::{BinomialProduct, Move, Multiplicity, Natural, State};

/// The acyclic graph of the states and moves on shortest ways.
#[derive(Clone, Debug)]
pub struct ShortestWays<'a, S> {
    explored: &'a Explored<S>,
    /// For each state, up to the last nearest goal, whether it is on a shortest way.
    is_on: Vec<bool>,
    /// For each state the index of its first edge.
    first: Vec<u32>,
    edges: Vec<Edge>,
    costs: Vec<u64>,
}

impl<S: State> Explored<S> {
    /// Returns the shortest ways among the explored states; empty if no nearest goal is known.
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

    /// Returns whether the state is on a shortest way.
    pub fn contains(&self, id: StateId) -> bool {
        self.is_on.get(id.index()).copied().unwrap_or(false)
    }

    /// Returns the states on shortest ways, in order of distance.
    pub fn states(&self) -> impl Iterator<Item = StateId> {
        (0..self.is_on.len()).filter(|i| self.is_on[*i]).map(|i| StateId(i as u32))
    }

    /// Returns the moves of a state that are on shortest ways, in order.
    pub fn edges(&self, from: StateId) -> &[Edge] {
        &self.edges[self.range(from)]
    }

    /// Returns the number of shortest ways.
    pub fn count(&self) -> Natural {
        self.count_with(&mut crate::UnitMultiplicity)
    }

    /// Returns the number of shortest ways, where each move counts as often as its multiplicity says.
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

    /// Visits every shortest way, depth-first in the order of moves.
    ///
    /// `visit` gets the moves of a way, and the number of first moves that it shares with the way before.
    pub fn each<B>(&self, mut visit: impl FnMut(&[Move<S>], usize) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_on.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut path: Vec<Move<S>> = Vec::new();
        let mut open = vec![self.range(StateId::START)];
        let mut shared = 0;
        if open[0].is_empty() {
            return visit(&path, 0);
        }
        while let Some(range) = open.last_mut() {
            let Some(i) = range.next() else {
                open.pop();
                path.pop();
                shared = shared.min(path.len());
                continue;
            };
            path.push(self.step(i));
            let further = self.range(self.edges[i].to);
            if further.is_empty() {
                visit(&path, shared)?;
                path.pop();
                shared = path.len();
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
