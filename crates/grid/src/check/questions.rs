//! Questions about clues that hold and clues that do not, answered by one solver, which uses what it learns for all
//! later questions.
//!
//! A model compiled for each question would be smaller, since values of the same entity share a variable, and its
//! search would begin without learning. It takes about as long on grids of 15x15, and twice as long on small ones.

use std::ops::Range;

use bachet_notation::GridPuzzle;
use bachet_solver::{Budget, Lit, Satisfiable, Solver};

use super::Limit;
use crate::Solution;
use crate::compile::Truths;

/// A solver of the rules of a puzzle, with the truth of each part of a clue as a literal.
pub(super) struct Questions<'m> {
    puzzle: &'m GridPuzzle,
    solver: Solver<'m>,
    truths: &'m Truths,
    /// For each clue its first part, and in the end the number of all parts.
    first_parts: Vec<usize>,
}

impl<'m> Questions<'m> {
    pub(super) fn new(puzzle: &'m GridPuzzle, truths: &'m Truths) -> Self {
        let clues: Vec<usize> = truths.compiled.tags.parts().map(|(_, clue, _)| clue as usize).collect();
        let first_parts = (0..=truths.clues.len()).map(|clue| clues.partition_point(|&of| of < clue)).collect();
        Self { puzzle, solver: Solver::new(&truths.compiled.model), truths, first_parts }
    }

    /// Returns the number of clues.
    pub(super) fn clues(&self) -> usize {
        self.truths.clues.len()
    }

    /// Returns the parts of a clue.
    pub(super) fn parts_of(&self, clue: usize) -> Range<usize> {
        self.first_parts[clue]..self.first_parts[clue + 1]
    }

    /// Returns a table that satisfies the kept parts but not the claim; `None` if the claim follows from them.
    pub(super) fn counterexample(
        &mut self,
        kept: impl Fn(usize) -> bool,
        claim: Lit,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Solution>, Limit> {
        if budget.is_spent() {
            return Err(Limit);
        }
        let parts = self.truths.parts.iter().enumerate();
        let kept = parts.filter(|&(part, _)| kept(part)).map(|(_, &lit)| lit);
        let assumptions: Vec<Lit> = kept.chain([!claim]).collect();
        match self.solver.solve_assuming(&assumptions, budget) {
            Satisfiable::Unknown => Err(Limit),
            Satisfiable::Yes => {
                let solution = self.solver.solution();
                Ok(Some(self.truths.compiled.decode(self.puzzle, |x| solution.value(x))))
            }
            Satisfiable::No => Ok(None),
        }
    }

    /// Returns the clues that a table violates which satisfies the kept clues but not all; `None` if there is none.
    pub(super) fn broken(
        &mut self,
        kept: impl Fn(usize) -> bool,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Vec<usize>>, Limit> {
        if budget.is_spent() {
            return Err(Limit);
        }
        let clues = self.truths.clues.iter().enumerate();
        let kept = clues.filter(|&(clue, _)| kept(clue)).map(|(_, &lit)| lit);
        let assumptions: Vec<Lit> = kept.chain([!self.truths.all]).collect();
        match self.solver.solve_assuming(&assumptions, budget) {
            Satisfiable::Unknown => Err(Limit),
            Satisfiable::No => Ok(None),
            Satisfiable::Yes => {
                let is_broken = |&clue: &usize| !self.truths.clues[clue].holds(self.solver.solution());
                Ok(Some((0..self.clues()).filter(is_broken).collect()))
            }
        }
    }
}
