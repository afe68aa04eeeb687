//! What each clue that is not understood may mean, as choices for a person: each with the number of solutions that it
//! leaves.

use std::ops::ControlFlow;

use bachet_notation::clue::Truth;
use bachet_notation::{GridPuzzle, expression};
use bachet_prose::{Guess, Speaker};
use bachet_solver::{Budget, Count, SearchOutcome};

use crate::Puzzle;
use crate::sentences::{Guessed, Meaning, Sentences, SentencesOfClue, conjuncts, joined};

/// Maximum number of choices of a clue, without the one that it says nothing.
const MAX_CHOICES: usize = 6;
/// Number of solutions up to which those that a choice leaves are counted.
pub const MAX_LEFT: usize = 1000;
/// Maximum number of steps that are spent on counting the solutions of a choice.
const MAX_STEPS: u64 = 200_000;

/// A clue that is not understood, and what it may mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unclear {
    /// The index of the clue, from 0.
    pub clue: usize,
    /// Its sentences that are not understood.
    pub sentences: Vec<String>,
    /// What its other sentences state, as an expression.
    pub known: Option<String>,
    /// What it may mean, the likeliest first; the one that it says nothing comes last, unless it is likelier.
    pub choices: Vec<Choice>,
}

/// Something that a clue may mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The meaning of the whole clue as an expression: what is known of it as well.
    pub expression: String,
    /// What the sentences mean that are not understood; `None` if they say nothing about the puzzle.
    pub paraphrase: Option<String>,
    /// The number of solutions of the puzzle with this meaning, without the other clues that are not understood. It is
    /// counted up to [`MAX_LEFT`] and one more, which says that there are more.
    pub left: Count,
}

impl Unclear {
    /// Returns the expression of the whole clue if the sentences that are not understood mean an expression.
    pub fn with_known(&self, expression: &str) -> String {
        match &self.known {
            Some(known) => format!("({known}) and ({expression})"),
            None => expression.to_owned(),
        }
    }
}

/// Returns what each clue of a logic grid may mean that is not understood.
pub fn choices(puzzle: &Puzzle, sentences: Option<&Sentences>, budget: &mut Budget<'_>) -> Vec<Unclear> {
    let Some(sentences) = sentences else { return Vec::new() };
    let (clues, _) = sentences.refused();
    clues.into_iter().filter_map(|clue| choices_of(puzzle, sentences, clue, budget)).collect()
}

/// Returns what a clue of a logic grid may mean that is not understood.
pub fn choices_of(puzzle: &Puzzle, sentences: &Sentences, clue: usize, budget: &mut Budget<'_>) -> Option<Unclear> {
    let Puzzle::Grid(grid) = puzzle else { return None };
    let speaker = Speaker::new(grid, sentences.language);
    Some(unclear(grid, &speaker, clue, sentences.clues.get(clue)?, budget))
}

/// Returns the number of solutions of a puzzle, counted up to [`MAX_LEFT`] and one more.
pub fn solutions_left(puzzle: &GridPuzzle, budget: &mut Budget<'_>) -> Count {
    let limited = Budget::unlimited().steps(MAX_STEPS);
    let mut limited = budget.cancel_flag().into_iter().fold(limited, Budget::cancelled_by);
    let mut found = 0_usize;
    let end = bachet_grid::solve(puzzle, &mut limited, |_| {
        found += 1;
        if found <= MAX_LEFT { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    // The steps are those of the request as well: what goes beyond them uses up all of them.
    let is_within = budget.use_steps(limited.used());
    while !is_within && budget.step() {}
    Count { number: found.into(), exact: is_within && found <= MAX_LEFT && end == Ok(SearchOutcome::Exhausted) }
}

fn unclear(
    grid: &GridPuzzle,
    speaker: &Speaker<'_>,
    clue: usize,
    of: &SentencesOfClue,
    budget: &mut Budget<'_>,
) -> Unclear {
    let mut known: Vec<&Truth> = Vec::new();
    let mut open = Vec::new();
    for sentence in &of.sentences {
        match &sentence.meaning {
            Meaning::Read(truth, _) => known.push(truth),
            Meaning::Idle(_) => {}
            Meaning::Ambiguous(_) | Meaning::Unread(_) => open.push(sentence),
        }
    }
    let guesses = open.iter().map(|sentence| sentence.guesses.as_slice());
    let mut meanings = combined(guesses);
    // Whoever wrote the clue can always say that it says nothing.
    if meanings.iter().any(Vec::is_empty) {
        meanings.truncate(MAX_CHOICES + 1);
    } else {
        meanings.truncate(MAX_CHOICES);
        meanings.push(Vec::new());
    }
    let mut puzzle = grid.clone();
    let mut choices: Vec<Choice> = Vec::with_capacity(meanings.len());
    for truths in meanings {
        let meant = joined(truths.iter().collect());
        let whole = joined(known.iter().copied().chain(&truths).collect());
        let expression = expression(grid, &whole);
        if choices.iter().any(|choice| choice.expression == expression) {
            continue;
        }
        let stated = &mut puzzle.clues[clue];
        stated.parts = vec![stated.span; conjuncts(&whole).len()];
        stated.truth = Some(whole);
        let paraphrase = (!truths.is_empty()).then(|| speaker.words(&meant));
        choices.push(Choice { expression, paraphrase, left: solutions_left(&puzzle, budget) });
    }
    Unclear {
        clue,
        sentences: open.iter().map(|sentence| sentence.text.clone()).collect(),
        known: (!known.is_empty()).then(|| expression(grid, &joined(known))),
        choices,
    }
}

/// Returns what several sentences may mean together, the likeliest first: what each of them states. There is none if
/// one of them cannot be guessed at.
fn combined<'s>(sentences: impl Iterator<Item = &'s [Guessed]>) -> Vec<Vec<Truth>> {
    let mut all: Vec<(u32, Vec<Truth>)> = vec![(0, Vec::new())];
    for guesses in sentences {
        let extended = all.iter().flat_map(|(cost, truths)| {
            guesses.iter().map(move |Guessed { guess: Guess { truth, cost: more, .. }, .. }| {
                (cost + more, truths.iter().chain(truth).cloned().collect::<Vec<_>>())
            })
        });
        let mut extended: Vec<_> = extended.collect();
        extended.sort_by_key(|(cost, _)| *cost);
        extended.truncate(MAX_CHOICES + 1);
        all = extended;
    }
    all.into_iter().map(|(_, truths)| truths).collect()
}
