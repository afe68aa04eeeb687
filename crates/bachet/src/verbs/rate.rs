//! `rate`: how difficult a puzzle is.

mod board;
mod grid;
mod singles;
pub(in crate::verbs) mod ways;

use bachet_explain::Technique;
use bachet_explain::explainer::Rating as ExplainerRating;
use bachet_explain::grid::Difficulty;
use bachet_explain::hodoku::Rating as HodokuRating;

use super::{Refusal, Verdict};
use crate::ways::Shape;
use crate::{Budget, Puzzle};
pub use ways::{WaysLevel, WaysPoints, WaysRating};

/// How difficult a puzzle is, by the shape of its answer.
#[derive(Clone, Debug)]
pub enum Rated {
    /// A logic grid.
    Grid(GridRating),
    /// A Sudoku.
    Board(BoardRating),
    /// A puzzle whose solutions are ways.
    Ways(WaysRating),
}

/// The difficulty of a puzzle in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// For beginners.
    Easy,
    /// Takes some practice.
    Medium,
    /// Takes much practice.
    Hard,
    /// Takes suppositions or long chains.
    VeryHard,
}

/// How difficult a logic grid is.
#[derive(Clone, Debug)]
pub struct GridRating {
    /// Whether there is one solution; only then there is a difficulty.
    pub verdict: Verdict,
    /// The steps behind it, with the number of steps that could be seen at each point; `None` if nothing is known.
    pub difficulty: Option<Difficulty>,
    /// The techniques of the steps in order.
    pub techniques: Vec<RatedTechnique>,
}

/// How difficult a Sudoku is.
#[derive(Clone, Debug)]
pub struct BoardRating {
    /// Whether there is one solution; only then there is a rating.
    pub verdict: Verdict,
    /// The rating of Sudoku Explainer 1.2.1; `None` if its techniques do not solve the board, or a limit was reached.
    pub explainer: Option<ExplainerRating>,
    /// The score and level of HoDoKu 2.2.0; `None` if the board is not classic, or a limit was reached.
    pub hodoku: Option<HodokuRating>,
    /// Whether the last place of a value in a house, and the last value of a cell, solve the board.
    pub by_singles: bool,
    /// The techniques of Sudoku Explainer's steps in order.
    pub techniques: Vec<RatedTechnique>,
}

/// A technique in the order in which it was first needed.
#[derive(Clone, Debug)]
pub struct RatedTechnique {
    /// The technique.
    pub technique: &'static Technique,
    /// The hardest of its steps: in tenths of Sudoku Explainer's rating, or as the cost of a step in a grid.
    pub hardest: u32,
    /// The number of its steps.
    pub count: usize,
}

/// Says how difficult a puzzle is.
///
/// # Errors
/// If the puzzle cannot be compiled.
pub fn rate(puzzle: &Puzzle, budget: &mut Budget<'_>) -> Result<Rated, Refusal> {
    match puzzle.shape() {
        Shape::Grid(puzzle) => grid::rate(puzzle, budget).map(Rated::Grid),
        Shape::Sudoku(puzzle) => board::rate(puzzle, budget).map(Rated::Board),
        Shape::Ways(puzzle) => ways::rate(&*puzzle, budget).map(Rated::Ways),
    }
}

/// Adds a step to the techniques.
fn add(techniques: &mut Vec<RatedTechnique>, technique: &'static Technique, rating: u32) {
    match techniques.iter_mut().find(|rated| rated.technique.id == technique.id) {
        Some(rated) => {
            rated.count += 1;
            rated.hardest = rated.hardest.max(rating);
        }
        None => techniques.push(RatedTechnique { technique, hardest: rating, count: 1 }),
    }
}

impl GridRating {
    /// Returns the level, by the score: easy below 10, medium below 25, hard below 60.
    pub fn level(&self) -> Option<Level> {
        let difficulty = self.difficulty.as_ref()?;
        Some(match difficulty.score() {
            score if score < 10.0 => Level::Easy,
            score if score < 25.0 => Level::Medium,
            score if score < 60.0 => Level::Hard,
            _ => Level::VeryHard,
        })
    }
}

impl BoardRating {
    /// Returns the level: easy if singles alone solve the board, otherwise by Sudoku Explainer's rating: medium up to
    /// hidden pairs, hard up to techniques without chains, very hard with chains.
    ///
    /// That easy means singles is what HoDoKu and QQWing mean by it, too. The rating alone does not tell: it has direct
    /// pointing (1.7) before naked singles (2.3), so that a board for which both would do has the higher number.
    pub fn level(&self) -> Option<Level> {
        let er = self.explainer?.er;
        Some(match er {
            _ if self.by_singles => Level::Easy,
            0..=34 => Level::Medium,
            35..=62 => Level::Hard,
            _ => Level::VeryHard,
        })
    }
}
