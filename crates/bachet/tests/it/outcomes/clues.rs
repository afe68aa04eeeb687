//! What becomes of clues, beside what they mean.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use bachet::front::{Draft, is_unread};
use bachet::verbs::{self, GuessKind, ReadClue, ReadOutcome, ReadSentence, Readings, SentenceAgreement};
use bachet::{Budget, Code, Diagnostic, Puzzle, Severity};
use bachet_notation::clue::Truth;
use bachet_notation::{Clue, GridPuzzle, Span, read_clue};
use bachet_solver::SearchOutcome;

use super::offered::Offered;

/// How the file says that a sentence states nothing of the puzzle.
const NOTHING: &str = "   = true\n";
/// Maximum number of combinations of what the sentences of a clue may mean.
const MAX_COMBINED: usize = 36;
/// Maximum number of steps to find out whether one constraint follows from another.
const MAX_STEPS: u64 = 1_000_000;

/// What became of a clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ClueOutcome {
    /// It is read as it is meant.
    Read,
    /// The likeliest guess is what it means.
    Guessed,
    /// Another guess is what it means.
    AmongTheGuesses,
    /// It has no guess.
    NotRead,
    /// No guess is what it means, but the likeliest follows from that.
    GuessedInPart,
    /// No guess is what it means, and the likeliest states something else.
    GuessedOtherwise,
    /// What it is read as follows from what it means, but is less.
    ReadInPart,
    /// It is read as something else.
    Misread,
}

impl ClueOutcome {
    /// Every outcome.
    pub(crate) const ALL: [Self; 8] = [
        Self::Read,
        Self::Guessed,
        Self::AmongTheGuesses,
        Self::NotRead,
        Self::GuessedInPart,
        Self::GuessedOtherwise,
        Self::ReadInPart,
        Self::Misread,
    ];

    /// Returns its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Guessed => "guessed",
            Self::AmongTheGuesses => "among the guesses",
            Self::NotRead => "not read",
            Self::GuessedInPart => "guessed in part",
            Self::GuessedOtherwise => "guessed otherwise",
            Self::ReadInPart => "read in part",
            Self::Misread => "misread",
        }
    }

    /// Whether the clue is not read, so that a person may be asked about it.
    fn is_unsure(self) -> bool {
        !matches!(self, Self::Read | Self::ReadInPart | Self::Misread)
    }

    /// Returns in how many of the clues that are not sure the meaning is among the readings, and how many those are.
    pub(crate) fn recall(counts: &BTreeMap<Self, u32>) -> (u32, u32) {
        let sum = |outcomes: &[Self]| outcomes.iter().filter_map(|outcome| counts.get(outcome)).sum::<u32>();
        let recalled = sum(&[Self::Guessed, Self::AmongTheGuesses]);
        (recalled, recalled + sum(&[Self::NotRead, Self::GuessedInPart, Self::GuessedOtherwise]))
    }
}

/// A clue, what it means, and what became of it.
pub(crate) struct JudgedClue {
    pub(crate) outcome: ClueOutcome,
    pub(crate) sentence: String,
    /// Its meaning as an expression; `None` if it states nothing.
    pub(crate) meant: Option<String>,
    /// Its readings, the likeliest first: expressions, `None` for a reading that states nothing.
    pub(crate) readings: Vec<Option<String>>,
    /// If it is not sure: whether a person who is asked finds its meaning among the choices.
    pub(crate) is_offered: Option<bool>,
    /// The kind of the likeliest guess, if one of its sentences is guessed at.
    pub(crate) kind: Option<GuessKind>,
}

/// Returns what became of each clue of a puzzle whose clues have their meaning below them, or the problems that keep it
/// from being read.
pub(crate) fn clues(text: &str) -> Result<Vec<JudgedClue>, Vec<Diagnostic>> {
    let draft = Draft::read(text.replace(NOTHING, "").as_bytes(), None);
    let is_grave = |problem: &Diagnostic| {
        let is_told = problem.code == Code::SentenceDiffers || is_unread(problem);
        problem.severity() == Severity::Error && !is_told
    };
    let grave: Vec<Diagnostic> = draft.problems.into_iter().filter(is_grave).collect();
    let Some(puzzle) = draft.puzzle.filter(|_| grave.is_empty()) else { return Err(grave) };
    let Readings::Grid(readings) = verbs::readings(&puzzle, draft.sentences.as_ref(), None) else { return Err(grave) };
    let Puzzle::Grid(puzzle) = puzzle else { return Err(grave) };
    let names = GridPuzzle { clues: Vec::new(), ..puzzle.clone() };
    let all = readings.clues.iter().zip(&puzzle.clues);
    let offered = Offered::new(text);
    let judge = |(at, (clue, stated)): (usize, (&ReadClue, &Clue))| {
        judged(&names, clue, stated.truth.as_ref(), |is_meant| offered.has(&names, at, is_meant))
    };
    Ok(all.enumerate().map(judge).collect())
}

