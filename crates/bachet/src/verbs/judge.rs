//! Judges what sentences may mean that could not be read: by the solutions that their readings leave.
//!
//! A puzzle has one solution. Of all combinations of guesses, the cheapest that leaves exactly one is what its author
//! most likely meant, but a wrong combination may leave one, too. So the judge answers only where no other table comes
//! near in cost, few guesses matter, and none of those is about a sign in doubt. A guess that the solution does not need
//! is dropped: what is left out makes the rest weaker, never wrong.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::ControlFlow;

use bachet_grid::Solution;
use bachet_notation::clue::Truth;
use bachet_notation::{Expressions, GridPuzzle, Span};
use bachet_prose::{Assumption, Guess, Speaker};
use bachet_solver::{Budget, SearchOutcome};

use crate::sentences::{ClueSentence, Guessed, Meaning, Sentences, joined};
use crate::verbs::Wording;

/// Maximum number of combinations that are tried.
const MAX_TRIED: usize = 600;
/// Maximum number of sentences that are guessed at.
const MAX_OPEN: usize = 12;
/// Maximum number of guesses on which an answer may rest.
const MAX_ASSUMED: usize = 6;
/// By how much the cheapest combination with another solution must be dearer.
const MARGIN: u32 = 2;
/// The cost of leaving a sentence out that no guess does.
const LEFT_OUT: u32 = 8;

/// A sentence that an answer takes to mean something that it may mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assumed {
    /// The index of its clue, from 0.
    pub clue: usize,
    /// The meaning that it is taken to have.
    pub meaning: Wording,
    /// The sum of the costs of what that assumes.
    pub cost: u32,
    /// What it assumes.
    pub assumptions: Vec<Assumption>,
    /// What else the sentence may mean.
    pub others: Vec<Wording>,
}

/// The puzzle with the assumed meanings.
pub(super) struct Judged {
    pub(super) puzzle: GridPuzzle,
    /// Its sentences, those that are assumed to mean something as if they were read.
    pub(super) sentences: Sentences,
    /// Each assumption, with the place of its clue.
    pub(super) assumed: Vec<(Span, Assumed)>,
}

/// A sentence that could not be read.
struct Open<'s> {
    clue: usize,
    sentence: usize,
    guesses: Vec<&'s Guess>,
}

impl Open<'_> {
    /// Returns the cost of a choice: one of its guesses, or to leave it out.
    fn cost(&self, choice: usize) -> u32 {
        self.guesses.get(choice).map_or(LEFT_OUT, |guess| guess.cost)
    }
}

/// The solutions of the puzzle under some choice of readings.
enum Found {
    None,
    One(Solution),
    Several,
    Unknown,
}

/// Finds what the unread sentences are to mean; `None` if that is in doubt.
pub(super) fn judge(puzzle: &GridPuzzle, sentences: &Sentences, budget: &mut Budget<'_>) -> Option<Judged> {
    let open = open(sentences);
    if open.is_empty() || open.len() > MAX_OPEN {
        return None;
    }
    let mut court = Court { puzzle: puzzle.clone(), sentences, open, budget };
    let choices = court.cheapest()?;
    let choices = court.needed(choices);
    let assumed: Vec<(&Open<'_>, usize)> = (court.open.iter().zip(choices.iter().copied()))
        .filter(|(open, choice)| open.guesses.get(*choice).is_some_and(|guess| guess.truth.is_some()))
        .collect();
    if assumed.len() > MAX_ASSUMED || assumed.iter().any(|(open, choice)| open.guesses[*choice].is_in_doubt()) {
        return None;
    }
    let (expressions, speaker) = (Expressions::new(puzzle), Speaker::new(puzzle, sentences.language));
    let wording = |truth: &Truth| Wording { expression: expressions.truth(truth), paraphrase: speaker.words(truth) };
    let told = |&(open, choice): &(&Open<'_>, usize)| {
        let guess = open.guesses[choice];
        let others = open.guesses.iter().enumerate().filter(|(at, _)| *at != choice);
        let assumed = Assumed {
            clue: open.clue,
            meaning: wording(guess.truth.as_ref()?),
            cost: guess.cost,
            assumptions: guess.assumptions.clone(),
            others: others.filter_map(|(_, other)| Some(wording(other.truth.as_ref()?))).collect(),
        };
        Some((puzzle.clues[open.clue].span, assumed))
    };
    let mut read = sentences.clone();
    for (open, choice) in &assumed {
        if let Some(truth) = &open.guesses[*choice].truth {
            read.clues[open.clue].sentences[open.sentence].meaning = Meaning::Read(truth.clone(), Vec::new());
        }
    }
    let assumed = assumed.iter().filter_map(told).collect();
    court.choose(&choices);
    Some(Judged { puzzle: court.puzzle, sentences: read, assumed })
}

/// Returns the sentences that could not be read, of the clues of which all sentences have guesses.
fn open(sentences: &Sentences) -> Vec<Open<'_>> {
    let mut open = Vec::new();
    for (clue, of) in sentences.clues.iter().enumerate().filter(|(_, of)| of.agreement.is_none()) {
        let refused: Vec<usize> = (0..of.sentences.len()).filter(|&at| of.sentences[at].meaning.is_refused()).collect();
        if refused.iter().all(|&at| !of.sentences[at].guesses.is_empty()) {
            let guesses = |at: usize| of.sentences[at].guesses.iter().map(|Guessed { guess, .. }| guess).collect();
            open.extend(refused.iter().map(|&at| Open { clue, sentence: at, guesses: guesses(at) }));
        }
    }
    open
}

