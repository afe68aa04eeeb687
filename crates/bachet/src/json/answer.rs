//! From the answers of the verbs to their JSON.

use bachet_grid::Solution;
use bachet_notation::clue::{CategoryId, ValueId};

use super::output::{GridCandidates, GridSolution, Output, QuestionAnswer, Row, ValueCount};
use crate::Puzzle;
use crate::verbs::{Answered, Candidates, Solutions, Value};

impl Output {
    /// What `solve` found.
    pub fn of_solutions(puzzle: &Puzzle, found: &Solutions) -> Self {
        Self {
            verdict: Some(found.verdict.id()),
            count: Some(found.count.number.to_string()),
            exact: Some(found.count.exact),
            solutions: found.solutions.iter().map(|s| solution(puzzle, s)).collect(),
            answers: found.answers.iter().map(answer).collect(),
            answers_exact: if found.answers_exact { None } else { Some(false) },
            ..Self::default()
        }
    }

    /// What `candidates` found.
    pub fn of_candidates(puzzle: &Puzzle, found: &Candidates) -> Self {
        let Puzzle::Grid(grid) = puzzle;
        let names = || grid.categories.iter().map(|c| c.name.clone());
        let rows = found.rows.iter().map(|row| Row(names().zip(row.iter().cloned()).collect())).collect();
        Self {
            verdict: Some(found.verdict.id()),
            exact: Some(found.complete),
            candidates: Some(GridCandidates { rows }),
            ..Self::default()
        }
    }
}

pub(super) fn solution(puzzle: &Puzzle, solution: &Solution) -> GridSolution {
    let Puzzle::Grid(grid) = puzzle;
    let text = |(category, index): (u32, &u32)| {
        let category = CategoryId(category);
        (grid.category(category).name.clone(), grid.value(ValueId { category, index: *index }).text.clone())
    };
    GridSolution { rows: solution.rows().map(|row| Row((0..).zip(row).map(text).collect())).collect() }
}

fn answer(answered: &Answered) -> QuestionAnswer {
    let value = |value: &Value| match value {
        Value::Text(text) => Some(text.clone()),
        Value::Truth(true) => Some("true".to_owned()),
        Value::Truth(false) => Some("false".to_owned()),
        Value::Nothing => None,
    };
    QuestionAnswer {
        question: answered.question.clone(),
        values: answered.values.iter().map(|(v, n)| ValueCount { value: value(v), count: n.to_string() }).collect(),
    }
}
