//! Runs of methods that a person steps through on a page, by keys, buttons and a slider.

use crate::scene::Block;

/// Runs side by side, which are stepped through together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stepper {
    /// The runs.
    pub runs: Vec<SteppedRun>,
    /// The words on the page.
    pub words: StepperWords,
}

/// A run: a picture, and how each step changes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SteppedRun {
    /// The name of the method.
    pub title: String,
    /// The picture.
    pub picture: RunPicture,
    /// The texts that steps refer to by their index.
    pub texts: Vec<String>,
    /// The lists of marked cells that steps refer to by their index.
    pub marked: Vec<Vec<u32>>,
    /// The steps in order.
    pub steps: Vec<RunStep>,
    /// What the steps leave out; empty for nothing.
    pub remark: String,
}

/// The picture of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunPicture {
    /// A table or board, with empty cells where steps assign a value. The value of an assignment is a text.
    Cells(Box<Block>),
    /// Pictures of states. The value of an assignment is the index of one of them.
    States(Vec<Block>),
}

/// A step of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunStep {
    /// The number of events up to this step.
    pub event: u64,
    /// The kind of step.
    pub kind: StepKind,
    /// What happens, in words: the index of a text.
    pub words: u32,
    /// The number of assignments that stay from the step before.
    pub kept: u32,
    /// The assignments that are added.
    pub assigned: Vec<StepAssignment>,
    /// The cells that break a rule: the index of a list.
    pub marked: u32,
    /// The costs up to this step.
    pub counts: StepCounts,
}

/// An assignment of a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StepAssignment {
    /// The cell, row by row; or the number of a state on a way.
    pub place: u32,
    /// The value: the index of a text or of a picture.
    pub value: u32,
    /// The move to a state, in words: the index of a text.
    pub caption: u32,
}

/// The kinds of steps that a person looks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepKind {
    /// Any other.
    #[default]
    Other,
    /// A value is assigned, or a way goes on.
    Placement,
    /// A dead end.
    DeadEnd,
    /// A solution.
    Solution,
}

/// The costs of a run so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StepCounts {
    /// Nodes of the search tree.
    pub nodes: u64,
    /// Checks.
    pub checks: u64,
    /// Dead ends.
    pub dead_ends: u64,
    /// Solutions.
    pub solutions: u64,
    /// The depth of the current node.
    pub depth: u64,
}

/// The words on a page with steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepperWords {
    /// The name of the controls.
    pub controls: String,
    /// The names of the buttons: start, back, play, forward, end; the placement before, the next one, the same for dead
    /// ends and solutions; slower, faster.
    pub buttons: Vec<String>,
    /// The names of the groups of buttons, in the same order; that of the first and of the last are not shown.
    pub groups: Vec<String>,
    /// The name of the slider.
    pub slider: String,
    /// Which event is shown, with `{event}` and `{last}` in place of the numbers.
    pub position: String,
    /// The speed, with `{speed}` in place of the number of steps per second.
    pub speed: String,
    /// What is said before the first event.
    pub nothing: String,
    /// The name of the list of the latest events.
    pub log: String,
    /// The name of the list of states on a way.
    pub way: String,
    /// The names of the counts, in the order of [`StepCounts`].
    pub counts: Vec<String>,
    /// The heading of the keys, and what each key does.
    pub keys: (String, Vec<(String, String)>),
    /// The heading of what follows the steps.
    pub end: String,
}
