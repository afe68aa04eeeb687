//! The answer of `read`, and what other verbs say about sentences.

use bachet_notation::Argument;

use super::Text;
use crate::messages::Messages;
use crate::sentences::{Beside, Sentences};
use crate::{Diagnostic, Puzzle, verbs};

/// The answer of `read`.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Read {
    /// How clues and questions are read.
    Readings {
        /// The readings.
        readings: Readings,
    },
    /// With `--propose`: a puzzle file to edit.
    Proposal(Text),
}

/// How many clues have their meaning from sentences.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SentenceCounts {
    /// Clues that say something.
    pub read: usize,
    /// Clues that say nothing of the puzzle.
    pub idle: usize,
    /// With `--partial`, the clues and questions that were left out because they could not be read.
    pub left_out: Vec<LeftOut>,
}

/// A clue or question that was left out.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct LeftOut {
    /// Which clue, from 1; `null` for a question.
    pub clue: Option<usize>,
    /// Which question, from 1; `null` for a clue.
    pub question: Option<usize>,
    /// The label of the clue; empty for a dash or a question.
    pub label: String,
}

/// How each clue and question is read.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Readings {
    /// The language of the sentences and the paraphrases: `en`, `fr` or `nl`.
    pub language: String,
    /// Of a page as people find it, the categories that were found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub categories: Option<Vec<ReadCategory>>,
    /// Of such a page, the sentences that are no clues.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scene: Option<Vec<String>>,
    /// The clues in order.
    pub clues: Vec<ReadClue>,
    /// The questions in order.
    pub questions: Vec<ReadQuestion>,
}

/// A category that was found on a page.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReadCategory {
    /// Its name.
    pub name: String,
    /// Its values as written.
    pub values: Vec<String>,
}

/// How a clue is read.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReadClue {
    /// Its label; empty for a dash.
    pub label: String,
    /// Its sentences.
    pub sentences: Vec<ReadSentence>,
    /// What its expression means, where it has one: that counts.
    pub stated: Option<Wording>,
    /// Whether sentence and expression mean the same; `null` where there are not both, or where it is not known.
    pub same: Option<bool>,
}

/// How a question is read.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReadQuestion {
    /// Its sentence.
    pub sentence: Option<ReadSentence>,
    /// What its expression asks, where it has one: that counts.
    pub stated: Option<Wording>,
}

/// How a sentence is read.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ReadSentence {
    /// The sentence.
    pub text: String,
    /// What it is.
    pub outcome: ReadOutcome,
    /// What it means: one entry where it was read, several where it is ambiguous.
    pub readings: Vec<Wording>,
    /// What it may mean too, where usage has a default and that was taken.
    pub others: Vec<Wording>,
    /// What is to be said of it, in the language of the messages, where it is not simply read.
    pub remark: Option<String>,
    /// The names of values in a sentence that could not be read.
    pub known: Vec<String>,
    /// Its words that nothing explains.
    pub unknown: Vec<String>,
}

/// What a sentence is, once it was read.
#[derive(Clone, Copy, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ReadOutcome {
    /// It says something.
    Read,
    /// It says nothing of the puzzle.
    Idle,
    /// It may mean several things.
    Ambiguous,
    /// It could not be read.
    Unread,
}

/// A meaning, exactly and plainly.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Wording {
    /// The expression without the leading `=`.
    pub expression: String,
    /// A sentence that says the same, in the language of the puzzle.
    pub paraphrase: String,
}

/// A way to read the sentences under which there is exactly one solution.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct OtherReading {
    /// The sentences that are read otherwise.
    pub sentences: Vec<Reread>,
}

/// A sentence in its less usual reading.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Reread {
    /// The clue that it stands in, from 1.
    pub clue: usize,
    /// Its label; empty for a dash.
    pub label: String,
    /// The expression without the leading `=`.
    pub expression: String,
    /// A sentence that says the same, in the language of the puzzle.
    pub paraphrase: String,
}

impl Read {
    /// Puts together how each clue and question was read.
    pub fn new(found: &verbs::Readings, messages: &Messages) -> Self {
        let sentence = |sentence: &verbs::ReadSentence| ReadSentence {
            text: sentence.text.clone(),
            outcome: match sentence.outcome {
                verbs::ReadOutcome::Read => ReadOutcome::Read,
                verbs::ReadOutcome::Idle => ReadOutcome::Idle,
                verbs::ReadOutcome::Ambiguous => ReadOutcome::Ambiguous,
                verbs::ReadOutcome::Unread => ReadOutcome::Unread,
            },
            readings: sentence.readings.iter().map(Wording::from).collect(),
            others: sentence.others.iter().map(Wording::from).collect(),
            remark: sentence.doubt.as_ref().map(|doubt| messages.message(doubt)),
            known: list(sentence.doubt.as_ref(), "known"),
            unknown: list(sentence.doubt.as_ref(), "unknown"),
        };
        let clue = |clue: &verbs::ReadClue| ReadClue {
            label: clue.label.clone(),
            sentences: clue.sentences.iter().map(sentence).collect(),
            stated: clue.stated.as_ref().map(Wording::from),
            same: match clue.beside {
                Some(Beside::Same) => Some(true),
                Some(Beside::Other) => Some(false),
                Some(Beside::Unknown) | None => None,
            },
        };
        let question = |question: &verbs::ReadQuestion| ReadQuestion {
            sentence: question.sentence.as_ref().map(sentence),
            stated: question.stated.as_ref().map(Wording::from),
        };
        let category =
            |(name, values): &(String, Vec<String>)| ReadCategory { name: name.clone(), values: values.clone() };
        let of_page = !found.categories.is_empty();
        let readings = Readings {
            language: found.language.clone(),
            categories: of_page.then(|| found.categories.iter().map(category).collect()),
            scene: of_page.then(|| found.scene.clone()),
            clues: found.clues.iter().map(clue).collect(),
            questions: found.questions.iter().map(question).collect(),
        };
        Self::Readings { readings }
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

impl From<&verbs::Wording> for Wording {
    fn from(wording: &verbs::Wording) -> Self {
        Self { expression: wording.expression.clone(), paraphrase: wording.paraphrase.clone() }
    }
}

pub(super) fn others(puzzle: &Puzzle, found: &[verbs::OtherReading]) -> Vec<OtherReading> {
    let reread = |reread: &verbs::Reread| Reread {
        clue: reread.clue + 1,
        label: puzzle.clue_label(reread.clue),
        expression: reread.meaning.expression.clone(),
        paraphrase: reread.meaning.paraphrase.clone(),
    };
    let other = |other: &verbs::OtherReading| OtherReading { sentences: other.sentences.iter().map(reread).collect() };
    found.iter().map(other).collect()
}

fn list(doubt: Option<&Diagnostic>, name: &str) -> Vec<String> {
    let found = doubt.and_then(|d| d.arguments.iter().find(|(n, _)| *n == name));
    match found {
        Some((_, Argument::List(texts))) => texts.clone(),
        _ => Vec::new(),
    }
}
