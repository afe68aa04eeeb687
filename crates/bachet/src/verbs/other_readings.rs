//! What a puzzle comes to if its sentences are read in the less usual way.
//!
//! Usage gives some sentences a default (`to the left of` is somewhere left). Where the puzzle then has several solutions
//! or none, its author may have meant the other reading: the same doubt is settled alike in all clues first, as one who
//! writes so once writes so always, then in one sentence at a time.

use std::mem::{Discriminant, discriminant};
use std::ops::ControlFlow;

use bachet_notation::clue::{Order, Truth};
use bachet_notation::{GridPuzzle, expression};
use bachet_solver::{Budget, SearchOutcome};

use crate::Puzzle;
use crate::sentences::{Heard, Sentences, joined, paraphrase};
use crate::verbs::Wording;

/// So many ways to read the puzzle are tried.
const MOST_TRIED: usize = 64;
/// So many that leave one solution are told.
const MOST_TOLD: usize = 3;

/// A way to read the puzzle under which it has exactly one solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherReading {
    /// The sentences that are read otherwise.
    pub sentences: Vec<Reread>,
}

/// A sentence in its less usual reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reread {
    /// The clue it stands in, from 0.
    pub clue: usize,
    /// What it means then.
    pub meaning: Wording,
}

/// Another reading of a sentence.
struct Choice<'a> {
    clue: usize,
    sentence: usize,
    truth: &'a Truth,
    doubt: Doubt,
}

/// What two readings differ in, whoever they speak of.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Doubt(Form, Form);

/// The form of the smallest part that differs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// A place in an order; left and right are one doubt.
    Somewhere,
    Exactly(u32),
    Around(u32),
    /// Anything else.
    Other(Discriminant<Truth>),
}

/// The other readings of the puzzle's sentences that leave exactly one solution; none of a puzzle of another family.
/// Where the budget ends, those found so far.
pub fn other_readings(puzzle: &Puzzle, sentences: &Sentences, budget: &mut Budget<'_>) -> Vec<OtherReading> {
    let Puzzle::Grid(grid) = puzzle else { return Vec::new() };
    let choices = choices(sentences);
    let mut tries: Vec<Vec<&Choice<'_>>> = Vec::new();
    for choice in &choices {
        let known = tries.iter_mut().find(|list| list[0].doubt == choice.doubt);
        match known {
            // Of several others of one sentence the first is taken.
            Some(list) if list.iter().any(|c| (c.clue, c.sentence) == (choice.clue, choice.sentence)) => {}
            Some(list) => list.push(choice),
            None => tries.push(vec![choice]),
        }
    }
    let mut found = Vec::new();
    let together = tries.len();
    let alone = choices.iter().map(|choice| vec![choice]);
    tries.extend(alone);
    let mut settled: Vec<Doubt> = Vec::new();
    for (at, list) in tries.iter().take(MOST_TRIED).enumerate() {
        let doubt = list[0].doubt;
        let tried = at >= together && tries[..together].iter().any(|t| t.len() == 1 && std::ptr::eq(t[0], list[0]));
        if tried || settled.contains(&doubt) {
            continue;
        }
        if is_unique(grid, sentences, list, budget) {
            settled.push(doubt);
            let reread = |choice: &&Choice<'_>| Reread {
                clue: choice.clue,
                meaning: Wording {
                    expression: expression(grid, choice.truth),
                    paraphrase: paraphrase(grid, sentences.language, choice.truth),
                },
            };
            found.push(OtherReading { sentences: list.iter().map(reread).collect() });
        }
        if found.len() == MOST_TOLD || budget.is_spent() {
            break;
        }
    }
    found
}

/// Every other reading that counts: of sentences without an expression beside them.
fn choices(sentences: &Sentences) -> Vec<Choice<'_>> {
    let mut choices = Vec::new();
    for (clue, read) in sentences.clues.iter().enumerate().filter(|(_, clue)| clue.beside.is_none()) {
        for (sentence, heard) in read.sentences.iter().map(|s| &s.heard).enumerate() {
            if let Heard::Read(usual, others) = heard {
                choices.extend(others.iter().map(|truth| Choice { clue, sentence, truth, doubt: doubt(usual, truth) }));
            }
        }
    }
    choices
}

/// Whether the puzzle has exactly one solution with these sentences read so.
fn is_unique(grid: &GridPuzzle, sentences: &Sentences, list: &[&Choice<'_>], budget: &mut Budget<'_>) -> bool {
    let mut grid = grid.clone();
    for (at, clue) in sentences.clues.iter().enumerate() {
        if !list.iter().any(|choice| choice.clue == at) {
            continue;
        }
        let truths = clue.sentences.iter().enumerate().filter_map(|(i, sentence)| {
            let other = list.iter().find(|choice| (choice.clue, choice.sentence) == (at, i));
            match (&sentence.heard, other) {
                (_, Some(choice)) => Some(choice.truth),
                (Heard::Read(truth, _), None) => Some(truth),
                (Heard::Idle(_) | Heard::Ambiguous(_) | Heard::Unread(_), None) => None,
            }
        });
        let truth = joined(truths.collect());
        let parts = if let Truth::And(parts) = &truth { parts.len() } else { 1 };
        grid.clues[at].parts = vec![grid.clues[at].span; parts];
        grid.clues[at].truth = Some(truth);
    }
    let mut solutions = 0;
    let end = bachet_grid::solve(&grid, budget, |_| {
        solutions += 1;
        if solutions < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    solutions == 1 && matches!(end, Ok(SearchOutcome::Exhausted))
}

/// What two readings of a sentence differ in.
fn doubt(usual: &Truth, other: &Truth) -> Doubt {
    match (usual, other) {
        (Truth::And(a), Truth::And(b)) | (Truth::Or(a), Truth::Or(b)) if a.len() == b.len() => {
            a.iter().zip(b).find(|(a, b)| a != b).map_or(Doubt(form(usual), form(other)), |(a, b)| doubt(a, b))
        }
        (Truth::Not(a), Truth::Not(b)) => doubt(a, b),
        _ => Doubt(form(usual), form(other)),
    }
}

fn form(truth: &Truth) -> Form {
    match truth {
        Truth::Places(_, order, ..) => match order {
            Order::Before | Order::After => Form::Somewhere,
            Order::PlacesBefore(n) | Order::PlacesAfter(n) => Form::Exactly(*n),
            Order::PlacesFrom(n) => Form::Around(*n),
        },
        other => Form::Other(discriminant(other)),
    }
}
