//! The marks on a logic grid: pairs of values that belong together, or do not.

use std::hash::BuildHasher as _;
use std::ops::ControlFlow;

use bachet_grid::{Answers, Compiled, Evaluator, Solution, TagOrigin, compile, verify};
use bachet_notation::clue::{Comparison, Item, Truth, ValueId, Who};
use bachet_notation::{Clue, GridPuzzle, Severity, Span, read_clue};
use bachet_solver::{Budget, Satisfiable, Solver};
use rustc_hash::FxBuildHasher;

use super::dead_end::dead_end;
use super::marks::{Marks, Spent, closest};
use super::{ShowOptions, ShownGrid};
use crate::messages::{Message, MessageId};
use crate::verbs::candidates::of_grid;
use crate::verbs::solve::answered;
use crate::verbs::{GridSolution, Refusal};

pub(super) fn show(grid: &GridPuzzle, options: &ShowOptions, budget: &mut Budget<'_>) -> Result<ShownGrid, Refusal> {
    let truths = |texts: &[String], budget: &Budget<'_>| {
        let known = |text: &String| if budget.is_spent() { Err(unfinished()) } else { pair(grid, text) };
        texts.iter().map(known).collect::<Result<Vec<Truth>, Refusal>>()
    };
    let (marked, asked) = (truths(&options.set, budget)?, truths(&options.tell, budget)?);
    let mut clues_and_marks = grid.clone();
    clues_and_marks.clues.extend(marked.iter().map(clue));
    let compiled = compile(&clues_and_marks).map_err(Refusal::Unfit)?;
    let evaluator = Evaluator::new(grid);
    let mut pairs = Pairs {
        puzzle: grid,
        compiled: &compiled,
        evaluator: &evaluator,
        solver: Solver::new(&compiled.model),
        marked: &marked,
    };
    let all: Vec<usize> = (0..marked.len()).collect();
    let found = pairs.find(&all, budget);
    let dead_end = if matches!(found, Ok(None)) {
        let secret = FxBuildHasher.hash_one(grid.clues.iter().map(|clue| &clue.expression).collect::<Vec<_>>());
        dead_end(&mut pairs, &all, options, secret, budget).ok()
    } else {
        None
    };
    let table = if matches!(found, Ok(Some(_))) { only_table(grid, &marked, budget) } else { None };
    let solved = table.filter(|table| verify(grid, table).is_empty());
    let closest = if options.wants_solution() { closest(&mut pairs, budget).unwrap_or(None) } else { None };
    let told = |truth: &Truth| closest.as_ref().map(|solution| evaluator.holds(truth, solution));
    let told = options.tell.iter().cloned().zip(asked.iter().map(told)).collect();
    let named = GridSolution::namer(grid);
    Ok(ShownGrid {
        marks: options.set.clone(),
        solvable: found.ok().map(|found| found.is_some()),
        dead_end,
        told,
        answers: solved.as_ref().map(|table| answers(grid, table)).unwrap_or_default(),
        solved: solved.is_some(),
        solution: closest.filter(|_| options.solution).map(named),
        candidates: if options.candidates { Some(of_grid(&clues_and_marks, budget)?) } else { None },
    })
}

/// Returns a mark that is possible: the first value of the first category with the first one of the second.
pub(super) fn example(grid: &GridPuzzle) -> String {
    let [one, other] = [&grid.categories.first(), &grid.categories.get(1)]
        .map(|category| category.and_then(|category| category.values.first()).map_or("", |value| value.text.as_str()));
    format!("{one} = {other}")
}

