//! Why a verb gives no answer.

use std::fmt::{self, Display, Formatter};

use bachet_notation::Diagnostic;
use bachet_solver::TooLarge;

use crate::Language;
use crate::messages::{Message, MessageId, Messages};

/// Why a verb gives no answer. `Display` says it in English.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The puzzle cannot be compiled: these are the problems.
    Unfit(Vec<Diagnostic>),
    /// This puzzle does not allow the question.
    Because(Message),
    /// A limit was reached before there was anything to answer.
    Unfinished(Message),
}

impl Display for Refusal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unfit(problems) => {
                let messages = Messages::new(Language::English);
                let words: Vec<String> = problems.iter().map(|problem| messages.message(problem)).collect();
                f.write_str(&words.join("; "))
            }
            Self::Because(message) | Self::Unfinished(message) => message.fmt(f),
        }
    }
}

impl std::error::Error for Refusal {}

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
