//! Differences between the numbers and dates of a category.

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Number, NumericKind};
use num_traits::{CheckedDiv as _, CheckedSub as _};

use super::{Unit, Vocabulary};
use crate::tokens::tokens;

impl Vocabulary<'_> {
    /// Returns a number of a sentence as it is written in a category.
    pub(crate) fn as_written(&self, category: CategoryId, number: Number) -> Number {
        self.topics.of(category).as_written(number)
    }

    /// Returns a difference without a unit ("3 million less") if two numbers of the category have it.
    pub(crate) fn plain_difference(&self, category: CategoryId, number: Number) -> Option<Number> {
        let number = self.as_written(category, number.checked_div(&self.topics.of(category).scale)?);
        let numbers = || self.puzzle.category(category).values.iter().filter_map(|v| v.number);
        numbers().any(|a| numbers().any(|b| b.checked_sub(&a) == Some(number))).then_some(number)
    }

    /// Returns the only category of numbers; `None` if there is none or more than one.
    pub(crate) fn only_numbers(&self) -> Option<CategoryId> {
        let mut all = self.ordered().filter(|(_, of)| matches!(of.numeric, Some(NumericKind::Number { .. })));
        all.next().filter(|_| all.next().is_none()).map(|(category, _)| category)
    }

    /// Whether two values of the category differ by `number` units.
    pub(crate) fn has_numbers_apart(&self, category: CategoryId, unit: &Unit, number: Number) -> bool {
        let of = self.puzzle.category(category);
        if unit.months {
            return !self.months_apart(category, number).is_empty();
        }
        if unit.places || of.numeric.is_none() {
            return number.is_integer() && number < Number::from_integer(of.values.len() as i64);
        }
        let number = self.as_written(category, number);
        let numbers = || of.values.iter().filter_map(|v| v.number);
        numbers().any(|a| numbers().any(|b| b.checked_sub(&a) == Some(number)))
    }

    /// Returns the pairs of dates that are `months` apart, the earlier first: the same day of another month, or any day
    /// of it where no month has two dates.
    pub(crate) fn months_apart(&self, category: CategoryId, months: Number) -> Vec<(ValueId, ValueId)> {
        let (forms, lexicon) = (&self.language.forms, &self.language.lexicon);
        let values = &self.puzzle.category(category).values;
        let days: Vec<_> = values
            .iter()
            .enumerate()
            .filter_map(|(index, value)| {
                let words = tokens(&value.text, &lexicon.split);
                let day = (0..words.len()).find_map(|at| forms.calendar.day(&words, at, &forms.numerals, lexicon))?;
                Some((ValueId { category, index: index as u32 }, day, value.number?))
            })
            .collect();
        let months_differ =
            days.iter().all(|(a, day, _)| days.iter().all(|(b, other, _)| a == b || day.month != other.month));
        let pairs = days.iter().flat_map(|a| days.iter().map(move |b| (a, b)));
        pairs
            .filter(|((_, a, first), (_, b, second))| {
                // The pair may span a new year, but less than a year.
                let apart = (i64::from(b.month) - i64::from(a.month)).rem_euclid(12);
                let year = Number::from_integer(366);
                (months_differ || a.number == b.number)
                    && first < second
                    && *second - *first < year
                    && months == Number::from_integer(apart)
            })
            .map(|((a, ..), (b, ..))| (*a, *b))
            .collect()
    }
}
