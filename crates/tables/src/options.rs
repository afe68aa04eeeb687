//! The limits and the language of the answers.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bachet::batch::Backend;
use bachet::{Budget, Language};

/// Default maximum number of steps of a puzzle: some seconds, so that one hard puzzle does not hold up a million others.
pub const DEFAULT_STEPS: u64 = 1_000_000;

/// The limits of the work, and the language of the problems.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// The number of solutions of a classic board after which its search ends, at least 1. If there is none, 10,000
    /// where the number is asked for, otherwise 2.
    pub limit: Option<u32>,
    /// Maximum number of steps of each puzzle. Classic boards that the kernel solves take none: they end by the limit.
    pub steps: Option<u64>,
    /// Number of threads; 0 means one for each core.
    pub threads: usize,
    /// The instructions of the processor for classic boards.
    pub backend: Backend,
    /// The language of the problems.
    pub language: Language,
    /// A flag that stops the work: puzzles that are not answered yet get the verdict `unknown` and a problem.
    pub cancel: Option<Cancel>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            limit: None,
            steps: Some(DEFAULT_STEPS),
            threads: 0,
            backend: Backend::best(),
            language: Language::default(),
            cancel: None,
        }
    }
}

impl Options {
    /// Returns the flag that stops the work.
    pub(crate) fn flag(&self) -> Option<&AtomicBool> {
        self.cancel.as_ref().map(Cancel::flag)
    }

    /// Whether the work is to stop.
    pub(crate) fn is_cancelled(&self) -> bool {
        self.flag().is_some_and(|flag| flag.load(Ordering::Relaxed))
    }

    /// Returns the budget of a puzzle.
    pub(crate) fn budget(&self) -> Budget<'_> {
        let budget = self.steps.into_iter().fold(Budget::unlimited(), Budget::steps);
        self.flag().into_iter().fold(budget, Budget::cancelled_by)
    }
}

/// A flag that stops the work: of the whole program, or shared.
#[derive(Clone, Debug)]
pub enum Cancel {
    /// Of the whole program.
    Static(&'static AtomicBool),
    /// Shared by those who may stop the work and those who do it.
    Shared(Arc<AtomicBool>),
}

impl Cancel {
    pub(crate) fn flag(&self) -> &AtomicBool {
        match self {
            Self::Static(flag) => flag,
            Self::Shared(flag) => flag,
        }
    }
}

impl From<&'static AtomicBool> for Cancel {
    fn from(flag: &'static AtomicBool) -> Self {
        Self::Static(flag)
    }
}

impl From<Arc<AtomicBool>> for Cancel {
    fn from(flag: Arc<AtomicBool>) -> Self {
        Self::Shared(flag)
    }
}
