//! What a method does, one event after the other.

/// One thing that a method does.
///
/// What stands at any moment can be told from the events alone: [`Assign`](Self::Assign) adds to it,
/// [`BackUp`](Self::BackUp) takes away what was added last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// It comes to a node of its search tree: a call, an iteration, a state.
    Node {
        /// How far below the root.
        depth: u32,
    },
    /// It takes something up, to go on in so many ways, one after the other.
    Choose {
        /// What is taken up.
        subject: Subject,
        /// In how many ways.
        ways: u64,
    },
    /// It writes a value down.
    Assign {
        /// Where: a cell of the table or board by its number, row by row; or a step of a way.
        place: u32,
        /// What: the value's place in its category's list; the value of a cell; the number of a state.
        value: u128,
        /// Whether it follows from what stands already.
        forced: bool,
    },
    /// It asks whether something holds so far.
    Check {
        /// What is asked.
        subject: Subject,
        /// Whether it holds.
        holds: bool,
    },
    /// It cannot go on here.
    Conflict {
        /// What stands in the way.
        subject: Subject,
    },
    /// It takes back all that it wrote down but the first so many.
    BackUp {
        /// How many values stay.
        kept: u32,
        /// How far below the root the node is that it is back at, and goes on from.
        depth: u32,
    },
    /// It combines a rule with what it has.
    Combine {
        /// The rule.
        subject: Subject,
        /// How many possibilities there were.
        before: u64,
        /// How many of them are left.
        left: u64,
    },
    /// What stands is a solution.
    Solution {
        /// Which, from 1.
        number: u64,
    },
}

/// What an event is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The whole board or table.
    Board,
    /// A cell, by its number, row by row.
    Place(u32),
    /// A clue of a logic grid, by its place in the list.
    Clue(u32),
    /// The rule of a category of a logic grid: who may have its values.
    Category(u32),
    /// A value's place in a house of a board.
    House {
        /// The house, by its place in the list.
        house: u32,
        /// The value.
        value: u32,
    },
    /// A rule of a board, by its place in the list.
    Rule(u32),
    /// A clause of a formula, by its number from 0.
    Clause(u32),
    /// A Boolean of a formula, by its number from 1.
    Boolean(u32),
    /// A state of a way, by its number.
    State(u128),
}
