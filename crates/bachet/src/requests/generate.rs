//! `generate`: classic Sudokus and logic grids.

mod names;
mod written;

use std::ops::RangeInclusive;

use serde::Deserialize;

pub use self::names::{GeneratedFamily, LevelName, SymmetryName};
#[cfg(feature = "clap")]
use self::written::{givens, kinds, size};
use super::OtherQuestion;
use crate::generate::{GridMaker, GridOutcome, GridRecipe, Outcome, Recipe, Weights, generate, grid_sizes};
use crate::json::{self, GeneratedGridLine, GeneratedLine, GeneratedPuzzle, Payload};
use crate::messages::{Message, MessageId, Messages};
use crate::verbs::Refusal;
use crate::{Argument, Budget};

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
    /// Family of the puzzles
    #[cfg_attr(feature = "clap", arg(value_enum, default_value_t = GeneratedFamily::Sudoku))]
    pub family: GeneratedFamily,

    /// Number of puzzles
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 1))]
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_PUZZLES)))]
    pub count: u64,

    /// Seed of the random numbers [default: from the clock, and printed]
    #[cfg_attr(feature = "clap", arg(long, value_name = "S"))]
    pub seed: Option<u64>,

    /// Sudokus: symmetry of the pattern of givens
    #[cfg_attr(feature = "clap", arg(long, value_enum, default_value_t = SymmetryName::None))]
    pub symmetry: SymmetryName,

    /// Sudokus: number of givens, such as `24` or `22..25`. Puzzles with 29 or more are minimal ones with random givens added
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", value_parser = givens))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    #[serde(deserialize_with = "written::read_givens")]
    pub givens: Option<RangeInclusive<u32>>,

    /// Grids: number of categories and of values [default: 5x5]
    #[cfg_attr(feature = "clap", arg(long, value_name = "CxV", value_parser = size))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    #[serde(deserialize_with = "written::read_size")]
    pub size: Option<[usize; 2]>,

    /// Grids: kinds of clues, each with how often it is drawn: `same,next:3` [default: all]
    ///
    /// The kinds are `same`, `different`, `next`, `before`, `just-before`, `distance`, `between`, `more`, `difference`,
    /// `bound`, `either` and `pair`.
    #[cfg_attr(feature = "clap", arg(long, value_name = "KINDS", value_parser = kinds))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    #[serde(deserialize_with = "written::read_kinds")]
    pub kinds: Option<Weights>,

    /// Grids: language of the puzzles: de, en, fr or nl [default: that of the messages]
    #[cfg_attr(feature = "clap", arg(long, value_name = "TAG"))]
    pub language: Option<String>,

    /// Grids: how difficult
    #[cfg_attr(feature = "clap", arg(long, value_enum))]
    pub level: Option<LevelName>,

    /// Grids: write the expression below each sentence
    #[cfg_attr(feature = "clap", arg(long))]
    pub expressions: bool,

    /// Give up after N attempts without that number of givens, or that level
    #[cfg_attr(
        feature = "clap",
        arg(long, value_name = "N", default_value_t = TRIES, value_parser = clap::value_parser!(u64).range(1..))
    )]
    pub tries: u64,
}

impl Default for Generate {
    fn default() -> Self {
        Self {
            family: GeneratedFamily::Sudoku,
            count: 1,
            seed: None,
            symmetry: SymmetryName::None,
            givens: None,
            size: None,
            kinds: None,
            language: None,
            level: None,
            expressions: false,
            tries: TRIES,
        }
    }
}

