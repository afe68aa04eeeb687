//! New logic grids in the words of a language.

use std::sync::atomic::{AtomicBool, Ordering};

use bachet_grid::generate::{ClueKind, Generator, Weights};
use bachet_notation::clue::ValueId;
use bachet_notation::{Clue, GridPuzzle, Headers, Span, expression};
use bachet_prose::{Language, Speaker};
use bachet_random::Random;
use rustc_hash::FxHashMap;

use super::scene::{Drawn, Stock};
use crate::verbs::{Level, Rated, rate};
use crate::{Budget, Puzzle};

/// Maximum number of attempts at a puzzle whose clues do not suffice: most kinds of clue suffice at once or never.
const MAX_INSUFFICIENT: u64 = 100;

/// Options of the generator of logic grids.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct GridRecipe<'c> {
    /// The seed of the random streams.
    pub seed: u64,
    /// The language of the words.
    pub language: &'static Language,
    /// Number of categories.
    pub categories: usize,
    /// Number of values of a category.
    pub values: usize,
    /// How often each kind of clue is drawn.
    pub weights: Weights,
    /// How difficult the puzzle is; any level if it is `None`.
    pub level: Option<Level>,
    /// Whether the expression stands below each sentence.
    pub expressions: bool,
    /// Maximum number of attempts at a puzzle of the level.
    pub tries: u64,
    /// A flag that stops the generator when it is raised.
    pub cancel: Option<&'c AtomicBool>,
}

impl GridRecipe<'_> {
    /// Returns a recipe for puzzles of five categories with five values.
    pub fn new(language: &'static Language) -> Self {
        Self {
            seed: 0,
            language,
            categories: 5,
            values: 5,
            weights: Weights::default(),
            level: None,
            expressions: false,
            tries: 1_000_000,
            cancel: None,
        }
    }
}

/// A generated logic grid.
#[derive(Clone, Debug, PartialEq)]
pub struct GeneratedGrid {
    /// The puzzle; each clue is a sentence of the language.
    pub puzzle: GridPuzzle,
    /// The kind of each clue.
    pub kinds: Vec<ClueKind>,
    /// The only solution.
    pub solution: bachet_grid::Solution,
    /// How difficult it is, if that was asked for.
    pub level: Option<Level>,
}

/// The result for one puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum GridOutcome {
    /// The puzzle was generated.
    Made(Box<GeneratedGrid>),
    /// No attempt succeeded.
    GaveUp,
    /// The generator was stopped.
    Stopped,
}

/// The sizes for which a language has words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridSizes {
    /// Maximum number of categories, with some number of values.
    pub categories: usize,
    /// Maximum number of values of this many categories; 0 if there are not so many.
    pub values: usize,
}

/// Returns the limits of the sizes for which a language has words, given the number of categories.
pub fn grid_sizes(language: &'static Language, categories: usize) -> GridSizes {
    let stock = Stock::new(language);
    GridSizes { categories: stock.max_categories(), values: stock.max_values(categories) }
}

/// Generates the logic grids with the numbers from `first` on. [`GridMaker`] is faster for more calls than one.
pub fn generate_grids(recipe: &GridRecipe<'_>, first: u64, count: usize) -> Vec<GridOutcome> {
    let mut maker = GridMaker::new(recipe);
    (first..).take(count).map(|number| maker.make(number)).collect()
}

/// Generates logic grids one after the other.
///
/// Each puzzle has its own random stream, from the seed, its number and the attempt, so that it does not depend on the
/// puzzles generated before it. What they have in common is prepared once.
#[derive(Debug)]
pub struct GridMaker<'r> {
    recipe: &'r GridRecipe<'r>,
    stock: Stock,
    generator: Option<Generator>,
    /// Who puts clues about these topics into words. It knows all values of the topics.
    speakers: FxHashMap<Vec<usize>, Speaker<'static>>,
}

/// A puzzle whose clues have no words yet.
struct Unworded {
    grid: GeneratedGrid,
    topics: Vec<usize>,
    /// The index of each value of each category in the list of its topic.
    chosen: Vec<Vec<u32>>,
}

