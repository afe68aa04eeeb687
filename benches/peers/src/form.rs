//! The two formats of a row of a table.

use serde_json::Value;

/// A row that can be printed.
pub trait Printed {
    /// As one JSON object.
    fn json(&self) -> Value;
    /// As a line of a Markdown table.
    fn markdown(&self) -> String;
}

/// How a row is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// An object a line.
    Json,
    /// A line of a table.
    Markdown,
}

impl Form {
    /// The form of this name; Markdown for every other.
    pub fn of(name: &str) -> Self {
        if name == Self::Json.name() { Self::Json } else { Self::Markdown }
    }

    /// `json` or `markdown`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Markdown => "markdown",
        }
    }

    /// Prints the row to standard output.
    pub fn print(self, row: &impl Printed) {
        match self {
            Self::Json => println!("{}", row.json()),
            Self::Markdown => println!("{}", row.markdown()),
        }
    }
}
