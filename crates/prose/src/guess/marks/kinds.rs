//! The name of each kind of mark.

use super::What;
use crate::guess::places::Place;
use crate::vocabulary::Comparative;

impl What<'_> {
    /// Returns the name of its kind, and of what compares which end is more; the weights of sentences are found by it,
    /// so it must not change.
    pub(in crate::guess) fn kind(&self) -> &'static str {
        match self {
            Self::Name(_) => "name",
            Self::Extreme(_) => "extreme",
            Self::Rank(_) => "rank",
            Self::Group(_) => "group",
            Self::OneOf(_) => "one-of",
            Self::Not => "not",
            Self::ButNot => "but-not",
            Self::Nor => "nor",
            Self::And => "and",
            Self::Or => "or",
            Self::Comma => "comma",
            Self::Comparative(found) => signed(found, ["comparative", "comparative-less", "comparative-more"]),
            Self::Loose(found) => signed(found, ["loose", "loose-less", "loose-more"]),
            Self::AsMuch(found) => signed(found, ["as-much", "as-little", "as-much"]),
            Self::ComparingVerb(found) => signed(found, ["verb", "verb-less", "verb-more"]),
            Self::Amount(..) => "amount",
            Self::Number(_) => "number",
            Self::AtLeast => "at-least",
            Self::AtMost => "at-most",
            Self::MoreThan => "more-than",
            Self::LessThan => "less-than",
            Self::Bound(_) => "bound",
            Self::Between => "between",
            Self::Times(_) => "times",
            Self::Nobody => "nobody",
            Self::Sum => "sum",
            Self::Either => "either",
            Self::Others => "others",
            Self::Tie => "tie",
            Self::Relative => "relative",
            Self::Only => "only",
            Self::InOrder => "in-order",
            Self::Different => "different",
            Self::When => "when",
            Self::ButOne => "but-one",
            Self::Place(Place::Next) => "next",
            Self::Place(Place::JustBefore) => "just-before",
            Self::Place(Place::JustAfter) => "just-after",
            Self::Place(Place::Between) => "place-between",
            Self::Place(Place::JustBetween) => "just-between",
            Self::Place(Place::BothEnds) => "both-ends",
            Self::Than => "than",
            Self::Denies => "denies",
            Self::Doubtful => "doubtful",
            Self::Attitude => "attitude",
            Self::Meets => "meets",
            Self::Logic => "logic",
            Self::Unknown => "unknown",
        }
    }
}

fn signed(comparative: &Comparative, [any, less, more]: [&'static str; 3]) -> &'static str {
    match comparative.only_sign() {
        Some(1) => more,
        Some(-1) => less,
        _ => any,
    }
}
