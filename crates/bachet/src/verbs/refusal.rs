//! Why a verb gives no answer.

use bachet_notation::Diagnostic;
use bachet_solver::TooLarge;

use crate::messages::{Message, MessageId};

/// Why a verb gives no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The puzzle cannot be stated.
    #[error("the puzzle cannot be stated")]
    Unfit(Vec<Diagnostic>),
    /// It cannot be asked of this puzzle: the sentence says why.
    #[error("this cannot be asked of the puzzle: {}", .0.id.as_str())]
    Because(Message),
}

impl From<Vec<Diagnostic>> for Refusal {
    fn from(problems: Vec<Diagnostic>) -> Self {
        Self::Unfit(problems)
    }
}

impl From<MessageId> for Refusal {
    fn from(id: MessageId) -> Self {
        Self::Because(id.into())
    }
}

impl From<TooLarge> for Refusal {
    fn from(_: TooLarge) -> Self {
        MessageId::ExportTooLarge.into()
    }
}
