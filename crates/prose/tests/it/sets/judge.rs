//! What became of each clue of a puzzle, held against what is known to be right.

use std::ops::ControlFlow;

use bachet_grid::{Evaluator, Solution, solve};
use bachet_notation::clue::{Asked, Quantity, Truth, Who};
use bachet_notation::{Clue, GridPuzzle, Span};
use bachet_prose::{Outcome, QuestionReading, Reader, Sentence, Unread};
use bachet_solver::{Budget, SearchOutcome};

use super::{Answer, Case, Set, contradictions};

/// What became of a clue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Became {
    /// A constraint, with those that usage also allows.
    Read(Truth, Vec<Truth>),
    /// No constraint.
    Idle,
    /// Not read.
    Refused(Vec<Unread>),
    /// One of several.
    Ambiguous(Vec<Truth>),
}

/// How a reading stands to the truth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Right {
    /// Nothing speaks against it.
    Yes,
    /// It is wrong, and this is why.
    No(String),
    /// The clue contradicts the answer.
    Contradiction,
}

/// A clue and its judgement.
#[derive(Clone, Debug)]
pub(crate) struct Judgement {
    pub(crate) became: Became,
    pub(crate) right: Right,
}

/// Whether a puzzle was solved to the given answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Solved {
    /// By the default readings.
    Yes,
    /// Not by them, but they leave several solutions or none, and other readings exactly one.
    ByOthers,
    /// Not, and this is what happened.
    No(String),
}

/// A puzzle and its judgement.
#[derive(Clone, Debug)]
pub(crate) struct Judged {
    /// One a clue.
    pub(crate) clues: Vec<Judgement>,
    /// Why the question was not read.
    pub(crate) question: Option<Unread>,
    /// Everything was read.
    pub(crate) whole: bool,
    /// Whether it was solved; `No` unless everything was read.
    pub(crate) solved: Solved,
}

impl Judged {
    /// Whether the clues found idle are those that are.
    pub(crate) fn idle_named(&self, case: &Case) -> bool {
        let idle = |at: &usize| self.clues[*at].became == Became::Idle;
        (0..self.clues.len()).filter(idle).eq(case.idle.iter().copied())
    }
}

/// Reads the clues of a puzzle, holds them against what is known, and solves.
pub(crate) fn judge(set: Set, case: &Case) -> Judged {
    let reader = Reader::new(&case.puzzle, case.language).after_all_of(case.clues.iter().map(String::as_str));
    let clues: Vec<Judgement> = (0..case.clues.len())
        .map(|at| {
            let became = became(&reader.clue(&case.clues[at]));
            let right = right(set, case, at, &became);
            Judgement { became, right }
        })
        .collect();
    let (asked, question) = match case.question.as_deref().map(|question| reader.question(question)) {
        Some(QuestionReading::Read(asked)) => (Some(asked), None),
        Some(QuestionReading::Unread(unread)) => (None, Some(unread)),
        Some(QuestionReading::Idle | QuestionReading::Ambiguous(_)) | None => (None, None),
    };
    let read = |clue: &Judgement| matches!(clue.became, Became::Read(..) | Became::Idle);
    let whole = case.problems.is_empty() && question.is_none() && clues.iter().all(read);
    let solved = if whole { solved(case, &clues, asked.as_ref()) } else { Solved::No("not read whole".to_owned()) };
    Judged { clues, question, whole, solved }
}

/// What the sentences of a clue come to together.
fn became(sentences: &[Sentence]) -> Became {
    let mut truths = Vec::new();
    let mut others = Vec::new();
    let mut refused = Vec::new();
    let mut ambiguous = Vec::new();
    for sentence in sentences {
        match &sentence.outcome {
            Outcome::Read(reading) => {
                truths.push(reading.truth.clone());
                others.extend(reading.others.iter().cloned());
            }
            Outcome::Idle(_) => {}
            Outcome::Ambiguous(all) => ambiguous.extend(all.iter().cloned()),
            Outcome::Unread(unread) => refused.push(unread.clone()),
        }
    }
    if !refused.is_empty() || sentences.is_empty() {
        Became::Refused(refused)
    } else if !ambiguous.is_empty() {
        Became::Ambiguous(ambiguous)
    } else {
        match truths.len() {
            0 => Became::Idle,
            1 => Became::Read(truths.swap_remove(0), others),
            _ => Became::Read(Truth::And(truths), others),
        }
    }
}

