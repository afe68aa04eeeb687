//! How words change their form in a language, and what its words for numbers, units, times and comparisons mean.

use crate::language::{Mistake, Sections};
use crate::lexicon::Lexicon;
use crate::tokens::Token;
use crate::vocabulary::calendar::Calendar;
use crate::vocabulary::clock::Clock;
use crate::vocabulary::comparatives::{Comparative, Comparatives};
use crate::vocabulary::compounds::Compounds;
use crate::vocabulary::families::Families;
use crate::vocabulary::inflection::Inflection;
use crate::vocabulary::numerals::Numerals;
use crate::vocabulary::themes::Themes;
use crate::vocabulary::units::Units;

/// What a language knows of the words in names and comparisons.
#[derive(Debug, Default)]
pub(crate) struct Forms {
    pub(crate) inflection: Inflection,
    pub(crate) compounds: Compounds,
    pub(crate) families: Families,
    pub(crate) numerals: Numerals,
    pub(crate) clock: Clock,
    pub(crate) calendar: Calendar,
    pub(crate) units: Units,
    pub(crate) themes: Themes,
    comparatives: Comparatives,
}

impl Forms {
    pub(crate) fn read(sections: &Sections<'_>, lexicon: &Lexicon, mistakes: &mut Vec<Mistake>) -> Self {
        let inflection = Inflection::read(sections, mistakes);
        Self {
            compounds: Compounds::read(sections, mistakes),
            families: Families::read(sections, lexicon, mistakes),
            numerals: Numerals::read(sections, lexicon, mistakes),
            clock: Clock::read(sections, lexicon, mistakes),
            calendar: Calendar::read(sections, mistakes),
            units: Units::read(sections, lexicon, mistakes),
            themes: Themes::read(sections, lexicon, &inflection, mistakes),
            comparatives: Comparatives::read(sections, lexicon, mistakes),
            inflection,
        }
    }

    /// The comparatives at a token, with their lengths in tokens; the longest first.
    pub(crate) fn comparatives<'a>(&'a self, tokens: &[Token], at: usize) -> Vec<(&'a Comparative, usize)> {
        self.comparatives.at(tokens, at)
    }

    /// Every phrase that compares, in the order of the files.
    #[cfg(test)]
    pub(crate) fn all_comparatives(&self) -> impl Iterator<Item = &Comparative> {
        self.comparatives.iter()
    }

    /// Whether a phrase that compares may begin with a word.
    pub(crate) fn compares(&self, word: &str) -> bool {
        self.comparatives.may_begin(word)
    }
}
