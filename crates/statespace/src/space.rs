//! The interface between a search and a puzzle: the start, the goals and the moves of a state.

use std::fmt::Debug;
use std::hash::Hash;

use crate::arithmetic::Arithmetic;

/// A state packed in an integer: `u64`, `u128`.
pub trait State: Copy + Debug + Eq + Hash + Ord + Arithmetic {
    /// Returns a hash of the state, the same on every machine.
    fn hashed(self) -> u64;
}

/// 2^64 divided by the golden ratio: multiplying by it spreads low bits over the high ones (Knuth, section 6.4).
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

macro_rules! state {
    ($integer:ident, $hashed:expr) => {
        impl State for $integer {
            #[inline]
            fn hashed(self) -> u64 {
                $hashed(self)
            }
        }
    };
}

state!(u64, |state: u64| {
    let product = state.wrapping_mul(GOLDEN);
    product ^ (product >> 32)
});
state!(u128, |state: u128| (state as u64 ^ ((state >> 64) as u64).rotate_left(29).wrapping_mul(GOLDEN)).hashed());

/// A move from one state to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move<S> {
    /// The number of the move, which identifies it among those of the state it is made in.
    pub label: u32,
    /// The cost.
    pub cost: u64,
    /// The state that it leads to.
    pub to: S,
}

/// A state space: states and moves.
///
/// Methods take `&mut self` so that a space can cache results; what they return must not depend on the cache.
pub trait Space {
    /// A packed state.
    type State: State;

    /// Returns the start.
    fn start(&self) -> Self::State;

    /// Returns whether the state is a goal.
    fn is_goal(&self, state: Self::State) -> bool;

    /// Visits every move of the state, in an order that depends on the state alone. Moves that lead to the same state
    /// count as different.
    fn moves(&mut self, from: Self::State, visit: impl FnMut(Move<Self::State>));

    /// Returns the move of the state with this label.
    #[inline]
    fn follow(&mut self, from: Self::State, label: u32) -> Option<Move<Self::State>> {
        let mut found = None;
        self.moves(from, |step| found = found.or((step.label == label).then_some(step)));
        found
    }

    /// Returns a number `n`, at most `max`, of states in a line that behave like two known ones. The default 0 is
    /// always correct; a larger number lets frontier search skip levels.
    ///
    /// The line is `before + k * step` for `k` up to `n + 1`, where `step = state - before` modulo the integer's size;
    /// so `n` states follow `state`. All of these must have the same moves: as many, with the same labels, costs and
    /// differences `to - from`, in the same order. If `state` is no goal, none of them may be one.
    #[inline]
    fn repetitions(&mut self, before: Self::State, state: Self::State, max: u64) -> u64 {
        let _ = (before, state, max);
        0
    }

    /// Returns whether every move can be reversed at the same cost, so that the distances of neighbours from the start
    /// differ by at most one move.
    fn is_reversible(&self) -> bool {
        false
    }

    /// Returns whether every move costs 1.
    fn has_unit_costs(&self) -> bool {
        true
    }
}
