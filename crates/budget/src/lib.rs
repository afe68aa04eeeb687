//! Limits on work: a number of steps, which gives the same result on every machine, and a flag to cancel.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A limit on work. In the solver a step is one decision or one conflict; a million of them take some seconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget<'a> {
    steps: Option<u64>,
    used: u64,
    cancel: Option<&'a AtomicBool>,
    counter: Option<&'a AtomicU64>,
}

/// Number of steps between two updates of the progress counter.
const STEPS_PER_UPDATE: u64 = 256;

impl<'a> Budget<'a> {
    /// Returns a budget without limit.
    pub fn unlimited() -> Self {
        Self::default()
    }

    /// Limits the number of steps.
    #[must_use]
    pub fn steps(mut self, steps: u64) -> Self {
        self.steps = Some(steps);
        self
    }

    /// Returns a part of what is left: at most this number of further steps.
    #[must_use]
    pub fn part(&self, steps: u64) -> Self {
        let end = self.used.saturating_add(steps);
        Self { steps: Some(self.steps.map_or(end, |all| all.min(end))), ..*self }
    }

    /// Ends the work soon after the flag is set.
    #[must_use]
    pub fn cancelled_by(mut self, flag: &'a AtomicBool) -> Self {
        self.cancel = Some(flag);
        self
    }

    /// Stores the number of used steps in the counter from time to time.
    #[must_use]
    pub fn reporting_to(mut self, counter: &'a AtomicU64) -> Self {
        self.counter = Some(counter);
        self
    }

    /// Returns the flag that cancels the work, for work that is not counted in steps.
    pub fn cancel_flag(&self) -> Option<&'a AtomicBool> {
        self.cancel
    }

    /// Returns the number of used steps.
    pub fn used(&self) -> u64 {
        self.used
    }

    /// Returns whether no step is left or the work is cancelled.
    pub fn is_spent(&self) -> bool {
        self.steps.is_some_and(|steps| self.used >= steps)
            || self.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }

    /// Uses a step. Returns false if the budget is spent.
    #[inline]
    pub fn step(&mut self) -> bool {
        if self.is_spent() {
            return false;
        }
        self.used += 1;
        if self.used.is_multiple_of(STEPS_PER_UPDATE)
            && let Some(counter) = self.counter
        {
            counter.store(self.used, Ordering::Relaxed);
        }
        true
    }

    /// Uses several steps at once. Returns false, and uses none, if there are not enough left.
    #[inline]
    pub fn use_steps(&mut self, steps: u64) -> bool {
        if self.is_spent() || self.steps.is_some_and(|all| all - self.used < steps) {
            return false;
        }
        let before = self.used / STEPS_PER_UPDATE;
        self.used += steps;
        if self.used / STEPS_PER_UPDATE != before
            && let Some(counter) = self.counter
        {
            counter.store(self.used, Ordering::Relaxed);
        }
        true
    }
}
