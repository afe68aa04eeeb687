//! Units in a sentence: which categories the words for a unit count in.

use bachet_notation::clue::CategoryId;
use bachet_notation::{Category, Number, NumericKind};
use num_traits::CheckedDiv as _;
use smol_str::SmolStr;

use super::comparison::prefer;
use super::names::is_article;
use super::sequence::is_row;
use super::topics::Weight;
use super::{Unit, Vocabulary};
use crate::sort::sort_few_by_key;
use crate::tokens::Token;

/// Measure of units that count months.
const MONTH: &str = "month";

/// Measure of units that count places in an order.
pub(super) const PLACE: &str = "place";

impl Vocabulary<'_> {
    /// Returns the units at a token with their lengths in tokens, the longest first. `referents` are the categories
    /// that the token refers to.
    pub(crate) fn units(&self, tokens: &[Token], at: usize, referents: &[(CategoryId, Weight)]) -> Vec<(Unit, usize)> {
        let forms = &self.language.forms;
        let mut found: Vec<(Unit, usize)> = Vec::new();
        let mut add = |category: CategoryId, factor: Number, places: bool, length: usize| {
            let same =
                |f: &&mut (Unit, usize)| f.1 == length && f.0.factor == factor && f.0.places == places && !f.0.months;
            match found.iter_mut().find(same) {
                Some((unit, _)) if unit.categories.contains(&category) => {}
                Some((unit, _)) => unit.categories.push(category),
                None => found.push((Unit { categories: vec![category], factor, places, months: false }, length)),
            }
        };
        let one = Number::from_integer(1);
        // The German word `Stufen` counts places in an order, unless it names a category of numbers in this puzzle.
        let is_counted = |category: CategoryId| {
            let of = self.puzzle.category(category);
            matches!(of.numeric, Some(NumericKind::Number { .. })) && !is_row(of)
        };
        let named = || self.topics.named(tokens, at, referents, forms).into_iter();
        let is_named = named().any(|(category, weight, _)| weight == Weight::Name && is_counted(category));
        let is_of_places = |(unit, _): &(_, usize)| forms.units.measures(*unit).iter().any(|measure| measure == PLACE);
        let unit = forms.units.at(tokens, at).filter(|unit| !(is_named && is_of_places(unit)));
        let is_place = unit.is_some_and(|(unit, _)| forms.units.measures(unit).iter().any(|m| m == PLACE));
        if let Some((unit, length)) = unit {
            if forms.units.measures(unit).iter().any(|m| m == PLACE) {
                // "A place behind Ann" where a category is called `place`.
                let is_own = |&(category, weight, _): &(CategoryId, Weight, usize)| {
                    weight == Weight::Name && self.puzzle.category(category).ordered
                };
                let own: Vec<CategoryId> = named().filter(is_own).map(|(category, ..)| category).collect();
                for category in if own.is_empty() { self.placed() } else { own } {
                    add(category, one, true, length);
                }
            } else {
                let mut fits = false;
                for (category, of) in self.ordered() {
                    if let Some(factor) = self.topics.of(category).counted_in(unit, of, forms) {
                        add(category, factor, false, length);
                        fits = true;
                    }
                }
                for (category, of) in self.ordered().filter(|_| !fits) {
                    let plain = matches!(of.numeric, Some(NumericKind::Number { .. }));
                    if plain && self.topics.of(category).is_unknown() {
                        add(category, one, false, length);
                    }
                }
            }
        }
        // A category may be called by the unit of its times (`hours`): that is one unit, not two.
        for (category, _, length) in self.topics.named(tokens, at, referents, forms) {
            let of = self.puzzle.category(category);
            let counted = unit.is_some_and(|(unit, _)| self.topics.of(category).counted_in(unit, of, forms).is_some());
            // A category after an article is not a unit ("a price higher than"), but one of the things that it counts
            // is: "a pie more than" where the category is `pies`.
            let word = &tokens[at].text;
            let is_plural = |name: &SmolStr| name != word && forms.inflection.same_word(name, word);
            let counts_things = self.topics.of(category).name.iter().any(is_plural);
            let is_number = matches!(of.numeric, Some(NumericKind::Number { .. }));
            let named_only = is_number && !counts_things && self.follows_article(tokens, at);
            if of.ordered && !counted && !named_only && !is_place && of.numeric != Some(NumericKind::Time) {
                let topic = self.topics.of(category);
                let places = of.numeric.is_none() || topic.is_position() && is_row(of);
                let factor = if places { one } else { one.checked_div(&topic.scale).unwrap_or(one) };
                add(category, factor, places, length);
            }
        }
        for (category, _) in self.ordered() {
            let topic = self.topics.of(category);
            let length = topic.suffix.len();
            let here = tokens.get(at..at + length).filter(|_| length > 0);
            let same = here.is_some_and(|here| {
                topic.suffix.iter().zip(here).all(|(word, token)| forms.inflection.same_word(word, &token.text))
            });
            if same {
                add(category, one, false, length);
            }
        }
        // Dates are counted in months, too, which have no number of days.
        if let Some((unit, length)) = unit
            && found.is_empty()
            && forms.units.measures(unit).iter().any(|m| m == MONTH)
        {
            let dates = self.ordered().filter(|(_, of)| of.numeric == Some(NumericKind::Date)).map(|(c, _)| c);
            let categories: Vec<CategoryId> = dates.collect();
            let unit = Unit { categories, factor: forms.units.factor(unit), places: false, months: true };
            found.extend((!unit.categories.is_empty()).then_some((unit, length)));
        }
        sort_few_by_key(&mut found, |&(_, length)| std::cmp::Reverse(length));
        found
    }

    /// Whether a possible article precedes a token.
    fn follows_article(&self, tokens: &[Token], at: usize) -> bool {
        at > 0 && is_article(tokens, at - 1, &self.language.lexicon, self.articles)
    }

    /// Returns the categories in whose order places are counted: positions and words with an order, else ranks, else
    /// every ordered category.
    #[inline(never)]
    fn placed(&self) -> Vec<CategoryId> {
        let topic = |c: CategoryId| self.topics.of(c);
        let mut found: Vec<(CategoryId, &Category)> = self.ordered().collect();
        prefer(&mut found, |&(c, of)| topic(c).is_position() || topic(c).is_rank() || of.numeric.is_none());
        prefer(&mut found, |&(c, of)| topic(c).is_position() || of.numeric.is_none());
        found.into_iter().map(|(c, _)| c).collect()
    }
}
