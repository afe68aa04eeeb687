//! What is wrong with a row, and the column that says so.

use std::sync::Arc;

use arrow_array::builder::{ArrayBuilder as _, LargeStringBuilder, StringBuilder, UInt32Builder};
use arrow_array::{ArrayRef, ListArray, StructArray};
use arrow_buffer::OffsetBuffer;
use arrow_schema::{ArrowError, DataType, Field, Fields};
use bachet::messages::{Message, Messages};
use bachet::{Diagnostic, Language, Refusal, Severity, json};

/// What is wrong with a row.
#[derive(Clone, Debug)]
pub(crate) enum Problem {
    /// Something in its text, in the order of the text.
    InText(Vec<Diagnostic>),
    /// Why a verb gives no answer.
    Refused(Refusal),
    /// Something about the row or the work.
    OfRow(Severity, Message),
}

/// Returns the column: for each row a list, empty if nothing is wrong.
pub(crate) fn field() -> Field {
    Field::new("problems", DataType::List(Arc::new(item())), true)
}

fn item() -> Field {
    Field::new("item", DataType::Struct(parts()), true)
}

/// The fields of a problem.
fn parts() -> Fields {
    let fields = [
        ("code", DataType::Utf8),
        ("severity", DataType::Utf8),
        ("line", DataType::UInt32),
        ("column", DataType::UInt32),
        ("message", DataType::LargeUtf8),
        ("hint", DataType::LargeUtf8),
    ];
    fields.into_iter().map(|(name, of)| Field::new(name, of, true)).collect()
}

/// Puts the column together, row by row.
pub(crate) struct Builder {
    language: Language,
    /// Parsed for the first problem.
    messages: Option<Messages>,
    ends: Vec<i32>,
    code: StringBuilder,
    severity: StringBuilder,
    line: UInt32Builder,
    column: UInt32Builder,
    message: LargeStringBuilder,
    hint: LargeStringBuilder,
}

impl Builder {
    /// Prepares for rows without problems, and some with.
    pub(crate) fn new(language: Language, rows: usize) -> Self {
        let mut ends = Vec::with_capacity(rows + 1);
        ends.push(0);
        Self {
            language,
            messages: None,
            ends,
            code: StringBuilder::new(),
            severity: StringBuilder::new(),
            line: UInt32Builder::new(),
            column: UInt32Builder::new(),
            message: LargeStringBuilder::new(),
            hint: LargeStringBuilder::new(),
        }
    }

    /// Adds a row with its text and problems.
    pub(crate) fn add(&mut self, text: Option<&str>, problems: &[Problem]) {
        for problem in problems {
            let messages = self.messages.get_or_insert_with(|| Messages::new(self.language));
            let told = told(problem, text.unwrap_or_default(), messages);
            for told in &told {
                self.push(told);
            }
        }
        // A piece has too few rows to overflow this.
        self.ends.push(self.code.len() as i32);
    }

    fn push(&mut self, told: &json::Diagnostic) {
        let place = |place: Option<usize>| place.and_then(|place| u32::try_from(place).ok());
        self.code.append_value(told.code);
        self.severity.append_value(match told.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        });
        self.line.append_option(place(told.line));
        self.column.append_option(place(told.column));
        self.message.append_value(&told.message);
        self.hint.append_option(told.hint.as_deref());
    }

    /// Returns the column.
    pub(crate) fn finish(mut self) -> Result<ArrayRef, ArrowError> {
        let parts_of: [ArrayRef; 6] = [
            Arc::new(self.code.finish()),
            Arc::new(self.severity.finish()),
            Arc::new(self.line.finish()),
            Arc::new(self.column.finish()),
            Arc::new(self.message.finish()),
            Arc::new(self.hint.finish()),
        ];
        let told = StructArray::try_new(parts(), parts_of.into(), None)?;
        let ends = OffsetBuffer::new(self.ends.into());
        Ok(Arc::new(ListArray::try_new(Arc::new(item()), ends, Arc::new(told), None)?))
    }
}

/// Returns a problem in words, with its place in the text of the row.
fn told(problem: &Problem, text: &str, messages: &Messages) -> Vec<json::Diagnostic> {
    let with = |severity: Severity, told: json::Diagnostic| json::Diagnostic { severity, ..told };
    match problem {
        Problem::InText(found) => json::diagnostics(text, found, messages),
        Problem::Refused(why @ Refusal::Unfinished(_)) => {
            json::refusal(text, why, messages).into_iter().map(|told| with(Severity::Warning, told)).collect()
        }
        Problem::Refused(why) => json::refusal(text, why, messages),
        Problem::OfRow(severity, message) => vec![with(*severity, json::Diagnostic::of_message(message, messages))],
    }
}
