//! Splits the open variables into components that no constraint connects.

use super::graph::Graph;
use super::residual::Residual;
use crate::engine::Engine;
use crate::literal::{Slot, Var};
use crate::model::Model;

/// The constraints of a component, which decide how it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ComponentKind {
    /// No constraint: all combinations of values are solutions.
    Entailed,
    /// One all-different constraint over all variables.
    AllDifferent,
    /// Other constraints: it is counted by search, with a decision about this variable first.
    General(Slot),
}

/// A set of open variables that constraints connect.
#[derive(Clone, Debug)]
pub(super) struct Component {
    /// The variables in ascending order.
    pub(super) vars: Vec<Slot>,
    /// The variables, their words and the contexts of their constraints. Components with equal keys have equal counts.
    pub(super) key: Vec<u64>,
    pub(super) kind: ComponentKind,
}

/// The factor of domain sizes before they are divided by degrees; it is divisible by all small degrees.
const SIZE_SCALE: u64 = 840;

/// Separates the variables of a key from its constraints.
const KEY_SEPARATOR: u64 = u64::MAX;

/// The working memory of splitting.
#[derive(Debug)]
pub(super) struct Splitter {
    /// By slot: the round in which the variable was visited.
    visited: Vec<u64>,
    /// By slot: the number of constraints of the component, other than all-different, that are about the variable.
    degree: Vec<u32>,
    /// The number of calls of [`split`](Self::split).
    round: u64,
    residual: Residual,
}

impl Splitter {
    pub(super) fn new(model: &Model) -> Self {
        let slots = model.words.len();
        Self { visited: vec![0; slots], degree: vec![0; slots], round: 0, residual: Residual::default() }
    }

    /// Adds the components of the variables to `out`. Returns false if one of them certainly has no solution.
    ///
    /// `vars` must be a whole component of an earlier state, and propagation must have reached its fixed point.
    pub(super) fn split(
        &mut self,
        engine: &Engine<'_>,
        graph: &Graph,
        vars: &[Slot],
        out: &mut Vec<Component>,
    ) -> bool {
        self.round += 1;
        let mut free = Vec::new();
        for &slot in vars {
            if engine.store.fixed(slot) || self.visited[slot.index()] == self.round {
                continue;
            }
            let Some(component) = self.component(engine, graph, slot) else { return false };
            if component.kind == ComponentKind::Entailed { free.extend(component.vars) } else { out.push(component) }
        }
        if !free.is_empty() {
            out.push(Component { vars: free, key: Vec::new(), kind: ComponentKind::Entailed });
        }
        true
    }

    /// Returns the component of a variable, or `None` if more variables must differ than there are values.
    fn component(&mut self, engine: &Engine<'_>, graph: &Graph, first: Slot) -> Option<Component> {
        let store = &engine.store;
        let mut vars = vec![first];
        self.visited[first.index()] = self.round;
        self.degree[first.index()] = 0;
        // The constraints, and the ranges of their contexts.
        let mut others: Vec<(u32, usize, usize)> = Vec::new();
        let mut seen_others: Vec<u32> = Vec::new();
        let mut contexts: Vec<u64> = Vec::new();
        let mut all_different: Vec<u32> = Vec::new();
        let mut next = 0;
        while let Some(&slot) = vars.get(next) {
            next += 1;
            for &number in graph.all_different_of(slot) {
                let mask = store.word(slot);
                for &y in &graph.all_different[number as usize] {
                    let y = y.slot();
                    if y == slot || store.word(y) & mask == 0 || store.fixed(y) {
                        continue;
                    }
                    if !all_different.contains(&number) {
                        all_different.push(number);
                    }
                    self.visit(y, &mut vars);
                }
            }
            for &number in graph.others_of(slot) {
                if seen_others.contains(&number) {
                    continue;
                }
                // The constraint may be open without this variable.
                if !self.residual.of(engine, graph.others[number as usize]) || !self.residual.open.contains(&slot) {
                    continue;
                }
                seen_others.push(number);
                let start = contexts.len();
                contexts.extend_from_slice(&self.residual.context);
                others.push((number, start, contexts.len()));
                let residual = std::mem::take(&mut self.residual);
                for &y in &residual.open {
                    self.visit(y, &mut vars);
                    self.degree[y.index()] += 1;
                }
                self.residual = residual;
            }
        }
        vars.sort_unstable();
        for &number in &all_different {
            let all = &graph.all_different[number as usize];
            let group = all.iter().filter(|x| vars.binary_search(&x.slot()).is_ok());
            let (size, union) = group.fold((0, 0), |(size, union), &x: &Var| (size + 1, union | store.mask(x)));
            if union.count_ones() < size {
                return None;
            }
        }
        let kind = match (others.len(), all_different.len()) {
            (0, 0) => ComponentKind::Entailed,
            (0, 1) => ComponentKind::AllDifferent,
            _ => ComponentKind::General(self.branch(engine, graph, &vars)?),
        };
        let mut key = Vec::new();
        if kind != ComponentKind::Entailed {
            key.reserve(vars.len() * 2 + contexts.len() + others.len() + 1);
            for &slot in &vars {
                key.extend([u64::from(slot.0), store.word(slot)]);
                if !slot.is_mask() {
                    key.push(store.word(slot.opposite()));
                }
            }
            key.push(KEY_SEPARATOR);
            others.sort_unstable();
            for &(number, start, end) in &others {
                key.push(u64::from(number));
                key.extend_from_slice(&contexts[start..end]);
            }
        }
        Some(Component { vars, key, kind })
    }

    /// Adds a variable to the component if this round has not visited it.
    fn visit(&mut self, slot: Slot, vars: &mut Vec<Slot>) {
        if self.visited[slot.index()] != self.round {
            self.visited[slot.index()] = self.round;
            self.degree[slot.index()] = 0;
            vars.push(slot);
        }
    }

    /// Returns the variable to branch on: one with constraints other than all-different, so that the rest splits into
    /// components, and with the least quotient of domain size and degree (dom/deg: Bessière and Régin 1996).
    fn branch(&self, engine: &Engine<'_>, graph: &Graph, vars: &[Slot]) -> Option<Slot> {
        let store = &engine.store;
        vars.iter().copied().min_by_key(|&slot| {
            let degree = self.degree[slot.index()];
            let size = if slot.is_mask() {
                u64::from(store.word(slot).count_ones())
            } else {
                (store.word(slot.opposite()) as i64).abs_diff(store.word(slot) as i64)
            };
            let determined = !graph.decision[slot.index()];
            let share = size.saturating_mul(SIZE_SCALE) / u64::from(degree.max(1));
            (!slot.is_mask(), degree == 0, determined, share, slot)
        })
    }
}
