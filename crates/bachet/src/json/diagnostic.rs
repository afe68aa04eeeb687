//! Problems in a source.

use bachet_notation as notation;

use crate::messages::{Lines, Message, Messages};
use crate::verbs::Refusal;

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
    /// Texts that mend it, each alone, the likeliest first; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fixes: Vec<Fix>,
}

/// A text that mends a problem when it replaces a place of the source.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fix {
    /// The text to write.
    pub text: String,
    /// The line of what it replaces, from 1.
    pub line: usize,
    /// The column of what it replaces in characters, from 1.
    pub column: usize,
    /// The number of characters that it replaces; 0 if it is inserted.
    pub length: usize,
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
            fixes: Vec::new(),
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
    let place = |span: notation::Span| {
        let (line, column) = lines.line_and_column(span.start);
        (line, column, source[lines.range(span)].chars().count())
    };
    let is_json = crate::draft::is_json(source);
    let one = |d: &notation::Diagnostic| {
        let (line, column, length) = place(d.span);
        let fix = |fix: &notation::Fix| {
            let (line, column, length) = place(fix.span.unwrap_or(d.span));
            Fix { text: if is_json { in_json(&fix.text) } else { fix.text.clone() }, line, column, length }
        };
        Diagnostic {
            code: d.code.id(),
            severity: d.severity(),
            message: messages.message(d),
            line: Some(line),
            column: Some(column),
            length: Some(length),
            hint: messages.hint(d),
            fixes: d.fixes.iter().map(fix).collect(),
        }
    };
    list.iter().map(one).collect()
}

/// Returns why a verb gives no answer about a source.
pub fn refusal(source: &str, why: &Refusal, messages: &Messages) -> Vec<Diagnostic> {
    match why {
        Refusal::Unfit(problems) => diagnostics(source, problems, messages),
        Refusal::Because(why) | Refusal::Unfinished(why) => vec![Diagnostic::of_message(why, messages)],
    }
}

/// Returns a text as it is written inside the quotes of JSON.
fn in_json(text: &str) -> String {
    let written = serde_json::Value::from(text).to_string();
    written[1..written.len() - 1].to_owned()
}
