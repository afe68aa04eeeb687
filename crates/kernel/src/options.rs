//! What is asked about each board, and what is answered.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::Backend;

/// How boards are solved.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Options<'c> {
    /// The instructions to use; the portable ones stand in where the processor lacks them.
    pub backend: Backend,
    /// How many solutions of a board are looked for: 1 to solve, 2 to tell unique from several.
    pub limit: u32,
    /// Somebody raises it to stop the work. Boards that are not finished say so in their answer.
    pub cancel: Option<&'c AtomicBool>,
}

impl<'c> Options<'c> {
    /// Up to `limit` solutions of each board, on the best backend, to the end.
    pub fn new(limit: u32) -> Self {
        Self { backend: Backend::best(), limit, cancel: None }
    }

    /// The same on another backend.
    #[must_use]
    pub fn backend(self, backend: Backend) -> Self {
        Self { backend, ..self }
    }

    /// The same until the flag is raised.
    #[must_use]
    pub fn cancel(self, flag: &'c AtomicBool) -> Self {
        Self { cancel: Some(flag), ..self }
    }

    /// Whether the flag is raised.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}

/// What is known about one board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Answer {
    /// The solutions found, at most the limit.
    pub count: u32,
    /// Whether these are all, or as many as the limit; false if the work was stopped before that was known.
    pub finished: bool,
}
