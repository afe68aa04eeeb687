//! From the answers of the verbs to their JSON.

mod crossing;
mod grid;
mod moving;
mod rules;
mod sentences;
mod sudoku;
mod trace;

use super::output::{self, Check, Output, QuestionAnswer, Show, ValueCount, Verdict};
use crate::Puzzle;
use crate::verbs::{self, Answered, Candidates, Cells, Checked, Counted, Findings, Shown, Solution, Solutions, Value};

impl Output {
    /// What `solve` found in the puzzle.
    pub fn of_solutions(puzzle: &Puzzle, found: &Solutions) -> Self {
        Self {
            solutions: solutions(puzzle, &found.solutions),
            answers: found.answers.iter().map(answer).collect(),
            answers_exact: if found.answers_exact { None } else { Some(false) },
            ways: found.ways.as_ref().map(crossing::ways),
            moves: found.moves.as_ref().map(moving::counts),
            ..Self::of_count(found.verdict, &found.count)
        }
    }

    /// What `count` found in the puzzle.
    pub fn of_counted(puzzle: &Puzzle, found: &Counted) -> Self {
        let per_clue = found.per_clue.as_ref();
        let best_order = found.best_order.as_deref();
        Self {
            counts: per_clue.map(|counts| counts.iter().map(|count| count.number.to_string()).collect()),
            counts_exact: per_clue.map(|counts| counts.iter().map(|count| count.exact).collect()),
            best_order: best_order.and_then(|order| match puzzle {
                Puzzle::Grid(puzzle) => Some(grid::best_order(puzzle, order)),
                Puzzle::Sudoku(_) | Puzzle::Crossing(_) | Puzzle::Moving(_) => None,
            }),
            estimate: found.estimate.as_ref().map(sudoku::estimate),
            ways: found.ways.as_ref().map(crossing::ways),
            moves: found.moves.as_ref().map(moving::counts),
            ..Self::of_count(found.verdict, &found.count)
        }
    }

    /// What `check` found in the puzzle, with so many solutions at most.
    pub fn of_checked(puzzle: &Puzzle, found: &Checked, first: usize) -> Self {
        let check = match &found.findings {
            Findings::Grid(findings) => Check::Grid(grid::check(findings, found.complete)),
            Findings::Sudoku(findings) => Check::Sudoku(sudoku::check(findings, found.complete)),
            Findings::Crossing(findings) => Check::Crossing(crossing::check(findings, found.complete)),
            Findings::Moving(counts) => Check::Moving(moving::counts(counts)),
        };
        Self {
            solutions: solutions(puzzle, &found.solutions[..first.min(found.solutions.len())]),
            check: Some(check),
            ..Self::of_count(found.verdict, &found.count)
        }
    }

    /// What `candidates` found in the puzzle.
    pub fn of_candidates(puzzle: &Puzzle, found: &Candidates) -> Self {
        let candidates = match (puzzle, &found.cells) {
            (Puzzle::Grid(puzzle), Cells::Grid(rows)) => Some(output::Candidates::Grid(grid::candidates(puzzle, rows))),
            (Puzzle::Sudoku(puzzle), Cells::Sudoku(masks)) => {
                Some(output::Candidates::Sudoku(sudoku::candidates(puzzle, masks)))
            }
            (Puzzle::Moving(puzzle), Cells::Moving(states)) => {
                Some(output::Candidates::Moving(moving::candidates(puzzle, states)))
            }
            (_, Cells::Crossing(states)) => Some(output::Candidates::Crossing(crossing::candidates(states))),
            _ => None,
        };
        Self { verdict: Some(found.verdict.into()), exact: Some(found.complete), candidates, ..Self::default() }
    }

    /// What `show` found of the puzzle.
    pub fn of_shown(puzzle: &Puzzle, found: &Shown) -> Self {
        let show = match (puzzle, found) {
            (Puzzle::Sudoku(puzzle), Shown::Board(found)) => Some(Show::Sudoku(sudoku::show(puzzle, found))),
            (_, Shown::Position(found)) => Some(Show::Moving(moving::show(found))),
            (Puzzle::Crossing(puzzle), Shown::State(found)) => Some(Show::Crossing(crossing::show(puzzle, found))),
            _ => None,
        };
        Self { show, ..Self::default() }
    }

    fn of_count(verdict: verbs::Verdict, count: &verbs::Count) -> Self {
        Self {
            verdict: Some(verdict.into()),
            count: Some(count.number.to_string()),
            exact: Some(count.exact),
            ..Self::default()
        }
    }
}

fn solutions(puzzle: &Puzzle, found: &[Solution]) -> Vec<output::Solution> {
    let one = |solution: &Solution| match (puzzle, solution) {
        (Puzzle::Grid(puzzle), Solution::Grid(solution)) => {
            Some(output::Solution::Grid(grid::solution(puzzle, solution)))
        }
        (Puzzle::Sudoku(_), Solution::Sudoku(solution)) => Some(output::Solution::Sudoku(sudoku::solution(solution))),
        (Puzzle::Moving(puzzle), Solution::Moving(way)) => {
            Some(output::Solution::Moving(moving::solution(puzzle, way)))
        }
        (Puzzle::Crossing(puzzle), Solution::Crossing(way)) => {
            Some(output::Solution::Crossing(crossing::solution(puzzle, way)))
        }
        _ => None,
    };
    found.iter().filter_map(one).collect()
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
