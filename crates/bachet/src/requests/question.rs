//! A question of another program: how its puzzle is read, and how it is answered.

use std::cell::{OnceCell, RefCell};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bachet_grid::KnownCounts;
use bachet_notation::Severity;
use bachet_notation::sudoku::Format;

use super::Solve;
use crate::draft::Draft;
use crate::json::{Output, Payload, diagnostics, refusal};
use crate::messages::{Language, Message, Messages};
use crate::sentences::is_unread;
use crate::verbs::{self, Assumed, KnownWordings, OtherReading, Refusal, Solutions, Verdict, accepted_without_unread};
use crate::{Budget, Progress, Puzzle, Sentences};

/// Maximum number of steps that are spent on reading sentences in other ways.
const MAX_REREADING_STEPS: u64 = 1_000_000;

/// How the text of a puzzle is read; a Sudoku in this format, if one is stated.
pub type ReadDraft<'a> = &'a dyn Fn(&str, Option<Format>) -> Arc<Draft>;

/// What is kept from one request to the next.
#[derive(Clone, Copy)]
pub struct Kept<'a> {
    /// Reads a puzzle, or returns what was read of the same text.
    pub read: ReadDraft<'a>,
    /// The numbers of solutions that were found.
    pub counts: &'a KnownCounts,
    /// The clues that were put into words.
    pub wordings: &'a KnownWordings,
    /// Where `solve` leaves what it found, for those who draw it.
    pub found: Option<&'a FoundSolutions>,
}

/// The solutions that a request found, with its options.
pub type FoundSolutions = RefCell<Option<(Solutions, Solve)>>;

/// A request that was read, but not yet answered.
#[derive(Debug)]
pub struct Request {
    /// The time that the asker is ready to wait, in seconds.
    pub time: Option<f64>,
    /// The maximum number of steps.
    pub steps: Option<u64>,
    /// Whether the answer tells its time and steps.
    pub stats: bool,
    /// The language of the messages in the answer, if one is asked for.
    pub language: Option<Language>,
    pub(super) question: Question,
}

/// What is asked.
#[derive(Debug)]
pub(super) enum Question {
    /// Something about a puzzle.
    OfPuzzle(Source, Box<dyn PuzzleQuestion>),
    /// Something else.
    Other(Box<dyn OtherQuestion>),
}

/// A puzzle as it is sent.
#[derive(Debug)]
pub(super) struct Source {
    /// The puzzle as text or JSON.
    pub(super) text: String,
    /// The format of a Sudoku.
    pub(super) from: Option<Format>,
    /// Whether clues and questions that cannot be read are left out.
    pub(super) partial: bool,
}

/// The options of a verb about a puzzle, and how it answers.
pub(super) trait PuzzleQuestion: std::fmt::Debug + Send + Sync {
    /// Whether the answer itself tells which sentences cannot be read.
    fn tells_unread(&self) -> bool {
        false
    }

    /// Whether the answer counts the clues that get their meaning from sentences.
    fn counts_sentences(&self) -> bool {
        true
    }

