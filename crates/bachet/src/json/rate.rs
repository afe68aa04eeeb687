//! The answer of `rate`.

use super::total::Verdict;
use crate::messages::Messages;
use crate::verbs::{self, HodokuLevel, Level, Rated, RatedTechnique, WaysLevel};

/// How difficult a puzzle is.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rate {
    /// The number of solutions in a word; left out if the solutions are ways.
    #[serde(with = "optional_verdict", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Verdict>"))]
    pub verdict: Option<verbs::Verdict>,
    /// The difficulty; `null` if there is not exactly one solution, no way, or a limit was reached.
    pub rating: Option<Rating>,
    /// The techniques of the steps behind it, in the order in which they are first needed; empty for ways.
    pub techniques: Vec<Technique>,
}

/// A difficulty. Scores can be compared among puzzles of one family.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rating {
    /// The difficulty in a word: `easy`, `medium`, `hard` or `very-hard`.
    pub level: &'static str,
    /// The difficulty as a number, with one decimal.
    pub score: f64,
    /// Of a Sudoku: the rating of Sudoku Explainer 1.2.1, the hardest step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub er: Option<f64>,
    /// The hardest step until the first value is placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ep: Option<f64>,
    /// The first step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ed: Option<f64>,
    /// Of a classic Sudoku: the score of HoDoKu 2.2.0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hodoku_score: Option<u32>,
    /// Of a classic Sudoku: the level of HoDoKu 2.2.0, from `easy` to `extreme`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hodoku_level: Option<&'static str>,
}

/// A technique, and how often it was needed.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Technique {
    /// Its id, the same in every language.
    pub technique: &'static str,
    /// Its name.
    pub name: String,
    /// The number of its steps.
    pub count: usize,
    /// The hardest of its steps: Sudoku Explainer's rating, or the cost of a step in a logic grid.
    pub hardest: f64,
}

mod optional_verdict {
    use serde::Serializer;

    use super::{Verdict, verbs};

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
    pub(super) fn serialize<S: Serializer>(verdict: &Option<verbs::Verdict>, to: S) -> Result<S::Ok, S::Error> {
        match verdict {
            Some(verdict) => Verdict::serialize(verdict, to),
            None => to.serialize_none(),
        }
    }
}

impl Rate {
    /// Puts together the rating of a puzzle.
    pub fn new(found: &Rated, messages: &Messages) -> Self {
        let techniques = |of: &[RatedTechnique], scale: f64| {
            of.iter().map(|rated| Technique::new(rated, scale, messages)).collect::<Vec<_>>()
        };
        let rating = Rating::new(found);
        match found {
            Rated::Grid(grid) => {
                Self { verdict: Some(grid.verdict), rating, techniques: techniques(&grid.techniques, 1.0) }
            }
            Rated::Board(board) => {
                Self { verdict: Some(board.verdict), rating, techniques: techniques(&board.techniques, 10.0) }
            }
            Rated::Ways(_) => Self { verdict: None, rating, techniques: Vec::new() },
        }
    }
}

impl Rating {
    /// Returns the difficulty, if the puzzle has one.
    pub fn new(found: &Rated) -> Option<Self> {
        match found {
            Rated::Grid(grid) => {
                grid.level().zip(grid.difficulty).map(|(level, found)| Self::of(name(level), found.score()))
            }
            Rated::Board(board) => board.level().zip(board.explainer).map(|(level, found)| Self {
                er: Some(tenths(found.er)),
                ep: Some(tenths(found.ep)),
                ed: Some(tenths(found.ed)),
                hodoku_score: board.hodoku.map(|found| found.score),
                hodoku_level: board.hodoku.map(|found| hodoku_name(found.level)),
                ..Self::of(name(level), tenths(found.er))
            }),
            Rated::Ways(ways) => ways.points.map(|points| {
                let level = match points.level() {
                    WaysLevel::Easy => Level::Easy,
                    WaysLevel::Medium => Level::Medium,
                    WaysLevel::Hard => Level::Hard,
                };
                Self::of(name(level), points.sum)
            }),
        }
    }

    fn of(level: &'static str, score: f64) -> Self {
        let score = (score * 10.0).round() / 10.0;
        Self { level, score, er: None, ep: None, ed: None, hodoku_score: None, hodoku_level: None }
    }
}

impl Technique {
    fn new(rated: &RatedTechnique, scale: f64, messages: &Messages) -> Self {
        Self {
            technique: rated.technique.id.trim_start_matches("technique-"),
            name: messages.technique(rated.technique),
            count: rated.count,
            hardest: f64::from(rated.hardest) / scale,
        }
    }
}

fn tenths(rating: u32) -> f64 {
    f64::from(rating) / 10.0
}

/// Returns a level as other programs read it.
pub(crate) fn name(level: Level) -> &'static str {
    match level {
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
        Level::VeryHard => "very-hard",
    }
}

/// Returns a level of HoDoKu as other programs read it.
pub(crate) fn hodoku_name(level: HodokuLevel) -> &'static str {
    match level {
        HodokuLevel::Easy => "easy",
        HodokuLevel::Medium => "medium",
        HodokuLevel::Hard => "hard",
        HodokuLevel::Unfair => "unfair",
        HodokuLevel::Extreme => "extreme",
    }
}
