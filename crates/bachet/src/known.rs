//! What is known while a verb still works, for those who watch.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Counters that a verb raises while it works; another thread may look at them.
#[derive(Debug, Default)]
pub struct Known {
    steps: AtomicU64,
    listed: AtomicBool,
    solutions: AtomicU64,
}

impl Known {
    /// Where a budget shows its steps: see [`Budget::reporting_to`](crate::Budget::reporting_to).
    pub fn counter(&self) -> &AtomicU64 {
        &self.steps
    }

    /// The steps of search so far.
    pub fn steps(&self) -> u64 {
        self.steps.load(Ordering::Relaxed)
    }

    /// The number of solutions found so far; `None` where they are not found one by one.
    pub fn solutions(&self) -> Option<u64> {
        self.listed.load(Ordering::Relaxed).then(|| self.solutions.load(Ordering::Relaxed))
    }

    pub(crate) fn set_solutions(&self, solutions: u64) {
        self.solutions.store(solutions, Ordering::Relaxed);
        self.listed.store(true, Ordering::Relaxed);
    }

    pub(crate) fn counting(&self) {
        self.listed.store(false, Ordering::Relaxed);
    }
}
