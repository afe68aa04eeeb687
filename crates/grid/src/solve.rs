//! Solutions, and the answers to the questions.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use bachet_notation::clue::{Asked, CategoryId, Quantity, ValueId};
use bachet_notation::{Diagnostic, GridPuzzle};
use bachet_solver::{Budget, SearchOutcome, Solver};
use num_bigint::BigInt;
use num_rational::Ratio;

use crate::{Compiled, Evaluator, Solution, compile_merged};

/// Calls `found` with every solution, each once, until it breaks.
///
/// ```
/// use std::ops::ControlFlow;
/// use bachet_grid::{solve, verify};
/// use bachet_solver::{Budget, SearchOutcome};
///
/// let (puzzle, _) = bachet_notation::read_grid("
/// friend: Ann, Bob, Cleo
/// drink: tea, milk, water
/// 1. = Ann != tea and Bob != tea
/// 2. = Ann = milk
/// ");
/// let mut solutions = Vec::new();
/// let end = solve(&puzzle, &mut Budget::unlimited(), |solution| {
///     solutions.push(solution);
///     ControlFlow::Continue(())
/// });
/// assert_eq!(end, Ok(SearchOutcome::Exhausted));
/// assert_eq!(solutions.len(), 1);
/// assert!(verify(&puzzle, &solutions[0]).is_empty());
/// assert_eq!(solutions[0].rows().map(|row| row[1]).collect::<Vec<_>>(), [1, 2, 0]);
/// ```
///
/// # Errors
/// Why the puzzle cannot be compiled: see [`compile`](crate::compile).
pub fn solve(
    puzzle: &GridPuzzle,
    budget: &mut Budget<'_>,
    found: impl FnMut(Solution) -> ControlFlow<()>,
) -> Result<SearchOutcome, Vec<Diagnostic>> {
    Ok(solve_compiled(puzzle, &compile_merged(puzzle)?, budget, found))
}

/// Calls `found` with every solution of a compiled puzzle, each once, until it breaks.
pub fn solve_compiled(
    puzzle: &GridPuzzle,
    compiled: &Compiled,
    budget: &mut Budget<'_>,
    mut found: impl FnMut(Solution) -> ControlFlow<()>,
) -> SearchOutcome {
    each(puzzle, compiled, budget, &mut found)
}

/// As [`solve_compiled`]. `found` is not generic, so that the search of the solver is compiled only once.
fn each(
    puzzle: &GridPuzzle,
    compiled: &Compiled,
    budget: &mut Budget<'_>,
    found: &mut dyn FnMut(Solution) -> ControlFlow<()>,
) -> SearchOutcome {
    let mut solver = Solver::new(&compiled.model);
    solver.for_each(budget, |solution| found(compiled.decode(puzzle, |x| solution.value(x))))
}

/// The value of a question's expression in a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A value, also where the question asks for the number of an entity's value in a category.
    Value(ValueId),
    /// A number.
    Number(Ratio<BigInt>),
    /// Yes or no.
    Truth(bool),
    /// The expression has no value: no such entity, or a division by zero.
    Nothing,
}

/// The answers to every question, counted over the solutions added so far.
pub struct Answers<'a> {
    puzzle: &'a GridPuzzle,
    evaluator: Evaluator<'a>,
    counts: Vec<Vec<(Answer, u64)>>,
}

impl<'a> Answers<'a> {
    /// Creates counts of no solution.
    pub fn new(puzzle: &'a GridPuzzle) -> Self {
        Self { puzzle, evaluator: Evaluator::new(puzzle), counts: vec![Vec::new(); puzzle.questions.len()] }
    }

    /// Counts the answers of a solution.
    pub fn add(&mut self, solution: &Solution) {
        for (question, counts) in self.puzzle.questions.iter().zip(&mut self.counts) {
            let Some(asked) = &question.asked else { continue };
            let answer = answer(&self.evaluator, asked, solution);
            match counts.iter_mut().find(|(known, _)| *known == answer) {
                Some((_, count)) => *count += 1,
                None => counts.push((answer, 1)),
            }
        }
    }

    /// Returns for each question its answers with the number of solutions that give them: the most frequent first, then
    /// in the order of the category or of the numbers. A question that could not be read has none.
    pub fn counts(mut self) -> Vec<Vec<(Answer, u64)>> {
        for counts in &mut self.counts {
            counts.sort_by(|(a, m), (b, n)| n.cmp(m).then_with(|| order(a, b)));
        }
        self.counts
    }
}

fn answer(evaluator: &Evaluator<'_>, asked: &Asked, solution: &Solution) -> Answer {
    let answer = match asked {
        Asked::Who(who) => evaluator
            .who(who, solution)
            .map(|entity| Answer::Value(ValueId { category: CategoryId(0), index: entity as u32 })),
        Asked::Item(item) => evaluator.item(item, solution).map(Answer::Value),
        Asked::Number(Quantity::Of(category, who)) => evaluator
            .who(who, solution)
            .and_then(|entity| solution.get(entity, *category))
            .map(|index| Answer::Value(ValueId { category: *category, index })),
        Asked::Number(quantity) => evaluator.quantity(quantity, solution).map(Answer::Number),
        Asked::Truth(truth) => Some(Answer::Truth(evaluator.holds(truth, solution))),
    };
    answer.unwrap_or(Answer::Nothing)
}

/// Orders values as listed, numbers by size, yes before no, and no value last.
fn order(a: &Answer, b: &Answer) -> Ordering {
    match (a, b) {
        (Answer::Value(a), Answer::Value(b)) => a.cmp(b),
        (Answer::Number(a), Answer::Number(b)) => a.cmp(b),
        (Answer::Truth(a), Answer::Truth(b)) => b.cmp(a),
        (Answer::Nothing, Answer::Nothing) => Ordering::Equal,
        (Answer::Nothing, _) => Ordering::Greater,
        (_, Answer::Nothing) => Ordering::Less,
        // One question's answers are of one kind.
        _ => Ordering::Equal,
    }
}
