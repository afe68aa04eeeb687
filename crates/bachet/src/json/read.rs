//! The answer of `read`, and what other verbs say about sentences.

use bachet_notation::Argument;

use super::puzzle::CategoryFields;
use super::{Count, Text, Unclear};
use crate::messages::Messages;
use crate::sentences::{SentenceAgreement, Sentences};
use crate::verbs::{ReadOutcome, Wording};
use crate::{Diagnostic, Puzzle, verbs};

/// The answer of `read`.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Read {
    /// How a logic grid is understood.
    Grid {
        /// The clues and questions.
        readings: Box<Readings>,
    },
    /// How a puzzle of another family is understood.
    Statements {
        /// What it states, and what it leaves out because it is the default.
        statements: Vec<Stated>,
    },
    /// With `--propose`: a puzzle file to edit.
    Proposal(Text),
}

/// The number of clues that get their meaning from sentences.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SentenceCounts {
    /// Clues that state a constraint.
    pub read: usize,
    /// Clues that say nothing about the puzzle.
    pub idle: usize,
    /// With `--partial`, the clues and questions that were left out because they could not be read.
    pub left_out: Vec<LeftOut>,
}

/// A clue or question that was left out.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LeftOut {
    /// Which clue, from 1; `null` for a question.
    pub clue: Option<usize>,
    /// Which question, from 1; `null` for a clue.
    pub question: Option<usize>,
    /// The label of the clue; empty for a dash or a question.
    pub label: String,
}

/// A statement of a puzzle.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stated {
    /// Its keyword, or the name of what it describes.
    pub keyword: String,
    /// What it says.
    pub text: String,
}

/// How each clue and question is read.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Readings {
    /// The language of the sentences and the paraphrases: `en`, `fr`, `nl` or `de`.
    pub language: String,
    /// The categories.
    pub categories: Vec<CategoryFields>,
    /// Of a page: the sentences that are not clues.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scene: Option<Vec<String>>,
    /// The clues in order.
    pub clues: Vec<ReadClue>,
    /// The questions in order.
    pub questions: Vec<ReadQuestion>,
    /// With `--choices`: the clues that are not understood, and what each may mean.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unclear: Option<Vec<Unclear>>,
    /// With `--per-clue`: the number of solutions, and what each clue leaves of them; left out while the puzzle is not
    /// complete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Count>,
}

/// How a clue is read.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReadClue {
    /// Its label; empty for a dash.
    pub label: String,
    /// Its sentences.
    pub sentences: Vec<ReadSentence>,
    /// The meaning of its expression, which counts if there is one.
    pub stated: Option<Wording>,
    /// Whether sentences and expression mean the same; `null` if one is missing or it is unknown.
    pub same: Option<bool>,
}

/// How a question is read.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReadQuestion {
    /// Its sentence.
    pub sentence: Option<ReadSentence>,
    /// The meaning of its expression, which counts if there is one.
    pub stated: Option<Wording>,
}

/// How a sentence is read.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReadSentence {
    /// The sentence.
    pub text: String,
    /// Whether it was read.
    pub outcome: ReadOutcome,
    /// Its meanings: one if it was read, several if it is ambiguous.
    pub readings: Vec<Wording>,
    /// Other meanings that it may have, although one is the default.
    pub others: Vec<Wording>,
    /// What it may mean if it could not be read, the likeliest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub guesses: Vec<ReadGuess>,
    /// What is wrong with it, in the language of the messages.
    pub remark: Option<String>,
    /// The names of values in a sentence that could not be read.
    pub known: Vec<String>,
    /// Its words that are in no dictionary.
    pub unknown: Vec<String>,
}

/// Readings of sentences under which there is exactly one solution.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OtherReading {
    /// The sentences with another reading than the default.
    pub sentences: Vec<Reread>,
}

/// A sentence with another reading.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reread {
    /// The clue that it belongs to, from 1.
    pub clue: usize,
    /// Its label; empty for a dash.
    pub label: String,
    /// Its other meaning.
    #[serde(flatten)]
    pub meaning: Wording,
}

/// A sentence that could not be read for sure, and the meaning that the answer assumes.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Assumed {
    /// The clue that it belongs to, from 1.
    pub clue: usize,
    /// Its label; empty for a dash.
    pub label: String,
    /// The assumed meaning.
    #[serde(flatten)]
    pub meaning: Wording,
    /// The sum of the costs of what is assumed: the dearer, the less likely.
    pub cost: u32,
    /// What is assumed of the sentence, in its order.
    pub assumptions: Vec<&'static str>,
    /// What else it may mean, the likeliest first.
    pub others: Vec<Wording>,
}

/// What a sentence may mean that could not be read.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReadGuess {
    /// The meaning; `null` if the sentence says nothing about the puzzle.
    pub meaning: Option<Wording>,
    /// The sum of the costs of what is assumed: the dearer, the less likely.
    pub cost: u32,
    /// What is assumed of the sentence, in its order.
    pub assumptions: Vec<&'static str>,
    /// Beside an expression: whether the clue means the same with this meaning; `null` if there is none or it is
    /// unknown.
    pub same: Option<bool>,
}

