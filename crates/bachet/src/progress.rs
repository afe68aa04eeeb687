//! How far a verb has come while it works.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Counters that a verb raises while it works. Another thread may read them.
#[derive(Debug, Default)]
pub struct Progress {
    steps: AtomicU64,
    lists: AtomicBool,
    solutions: AtomicU64,
}

impl Progress {
    /// Returns the counter for the steps of a budget: see [`Budget::reporting_to`](crate::Budget::reporting_to).
    pub fn counter(&self) -> &AtomicU64 {
        &self.steps
    }

    /// Returns the steps of search so far.
    pub fn steps(&self) -> u64 {
        self.steps.load(Ordering::Relaxed)
    }

    /// Returns the number of solutions found so far; `None` while they are not found one by one.
    pub fn solutions(&self) -> Option<u64> {
        self.lists.load(Ordering::Relaxed).then(|| self.solutions.load(Ordering::Relaxed))
    }

    pub(crate) fn set_solutions(&self, solutions: u64) {
        self.solutions.store(solutions, Ordering::Relaxed);
        self.lists.store(true, Ordering::Relaxed);
    }

    /// Says that from here on solutions are counted without being listed.
    pub(crate) fn stop_listing(&self) {
        self.lists.store(false, Ordering::Relaxed);
    }
}
