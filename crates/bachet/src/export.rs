//! The model of a puzzle in the forms of other solvers, with the same number of solutions.

mod dimacs;
mod minizinc;
mod names;

use bachet_notation::Diagnostic;
use bachet_solver::TooLarge;

pub use dimacs::dimacs;
pub use minizinc::minizinc;

/// Why a puzzle cannot be exported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExportError {
    /// The puzzle cannot be stated.
    #[error("the puzzle cannot be stated")]
    Unfit(Vec<Diagnostic>),
    /// The export would be too large.
    #[error("the export would be too large")]
    TooLarge,
}

impl From<Vec<Diagnostic>> for ExportError {
    fn from(problems: Vec<Diagnostic>) -> Self {
        Self::Unfit(problems)
    }
}

impl From<TooLarge> for ExportError {
    fn from(_: TooLarge) -> Self {
        Self::TooLarge
    }
}
