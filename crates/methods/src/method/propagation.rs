//! Constraint propagation with clause learning: Bachet's own search, observed.
//!
//! A decision assigns a value to a variable with few values and many constraints, and propagation finds what follows.
//! When a value has failed, its removal is no decision; its consequences belong to the node above. After a number of
//! conflicts the search learns a clause from each further one, backtracks as far as the clause allows, and restarts now
//! and then.
//!
//! A check is a constraint from which a value or a conflict followed; constraints that were propagated in vain are not
//! reported.

use std::ops::ControlFlow;

use bachet_solver::{Lit, Observer, Solution, Solver, Tag, Var};

use crate::compiled::CompiledPuzzle;
use crate::partial_assignment::{Checkpoint, PartialAssignment};
use crate::reporter::Reporter;
use crate::{Event, Family, Flow, Method, Problem, RunEnd, RunOptions, Sink, Subject, Unfit};

impl Method {
    /// Constraint propagation with clause learning.
    pub const PROPAGATION: Self = Self {
        name: "propagation",
        other_names: &[
            "cp",
            "constraint propagation",
            "constraints",
            "propagation de contraintes",
            "propagatie",
            "cdcl",
        ],
        title: "Bachet's own search: constraint propagation and clause learning",
        families: Family::ASSIGNMENTS,
        uses_clue_order: false,
        ..Self::BASE
    };
}

pub(crate) fn run<S: Sink>(
    problem: Problem<'_>,
    _: &RunOptions,
    reporter: &mut Reporter<'_, '_, S>,
) -> Result<Flow, Unfit> {
    let compiled = match problem {
        Problem::Grid(puzzle) => {
            CompiledPuzzle::grid(puzzle, bachet_grid::compile_merged(puzzle).map_err(Unfit::Invalid)?)
        }
        Problem::Sudoku(sudoku) => CompiledPuzzle::sudoku(sudoku),
        _ => return Err(Unfit::Family(Method::PROPAGATION, problem.family())),
    };
    Ok(search(&compiled, reporter))
}

/// Searches for all solutions. A step of the budget is a decision or, once the search learns, a conflict.
fn search(compiled: &CompiledPuzzle, reporter: &mut Reporter<'_, '_, impl Sink>) -> Flow {
    reporter.node(0)?;
    reporter.lend_budget(|budget, reporter| {
        let mut observer = EventObserver {
            compiled,
            assignment: PartialAssignment::new(compiled),
            reporter,
            flow: Flow::Continue(()),
            decision: None,
            depth: 0,
            checkpoints: Vec::new(),
        };
        let end = Solver::new(&compiled.model).for_each_observed(budget, &mut observer);
        // A sink that stopped the run takes precedence over the budget.
        observer.flow?;
        if end == bachet_solver::SearchOutcome::Limit { Flow::Break(RunEnd::Limit) } else { Flow::Continue(()) }
    })
}

/// An observer of the solver that reports events.
struct EventObserver<'s, 'a, 'b, S> {
    compiled: &'s CompiledPuzzle,
    assignment: PartialAssignment<'s>,
    reporter: Reporter<'a, 'b, S>,
    /// Whether the run continues.
    flow: Flow,
    /// A decision whose node is not reported yet, because its value comes first.
    decision: Option<Lit>,
    /// The number of current decisions.
    depth: u32,
    /// The state before each variable got its value.
    checkpoints: Vec<Checkpoint>,
}

impl<S: Sink> EventObserver<'_, '_, '_, S> {
    /// Reports an event unless the run has ended.
    fn report(&mut self, event: Event) {
        if self.flow.is_continue() {
            self.flow = self.reporter.event(event);
        }
    }

    /// Reports a constraint from which something followed, unless it is a given.
    fn check(&mut self, tag: Option<Tag>, holds: bool) {
        let subject = tag.map(|tag| self.compiled.origin(tag));
        if let Some(subject) = subject.filter(|subject| !matches!(subject, Subject::Place(_))) {
            self.report(Event::Check { subject, holds });
        }
    }

    /// Reports the node below a decision, if it is not reported yet.
    fn enter(&mut self) {
        if self.decision.take().is_some() {
            self.report(Event::Node { depth: self.depth });
        }
    }
}

impl<S: Sink> Observer for EventObserver<'_, '_, '_, S> {
    fn decided(&mut self, decision: Lit, ways: u32) -> ControlFlow<()> {
        self.enter();
        self.report(Event::Choose { subject: self.compiled.subject_of(decision), ways: ways.into() });
        self.decision = Some(decision);
        self.depth += 1;
        if self.flow.is_continue() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn fixed(&mut self, x: Var, value: u32, by: Option<Tag>) {
        let is_decision = self.decision.and_then(Lit::as_within).is_some_and(|(decided, _)| decided == x);
        if !is_decision {
            self.enter();
        }
        self.check(by, true);
        self.checkpoints.push(self.assignment.checkpoint());
        for (at, cell) in self.assignment.assign(x, value).into_iter().enumerate() {
            let (place, value) = (cell.place, cell.value.into());
            self.report(Event::Assign { place, value, forced: !is_decision || at > 0 });
        }
        self.enter();
    }

    fn conflict(&mut self, tag: Option<Tag>) {
        self.enter();
        self.check(tag, false);
        let subject = tag.map_or(Subject::Board, |tag| self.compiled.origin(tag));
        self.report(Event::Conflict { subject });
    }

    fn backtracked(&mut self, decisions: usize, fixed: usize) {
        self.enter();
        self.depth = decisions as u32;
        if let Some(&checkpoint) = self.checkpoints.get(fixed) {
            self.assignment.back_to(checkpoint);
            self.checkpoints.truncate(fixed);
        }
        self.report(Event::Backtrack { kept: self.assignment.len(), depth: self.depth });
    }

    fn found(&mut self, _: &Solution) -> ControlFlow<()> {
        self.enter();
        if self.flow.is_continue() {
            self.flow = self.reporter.solution();
        }
        if self.flow.is_continue() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}
