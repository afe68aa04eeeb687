//! The solver: the state of a search on a model, and the calls on it.

use std::ops::ControlFlow;

use crate::activity::Activity;
use crate::analyze::{Analyzer, LearnedClause};
use crate::engine::Engine;
use crate::house_branching::HouseBranching;
use crate::literal::{Interval, Lit, Var};
use crate::model::Model;
use crate::tag::Tag;
use bachet_budget::Budget;

/// Why an enumeration ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchOutcome {
    /// All solutions were found.
    Exhausted,
    /// The caller stopped it.
    Stopped,
    /// The budget ran out.
    Limit,
}

/// Whether a solution exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Satisfiable {
    /// A solution was found.
    Yes,
    /// It is proved that there is none.
    No,
    /// The budget ran out first.
    Unknown,
}

/// A solution: a value for every variable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solution {
    pub(crate) words: Vec<u64>,
}

impl Solution {
    /// Returns the value of a mask variable.
    #[inline]
    pub fn value(&self, x: Var) -> u32 {
        self.words[x.slot().index()].trailing_zeros()
    }

    /// Returns the value of an interval.
    pub fn number(&self, x: Interval) -> i64 {
        self.words[x.lower().index()] as i64
    }
}

/// A proof of unsatisfiability: an unsatisfiable subset of the constraints and assumptions, not necessarily minimal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Core {
    /// The tags of the constraints.
    pub tags: Vec<Tag>,
    /// The assumptions.
    pub assumptions: Vec<Lit>,
}

/// A solver for a model.
///
/// Calls do not change the results of later calls: `solve`, `solve_assuming`, `for_each` and the others may follow one
/// another in any order.
#[derive(Clone, Debug)]
pub struct Solver<'m> {
    pub(crate) model: &'m Model,
    pub(crate) engine: Engine<'m>,
    /// Whether the active constraints are known to be unsatisfiable.
    pub(crate) root_conflict: bool,
    pub(crate) solution: Solution,
    pub(crate) decisions: Vec<Lit>,
    /// The decisions that plain search has refuted, each with the number of decisions above it.
    pub(crate) refuted: Vec<(usize, Lit)>,
    pub(crate) learning: Option<Box<Learning>>,
    /// The highest level whose decisions clause learning may only reverse, the deepest first; 0 if it may restart.
    pub(crate) floor: u32,
    /// Clauses that exclude the part of the search tree that plain search has explored.
    pub(crate) blocking: Vec<Vec<Lit>>,
    /// Whether the engine has blocking clauses.
    pub(crate) blocked: bool,
    pub(crate) core: Core,
    /// Whether cores are tracked.
    pub(crate) track: bool,
    /// For each tag number whether the constraints with that tag are inactive.
    pub(crate) inactive: Vec<bool>,
}

/// The state of clause learning.
#[derive(Clone, Debug)]
pub(crate) struct Learning {
    pub(crate) analyzer: Analyzer,
    pub(crate) activity: Activity,
    /// Replaces `activity` for Sudoku-like models.
    pub(crate) house_branching: Option<HouseBranching>,
    /// The latest learned clause; kept here so that its memory is used again.
    pub(crate) learned: LearnedClause,
    /// The words at the root level.
    pub(crate) root: Vec<u64>,
}

impl<'m> Solver<'m> {
    /// Returns a solver with all constraints of the model.
    pub fn new(model: &'m Model) -> Self {
        let mut solver = Self {
            model,
            engine: Engine::new(model),
            root_conflict: false,
            solution: Solution { words: vec![0; model.words.len()] },
            decisions: Vec::with_capacity(16),
            refuted: Vec::with_capacity(16),
            learning: None,
            floor: 0,
            blocking: Vec::new(),
            blocked: false,
            core: Core::default(),
            track: false,
            inactive: Vec::new(),
        };
        solver.reset();
        solver
    }

    /// Returns a solver that gives a [`core`](Self::core) after each result "no solution".
    pub fn with_cores(model: &'m Model) -> Self {
        let mut solver = Self::new(model);
        solver.track = true;
        solver.reset();
        solver
    }

    /// Activates exactly the constraints whose tag is accepted. An all-different constraint goes by its first tag.
    pub fn activate(&mut self, active: impl Fn(Tag) -> bool) {
        self.inactive = (0..self.model.tags_end()).map(|tag| !active(Tag(tag))).collect();
        self.reset();
    }

    /// Returns to the root level of the active constraints, without learned clauses.
    pub(crate) fn reset(&mut self) {
        #[cfg(test)]
        crate::tests::cores::count_reset();
        self.learning = None;
        let units = self.engine.reset(&self.inactive);
        let result = units.and_then(|()| self.engine.propagate());
        self.root_conflict = result.is_err();
        if let (Err(conflict), true) = (result, self.track) {
            let mut analyzer = Analyzer::new(self.model.words.len());
            self.core = Core { tags: analyzer.trace_conflict(&self.engine, conflict).1, assumptions: Vec::new() };
        }
    }

    /// Searches for a solution.
    pub fn solve(&mut self, budget: &mut Budget<'_>) -> Satisfiable {
        self.solve_assuming(&[], budget)
    }

    /// Searches for a solution in which all the assumptions hold.
    pub fn solve_assuming(&mut self, assumptions: &[Lit], budget: &mut Budget<'_>) -> Satisfiable {
        match self.for_each_assuming(assumptions, budget, |_| ControlFlow::Break(())) {
            SearchOutcome::Exhausted => Satisfiable::No,
            SearchOutcome::Stopped => Satisfiable::Yes,
            SearchOutcome::Limit => Satisfiable::Unknown,
        }
    }

    /// Returns the solution that was found last.
    pub fn solution(&self) -> &Solution {
        &self.solution
    }

    /// Returns the core of the last result "no solution"; empty unless the solver was made
    /// [`with_cores`](Self::with_cores).
    pub fn core(&self) -> &Core {
        &self.core
    }

    /// Calls `found` with every solution, each once, until `found` breaks.
    pub fn for_each(
        &mut self,
        budget: &mut Budget<'_>,
        found: impl FnMut(&Solution) -> ControlFlow<()>,
    ) -> SearchOutcome {
        self.for_each_assuming(&[], budget, found)
    }

    /// Returns whether propagation alone, without any decision, proves the literal.
    pub fn holds_at_root(&self, lit: Lit) -> bool {
        self.root_conflict || self.engine.store.holds(lit)
    }
}
