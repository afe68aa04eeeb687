//! The first of a ranking, named without a number: "the winner", "who won". It exists only where exactly one category
//! has a theme of winning: places in a row have none.

use bachet_notation::GridPuzzle;
use bachet_notation::clue::{CategoryId, ValueId};

use crate::language::Language;
use crate::lexicon::ClassId;
use crate::tokens::{Kind, Token};
use crate::vocabulary::amounts::FoundName;
use crate::vocabulary::inflection::Nearness;
use crate::vocabulary::topics::Topics;

/// The theme of categories in which the first has won.
const WINNING: &str = "winning";

#[derive(Debug)]
pub(crate) struct Winner(Option<ValueId>);

impl Winner {
    pub(crate) fn new(puzzle: &GridPuzzle, topics: &Topics) -> Self {
        let mut ranked = puzzle
            .category_ids()
            .zip(&puzzle.categories)
            .filter(|&(id, of)| of.ordered && topics.of(id).is_about(WINNING));
        let only = ranked.next().filter(|_| ranked.next().is_none());
        Self(only.and_then(|(category, of)| Some(ValueId { category, index: *of.order().first()? })))
    }

    /// Returns the category of the winner.
    pub(crate) fn category(&self) -> Option<CategoryId> {
        self.0.map(|value| value.category)
    }

    /// Returns the phrases of a sentence that name the winner.
    pub(crate) fn find(&self, tokens: &[Token], language: &Language) -> Vec<FoundName> {
        let (lexicon, roles) = (&language.lexicon, language.grammar.roles);
        let Some(value) = self.0 else { return Vec::new() };
        // With an object it is another ranking: "won 3 games", "the winner of the $500".
        let is_of = |at: usize, class: Option<ClassId>| {
            class.is_some() && at < tokens.len() && lexicon.at(tokens, at).iter().any(|p| Some(p.class) == class)
        };
        let ended =
            |end: usize| tokens.get(end).is_none_or(|next| next.kind == Kind::Sign) || is_of(end, roles.not_behind);
        let mut found = Vec::new();
        for start in 0..tokens.len() {
            let mut longest = None;
            for phrase in lexicon.at(tokens, start) {
                let end = start + phrase.length as usize;
                let class = Some(phrase.class);
                let wins = class == roles.winner && !is_of(end, roles.of)
                    || class == roles.won && (phrase.length > 1 || ended(end));
                longest = longest.max(wins.then_some(end));
            }
            found.extend(longest.map(|end| FoundName { start, end, value, nearness: Nearness::Exact }));
        }
        found
    }
}
