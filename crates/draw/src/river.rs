//! States of a river crossing, and sequences of steps between states.

/// A bank or an island.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bank {
    /// The name.
    pub name: String,
    /// The travellers there, a text for each line.
    pub who: Vec<String>,
    /// The names of the boats that are here.
    pub boats: Vec<String>,
    /// Whether a rule is broken here.
    pub bad: bool,
}

/// A state of a river crossing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct River {
    /// The caption; empty for none.
    pub caption: String,
    /// The banks in order.
    pub banks: Vec<Bank>,
}

/// A step of a way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// The number of the step; empty at the start.
    pub label: String,
    /// The description of the move.
    pub text: String,
    /// Additional information, such as the number of the state.
    pub aside: String,
    /// The banks after the step; empty to leave them out.
    pub banks: Vec<Bank>,
}

/// A sequence of steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// The caption; empty for none.
    pub caption: String,
    /// The steps.
    pub steps: Vec<Step>,
}
