//! Puzzles whose solutions are ways: sequences of states from a start to a goal.
//!
//! A family of such puzzles implements [`WayFamily`] in a file of its own below this one. The verbs, the drawings, the
//! exports and the JSON know a family of ways by this trait, by [`Step`] and by [`State`] alone.

mod counts;
mod crossing;
mod known_states;
mod moving;
mod occupancy;
mod play;
mod short_names;

use std::ops::ControlFlow;

use bachet_draw::{Bank, Block, Drawing};
use bachet_notation::sudoku::SudokuPuzzle;
use bachet_notation::{GridPuzzle, Number};
use bachet_solver::Budget;
use bachet_statespace::{GraphPart, SimplePaths, Symmetry};

use crate::Puzzle;
use crate::json;
use crate::messages::{MessageId, Messages};
use crate::verbs::{Blocked, Broken, Reached, Refusal, StateGraph};

pub use bachet_crossing::Trip;
use bachet_moving::Direction;
pub use bachet_moving::{Position, Step as Action};
pub use counts::{Distance, Interchangeable, Listing, NoWay, WayCounts};
pub(crate) use known_states::KnownStates;
pub use known_states::ToDo;
pub(crate) use occupancy::Occupancy;
pub use play::Obstacle;
pub(crate) use play::{Play, RefusedMove};

/// A way from the start to a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// How many moves it has.
    pub moves: u64,
    /// What they cost together, where the puzzle gives them a cost.
    pub cost: Option<Number>,
    /// The first moves: all of them, unless they are more than were asked for.
    pub steps: Vec<Step>,
}

/// A move, by what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The boat of a river crossing makes a trip.
    Trip(Trip),
    /// A move of water jugs, a Tower of Hanoi, sliding tiles or knights.
    Action(Action),
}

/// A state, by what is where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// Of a river crossing.
    Crossing(bachet_crossing::Position),
    /// Of a puzzle of moves.
    Moving(Position),
}

/// A state of the graph of states: those that differ only by exchanges of interchangeable things are one, and those in
/// which rules remember different earlier moves are several.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum StateClass {
    /// Of a river crossing.
    Crossing(bachet_crossing::StateClass),
    /// Of a puzzle of moves: the number of the state that stands for it.
    Moving(u128),
}

/// With more states by name than this ways are listed up to symmetry only: the states would not fit in memory.
pub(crate) const MAX_STATES_BY_NAME: u32 = 3_000_000;

/// A way while it is visited.
pub(crate) struct Visited<'a> {
    /// How many moves it has.
    pub(crate) moves: u64,
    /// What they cost together, where the puzzle gives them a cost.
    pub(crate) cost: Option<Number>,
    /// Makes the first moves, at most as many as are asked for.
    pub(crate) steps: &'a dyn Fn(usize) -> Vec<Step>,
}

