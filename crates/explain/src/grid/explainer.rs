//! The next step of a grid, and all of them.

use std::sync::Arc;

use bachet_budget::Budget;
use bachet_notation::GridPuzzle;

use super::direct::{Found, direct};
use super::fill_places::fill_places;
use super::needed::needed;
use super::no_common_place::no_common_place;
use super::read_clue::{inferred, read_clue};
use super::solutions::{Common, common};
use super::theory::GridTheory;
use super::{GridRule, GridState, Shape, Weights};
use crate::subsets::{
    Contradiction, Effort, Literal, LookAheadOptions, Named as _, Refutation, Theory as _, look_ahead, optimum,
    refute_by,
};
use crate::{Fact, Step, StepPattern};

/// Maximum number of sets of rules that the proof of one step's optimality tries.
const MAX_PROOF_STEPS: u64 = 50_000;

/// Everything about a puzzle that does not depend on what is known; built once.
#[derive(Debug)]
pub struct GridExplainer<'p> {
    puzzle: &'p GridPuzzle,
    theory: GridTheory,
    is_optimal: bool,
}

/// What comes next.
#[derive(Clone, Debug)]
pub enum Next {
    /// The easiest step that was found.
    Step(FoundStep),
    /// There is none.
    End(End),
}

/// A step and how it stands among others.
#[derive(Clone, Debug)]
pub struct FoundStep {
    /// The step.
    pub step: Step<GridRule>,
    /// The number of different steps that were seen directly at this point, this one included if it is one of them.
    pub open: usize,
    /// No step at this point costs less than this. The step is proved cost-optimal if it costs no more.
    pub lower_bound: u32,
}

/// Why there is no further step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// Every square is known.
    Solved,
    /// Nothing more follows: the puzzle has several solutions.
    Several,
    /// The known facts contradict these rules, of which none is satisfiable with the facts.
    Contradiction(Vec<GridRule>, Vec<Fact>),
    /// The budget was spent, or nothing was found although more may follow.
    Unknown,
}

/// All steps of a puzzle, as far as they were found.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The steps in order.
    pub steps: Vec<FoundStep>,
    /// Why there are no more.
    pub end: End,
}

impl<'p> GridExplainer<'p> {
    /// Returns the explainer of a puzzle; `None` if the puzzle has too many values. Clues that could not be read are
    /// left out.
    pub fn new(puzzle: &'p GridPuzzle, weights: Weights) -> Option<Self> {
        let shape = Shape::new(puzzle)?;
        Some(Self { puzzle, theory: GridTheory::new(puzzle, shape, weights), is_optimal: false })
    }

    /// Whether each step is proved to be cost-optimal, as far as the budget reaches; otherwise the easiest of those found
    /// is taken.
    #[must_use]
    pub fn optimal(mut self, is_optimal: bool) -> Self {
        self.is_optimal = is_optimal;
        self
    }

