//! Amounts that say how far something is from what is named behind them: French "à 20 points de".

use std::ops::Range;

use bachet_notation::clue::ValueId;

use super::Scan;
use crate::vocabulary::{Mention, is_time};

/// An amount that is a distance.
#[derive(Clone, Debug)]
pub(crate) struct Distance {
    /// The word before the amount.
    pub(crate) at: usize,
    /// The words between the amount and what it is the distance from: `of`.
    pub(crate) of: Range<usize>,
    /// Whether it counts places, of which patterns speak.
    pub(crate) places: bool,
}

impl Scan<'_> {
    /// Returns the amounts that are distances from something named behind them.
    pub(crate) fn distances(&self) -> Vec<Distance> {
        let Some(class) = self.grammar().roles.distant.filter(|&class| self.has(&[class])) else { return Vec::new() };
        let before = |at: usize| self.phrases(at, &[class]).next().map(|length| (at, at + length));
        (0..self.tokens.len()).filter_map(before).filter_map(|(at, amount)| self.distance(at, amount)).collect()
    }

    fn distance(&self, at: usize, amount: usize) -> Option<Distance> {
        let to = self.tokens.len();
        let within = |at: usize| (at < to).then_some(at);
        let exactly = self.phrases(within(amount)?, self.grammar().roles.exactly.as_slice()).next().unwrap_or(0);
        let number = within(amount + exactly)?;
        let counted = within(number + self.number(number)?.1)?;
        let (unit, length) = self.units(counted).first()?;
        let end = within(counted + length)?;
        // A time is no distance: "leaves at 8 h from Lyon".
        let kind = |value: &ValueId| self.vocabulary.puzzle.category(value.category).numeric.as_ref();
        let is_when = |name: &Mention| name.values.iter().any(|value| kind(value).is_some_and(is_time));
        if self.mention(number, to).is_some_and(is_when) {
            return None;
        }
        let of = end..end + self.phrases(end, self.grammar().roles.of.as_slice()).next()?;
        let names = self.comparatives(end).is_empty() && self.names_in(of.end, to) > 0;
        names.then_some(Distance { at, of, places: unit.places })
    }

    /// Whether the indefinite article at a token counts the places between two things: "à un étage de Bruno".
    pub(crate) fn counts_places(&self, at: usize) -> bool {
        self.distances().iter().any(|distance| distance.at < at && at < distance.of.start)
    }
}
