//! The combinations of what the unread sentences of a puzzle may mean, with the solutions that they leave.

use std::collections::{BTreeMap, BinaryHeap};
use std::ops::ControlFlow;

use bachet_grid::{Evaluator, Solution};
use bachet_notation::clue::Truth;
use bachet_notation::{Clue, GridPuzzle, Span};
use bachet_prose::{Assumption, Guess};
use bachet_solver::{Budget, SearchOutcome};

use super::confidence::{CERTAIN, weights};
use crate::sentences::{Guessed, Meaning, Sentences, conjuncts};

/// Maximum number of searches for solutions.
const MAX_SEARCHES: usize = 400;
/// Maximum number of combinations that are looked at.
const MAX_LOOKED_AT: usize = 5000;
/// A combination is ignored if it is this many times less likely than the likeliest one.
const NEGLIGIBLE: u64 = 150;
/// The weight of a combination before its sentences are looked at.
const UNIT: u64 = 1 << 48;

/// A sentence that could not be read.
pub(super) struct Open<'s> {
    pub(super) clue: usize,
    pub(super) sentence: usize,
    pub(super) guesses: Vec<&'s Guess>,
    /// What it may mean, the likeliest first: the index of a guess, and its weight. The number of guesses stands for
    /// another meaning than these.
    options: Vec<(usize, u64)>,
}

impl<'s> Open<'s> {
    fn new(clue: usize, sentence: usize, guesses: Vec<&'s Guess>) -> Self {
        let (each, other) = weights(&guesses);
        let mut options: Vec<(usize, u64)> = each.into_iter().chain([other]).enumerate().collect();
        options.sort_by_key(|&(at, weight)| (std::cmp::Reverse(weight), at));
        Self { clue, sentence, guesses, options }
    }

    /// Returns what it states under a choice.
    fn truth(&self, choice: usize) -> Option<&'s Truth> {
        self.guesses.get(choice)?.truth.as_ref()
    }

    /// Returns the weight of a choice.
    pub(super) fn weight(&self, choice: usize) -> u64 {
        self.options.iter().find(|(at, _)| *at == choice).map_or(0, |(_, weight)| *weight)
    }

    /// Whether a choice is what the grammar reads, but for a verb that is in no list.
    pub(super) fn rests_on_verb(&self, choice: usize) -> bool {
        let guess = self.guesses.get(choice);
        guess.is_some_and(|guess| guess.assumptions == [Assumption::UnknownVerb])
    }

    /// Whether a choice rests on a sign in doubt, or on a dimension in doubt: another guess at the same sentence, which
    /// is as likely, compares in other categories, as "before" may compare years or ranks.
    pub(super) fn is_in_doubt(&self, choice: usize) -> bool {
        let Some(guess) = self.guesses.get(choice) else { return false };
        let own = guess.compared();
        let is_rival = |other: &Guess| {
            let others = other.compared();
            other.cost <= guess.cost && !others.is_empty() && others != own
        };
        guess.is_in_doubt() || !own.is_empty() && self.guesses.iter().copied().any(is_rival)
    }
}

/// The solutions of the puzzle under some choice of readings.
#[derive(Clone)]
pub(super) enum Found {
    None,
    One(Solution),
    Several(Box<[Solution; 2]>),
    Unknown,
}

/// A combination of choices that leaves a solution.
pub(super) struct Tried {
    pub(super) weight: u64,
    pub(super) choices: Vec<usize>,
    /// The only solution, unless there are several.
    pub(super) solution: Option<Solution>,
}

/// The sentences of a puzzle that could not be read, and what it states without them.
pub(super) struct Court<'s, 'b, 'c> {
    names: GridPuzzle,
    stated: Vec<&'s Truth>,
    pub(super) open: Vec<Open<'s>>,
    budget: &'b mut Budget<'c>,
    searches: usize,
    /// The solutions that were found, each with whether it is one under each guess at each sentence.
    known: Vec<(Solution, Vec<Vec<bool>>)>,
}

impl<'s, 'b, 'c> Court<'s, 'b, 'c> {
    pub(super) fn new(puzzle: &'s GridPuzzle, sentences: &'s Sentences, budget: &'b mut Budget<'c>) -> Self {
        let (mut stated, mut open): (Vec<&'s Truth>, Vec<Open<'s>>) = (Vec::new(), Vec::new());
        for (clue, stating) in puzzle.clues.iter().enumerate() {
            let of = sentences.clues.get(clue).filter(|of| of.agreement.is_none());
            if of.is_none_or(|of| !of.sentences.iter().any(|sentence| sentence.meaning.is_refused())) {
                stated.extend(&stating.truth);
                continue;
            }
            for (at, sentence) in of.into_iter().flat_map(|of| &of.sentences).enumerate() {
                match &sentence.meaning {
                    Meaning::Read(truth, _) => stated.push(truth),
                    Meaning::Idle(_) => {}
                    Meaning::Ambiguous(_) | Meaning::Unread(_) => {
                        let guesses = sentence.guesses.iter().map(|Guessed { guess, .. }| guess).collect();
                        open.push(Open::new(clue, at, guesses));
                    }
                }
            }
        }
        let names = GridPuzzle { clues: Vec::new(), ..puzzle.clone() };
        Self { names, stated, open, budget, searches: 0, known: Vec::new() }
    }

