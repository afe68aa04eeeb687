//! Values after the name of their category, as semi-formal texts write them: `Music-Genre:punk`, `pet.cat`.
//!
//! Such a name is one mention with one meaning, whatever its parts would be alone.

use bachet_notation::clue::CategoryId;
use smol_str::SmolStr;

use crate::tokens::{Gap, Token};
use crate::vocabulary::amounts::FoundName;
use crate::vocabulary::tokenized::Tokenized;

/// The words of each category's name.
#[derive(Debug)]
pub(crate) struct Qualified(Vec<Vec<SmolStr>>);

impl Qualified {
    #[inline(never)]
    pub(crate) fn new(names: &Tokenized) -> Self {
        Self(names.categories().map(|name| name.iter().map(|t| t.text.clone()).collect()).collect())
    }

    /// Returns the names that the name of their category precedes, extended by it.
    pub(crate) fn find(&self, tokens: &[Token], found: &[FoundName]) -> Vec<FoundName> {
        let qualified = |f: &FoundName| {
            let mark = f.start.checked_sub(1)?;
            let joined = |at: usize| tokens[at].gap == Gap::Nothing;
            let marks = (tokens[mark].is_sign(':') || tokens[mark].is_sign('.')) && joined(mark) && joined(f.start);
            let CategoryId(category) = f.value.category;
            let name = &self.0[category as usize];
            let start = mark.checked_sub(name.len()).filter(|_| marks)?;
            let named = name.iter().zip(&tokens[start..mark]).all(|(word, token)| *word == token.text);
            named.then_some(FoundName { start, ..*f })
        };
        found.iter().filter_map(qualified).collect()
    }
}
