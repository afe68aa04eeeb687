//! Why no way is shorter: how far one gets with fewer moves, and how much a move can contribute at most.

use bachet_explain::ways::Gains;
use bachet_notation::Number;

use super::Judge;
use crate::ways::{Distance, State, ToDo, WayFamily};

/// Maximum number of states that are listed one by one.
const MAX_LISTED_STATES: usize = 40;

/// Why no way is shorter than the shortest.
#[derive(Clone, Debug)]
pub struct NoShorter {
    /// How far the nearest goal is.
    pub distance: Distance,
    /// The states by their distance from the start, up to symmetry: none is a goal but in the last layer. Empty if the
    /// states were not stored; then the search, which proves the same, kept no list of them.
    pub layers: Vec<Layer>,
    /// The number of disks of a tower of three pegs that goes from one peg to another: every disk more takes twice as
    /// many moves and one more, because all smaller ones must be on the third peg when it goes. `None` for other puzzles.
    pub tower: Option<u32>,
    /// What counting alone says, if there is something to count and every move costs the same.
    pub counting: Option<Counting>,
}

/// The states at one distance from the start.
#[derive(Clone, Debug)]
pub struct Layer {
    /// What the cheapest moves from the start to here cost: their number, unless the puzzle gives moves a cost.
    pub distance: Number,
    /// The number of states, up to symmetry.
    pub found: u64,
    /// The states, if all layers together have few. Each stands for those that differ from it only by exchanges.
    pub states: Vec<State>,
}

/// A lower bound by counting: what remains to be done, and how much of it one move and two moves in a row do at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counting {
    /// What is counted.
    pub of: ToDo,
    /// What remains to be done at the start, and how much moves contribute at most. These are the maxima over all moves
    /// of all states that can be reached, unless the rules of the family alone say so.
    pub gains: Gains,
    /// Every way has at least this many moves; `None` if no number of moves is enough.
    pub at_least: Option<u64>,
}

pub(super) fn no_shorter(puzzle: &dyn WayFamily, judge: &Judge<'_>, distance: Distance) -> NoShorter {
    let counting = counting(puzzle, judge).filter(|_| distance.cost.is_none());
    let tower = puzzle.tower();
    let Some(known) = &judge.known else { return NoShorter { distance, layers: Vec::new(), tower, counting } };
    let layers = known.labels.layers();
    let is_short = layers.iter().map(|(_, states)| states.len()).sum::<usize>() <= MAX_LISTED_STATES;
    let listed = |states: &[usize]| states.iter().map(|state| known.states.state(*state)).collect();
    let layer = |(length, states): &(bachet_explain::ways::Length, Vec<usize>)| Layer {
        distance: known.states.cost(length.cost),
        found: states.len() as u64,
        states: if is_short { listed(states) } else { Vec::new() },
    };
    NoShorter { distance, layers: layers.iter().map(layer).collect(), tower, counting }
}

/// Counts what remains to be done in every state.
pub(in crate::verbs) fn counting(puzzle: &dyn WayFamily, judge: &Judge<'_>) -> Option<Counting> {
    let (of, to_do) = puzzle.to_do(&puzzle.start().ok()?)?;
    let gains = match (&judge.known, of) {
        (Some(known), _) => {
            let left = |state| puzzle.to_do(&known.states.state(state)).map(|(_, left)| left);
            let left: Option<Vec<u64>> = (0..known.states.graph().states()).map(left).collect();
            Gains::new(known.states.graph(), &left?)
        }
        // A slide moves one tile by one square.
        (None, ToDo::Squares) => Gains { to_do, one: 1, two: 2 },
        (None, ToDo::Travellers) => return None,
    };
    Some(Counting { of, gains, at_least: gains.at_least() })
}
