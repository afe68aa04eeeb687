//! The exact number of solutions: depth-first search that multiplies the counts of independent parts.
//!
//! After each choice the open variables fall apart into components that no constraint connects any more; each is counted
//! by itself, and its count is remembered (#SAT with component caching: Sang, Bacchus, Beame, Kautz and Pitassi 2004).

mod cache;
mod components;
mod graph;
mod permanent;
mod residual;

use num_bigint::BigUint;

use self::cache::Cache;
use self::components::{Component, Kind, Splitter};
use self::graph::Graph;
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

/// Steps between two calls that tell how far a count has come.
const REPORT: u64 = 1 << 12;

impl Solver<'_> {
    /// The number of solutions: exact, or a lower bound where the budget ends first. A step is one choice.
    ///
    /// All variables count; those that others determine do not change the number.
    pub fn count(&mut self, budget: &mut Budget<'_>) -> Count {
        self.count_with(budget, &mut |_| ())
    }

    /// As [`count`](Self::count), and calls `progress` now and then with a number that there are at least.
    pub fn count_with(&mut self, budget: &mut Budget<'_>, progress: &mut dyn FnMut(&BigUint)) -> Count {
        if self.learning.is_some() {
            // Learned clauses connect what the model does not.
            self.restart();
        }
        if self.clash {
            return Count { number: BigUint::ZERO, exact: true };
        }
        let count = Counter::new(self).run(budget, progress);
        self.engine.back_to(0);
        count
    }
}

/// A component being counted, at the top for the whole model.
#[derive(Debug)]
struct Node {
    component: Component,
    /// The level of the state in which the component was found.
    level: u32,
    /// The choices that are left: values of the variable to branch on, or the upper half of an interval.
    rest: Rest,
    /// The solutions of the finished branches.
    sum: BigUint,
    /// The product over the finished components of the current branch.
    product: BigUint,
    /// Where the components of the current branch that wait begin among all that wait.
    waiting: usize,
}

#[derive(Debug)]
enum Rest {
    Values(Var, u64),
    Halves(Interval, i64, u8),
    Nothing,
}

struct Counter<'s, 'm> {
    solver: &'s mut Solver<'m>,
    graph: Graph,
    splitter: Splitter,
    cache: Cache,
    stack: Vec<Node>,
    /// Components of current branches that are not begun, those of the deepest node last.
    waiting: Vec<Component>,
}

impl<'s, 'm> Counter<'s, 'm> {
    fn new(solver: &'s mut Solver<'m>) -> Self {
        let graph = Graph::new(solver);
        let splitter = Splitter::new(solver.model);
        Self { solver, graph, splitter, cache: Cache::default(), stack: Vec::new(), waiting: Vec::new() }
    }

    fn run(mut self, budget: &mut Budget<'_>, progress: &mut dyn FnMut(&BigUint)) -> Count {
        let all = Component { vars: self.graph.vars.clone(), key: Vec::new(), kind: Kind::Entailed };
        self.enter(all, Rest::Nothing);
        self.split();
        let mut next_report = budget.used() + REPORT;
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
            self.solver.engine.back_to(node.level);
            let Some(choice) = node.rest.next() else {
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
                next_report = budget.used() + REPORT;
                progress(&self.lower_bound());
            }
            let engine = &mut self.solver.engine;
            engine.store.open_level();
            if engine.store.enforce(choice, Reason::Decision).is_ok() && engine.propagate().is_ok() {
                self.split();
            }
        }
        Count { number: BigUint::ZERO, exact: true }
    }

    fn at_least(&self) -> Count {
        Count { number: self.lower_bound(), exact: false }
    }

    /// Multiplies the current branch by the count of one of its components, now or when a node for it is finished.
    ///
    /// False if the budget was spent.
    fn count_component(&mut self, component: Component, budget: &mut Budget<'_>) -> bool {
        let store = &self.solver.engine.store;
        let count = match component.kind {
            Kind::Entailed => Some(permanent::free(store, &component.vars)),
            Kind::AllDifferent => match self.cache.get(&component.key) {
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
            Kind::General(_) => self.cache.get(&component.key).cloned(),
        };
        let Some(count) = count else {
            let branch = match component.kind {
                Kind::General(slot) => slot,
                _ => component.vars[0],
            };
            let rest = Rest::new(&self.solver.engine.store, branch);
            self.enter(component, rest);
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

    fn enter(&mut self, component: Component, rest: Rest) {
        let level = self.solver.engine.store.level();
        let (sum, product) = (BigUint::ZERO, BigUint::ZERO);
        self.stack.push(Node { component, level, rest, sum, product, waiting: self.waiting.len() });
    }

    /// Begins a branch of the deepest node: finds its components. The largest is counted last.
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

    /// What the finished branches add up to. Components not yet counted are multiplied where their count is plain.
    fn lower_bound(&self) -> BigUint {
        let mut below = BigUint::from(1u32);
        let mut end = self.waiting.len();
        for node in self.stack.iter().rev() {
            let mut branch = below * &node.product;
            for component in &self.waiting[node.waiting..end] {
                match component.kind {
                    Kind::Entailed => branch *= permanent::free(&self.solver.engine.store, &component.vars),
                    Kind::AllDifferent | Kind::General(_) => branch = BigUint::ZERO,
                }
            }
            end = node.waiting;
            below = branch + &node.sum;
        }
        below
    }
}

impl Rest {
    fn new(store: &crate::store::Store, slot: Slot) -> Self {
        if slot.is_mask() {
            let x = Var(slot.0);
            return Self::Values(x, store.mask(x));
        }
        let x = slot.interval();
        Self::Halves(x, store.lower(x) + (store.upper(x) - store.lower(x)) / 2, 0)
    }

    /// The next choice.
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
