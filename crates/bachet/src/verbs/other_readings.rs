//! Looks for less usual readings of the sentences under which a puzzle has exactly one solution.
//!
//! Some ambiguous sentences have a default reading (`to the left of` means somewhere left). If the puzzle then has
//! several solutions or none, its author may have meant the other reading. The search first changes the reading of all
//! clues with the same ambiguity, since authors are consistent, then of one sentence at a time.

use std::mem::{Discriminant, discriminant};

use bachet_notation::clue::{Order, Truth};
use bachet_notation::{GridPuzzle, expression};
use bachet_solver::Budget;

use crate::Puzzle;
use crate::sentences::{Meaning, Sentences, joined};
use crate::verbs::Wording;
use crate::verbs::settled::has_one_solution;

/// Maximum number of combinations of readings that are tried.
const MAX_TRIED: usize = 64;
/// Maximum number of combinations that are returned.
const MAX_FOUND: usize = 3;

/// A combination of readings under which the puzzle has exactly one solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherReading {
    /// The sentences with another reading than the default.
    pub sentences: Vec<Reread>,
}

/// A sentence in its less usual reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reread {
    /// The index of its clue, from 0.
    pub clue: usize,
    /// Its other meaning.
    pub meaning: Wording,
}

/// Another reading of a sentence.
struct Alternative<'a> {
    clue: usize,
    sentence: usize,
    truth: &'a Truth,
    ambiguity: Ambiguity,
}

/// How two readings differ, whatever values they are about.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ambiguity(Form, Form);

/// The form of the smallest part of a reading that differs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// A relation of places, whichever of the two comes first.
    Places(Order),
    /// Anything else.
    Other(Discriminant<Truth>),
}

/// Returns combinations of other readings that leave exactly one solution; nothing for families without sentences. If
/// the budget ends, it returns those found so far.
pub fn other_readings(puzzle: &Puzzle, sentences: &Sentences, budget: &mut Budget<'_>) -> Vec<OtherReading> {
    let Puzzle::Grid(grid) = puzzle else { return Vec::new() };
    let alternatives = alternatives(sentences);
    let mut tries: Vec<Vec<&Alternative<'_>>> = Vec::new();
    for alternative in &alternatives {
        let known = tries.iter_mut().find(|list| list[0].ambiguity == alternative.ambiguity);
        match known {
            // A sentence with several other readings takes part with the first.
            Some(list) if list.iter().any(|c| (c.clue, c.sentence) == (alternative.clue, alternative.sentence)) => {}
            Some(list) => list.push(alternative),
            None => tries.push(vec![alternative]),
        }
    }
    let mut found = Vec::new();
    let together = tries.len();
    let alone = alternatives.iter().map(|alternative| vec![alternative]);
    tries.extend(alone);
    let mut settled: Vec<Ambiguity> = Vec::new();
    for (at, list) in tries.iter().take(MAX_TRIED).enumerate() {
        let ambiguity = list[0].ambiguity;
        let tried = at >= together && tries[..together].iter().any(|t| t.len() == 1 && std::ptr::eq(t[0], list[0]));
        if tried || settled.contains(&ambiguity) {
            continue;
        }
        if is_unique(grid, sentences, list, budget) {
            settled.push(ambiguity);
            let reread = |alternative: &&Alternative<'_>| Reread {
                clue: alternative.clue,
                meaning: Wording {
                    expression: expression(grid, alternative.truth),
                    paraphrase: bachet_prose::words(grid, sentences.language, alternative.truth),
                },
            };
            found.push(OtherReading { sentences: list.iter().map(reread).collect() });
        }
        if found.len() == MAX_FOUND || budget.is_spent() {
            break;
        }
    }
    found
}

/// Returns the other readings of all sentences whose clue has no expression.
fn alternatives(sentences: &Sentences) -> Vec<Alternative<'_>> {
    let mut alternatives = Vec::new();
    for (clue, read) in sentences.clues.iter().enumerate().filter(|(_, clue)| clue.agreement.is_none()) {
        for (sentence, meaning) in read.sentences.iter().map(|s| &s.meaning).enumerate() {
            if let Meaning::Read(usual, others) = meaning {
                alternatives.extend(others.iter().map(|truth| Alternative {
                    clue,
                    sentence,
                    truth,
                    ambiguity: ambiguity(usual, truth),
                }));
            }
        }
    }
    alternatives
}

/// Whether the puzzle has exactly one solution with these readings.
fn is_unique(grid: &GridPuzzle, sentences: &Sentences, list: &[&Alternative<'_>], budget: &mut Budget<'_>) -> bool {
    let mut grid = grid.clone();
    for (at, clue) in sentences.clues.iter().enumerate() {
        if !list.iter().any(|alternative| alternative.clue == at) {
            continue;
        }
        let truths = clue.sentences.iter().enumerate().filter_map(|(i, sentence)| {
            let other = list.iter().find(|alternative| (alternative.clue, alternative.sentence) == (at, i));
            match (&sentence.meaning, other) {
                (_, Some(alternative)) => Some(alternative.truth),
                (Meaning::Read(truth, _), None) => Some(truth),
                (Meaning::Idle(_) | Meaning::Ambiguous(_) | Meaning::Unread(_), None) => None,
            }
        });
        let truth = joined(truths.collect());
        let parts = if let Truth::And(parts) = &truth { parts.len() } else { 1 };
        grid.clues[at].parts = vec![grid.clues[at].span; parts];
        grid.clues[at].truth = Some(truth);
    }
    has_one_solution(&grid, budget)
}

/// Returns how two readings of a sentence differ.
fn ambiguity(usual: &Truth, other: &Truth) -> Ambiguity {
    match (usual, other) {
        (Truth::And(a), Truth::And(b)) | (Truth::Or(a), Truth::Or(b)) if a.len() == b.len() => {
            a.iter().zip(b).find(|(a, b)| a != b).map_or(Ambiguity(form(usual), form(other)), |(a, b)| ambiguity(a, b))
        }
        (Truth::Not(a), Truth::Not(b)) => ambiguity(a, b),
        _ => Ambiguity(form(usual), form(other)),
    }
}

fn form(truth: &Truth) -> Form {
    match truth {
        Truth::Places(_, order, ..) => Form::Places(*order.min(&order.reversed())),
        other => Form::Other(discriminant(other)),
    }
}
