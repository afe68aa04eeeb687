//! Rules of a board as clauses, each of which can be left out.

use std::collections::HashMap;

use bachet_budget::Budget;
use bachet_solver::{SatSolver, Satisfiable};

use super::theory::BoardTheory;
use crate::subsets::Literal;

/// Some rules of a board, and a solver that says what follows from any of them.
#[derive(Debug)]
pub(super) struct Formula {
    solver: SatSolver,
    /// For each fact its Boolean, from 1.
    booleans: HashMap<usize, i32>,
}

/// A formula while it is stated.
#[derive(Debug, Default)]
struct Draft {
    clauses: Vec<Vec<i32>>,
    booleans: HashMap<usize, i32>,
    /// The number of the last Boolean.
    last: i32,
}

impl Draft {
    fn new_boolean(&mut self) -> i32 {
        self.last += 1;
        self.last
    }

    fn boolean(&mut self, fact: usize) -> i32 {
        if let Some(&boolean) = self.booleans.get(&fact) {
            return boolean;
        }
        let boolean = self.new_boolean();
        self.booleans.insert(fact, boolean);
        boolean
    }
}

impl Formula {
    /// States groups of rules; each group is left out or not, as a whole. Facts are those of the theory.
    pub(super) fn new<'a>(theory: &BoardTheory, groups: &[Vec<u32>], facts: impl Iterator<Item = &'a Literal>) -> Self {
        let mut draft = Draft::default();
        for _ in groups {
            draft.new_boolean();
        }
        facts.for_each(|literal| {
            draft.boolean(literal.fact());
        });
        for (group, rules) in (1..).zip(groups) {
            for &rule in rules {
                for clause in theory.clauses(rule) {
                    let mut literals = vec![-group];
                    literals.extend(clause.into_iter().map(|literal| {
                        let boolean = draft.boolean(literal.fact());
                        if literal.holds() { boolean } else { -boolean }
                    }));
                    draft.clauses.push(literals);
                }
            }
        }
        let solver = SatSolver::of_clauses(draft.last as usize, draft.clauses.iter().map(Vec::as_slice));
        Self { solver, booleans: draft.booleans }
    }

    /// Whether a literal follows from groups of rules, by number, and known literals; `None` if the budget was spent.
    pub(super) fn entails(
        &mut self,
        groups: &[usize],
        known: &[Literal],
        literal: Literal,
        budget: &mut Budget<'_>,
    ) -> Option<bool> {
        let number = |literal: Literal| {
            let boolean = self.booleans[&literal.fact()];
            if literal.holds() { boolean } else { -boolean }
        };
        let groups = groups.iter().map(|&group| group as i32 + 1);
        let known = known.iter().copied();
        let assumptions: Vec<i32> = groups.chain(known.chain([!literal]).map(number)).collect();
        match self.solver.solve_assuming(&assumptions, budget) {
            Satisfiable::Yes => Some(false),
            Satisfiable::No => Some(true),
            Satisfiable::Unknown => None,
        }
    }
}
