//! Limits on work that give the same answer everywhere: steps, and a flag that a caller may raise.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A limit on work. A step is one choice or one conflict; a million take some seconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget<'a> {
    steps: Option<u64>,
    used: u64,
    cancel: Option<&'a AtomicBool>,
    shown: Option<&'a AtomicU64>,
}

/// The steps are shown once in so many.
const SHOWN: u64 = 256;

impl<'a> Budget<'a> {
    /// No limit.
    pub fn unlimited() -> Self {
        Self::default()
    }

    /// At most so many steps.
    #[must_use]
    pub fn steps(mut self, steps: u64) -> Self {
        self.steps = Some(steps);
        self
    }

    /// Ends soon after somebody raises the flag.
    #[must_use]
    pub fn cancelled_by(mut self, flag: &'a AtomicBool) -> Self {
        self.cancel = Some(flag);
        self
    }

    /// Keeps the steps used so far in the counter, almost up to date.
    #[must_use]
    pub fn reporting_to(mut self, counter: &'a AtomicU64) -> Self {
        self.shown = Some(counter);
        self
    }

    /// The flag that somebody may raise, for work that does not count in steps.
    pub fn cancel_flag(&self) -> Option<&'a AtomicBool> {
        self.cancel
    }

    /// The steps used so far.
    pub fn used(&self) -> u64 {
        self.used
    }

    /// Whether nothing is left.
    pub fn is_spent(&self) -> bool {
        self.steps.is_some_and(|steps| self.used >= steps)
            || self.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }

    /// Uses a step. False if none was left.
    #[inline]
    pub fn step(&mut self) -> bool {
        if self.is_spent() {
            return false;
        }
        self.used += 1;
        if self.used.is_multiple_of(SHOWN)
            && let Some(counter) = self.shown
        {
            counter.store(self.used, Ordering::Relaxed);
        }
        true
    }

    /// Uses so many steps at once. False if there were not enough left.
    #[inline]
    pub fn use_steps(&mut self, steps: u64) -> bool {
        if self.is_spent() || self.steps.is_some_and(|all| all - self.used < steps) {
            return false;
        }
        let before = self.used / SHOWN;
        self.used += steps;
        if self.used / SHOWN != before
            && let Some(counter) = self.shown
        {
            counter.store(self.used, Ordering::Relaxed);
        }
        true
    }
}
