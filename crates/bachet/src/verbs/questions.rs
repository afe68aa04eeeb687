//! Which of the clues that are not understood to ask about first, so that few questions settle a puzzle.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use bachet_notation::GridPuzzle;
use bachet_notation::clue::Truth;
use bachet_prose::{Assumption, Guess};
use bachet_solver::Budget;
use num_bigint::BigUint;

use crate::Puzzle;
use crate::sentences::{ClueSentence, Meaning, Sentences, conjuncts, joined};
use crate::verbs::choices::solutions_left;
use crate::verbs::judge::judge;
use crate::verbs::settled::{MAX_STEPS, has_one_solution};

/// How uncertain it is what a clue means: a clue without a guess is the most uncertain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Doubt {
    is_unknown: bool,
    /// Whether a part of it is taken to state nothing.
    leaves_out: bool,
    /// Whether a sign is in doubt.
    is_unsigned: bool,
    cost: u32,
}

/// Returns the clue to ask about next, without those that a person skipped: one whose likeliest meaning settles the
/// puzzle together with what may be assumed of the others, else one without a guess or with one that leaves something
/// out, else the one that leaves the fewest solutions. Of several it is the one whose meaning is the most uncertain.
pub fn next_question(
    puzzle: &Puzzle,
    sentences: &Sentences,
    skipped: &BTreeSet<usize>,
    budget: &mut Budget<'_>,
) -> Option<usize> {
    let Puzzle::Grid(grid) = puzzle else { return None };
    let mut open: Vec<usize> = sentences.refused().0.into_iter().filter(|clue| !skipped.contains(clue)).collect();
    // What most likely states nothing is asked about last.
    if open.iter().any(|&clue| !sentences.clues[clue].is_aside()) {
        open.retain(|&clue| !sentences.clues[clue].is_aside());
    }
    open.sort_by_key(|&clue| Reverse(doubt(sentences, clue)));
    let mut fewest: Option<(BigUint, usize)> = None;
    for &clue in open.iter().filter(|_| open.len() > 1) {
        let Some((grid, sentences)) = answered(grid, sentences, clue) else { continue };
        let limited = Budget::unlimited().steps(MAX_STEPS);
        let mut limited = budget.cancel_flag().into_iter().fold(limited, Budget::cancelled_by);
        if has_one_solution(&grid, &mut limited) || judge(&grid, &sentences, &mut limited).is_some() {
            return Some(clue);
        }
        let left = solutions_left(&grid, budget).number;
        if fewest.as_ref().is_none_or(|(least, _)| left < *least) {
            fewest = Some((left, clue));
        }
    }
    // What has a guess may be assumed later on, what has none may not. If the guesses leave several solutions, what is
    // missing is most likely what a guess leaves out.
    let unknown = open.first().copied().filter(|&clue| {
        let doubt = doubt(sentences, clue);
        doubt.is_unknown || doubt.leaves_out
    });
    unknown.or(fewest.map(|(_, clue)| clue)).or(open.first().copied())
}

fn doubt(sentences: &Sentences, clue: usize) -> Doubt {
    let refused = sentences.clues[clue].sentences.iter().filter(|sentence| sentence.meaning.is_refused());
    let mut doubt = Doubt { is_unknown: false, leaves_out: false, is_unsigned: false, cost: 0 };
    for sentence in refused {
        match first(sentence) {
            Some(guess) => {
                doubt.leaves_out |= guess.assumptions.contains(&Assumption::SaysNothing);
                doubt.is_unsigned |= guess.is_in_doubt();
                doubt.cost += guess.cost;
            }
            None => doubt.is_unknown = true,
        }
    }
    doubt
}

fn first(sentence: &ClueSentence) -> Option<&Guess> {
    sentence.guesses.first().map(|guessed| &guessed.guess)
}

/// Returns the puzzle as if a person had said that a clue has its likeliest meaning.
fn answered(grid: &GridPuzzle, sentences: &Sentences, clue: usize) -> Option<(GridPuzzle, Sentences)> {
    let mut sentences = sentences.clone();
    for sentence in &mut sentences.clues[clue].sentences {
        if sentence.meaning.is_refused() {
            let truth = first(sentence)?.truth.clone().unwrap_or(Truth::And(Vec::new()));
            sentence.meaning = Meaning::Read(truth, Vec::new());
        }
    }
    let truths: Vec<&Truth> = sentences.clues[clue].sentences.iter().filter_map(read).collect();
    let whole = joined(truths);
    let mut grid = grid.clone();
    let stated = &mut grid.clues[clue];
    stated.parts = vec![stated.span; conjuncts(&whole).len()];
    stated.truth = Some(whole);
    Some((grid, sentences))
}

fn read(sentence: &ClueSentence) -> Option<&Truth> {
    if let Meaning::Read(truth, _) = &sentence.meaning { Some(truth) } else { None }
}
