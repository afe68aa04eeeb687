//! The states at one distance. A few are looked through one by one, many have an index.

use crate::State;
use crate::table::Table;

/// States in order of discovery.
#[derive(Clone, Debug)]
pub(super) struct Level<S> {
    states: Vec<S>,
    /// Used above [`NARROW`] states.
    table: Table,
}

/// So many states are looked through faster than an index is.
const NARROW: usize = 12;

impl<S> Default for Level<S> {
    fn default() -> Self {
        Self { states: Vec::with_capacity(NARROW), table: Table::default() }
    }
}

impl<S: State> Level<S> {
    #[inline]
    pub(super) fn states(&self) -> &[S] {
        &self.states
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.states.as_slice()) + self.table.bytes()
    }

    pub(super) fn clear(&mut self) {
        self.states.clear();
    }

    #[inline]
    pub(super) fn find(&self, state: S) -> Option<u32> {
        if self.states.len() <= NARROW {
            self.states.iter().position(|s| *s == state).map(|place| place as u32)
        } else {
            self.table.find(&self.states, state)
        }
    }

    /// The place of the state, which is put there if it is not in the other level; `None` if it is.
    #[inline]
    pub(super) fn enter_unless(&mut self, state: S, other: &Self) -> Option<u32> {
        if let Some(place) = self.find(state) {
            return Some(place);
        }
        other.find(state).is_none().then(|| self.enter(state))
    }

    /// Puts a state there that is not there yet.
    #[inline]
    pub(super) fn enter(&mut self, state: S) -> u32 {
        let place = self.states.len();
        if place < NARROW {
            self.states.push(state);
        } else {
            self.enter_wide(state);
        }
        place as u32
    }

    #[cold]
    fn enter_wide(&mut self, state: S) {
        if self.states.len() == NARROW {
            self.table.refill(&self.states);
        }
        self.table.enter(&mut self.states, state);
    }
}
