//! What the solutions have in common, by the solver. Steps are never taken from it: it says where to look, and when
//! nothing more follows.

use std::ops::ControlFlow;

use bachet_budget::Budget;
use bachet_grid::{Solution, solve};
use bachet_notation::clue::{Comparison, Item, Truth, Who};
use bachet_notation::{Clue, GridPuzzle, Span};
use bachet_solver::SearchOutcome;

use super::Shape;
use crate::Fact;
use crate::subsets::Literal;

/// Maximum number of solutions that are compared before each fact is asked for by itself.
const MAX_SOLUTIONS: usize = 200;

/// What is common to solutions.
#[derive(Clone, Debug)]
pub(super) struct Common {
    /// For each square its value in all solutions that were seen; `None` if they differ, or there is no such square.
    pub(super) values: Vec<Option<bool>>,
    /// The number of solutions that were seen.
    pub(super) seen: usize,
    /// Whether these are all solutions, or the values that differ have been seen to differ.
    pub(super) is_complete: bool,
}

impl Common {
    /// Compares a solution with those before.
    fn add(&mut self, shape: &Shape, solution: &Solution) {
        for square in shape.squares() {
            let value = together(shape, solution, square);
            if self.seen == 0 {
                self.values[square] = Some(value);
            } else if self.values[square] != Some(value) {
                self.values[square] = None;
            }
        }
        self.seen += 1;
    }

    /// Whether the literal is in no solution that was seen.
    pub(super) fn excludes(&self, literal: Literal) -> bool {
        self.seen == 0 || self.values[literal.fact()] == Some(!literal.holds())
    }
}

/// Returns what the solutions with these known facts have in common.
pub(super) fn common(puzzle: &GridPuzzle, shape: &Shape, known: &[Fact], budget: &mut Budget<'_>) -> Common {
    let mut common = Common { values: vec![None; shape.values().pow(2)], seen: 0, is_complete: false };
    let mut is_known = vec![false; shape.values().pow(2)];
    for literal in known.iter().filter_map(|&fact| shape.literal_of(fact)) {
        is_known[literal.fact()] = true;
    }
    let end = solve(&with_facts(puzzle, shape, known), budget, |solution| {
        common.add(shape, &solution);
        let is_open = shape.squares().any(|square| common.values[square].is_some() && !is_known[square]);
        common.is_complete = !is_open;
        if is_open && common.seen < MAX_SOLUTIONS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    match end {
        Ok(SearchOutcome::Exhausted) => common.is_complete = true,
        Ok(SearchOutcome::Stopped) if !common.is_complete => {
            // Many solutions: what they have in common is asked for, one fact after the other.
            for square in shape.squares().filter(|&square| !is_known[square]) {
                let Some(value) = common.values[square] else { continue };
                let facts = [known, &[shape.fact(Literal::new(square, !value))]].concat();
                let end = solve(&with_facts(puzzle, shape, &facts), budget, |solution| {
                    common.add(shape, &solution);
                    ControlFlow::Break(())
                });
                if !matches!(end, Ok(SearchOutcome::Exhausted | SearchOutcome::Stopped)) {
                    return common;
                }
            }
            common.is_complete = true;
        }
        _ => {}
    }
    common
}

/// Whether the two values of a square belong together in a solution.
pub(super) fn together(shape: &Shape, solution: &Solution, square: usize) -> bool {
    let (x, y) = shape.pair(square);
    let (x, y) = (shape.value(x), shape.value(y));
    let has =
        |row: usize, value: bachet_notation::clue::ValueId| solution.get(row, value.category) == Some(value.index);
    (0..shape.entities()).any(|row| has(row, x) && has(row, y))
}

/// Returns the puzzle with facts as further clues.
pub(super) fn with_facts(puzzle: &GridPuzzle, shape: &Shape, facts: &[Fact]) -> GridPuzzle {
    let mut puzzle = puzzle.clone();
    puzzle.clues.extend(facts.iter().map(|&fact| Clue {
        label: String::new(),
        text: None,
        expression: None,
        truth: Some(truth(shape, fact)),
        span: Span::default(),
        parts: Vec::new(),
    }));
    puzzle
}

fn truth(shape: &Shape, fact: Fact) -> Truth {
    let (mut x, mut y) = (usize::from(fact.place), usize::from(fact.value));
    if !shape.is_unique(x) {
        (x, y) = (y, x);
    }
    let who = Who::Has(shape.value(x));
    let value = shape.value(y);
    let together = if shape.is_unique(y) {
        Truth::Same(who, Comparison::Equal, Who::Has(value))
    } else {
        Truth::Items(Item::Of(value.category, Box::new(who)), Comparison::Equal, Item::Value(value))
    };
    if fact.holds { together } else { Truth::Not(Box::new(together)) }
}
