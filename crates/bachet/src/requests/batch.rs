//! `batch`: many classic Sudokus, one on each line.

use serde::Deserialize;
use serde_json::value::RawValue;

use super::OtherQuestion;
use crate::Budget;
use crate::batch::{self, Answers, Form, Options, Place};
use crate::json::{self, Payload};
use crate::messages::{Message, MessageId, Messages};
use crate::verbs::Refusal;

/// The options of `batch`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Batch {
    /// The puzzles, one on each line
    pub lines: String,
    /// Look for at most N solutions of each puzzle
    #[serde(default = "usual_limit")]
    pub limit: u32,
    /// Also say how difficult each puzzle with exactly one solution is
    #[serde(default)]
    pub rate: bool,
}

fn usual_limit() -> u32 {
    Form::Jsonl.default_limit()
}

impl OtherQuestion for Batch {
    fn answer(&self, messages: &Messages, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let options = Options {
            form: Form::Jsonl,
            rate: self.rate,
            limit: self.limit.max(1),
            language: messages.language(),
            cancel: budget.cancel_flag(),
            ..Options::default()
        };
        let mut answers = Answers::default();
        batch::Batch::new(options).answer(self.lines.as_bytes(), Place::START, &mut answers);
        if answers.tally.lines() == 0 {
            return Err(Refusal::Because(Message::from(MessageId::EmptyBatch).text("file", "lines")));
        }
        let written = String::from_utf8_lossy(&answers.bytes);
        // The lines are JSON as they are.
        let lines = written.lines().filter_map(|line| RawValue::from_string(line.to_owned()).ok()).collect();
        Ok(Payload::Batch(json::Batch { lines }))
    }
}
