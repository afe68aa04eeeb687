//! Answers that are a text, and those that may be one.

use super::puzzle::Puzzle;

/// A text that a verb writes.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Text {
    /// The text.
    pub text: String,
}

/// The answer of `print`.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Print {
    /// The format of the text.
    pub format: PageFormat,
    /// The page or the picture, which needs no other file.
    pub text: String,
}

/// The format of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum PageFormat {
    /// A page of HTML.
    Html,
    /// A picture as SVG.
    Svg,
}

/// The answer of `convert`.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Convert {
    /// The puzzle as JSON.
    Json {
        /// The puzzle, which can be read again.
        puzzle: Box<Puzzle>,
    },
    /// The puzzle in another notation.
    Text(Text),
}

/// The answer of `prove`.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Prove {
    /// A certificate was checked.
    Checked {
        /// Whether the certificate is accepted.
        accepted: bool,
        /// The same in words, in the language of the messages.
        text: String,
    },
    /// A certificate was written.
    Certificate {
        /// The certificate, as the program prints it.
        certificate: String,
    },
}
