//! What each clue that is not understood may mean, as choices for a person: each with the number of solutions that it
//! leaves.

use std::ops::ControlFlow;

use bachet_notation::clue::Truth;
use bachet_notation::{GridPuzzle, expression};
use bachet_prose::{Guess, Speaker};
use bachet_solver::{Budget, Count, SearchOutcome};
use num_bigint::BigUint;

use crate::Puzzle;
use crate::sentences::{ClueSentence, Guessed, Meaning, Menus, Sentences, conjuncts, joined};

/// Maximum number of choices of a clue, without the one that it says nothing.
const MAX_CHOICES: usize = 6;
/// Maximum number of meanings of a clue whose solutions are counted.
const MAX_TRIED: usize = 2 * MAX_CHOICES;
/// The cost of taking a sentence to say nothing that no guess takes so: more than that of any entry of a menu.
const NOTHING: u32 = 100;
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
    /// What it may mean, the likeliest first, but what leaves no solution behind the rest; the one that it says nothing
    /// comes last, unless it is likelier.
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
    let (Puzzle::Grid(grid), Some(sentences)) = (puzzle, sentences) else { return Vec::new() };
    let (clues, _) = sentences.refused();
    if clues.is_empty() {
        return Vec::new();
    }
    let mut asked = Asked::new(grid, sentences);
    clues.into_iter().filter_map(|clue| asked.about(clue, budget)).collect()
}

/// Returns what a clue of a logic grid may mean that is not understood, or that is to be checked although it is read.
pub fn choices_of(puzzle: &Puzzle, sentences: &Sentences, clue: usize, budget: &mut Budget<'_>) -> Option<Unclear> {
    let Puzzle::Grid(grid) = puzzle else { return None };
    Asked::new(grid, sentences).about(clue, budget)
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

/// A puzzle whose clues are asked about.
struct Asked<'a> {
    grid: &'a GridPuzzle,
    sentences: &'a Sentences,
    speaker: Speaker<'a>,
    menus: Menus<'a>,
}

impl<'a> Asked<'a> {
    fn new(grid: &'a GridPuzzle, sentences: &'a Sentences) -> Self {
        let (speaker, menus) = (Speaker::new(grid, sentences.language), Menus::new(grid, sentences));
        Self { grid, sentences, speaker, menus }
    }

    /// Returns what a clue may mean.
    fn about(&mut self, clue: usize, budget: &mut Budget<'_>) -> Option<Unclear> {
        let of = self.sentences.clues.get(clue)?;
        let again: Option<Vec<ClueSentence>> = (!of.sentences.iter().any(|sentence| sentence.meaning.is_refused()))
            .then(|| of.sentences.iter().map(to_check).collect());
        let mut known: Vec<&Truth> = Vec::new();
        let mut open: Vec<(&ClueSentence, Vec<Truth>)> = Vec::new();
        for (sentence, menu) in again.as_ref().unwrap_or(&of.sentences).iter().zip(self.menus.of(clue)) {
            match &sentence.meaning {
                Meaning::Read(truth, _) => known.push(truth),
                Meaning::Idle(_) => {}
                Meaning::Ambiguous(_) | Meaning::Unread(_) => open.push((sentence, menu)),
            }
        }
        let mut puzzle = self.grid.clone();
        let mut choices: Vec<Choice> = Vec::new();
        for truths in combined(&open) {
            let meant = joined(truths.iter().collect());
            let whole = joined(known.iter().copied().chain(&truths).collect());
            let expression = expression(self.grid, &whole);
            if choices.iter().any(|choice| choice.expression == expression) {
                continue;
            }
            let stated = &mut puzzle.clues[clue];
            stated.parts = vec![stated.span; conjuncts(&whole).len()];
            stated.truth = Some(whole);
            let paraphrase = (!truths.is_empty()).then(|| self.speaker.words(&meant));
            choices.push(Choice { expression, paraphrase, left: solutions_left(&puzzle, budget) });
        }
        Some(Unclear {
            clue,
            sentences: open.iter().map(|(sentence, _)| sentence.text.clone()).collect(),
            known: (!known.is_empty()).then(|| expression(self.grid, &joined(known))),
            choices: shown(choices),
        })
    }
}

/// Returns a sentence that is read as if it were not: what it is read as is its likeliest guess.
fn to_check(sentence: &ClueSentence) -> ClueSentence {
    let (read, others) = match &sentence.meaning {
        Meaning::Read(truth, others) => (Some(truth.clone()), others.clone()),
        Meaning::Idle(_) | Meaning::Ambiguous(_) | Meaning::Unread(_) => (None, Vec::new()),
    };
    let all = std::iter::once(read).chain(others.into_iter().map(Some));
    let guesses = all.clone().zip(0..).map(|(truth, cost)| Guessed {
        guess: Guess { truth, assumptions: Vec::new(), cost, likelihood: None },
        agreement: None,
    });
    let meaning = Meaning::Ambiguous(all.flatten().collect());
    ClueSentence { text: sentence.text.clone(), meaning, guesses: guesses.collect() }
}

/// Returns the choices that are shown: those that leave a solution come first.
fn shown(choices: Vec<Choice>) -> Vec<Choice> {
    let leaves_none = |choice: &Choice| choice.left.exact && choice.left.number == BigUint::ZERO;
    let (mut idle, mut stating): (Vec<Choice>, Vec<Choice>) = (Vec::new(), Vec::new());
    let place = choices.iter().position(|choice| choice.paraphrase.is_none());
    for choice in choices {
        if choice.paraphrase.is_none() { &mut idle } else { &mut stating }.push(choice);
    }
    stating.sort_by_key(leaves_none);
    stating.truncate(MAX_CHOICES);
    let place = place.unwrap_or_default().min(stating.len());
    stating.splice(place..place, idle);
    stating
}

/// Returns what several sentences may mean together, the likeliest first: what each of them states. Guesses come before
/// entries of a menu. Whoever wrote the clue can always say that it says nothing.
fn combined(sentences: &[(&ClueSentence, Vec<Truth>)]) -> Vec<Vec<Truth>> {
    let mut all: Vec<(u32, Vec<Truth>)> = vec![(0, Vec::new())];
    for (sentence, menu) in sentences {
        let guesses = sentence.guesses.iter().map(|guessed| (guessed.guess.cost, guessed.guess.truth.as_ref()));
        let dearest = guesses.clone().map(|(cost, _)| cost).max().unwrap_or_default();
        let menu = (dearest + 1..).zip(menu.iter().map(Some));
        let nothing = (NOTHING, None);
        let each: Vec<(u32, Option<&Truth>)> = guesses.chain(menu).chain([nothing]).collect();
        let extended = all.iter().flat_map(|(cost, truths)| {
            let with = |truth: Option<&Truth>| truths.iter().chain(truth).cloned().collect::<Vec<_>>();
            each.iter().map(move |&(more, truth)| (cost + more, with(truth)))
        });
        let mut extended: Vec<_> = extended.collect();
        extended.sort_by_key(|(cost, _)| *cost);
        if let Some(nothing) = extended.iter().position(|(_, truths)| truths.is_empty()).filter(|at| *at > MAX_TRIED) {
            extended.swap(nothing, MAX_TRIED);
        }
        extended.truncate(MAX_TRIED + 1);
        all = extended;
    }
    all.into_iter().map(|(_, truths)| truths).collect()
}