    /// Returns the puzzle.
    pub fn puzzle(&self) -> &'p GridPuzzle {
        self.puzzle
    }

    /// Returns the numbers of the values.
    pub fn shape(&self) -> &Shape {
        &self.theory.shape
    }

    /// Returns the parts of clues, as clue and part, that are too large to be explained.
    pub fn too_large(&self) -> &[(u16, u16)] {
        &self.theory.too_large
    }

    /// Returns the state in which nothing is known.
    pub fn state(&self) -> GridState {
        GridState::new(&self.theory)
    }

    /// Returns all steps from a state to the end.
    pub fn explain(&self, state: &GridState, budget: &mut Budget<'_>) -> Explanation {
        let mut state = state.clone();
        let mut steps = Vec::new();
        loop {
            match self.next(&mut state, budget) {
                Next::Step(found) => {
                    for &fact in &found.step.facts {
                        state.add(self.shape(), fact);
                    }
                    steps.push(found);
                }
                Next::End(end) => return Explanation { steps, end },
            }
        }
    }

    /// Returns the steps of an explanation from a state that the solution needs, if it leads to one.
    ///
    /// A step is left out, or some of its facts, if neither the solution nor a later step needs them. The solution needs
    /// facts that join the values of each entity. A cross that follows from a match is no step of its own unless it is
    /// needed behind a supposition: what uses it names the match. So a step may use more than one rule, and its cost is
    /// that of all rules and facts from which the first of its facts can be seen; nothing can be left out of it.
    ///
    /// How many steps were open, and what every step costs at least, is still said of what was known before, with all
    /// steps.
    pub fn needed(&self, state: &GridState, steps: &[FoundStep], budget: &mut Budget<'_>) -> Vec<FoundStep> {
        needed(&self.theory, state, steps, budget)
    }

    /// Returns the easiest step from a state.
    pub fn next_step(&self, state: &GridState, budget: &mut Budget<'_>) -> Next {
        self.next(&mut state.clone(), budget)
    }

    /// As [`next_step`](Self::next_step). What is known does not change, but what is remembered about it.
    fn next(&self, state: &mut GridState, budget: &mut Budget<'_>) -> Next {
        match self.find(state, budget) {
            Ok(next) => next,
            Err(contradiction) => {
                let refutation =
                    Refutation::of(&self.theory, &state.chain, state.chain.root(), contradiction, Effort::Thorough);
                let rules = refutation.reasons.rules.iter().map(|&rule| self.theory.rule(rule)).collect();
                Next::End(End::Contradiction(rules, self.theory.facts(&refutation.broken)))
            }
        }
    }

    fn find(&self, state: &mut GridState, budget: &mut Budget<'_>) -> Result<Next, Contradiction> {
        let theory = &self.theory;
        let direct = direct(theory, &mut state.chain)?;
        let clues: Vec<u32> = theory.clue_rules().collect();
        let mut open = direct.len();
        let mut reading = Vec::new();
        for &clue in &clues {
            if !inferred(theory, &state.chain, clue)?.is_empty() {
                open += 1;
                reading.push(clue);
            }
        }
        let chain = &state.chain;
        let mut best = direct.into_iter().fold(None, |best, found| Found::easier(best, Some(found), chain));
        for clue in reading {
            if best.as_ref().is_some_and(|best| best.cost < theory.weight(clue)) {
                break;
            }
            best = Found::easier(best, read_clue(theory, chain, clue)?, chain);
        }
        if best.is_none() {
            let found = no_common_place(theory, chain).into_iter().chain(fill_places(theory, chain));
            let mut number = 0;
            best = found.fold(None, |best, found| {
                number += 1;
                Found::easier(best, Some(found), chain)
            });
            open += number;
        }
        let lower_bound = theory.weights.any_two();
        // The proof of optimality needs that no rule infers anything by itself.
        if let Some(found) = &best
            && (!self.is_optimal || found.cost <= lower_bound || found.rules.len() == 1)
        {
            let lower_bound = found.cost.min(lower_bound);
            return Ok(Next::Step(FoundStep { step: self.step(found), open, lower_bound }));
        }
        if state.open(self.shape()) == 0 {
            return Ok(Next::End(End::Solved));
        }
        let common = self.common(state, budget);
        let suppositions: Vec<Literal> = (self.shape().squares())
            .filter(|&square| state.chain.value(square).is_none())
            .flat_map(|square| [Literal::new(square, true), Literal::new(square, false)])
            .filter(|&literal| common.excludes(literal))
            .collect();
        if best.is_none() && suppositions.is_empty() && common.is_complete && common.seen > 0 {
            return Ok(Next::End(End::Several));
        }
        let mut ahead = None;
        if best.is_none() {
            let open = self.shape().squares().filter(|&square| state.chain.value(square).is_none());
            let inside: Vec<Literal> = open.map(|square| Literal::new(square, true)).collect();
            let line_weight = theory.weights.look_ahead;
            let options = LookAheadOptions { line_weight, limits: &[usize::MAX], inside: &inside };
            ahead = look_ahead(theory, &mut state.chain, &suppositions, &clues, &options, budget);
        }
        let cost = best.as_ref().map(|found| found.cost).or(ahead.as_ref().map(|found| found.cost));
        let mut lower_bound = cost.unwrap_or(lower_bound).min(lower_bound);
        if self.is_optimal {
            let mut part = budget.part(MAX_PROOF_STEPS);
            let found = optimum(theory, &state.chain, &suppositions, cost.unwrap_or(u32::MAX), &mut part);
            lower_bound = found.lower_bound;
            if let Some((literal, reasons)) = found.better {
                let line_weight = theory.weights.look_ahead;
                let better = refute_by(theory, &state.chain, literal, &reasons, line_weight, budget);
                if better.is_some() {
                    (best, ahead) = (None, better);
                }
            }
        }
        let step = match (&best, &ahead) {
            (Some(found), _) => Some(self.step(found)),
            (None, Some(found)) => theory.refuted_step(&found.proofs().collect::<Vec<_>>(), found.cost),
            (None, None) => None,
        };
        Ok(match step {
            Some(step) => Next::Step(FoundStep { step, open, lower_bound }),
            None => Next::End(End::Unknown),
        })
    }

    /// Returns what the solutions with the known facts have in common.
    fn common(&self, state: &mut GridState, budget: &mut Budget<'_>) -> Arc<Common> {
        if let Some(common) = &state.common {
            return Arc::clone(common);
        }
        let known: Vec<Fact> = state.facts(self.shape()).collect();
        let common = Arc::new(common(self.puzzle, self.shape(), &known, budget));
        state.common = Some(Arc::clone(&common));
        common
    }

    fn step(&self, found: &Found) -> Step<GridRule> {
        Step {
            technique: found.technique,
            facts: self.theory.facts(&found.literals),
            rules: self.theory.cited(&found.rules),
            known: self.theory.facts(&found.known),
            pattern: StepPattern::Plain,
            cases: Vec::new(),
            cost: found.cost,
        }
    }
}
