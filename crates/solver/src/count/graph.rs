//! The graph of variables and active constraints.

use crate::clauses::ClauseKind;
use crate::literal::{Slot, Var};
use crate::propagators::{Definition as _, Propagator};
use crate::solver::Solver;

/// A constraint by its number in the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Constraint {
    Propagator(u32),
    Clause(u32),
}

/// The active constraints of a model, and those that are about each variable.
#[derive(Debug)]
pub(super) struct Graph {
    /// A slot for each variable: the mask's, or an interval's lower bound.
    pub(super) vars: Vec<Slot>,
    /// The all-different constraints. They connect only variables with a common value.
    pub(super) all_different: Vec<Vec<Var>>,
    pub(super) others: Vec<Constraint>,
    all_different_of: Vec<Vec<u32>>,
    others_of: Vec<Vec<u32>>,
    /// By slot: whether it is a decision variable.
    pub(super) decision: Vec<bool>,
}

impl Graph {
    pub(super) fn new(solver: &Solver<'_>) -> Self {
        let model = solver.model;
        let engine = &solver.engine;
        let slots = model.words.len();
        let masks = model.variables().iter().map(|x| x.slot());
        let mut graph = Self {
            vars: masks.chain(model.intervals().iter().map(|x| x.lower())).collect(),
            all_different: Vec::new(),
            others: Vec::new(),
            all_different_of: vec![Vec::new(); slots],
            others_of: vec![Vec::new(); slots],
            decision: vec![false; slots],
        };
        for x in model.decision_variables() {
            graph.decision[x.slot().index()] = true;
        }
        for (id, propagator) in engine.active_propagators() {
            if let Propagator::AllDifferent(all) = propagator {
                let number = graph.all_different.len() as u32;
                let vars = engine.pools.vars(all.vars);
                for x in vars {
                    graph.all_different_of[x.slot().index()].push(number);
                }
                graph.all_different.push(vars.to_vec());
                continue;
            }
            let number = graph.others.len() as u32;
            graph.others.push(Constraint::Propagator(id));
            propagator.subscribe(engine.pools, &mut |slot, _| graph.connect(slot, number));
        }
        for (id, clause) in (0..).zip(&engine.clauses.list) {
            if clause.kind == ClauseKind::Stated {
                let number = graph.others.len() as u32;
                graph.others.push(Constraint::Clause(id));
                for lit in engine.clauses.lits(id) {
                    graph.connect(lit.slot, number);
                }
            }
        }
        graph
    }

    fn connect(&mut self, slot: Slot, number: u32) {
        let of = &mut self.others_of[slot.variable().index()];
        if of.last() != Some(&number) {
            of.push(number);
        }
    }

    /// Returns the numbers of the all-different constraints that are about the variable.
    pub(super) fn all_different_of(&self, slot: Slot) -> &[u32] {
        &self.all_different_of[slot.index()]
    }

    /// Returns the numbers of the other constraints that are about the variable.
    pub(super) fn others_of(&self, slot: Slot) -> &[u32] {
        &self.others_of[slot.index()]
    }
}
