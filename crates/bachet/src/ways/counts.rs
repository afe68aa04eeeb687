//! What is known of all ways of a puzzle.

use bachet_notation::Number;
use bachet_solver::{Count, Verdict};
use bachet_statespace::{SimplePaths, Symmetry, SymmetryCounts};

/// Which ways are listed or counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Listing {
    /// The shortest ones are counted, and the first of them is listed.
    #[default]
    Shortest,
    /// All of the shortest ones, or cheapest where moves have a cost.
    AllShortest,
    /// All that never come to the same state twice.
    Simple,
}

/// What is known of all ways.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WayCounts {
    /// Which ways were asked for.
    pub listing: Listing,
    /// What counts as different in them.
    pub symmetry: Symmetry,
    /// How far the goal is; `None` if there is no way, or none was found.
    pub distance: Option<Distance>,
    /// Every way has at least this many moves.
    pub at_least: u64,
    /// Why there is no way, if that is known.
    pub no_way: Option<NoWay>,
    /// How many shortest ways there are.
    pub shortest: SymmetryCounts,
    /// How many simple ways there are by their number of moves, if they were asked for.
    pub simple: Option<SimplePaths>,
    /// How many states can be reached; where a limit was reached, how many were.
    pub states: SymmetryCounts,
    /// How many moves there are between them.
    pub moves: SymmetryCounts,
    /// What may be exchanged without any difference.
    pub interchangeable: Vec<Interchangeable>,
    /// Whether no limit on the work was reached.
    pub complete: bool,
}

/// How far it is from one state to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distance {
    /// How many moves the shortest of the cheapest ways have.
    pub moves: u64,
    /// What they cost, where the puzzle gives moves a cost.
    pub cost: Option<Number>,
}

/// Why there is no way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWay {
    /// Every state that can be reached was looked at, and none is a goal.
    Exhausted,
    /// Each slide of a tile changes the parity of the board; the goal has the wrong one.
    Parity,
    /// In a single row tiles never pass each other.
    SingleRow,
    /// Every amount that jugs can hold is a multiple of the divisor; this amount of the goal is not.
    Divisor {
        /// The greatest common divisor of the capacities and of the amounts at the start.
        divisor: u32,
        /// The amount.
        amount: u32,
    },
    /// Without a tap, or a sink, the jugs together cannot hold the amount of the goal.
    Total {
        /// The amount in all jugs at the start.
        start: u64,
        /// The amount in the goal.
        goal: u64,
    },
    /// No knight can jump between two parts of the board, and a part has other knights in the goal.
    Apart,
    /// The cheapest way costs this much, which is above the puzzle's limit.
    OverLimit(Number),
}

/// Things, or mates together, that may be exchanged without any difference.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Interchangeable {
    /// What one of them consists of: `woman` and `man`.
    pub members: Vec<String>,
    /// How many there are.
    pub count: u64,
}

impl WayCounts {
    /// Returns how many shortest ways there are, as was asked for; a lower bound where they could not be counted.
    pub fn count(&self) -> Count {
        match (self.distance, self.shortest.get(self.symmetry), &self.shortest.up_to_symmetry) {
            (None, _, _) => Count { number: 0u32.into(), exact: self.complete },
            (Some(_), Some(number), _) => Count { number: number.clone(), exact: true },
            (Some(_), None, Some(least)) => Count { number: least.clone(), exact: false },
            (Some(_), None, None) => Count { number: 1u32.into(), exact: false },
        }
    }

    /// Returns the verdict on the number of shortest ways, whichever are listed.
    pub fn verdict(&self) -> Verdict {
        Verdict::of(&self.count())
    }

    /// Whether there are at most this many states with everything by name.
    pub(crate) fn has_few_states(&self, max_states: u32) -> bool {
        self.states.named.as_ref().is_some_and(|states| *states <= max_states.into())
    }
}