struct Court<'s, 'b, 'c> {
    puzzle: GridPuzzle,
    sentences: &'s Sentences,
    open: Vec<Open<'s>>,
    budget: &'b mut Budget<'c>,
}

impl Court<'_, '_, '_> {
    /// Returns the cheapest choice that leaves exactly one solution, if no other solution comes near.
    fn cheapest(&mut self) -> Option<Vec<usize>> {
        let first: u32 = self.open.iter().map(|open| open.cost(0)).sum();
        // Each combination is reached once: only choices from the one that was changed last on are changed.
        let mut waiting = BinaryHeap::from([Reverse((first, vec![0; self.open.len()], 0))]);
        let mut best: Option<(u32, Vec<usize>, Solution)> = None;
        for _ in 0..MAX_TRIED {
            let Some(Reverse((cost, choices, changed))) = waiting.pop() else { break };
            if best.as_ref().is_some_and(|(least, ..)| cost >= least + MARGIN) {
                return best.map(|(_, choices, _)| choices);
            }
            for at in changed..choices.len() {
                let mut next = choices.clone();
                next[at] += 1;
                if next[at] <= self.open[at].guesses.len() {
                    let more = self.open[at].cost(next[at]).saturating_sub(self.open[at].cost(choices[at]));
                    waiting.push(Reverse((cost + more, next, at)));
                }
            }
            self.choose(&choices);
            match (self.solutions(), &best) {
                (Found::One(solution), None) => best = Some((cost, choices, solution)),
                (Found::One(solution), Some((_, _, known))) if solution != *known => return None,
                // Several solutions at no higher cost are other tables, too.
                (Found::Unknown | Found::Several, _) => return None,
                _ => {}
            }
        }
        // All combinations were tried, or too many to know that no other solution comes near.
        best.filter(|_| waiting.is_empty()).map(|(_, choices, _)| choices)
    }

    /// Leaves out each guess without which there is still one solution, the dearest first.
    fn needed(&mut self, mut choices: Vec<usize>) -> Vec<usize> {
        let mut order: Vec<usize> = (0..choices.len()).collect();
        order.sort_by_key(|&at| Reverse(self.open[at].cost(choices[at])));
        for at in order {
            let kept = std::mem::replace(&mut choices[at], self.open[at].guesses.len());
            self.choose(&choices);
            if !matches!(self.solutions(), Found::One(_)) {
                choices[at] = kept;
            }
        }
        choices
    }

    /// Gives the clues of the puzzle the meaning of their sentences under a choice.
    fn choose(&mut self, choices: &[usize]) {
        for (clue, of) in self.sentences.clues.iter().enumerate() {
            let chosen = |at: usize| {
                let which = self.open.iter().position(|open| (open.clue, open.sentence) == (clue, at))?;
                self.open[which].guesses.get(choices[which])?.truth.as_ref()
            };
            if !self.open.iter().any(|open| open.clue == clue) {
                continue;
            }
            let meaning = |(at, sentence): (usize, &'_ ClueSentence)| match &sentence.meaning {
                Meaning::Read(truth, _) => Some(truth.clone()),
                _ => chosen(at).cloned(),
            };
            let truths: Vec<Truth> = of.sentences.iter().enumerate().filter_map(meaning).collect();
            let joined = (!truths.is_empty()).then(|| joined(truths.iter().collect()));
            let stated = &mut self.puzzle.clues[clue];
            let parts = joined.as_ref().map_or(0, |truth| if let Truth::And(all) = truth { all.len() } else { 1 });
            stated.parts = vec![stated.span; parts];
            stated.truth = joined;
        }
    }

    fn solutions(&mut self) -> Found {
        let mut found = Vec::new();
        let end = bachet_grid::solve(&self.puzzle, self.budget, |solution| {
            found.push(solution);
            if found.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        match (end, found.len()) {
            (_, 2) => Found::Several,
            (Ok(SearchOutcome::Exhausted), 1) => found.pop().map_or(Found::None, Found::One),
            (Ok(SearchOutcome::Exhausted), _) => Found::None,
            _ => Found::Unknown,
        }
    }
}
