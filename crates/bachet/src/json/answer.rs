//! From the answers of the verbs to their JSON.

use bachet_grid::Solution;
use bachet_notation::clue::{CategoryId, ValueId};

use super::output::{
    Best, Cell, Check, ClueLine, GridCandidates, GridSolution, Output, QuestionAnswer, Row, Settling, ValueCount,
    Verdict,
};
use crate::Puzzle;
use crate::verbs::{self, Answered, Candidates, Checked, CluePart, Count, Counted, Differing, Solutions, Value};

impl Output {
    /// What `solve` found.
    pub fn of_solutions(puzzle: &Puzzle, found: &Solutions) -> Self {
        Self {
            verdict: Some(found.verdict.into()),
            count: Some(found.count.number.to_string()),
            exact: Some(found.count.exact),
            solutions: found.solutions.iter().map(|s| solution(puzzle, s)).collect(),
            answers: found.answers.iter().map(answer).collect(),
            answers_exact: if found.answers_exact { None } else { Some(false) },
            ..Self::default()
        }
    }

    /// What `count` found.
    pub fn of_counted(puzzle: &Puzzle, found: &Counted) -> Self {
        let Puzzle::Grid(grid) = puzzle;
        let best = |(clue, count): &(usize, Count)| Best {
            clue: clue + 1,
            label: grid.clues[*clue].label.clone(),
            count: count.number.to_string(),
            exact: count.exact,
        };
        let per_clue = found.per_clue.as_ref();
        Self {
            verdict: Some(found.verdict.into()),
            count: Some(found.count.number.to_string()),
            exact: Some(found.count.exact),
            counts: per_clue.map(|counts| counts.iter().map(|count| count.number.to_string()).collect()),
            counts_exact: per_clue.map(|counts| counts.iter().map(|count| count.exact).collect()),
            best_order: found.best_order.as_ref().map(|order| order.iter().map(best).collect()),
            ..Self::default()
        }
    }

    /// What `check` found, with so many solutions at most.
    pub fn of_checked(puzzle: &Puzzle, found: &Checked, first: usize) -> Self {
        let lines = |list: &[CluePart]| list.iter().map(clue).collect::<Vec<ClueLine>>();
        let settling =
            |(at, expression): &(usize, Option<String>)| Settling { solution: at + 1, expression: expression.clone() };
        let cell = |cell: &Differing| Cell {
            entity: cell.entity.clone(),
            category: cell.category.clone(),
            values: cell.values.clone(),
        };
        let check = Check {
            idle: lines(&found.idle),
            minimal: found.minimal.as_deref().map(lines),
            smallest: found.smallest.as_ref().map(|(clues, _)| lines(clues)),
            smallest_proved: found.smallest.as_ref().map(|&(_, proved)| proved),
            differing: found.differing.iter().map(cell).collect(),
            settling: found.settling.iter().map(settling).collect(),
            clash: found.clash.as_deref().map(lines),
            complete: found.complete,
        };
        Self {
            verdict: Some(found.verdict.into()),
            count: Some(found.count.number.to_string()),
            exact: Some(found.count.exact),
            solutions: found.solutions.iter().take(first).map(|s| solution(puzzle, s)).collect(),
            check: Some(check),
            ..Self::default()
        }
    }

    /// What `candidates` found.
    pub fn of_candidates(puzzle: &Puzzle, found: &Candidates) -> Self {
        let Puzzle::Grid(grid) = puzzle;
        let names = || grid.categories.iter().map(|c| c.name.clone());
        let rows = found.rows.iter().map(|row| Row(names().zip(row.iter().cloned()).collect())).collect();
        Self {
            verdict: Some(found.verdict.into()),
            exact: Some(found.complete),
            candidates: Some(GridCandidates { rows }),
            ..Self::default()
        }
    }
}

fn solution(puzzle: &Puzzle, solution: &Solution) -> GridSolution {
    let Puzzle::Grid(grid) = puzzle;
    let text = |(category, index): (u32, &u32)| {
        let category = CategoryId(category);
        (grid.category(category).name.clone(), grid.value(ValueId { category, index: *index }).text.clone())
    };
    GridSolution { rows: solution.rows().map(|row| Row((0..).zip(row).map(text).collect())).collect() }
}

impl From<verbs::Verdict> for Verdict {
    fn from(verdict: verbs::Verdict) -> Self {
        match verdict {
            verbs::Verdict::Unique => Self::Unique,
            verbs::Verdict::Several => Self::Several,
            verbs::Verdict::None => Self::None,
            verbs::Verdict::Unknown => Self::Unknown,
        }
    }
}

fn clue(part: &CluePart) -> ClueLine {
    ClueLine {
        clue: part.clue + 1,
        label: part.label.clone(),
        part: part.part.map(|part| part + 1),
        text: part.text.clone(),
    }
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
