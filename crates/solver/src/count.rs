//! Exact counting: depth-first search that multiplies the counts of independent components.
//!
//! After each decision the open variables are split into components that no constraint connects. Each component is
//! counted by itself, and its count is cached (#SAT with component caching: Sang, Bacchus, Beame, Kautz and Pitassi
//! 2004).

mod cache;
mod components;
mod graph;
mod permanent;
mod residual;

use num_bigint::BigUint;

use self::cache::Cache;
use self::components::{Component, ComponentKind, Splitter};
use self::graph::Graph;
pub(crate) use self::residual::Residual;
use crate::literal::{Interval, Lit, Slot, Var, bit};
use crate::solver::Solver;
use crate::store::Reason;
use bachet_budget::Budget;

/// A number of solutions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// The number of solutions, or a lower bound of it.
    pub number: BigUint,
    /// Whether `number` is the number of solutions rather than a lower bound.
    pub exact: bool,
}

/// Number of steps between two progress reports.
const STEPS_PER_REPORT: u64 = 1 << 12;

impl Solver<'_> {
    /// Returns the number of solutions, or a lower bound if the budget runs out. A step is one decision.
    ///
    /// Solutions that differ in any variable are different; variables that others determine do not change the number.
    pub fn count(&mut self, budget: &mut Budget<'_>) -> Count {
        self.count_with(budget, &mut |_| ())
    }

    /// Counts as [`count`](Self::count) does, and calls `progress` from time to time with a lower bound.
    pub fn count_with(&mut self, budget: &mut Budget<'_>, progress: &mut dyn FnMut(&BigUint)) -> Count {
        if self.learning.is_some() {
            // Learned clauses would connect components that are independent in the model.
            self.reset();
        }
        if self.root_conflict {
            return Count { number: BigUint::ZERO, exact: true };
        }
        let count = Counter::new(self).run(budget, progress);
        self.engine.backtrack_to(0);
        count
    }
}

/// A component that is being counted. The first on the stack is the whole model.
#[derive(Debug)]
struct Node {
    component: Component,
    /// The level at which the component was found.
    level: u32,
    /// The remaining branches.
    branches: Branches,
    /// The number of solutions of the finished branches.
    sum: BigUint,
    /// The product of the counts of the finished components of the current branch.
    product: BigUint,
    /// The index in [`Counter::waiting`] of the first waiting component of the current branch.
    waiting: usize,
}

/// The remaining branches of a node.
#[derive(Debug)]
enum Branches {
    /// A variable and its remaining values.
    Values(Var, u64),
    /// An interval, the upper end of its lower half, and the number of halves taken.
    Halves(Interval, i64, u8),
    /// No branch.
    Nothing,
}

struct Counter<'s, 'm> {
    solver: &'s mut Solver<'m>,
    graph: Graph,
    splitter: Splitter,
    cache: Cache,
    stack: Vec<Node>,
    /// The components of the current branches that are still to be counted, those of the deepest node last.
    waiting: Vec<Component>,
}

impl<'s, 'm> Counter<'s, 'm> {
    fn new(solver: &'s mut Solver<'m>) -> Self {
        let graph = Graph::new(solver);
        let splitter = Splitter::new(solver.model);
        Self { solver, graph, splitter, cache: Cache::default(), stack: Vec::new(), waiting: Vec::new() }
    }

    fn run(mut self, budget: &mut Budget<'_>, progress: &mut dyn FnMut(&BigUint)) -> Count {
        let all = Component { vars: self.graph.vars.clone(), key: Vec::new(), kind: ComponentKind::Entailed };
        self.enter(all, Branches::Nothing);
        self.split();
        let mut next_report = budget.used() + STEPS_PER_REPORT;
        while let Some(node) = self.stack.last_mut() {
            if self.waiting.len() > node.waiting {
                let Some(component) = self.waiting.pop() else { break };
                if !self.count_component(component, budget) {
                    return self.at_least();
                }
                continue;
            }
            let product = std::mem::take(&mut node.product);
            node.sum += product;
            self.solver.engine.backtrack_to(node.level);
            let Some(decision) = node.branches.next() else {
                let Some(node) = self.stack.pop() else { break };
                let Some(above) = self.stack.last_mut() else { return Count { number: node.sum, exact: true } };
                above.product *= &node.sum;
                if node.sum == BigUint::ZERO {
                    self.waiting.truncate(above.waiting);
                }
                self.cache.insert(node.component.key, node.sum);
                continue;
            };
            if !budget.step() {
                return self.at_least();
            }
            if budget.used() >= next_report {
                next_report = budget.used() + STEPS_PER_REPORT;
                progress(&self.lower_bound());
            }
            let engine = &mut self.solver.engine;
            engine.store.open_level();
            if engine.store.enforce(decision, Reason::Decision).is_ok() && engine.propagate().is_ok() {
                self.split();
            }
        }
        Count { number: BigUint::ZERO, exact: true }
    }

