//! Problems in a source.

use bachet_notation as notation;

use crate::messages::{Lines, Message, Messages};

/// A problem in a source.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Diagnostic {
    /// Its stable name.
    pub code: &'static str,
    /// How bad it is.
    #[serde(with = "Severity")]
    pub severity: notation::Severity,
    /// What is wrong, in the language of the messages.
    pub message: String,
    /// The line, from 1; `null` if it concerns no particular place.
    pub line: Option<usize>,
    /// The column in characters, from 1.
    pub column: Option<usize>,
    /// The number of characters.
    pub length: Option<usize>,
    /// What to do about it.
    pub hint: Option<String>,
}

impl Diagnostic {
    /// Returns an error that has no place in a source.
    pub fn of_message(message: &Message, messages: &Messages) -> Self {
        Self {
            code: message.id.as_str(),
            severity: notation::Severity::Error,
            message: messages.format(message.id, &message.arguments),
            line: None,
            column: None,
            length: None,
            hint: messages.format_hint(message.id, &message.arguments),
        }
    }
}

/// How bad a problem is.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "notation::Severity", rename_all = "lowercase")]
enum Severity {
    /// The puzzle cannot be used.
    Error,
    /// It can, but probably does not say what its author meant.
    Warning,
    /// Something worth knowing.
    Note,
}

/// Returns the diagnostics with their words and places.
pub fn diagnostics(source: &str, list: &[notation::Diagnostic], messages: &Messages) -> Vec<Diagnostic> {
    let lines = Lines::of(source);
    let one = |d: &notation::Diagnostic| {
        let range = lines.range(d.span);
        let (line, column) = lines.line_and_column(d.span.start);
        Diagnostic {
            code: d.code.id(),
            severity: d.severity(),
            message: messages.message(d),
            line: Some(line),
            column: Some(column),
            length: Some(source[range].chars().count()),
            hint: messages.hint(d),
        }
    };
    list.iter().map(one).collect()
}