    /// Returns the combinations that leave a solution, the likeliest first; nothing if there are too many to know them.
    pub(super) fn tried(&mut self) -> Vec<Tried> {
        let mut tried: Vec<Tried> = Vec::new();
        // What leaves no solution, whatever else is chosen.
        let mut conflicts: Vec<Vec<(usize, usize)>> = Vec::new();
        let mut results: BTreeMap<Vec<(usize, usize)>, Found> = BTreeMap::new();
        let weight = |open: &[Open<'_>], places: &[usize]| {
            open.iter().zip(places).fold(UNIT, |weight, (open, &at)| weight / CERTAIN * open.options[at].1)
        };
        let first = vec![0; self.open.len()];
        // Each combination is reached once: only choices from the one that was changed last on are changed.
        let mut waiting = BinaryHeap::from([(weight(&self.open, &first), std::cmp::Reverse(first), 0)]);
        let mut least = 1;
        for looked_at in 0.. {
            let Some((own, std::cmp::Reverse(places), changed)) = waiting.pop() else { break };
            if own < least {
                break;
            }
            if looked_at == MAX_LOOKED_AT || self.searches >= MAX_SEARCHES {
                return Vec::new();
            }
            for at in changed..places.len() {
                let mut next = places.clone();
                next[at] += 1;
                if next[at] < self.open[at].options.len() {
                    waiting.push((weight(&self.open, &next), std::cmp::Reverse(next), at));
                }
            }
            let choices: Vec<usize> = self.open.iter().zip(&places).map(|(open, &at)| open.options[at].0).collect();
            if conflicts.iter().any(|conflict| conflict.iter().all(|&(at, choice)| choices[at] == choice)) {
                continue;
            }
            let stating = self.stating(&choices);
            let found = match results.get(&stating) {
                Some(found) => found.clone(),
                None => self.found(&stating),
            };
            results.insert(stating.clone(), found.clone());
            let solution = match found {
                Found::None => {
                    let conflict = self.conflict(stating);
                    if conflict.is_empty() {
                        return Vec::new();
                    }
                    conflicts.push(conflict);
                    continue;
                }
                Found::Unknown => return Vec::new(),
                Found::One(solution) => Some(solution),
                Found::Several(_) => None,
            };
            // A puzzle has one solution: if all is known that it states, it cannot have several.
            let is_known = choices.iter().zip(&self.open).all(|(&choice, open)| choice < open.guesses.len());
            if solution.is_some() || !is_known {
                least = least.max(own / NEGLIGIBLE);
                tried.push(Tried { weight: own, choices, solution });
            }
        }
        tried
    }

    /// Whether exactly one solution is left under these choices.
    pub(super) fn leaves_one(&mut self, choices: &[usize]) -> bool {
        let stating = self.stating(choices);
        matches!(self.found(&stating), Found::One(_))
    }

    /// Returns the sentences that state something under these choices.
    fn stating(&self, choices: &[usize]) -> Vec<(usize, usize)> {
        let all = choices.iter().copied().enumerate();
        all.filter(|&(at, choice)| self.open[at].truth(choice).is_some()).collect()
    }

    /// Returns the solutions that are left if some sentences state something.
    fn found(&mut self, stating: &[(usize, usize)]) -> Found {
        let is_left = |holds: &Vec<Vec<bool>>| stating.iter().all(|&(at, choice)| holds[at][choice]);
        let mut left = self.known.iter().filter(|(_, holds)| is_left(holds)).map(|(solution, _)| solution);
        if let (Some(one), Some(other)) = (left.next(), left.next()) {
            return Found::Several(Box::new([one.clone(), other.clone()]));
        }
        self.searches += 1;
        let found = self.search(stating);
        match &found {
            Found::One(solution) => self.keep(solution),
            Found::Several(both) => both.iter().for_each(|solution| self.keep(solution)),
            Found::None | Found::Unknown => {}
        }
        found
    }

    fn search(&mut self, stating: &[(usize, usize)]) -> Found {
        let guessed = stating.iter().filter_map(|&(at, choice)| self.open[at].truth(choice));
        self.names.clues = self.stated.iter().copied().chain(guessed).map(clue).collect();
        let mut found = Vec::new();
        let end = bachet_grid::solve(&self.names, self.budget, |solution| {
            found.push(solution);
            if found.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        match (end, <[Solution; 2]>::try_from(found)) {
            (_, Ok(both)) => Found::Several(Box::new(both)),
            (Ok(SearchOutcome::Exhausted), Err(mut found)) => found.pop().map_or(Found::None, Found::One),
            _ => Found::Unknown,
        }
    }

    fn keep(&mut self, solution: &Solution) {
        if self.known.iter().any(|(known, _)| known == solution) {
            return;
        }
        let evaluator = Evaluator::new(&self.names);
        let holds = |guess: &&Guess| guess.truth.as_ref().is_none_or(|truth| evaluator.holds(truth, solution));
        let holds = self.open.iter().map(|open| open.guesses.iter().map(holds).collect()).collect();
        self.known.push((solution.clone(), holds));
    }

    /// Reduces sentences that leave no solution to a minimal part of them that still leaves none.
    fn conflict(&mut self, mut stating: Vec<(usize, usize)>) -> Vec<(usize, usize)> {
        let mut at = 0;
        while at < stating.len() {
            let one = stating.remove(at);
            if !matches!(self.found(&stating), Found::None) {
                stating.insert(at, one);
                at += 1;
            }
        }
        stating
    }
}

/// Returns a clue that states something.
fn clue(truth: &Truth) -> Clue {
    let (label, span) = (String::new(), Span::default());
    let parts = vec![span; conjuncts(truth).len()];
    Clue { label, text: None, expression: None, truth: Some(truth.clone()), span, parts }
}
