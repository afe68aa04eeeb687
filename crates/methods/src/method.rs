//! The methods by name, and which puzzles each is for.

/// A way for a computer to solve a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Method {
    /// Rules as sets of alternatives, combined with the one that leaves the fewest.
    Clauses,
    /// A formula in conjunctive normal form: unit propagation and case splits.
    Cnf,
    /// The first empty cell, every value in it.
    Backtracking,
    /// The same, but all valid successors of a board are made before the first is looked at.
    Successors,
    /// All assignments, clue after clue.
    Permutations,
    /// Every way that comes to no state twice.
    DepthFirst,
    /// All states at one distance from the start before those that are farther.
    BreadthFirst,
    /// Bachet's own search.
    Propagation,
}

/// A family of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Logic grids.
    Grid,
    /// Sudoku and its variants.
    Sudoku,
    /// River crossings.
    Crossing,
    /// Puzzles of moves beside them.
    Moving,
}

impl Method {
    /// Every method.
    pub const ALL: [Self; 8] = [
        Self::Clauses,
        Self::Cnf,
        Self::Backtracking,
        Self::Successors,
        Self::Permutations,
        Self::DepthFirst,
        Self::BreadthFirst,
        Self::Propagation,
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Clauses => "clauses",
            Self::Cnf => "cnf",
            Self::Backtracking => "backtracking",
            Self::Successors => "successors",
            Self::Permutations => "permutations",
            Self::DepthFirst => "depth-first",
            Self::BreadthFirst => "breadth-first",
            Self::Propagation => "propagation",
        }
    }

    /// The method of this name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|method| method.name() == name)
    }

    /// Whether it makes sense for puzzles of the family.
    pub fn is_for(self, family: Family) -> bool {
        let walks = matches!(self, Self::DepthFirst | Self::BreadthFirst);
        match family {
            Family::Grid => !walks,
            // The rows of a board have 9! orders each: 10^50 boards.
            Family::Sudoku => !walks && self != Self::Permutations,
            Family::Crossing | Family::Moving => walks,
        }
    }

    /// Whether it looks for shortest ways only.
    pub fn finds_shortest(self) -> bool {
        self == Self::BreadthFirst
    }

    /// Whether it is content with one solution unless it is told otherwise, as in the lesson that it comes from.
    pub fn stops_at_first(self) -> bool {
        matches!(self, Self::Clauses | Self::Backtracking | Self::Successors)
    }
}
