//! The solver: a standing model and the calls on it.

use std::ops::ControlFlow;

use crate::activity::Activity;
use crate::analyze::{Analyzer, Lesson};
use crate::engine::Engine;
use crate::literal::{Interval, Lit, Var};
use crate::model::{Model, Tag};
use crate::places::Places;
use bachet_budget::Budget;

/// How an enumeration ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchOutcome {
    /// There is nothing more to find: proved.
    Exhausted,
    /// The caller had enough.
    Stopped,
    /// The budget was spent.
    Limit,
}

/// Whether a solution exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Satisfiable {
    /// Yes: the solver has one.
    Yes,
    /// No: proved.
    No,
    /// The budget was spent first.
    Unknown,
}

/// A solution: a value for every variable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solution {
    pub(crate) words: Vec<u64>,
}

impl Solution {
    /// The value of a mask variable.
    #[inline]
    pub fn value(&self, x: Var) -> u32 {
        self.words[x.slot().index()].trailing_zeros()
    }

    /// The value of an interval.
    pub fn number(&self, x: Interval) -> i64 {
        self.words[x.lower().index()] as i64
    }
}

/// Why there is no solution.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Core {
    /// Constraints with these tags, together with the assumptions, have no solution. Not necessarily the fewest.
    pub tags: Vec<Tag>,
    /// The assumptions that took part.
    pub assumptions: Vec<Lit>,
}

/// A model at work, and what was found out about it.
///
/// Calls do not change what later calls find: `solve`, `solve_assuming` and `for_each` may follow one another in any order.
#[derive(Clone, Debug)]
pub struct Solver<'m> {
    pub(crate) model: &'m Model,
    pub(crate) engine: Engine<'m>,
    /// Whether the constraints clash without any assumption.
    pub(crate) clash: bool,
    pub(crate) solution: Solution,
    pub(crate) decisions: Vec<Lit>,
    /// What plain search refuted: how many choices stood above it, and the choice.
    pub(crate) refuted: Vec<(usize, Lit)>,
    pub(crate) learning: Option<Box<Learning>>,
    /// Clauses that forbid what plain search has been through.
    pub(crate) blocking: Vec<Vec<Lit>>,
    /// Whether found solutions are forbidden by clauses now.
    pub(crate) blocked: bool,
    pub(crate) core: Core,
    pub(crate) track: bool,
    /// The tags that take no part, by number.
    pub(crate) inactive: Vec<bool>,
}

/// What learning needs; made when plain search has failed often enough.
#[derive(Clone, Debug)]
pub(crate) struct Learning {
    pub(crate) analyzer: Analyzer,
    pub(crate) activity: Activity,
    /// On boards: what to branch by instead.
    pub(crate) places: Option<Places>,
    pub(crate) lesson: Lesson,
    /// The words that hold before any choice.
    pub(crate) root: Vec<u64>,
}

impl<'m> Solver<'m> {
    /// A solver with all constraints of the model.
    pub fn new(model: &'m Model) -> Self {
        let mut solver = Self {
            model,
            engine: Engine::new(model),
            clash: false,
            solution: Solution { words: vec![0; model.words.len()] },
            decisions: Vec::with_capacity(16),
            refuted: Vec::with_capacity(16),
            learning: None,
            blocking: Vec::new(),
            blocked: false,
            core: Core::default(),
            track: false,
            inactive: Vec::new(),
        };
        solver.restart();
        solver
    }

    /// A solver that can tell after each "no" which tags took part: see [`core`](Self::core).
    pub fn with_cores(model: &'m Model) -> Self {
        let mut solver = Self::new(model);
        solver.track = true;
        solver.restart();
        solver
    }

    /// Lets only the constraints take part whose tag is accepted; a rule of instances goes by its first tag.
    pub fn activate(&mut self, active: impl Fn(Tag) -> bool) {
        self.inactive = (0..self.model.tags_end()).map(|tag| !active(Tag(tag))).collect();
        self.restart();
    }

    /// Back to the model as stated.
    pub(crate) fn restart(&mut self) {
        self.learning = None;
        let units = self.engine.restart(&self.inactive);
        let result = units.and_then(|()| self.engine.propagate());
        self.clash = result.is_err();
        if let (Err(wiped), true) = (result, self.track) {
            let mut analyzer = Analyzer::new(self.model.words.len());
            self.core = Core { tags: analyzer.trace_conflict(&self.engine, wiped).1, assumptions: Vec::new() };
        }
    }

    /// Looks for one solution.
    pub fn solve(&mut self, budget: &mut Budget<'_>) -> Satisfiable {
        self.solve_assuming(&[], budget)
    }

    /// Looks for one solution in which all the literals hold.
    pub fn solve_assuming(&mut self, assumptions: &[Lit], budget: &mut Budget<'_>) -> Satisfiable {
        match self.for_each_assuming(assumptions, budget, |_| ControlFlow::Break(())) {
            SearchOutcome::Exhausted => Satisfiable::No,
            SearchOutcome::Stopped => Satisfiable::Yes,
            SearchOutcome::Limit => Satisfiable::Unknown,
        }
    }

    /// The solution that was found last.
    pub fn solution(&self) -> &Solution {
        &self.solution
    }

    /// Why the last call found that there is no solution; empty unless the solver was made [`with_cores`](Self::with_cores).
    pub fn core(&self) -> &Core {
        &self.core
    }

    /// Calls `found` with every solution, each once, until it breaks.
    pub fn for_each(
        &mut self,
        budget: &mut Budget<'_>,
        found: impl FnMut(&Solution) -> ControlFlow<()>,
    ) -> SearchOutcome {
        self.for_each_assuming(&[], budget, found)
    }

    /// Whether the literal holds, before any choice, by propagation alone.
    pub fn holds_at_root(&self, lit: Lit) -> bool {
        self.clash || self.engine.store.holds(lit)
    }
}
