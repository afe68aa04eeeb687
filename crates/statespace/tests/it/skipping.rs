//! Frontier search skips exactly as many levels as follow by induction: one pair more would miss where the space
//! changes, one pair less would take more steps of the budget.

use bachet_budget::Budget;
use bachet_statespace::{ExploreOptions, Move, SearchEnd, Space, frontier_search_skipping};

/// Consecutive integers from 0, the start, in a row or a ring.
#[derive(Clone, Copy, Debug)]
struct Chain {
    states: u64,
    shape: Shape,
    goal: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Row,
    Ring,
}

impl Space for Chain {
    type State = u64;

    fn start(&self) -> u64 {
        0
    }

    fn is_goal(&self, state: u64) -> bool {
        self.goal == Some(state)
    }

    fn moves(&mut self, from: u64, mut visit: impl FnMut(Move<u64>)) {
        let last = self.states - 1;
        let is_ring = self.shape == Shape::Ring;
        if from > 0 || is_ring {
            visit(Move { label: 0, cost: 1, to: from.checked_sub(1).unwrap_or(last) });
        }
        if from < last || is_ring {
            visit(Move { label: 1, cost: 1, to: if from < last { from + 1 } else { 0 } });
        }
    }

    fn is_reversible(&self) -> bool {
        true
    }

    /// The states between the first and the last have the same moves.
    fn repetitions(&mut self, before: u64, state: u64, max: u64) -> u64 {
        let is_inner = |state: &u64| (1..self.states - 1).contains(state);
        if !is_inner(&before) || !is_inner(&state) {
            return 0;
        }
        let step = state.wrapping_sub(before);
        let following = (1..=max).map(|n| state.wrapping_add(step.wrapping_mul(n)));
        following.take_while(|state| is_inner(state) && self.goal != Some(*state)).count() as u64
    }
}

/// Searches a chain, and returns the distance of the goal and the number of steps.
#[track_caller]
fn searched(mut chain: Chain) -> (Option<u64>, u64) {
    let budget = &mut Budget::unlimited();
    let found = frontier_search_skipping(&mut chain, ExploreOptions::default(), budget);
    let moves = if chain.shape == Shape::Row { 2 * (chain.states - 1) } else { 2 * chain.states };
    assert_eq!((found.end(), found.states(), found.moves()), (SearchEnd::Complete, chain.states, moves), "{chain:?}");
    (found.shortest(), budget.used())
}

/// Levels 1 to 4 are compared, one state each. Then as many pairs are skipped as keep both states of the last pair
/// before the end of the row.
#[test]
fn the_end_of_a_row_ends_a_repetition() {
    for states in 20..60 {
        let row = Chain { states, shape: Shape::Row, goal: None };
        let skipped_pairs = (states - 7) / 2;
        assert_eq!(searched(row), (None, states - 2 * skipped_pairs), "{row:?}");
    }
}

/// Levels 2 to 5 are compared, two states each. After `n` more pairs the levels are `{N - 5 - 2n, 5 + 2n}` and
/// `{N - 6 - 2n, 6 + 2n}`. Two states of these, or of these and the next pair, first meet after `(N - 11) / 4` pairs,
/// `(N - 12) / 4`, `(N - 13) / 4` or `(N - 14) / 4`, whichever is whole; so one pair less is skipped.
#[test]
fn a_meeting_ends_a_repetition() {
    for states in 30..90 {
        let ring = Chain { states, shape: Shape::Ring, goal: None };
        let skipped_pairs = (states - 11) / 4 - 1;
        assert_eq!(searched(ring), (None, states - 4 * skipped_pairs), "{ring:?}");
    }
}

#[test]
fn a_goal_is_not_skipped() {
    for shape in [Shape::Row, Shape::Ring] {
        for goal in 0..40 {
            let distance = if shape == Shape::Ring { goal.min(40 - goal) } else { goal };
            assert_eq!(searched(Chain { states: 40, shape, goal: Some(goal) }).0, Some(distance));
        }
    }
}
