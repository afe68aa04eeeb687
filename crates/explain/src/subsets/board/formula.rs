//! Rules of a board as clauses, each of which can be left out.

use std::collections::{HashMap, HashSet};

use bachet_budget::Budget;
use bachet_solver::{SatSolver, Satisfiable};

use super::argument::Chosen;
use super::rotation::Rotation;
use super::theory::BoardTheory;
use crate::subsets::Literal;

/// Some rules of a board, and a solver that says what follows from any of them.
#[derive(Debug)]
pub(super) struct Formula {
    solver: SatSolver,
    rotation: Rotation,
    goal: Option<i32>,
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
        let rotation = Rotation::new(draft.last as usize, groups.len(), draft.clauses);
        Self { solver, rotation, goal: None, booleans: draft.booleans }
    }

    /// Returns some of the reasons from which the goals follow, of which none can be left out; the last ones are tried first.
    /// What the budget leaves open stays. The formula cannot serve again.
    pub(super) fn fewest(mut self, chosen: &Chosen, goals: &[Literal], budget: &mut Budget<'_>) -> Chosen {
        let groups = chosen.rules.iter().map(|&group| group as i32 + 1);
        let known = chosen.known.iter().map(|&literal| self.number(literal));
        let mut reasons: Vec<i32> = groups.chain(known).collect();
        let mut needed: HashSet<i32> = HashSet::new();
        while let Some(reason) = reasons.pop() {
            if needed.contains(&reason) {
                continue;
            }
            let core = self.core(&reasons, goals, budget);
            if let Some(core) = core {
                reasons.retain(|reason| core.contains(reason) || needed.contains(reason));
                continue;
            }
            let also = match self.goal.take() {
                Some(goal) => {
                    let is_reason = |number| number == reason || reasons.contains(&number) || needed.contains(&number);
                    self.rotation.needed(&self.solver, reason, goal, is_reason)
                }
                None => vec![reason],
            };
            for reason in also {
                self.solver.add_clause(&[reason]);
                needed.insert(reason);
            }
        }
        Chosen {
            rules: chosen.rules.iter().copied().filter(|&group| needed.contains(&(group as i32 + 1))).collect(),
            known: chosen.known.iter().copied().filter(|&literal| needed.contains(&self.number(literal))).collect(),
        }
    }

    /// Returns those of the assumptions that prove the goals.
    fn core(&mut self, assumptions: &[i32], goals: &[Literal], budget: &mut Budget<'_>) -> Option<HashSet<i32>> {
        let mut core = HashSet::new();
        for &goal in goals {
            let assumptions = [assumptions, &[self.number(!goal)]].concat();
            match self.solver.solve_assuming(&assumptions, budget) {
                Satisfiable::No => core.extend(self.solver.core()),
                Satisfiable::Yes => {
                    self.goal = Some(self.number(goal));
                    return None;
                }
                Satisfiable::Unknown => return None,
            }
        }
        Some(core)
    }

    fn number(&self, literal: Literal) -> i32 {
        let boolean = self.booleans[&literal.fact()];
        if literal.holds() { boolean } else { -boolean }
    }
}
