//! Questions of other programs: the options of a verb as JSON, and the answer as [`Output`].
//!
//! A question is an object with the puzzle, how it is read, its limits, and the options of the verb, named as on the
//! command line: `{"puzzle": "...", "first": 3, "all-shortest": true}`. A verb's options and how it answers stand in the
//! file of its name.

mod body;
mod candidates;
mod check;
mod count;
mod read;
mod show;
mod solve;

use std::sync::atomic::AtomicBool;

use bachet_notation::sudoku::Format;
use bachet_notation::{Code, Severity};
use serde::de::DeserializeOwned;

use crate::draft::Draft;
use crate::json::{Diagnostic, Output, Payload, diagnostics};
use crate::messages::{Message, Messages};
use crate::verbs::{self, OtherReading, Refusal, Verdict};
use crate::{Budget, Progress, Puzzle, Sentences};

pub use self::candidates::Candidates;
pub use self::count::Count;
pub use self::read::Read;
pub use self::solve::Solve;
pub use crate::verbs::{CheckOptions as Check, ShowOptions as Show};

/// Maximum number of steps that are spent on reading sentences in other ways.
const MAX_REREADING_STEPS: u64 = 1_000_000;

/// A question that was read, but not yet answered.
#[derive(Debug)]
pub struct Request {
    /// The puzzle as text or JSON.
    puzzle: String,
    /// The format of a Sudoku.
    from: Option<Format>,
    /// Whether clues and questions that cannot be read are left out.
    partial: bool,
    /// The time that the asker is ready to wait, in seconds.
    pub time: Option<f64>,
    /// The maximum number of steps.
    pub steps: Option<u64>,
    /// Whether the answer tells its time and steps.
    pub stats: bool,
    question: Box<dyn Question>,
}

/// The options of a verb, and how it answers.
trait Question: std::fmt::Debug + Send {
    /// Whether the answer itself tells which sentences cannot be read.
    fn tells_unread(&self) -> bool {
        false
    }

    /// Whether the answer counts the clues that get their meaning from sentences.
    fn counts_sentences(&self) -> bool {
        true
    }

    /// Answers the question from the source alone, if the options ask for something that needs no puzzle.
    ///
    /// # Errors
    /// The source cannot be used.
    fn answer_source(&self, _source: &str, _messages: &Messages) -> Option<Result<Payload, Vec<crate::Diagnostic>>> {
        None
    }

    /// Answers the question.
    ///
    /// # Errors
    /// The puzzle does not allow the question, or a limit was reached before there was anything to answer.
    fn answer(&self, asked: &Asked<'_>, budget: &mut Budget<'_>) -> Result<Payload, Refusal>;
}

/// What a question is about.
struct Asked<'a> {
    puzzle: &'a Puzzle,
    format: Option<Format>,
    sentences: Option<&'a Sentences>,
    progress: &'a Progress,
    messages: &'a Messages,
}

impl Asked<'_> {
    /// Finds other readings of the sentences that leave exactly one solution, if the puzzle has several or none.
    fn other_readings(&self, verdict: Verdict, budget: &Budget<'_>) -> Vec<OtherReading> {
        other_readings(self.puzzle, self.sentences, verdict, budget.cancel_flag())
    }
}

/// Finds other readings of the sentences that leave exactly one solution, if the puzzle has several or none. It takes
/// a limited number of steps, and ends early when the flag is set.
pub fn other_readings(
    puzzle: &Puzzle,
    sentences: Option<&Sentences>,
    verdict: Verdict,
    cancel: Option<&AtomicBool>,
) -> Vec<OtherReading> {
    match (sentences, verdict) {
        (Some(sentences), Verdict::Several | Verdict::None) => {
            let limited = Budget::unlimited().steps(MAX_REREADING_STEPS);
            let mut limited = cancel.into_iter().fold(limited, Budget::cancelled_by);
            verbs::other_readings(puzzle, sentences, &mut limited)
        }
        _ => Vec::new(),
    }
}

/// The answer to a question.
#[derive(Debug)]
pub struct Answer {
    /// The answer as JSON, or the diagnostics that say why there is none.
    pub output: Output,
    /// Whether there is an answer.
    pub is_answered: bool,
}

/// A verb that can be asked.
struct Verb {
    name: &'static str,
    read: fn(&str) -> Result<Box<dyn Question>, serde_json::Error>,
}

/// The verbs that can be asked.
const VERBS: [Verb; 6] = [
    verb::<Solve>("solve"),
    verb::<Count>("count"),
    verb::<Check>("check"),
    verb::<Candidates>("candidates"),
    verb::<Show>("show"),
    verb::<Read>("read"),
];

const fn verb<Q: Question + DeserializeOwned + 'static>(name: &'static str) -> Verb {
    Verb { name, read: |options| Ok(Box::new(serde_json::from_str::<Q>(options)?)) }
}

/// Returns the names of the verbs that can be asked.
pub fn verbs() -> impl Iterator<Item = &'static str> {
    VERBS.iter().map(|verb| verb.name)
}

impl Request {
    /// Reads the body of a question.
    ///
    /// # Errors
    /// There is no such verb, the body is not a JSON object, or an option is unknown or has a wrong value.
    pub fn read(verb: &str, body: &[u8]) -> Result<Self, Message> {
        body::read(verb, body)
    }

    /// Answers the question within the budget.
    pub fn answer(&self, budget: &mut Budget<'_>, progress: &Progress, messages: &Messages) -> Answer {
        let source = self.puzzle.as_str();
        match self.question.answer_source(source, messages) {
            Some(Ok(payload)) => return Answer { output: payload.into(), is_answered: true },
            Some(Err(problems)) => return Answer::refused(diagnostics(source, &problems, messages)),
            None => {}
        }
        let Draft { puzzle, format, sentences, problems } = Draft::read(source.as_bytes(), self.from);
        let is_grave = |problem: &crate::Diagnostic| {
            let is_unread =
                matches!(problem.code, Code::UnreadSentence | Code::AmbiguousSentence | Code::OtherLanguage);
            problem.severity() == Severity::Error && !(is_unread && (self.partial || self.question.tells_unread()))
        };
        let Some(puzzle) = puzzle.filter(|_| !problems.iter().any(is_grave)) else {
            return Answer::refused(diagnostics(source, &problems, messages));
        };
        let sentences = sentences.as_ref();
        let asked = Asked { puzzle: &puzzle, format, sentences, progress, messages };
        match self.question.answer(&asked, budget) {
            Ok(payload) => {
                let counted = sentences.filter(|_| self.question.counts_sentences());
                let output = Output::from(payload).with_sentences(&puzzle, counted);
                let output = output.with_diagnostics(diagnostics(source, &problems, messages));
                Answer { output, is_answered: true }
            }
            Err(Refusal::Unfit(problems)) => Answer::refused(diagnostics(source, &problems, messages)),
            Err(Refusal::Because(why) | Refusal::Unfinished(why)) => {
                Answer::refused(vec![Diagnostic::of_message(&why, messages)])
            }
        }
    }
}

impl Answer {
    /// No answer, because of these problems.
    fn refused(diagnostics: Vec<Diagnostic>) -> Self {
        Self { output: Output::refused(diagnostics), is_answered: false }
    }
}
