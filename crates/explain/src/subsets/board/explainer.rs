//! The next step of a board, and all of them.

use bachet_budget::Budget;
use bachet_sudoku::{Sudoku, candidates};

use super::BoardWeights;
use super::theory::BoardTheory;
use crate::Step;
use crate::board::{BoardRule, Layout, State};
use crate::subsets::{
    Chain, Contradiction, Effort, Literal, LookAheadOptions, Named as _, Refutation, Theory as _, Why, look_ahead,
    refute_any,
};

/// Maximum number of candidates of a board for which the reasons of a supposition are made minimal: those of a 9x9
/// board. Whether a reason can be left out is asked for each one, and on larger boards there are hundreds.
const MAX_MINIMAL: usize = 729;

/// The numbers of inferences after which suppositions are given up.
const LIMITS: [usize; 3] = [100, 300, usize::MAX];

/// A board for the general search; built once.
#[derive(Debug)]
pub struct BoardSubsets<'a, const W: usize> {
    sudoku: &'a Sudoku,
    layout: &'a Layout<W>,
    pub(super) theory: BoardTheory,
    pub(super) look_ahead: u32,
}

/// Why there is no further step on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardEnd {
    /// Every cell has a value.
    Solved,
    /// Nothing more follows: the board has several solutions.
    Several,
    /// The state contradicts the rules.
    Contradiction,
    /// The budget was spent, or nothing was found although more may follow.
    Unknown,
}

/// All steps of a board, as far as they were found.
#[derive(Clone, Debug)]
pub struct BoardExplanation {
    /// The steps in order.
    pub steps: Vec<Step<BoardRule>>,
    /// Why there are no more.
    pub end: BoardEnd,
}

impl<'a, const W: usize> BoardSubsets<'a, W> {
    /// Returns the board for the general search.
    pub fn new(sudoku: &'a Sudoku, layout: &'a Layout<W>, weights: BoardWeights) -> Self {
        let theory = BoardTheory::new(sudoku, layout, weights);
        Self { sudoku, layout, theory, look_ahead: weights.look_ahead }
    }

    /// Returns all steps from a state to the end.
    pub fn explain(&self, state: &State<W>, budget: &mut Budget<'_>) -> BoardExplanation {
        let mut state = state.clone();
        let mut steps = Vec::new();
        let excluded = self.excluded(&state, budget);
        loop {
            match self.find(&state, &excluded, budget) {
                Ok(Some(step)) => {
                    for &fact in &step.facts {
                        if state.has(fact.place.into(), fact.value.into()) {
                            state.apply(self.layout, fact);
                        }
                    }
                    steps.push(step);
                }
                Ok(None) => return BoardExplanation { steps, end: self.end(&state, &excluded) },
                Err(_) => return BoardExplanation { steps, end: BoardEnd::Contradiction },
            }
        }
    }

    /// Returns the easiest step from a state.
    ///
    /// # Errors
    /// Why there is none.
    pub fn next_step(&self, state: &State<W>, budget: &mut Budget<'_>) -> Result<Step<BoardRule>, BoardEnd> {
        let excluded = self.excluded(state, budget);
        match self.find(state, &excluded, budget) {
            Ok(Some(step)) => Ok(step),
            Ok(None) => Err(self.end(state, &excluded)),
            Err(_) => Err(BoardEnd::Contradiction),
        }
    }

    fn end(&self, state: &State<W>, excluded: &Excluded) -> BoardEnd {
        if state.is_solved() {
            BoardEnd::Solved
        } else if excluded.is_complete && !self.theory.has_unknown_rules && self.wanted(state, excluded).is_empty() {
            BoardEnd::Several
        } else {
            BoardEnd::Unknown
        }
    }

