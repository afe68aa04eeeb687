//! Names and words that several categories share: the words nearby decide which category a name belongs to.
//!
//! They are the name of the category, the names of its theme, and cues: words that go with the theme.

use std::borrow::Cow;
use std::ops::Range;

use bachet_notation::clue::{CategoryId, ValueId};

use super::topics::Weight;
use super::{Mention, Vocabulary};
use crate::tokens::Token;

/// Maximum distance in tokens of a word that decides what a name means; bounds the work.
const MAX_CONTEXT_DISTANCE: usize = 24;

/// Maximum distance in tokens of the cue that a name needs.
const MAX_CUE_DISTANCE: usize = 4;

/// Strength that the cue of a name that needs one adds.
const NEEDED_CUE_STRENGTH: u32 = 40;

impl Vocabulary<'_> {
    /// Returns those values of a mention that its context supports: `said` gives the categories that a token refers to.
    pub(crate) fn fitting<'m, 's>(
        &self,
        mention: &'m Mention,
        around: Range<usize>,
        said: impl Fn(usize) -> Cow<'s, [(CategoryId, Weight)]>,
    ) -> Cow<'m, [ValueId]> {
        let first = mention.values.first().map(|v| v.category);
        if mention.values.iter().all(|v| Some(v.category) == first) {
            return Cow::Borrowed(&mention.values);
        }
        let mut scores: Vec<(CategoryId, u32)> = Vec::new();
        for value in &mention.values {
            if !scores.iter().any(|s| s.0 == value.category) {
                scores.push((value.category, 0));
            }
        }
        let (start, end) = (mention.start as usize, mention.end as usize);
        for at in
            around.start.max(start.saturating_sub(MAX_CONTEXT_DISTANCE))..around.end.min(end + MAX_CONTEXT_DISTANCE)
        {
            let distance = if at < start { start - at } else { (at + 1).saturating_sub(end) };
            let inside = (start..end).contains(&at);
            for &(category, weight) in said(at).iter() {
                if let Some((_, score)) = scores.iter_mut().find(|s| s.0 == category) {
                    // A word of the name itself is weak evidence: `tea` is a word of the theme and a value.
                    let strength = if inside { 1 } else { strength(weight, distance) };
                    // A value that needs its cue is decided by it: `red hair`, `the mother of Alice`.
                    let needed = self.topics.of(category).needs_cue && distance <= MAX_CUE_DISTANCE;
                    let strength = if needed { strength + NEEDED_CUE_STRENGTH } else { strength };
                    *score = (*score).max(strength);
                }
            }
        }
        let best = scores.iter().map(|s| s.1).max().unwrap_or(0);
        let mut wins = |category: CategoryId| scores.iter_mut().any(|s| s.0 == category && s.1 == best);
        let mut fit: Vec<ValueId> = mention.values.iter().copied().filter(|v| wins(v.category)).collect();
        if best == 0 && fit.iter().any(|v| !self.topics.of(v.category).needs_cue) {
            fit.retain(|v| !self.topics.of(v.category).needs_cue);
        }
        Cow::Owned(fit)
    }

    /// Returns the category that the words of a sentence refer to most, except the known ones, or `None` if that is no
    /// category or several.
    #[inline(never)]
    pub(crate) fn main_referent(&self, tokens: &[Token], known: &[CategoryId]) -> Option<CategoryId> {
        let mut weights: Vec<(CategoryId, Weight)> = Vec::new();
        let mut refers = |category: CategoryId, weight: Weight| {
            // The first category is the entity itself, for which other words ask.
            if category.0 == 0 || known.contains(&category) {
                return;
            }
            match weights.iter_mut().find(|m| m.0 == category) {
                Some(entry) => entry.1 = entry.1.max(weight),
                None => weights.push((category, weight)),
            }
        };
        for at in 0..tokens.len() {
            self.topics.referents(tokens, at, &self.language.forms, &mut refers);
            // A unit refers to the categories that are counted in it: "how many nights".
            let units = self.units(tokens, at, &[]);
            units.iter().filter(|(unit, _)| !unit.places).flat_map(|(unit, _)| &unit.categories).for_each(
                |&category| {
                    refers(category, Weight::Name);
                },
            );
        }
        let best = weights.iter().map(|m| m.1).max()?;
        let mut of_best = weights.iter().filter(|m| m.1 == best);
        let (category, _) = of_best.next()?;
        of_best.next().is_none().then_some(*category)
    }
}

/// Returns the strength of the evidence of a word at a distance.
fn strength(weight: Weight, distance: usize) -> u32 {
    let weight = match weight {
        Weight::Cue => 4,
        Weight::Theme => 6,
        Weight::Name => 7,
    };
    weight * 4 + 20 - (distance as u32).min(20)
}