fn judged(
    names: &GridPuzzle,
    clue: &ReadClue,
    meant: Option<&Truth>,
    is_offered: impl Fn(&dyn Fn(Option<&Truth>) -> bool) -> bool,
) -> JudgedClue {
    let said: Vec<&str> = clue.sentences.iter().map(|sentence| sentence.text.as_str()).collect();
    let meant = meant.filter(|_| clue.stated.is_some());
    let readings = clue.sentences.iter().flat_map(|sentence| {
        let read = sentence.readings.iter().map(|wording| Some(wording.expression.clone()));
        let guesses = sentence.guesses.iter();
        read.chain(guesses.map(|guess| guess.meaning.as_ref().map(|wording| wording.expression.clone())))
    });
    let outcome = outcome(names, clue, meant);
    JudgedClue {
        outcome,
        sentence: said.join(" "),
        meant: clue.stated.as_ref().map(|wording| wording.expression.clone()),
        readings: readings.collect(),
        kind: kind(&clue.sentences),
        is_offered: outcome.is_unsure().then(|| is_offered(&|found| means_same(names, found, meant))),
    }
}

/// Returns the kind of the likeliest guess at the only sentence that is not read.
fn kind(sentences: &[ReadSentence]) -> Option<GuessKind> {
    let refused = |s: &&ReadSentence| matches!(s.outcome, ReadOutcome::Unread | ReadOutcome::Ambiguous);
    let mut open = sentences.iter().filter(refused);
    let only = open.next().filter(|_| open.next().is_none())?;
    let first = only.guesses.first()?;
    Some(GuessKind::of(first.meaning.is_some(), &first.assumptions, first.likelihood))
}

fn outcome(names: &GridPuzzle, clue: &ReadClue, meant: Option<&Truth>) -> ClueOutcome {
    let refused = |s: &ReadSentence| matches!(s.outcome, ReadOutcome::Unread | ReadOutcome::Ambiguous);
    if clue.sentences.iter().any(|sentence| refused(sentence) && sentence.guesses.is_empty()) {
        return ClueOutcome::NotRead;
    }
    let found = combined(names, &clue.sentences);
    let first = found.first().cloned().flatten();
    if !clue.sentences.iter().any(refused) {
        return match clue.agreement {
            Some(SentenceAgreement::Same) => ClueOutcome::Read,
            // What states nothing is read if nothing is found in it.
            None if first.is_none() && meant.is_none() => ClueOutcome::Read,
            _ if follows(names, first.as_ref(), meant) => ClueOutcome::ReadInPart,
            _ => ClueOutcome::Misread,
        };
    }
    match found.iter().position(|found| means_same(names, found.as_ref(), meant)) {
        Some(0) => ClueOutcome::Guessed,
        Some(_) => ClueOutcome::AmongTheGuesses,
        None if follows(names, first.as_ref(), meant) => ClueOutcome::GuessedInPart,
        None => ClueOutcome::GuessedOtherwise,
    }
}

/// Returns what the sentences of a clue may mean together, the cheapest first.
fn combined(names: &GridPuzzle, sentences: &[ReadSentence]) -> Vec<Option<Truth>> {
    let truth = |expression: &str| read_clue(names, expression).0.expect("an expression of ours is read");
    let mut all: Vec<(u32, Vec<Truth>)> = vec![(0, Vec::new())];
    for sentence in sentences {
        let guesses = sentence.guesses.iter();
        let guesses = guesses.map(|guess| (guess.cost, guess.meaning.as_ref().map(|found| truth(&found.expression))));
        let mut ways: Vec<(u32, Option<Truth>)> = match sentence.outcome {
            ReadOutcome::Read => vec![(0, sentence.readings.first().map(|found| truth(&found.expression)))],
            ReadOutcome::Idle => vec![(0, None)],
            ReadOutcome::Ambiguous | ReadOutcome::Unread => guesses.collect(),
        };
        ways.sort_by_key(|(cost, _)| *cost);
        let mut next: Vec<(u32, Vec<Truth>)> = Vec::new();
        for (cost, known) in &all {
            next.extend(ways.iter().map(|(more, way)| (cost + more, known.iter().chain(way).cloned().collect())));
        }
        next.sort_by_key(|(cost, _)| *cost);
        next.truncate(MAX_COMBINED);
        all = next;
    }
    let joined = |mut truths: Vec<Truth>| match truths.len() {
        0 | 1 => truths.pop(),
        _ => Some(Truth::And(truths)),
    };
    all.into_iter().map(|(_, truths)| joined(truths)).collect()
}

/// Whether two constraints mean the same; without one nothing is stated.
fn means_same(names: &GridPuzzle, one: Option<&Truth>, other: Option<&Truth>) -> bool {
    follows(names, one, other) && follows(names, other, one) && one.is_some() == other.is_some()
}

/// Whether a constraint holds in every table of the puzzle in which another one does; without a constraint every table
/// is one.
fn follows(names: &GridPuzzle, constraint: Option<&Truth>, from: Option<&Truth>) -> bool {
    let Some(constraint) = constraint else { return true };
    let against = Truth::Not(Box::new(constraint.clone()));
    let clue = |truth: Truth| {
        let parts = if let Truth::And(all) = &truth { all.len() } else { 1 };
        let (label, span) = (String::new(), Span::default());
        Clue { label, text: None, expression: None, truth: Some(truth), span, parts: vec![span; parts] }
    };
    let clues = from.cloned().into_iter().chain([against]).map(clue).collect();
    let puzzle = GridPuzzle { clues, questions: Vec::new(), ..names.clone() };
    let mut is_found = false;
    let end = bachet_grid::solve(&puzzle, &mut Budget::unlimited().steps(MAX_STEPS), |_| {
        is_found = true;
        ControlFlow::Break(())
    });
    !is_found && matches!(end, Ok(SearchOutcome::Exhausted))
}
