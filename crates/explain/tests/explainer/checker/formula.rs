//! The reasons of a step for a solver of formulas that we did not write.

use std::collections::HashMap;

use bachet_explain::board::BoardRule;
use bachet_explain::{Fact, Step};
use batsat::{BasicSolver, Lit, SolverInterface as _, Var, lbool};

use super::search::{Candidate, List, Search};

/// A reason of a step, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    Rule(usize),
    Known(usize),
}

/// A step as a formula: each of its rules holds or is left out.
pub(super) struct Formula<'s> {
    step: &'s Step<BoardRule>,
    solver: BasicSolver,
    candidates: HashMap<Candidate, Var>,
    /// For each rule a Boolean that makes it hold.
    rules: Vec<Lit>,
}

impl<'s> Formula<'s> {
    /// Returns the formula; each group of lists is a rule of the step.
    pub(super) fn new(meaning: &Search, step: &'s Step<BoardRule>) -> Self {
        let mut solver = BasicSolver::default();
        let variables: Vec<Var> = (0..meaning.numbers.len()).map(|_| solver.new_var_default()).collect();
        let candidates = meaning.numbers.iter().map(|(&candidate, &number)| (candidate, variables[number])).collect();
        let rules: Vec<Lit> = meaning.groups.iter().map(|_| Lit::new(solver.new_var_default(), true)).collect();
        for (at, list) in meaning.lists.iter().enumerate() {
            let rule = rules[meaning.groups.partition_point(|&first| first <= at) - 1];
            match list {
                List::Some(facts) => {
                    let facts = facts.iter().map(|&(number, holds)| Lit::new(variables[number], holds));
                    solver.add_clause_reuse(&mut [!rule].into_iter().chain(facts).collect());
                }
                List::One(list) => {
                    for (second, &b) in list.iter().enumerate() {
                        for &a in &list[..second] {
                            let pair = [a, b].map(|number| Lit::new(variables[number], false));
                            solver.add_clause_reuse(&mut vec![!rule, pair[0], pair[1]]);
                        }
                    }
                }
            }
        }
        Self { step, solver, candidates, rules }
    }

    /// Whether all facts of the step follow, also without a reason.
    pub(super) fn follow(&mut self, without: Option<Reason>) -> bool {
        let step = self.step;
        let rules: Vec<Lit> =
            (0..).zip(&self.rules).filter(|(at, _)| without != Some(Reason::Rule(*at))).map(|it| *it.1).collect();
        let known: Vec<Fact> =
            (0..).zip(&step.known).filter(|(at, _)| without != Some(Reason::Known(*at))).map(|it| *it.1).collect();
        step.facts.iter().all(|&fact| {
            let facts: Vec<Lit> = known.iter().chain([&!fact]).map(|&fact| self.literal(fact)).collect();
            self.solver.solve_limited(&[&rules[..], &facts].concat()) == lbool::FALSE
        })
    }

    fn literal(&mut self, fact: Fact) -> Lit {
        let variable = self.candidates.entry((fact.place, fact.value));
        Lit::new(*variable.or_insert_with(|| self.solver.new_var_default()), fact.holds)
    }
}