    /// Returns the candidates that no solution has, by the solver: it says where to look, never why.
    pub(super) fn excluded(&self, state: &State<W>, budget: &mut Budget<'_>) -> Excluded {
        let found = candidates(self.sudoku, budget);
        let agrees = |cell: usize| match state.value(cell) {
            Some(value) => found.masks()[cell] >> value & 1 == 1,
            None => found.masks()[cell] & !state.candidates[cell] == 0,
        };
        // What a person has entered may leave fewer solutions.
        let is_complete = found.complete && (0..self.layout.area()).all(agrees);
        let masks = if is_complete { found.masks().iter().map(|mask| !mask).collect() } else { Vec::new() };
        Excluded { masks, is_complete }
    }

    pub(super) fn wanted(&self, state: &State<W>, excluded: &Excluded) -> Vec<Literal> {
        let size = self.theory.size;
        let candidates = (0..self.layout.area()).flat_map(|cell| (0..size).map(move |value| (cell, value)));
        candidates
            .filter(|&(cell, value)| state.has(cell, value))
            .filter(|&(cell, value)| excluded.masks.get(cell).is_none_or(|mask| mask >> value & 1 == 1))
            .map(|(cell, value)| self.theory.literal(cell, value, true))
            .collect()
    }

    /// Returns a chain in which the values and the missing candidates of a state are known.
    pub(super) fn chain(&self, state: &State<W>) -> Chain {
        let mut chain = Chain::new(&self.theory);
        for cell in 0..self.layout.area() {
            let placed = state.value(cell);
            if let Some(value) = placed {
                chain.know(self.theory.literal(cell, value, true));
            }
            for value in (0..self.theory.size).filter(|&v| placed != Some(v) && !state.has(cell, v)) {
                chain.know(self.theory.literal(cell, value, false));
            }
        }
        chain
    }

    fn find(
        &self,
        state: &State<W>,
        excluded: &Excluded,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Step<BoardRule>>, Contradiction> {
        let theory = &self.theory;
        let mut chain = self.chain(state);
        let direct = chain.direct(theory)?;
        let end = chain.trail().len() as u32;
        let mut best: Option<(u32, Literal, u32, Vec<Literal>)> = None;
        for entry in direct {
            let Why::Rule(rule) = entry.why else { continue };
            let price = |_: Literal| theory.fact_weight();
            let reasons = theory.reasons(&chain, rule, Some(entry.literal), end, &price, Effort::Quick);
            // A value is written down before a candidate is crossed out.
            let cost = theory.weight(rule) + reasons.len() as u32 * theory.fact_weight();
            let rank = |cost: u32, literal: Literal| (!literal.holds(), cost);
            if best.as_ref().is_none_or(|best| rank(cost, entry.literal) < rank(best.0, best.1)) {
                best = Some((cost, entry.literal, rule, reasons));
            }
        }
        if let Some((_, literal, rule, reasons)) = best {
            return Ok(Some(theory.direct_step(rule, &[literal], &reasons)));
        }
        let wanted = self.wanted(state, excluded);
        let mut options = LookAheadOptions { line_weight: self.look_ahead, limits: &LIMITS, inside: &wanted };
        if theory.rows().facts() > MAX_MINIMAL {
            let open = self.wanted(state, &Excluded { masks: Vec::new(), is_complete: false });
            options.inside = &open;
            let proof = refute_any(theory, &mut chain, &wanted, &options, budget);
            let step = proof.and_then(|proof| {
                let cost = proof.reasons.cost(theory) + proof.len() as u32 * self.look_ahead;
                theory.refuted_step(&[&proof], cost)
            });
            return Ok(step.map(|step| self.minimal(state, step, budget)));
        }
        let found = look_ahead(theory, &mut chain, &wanted, &[], &options, budget);
        Ok(found.and_then(|found| {
            let proofs: Vec<&Refutation> = found.proofs().collect();
            theory.refuted_step(&proofs, found.cost)
        }))
    }
}

/// The candidates that no solution has.
pub(super) struct Excluded {
    /// For each cell a mask of values; empty if that is not known.
    masks: Vec<u64>,
    is_complete: bool,
}
