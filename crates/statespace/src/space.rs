//! The interface between a search and a puzzle: the start, the goals and the moves of a state.

use std::fmt::Debug;
use std::hash::Hash;

/// A state packed in an integer: `u64`, `u128`. Arithmetic is modulo its size.
pub trait State: Copy + Debug + Eq + Hash + Ord {
    /// Returns a hash of the state, the same on every machine.
    fn hashed(self) -> u64;

    /// Returns the difference `self - other`, modulo the integer's size.
    #[must_use]
    fn difference_from(self, other: Self) -> Self;

    /// Returns `self + times * step`, modulo the integer's size.
    #[must_use]
    fn advanced_by(self, step: Self, times: u64) -> Self;

    /// Returns the least `n` with `self + n * step = other + n * others_step`, or `None` if there is none.
    fn first_meeting(self, step: Self, other: Self, others_step: Self) -> Option<u64>;
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

            #[inline]
            fn difference_from(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline]
            fn advanced_by(self, step: Self, times: u64) -> Self {
                self.wrapping_add(step.wrapping_mul(Self::from(times)))
            }

            #[inline]
            fn first_meeting(self, step: Self, other: Self, others_step: Self) -> Option<u64> {
                let (closer, apart) = (step.wrapping_sub(others_step), other.wrapping_sub(self));
                if closer == 0 || apart == 0 {
                    return (apart == 0).then_some(0);
                }
                // Solve `n * closer = apart` modulo a power of two, with the inverse of the odd part (Newton's method).
                let zeros = closer.trailing_zeros();
                if apart.trailing_zeros() < zeros {
                    return None;
                }
                let odd = closer >> zeros;
                let mut inverse = odd;
                for _ in 0..Self::BITS.ilog2() {
                    inverse = inverse.wrapping_mul((2 as $integer).wrapping_sub(odd.wrapping_mul(inverse)));
                }
                let times = (apart >> zeros).wrapping_mul(inverse) & (Self::MAX >> zeros);
                u64::try_from(times).ok()
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

    /// Returns how often the step from `before` to `state` can be repeated from `state` on, at most `max`.
    ///
    /// All states reached so must have the same moves as `before` and `state`, that is the same labels with the same
    /// differences between states, and may be goals only if `state` is one. Frontier search then skips these states.
    /// The result 0 is always correct.
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
