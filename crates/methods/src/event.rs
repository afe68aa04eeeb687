//! The steps of a method.

/// One step of a method.
///
/// The values that are assigned at any moment follow from the events alone: [`Assign`](Self::Assign) adds one,
/// [`Backtrack`](Self::Backtrack) removes the latest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The method enters a node of its search tree: a call, an iteration, a state.
    Node {
        /// The number of levels below the root.
        depth: u32,
    },
    /// The method decides what to branch on.
    Choose {
        /// What it branches on.
        subject: Subject,
        /// The number of alternatives.
        ways: u64,
    },
    /// The method assigns a value.
    Assign {
        /// The number of a cell of the table or board, row by row; or the index of a step of a way.
        place: u32,
        /// The value's index in its category; the value of a cell; the number of a state.
        value: u128,
        /// Whether the value follows from those assigned before.
        forced: bool,
    },
    /// The method tests whether something holds so far.
    Check {
        /// What is tested.
        subject: Subject,
        /// Whether it holds.
        holds: bool,
    },
    /// The method has reached a dead end.
    Conflict {
        /// What cannot be satisfied.
        subject: Subject,
    },
    /// The method backtracks: it removes the latest values.
    Backtrack {
        /// The number of values that stay assigned.
        kept: u32,
        /// The depth of the node from which it continues.
        depth: u32,
    },
    /// The method combines a rule with what is known.
    Combine {
        /// The rule.
        subject: Subject,
        /// The number of possibilities before.
        before: u64,
        /// The number of possibilities that are left.
        left: u64,
    },
    /// The assigned values are a solution.
    Solution {
        /// The number of the solution, from 1.
        number: u64,
    },
}

/// What an event is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// The whole board or table.
    Board,
    /// A cell, by its number, row by row.
    Place(u32),
    /// A clue of a logic grid, by its index.
    Clue(u32),
    /// The rule of a category of a logic grid: how many entities have each of its values.
    Category(u32),
    /// The place of a value in a house of a board.
    House {
        /// The index of the house.
        house: u32,
        /// The value.
        value: u32,
    },
    /// A rule of a board, by its index.
    Rule(u32),
    /// A clause of a formula, by its number from 0.
    Clause(u32),
    /// A Boolean of a formula, by its number from 1.
    Boolean(u32),
    /// A state of a way, by its number.
    State(u128),
}

/// A value that a method assigned, found invalid and removed at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefutedValue {
    /// The place, as in [`Event::Assign`].
    pub place: u32,
    /// The value.
    pub value: u128,
    /// The number of values assigned before and after.
    pub kept: u32,
    /// The depth of the node that tries the value.
    pub depth: u32,
}

impl RefutedValue {
    /// Returns the events that this stands for.
    #[inline]
    pub fn events(self) -> [Event; 3] {
        let Self { place, value, kept, depth } = self;
        [
            Event::Assign { place, value, forced: false },
            Event::Check { subject: Subject::Board, holds: false },
            Event::Backtrack { kept, depth },
        ]
    }
}