/// Reads a mark: `Ann = tea` or `Ann != tea`, two values of different categories.
///
/// A value that nobody has belongs together with none, so a cross is the opposite of a tick, not a clue about two.
pub(in crate::verbs) fn pair(grid: &GridPuzzle, text: &str) -> Result<Truth, Refusal> {
    let (truth, problems) = read_clue(grid, text);
    let is_read = !problems.iter().any(|problem| problem.severity() == Severity::Error);
    let belong = |one: ValueId, comparison: Comparison, other: ValueId, tick: Truth| {
        (one.category != other.category).then(|| match comparison {
            Comparison::NotEqual => Truth::Not(Box::new(tick)),
            _ => tick,
        })
    };
    let mark = match truth.filter(|_| is_read) {
        Some(Truth::Same(Who::Has(one), comparison, Who::Has(other))) => {
            belong(one, comparison, other, Truth::Same(Who::Has(one), Comparison::Equal, Who::Has(other)))
        }
        Some(Truth::Items(one, comparison, other)) if comparison.is_equality() => match (&one, &other) {
            (Item::Value(shared), Item::Of(_, who)) | (Item::Of(_, who), Item::Value(shared)) => match **who {
                Who::Has(owner) => {
                    belong(*shared, comparison, owner, Truth::Items(one.clone(), Comparison::Equal, other.clone()))
                }
                _ => None,
            },
            _ => None,
        },
        _ => None,
    };
    mark.ok_or_else(|| {
        Refusal::Because(Message::from(MessageId::BadMark).text("text", text).text("example", example(grid)))
    })
}

fn unfinished() -> Refusal {
    Refusal::Unfinished(Message::from(MessageId::MarksUnread))
}

pub(in crate::verbs) fn clue(mark: &Truth) -> Clue {
    let span = Span::default();
    Clue { label: String::new(), text: None, expression: None, truth: Some(mark.clone()), span, parts: vec![span] }
}

/// Returns the only table that has the marks, whatever the clues say; `None` if there are several.
fn only_table(grid: &GridPuzzle, marked: &[Truth], budget: &mut Budget<'_>) -> Option<Solution> {
    let without_clues = GridPuzzle { clues: marked.iter().map(clue).collect(), ..grid.clone() };
    let mut tables = Vec::new();
    let end = bachet_grid::solve(&without_clues, budget, |table| {
        tables.push(table);
        if tables.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let is_all = matches!(end, Ok(bachet_solver::SearchOutcome::Exhausted));
    tables.pop().filter(|_| is_all && tables.is_empty())
}

fn answers(grid: &GridPuzzle, table: &Solution) -> Vec<crate::verbs::Answered> {
    let mut answers = Answers::new(grid);
    answers.add(table);
    answered(grid, answers.counts())
}

/// The marks of a player beside the clues, of which they are the last.
pub(in crate::verbs) struct Pairs<'a> {
    pub(in crate::verbs) puzzle: &'a GridPuzzle,
    pub(in crate::verbs) compiled: &'a Compiled,
    pub(in crate::verbs) evaluator: &'a Evaluator<'a>,
    pub(in crate::verbs) solver: Solver<'a>,
    pub(in crate::verbs) marked: &'a [Truth],
}

impl Marks for Pairs<'_> {
    type Solution = Solution;

    fn count(&self) -> usize {
        self.marked.len()
    }

    fn find(&mut self, marks: &[usize], budget: &mut Budget<'_>) -> Result<Option<Solution>, Spent> {
        let mut is_assumed = vec![false; self.marked.len()];
        for &mark in marks {
            is_assumed[mark] = true;
        }
        let clues = self.puzzle.clues.len();
        self.solver.activate(|tag| match self.compiled.tags.origin(tag) {
            TagOrigin::Part { clue, .. } => (clue as usize).checked_sub(clues).is_none_or(|mark| is_assumed[mark]),
            _ => true,
        });
        match self.solver.solve(budget) {
            Satisfiable::Yes => {
                let solution = self.solver.solution();
                Ok(Some(self.compiled.decode(self.puzzle, |x| solution.value(x))))
            }
            Satisfiable::No => Ok(None),
            Satisfiable::Unknown => Err(Spent),
        }
    }

    fn has(&self, solution: &Solution, mark: usize) -> bool {
        self.evaluator.holds(&self.marked[mark], solution)
    }
}
