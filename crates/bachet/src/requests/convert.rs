//! `convert`: the puzzle in another notation.

use std::str::FromStr;

use bachet_notation::sudoku::Format;
use bachet_notation::{Code, Diagnostic, Span};
use serde::{Deserialize, Deserializer};

use super::{Asked, PuzzleQuestion};
use crate::json::{self, Payload, Text};
use crate::messages::MessageId;
use crate::verbs::{self, Refusal};
use crate::{Budget, Puzzle};

/// Maximum number of steps of the search for the solution of the givens.
const MAX_STEPS: u64 = 100_000;

/// The options of `convert`.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[non_exhaustive]
pub struct Convert {
    /// Notation to write [default: text; with --json: json]
    #[cfg_attr(feature = "clap", arg(long, value_name = "NOTATION", value_parser = parser()))]
    pub to: Option<Notation>,

    /// Leave out the pencil marks of a Sudoku
    #[cfg_attr(feature = "clap", arg(long))]
    pub givens: bool,
}

/// A notation to write a puzzle in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// JSON.
    Json,
    /// The text notation, or another format of a Sudoku.
    Format(Format),
}

/// A puzzle in another notation.
#[derive(Clone, Debug)]
pub struct Converted {
    /// The puzzle.
    pub text: String,
    /// Says that pencil marks were left out that follow from the givens.
    pub remark: Option<Diagnostic>,
}

const JSON: &str = "json";

impl Notation {
    /// Returns the names of the notations.
    pub fn names() -> impl Iterator<Item = &'static str> {
        std::iter::once(JSON).chain(Format::ALL.iter().map(|format| format.name()))
    }
}

impl FromStr for Notation {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match Format::of_name(name) {
            _ if name == JSON => Ok(Self::Json),
            Some(format) => Ok(Self::Format(format)),
            None => Err(format!("the notations are {}", Self::names().collect::<Vec<_>>().join(", "))),
        }
    }
}

impl<'d> Deserialize<'d> for Notation {
    fn deserialize<D: Deserializer<'d>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Notation {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Notation".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let names: Vec<&str> = Self::names().collect();
        schemars::json_schema!({"description": "A notation to write a puzzle in.", "type": "string", "enum": names})
    }
}

#[cfg(feature = "clap")]
fn parser() -> impl clap::builder::TypedValueParser<Value = Notation> {
    use clap::builder::{PossibleValuesParser, TypedValueParser as _};
    PossibleValuesParser::new(Notation::names()).try_map(|name| name.parse::<Notation>())
}

impl Convert {
    /// Leaves out what the options ask to leave out.
    ///
    /// # Errors
    /// The family has no pencil marks.
    pub fn prepare(self, puzzle: &mut Puzzle) -> Result<(), Refusal> {
        match puzzle {
            _ if !self.givens => Ok(()),
            Puzzle::Sudoku(sudoku) => {
                *sudoku = std::mem::take(sudoku).without_candidates();
                Ok(())
            }
            _ => Err(MessageId::OnlySudokuHasMarks.into()),
        }
    }
}

/// Writes the puzzle in a format. Pencil marks that follow from the givens are left out if the format has no place for
/// them.
///
/// # Errors
/// The format is not for this family, or cannot express some part of the puzzle.
pub fn write(puzzle: &Puzzle, format: Format) -> Result<Converted, Refusal> {
    let why = match verbs::write(puzzle, format) {
        Ok(text) => return Ok(Converted { text, remark: None }),
        Err(why) => why,
    };
    let Puzzle::Sudoku(sudoku) = puzzle else { return Err(why) };
    let mut budget = Budget::unlimited().steps(MAX_STEPS);
    if !sudoku.has_candidates() || !verbs::candidates_follow(sudoku, &mut budget).is_ok_and(|follow| follow) {
        return Err(why);
    }
    let plain = Puzzle::Sudoku(sudoku.clone().without_candidates());
    let Ok(text) = verbs::write(&plain, format) else { return Err(why) };
    let remark = Diagnostic::new(Code::MarksLeftOut, Span::default()).text("format", format.name());
    Ok(Converted { text, remark: Some(remark) })
}

impl PuzzleQuestion for Convert {
    fn counts_sentences(&self) -> bool {
        false
    }

    fn answer(&self, asked: &Asked<'_>, _: &mut Budget<'_>) -> Result<Payload, Refusal> {
        let mut puzzle = asked.puzzle.clone();
        self.prepare(&mut puzzle)?;
        Ok(Payload::Convert(match self.to {
            None | Some(Notation::Json) => json::Convert::Json { puzzle: Box::new((&puzzle).into()) },
            Some(Notation::Format(format)) => {
                let Converted { text, remark } = write(&puzzle, format)?;
                asked.remarks.borrow_mut().extend(remark);
                json::Convert::Text(Text { text })
            }
        }))
    }
}
