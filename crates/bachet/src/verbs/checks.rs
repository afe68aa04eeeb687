//! Which clue that is read to ask about: where the puzzle has no solution, or several although nothing else is left to
//! ask.
//!
//! What is surely read is rarely wrong, so it is asked about last. If there is no solution, it is a clue without which
//! there is one; if there are several, one that names values and states nothing about them.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Clue, GridPuzzle, Value};
use bachet_solver::{Budget, SearchOutcome};

use crate::Puzzle;
use crate::sentences::{Meaning, Sentences, SentencesOfClue, values_of};

/// Minimum number of letters of a word that stands for the value it is a part of.
const MIN_LETTERS: usize = 3;

/// Returns the clue that is read to ask about next, without those that a person skipped: if what is stated leaves no
/// solution, or if there are several and every clue is understood, but for those that most likely state nothing. A clue
/// with an expression was answered already.
pub fn next_check(
    puzzle: &Puzzle,
    sentences: &Sentences,
    skipped: &BTreeSet<usize>,
    budget: &mut Budget<'_>,
) -> Option<usize> {
    let Puzzle::Grid(grid) = puzzle else { return None };
    let (unread, _) = sentences.refused();
    let is_read = |clue: usize| {
        let of = sentences.clues.get(clue);
        of.is_some_and(|of| of.agreement.is_none() && !of.sentences.is_empty()) && !unread.contains(&clue)
    };
    let mut read: Vec<usize> = (0..grid.clues.len()).filter(|&clue| is_read(clue)).collect();
    let is_idle = |clue: usize| sentences.clues[clue].sentences.iter().any(|of| matches!(of.meaning, Meaning::Idle(_)));
    read.sort_by_key(|&clue| {
        let unused = unused(grid, clue, &sentences.clues[clue]);
        Reverse((unused, is_idle(clue), length(&grid.clues[clue])))
    });
    let is_left_out = |clue: &usize| skipped.contains(clue) || sentences.clues[*clue].is_aside();
    let rest = || read.iter().copied().find(|clue| !skipped.contains(clue));
    match solutions(grid, budget)? {
        0 => {
            let conflict = conflict(grid, &read, budget);
            conflict.into_iter().find(|clue| !skipped.contains(clue)).or_else(rest)
        }
        1 => None,
        _ => rest().filter(|_| unread.iter().all(is_left_out)),
    }
}

/// Returns the number of solutions, up to 2; `None` if the budget ends before.
fn solutions(grid: &GridPuzzle, budget: &mut Budget<'_>) -> Option<usize> {
    let mut found = 0;
    let end = bachet_grid::solve(grid, budget, |_| {
        found += 1;
        if found < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    (found == 2 || end == Ok(SearchOutcome::Exhausted)).then_some(found)
}

/// Returns a minimal set of read clues that, with everything else, leave no solution.
fn conflict(grid: &GridPuzzle, read: &[usize], budget: &mut Budget<'_>) -> Vec<usize> {
    let mut grid = grid.clone();
    let mut needed = Vec::new();
    for &clue in read.iter().rev() {
        let without = Clue { truth: None, parts: Vec::new(), ..grid.clues[clue].clone() };
        let kept = std::mem::replace(&mut grid.clues[clue], without);
        if solutions(&grid, budget) != Some(0) {
            grid.clues[clue] = kept;
            needed.push(clue);
        }
    }
    needed.reverse();
    needed
}

/// Returns how many values a clue names that it states nothing about.
fn unused(grid: &GridPuzzle, clue: usize, of: &SentencesOfClue) -> usize {
    let mut stated: Vec<ValueId> = Vec::new();
    for sentence in &of.sentences {
        if let Meaning::Read(truth, _) = &sentence.meaning {
            values_of(truth, &mut stated);
        }
    }
    let text = grid.clues[clue].text.as_deref().unwrap_or_default().to_lowercase();
    let said: Vec<&str> = words(&text).collect();
    let is_named = |value: &str, others: &BTreeSet<String>| {
        let value = value.to_lowercase();
        let is_own = |word: &&str| word.chars().count() >= MIN_LETTERS && !others.contains(*word);
        words(&value).filter(is_own).any(|own| said.contains(&own))
    };
    let unused = |category: CategoryId| {
        let of = &grid.category(category).values;
        let shared = shared(of);
        let is_unused = |(index, value): &(u32, &Value)| {
            !stated.contains(&ValueId { category, index: *index }) && is_named(&value.text, &shared)
        };
        (0..).zip(of).filter(is_unused).count()
    };
    grid.category_ids().map(unused).sum()
}

/// Returns the words that several values have: those name none of them.
fn shared(values: &[Value]) -> BTreeSet<String> {
    let (mut seen, mut shared) = (BTreeSet::new(), BTreeSet::new());
    for value in values {
        let value = value.text.to_lowercase();
        let own: BTreeSet<String> = words(&value).map(str::to_owned).collect();
        shared.extend(own.iter().filter(|&word| !seen.insert(word.clone())).cloned());
    }
    shared
}

fn length(clue: &Clue) -> usize {
    clue.text.as_deref().map_or(0, str::len)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}
