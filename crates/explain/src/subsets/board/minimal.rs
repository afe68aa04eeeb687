//! Steps by cases with reasons of which none can be left out.

use bachet_budget::Budget;

use super::BoardSubsets;
use super::argument::{Chosen, Question};
use super::formula::Formula;
use crate::board::BoardRule;
use crate::explainer::table::{FORCING_CHAIN, FORCING_X_CHAIN};
use crate::hodoku::Kind;
use crate::subsets::{By, Literal, Named as _, Refutation, Theory as _};
use crate::{Fact, Step, Technique};

/// Maximum number of candidates of a board on which an argument from the fewest reasons is looked for as long as the
/// budget lasts: those of a 9x9 board.
const MAX_CANDIDATES: usize = 729;

/// Maximum number of suppositions that are tried for such an argument on a larger board.
const MAX_SUPPOSITIONS: u64 = 10_000;

/// Maximum number of reasons times candidates for which each reason is tried to be left out.
const MAX_TRIED: usize = 2_000_000;

/// The proofs of the facts of a step, and the reasons that they share.
struct Argument {
    chosen: Chosen,
    proofs: Vec<Refutation>,
}

impl<const W: usize> BoardSubsets<'_, W> {
    /// Returns a step by cases with reasons of which none can be left out: the step itself, or another argument for its
    /// facts, which supposes the contrary of each. Whether a reason can be left out is decided by a solver of formulas.
    ///
    /// On boards of more than 729 candidates an argument from the fewest reasons can be very long. If none is found with
    /// 10,000 suppositions, or within the budget, the step keeps the reasons that an argument without suppositions inside
    /// one another needs, or all, and so does a step of very many reasons. Steps without cases are returned as they are.
    #[must_use]
    pub fn minimal(&self, step: Step<BoardRule>, budget: &mut Budget<'_>) -> Step<BoardRule> {
        if step.cases.is_empty() || step.rules.contains(&BoardRule::OneSolution) {
            return step;
        }
        let literals = |facts: &[Fact]| facts.iter().map(|&fact| self.theory.literal_of(fact)).collect::<Vec<_>>();
        let groups = step.rules.iter().map(|&rule| self.theory.numbers(rule)).collect();
        let question = Question { theory: &self.theory, groups, goals: literals(&step.facts) };
        let all = Chosen { rules: (0..step.rules.len()).collect(), known: literals(&step.known) };
        let candidates = self.theory.rows().facts();
        let is_tried = all.len() * candidates <= MAX_TRIED;
        let has_fewer = |argument: &Argument| argument.chosen.len() < all.len();
        let direct = question.prove_directly(&all).map(|proofs| {
            let mut chosen = question.used(&proofs);
            if !is_tried {
                return Argument { chosen, proofs };
            }
            chosen.leave_out(|fewer| question.is_direct(fewer));
            let proofs = question.prove_directly(&chosen).unwrap_or(proofs);
            Argument { chosen, proofs }
        });
        if !is_tried {
            return match direct.filter(has_fewer) {
                Some(direct) => self.by(step, &direct),
                None => step,
            };
        }
        let mut chosen = direct.as_ref().map_or_else(|| all.clone(), |direct| direct.chosen.clone());
        let mut formula = Formula::new(&self.theory, &question.groups, question.goals.iter().chain(&all.known));
        chosen.leave_out(|fewer| {
            let mut follows = |&goal| formula.entails(&fewer.rules, &fewer.known, goal, budget) == Some(true);
            question.goals.iter().all(&mut follows)
        });
        if chosen.len() == all.len() {
            return step;
        }
        let argument = match direct {
            Some(direct) if direct.chosen.len() == chosen.len() => Some(direct),
            direct => {
                let most = if candidates <= MAX_CANDIDATES { u64::MAX } else { MAX_SUPPOSITIONS };
                let mut part = budget.part(most);
                let proofs = question.prove(&chosen, &mut part);
                budget.use_steps(part.used() - budget.used());
                proofs.map(|proofs| Argument { chosen, proofs }).or(direct.filter(has_fewer))
            }
        };
        match argument {
            Some(argument) if !budget.is_spent() => self.by(step, &argument),
            _ => step,
        }
    }

    /// Returns the step by another argument.
    fn by(&self, step: Step<BoardRule>, argument: &Argument) -> Step<BoardRule> {
        let used: Vec<u32> = argument.proofs.iter().flat_map(|proof| proof.reasons.rules.iter().copied()).collect();
        Step {
            technique: technique(&step, &argument.proofs),
            rules: self.theory.cited(&used),
            known: self.theory.facts(&argument.chosen.known),
            cases: argument.proofs.iter().map(|proof| self.theory.case(proof)).collect(),
            ..step
        }
    }
}

/// Returns the technique of proofs for a step: that of the step if it goes from one supposition to a contradiction, too.
fn technique(step: &Step<BoardRule>, proofs: &[Refutation]) -> &'static Technique {
    let is_same = |technique: &Technique| std::ptr::eq(step.technique, technique);
    let is_refuted = |number: usize| {
        let case = &step.cases[number];
        case.contradiction.is_some() && case.suppose.iter().all(|&supposed| step.facts.contains(&!supposed))
    };
    if (0..step.cases.len()).all(is_refuted) || is_same(&FORCING_CHAIN) || is_same(&FORCING_X_CHAIN) {
        return step.technique;
    }
    let kind =
        if proofs.iter().all(is_chain) { Kind::ForcingChainContradiction } else { Kind::ForcingNetContradiction };
    &kind.entry().technique
}

/// Whether each line follows from known facts and at most one literal before it.
fn is_chain(proof: &Refutation) -> bool {
    let is_new = |literal: &&Literal| proof.reasons.known.binary_search(literal).is_err();
    proof.lines.iter().all(|line| matches!(line.by, By::Rule(_)) && line.reasons.iter().filter(is_new).count() <= 1)
}