impl Generate {
    /// Returns how Sudokus are made with this seed.
    ///
    /// # Errors
    /// If an option is one of grids.
    pub fn recipe(&self, seed: u64) -> Result<Recipe<'_>, Message> {
        let of_grids = [
            ("size", self.size.is_some()),
            ("kinds", self.kinds.is_some()),
            ("language", self.language.is_some()),
            ("level", self.level.is_some()),
            ("expressions", self.expressions),
        ];
        refuse(of_grids, "sudoku")?;
        let mut recipe = Recipe::default();
        recipe.seed = seed;
        recipe.symmetry = self.symmetry.into();
        recipe.givens = self.givens.clone().unwrap_or(recipe.givens);
        recipe.tries = self.tries.max(1);
        Ok(recipe)
    }

    /// Returns how logic grids are made with this seed, in this language unless another is asked for.
    ///
    /// # Errors
    /// If an option is one of Sudokus, or the language has no words for such puzzles.
    pub fn grid_recipe(&self, seed: u64, language: &str) -> Result<GridRecipe<'_>, Message> {
        refuse([("symmetry", self.symmetry != SymmetryName::None), ("givens", self.givens.is_some())], "grid")?;
        let tag = self.language.as_deref().unwrap_or(language);
        let Some(language) = bachet_prose::Language::builtin(tag) else {
            let tags = bachet_prose::Language::all().map(|language| language.code.clone()).collect();
            return Err(Message::from(MessageId::GenerateLanguage).text("tag", tag).with("tags", Argument::List(tags)));
        };
        let mut recipe = GridRecipe::new(language);
        recipe.seed = seed;
        [recipe.categories, recipe.values] = self.size.unwrap_or([recipe.categories, recipe.values]);
        let sizes = grid_sizes(language, recipe.categories);
        if recipe.values > sizes.values {
            let number = |n: usize| Argument::Number(n as i64);
            let case = if sizes.values == 0 { "categories" } else { "values" };
            return Err(Message::from(MessageId::GenerateSize)
                .text("case", case)
                .with("categories", number(recipe.categories))
                .with("values", number(sizes.values))
                .with("most", number(sizes.categories)));
        }
        recipe.weights = self.kinds.unwrap_or_default();
        recipe.level = self.level.map(Into::into);
        recipe.expressions = self.expressions;
        recipe.tries = self.tries.max(1);
        Ok(recipe)
    }

    /// Returns why not all puzzles were made.
    pub fn ended(&self, made: u64, gave_up: bool) -> Message {
        let count = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
        let id = match (gave_up, self.family) {
            (false, _) => MessageId::GenerateStopped,
            (true, GeneratedFamily::Sudoku) => MessageId::GenerateGaveUp,
            (true, GeneratedFamily::Grid) => MessageId::GenerateGridGaveUp,
        };
        let why = Message::from(id).with("made", count(made)).with("count", count(self.count));
        if id == MessageId::GenerateGaveUp { why.with("tries", count(self.tries)) } else { why }
    }

    fn sudokus(&self, seed: u64, budget: &Budget<'_>) -> Result<Vec<GeneratedPuzzle>, Refusal> {
        let mut recipe = self.recipe(seed).map_err(Refusal::Because)?;
        recipe.cancel = budget.cancel_flag();
        self.collect(|first, count| {
            let outcomes = (first + 1..).zip(generate(&recipe, first, count));
            let line = |(number, outcome)| match outcome {
                Outcome::Made(made) => Ok(GeneratedPuzzle::Sudoku(GeneratedLine::new(number, &made))),
                Outcome::GaveUp => Err(true),
                Outcome::Stopped => Err(false),
            };
            outcomes.map(line).collect()
        })
    }

    fn grids(&self, seed: u64, messages: &Messages, budget: &Budget<'_>) -> Result<Vec<GeneratedPuzzle>, Refusal> {
        let mut recipe = self.grid_recipe(seed, messages.language().tag()).map_err(Refusal::Because)?;
        recipe.cancel = budget.cancel_flag();
        let mut maker = GridMaker::new(&recipe);
        self.collect(|first, count| {
            let line = |number| match maker.make(number) {
                GridOutcome::Made(made) => Ok(GeneratedPuzzle::Grid(GeneratedGridLine::new(number + 1, &made))),
                GridOutcome::GaveUp => Err(true),
                GridOutcome::Stopped => Err(false),
            };
            (first..).take(count).map(line).collect()
        })
    }

    /// Collects puzzles that are made some at a time; an error says whether the generator gave up.
    fn collect(
        &self,
        mut make: impl FnMut(u64, usize) -> Vec<Result<GeneratedPuzzle, bool>>,
    ) -> Result<Vec<GeneratedPuzzle>, Refusal> {
        let mut puzzles = Vec::new();
        while (puzzles.len() as u64) < self.count {
            let first = puzzles.len() as u64;
            for outcome in make(first, AT_ONCE.min(self.count - first) as usize) {
                let made = puzzles.len() as u64;
                puzzles.push(outcome.map_err(|gave_up| Refusal::Unfinished(self.ended(made, gave_up)))?);
            }
        }
        Ok(puzzles)
    }
}

/// Refuses options that are stated although they are of the other family.
fn refuse<const N: usize>(options: [(&str, bool); N], family: &str) -> Result<(), Message> {
    match options.into_iter().find(|&(_, stated)| stated) {
        Some((option, _)) => {
            Err(Message::from(MessageId::GenerateOtherFamily).text("option", option).text("family", family))
        }
        None => Ok(()),
    }
}

impl OtherQuestion for Generate {
    fn answer(&self, messages: &Messages, budget: &mut Budget<'_>) -> Result<Payload, Refusal> {
        if self.count > MAX_PUZZLES {
            let most = Message::from(MessageId::RequestTooMany).text("field", "count");
            return Err(Refusal::Because(most.text("most", MAX_PUZZLES.to_string())));
        }
        // Here is no clock: who wants other puzzles states another seed.
        let seed = self.seed.unwrap_or(1);
        let puzzles = match self.family {
            GeneratedFamily::Sudoku => self.sudokus(seed, budget)?,
            GeneratedFamily::Grid => self.grids(seed, messages, budget)?,
        };
        Ok(Payload::Generate(json::Generate { seed, puzzles }))
    }
}
