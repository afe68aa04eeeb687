//! What a search asks of a puzzle: where it begins, where it ends, and what can be done at a state.

use std::fmt::Debug;
use std::hash::Hash;

/// A state packed in an integer: `u64`, `u128`.
pub trait State: Copy + Debug + Eq + Hash + Ord {
    /// A mixture of all its bits, for tables: the same on every machine.
    fn mixed(self) -> u64;
}

/// 2^64 divided by the golden ratio: multiplying by it spreads low bits over the high ones (Knuth, section 6.4).
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

impl State for u64 {
    #[inline]
    fn mixed(self) -> u64 {
        let product = self.wrapping_mul(GOLDEN);
        product ^ (product >> 32)
    }
}

impl State for u128 {
    #[inline]
    fn mixed(self) -> u64 {
        (self as u64 ^ ((self >> 64) as u64).rotate_left(29).wrapping_mul(GOLDEN)).mixed()
    }
}

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

    /// The move of the state with this label, if it has one.
    #[inline]
    fn follow(&mut self, from: Self::State, label: u32) -> Option<Move<Self::State>> {
        let mut found = None;
        self.moves(from, |step| found = found.or((step.label == label).then_some(step)));
        found
    }

    /// Whether every move can be taken back at the same cost, so that a state's neighbours are at its own distance
    /// from the start, or one move nearer or farther.
    fn is_reversible(&self) -> bool {
        false
    }

    /// Whether every move costs 1.
    fn is_uniform(&self) -> bool {
        true
    }
}