/// How what became of a clue stands to the truth.
pub(crate) fn right(set: Set, case: &Case, at: usize, became: &Became) -> Right {
    let truth = match became {
        Became::Refused(_) | Became::Ambiguous(_) => return Right::Yes,
        Became::Idle if case.idle.contains(&at) => return Right::Yes,
        Became::Idle => return Right::No("idle, though it states a constraint".to_owned()),
        Became::Read(..) if case.idle.contains(&at) => return Right::No("it states no constraint".to_owned()),
        Became::Read(truth, _) => truth,
    };
    if let Some(says) = contradictions::known(set, case, at) {
        let proved = equivalent(&case.puzzle, truth, &says) && !holds(case, &says);
        return if proved { Right::Contradiction } else { Right::No("not as the contradiction says".to_owned()) };
    }
    if let Some(gold) = &case.gold[at]
        && !equivalent(&case.puzzle, truth, gold)
    {
        return Right::No("not equivalent to its gold form".to_owned());
    }
    if !holds(case, truth) {
        return Right::No("false under the answer".to_owned());
    }
    if !possible(&case.puzzle, Truth::Not(Box::new(truth.clone()))) {
        return Right::No("always true".to_owned());
    }
    Right::Yes
}

/// Whether it is true of the answer, as far as that is known.
fn holds(case: &Case, truth: &Truth) -> bool {
    match &case.answer {
        Answer::Table(solution) => Evaluator::new(&case.puzzle).holds(truth, solution),
        Answer::Value(_) => true,
    }
}

/// Whether two truths hold of the same solutions.
pub(crate) fn equivalent(puzzle: &GridPuzzle, a: &Truth, b: &Truth) -> bool {
    !possible(puzzle, Truth::Xor(Box::new(a.clone()), Box::new(b.clone())))
}

/// Whether it holds of some table of the puzzle; so it is said, too, of what cannot be stated.
pub(crate) fn possible(puzzle: &GridPuzzle, truth: Truth) -> bool {
    solutions(puzzle, vec![truth]).map_or(true, |found| !found.is_empty())
}

/// Up to two solutions.
fn solutions(puzzle: &GridPuzzle, truths: Vec<Truth>) -> Result<Vec<Solution>, String> {
    let clue = |truth: Truth| {
        let parts = vec![Span::default(); if let Truth::And(all) = &truth { all.len() } else { 1 }];
        let (label, span) = (String::new(), Span::default());
        Clue { label, text: None, expression: None, truth: Some(truth), span, parts }
    };
    let puzzle = GridPuzzle { clues: truths.into_iter().map(clue).collect(), ..puzzle.clone() };
    let mut found = Vec::new();
    let end = solve(&puzzle, &mut Budget::unlimited().steps(1_000_000), |solution| {
        found.push(solution);
        if found.len() == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    match end {
        Ok(SearchOutcome::Exhausted) => Ok(found),
        Ok(_) if found.len() == 2 => Ok(found),
        Ok(end) => Err(format!("{end:?}")),
        Err(problems) => Err(format!("{problems:?}")),
    }
}

fn solved(case: &Case, clues: &[Judgement], asked: Option<&Asked>) -> Solved {
    let reading = |clue: &Judgement| match &clue.became {
        Became::Read(truth, others) => Some((truth.clone(), others.clone())),
        _ => None,
    };
    let readings: Vec<(Truth, Vec<Truth>)> = clues.iter().filter_map(reading).collect();
    let defaults: Vec<Truth> = readings.iter().map(|(truth, _)| truth.clone()).collect();
    let first = match outcome(case, defaults.clone(), asked) {
        Ok(()) => return Solved::Yes,
        Err(why) => why,
    };
    let others = readings.iter().map(|(truth, others)| others.first().unwrap_or(truth).clone()).collect();
    let mut attempts: Vec<Vec<Truth>> = vec![others];
    for (at, (_, others)) in readings.iter().enumerate() {
        for other in others {
            let mut truths = defaults.clone();
            truths[at] = other.clone();
            attempts.push(truths);
        }
    }
    if attempts.into_iter().any(|truths| outcome(case, truths, asked).is_ok()) {
        return Solved::ByOthers;
    }
    Solved::No(first)
}

/// Whether the clues leave the given answer and no other.
fn outcome(case: &Case, truths: Vec<Truth>, asked: Option<&Asked>) -> Result<(), String> {
    let Answer::Value(value) = &case.answer else {
        let found = solutions(&case.puzzle, truths)?;
        return match &found[..] {
            [one] if case.answer == Answer::Table(one.clone()) => Ok(()),
            [_] => Err("another solution than the given one".to_owned()),
            [] => Err("no solution".to_owned()),
            _ => Err("several solutions".to_owned()),
        };
    };
    let Some(asked) = asked else { return Err("no question was read".to_owned()) };
    let found = solutions(&case.puzzle, truths)?;
    let evaluator = Evaluator::new(&case.puzzle);
    let answers = |solution: &Solution| match asked {
        Asked::Who(who) => evaluator.who(who, solution) == solution.who_has(*value),
        Asked::Item(item) => evaluator.item(item, solution) == Some(*value),
        Asked::Number(number) => {
            let has = Quantity::Of(value.category, Box::new(Who::Has(*value)));
            evaluator.quantity(number, solution) == evaluator.quantity(&has, solution)
        }
        Asked::Truth(_) => false,
    };
    match &found[..] {
        [] => Err("no solution".to_owned()),
        all if !all.iter().all(answers) => Err("another answer than the given one".to_owned()),
        [_] => Ok(()),
        _ => Err("several solutions".to_owned()),
    }
}
