//! What one method did.

use bachet_notation::Category;
use bachet_notation::clue::{CategoryId, ValueId};

use crate::Puzzle;
use crate::json::Ordered;
use crate::json::events::Digits;
use crate::verbs::{
    self, Assignment, Ended, GridSolution, Method, Refusal, Solution, SudokuSolution, Tally, board_cells, table_cells,
};

/// What a method did. Every count is a string of digits.
#[derive(Clone, Debug, Default, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Run {
    /// The method.
    pub method: String,
    /// How it ended; left out if it does not run on the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<Ended>,
    /// Its costs; left out if it does not run on the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<Cost>,
    /// The number of solutions that it found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions: Option<String>,
    /// Of a method that runs alone: the numbers of the events that are the first 100 solutions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found_at: Option<Vec<Digits>>,
    /// Of a method that runs alone, if it checked clues: how often it checked each, in the order of their first checks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub checked: Vec<CheckedClue>,
    /// If solutions are ways: the number of states of a shortest one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shortest: Option<String>,
    /// If solutions are ways: the number of shortest ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shortest_ways: Option<String>,
    /// If solutions are ways: the number of states of a longest one, unless the method only finds shortest ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub longest: Option<String>,
    /// If solutions are ways: the numbers of the states of the first shortest one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub states: Option<Vec<String>>,
    /// If it was cut off: the partial solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub partial: Option<PartialSolution>,
    /// Why it does not run on the puzzle: the name of the reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<&'static str>,
}

/// How often a clue was checked. If each candidate is tested by one clue after the other, these are the numbers of
/// candidates that the clue has left and rejected.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CheckedClue {
    /// The index of the clue, from 0.
    pub clue: u32,
    /// How often it held.
    pub held: String,
    /// How often it did not hold.
    pub failed: String,
    /// The number of the event by which it first did not hold; left out if it always held.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_failed: Option<Digits>,
}

impl From<&verbs::CheckedClue> for CheckedClue {
    fn from(found: &verbs::CheckedClue) -> Self {
        Self {
            clue: found.clue,
            held: found.held.to_string(),
            failed: found.failed.to_string(),
            first_failed: (found.failed > 0).then(|| found.first_failed.into()),
        }
    }
}

/// A partial solution, in the form of solutions.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum PartialSolution {
    /// Of a logic grid.
    Grid {
        /// One row for each entity; an empty cell is `null`.
        rows: Vec<Ordered<Option<String>>>,
    },
    /// Of a Sudoku.
    Sudoku {
        /// The rows from the top, each from the left; an empty cell is `null`.
        rows: Vec<Vec<Option<u8>>>,
    },
    /// Of a way.
    Way {
        /// The numbers of its states, from the start.
        states: Vec<String>,
    },
}

/// The costs of a method.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cost {
    /// The number of events.
    pub events: String,
    /// The number of nodes of the search tree.
    pub nodes: String,
    /// The number of assignments.
    pub assigned: String,
    /// The number of checks; of a method that only combines rules, the number of combinations.
    pub checks: String,
    /// The number of dead ends.
    pub dead_ends: String,
    /// The depth of the deepest node.
    pub deepest: u32,
}

impl From<&Tally> for Cost {
    fn from(tally: &Tally) -> Self {
        Self {
            events: tally.events().to_string(),
            nodes: tally.nodes.to_string(),
            assigned: tally.assigned.to_string(),
            checks: tally.tests().to_string(),
            dead_ends: tally.dead_ends.to_string(),
            deepest: tally.deepest,
        }
    }
}

impl Run {
    /// Puts together what a method did, with the states of the best way and the partial solution at the cut.
    pub(super) fn with_states(puzzle: &Puzzle, method: Method, found: &verbs::Traced) -> Self {
        let best = found.record.best.as_deref();
        Self {
            states: best.filter(|_| found.record.ways.is_some()).map(states),
            found_at: Some(found.record.found_at.iter().map(|&event| event.into()).collect()),
            checked: found.record.checked.clues().iter().map(CheckedClue::from).collect(),
            partial: found.is_partial().then(|| partial_solution(puzzle, found.record.stack.assignments())),
            ..Self::new(method, found)
        }
    }

    pub(super) fn new(method: Method, found: &verbs::Traced) -> Self {
        let tally = &found.record.tally;
        let ways = found.record.ways.filter(|ways| ways.number > 0);
        Self {
            method: method.name.to_owned(),
            how: Some(found.ended),
            cost: Some(tally.into()),
            solutions: Some(tally.solutions.to_string()),
            shortest: ways.map(|ways| ways.shortest.to_string()),
            shortest_ways: ways.map(|ways| ways.number.to_string()),
            longest: ways.filter(|_| !method.finds_shortest).map(|ways| ways.longest.to_string()),
            ..Self::default()
        }
    }

    pub(super) fn refused(method: Method, why: &Refusal) -> Self {
        Self {
            method: method.name.to_owned(),
            refused: match why {
                Refusal::Because(message) | Refusal::Unfinished(message) => Some(message.id.as_str()),
                Refusal::Unfit(_) => Some("unfit"),
            },
            ..Self::default()
        }
    }
}

fn states(way: &[Assignment]) -> Vec<String> {
    way.iter().map(|step| step.value.to_string()).collect()
}

/// Returns a partial solution with its empty cells.
fn partial_solution(puzzle: &Puzzle, assignments: &[Assignment]) -> PartialSolution {
    match puzzle {
        Puzzle::Grid(puzzle) => {
            let row = |row: &[Option<usize>]| {
                let text = |(category, value): (&Category, &Option<usize>)| {
                    let value = value.and_then(|value| category.values.get(value));
                    (category.name.clone(), value.map(|value| value.text.clone()))
                };
                Ordered(puzzle.categories.iter().zip(row).map(text).collect())
            };
            let cells = table_cells(puzzle, assignments);
            PartialSolution::Grid { rows: cells.chunks(puzzle.categories.len().max(1)).map(row).collect() }
        }
        Puzzle::Sudoku(puzzle) => {
            let cells = board_cells(puzzle, assignments);
            PartialSolution::Sudoku { rows: cells.chunks(puzzle.size as usize).map(<[_]>::to_vec).collect() }
        }
        Puzzle::Crossing(_) | Puzzle::Moving(_) => PartialSolution::Way { states: states(assignments) },
    }
}

/// Returns a solution if nothing is open; `None` for a way, which is written as states.
pub(super) fn solution(puzzle: &Puzzle, assignments: &[Assignment]) -> Option<Solution> {
    match puzzle {
        Puzzle::Grid(puzzle) => {
            let columns = puzzle.categories.len();
            let mut table = bachet_grid::Solution::of(puzzle);
            for (place, value) in table_cells(puzzle, assignments).into_iter().enumerate() {
                let category = CategoryId((place % columns) as u32);
                table.set(place / columns, ValueId { category, index: u32::try_from(value?).ok()? });
            }
            Some(GridSolution::namer(puzzle)(table))
        }
        Puzzle::Sudoku(puzzle) => {
            let values = board_cells(puzzle, assignments).into_iter().collect::<Option<Vec<u8>>>()?;
            bachet_sudoku::Solution::new(puzzle.size, values).map(SudokuSolution::namer(puzzle))
        }
        Puzzle::Crossing(_) | Puzzle::Moving(_) => None,
    }
}
