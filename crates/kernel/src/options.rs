//! The options of the solvers, and their answer.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::Backend;

/// Options of the solvers.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Options<'c> {
    /// The instructions to use. The portable backend is used instead if the processor lacks them.
    pub backend: Backend,
    /// Maximum number of solutions to find for each board: 1 to solve it, 2 to know whether its solution is unique.
    pub limit: u32,
    /// A flag that stops the work. The answers of unfinished boards say so.
    pub cancel: Option<&'c AtomicBool>,
}

impl<'c> Options<'c> {
    /// Returns options for up to `limit` solutions of each board, with the best backend and without a flag.
    pub fn new(limit: u32) -> Self {
        Self { backend: Backend::best(), limit, cancel: None }
    }

    /// Sets the backend.
    #[must_use]
    pub fn backend(self, backend: Backend) -> Self {
        Self { backend, ..self }
    }

    /// Sets the flag that stops the work.
    #[must_use]
    pub fn cancel(self, flag: &'c AtomicBool) -> Self {
        Self { cancel: Some(flag), ..self }
    }

    /// Returns whether the flag is set.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}

/// The answer for one board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Answer {
    /// The number of solutions found, at most the limit.
    pub count: u32,
    /// Whether these are all solutions, or as many as the limit; false if the work was stopped first.
    pub finished: bool,
}