/// Visits a way, and says whether to go on.
pub(crate) type Visit<'a> = &'a mut dyn FnMut(&Visited<'_>) -> ControlFlow<()>;

/// What `check` finds about the rules of a puzzle.
pub(crate) struct RuleFindings {
    /// The indices of rules that never matter; `None` if a limit was reached before that was known.
    pub(crate) idle: Option<Vec<usize>>,
    /// What is in the way, where there is none.
    pub(crate) blocked: Option<Blocked>,
}

/// A puzzle of a family whose solutions are ways.
pub(crate) trait WayFamily {
    /// The message for a number of moves, such as `7 crossings`.
    fn length_message(&self) -> MessageId;

    /// The lines of the puzzle that say which moves are allowed, each as its keyword and what it says.
    fn rules(&self) -> Vec<(String, String)>;

    /// Searches for the shortest ways, and counts ways, states and moves. Gives the first moves of one of these ways
    /// too, if the search comes by it.
    fn search(&self, max_moves: usize, budget: &mut Budget<'_>) -> Result<(WayCounts, Option<Way>), Refusal>;

    /// Visits every shortest way until the visitor stops.
    fn each_shortest(&self, symmetry: Symmetry, budget: &mut Budget<'_>, visit: Visit<'_>) -> Result<(), Refusal>;

    /// Visits every simple way (one without repeated states) until the visitor stops.
    fn each_simple(
        &self,
        symmetry: Symmetry,
        budget: &mut Budget<'_>,
        visit: Visit<'_>,
    ) -> Result<SimplePaths, Refusal>;

    /// Does what [`search`](Self::search) does, and examines the rules.
    fn check(&self, budget: &mut Budget<'_>) -> Result<(WayCounts, RuleFindings), Refusal>;

    /// The graph of states up to symmetry, or its part on shortest ways. It has one link for each move.
    fn graph(&self, part: GraphPart, budget: &mut Budget<'_>) -> Result<StateGraph, Refusal>;

    /// Finds all states that can be reached, up to symmetry, and all moves between them; `None` if they are too many to
    /// store or a limit was reached.
    fn known_states(&self, budget: &mut Budget<'_>) -> Result<Option<Box<dyn KnownStates + '_>>, Refusal>;

    /// What of the goal remains to be done in a state: a number that is 0 in every goal; `None` without such a number.
    fn to_do(&self, state: &State) -> Option<(ToDo, u64)>;

    /// The number of disks, where all of them go from one of three pegs to another, and every move of a top disk onto a
    /// larger one is allowed.
    fn tower(&self) -> Option<u32> {
        None
    }

    /// Where the puzzle starts.
    fn start(&self) -> Result<State, Refusal>;

    /// Reads a state as people write it.
    fn read_state(&self, text: &str) -> Result<State, Refusal>;

    /// The rules that a state breaks; `None` if the family has no rules that a state could break.
    fn broken(&self, state: &State) -> Result<Option<Vec<Broken>>, Refusal>;

    /// Begins a game at a state, or at the start.
    fn play(&self, from: Option<&State>) -> Result<Box<dyn Play<'_> + '_>, Refusal>;

    /// The maximum cost of a way, if the puzzle has one.
    fn limit(&self) -> Option<Number> {
        None
    }

    /// How far the state is from the start, whatever the puzzle's limit.
    fn distance_from_start(&self, state: &State, budget: &mut Budget<'_>) -> Result<Reached, Refusal>;

    /// Looks at a state, or at the start.
    fn view(&self, state: Option<&State>) -> Box<dyn StateView + '_>;

    /// The state that methods give this number, if there is one.
    fn numbered(&self, number: u128) -> Option<State>;

    /// Whether the puzzle starts in the state with this number.
    fn is_start(&self, number: u128) -> bool;

    /// Whether a way may end in the state with this number.
    fn is_goal(&self, number: u128) -> bool;

    /// A move from one state to another, both by their numbers, if there is one.
    fn step(&self, from: u128, to: u128) -> Option<Step>;

    /// Whether the second state may follow the first in the events of a file.
    fn may_follow(&self, from: u128, to: u128) -> bool {
        self.step(from, to).is_some()
    }

    /// The number of lines that are enough for the picture of any state; 0 if it is not known.
    fn picture_height(&self) -> usize {
        0
    }

    /// A move in words. `spent` is what the way cost so far, this move included; with `None` costs are left out.
    fn step_words(&self, step: &Step, spent: Option<Number>, messages: &Messages) -> String;

    /// Whether a move in few words says who is in the boat, and nothing else.
    fn names_loads(&self) -> bool {
        false
    }

    /// A move in few words, among others in the same state: of a trip, who is in the boat, where that says enough.
    fn step_brief(&self, step: &Step, messages: &Messages) -> String;

    /// What a move does in words, without saying with what exactly.
    fn kind_words(&self, kind: StepKind, messages: &Messages) -> String;

    /// A move in JSON.
    fn step_json(&self, step: &Step) -> Option<json::WayAction>;

    /// How a graph of states names them.
    fn names(&self) -> Result<Box<dyn GraphNames + '_>, Refusal>;
}

/// A state as people see it. It goes on to the next one when a move is made.
pub(crate) trait StateView {
    /// Makes a move.
    fn make(&mut self, step: &Step);

    /// The state in a line, as [`WayFamily::read_state`] reads it; `None` if there is too much to write.
    fn line(&self) -> Option<String>;

    /// The same number in bits, where states have numbers.
    fn bits(&self) -> Option<String>;

    /// The place where the boat is, where the family has exactly one.
    fn boat(&self) -> Option<String>;

    /// Each boat with its place, where there are several.
    fn boats(&self) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Who is at which place, where the family has places.
    fn banks(&self, messages: &Messages) -> Vec<Bank>;

    /// A picture of the state. The places with these indices stand out as wrong.
    fn picture(&self, wrong: &[usize], messages: &Messages) -> Vec<Block>;

    /// The state in characters, where a line of words does not show it.
    fn drawing(&self) -> Option<Drawing> {
        None
    }

    /// The state in JSON.
    fn json(&self) -> json::WayState;
}

/// How a graph of states names them in little room.
pub(crate) trait GraphNames {
    /// The parts of a state, one a line.
    fn parts(&self, state: &State) -> Vec<String>;

    /// The names of these parts, if they have any.
    fn part_names(&self) -> Vec<String>;

    /// The part where the boat is; `None` without boats, or with several, which are named in the parts.
    fn boat(&self, state: &State) -> Option<usize>;

    /// The parts of a state with their names, `left: 2wm m`, and the words for the boat where it is.
    fn lines(&self, state: &State, boat_words: &str) -> Vec<String> {
        let (boat, names) = (self.boat(state), self.part_names());
        let line = |(at, part): (usize, String)| {
            let boat = if boat == Some(at) { boat_words } else { "" };
            names.get(at).map_or_else(|| part.clone(), |name| format!("{name}: {part}{boat}"))
        };
        self.parts(state).into_iter().enumerate().map(line).collect()
    }

    /// A move.
    fn step(&self, step: &Step, messages: &Messages) -> String;

    /// Each short name, and what it stands for.
    fn legend(&self) -> Vec<(String, String)>;
}

/// A puzzle by the shape of its solutions.
pub(crate) enum Shape<'a> {
    /// A logic grid: an assignment of values.
    Grid(&'a GridPuzzle),
    /// A Sudoku: an assignment of values.
    Sudoku(&'a SudokuPuzzle),
    /// A puzzle whose solutions are ways.
    Ways(Box<dyn WayFamily + 'a>),
}

impl Puzzle {
    /// Returns the puzzle by the shape of its solutions.
    pub(crate) fn shape(&self) -> Shape<'_> {
        match self {
            Self::Grid(puzzle) => Shape::Grid(puzzle),
            Self::Sudoku(puzzle) => Shape::Sudoku(puzzle),
            Self::Crossing(puzzle) => Shape::Ways(Box::new(crossing::CrossingWays::new(puzzle))),
            Self::Moving(puzzle) => Shape::Ways(Box::new(moving::MovingWays::new(puzzle))),
        }
    }

    /// Returns the puzzle as one whose solutions are ways, if they are.
    pub(crate) fn ways(&self) -> Option<Box<dyn WayFamily + '_>> {
        match self.shape() {
            Shape::Grid(_) | Shape::Sudoku(_) => None,
            Shape::Ways(ways) => Some(ways),
        }
    }
}

/// What a move does, without saying with what exactly: what a hint may give away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum StepKind {
    /// A boat takes a number of travellers to a place.
    Trip {
        /// The index of the boat.
        boat: u32,
        /// The index of the place.
        to: u32,
        /// The number of travellers.
        travellers: u64,
    },
    /// A jug is filled.
    Fill,
    /// A jug is emptied.
    Empty,
    /// A jug is poured into another.
    Pour,
    /// A disk moves.
    Disk {
        /// Which disk, from 0.
        disk: u32,
    },
    /// A tile slides along its row.
    SlideAlongRow,
    /// A tile slides along its column.
    SlideAlongColumn,
    /// A knight jumps.
    Jump {
        /// The index of its colour.
        colour: u8,
    },
}

impl Step {
    /// What the move does, without saying with what exactly.
    pub fn kind(&self) -> StepKind {
        match self {
            Self::Trip(trip) => StepKind::Trip { boat: trip.boat.0, to: trip.to.0, travellers: trip.load.len() as u64 },
            Self::Action(Action::Fill { .. }) => StepKind::Fill,
            Self::Action(Action::Empty { .. }) => StepKind::Empty,
            Self::Action(Action::Pour { .. }) => StepKind::Pour,
            Self::Action(Action::Disk { disk, .. }) => StepKind::Disk { disk: *disk },
            Self::Action(Action::Slide { towards: Direction::Left | Direction::Right, .. }) => StepKind::SlideAlongRow,
            Self::Action(Action::Slide { .. }) => StepKind::SlideAlongColumn,
            Self::Action(Action::Jump { colour, .. }) => StepKind::Jump { colour: *colour },
        }
    }

    /// The same move, with those in the boat in the order in which the puzzle names them.
    pub(crate) fn ordered(mut self) -> Self {
        if let Self::Trip(trip) = &mut self {
            trip.load.sort_unstable();
        }
        self
    }

    /// What the move costs, where the puzzle gives moves a cost.
    pub(crate) fn cost(&self) -> Number {
        match self {
            Self::Trip(trip) => trip.cost,
            Self::Action(_) => Number::default(),
        }
    }
}

impl Visited<'_> {
    /// The way with at most this many moves.
    pub(crate) fn way(&self, max_moves: usize) -> Way {
        Way { moves: self.moves, cost: self.cost, steps: (self.steps)(max_moves) }
    }
}
