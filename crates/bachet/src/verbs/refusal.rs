//! Why a verb gives no answer.

use bachet_notation::Diagnostic;
use bachet_solver::TooLarge;

use crate::messages::{Phrase, Sentence};

/// Why a verb gives no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The puzzle cannot be stated.
    #[error("the puzzle cannot be stated")]
    Unfit(Vec<Diagnostic>),
    /// It cannot be asked of this puzzle: the sentence says why.
    #[error("this cannot be asked of the puzzle: {}", .0.phrase.id())]
    Because(Sentence),
}

impl From<Vec<Diagnostic>> for Refusal {
    fn from(problems: Vec<Diagnostic>) -> Self {
        Self::Unfit(problems)
    }
}

impl From<Phrase> for Refusal {
    fn from(phrase: Phrase) -> Self {
        Self::Because(phrase.into())
    }
}

impl From<TooLarge> for Refusal {
    fn from(_: TooLarge) -> Self {
        Phrase::ExportTooLarge.into()
    }
}
