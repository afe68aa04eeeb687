//! What is known while a verb still works, for those who watch.

use std::sync::atomic::{AtomicU64, Ordering};

/// Counters that a verb raises while it works; another thread may look at them.
#[derive(Debug, Default)]
pub struct Known {
    solutions: AtomicU64,
}

impl Known {
    /// The number of solutions found so far.
    pub fn solutions(&self) -> u64 {
        self.solutions.load(Ordering::Relaxed)
    }

    pub(crate) fn set_solutions(&self, solutions: u64) {
        self.solutions.store(solutions, Ordering::Relaxed);
    }
}
