//! `generate`: classic Sudokus.

use std::ops::RangeInclusive;

use serde::{Deserialize, Deserializer};

use super::OtherQuestion;
use crate::Budget;
use crate::generate::{Outcome, Recipe, Symmetry, generate};
use crate::json::{self, GeneratedLine, Payload};
use crate::messages::{Message, MessageId, Messages};
use crate::verbs::Refusal;

/// Maximum number of puzzles in an answer.
const MAX_PUZZLES: u64 = 1000;
/// Number of puzzles that are made at a time, after which a limit is noticed.
const AT_ONCE: u64 = 64;
/// Default maximum number of attempts.
const TRIES: u64 = 1_000_000;

/// The options of `generate`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[non_exhaustive]
pub struct Generate {
    /// Number of puzzles
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 1))]
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_PUZZLES)))]
    pub count: u64,

    /// Seed of the random numbers [default: from the clock, and printed]
    #[cfg_attr(feature = "clap", arg(long, value_name = "S"))]
    pub seed: Option<u64>,

    /// Symmetry of the pattern of givens
    #[cfg_attr(feature = "clap", arg(long, value_enum, default_value_t = SymmetryName::None))]
    pub symmetry: SymmetryName,

    /// Number of givens: `24`, or `22..25`. Puzzles with 29 or more are minimal ones with random givens added
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", value_parser = givens))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    #[serde(deserialize_with = "written_givens")]
    pub givens: Option<RangeInclusive<u32>>,

    /// Give up after N attempts without that number of givens
    #[cfg_attr(
        feature = "clap",
        arg(long, value_name = "N", default_value_t = TRIES, value_parser = clap::value_parser!(u64).range(1..))
    )]
    pub tries: u64,
}

/// A symmetry by its name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SymmetryName {
    /// No symmetry
    #[default]
    None,
    /// Half a turn
    Rotate180,
    /// A quarter turn
    Rotate90,
    /// Left and right mirrored
    Mirror,
    /// Top and bottom mirrored
    MirrorRows,
    /// Mirrored at the diagonal from the top left
    Diagonal,
    /// Mirrored at the diagonal from the top right
    Antidiagonal,
    /// Mirrored both left to right and top to bottom
    MirrorBoth,
    /// Mirrored at both diagonals
    Diagonals,
    /// All symmetries
    Full,
}

impl From<SymmetryName> for Symmetry {
    fn from(name: SymmetryName) -> Self {
        match name {
            SymmetryName::None => Self::None,
            SymmetryName::Rotate180 => Self::Rotate180,
            SymmetryName::Rotate90 => Self::Rotate90,
            SymmetryName::Mirror => Self::Vertical,
            SymmetryName::MirrorRows => Self::Horizontal,
            SymmetryName::Diagonal => Self::Diagonal,
            SymmetryName::Antidiagonal => Self::Antidiagonal,
            SymmetryName::MirrorBoth => Self::Cross,
            SymmetryName::Diagonals => Self::Diagonals,
            SymmetryName::Full => Self::Full,
        }
    }
}

/// Reads a number of givens, or a range.
fn givens(text: &str) -> Result<RangeInclusive<u32>, &'static str> {
    let number = |text: &str| text.parse::<u32>().ok().filter(|number| (17..=81).contains(number));
    let range = match text.split_once("..") {
        Some((least, most)) => number(least).zip(number(most)),
        None => number(text).map(|number| (number, number)),
    };
    match range {
        Some((least, most)) if least <= most => Ok(least..=most),
        _ => Err("the number of givens is from 17 to 81, or a range such as `22..25`"),
    }
}

fn written_givens<'d, D: Deserializer<'d>>(deserializer: D) -> Result<Option<RangeInclusive<u32>>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    text.map(|text| givens(&text).map_err(serde::de::Error::custom)).transpose()
}

impl Default for Generate {
    fn default() -> Self {
        Self { count: 1, seed: None, symmetry: SymmetryName::None, givens: None, tries: TRIES }
    }
}

impl Generate {
    /// Returns how puzzles are made with this seed.
    pub fn recipe(&self, seed: u64) -> Recipe<'_> {
        let mut recipe = Recipe::default();
        recipe.seed = seed;
        recipe.symmetry = self.symmetry.into();
        recipe.givens = self.givens.clone().unwrap_or(recipe.givens);
        recipe.tries = self.tries;
        recipe
    }
}

impl OtherQuestion for Generate {
    fn answer(&self, _: &Messages, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        if self.count > MAX_PUZZLES {
            let most = Message::from(MessageId::RequestTooMany).text("field", "count");
            return Err(Refusal::Because(most.text("most", MAX_PUZZLES.to_string())));
        }
        // Here is no clock: who wants other puzzles states another seed.
        let seed = self.seed.unwrap_or(1);
        let mut recipe = self.recipe(seed);
        recipe.cancel = budget.cancel_flag();
        recipe.tries = recipe.tries.max(1);
        let mut puzzles = Vec::new();
        while (puzzles.len() as u64) < self.count {
            let first = puzzles.len() as u64;
            for (number, outcome) in
                (first + 1..).zip(generate(&recipe, first, AT_ONCE.min(self.count - first) as usize))
            {
                let Outcome::Made(made) = outcome else {
                    let count = |n: u64| crate::Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
                    let gave_up = outcome == Outcome::GaveUp;
                    let id = if gave_up { MessageId::GenerateGaveUp } else { MessageId::GenerateStopped };
                    let why = Message::from(id).with("made", count(number - 1)).with("count", count(self.count));
                    return Err(Refusal::Unfinished(why.with("tries", count(self.tries))));
                };
                puzzles.push(GeneratedLine::new(number, &made));
            }
        }
        Ok(Payload::Generate(json::Generate { seed, puzzles }))
    }
}
