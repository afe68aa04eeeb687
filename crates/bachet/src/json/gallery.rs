//! The answer of `gallery`.

use crate::{Puzzle, gallery};

/// The answer of `gallery`.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Gallery {
    /// All of it.
    List {
        /// The names of the puzzles.
        gallery: Vec<String>,
        /// What is known about each of them, in the same order.
        puzzles: Vec<GalleryPuzzle>,
    },
    /// A puzzle.
    One {
        /// Its text.
        text: String,
        /// What is known about it.
        #[serde(flatten)]
        puzzle: GalleryPuzzle,
    },
}

/// A puzzle of the gallery.
#[derive(Clone, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GalleryPuzzle {
    /// Its name.
    pub name: String,
    /// Its family.
    pub family: String,
    /// Its size: of a logic grid the entities and the categories; of a board its rows and columns; of a river crossing
    /// the travellers and the places; of another puzzle of moves as its family measures it.
    pub size: [usize; 2],
    /// The language of its sentences, as a tag.
    pub language: Option<String>,
    /// Its title.
    pub title: Option<String>,
}

impl Gallery {
    /// Lists all puzzles.
    pub fn list() -> Self {
        let puzzles: Vec<GalleryPuzzle> = gallery::all().map(|(name, text)| GalleryPuzzle::new(name, text)).collect();
        Self::List { gallery: puzzles.iter().map(|puzzle| puzzle.name.clone()).collect(), puzzles }
    }

    /// Puts together what is known of a puzzle, and its text.
    pub fn one(name: &str, text: &str) -> Self {
        Self::One { text: text.to_owned(), puzzle: GalleryPuzzle::new(name, text) }
    }
}

impl GalleryPuzzle {
    /// Reads what is known of a puzzle from its text.
    pub fn new(name: &str, text: &str) -> Self {
        let name = name.to_owned();
        let Ok(loaded) = crate::read(text) else {
            return Self { name, family: String::new(), size: [0; 2], language: None, title: None };
        };
        let puzzle = loaded.puzzle;
        let size = match &puzzle {
            Puzzle::Grid(puzzle) => [puzzle.entities(), puzzle.categories.len()],
            Puzzle::Sudoku(puzzle) => [puzzle.size as usize; 2],
            Puzzle::Moving(puzzle) => puzzle.setup.size(),
            Puzzle::Crossing(puzzle) => [puzzle.count() as usize, puzzle.places.len()],
        };
        let [language, title] = [puzzle.language(), puzzle.title()].map(|text| text.map(str::to_owned));
        Self { name, family: puzzle.family().keyword().to_owned(), size, language, title }
    }
}
