//! What a search asks of a puzzle: where it begins, where it ends, and what can be done at a state.

use std::fmt::Debug;
use std::hash::Hash;

/// A state packed in an integer: `u64`, `u128`. Arithmetic is modulo its size.
pub trait State: Copy + Debug + Eq + Hash + Ord {
    /// A mixture of all its bits, for tables: the same on every machine.
    fn hashed(self) -> u64;

    /// What has to be added to the other to get this.
    #[must_use]
    fn difference_from(self, other: Self) -> Self;

    /// This with something added so many times.
    #[must_use]
    fn advanced_by(self, step: Self, times: u64) -> Self;

    /// After how many steps, each of its own size, this and the other are the same for the first time; `None` if never.
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
                // Times `closer` is `apart`, modulo a power of two: an odd number has an inverse (Newton's steps).
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
    /// Which move it is, among those of the state it is made in: what [`Space`] needs to put it into words.
    pub label: u32,
    /// What it costs.
    pub cost: u64,
    /// Where it leads.
    pub to: S,
}

/// States and moves: all that a search knows of a puzzle.
///
/// A space may remember what it worked out before, hence `&mut self`; what it answers never depends on it.
pub trait Space {
    /// A packed state.
    type State: State;

    /// Where it begins.
    fn start(&self) -> Self::State;

    /// Whether it may end here.
    fn is_goal(&self, state: Self::State) -> bool;

    /// Visits every move that can be made in the state, in an order that depends on the state alone. Two moves may
    /// lead to one state: they are two ways.
    fn moves(&mut self, from: Self::State, visit: impl FnMut(Move<Self::State>));

    /// The move with this label, one that the state has.
    #[inline]
    fn follow(&mut self, from: Self::State, label: u32) -> Option<Move<Self::State>> {
        let mut found = None;
        self.moves(from, |step| found = found.or((step.label == label).then_some(step)));
        found
    }

    /// How often the step from `before` to `state` can be repeated from `state` on, so that `before`, `state` and every
    /// state on the way have the same moves: the same labels, each as far, and are goals only if `state` is one. A state
    /// that is found this way need not be asked for its moves. 0 is always true, and nobody asks for more than `most`.
    #[inline]
    fn repetitions(&mut self, before: Self::State, state: Self::State, most: u64) -> u64 {
        let _ = (before, state, most);
        0
    }

    /// Whether every move can be taken back at the same cost, so that a state's neighbours are at its own distance
    /// from the start, or one move nearer or farther.
    fn is_reversible(&self) -> bool {
        false
    }

    /// Whether every move costs 1.
    fn has_unit_costs(&self) -> bool {
        true
    }
}
