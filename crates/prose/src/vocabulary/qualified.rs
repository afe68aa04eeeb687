//! Values behind the name of their category, as semi-formal texts write them: `Music-Genre:punk`, `pet.cat`.
//!
//! Such a name is one mention with one meaning, whatever its parts would be alone.

use bachet_notation::GridPuzzle;
use smol_str::SmolStr;
use bachet_notation::clue::CategoryId;

use crate::tokens::{Gap, Split, Token, tokens};
use crate::vocabulary::amounts::Found;

/// The words of each category's name.
#[derive(Debug)]
pub(crate) struct Qualified(Vec<Vec<SmolStr>>);

impl Qualified {
    pub(crate) fn new(puzzle: &GridPuzzle, split: &Split) -> Self {
        let words = |name: &str| tokens(name, split).into_iter().map(|t| t.text).collect();
        Self(puzzle.categories.iter().map(|c| words(&c.name)).collect())
    }

    /// Of the names found, those with the name of their category before them, with it.
    pub(crate) fn find(&self, tokens: &[Token], found: &[Found]) -> Vec<Found> {
        let qualified = |f: &Found| {
            let mark = f.start.checked_sub(1)?;
            let joined = |at: usize| tokens[at].gap == Gap::Nothing;
            let marks = (tokens[mark].is_sign(':') || tokens[mark].is_sign('.')) && joined(mark) && joined(f.start);
            let CategoryId(category) = f.value.category;
            let name = &self.0[category as usize];
            let start = mark.checked_sub(name.len()).filter(|_| marks)?;
            let named = name.iter().zip(&tokens[start..mark]).all(|(word, token)| *word == token.text);
            named.then_some(Found { start, ..*f })
        };
        found.iter().filter_map(qualified).collect()
    }
}
