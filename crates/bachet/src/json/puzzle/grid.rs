//! A logic grid as JSON.

use bachet_notation::{Category, GridPuzzle, Kind, NumericKind, expression, question_expression};
use serde::Serialize;

use super::Headers;

/// How many entities have each value of a category.
#[derive(Clone, Copy, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Sharing {
    /// Exactly one.
    #[default]
    #[serde(rename = "one each")]
    OneEach,
    /// At most one.
    #[serde(rename = "spare")]
    Spare,
    /// Any number, or the number in `counts`.
    #[serde(rename = "shared")]
    Shared,
}

/// A logic grid as JSON: the same fields as the text has.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct GridFields {
    /// What the puzzle says about itself.
    #[serde(flatten)]
    pub headers: Headers,
    /// The categories; the first is the list of entities.
    pub categories: Vec<CategoryFields>,
    /// The clues in order.
    #[cfg_attr(feature = "schema", schemars(default))]
    pub clues: Vec<ClueFields>,
    /// The questions in order.
    #[cfg_attr(feature = "schema", schemars(default))]
    pub questions: Vec<QuestionFields>,
}

/// A category.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct CategoryFields {
    /// The name.
    pub name: String,
    /// The values as written; a number may stand without quotes.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::json::schema::Name>"))]
    pub values: Vec<String>,
    /// How many entities have each value.
    #[cfg_attr(feature = "schema", schemars(default))]
    pub kind: Sharing,
    /// For each shared value the exact number of entities, or `null`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts: Option<Vec<Option<u32>>>,
    /// The kind of its values: `number`, the prefix or suffix of each (`$`, `years`), `time`, `date`, `month`,
    /// `weekday`, or `text`. Recognised from the values if it is `null` or left out.
    pub unit: Option<String>,
    /// Whether its values have an order.
    #[cfg_attr(feature = "schema", schemars(default))]
    pub ordered: bool,
}

/// A clue.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct ClueFields {
    /// Its label without the point; empty for a dash.
    #[cfg_attr(feature = "schema", schemars(default))]
    pub label: String,
    /// The sentence.
    pub text: Option<String>,
    /// The expression without the leading `=`.
    pub expression: Option<String>,
}

/// A question.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(deny_unknown_fields))]
pub struct QuestionFields {
    /// The sentence.
    pub text: Option<String>,
    /// The expression without the leading `=`.
    pub expression: Option<String>,
}

impl From<&GridPuzzle> for GridFields {
    fn from(puzzle: &GridPuzzle) -> Self {
        Self {
            headers: (&puzzle.headers).into(),
            categories: puzzle.categories.iter().map(CategoryFields::from).collect(),
            clues: puzzle
                .clues
                .iter()
                .map(|c| ClueFields {
                    label: c.label.clone(),
                    text: c.text.clone(),
                    expression: c.expression.clone().or_else(|| Some(expression(puzzle, c.truth.as_ref()?))),
                })
                .collect(),
            questions: puzzle
                .questions
                .iter()
                .map(|q| QuestionFields {
                    text: q.text.clone(),
                    expression: q.expression.clone().or_else(|| Some(question_expression(puzzle, q.asked.as_ref()?))),
                })
                .collect(),
        }
    }
}

impl From<&Category> for CategoryFields {
    fn from(category: &Category) -> Self {
        Self {
            name: category.name.clone(),
            values: category.values.iter().map(|v| v.text.clone()).collect(),
            kind: match category.kind {
                Kind::OneEach => Sharing::OneEach,
                Kind::Spare => Sharing::Spare,
                Kind::Shared(_) => Sharing::Shared,
            },
            counts: match &category.kind {
                Kind::Shared(counts) if counts.iter().any(Option::is_some) => Some(counts.clone()),
                _ => None,
            },
            unit: Some(unit(category)),
            ordered: category.ordered,
        }
    }
}

/// Returns the `unit` of a category.
pub(crate) fn unit(category: &Category) -> String {
    match &category.numeric {
        None => "text".to_owned(),
        Some(NumericKind::Number { prefix, suffix }) => match (prefix.trim(), suffix.trim()) {
            ("", "") => "number".to_owned(),
            ("", unit) | (unit, "") => unit.to_owned(),
            (before, after) => format!("{before} {after}"),
        },
        Some(NumericKind::Time) => "time".to_owned(),
        Some(NumericKind::Date) => "date".to_owned(),
        Some(NumericKind::Month) => "month".to_owned(),
        Some(NumericKind::Weekday) => "weekday".to_owned(),
    }
}
