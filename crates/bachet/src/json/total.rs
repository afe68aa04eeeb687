//! The number of solutions.

use crate::verbs;

/// The number of solutions.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Total {
    /// The number in a word.
    #[serde(with = "Verdict")]
    pub verdict: verbs::Verdict,
    /// The number, or a lower bound of it.
    pub count: String,
    /// Whether `count` is the exact number.
    pub exact: bool,
}

/// The number of solutions in a word.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "verbs::Verdict", rename_all = "lowercase")]
pub(super) enum Verdict {
    /// Exactly one.
    Unique,
    /// More than one.
    Several,
    /// None.
    None,
    /// A limit was reached before this was known.
    Unknown,
}

impl Total {
    pub(super) fn new(verdict: verbs::Verdict, count: &verbs::Count) -> Self {
        Self { verdict, count: count.number.to_string(), exact: count.exact }
    }
}