impl Read {
    /// Puts together how the puzzle is understood.
    pub fn new(
        puzzle: &Puzzle,
        found: &verbs::Readings,
        unclear: Option<&[verbs::Unclear]>,
        messages: &Messages,
    ) -> Self {
        let found = match found {
            verbs::Readings::Grid(found) => found,
            verbs::Readings::Statements(found) => {
                let stated =
                    |stated: &verbs::Stated| Stated { keyword: stated.keyword.clone(), text: stated.text(messages) };
                return Self::Statements { statements: found.iter().map(stated).collect() };
            }
        };
        let guess = |guess: &verbs::ReadGuess| ReadGuess {
            meaning: guess.meaning.clone(),
            cost: guess.cost,
            assumptions: guess.assumptions.iter().map(|assumption| assumption.code()).collect(),
            same: same(guess.agreement),
        };
        let sentence = |sentence: &verbs::ReadSentence| ReadSentence {
            text: sentence.text.clone(),
            outcome: sentence.outcome,
            readings: sentence.readings.clone(),
            others: sentence.others.clone(),
            guesses: sentence.guesses.iter().map(guess).collect(),
            remark: sentence.remark.as_ref().map(|remark| messages.message(remark)),
            known: list(sentence.remark.as_ref(), "known"),
            unknown: list(sentence.remark.as_ref(), "unknown"),
        };
        let clue = |clue: &verbs::ReadClue| ReadClue {
            label: clue.label.clone(),
            sentences: clue.sentences.iter().map(sentence).collect(),
            stated: clue.stated.clone(),
            same: same(clue.agreement),
        };
        let question = |question: &verbs::ReadQuestion| ReadQuestion {
            sentence: question.sentence.as_ref().map(sentence),
            stated: question.stated.clone(),
        };
        let categories = match puzzle {
            Puzzle::Grid(grid) => grid.categories.iter().map(CategoryFields::from).collect(),
            _ => Vec::new(),
        };
        let readings = Box::new(Readings {
            language: found.language.clone(),
            categories,
            scene: found.scene.clone(),
            clues: found.clues.iter().map(clue).collect(),
            questions: found.questions.iter().map(question).collect(),
            unclear: unclear.map(|all| all.iter().map(|unclear| Unclear::new(puzzle, unclear)).collect()),
            left: None,
        });
        Self::Grid { readings }
    }

    /// Adds what each clue of a logic grid leaves of the solutions.
    #[must_use]
    pub fn with_count(mut self, puzzle: &Puzzle, found: Option<&verbs::Counted>) -> Self {
        if let Self::Grid { readings } = &mut self {
            readings.left = found.map(|found| Count::new(puzzle, found));
        }
        self
    }
}

impl SentenceCounts {
    /// Counts the clues that get their meaning from sentences; `None` if there are none.
    pub(super) fn new(puzzle: &Puzzle, sentences: &Sentences) -> Option<Self> {
        let (read, idle) = sentences.counts();
        let (clues, questions) = sentences.refused();
        if (read, idle, clues.len() + questions.len()) == (0, 0, 0) {
            return None;
        }
        let clues = clues.iter().map(|&c| LeftOut { clue: Some(c + 1), question: None, label: puzzle.clue_label(c) });
        let questions = questions.iter().map(|&q| LeftOut { clue: None, question: Some(q + 1), label: String::new() });
        Some(Self { read, idle, left_out: clues.chain(questions).collect() })
    }
}

pub(super) fn others(puzzle: &Puzzle, found: &[verbs::OtherReading]) -> Vec<OtherReading> {
    let reread = |reread: &verbs::Reread| Reread {
        clue: reread.clue + 1,
        label: puzzle.clue_label(reread.clue),
        meaning: reread.meaning.clone(),
    };
    let other = |other: &verbs::OtherReading| OtherReading { sentences: other.sentences.iter().map(reread).collect() };
    found.iter().map(other).collect()
}

pub(super) fn assumed(puzzle: &Puzzle, found: &[verbs::Assumed]) -> Vec<Assumed> {
    let assumed = |assumed: &verbs::Assumed| Assumed {
        clue: assumed.clue + 1,
        label: puzzle.clue_label(assumed.clue),
        meaning: assumed.meaning.clone(),
        cost: assumed.cost,
        assumptions: assumed.assumptions.iter().map(|assumption| assumption.code()).collect(),
        others: assumed.others.clone(),
    };
    found.iter().map(assumed).collect()
}

fn same(agreement: Option<SentenceAgreement>) -> Option<bool> {
    match agreement? {
        SentenceAgreement::Same => Some(true),
        SentenceAgreement::Different => Some(false),
        SentenceAgreement::Unknown => None,
    }
}

fn list(remark: Option<&Diagnostic>, name: &str) -> Vec<String> {
    let found = remark.and_then(|d| d.arguments.iter().find(|(n, _)| *n == name));
    match found {
        Some((_, Argument::List(texts) | Argument::Cut(texts, _))) => texts.clone(),
        _ => Vec::new(),
    }
}