impl<'r> GridMaker<'r> {
    /// Prepares what all puzzles have in common.
    pub fn new(recipe: &'r GridRecipe<'r>) -> Self {
        Self { recipe, stock: Stock::new(recipe.language), generator: None, speakers: FxHashMap::default() }
    }

    /// Generates the puzzle with this number.
    pub fn make(&mut self, number: u64) -> GridOutcome {
        let mut insufficient = 0;
        for attempt in 0..self.recipe.tries {
            if self.recipe.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
                return GridOutcome::Stopped;
            }
            let mut random = Random::new(self.recipe.seed, number, attempt);
            match self.attempt(&mut random) {
                Some(made) => {
                    if self.recipe.level.is_none() || made.grid.level == self.recipe.level {
                        return GridOutcome::Made(Box::new(self.worded(made)));
                    }
                }
                None => insufficient += 1,
            }
            if insufficient == MAX_INSUFFICIENT {
                break;
            }
        }
        GridOutcome::GaveUp
    }

    fn budget(&self) -> Budget<'r> {
        let budget = Budget::unlimited();
        match self.recipe.cancel {
            Some(flag) => budget.cancelled_by(flag),
            None => budget,
        }
    }

    /// Generates a puzzle without sentences.
    fn attempt(&mut self, random: &mut Random) -> Option<Unworded> {
        let recipe = self.recipe;
        let Drawn { title, topics, categories, allowed, chosen } =
            self.stock.draw(recipe.categories, recipe.values, random)?;
        match &mut self.generator {
            Some(generator) => generator.restate(&categories, &allowed, &recipe.weights).ok()?,
            none => *none = Some(Generator::new(&categories, &allowed, &recipe.weights).ok()?),
        }
        let mut budget = self.budget();
        let made = self.generator.as_mut()?.generate(random, &mut budget)?;
        let (kinds, truths): (Vec<_>, Vec<_>) = made.clues.into_iter().unzip();
        let clue = |(truth, number): (_, u32)| Clue {
            label: number.to_string(),
            text: None,
            expression: None,
            truth: Some(truth),
            span: Span::default(),
            parts: vec![Span::default()],
        };
        let headers =
            Headers { title: Some(title.to_owned()), language: Some(recipe.language.code.clone()), source: None };
        let clues = truths.into_iter().zip(1..).map(clue).collect();
        let puzzle = GridPuzzle { headers, categories, clues, questions: Vec::new() };
        let level = recipe.level.and_then(|_| self.level(&puzzle));
        Some(Unworded { grid: GeneratedGrid { puzzle, kinds, solution: made.solution, level }, topics, chosen })
    }

    fn level(&self, puzzle: &GridPuzzle) -> Option<Level> {
        match rate(&Puzzle::Grid(puzzle.clone()), &mut self.budget()) {
            Ok(Rated::Grid(rating)) => rating.level(),
            _ => None,
        }
    }

    /// Puts the clues into words.
    ///
    /// They are written as clues of a puzzle with the same categories and all values of their topics. A sentence that
    /// has one meaning there has no other one among fewer names.
    fn worded(&mut self, made: Unworded) -> GeneratedGrid {
        let Unworded { mut grid, topics, chosen } = made;
        let mut clues = std::mem::take(&mut grid.puzzle.clues);
        let (stock, language) = (&self.stock, self.recipe.language);
        let speaker = self.speakers.entry(topics).or_insert_with_key(|topics| {
            Speaker::of(GridPuzzle { categories: stock.whole(topics), ..GridPuzzle::default() }, language)
        });
        for clue in &mut clues {
            let Some(truth) = &clue.truth else { continue };
            clue.expression = self.recipe.expressions.then(|| expression(&grid.puzzle, truth));
            let mut truth = truth.clone();
            truth.change_values(&mut |ValueId { category, index }| {
                *index = chosen[category.0 as usize][*index as usize];
            });
            clue.text = Some(speaker.words(&truth));
        }
        grid.puzzle.clues = clues;
        grid
    }
}
