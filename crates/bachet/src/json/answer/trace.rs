//! What a method did, and several compared.

use std::collections::BTreeSet;

use bachet_notation::clue::{CategoryId, ValueId};

use crate::Puzzle;
use crate::json::output::{Comparison, Cost, Output, Row, Standing, Traced};
use crate::verbs::{self, Agreement, Assignment, Compared, Method, Refusal, Solution};

impl Output {
    /// What a method did with the puzzle, and its best solution; where it was cut off, what stands.
    pub fn of_traced(puzzle: &Puzzle, method: Method, found: &verbs::Traced) -> Self {
        let best = found.record.best.as_deref();
        let solution = best.and_then(|standing| solution(puzzle, standing));
        let trace = Traced {
            states: best.filter(|_| found.record.ways.is_some()).map(states),
            standing: found.is_standing().then(|| standing(puzzle, found.record.stack.assignments())),
            ..traced(method, found)
        };
        Self { solutions: super::solutions(puzzle, solution.as_slice()), trace: Some(trace), ..Self::default() }
    }

    /// What several methods did.
    pub fn of_compared<T>(found: &Compared<T>) -> Self {
        let rows = found.rows.iter().map(|row| match &row.found {
            Ok(found) => traced(row.method, found),
            Err(why) => refused(row.method, why),
        });
        let agree = match found.agreement {
            Agreement::Untested => None,
            Agreement::All(_) => Some(true),
            Agreement::Differ(_) => Some(false),
        };
        Self { comparison: Some(Comparison { methods: rows.collect(), agree }), ..Self::default() }
    }
}

fn states(way: &[Assignment]) -> Vec<String> {
    way.iter().map(|step| step.value.to_string()).collect()
}

/// What stands, with what is open.
fn standing(puzzle: &Puzzle, standing: &[Assignment]) -> Standing {
    match puzzle {
        Puzzle::Grid(puzzle) => {
            let columns = puzzle.categories.len();
            let mut cells: Vec<Option<String>> = vec![None; puzzle.entities() * columns];
            let text = |place: usize, value: u128| {
                let value = puzzle.categories[place % columns].values.get(usize::try_from(value).ok()?)?;
                Some(value.text.clone())
            };
            // The first category is what the rows stand for.
            for row in 0..puzzle.entities() {
                cells[row * columns] = text(row * columns, row as u128);
            }
            for assignment in standing {
                let place = assignment.place as usize;
                if let Some(cell) = cells.get_mut(place) {
                    *cell = text(place, assignment.value);
                }
            }
            let names = || puzzle.categories.iter().map(|category| category.name.clone());
            let row = |cells: &[Option<String>]| Row(names().zip(cells.iter().cloned()).collect());
            Standing::Grid { rows: cells.chunks(columns.max(1)).map(row).collect() }
        }
        Puzzle::Sudoku(puzzle) => {
            let mut values: Vec<Option<u8>> = puzzle.cells.iter().map(|cell| cell.given).collect();
            for assignment in standing {
                if let Some(value) = values.get_mut(assignment.place as usize) {
                    *value = u8::try_from(assignment.value).ok();
                }
            }
            Standing::Sudoku { rows: values.chunks(puzzle.size as usize).map(<[_]>::to_vec).collect() }
        }
        Puzzle::Crossing(_) | Puzzle::Moving(_) => Standing::Way { states: states(standing) },
    }
}

/// What stands, as a solution of the puzzle, if nothing is open; a way is told by its states instead.
fn solution(puzzle: &Puzzle, standing: &[Assignment]) -> Option<Solution> {
    match puzzle {
        Puzzle::Grid(puzzle) => {
            let columns = puzzle.categories.len().max(1);
            let mut table = bachet_grid::Solution::of(puzzle);
            let mut open: BTreeSet<usize> =
                (0..puzzle.entities() * columns).filter(|cell| cell % columns != 0).collect();
            for assignment in standing {
                let (entity, category) = (assignment.place as usize / columns, assignment.place as usize % columns);
                let category = CategoryId(category as u32);
                table.set(entity, ValueId { category, index: u32::try_from(assignment.value).ok()? });
                open.remove(&(assignment.place as usize));
            }
            open.is_empty().then_some(Solution::Grid(table))
        }
        Puzzle::Sudoku(puzzle) => {
            let mut values: Vec<u8> = puzzle.cells.iter().map(|cell| cell.given.unwrap_or_default()).collect();
            for assignment in standing {
                *values.get_mut(assignment.place as usize)? = u8::try_from(assignment.value).ok()?;
            }
            if values.contains(&0) {
                return None;
            }
            bachet_sudoku::Solution::new(puzzle.size, values).map(Solution::Sudoku)
        }
        Puzzle::Crossing(_) | Puzzle::Moving(_) => None,
    }
}

fn traced(method: Method, found: &verbs::Traced) -> Traced {
    let tally = &found.record.tally;
    let ways = found.record.ways.filter(|ways| ways.number > 0);
    Traced {
        method: method.name().to_owned(),
        how: Some(found.ended.into()),
        cost: Some(Cost {
            events: tally.events().to_string(),
            nodes: tally.nodes.to_string(),
            assigned: tally.assigned.to_string(),
            checks: tally.asked().to_string(),
            dead_ends: tally.dead_ends.to_string(),
            deepest: tally.deepest,
        }),
        solutions: Some(tally.solutions.to_string()),
        shortest: ways.map(|ways| ways.shortest.to_string()),
        shortest_ways: ways.map(|ways| ways.number.to_string()),
        longest: ways.filter(|_| !method.finds_shortest()).map(|ways| ways.longest.to_string()),
        states: None,
        standing: None,
        refused: None,
    }
}

fn refused(method: Method, why: &Refusal) -> Traced {
    Traced {
        method: method.name().to_owned(),
        how: None,
        cost: None,
        solutions: None,
        shortest: None,
        shortest_ways: None,
        longest: None,
        states: None,
        standing: None,
        refused: match why {
            Refusal::Because(message) => Some(message.id.as_str()),
            Refusal::Unfit(_) => Some("unfit"),
        },
    }
}
