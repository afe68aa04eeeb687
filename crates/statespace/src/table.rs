//! A hash table from states to their numbers: open addressing with linear probing (Knuth, section 6.4), at most half
//! full. The table holds numbers only; the states are in a separate list, in the order in which they were found.

use crate::State;

/// An index into a list of states.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    /// A power of two of slots. 0 is free; otherwise the value is one more than an index of the list.
    slots: Vec<u32>,
}

impl Default for Table {
    fn default() -> Self {
        Self { slots: vec![0; MIN_SLOTS] }
    }
}

/// Minimum number of slots.
const MIN_SLOTS: usize = 128;

impl Table {
    /// Returns the memory of the table in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.slots.len() * size_of::<u32>()
    }

    /// Returns the number of the state, if it is in the list.
    #[inline]
    pub(crate) fn find<S: State>(&self, states: &[S], state: S) -> Option<u32> {
        self.probe(states, state).ok()
    }

    /// Adds the state if it is new. Returns its number and whether it was known.
    #[inline]
    pub(crate) fn enter<S: State>(&mut self, states: &mut Vec<S>, state: S) -> (u32, Entry) {
        match self.probe(states, state) {
            Ok(number) => (number, Entry::Known),
            Err(slot) => (self.add(states, state, slot), Entry::New),
        }
    }

    /// Adds a state. Not inlined, to keep `enter` small for known states.
    #[inline(never)]
    fn add<S: State>(&mut self, states: &mut Vec<S>, state: S, slot: usize) -> u32 {
        states.push(state);
        let number = states.len() as u32;
        self.slots[slot] = number;
        if states.len() > self.slots.len() / 2 {
            self.grow(states);
        }
        number - 1
    }

    /// Replaces the contents by these states, which must be different.
    pub(crate) fn refill<S: State>(&mut self, states: &[S]) {
        let size = (states.len() * 2 + 1).next_power_of_two().max(MIN_SLOTS);
        self.slots.clear();
        self.slots.resize(size, 0);
        self.fill(states);
    }

    /// Returns the number of the state, or else the free slot for it.
    #[inline]
    fn probe<S: State>(&self, states: &[S], state: S) -> Result<u32, usize> {
        let mask = self.slots.len() - 1;
        let mut slot = state.hashed() as usize & mask;
        loop {
            match self.slots[slot] {
                0 => return Err(slot),
                found if states[found as usize - 1] == state => return Ok(found - 1),
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    #[cold]
    fn grow<S: State>(&mut self, states: &[S]) {
        let size = self.slots.len() * 4;
        self.slots = vec![0; size];
        self.fill(states);
    }

    fn fill<S: State>(&mut self, states: &[S]) {
        let mask = self.slots.len() - 1;
        for (number, state) in states.iter().enumerate() {
            let mut slot = state.hashed() as usize & mask;
            while self.slots[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            self.slots[slot] = number as u32 + 1;
        }
    }
}

/// Whether a state was in the table before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// It was not in the table.
    New,
    /// It was in the table.
    Known,
}
