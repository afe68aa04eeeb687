//! A logic grid as separate fields, before names are resolved: text and JSON are both read to these.

use crate::{Headers, Span, Text};

/// The fields of a logic grid as they were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields {
    /// What the puzzle says about itself.
    pub headers: Headers<Text>,
    /// The categories; the first is the list of entities.
    pub categories: Vec<CategoryFields>,
    /// The clues.
    pub clues: Vec<ClueFields>,
    /// The questions.
    pub questions: Vec<QuestionFields>,
}

/// A category as it was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CategoryFields {
    /// The name.
    pub name: Text,
    /// How its values are assigned to the entities.
    pub sharing: Sharing,
    /// Whether its values have a declared order.
    pub ordered: bool,
    /// Whether its values are words even if they look like numbers.
    pub words: bool,
    /// The unit of its numbers, if it is not part of each value.
    pub unit: Option<String>,
    /// The values.
    pub values: Vec<ValueFields>,
    /// Number of values that were not kept, because there are too many or they could not be read.
    pub left_out: usize,
}

/// How the values of a category are assigned to the entities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sharing {
    /// One each: nothing is stated.
    #[default]
    OneEach,
    /// `(some unused)`
    Spare,
    /// `(shared)`
    Shared,
}

/// A value as it was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ValueFields {
    /// The name.
    pub text: Text,
    /// How often it occurs in a shared category, if stated.
    pub count: Option<u32>,
}

/// A clue as it was written; it has a `text`, an `expression` or both.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClueFields {
    /// `1`, `1a`; empty for none.
    pub label: Text,
    /// The sentence.
    pub text: Option<Text>,
    /// The expression, without the `=` before it.
    pub expression: Option<Text>,
    /// The whole clue.
    pub span: Span,
}

/// A question as it was written; it has a `text`, an `expression` or both.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QuestionFields {
    /// The sentence.
    pub text: Option<Text>,
    /// The expression, without the `=` before it.
    pub expression: Option<Text>,
    /// The whole question.
    pub span: Span,
}
