//! States by their numbers, and the moves between them.

use bachet_statespace::{Explored, State};

use super::Length;

/// States that can be reached, and all moves between them. State 0 is the start.
#[derive(Clone, Debug)]
pub struct MoveGraph {
    /// For each state the index of its first move, and the number of moves.
    first: Vec<usize>,
    moves: Vec<GraphMove>,
    /// The same moves by the state that they lead to, each with the state where it is made.
    first_back: Vec<usize>,
    back: Vec<GraphMove>,
    goals: Vec<bool>,
}

/// A move of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphMove {
    /// The state at the other end.
    pub to: usize,
    /// What it costs.
    pub cost: u64,
}

impl GraphMove {
    /// Returns its length.
    pub fn length(self) -> Length {
        Length::of_move(self.cost)
    }
}

impl MoveGraph {
    /// Creates a graph: for each state whether it is a goal, and all moves `(from, to, cost)` in any order. Moves of one
    /// state stay in their order; several moves between the same states count as different.
    ///
    /// Moves from or to a state that does not exist are left out.
    pub fn new(goals: Vec<bool>, moves: &[(usize, usize, u64)]) -> Self {
        let states = goals.len();
        let known = || moves.iter().filter(|(from, to, _)| *from < states && *to < states);
        let (first, forth) = sorted(states, known().map(|&(from, to, cost)| (from, GraphMove { to, cost })));
        let (first_back, back) = sorted(states, known().map(|&(from, to, cost)| (to, GraphMove { to: from, cost })));
        Self { first, moves: forth, first_back, back, goals }
    }

    /// Returns the graph of the explored states, with the same numbers.
    pub fn of_explored<S: State>(explored: &Explored<S>) -> Self {
        let mut goals = vec![false; explored.states().len()];
        for goal in explored.goals() {
            goals[goal.index()] = true;
        }
        let edges = explored.ids().flat_map(|from| {
            explored.edges_with_costs(from).map(move |(edge, cost)| (from.index(), edge.to.index(), cost))
        });
        Self::new(goals, &edges.collect::<Vec<_>>())
    }

    /// Returns the number of states.
    pub fn states(&self) -> usize {
        self.goals.len()
    }

    /// Returns the number of moves of all states.
    pub fn move_count(&self) -> usize {
        self.moves.len()
    }

    /// Returns whether a way may end in the state.
    pub fn is_goal(&self, state: usize) -> bool {
        self.goals.get(state).copied().unwrap_or(false)
    }

    /// Returns the moves of a state.
    pub fn moves(&self, from: usize) -> &[GraphMove] {
        slice(&self.first, &self.moves, from)
    }

    /// Returns the moves that lead to a state, each with the state where it is made as its other end.
    pub fn moves_to(&self, to: usize) -> &[GraphMove] {
        slice(&self.first_back, &self.back, to)
    }
}

fn slice<'a>(first: &[usize], moves: &'a [GraphMove], state: usize) -> &'a [GraphMove] {
    match first.get(state..=state + 1) {
        Some(&[start, end]) => &moves[start..end],
        _ => &[],
    }
}

/// Sorts moves by their state, and returns the index of the first of each.
fn sorted(states: usize, moves: impl Iterator<Item = (usize, GraphMove)> + Clone) -> (Vec<usize>, Vec<GraphMove>) {
    let mut first = vec![0; states + 2];
    for (from, _) in moves.clone() {
        first[from + 2] += 1;
    }
    for i in 1..first.len() {
        first[i] += first[i - 1];
    }
    let mut placed = vec![GraphMove { to: 0, cost: 0 }; first[states + 1]];
    for (from, made) in moves {
        let slot = &mut first[from + 1];
        placed[*slot] = made;
        *slot += 1;
    }
    first.truncate(states + 1);
    (first, placed)
}
