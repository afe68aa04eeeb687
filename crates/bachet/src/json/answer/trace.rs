//! What a method did, and several compared.

use std::collections::BTreeSet;

use bachet_notation::clue::{CategoryId, ValueId};

use crate::Puzzle;
use crate::json::output::{Comparison, Cost, Output, Traced};
use crate::verbs::{self, Agreement, Assignment, Compared, Method, Refusal, Solution};

impl Output {
    /// What a method did with the puzzle, and its best solution.
    pub fn of_traced(puzzle: &Puzzle, method: Method, found: &verbs::Traced) -> Self {
        let best = found.record.best.as_deref();
        let solution = best.and_then(|standing| solution(puzzle, standing));
        let states = best.filter(|_| found.record.ways.is_some());
        let states = states.map(|way| way.iter().map(|step| step.value.to_string()).collect());
        let trace = Traced { states, ..traced(method, found) };
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
        longest: ways.map(|ways| ways.longest.to_string()),
        states: None,
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
        refused: match why {
            Refusal::Because(sentence) => Some(sentence.phrase.id()),
            Refusal::Unfit(_) => Some("unfit"),
        },
    }
}
