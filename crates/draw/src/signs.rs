//! The signs of an explanation in boards and cross-out grids.

/// A sign whose meaning a page states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sign {
    /// A cell where to look.
    House,
    /// A cell that is a reason.
    Reason,
    /// A cell with a result.
    Result,
    /// A candidate that is a reason.
    CandidateReason,
    /// A candidate that is a reason of another kind.
    CandidateOtherReason,
    /// A candidate that is struck out.
    CandidateStruck,
    /// Two values belong together.
    Yes,
    /// Two values do not belong together.
    No,
    /// It is not known whether two values belong together.
    Unknown,
}
