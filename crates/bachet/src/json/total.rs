//! The number of solutions.

use crate::verbs;

/// The number of solutions.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Total {
    /// The number in a word.
    pub verdict: Verdict,
    /// The number, or a lower bound of it.
    pub count: String,
    /// Whether `count` is the exact number.
    pub exact: bool,
}

/// The number of solutions in a word.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
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
        Self { verdict: verdict.into(), count: count.number.to_string(), exact: count.exact }
    }
}

impl From<verbs::Verdict> for Verdict {
    fn from(verdict: verbs::Verdict) -> Self {
        match verdict {
            verbs::Verdict::Unique => Self::Unique,
            verbs::Verdict::Several => Self::Several,
            verbs::Verdict::None => Self::None,
            verbs::Verdict::Unknown => Self::Unknown,
        }
    }
}