    fn at_least(&self) -> Count {
        Count { number: self.lower_bound(), exact: false }
    }

    /// Multiplies the current branch by the count of a component, at once if it is known, otherwise after a new node
    /// has counted it. Returns false if the budget ran out.
    fn count_component(&mut self, component: Component, budget: &mut Budget<'_>) -> bool {
        let store = &self.solver.engine.store;
        let count = match component.kind {
            ComponentKind::Entailed => Some(permanent::free(store, &component.vars)),
            ComponentKind::AllDifferent => match self.cache.get(&component.key) {
                Some(count) => Some(count.clone()),
                None => match permanent::permanent(store, &component.vars, budget) {
                    Ok(count) => {
                        self.cache.insert(component.key.clone(), count.clone());
                        Some(count)
                    }
                    Err(permanent::Failure::Limit) => {
                        self.waiting.push(component);
                        return false;
                    }
                    Err(permanent::Failure::Size) => None,
                },
            },
            ComponentKind::General(_) => self.cache.get(&component.key).cloned(),
        };
        let Some(count) = count else {
            let branch = match component.kind {
                ComponentKind::General(slot) => slot,
                _ => component.vars[0],
            };
            let branches = Branches::new(&self.solver.engine.store, branch);
            self.enter(component, branches);
            return true;
        };
        if let Some(node) = self.stack.last_mut() {
            if count == BigUint::ZERO {
                self.waiting.truncate(node.waiting);
            }
            node.product *= count;
        }
        true
    }

    /// Pushes a node.
    fn enter(&mut self, component: Component, branches: Branches) {
        let level = self.solver.engine.store.level();
        let (sum, product) = (BigUint::ZERO, BigUint::ZERO);
        self.stack.push(Node { component, level, branches, sum, product, waiting: self.waiting.len() });
    }

    /// Begins a branch of the deepest node by finding its components. The largest is counted last.
    fn split(&mut self) {
        let Some(node) = self.stack.last_mut() else { return };
        let engine = &self.solver.engine;
        node.product = BigUint::from(1u32);
        if !self.splitter.split(engine, &self.graph, &node.component.vars, &mut self.waiting) {
            self.waiting.truncate(node.waiting);
            node.product = BigUint::ZERO;
        }
        self.waiting[node.waiting..].sort_by_key(|component| std::cmp::Reverse(component.vars.len()));
    }

    /// Returns a lower bound: the solutions of the finished branches. An unfinished branch counts if its remaining
    /// components are free of constraints.
    fn lower_bound(&self) -> BigUint {
        let mut below = BigUint::from(1u32);
        let mut end = self.waiting.len();
        for node in self.stack.iter().rev() {
            let mut branch = below * &node.product;
            for component in &self.waiting[node.waiting..end] {
                match component.kind {
                    ComponentKind::Entailed => branch *= permanent::free(&self.solver.engine.store, &component.vars),
                    ComponentKind::AllDifferent | ComponentKind::General(_) => branch = BigUint::ZERO,
                }
            }
            end = node.waiting;
            below = branch + &node.sum;
        }
        below
    }
}

impl Branches {
    fn new(store: &crate::store::Store, slot: Slot) -> Self {
        if slot.is_mask() {
            let x = Var(slot.0);
            return Self::Values(x, store.mask(x));
        }
        let x = slot.interval();
        Self::Halves(x, store.lower(x) + (store.upper(x) - store.lower(x)) / 2, 0)
    }

    /// Returns the decision of the next branch.
    fn next(&mut self) -> Option<Lit> {
        match self {
            Self::Values(x, rest) => {
                let v = rest.trailing_zeros();
                let lit = (v < 64).then(|| x.is(v))?;
                *rest &= !bit(v);
                Some(lit)
            }
            Self::Halves(x, middle, taken) => {
                *taken += 1;
                match taken {
                    1 => Some(x.at_most(*middle)),
                    2 => Some(x.at_least(*middle + 1)),
                    _ => None,
                }
            }
            Self::Nothing => None,
        }
    }
}
