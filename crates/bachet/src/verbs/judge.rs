//! Judges what sentences may mean that could not be read: by the solutions that their readings leave.
//!
//! A puzzle has one solution. Each combination of guesses has a weight: how likely its parts are by the counts of
//! written pages (`confidence.txt`). A sentence may also mean something that no guess says. The weights of the
//! combinations that leave the same solution add up. The judge answers only where one solution has nearly all the
//! weight, few guesses matter, and none of those is about a sign or a dimension in doubt. A guess that the solution does
//! not need is dropped: what is left out makes the rest weaker, never wrong.

mod confidence;
mod court;

use std::cmp::Reverse;

use bachet_grid::Solution;
use bachet_notation::clue::Truth;
use bachet_notation::{Expressions, GridPuzzle, Span};
use bachet_prose::{Assumption, Speaker};
use bachet_solver::Budget;

use self::court::{Court, Open};
use crate::sentences::{ClueSentence, Meaning, Sentences, conjuncts, joined};
use crate::verbs::Wording;

pub use confidence::{GuessForm, GuessKind, GuessLevel};

/// Maximum number of guesses on which an answer may rest, without those that assume only of a verb what it means.
const MAX_ASSUMED: usize = 8;
/// The weight that the likeliest solution must have of all, in hundredths.
const SHARE: u128 = 86;
/// The weight of a combination that leaves several solutions since a sentence may mean something that no guess says, in
/// hundredths: how often a wrong guess leaves exactly one solution.
const SEVERAL: u128 = 10;

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

/// Finds what the unread sentences are to mean; `None` if that is in doubt.
pub(super) fn judge(puzzle: &GridPuzzle, sentences: &Sentences, budget: &mut Budget<'_>) -> Option<Judged> {
    let mut court = Court::new(puzzle, sentences, budget);
    if court.open.is_empty() {
        return None;
    }
    let choices = likeliest(&mut court)?;
    let choices = needed(&mut court, choices);
    let assumed: Vec<(&Open<'_>, usize)> = (court.open.iter().zip(choices.iter().copied()))
        .filter(|(open, choice)| open.guesses.get(*choice).is_some_and(|guess| guess.truth.is_some()))
        .collect();
    let is_loose = |&&(open, choice): &&(&Open<'_>, usize)| !open.rests_on_verb(choice);
    if assumed.iter().filter(is_loose).count() > MAX_ASSUMED
        || assumed.iter().any(|(open, choice)| open.is_in_doubt(*choice))
    {
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
    let (mut puzzle, mut read) = (puzzle.clone(), sentences.clone());
    for (open, choice) in &assumed {
        if let Some(truth) = &open.guesses[*choice].truth {
            read.clues[open.clue].sentences[open.sentence].meaning = Meaning::Read(truth.clone(), Vec::new());
        }
    }
    let assumed = assumed.iter().filter_map(told).collect();
    for clue in court.open.iter().map(|open| open.clue) {
        set_meaning(&mut puzzle, &read, clue);
    }
    Some(Judged { puzzle, sentences: read, assumed })
}

/// Returns the likeliest choices that leave the solution that has nearly all the weight.
fn likeliest(court: &mut Court<'_, '_, '_>) -> Option<Vec<usize>> {
    let mut all: u128 = 0;
    let mut solutions: Vec<(Solution, u128, Vec<usize>)> = Vec::new();
    for tried in court.tried() {
        let weight = u128::from(tried.weight);
        let Some(solution) = tried.solution else {
            all += weight * SEVERAL / 100;
            continue;
        };
        all += weight;
        match solutions.iter_mut().find(|(known, ..)| *known == solution) {
            Some((_, sum, _)) => *sum += weight,
            None => solutions.push((solution, weight, tried.choices)),
        }
    }
    let (_, weight, choices) = solutions.into_iter().max_by_key(|(_, weight, _)| *weight)?;
    (weight * 100 >= all * SHARE).then_some(choices)
}

/// Leaves out each guess without which there is still one solution: those in doubt first, then the least likely.
fn needed(court: &mut Court<'_, '_, '_>, mut choices: Vec<usize>) -> Vec<usize> {
    let mut order: Vec<usize> = (0..choices.len()).collect();
    order.sort_by_key(|&at| {
        let (open, choice) = (&court.open[at], choices[at]);
        (Reverse(open.is_in_doubt(choice)), open.weight(choice))
    });
    for at in order {
        let kept = std::mem::replace(&mut choices[at], court.open[at].guesses.len());
        if !court.leaves_one(&choices) {
            choices[at] = kept;
        }
    }
    choices
}

/// Gives a clue of the puzzle the meaning of those of its sentences that are read.
fn set_meaning(puzzle: &mut GridPuzzle, sentences: &Sentences, clue: usize) {
    let read = |sentence: &'_ ClueSentence| match &sentence.meaning {
        Meaning::Read(truth, _) => Some(truth.clone()),
        Meaning::Idle(_) | Meaning::Ambiguous(_) | Meaning::Unread(_) => None,
    };
    let truths: Vec<Truth> = sentences.clues[clue].sentences.iter().filter_map(read).collect();
    let whole = (!truths.is_empty()).then(|| joined(truths.iter().collect()));
    let stated = &mut puzzle.clues[clue];
    stated.parts = vec![stated.span; whole.as_ref().map_or(0, |truth| conjuncts(truth).len())];
    stated.truth = whole;
}
