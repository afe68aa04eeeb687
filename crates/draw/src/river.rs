//! A placement on a river: places with who is there, water between them, and where the boat lies; and a way from one
//! placement to the next.

/// A place on the river.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bank {
    /// Its name.
    pub name: String,
    /// Who is there, a text for each line.
    pub who: Vec<String>,
    /// What the boat is called, where it lies here.
    pub boat: Option<String>,
    /// Whether something is wrong here.
    pub bad: bool,
}

/// A placement as a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct River {
    /// What it shows; empty for nothing.
    pub caption: String,
    /// The places in order.
    pub banks: Vec<Bank>,
}

/// A step of a way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// What stands in front: its number; empty where the way begins.
    pub label: String,
    /// What happens.
    pub text: String,
    /// An aside, such as the number of the state.
    pub aside: String,
    /// The places after it; none where they are not shown.
    pub banks: Vec<Bank>,
}

/// A way, step by step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// What it shows; empty for nothing.
    pub caption: String,
    /// Its steps.
    pub steps: Vec<Step>,
}
