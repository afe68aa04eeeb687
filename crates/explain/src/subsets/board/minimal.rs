//! Steps by cases with reasons of which none can be left out.

use bachet_budget::Budget;

use super::BoardSubsets;
use super::argument::{Chosen, Question};
use super::formula::Formula;
use crate::board::{BoardRule, State};
use crate::explainer::table::{FORCING_CHAIN, FORCING_X_CHAIN};
use crate::hodoku::Kind;
use crate::subsets::{By, Literal, Named as _, Refutation, Theory as _};
use crate::{Fact, Step, Technique};

/// Maximum number of candidates of a board on which a short argument from the fewest reasons is looked for as long as the
/// budget lasts: those of a 9x9 board.
const MAX_CANDIDATES: usize = 729;

/// Maximum number of suppositions that are tried for a short argument on a larger board.
const MAX_FOR_SHORT: u64 = 10_000;

/// Maximum number of suppositions in an argument by cases within cases.
const MAX_FOR_ANY: u64 = 6_000;

/// Maximum number of suppositions in such an argument where the first other steps have none, either.
const MAX_AFTER_OTHERS: u64 = 30_000;

/// Number of times as many reasons as the step has that the first other steps have at most.
const MAX_TIMES_REASONS: usize = 2;

/// Number of times that other steps of any number of reasons are looked for.
const SEARCHES: usize = 8;

/// A step, and those of its reasons that suffice.
struct Attempt {
    step: Step<BoardRule>,
    question: Question,
    /// All reasons of the step.
    all: Chosen,
    /// Reasons of which none can be left out without a supposition inside another, and the proofs of the facts.
    direct: Option<(Chosen, Vec<Refutation>)>,
    /// Reasons of which none can be left out.
    fewest: Chosen,
}

impl<const W: usize> BoardSubsets<'_, W> {
    /// Returns a step by cases with reasons of which none can be left out: the step itself, or another argument for its
    /// facts, which supposes the contrary of each, or another step from the state if such an argument is not found soon.
    /// Whether a reason can be left out is decided by a solver of formulas.
    ///
    /// If nothing is found within the budget, the step keeps the reasons that an argument without suppositions inside one
    /// another needs, or all. Steps without cases are returned as they are.
    #[must_use]
    pub fn minimal(&self, state: &State<W>, step: Step<BoardRule>, budget: &mut Budget<'_>) -> Step<BoardRule> {
        if step.cases.is_empty() || step.rules.contains(&BoardRule::OneSolution) {
            return step;
        }
        let attempt = self.attempt(step, budget);
        let argued = self.argue(&attempt, budget);
        let most = MAX_TIMES_REASONS * attempt.all.len();
        let argued = argued.or_else(|| self.argue_otherwise(state, 0, most, budget));
        let argued = argued.or_else(|| {
            let mut part = budget.part(MAX_AFTER_OTHERS);
            let proofs = attempt.question.prove_by_branching(&self.theory, &attempt.fewest, &mut part);
            budget.use_steps(part.used() - budget.used());
            Some(self.by(&attempt.step, &attempt.fewest, &proofs?))
        });
        let mut searches = 0..SEARCHES;
        let argued =
            argued.or_else(|| searches.find_map(|search| self.argue_otherwise(state, search, usize::MAX, budget)));
        match (argued, &attempt.direct) {
            _ if budget.is_spent() => attempt.step,
            (Some(argued), _) => argued,
            (None, Some((chosen, proofs))) if chosen.len() < attempt.all.len() => {
                self.by(&attempt.step, chosen, proofs)
            }
            _ => attempt.step,
        }
    }

    /// Returns another step with the fewest reasons, one of those found with at most so many; each search looks at other
    /// candidates.
    fn argue_otherwise(
        &self,
        state: &State<W>,
        search: usize,
        most: usize,
        budget: &mut Budget<'_>,
    ) -> Option<Step<BoardRule>> {
        let others = self.other_steps(state, search, budget).into_iter();
        others.filter(|other| other.rules.len() + other.known.len() <= most).find_map(|other| {
            let attempt = self.attempt(other, budget);
            self.argue(&attempt, budget)
        })
    }

    /// Finds reasons of a step of which none can be left out.
    fn attempt(&self, step: Step<BoardRule>, budget: &mut Budget<'_>) -> Attempt {
        let theory = &self.theory;
        let literals = |facts: &[Fact]| facts.iter().map(|&fact| theory.literal_of(fact)).collect::<Vec<_>>();
        let groups = step.rules.iter().map(|&rule| theory.numbers(rule)).collect();
        let question = Question { groups, goals: literals(&step.facts) };
        let all = Chosen { rules: (0..step.rules.len()).collect(), known: literals(&step.known) };
        let direct = question.prove_directly(theory, &all).map(|mut proofs| {
            let mut chosen = all.within(&[question.used(&proofs)]);
            chosen.leave_out(|fewer| {
                proofs = question.prove_directly(theory, fewer)?;
                Some(fewer.within(&[question.used(&proofs)]))
            });
            (chosen, proofs)
        });
        let chosen = direct.as_ref().map_or(&all, |(chosen, _)| chosen);
        let formula = Formula::new(theory, &question.groups, question.goals.iter().chain(&all.known));
        let fewest = formula.fewest(chosen, &question.goals, budget);
        Attempt { step, question, all, direct, fewest }
    }

    /// Returns the step with the fewest reasons, by a short argument if one is found soon; `None` if there is none that is
    /// found soon.
    fn argue(&self, attempt: &Attempt, budget: &mut Budget<'_>) -> Option<Step<BoardRule>> {
        let Attempt { step, question, all, direct, fewest } = attempt;
        if fewest.len() == all.len() {
            return Some(step.clone());
        }
        if let Some((_, proofs)) = direct.as_ref().filter(|direct| direct.0.len() == fewest.len()) {
            return Some(self.by(step, fewest, proofs));
        }
        let is_small = self.theory.rows().facts() <= MAX_CANDIDATES;
        let mut part = budget.part(if is_small { u64::MAX } else { MAX_FOR_SHORT });
        let short = question.prove(&self.theory, fewest, &mut part);
        budget.use_steps(part.used() - budget.used());
        let proofs = short.or_else(|| {
            let mut part = budget.part(MAX_FOR_ANY);
            let proofs = question.prove_by_branching(&self.theory, fewest, &mut part);
            budget.use_steps(part.used() - budget.used());
            proofs
        });
        Some(self.by(step, fewest, &proofs?))
    }

    /// Returns the step by another argument.
    fn by(&self, step: &Step<BoardRule>, chosen: &Chosen, proofs: &[Refutation]) -> Step<BoardRule> {
        let used: Vec<u32> = proofs.iter().flat_map(|proof| proof.reasons.rules.iter().copied()).collect();
        Step {
            technique: technique(step, proofs),
            facts: step.facts.clone(),
            rules: self.theory.cited(&used),
            known: self.theory.facts(&chosen.known),
            pattern: step.pattern.clone(),
            cases: proofs.iter().map(|proof| self.theory.case(proof)).collect(),
            cost: step.cost,
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
