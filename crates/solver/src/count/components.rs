//! The open variables of a state, apart where no constraint connects them.

use super::graph::Graph;
use super::residual::Residual;
use crate::engine::Engine;
use crate::literal::{Slot, Var};
use crate::model::Model;

/// What it takes to count a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// No constraint is left: its variables are free.
    Entailed,
    /// One all-different constraint is left, over all its variables.
    AllDifferent,
    /// Search, with this variable first.
    General(Slot),
}

/// Variables that constraints connect.
#[derive(Clone, Debug)]
pub(super) struct Component {
    /// In order.
    pub(super) vars: Vec<Slot>,
    /// Equal keys, equal counts.
    pub(super) key: Vec<u64>,
    pub(super) kind: Kind,
}

/// Sizes of domains are compared as shares of it: divisible by all small degrees.
const SHARE: u64 = 840;

/// Stands between the variables and the constraints of a key.
const MARK: u64 = u64::MAX;

/// The working memory of splitting.
#[derive(Debug)]
pub(super) struct Splitter {
    /// By slot: in which round the variable was reached.
    reached: Vec<u64>,
    /// By slot: how many constraints other than all-different it stands in now.
    degree: Vec<u32>,
    round: u64,
    residual: Residual,
}

impl Splitter {
    pub(super) fn new(model: &Model) -> Self {
        let slots = model.words.len();
        Self { reached: vec![0; slots], degree: vec![0; slots], round: 0, residual: Residual::default() }
    }

    /// Adds the components of the variables to `out`. False if one of them certainly has no solution.
    ///
    /// `vars` must be all of a component of an earlier state, and propagation must have come to its end.
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
            if engine.store.fixed(slot) || self.reached[slot.index()] == self.round {
                continue;
            }
            let Some(component) = self.component(engine, graph, slot) else { return false };
            if component.kind == Kind::Entailed { free.extend(component.vars) } else { out.push(component) }
        }
        if !free.is_empty() {
            out.push(Component { vars: free, key: Vec::new(), kind: Kind::Entailed });
        }
        true
    }

    /// All that is connected to a variable. Nothing if more variables must differ than have values.
    fn component(&mut self, engine: &Engine<'_>, graph: &Graph, first: Slot) -> Option<Component> {
        let store = &engine.store;
        let mut vars = vec![first];
        self.reached[first.index()] = self.round;
        self.degree[first.index()] = 0;
        // The constraints met, and where their contexts lie.
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
                    self.reach(y, &mut vars);
                }
            }
            for &number in graph.others_of(slot) {
                if seen_others.contains(&number) {
                    continue;
                }
                // What it is about is open, but perhaps not by this variable.
                if !self.residual.of(engine, graph.others[number as usize]) || !self.residual.open.contains(&slot) {
                    continue;
                }
                seen_others.push(number);
                let start = contexts.len();
                contexts.extend_from_slice(&self.residual.context);
                others.push((number, start, contexts.len()));
                let residual = std::mem::take(&mut self.residual);
                for &y in &residual.open {
                    self.reach(y, &mut vars);
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
            (0, 0) => Kind::Entailed,
            (0, 1) => Kind::AllDifferent,
            _ => Kind::General(self.branch(engine, graph, &vars)?),
        };
        let mut key = Vec::new();
        if kind != Kind::Entailed {
            key.reserve(vars.len() * 2 + contexts.len() + others.len() + 1);
            for &slot in &vars {
                key.extend([u64::from(slot.0), store.word(slot)]);
                if !slot.is_mask() {
                    key.push(store.word(slot.opposite()));
                }
            }
            key.push(MARK);
            others.sort_unstable();
            for &(number, start, end) in &others {
                key.push(u64::from(number));
                key.extend_from_slice(&contexts[start..end]);
            }
        }
        Some(Component { vars, key, kind })
    }

    fn reach(&mut self, slot: Slot, vars: &mut Vec<Slot>) {
        if self.reached[slot.index()] != self.round {
            self.reached[slot.index()] = self.round;
            self.degree[slot.index()] = 0;
            vars.push(slot);
        }
    }

    /// The variable to branch on: one that keeps constraints other than all-different alive, so that the rest falls apart,
    /// with few values for the number of these (dom/deg: Bessière and Régin 1996).
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
            let share = size.saturating_mul(SHARE) / u64::from(degree.max(1));
            (!slot.is_mask(), degree == 0, determined, share, slot)
        })
    }
}