    /// Whether no clue may be left out that could not be read, even if the others leave exactly one solution.
    fn needs_every_clue(&self) -> bool {
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

/// The options of a verb that is not about a puzzle, and how it answers.
pub(super) trait OtherQuestion: std::fmt::Debug + Send + Sync {
    /// Answers the question.
    ///
    /// # Errors
    /// The options cannot be used, or a limit was reached before there was anything to answer.
    fn answer(&self, messages: &Messages, budget: &mut Budget<'_>) -> Result<Payload, Refusal>;
}

/// What a question is about.
pub(super) struct Asked<'a> {
    pub(super) puzzle: &'a Puzzle,
    pub(super) format: Option<Format>,
    pub(super) sentences: Option<&'a Sentences>,
    /// What is assumed of sentences that could not be read for sure.
    pub(super) assumed: &'a [Assumed],
    pub(super) kept: Kept<'a>,
    pub(super) progress: &'a Progress,
    pub(super) messages: &'a Messages,
    /// The language of pages and pictures; that of the messages if there is none.
    pub(super) language_of_pages: Option<Language>,
    /// The messages in that language.
    pub(super) messages_of_pages: OnceCell<Messages>,
    /// What the answer says besides.
    pub(super) remarks: RefCell<Vec<crate::Diagnostic>>,
}

impl Asked<'_> {
    /// Returns the messages for pages and pictures: these are read beside the puzzle, so they are in its language unless
    /// another is asked for.
    pub(super) fn messages_of_pages(&self) -> &Messages {
        match self.language_of_pages.filter(|language| *language != self.messages.language()) {
            Some(language) => self.messages_of_pages.get_or_init(|| Messages::new(language)),
            None => self.messages,
        }
    }

    /// Finds other readings of the sentences that leave exactly one solution, if the puzzle has several or none.
    pub(super) fn other_readings(&self, verdict: Verdict, budget: &Budget<'_>) -> Vec<OtherReading> {
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

/// The answer to a request.
#[derive(Debug)]
pub struct Answer {
    /// The answer as JSON, or the diagnostics that say why there is none.
    pub output: Output,
    /// Whether there is an answer.
    pub is_answered: bool,
}

impl Request {
    /// Reads the body of a request.
    ///
    /// # Errors
    /// There is no such verb, the body is not a JSON object, or an option is unknown or has a wrong value.
    pub fn read(verb: &str, body: &[u8]) -> Result<Self, Message> {
        super::body::read(verb, body, None)
    }

    /// Reads the body of a request about a puzzle whose text is at hand: the body has the other fields only.
    ///
    /// # Errors
    /// As [`read`](Self::read).
    ///
    /// ```
    /// use bachet::requests::Request;
    ///
    /// let jugs = "jugs: 3, 5\ngoal: 4\n";
    /// assert!(Request::about("solve", jugs, b"{}").is_ok());
    /// assert!(Request::about("solve", jugs, br#"{"puzzle": "another one"}"#).is_err());
    /// ```
    pub fn about(verb: &str, source: &str, body: &[u8]) -> Result<Self, Message> {
        super::body::read(verb, body, Some(source))
    }

    /// Answers the request within the budget.
    pub fn answer(&self, budget: &mut Budget<'_>, progress: &Progress, messages: &Messages) -> Answer {
        let read = |text: &str, format| Arc::new(Draft::read(text.as_bytes(), format));
        let (counts, wordings) = (&KnownCounts::default(), &KnownWordings::default());
        self.answer_with(Kept { read: &read, counts, wordings, found: None }, budget, progress, messages)
    }

    /// Answers the request within the budget, with the help of what was kept of earlier ones.
    pub fn answer_with(
        &self,
        kept: Kept<'_>,
        budget: &mut Budget<'_>,
        progress: &Progress,
        messages: &Messages,
    ) -> Answer {
        match &self.question {
            Question::OfPuzzle(source, question) => {
                source.answer(&**question, kept, budget, progress, (messages, self.language))
            }
            Question::Other(question) => match question.answer(messages, budget) {
                Ok(payload) => Answer::of(payload.into()),
                Err(why) => Answer::because(&why, "", messages),
            },
        }
    }
}

impl Source {
    fn answer(
        &self,
        question: &dyn PuzzleQuestion,
        kept: Kept<'_>,
        budget: &mut Budget<'_>,
        progress: &Progress,
        (messages, asked_for): (&Messages, Option<Language>),
    ) -> Answer {
        let source = self.text.as_str();
        match question.answer_source(source, messages) {
            Some(Ok(payload)) => return Answer::of(payload.into()),
            Some(Err(problems)) => return Answer::because(&problems.into(), source, messages),
            None => {}
        }
        let draft = (kept.read)(source, self.from);
        let Draft { puzzle, format, sentences, problems } = &*draft;
        let may_be_unread = self.partial || question.tells_unread();
        let accepted = if may_be_unread || question.needs_every_clue() {
            None
        } else {
            accepted_without_unread(&draft, budget.cancel_flag())
        };
        let problems = accepted.as_ref().map_or(problems, |accepted| &accepted.problems);
        let is_grave = |problem: &crate::Diagnostic| {
            problem.severity() == Severity::Error && !(is_unread(problem) && may_be_unread)
        };
        let Some(puzzle) = puzzle.as_ref().filter(|_| !problems.iter().any(is_grave)) else {
            return Answer::because(&problems.clone().into(), source, messages);
        };
        let judged = accepted.as_ref().and_then(|accepted| accepted.puzzle.as_ref());
        let puzzle = judged.map_or(puzzle, |(puzzle, _)| puzzle);
        let sentences = judged.map(|(_, sentences)| sentences).or(sentences.as_ref());
        let of_puzzle = || puzzle.language().or(sentences.map(Sentences::language)).and_then(Language::from_tag);
        let asked = Asked {
            puzzle,
            format: *format,
            sentences,
            assumed: accepted.as_ref().map_or(&[], |accepted| &accepted.assumed),
            kept,
            progress,
            messages,
            language_of_pages: asked_for.or_else(of_puzzle),
            messages_of_pages: OnceCell::new(),
            remarks: RefCell::default(),
        };
        match question.answer(&asked, budget) {
            Ok(payload) => {
                let counted = sentences.filter(|_| question.counts_sentences());
                let output = Output::from(payload).with_sentences(puzzle, counted);
                let problems = [problems.as_slice(), &asked.remarks.into_inner()].concat();
                Answer::of(output.with_diagnostics(diagnostics(source, &problems, messages)))
            }
            Err(why) => Answer::because(&why, source, messages),
        }
    }
}

impl Answer {
    fn of(output: Output) -> Self {
        Self { output, is_answered: true }
    }

    /// No answer to a question about this source.
    fn because(why: &Refusal, source: &str, messages: &Messages) -> Self {
        Self { output: Output::refused(refusal(source, why, messages)), is_answered: false }
    }
}
