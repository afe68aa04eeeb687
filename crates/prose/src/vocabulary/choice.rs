//! Which of several categories a sentence speaks of: for a name that stands in two, for a unit, for a comparison.
//!
//! The words nearby decide: the category's name, its theme's names, the words that go with the theme.

use std::borrow::Cow;
use std::ops::Range;

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Category, Number, NumericKind};
use num_traits::{CheckedDiv as _, CheckedSub as _};
use smol_str::SmolStr;

use crate::sort::sort_few_by_key;
use crate::tokens::Token;
use crate::vocabulary::names::is_article;
use crate::vocabulary::topics::{RANK, TIME, Weight};
use crate::vocabulary::{Comparative, Mention, Unit, Vocabulary};

/// Dimension of a comparative that fits every category with an order.
const ANY_DIMENSION: &str = "*";
/// Dimension of dates.
const DATE: &str = "date";
/// Measure of units that count months.
const MONTH: &str = "month";
/// Measure of units that count places in an order.
pub(super) const PLACE: &str = "place";
/// Maximum number of words before the last of a rate: `per square foot`.
const MAX_RATE_WORDS: usize = 2;
/// Themes of categories that put entities in an order.
const SEQUENCE_THEMES: [&str; 6] = ["position", "rank", "sequence", "time", "year", "clock"];
/// Maximum distance in tokens of a word that decides what a name means; bounds the work.
const MAX_CONTEXT_DISTANCE: usize = 24;

impl Vocabulary<'_> {
    /// Of the values that a mention may name, those that the tokens around it allow: `said` tells what each speaks of.
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
        let mut spoken: Vec<(CategoryId, u32)> = Vec::new();
        for value in &mention.values {
            if !spoken.iter().any(|s| s.0 == value.category) {
                spoken.push((value.category, 0));
            }
        }
        let (start, end) = (mention.start as usize, mention.end as usize);
        for at in
            around.start.max(start.saturating_sub(MAX_CONTEXT_DISTANCE))..around.end.min(end + MAX_CONTEXT_DISTANCE)
        {
            let distance = if at < start { start - at } else { (at + 1).saturating_sub(end) };
            let inside = (start..end).contains(&at);
            for &(category, weight) in said(at).iter() {
                if let Some((_, most)) = spoken.iter_mut().find(|s| s.0 == category) {
                    // A word of the name itself says little: `tea` is a word of the theme and a value.
                    let strength = if inside { 1 } else { strength(weight, distance) };
                    // `red hair`, `the mother of Alice`: it cannot be said otherwise.
                    let needed = self.topics.of(category).needs_cue && distance <= MAX_CUE_DISTANCE;
                    let strength = if needed { strength + NEEDED_CUE_STRENGTH } else { strength };
                    *most = (*most).max(strength);
                }
            }
        }
        let best = spoken.iter().map(|s| s.1).max().unwrap_or(0);
        let mut wins = |category: CategoryId| spoken.iter_mut().any(|s| s.0 == category && s.1 == best);
        let mut fit: Vec<ValueId> = mention.values.iter().copied().filter(|v| wins(v.category)).collect();
        if best == 0 && fit.iter().any(|v| !self.topics.of(v.category).needs_cue) {
            fit.retain(|v| !self.topics.of(v.category).needs_cue);
        }
        Cow::Owned(fit)
    }

    /// The category that the words of a sentence speak of most, of those that are not known of already; `None` if there is
    /// none or they speak of two.
    #[inline(never)]
    pub(crate) fn spoken_of(&self, tokens: &[Token], known: &[CategoryId]) -> Option<CategoryId> {
        let mut most: Vec<(CategoryId, Weight)> = Vec::new();
        let mut speaks = |category: CategoryId, weight: Weight| {
            // Who it is, is asked for in other words.
            if category.0 == 0 || known.contains(&category) {
                return;
            }
            match most.iter_mut().find(|m| m.0 == category) {
                Some(entry) => entry.1 = entry.1.max(weight),
                None => most.push((category, weight)),
            }
        };
        for at in 0..tokens.len() {
            self.topics.spoken(tokens, at, &self.language.forms, &mut speaks);
            // "How many nights" asks for what is counted in nights.
            let units = self.units(tokens, at, &[]);
            units.iter().filter(|(unit, _)| !unit.places).flat_map(|(unit, _)| &unit.categories).for_each(
                |&category| {
                    speaks(category, Weight::Name);
                },
            );
        }
        let best = most.iter().map(|m| m.1).max()?;
        let mut of_best = most.iter().filter(|m| m.1 == best);
        let (category, _) = of_best.next()?;
        of_best.next().is_none().then_some(*category)
    }

    /// The units that may stand at a token, with the number of tokens they take; the longest first.
    /// `spoken` are the categories that the token speaks of.
    pub(crate) fn units(&self, tokens: &[Token], at: usize, spoken: &[(CategoryId, Weight)]) -> Vec<(Unit, usize)> {
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
        let unit = forms.units.at(tokens, at);
        let is_place = unit.is_some_and(|(unit, _)| forms.units.measures(unit).iter().any(|m| m == PLACE));
        if let Some((unit, length)) = unit {
            if forms.units.measures(unit).iter().any(|m| m == PLACE) {
                for category in self.placed() {
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
        for (category, _, length) in self.topics.named(tokens, at, spoken, forms) {
            let of = self.puzzle.category(category);
            let counted = unit.is_some_and(|(unit, _)| self.topics.of(category).counted_in(unit, of, forms).is_some());
            // "A price higher than" counts nothing.
            let named_only =
                matches!(of.numeric, Some(NumericKind::Number { .. })) && self.stands_behind_article(tokens, at);
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

    /// Whether a word that may be an article stands before a token.
    fn stands_behind_article(&self, tokens: &[Token], at: usize) -> bool {
        at > 0 && is_article(tokens, at - 1, &self.language.lexicon, self.articles)
    }

    /// The category in whose order things stand left and right, next to each other, first and last; `None` if there is
    /// none or more than one.
    pub(crate) fn axis(&self) -> Option<CategoryId> {
        *self.axis.get_or_init(|| self.find_axis())
    }

    #[inline(never)]
    fn find_axis(&self) -> Option<CategoryId> {
        let position = self.ordered().find(|&(c, _)| self.topics.of(c).is_position());
        let places = |&(c, of): &(CategoryId, &Category)| self.is_sequence(c, of);
        let entities = self.ordered().next().filter(|(c, _)| c.0 == 0).filter(places);
        let mut all = self.ordered();
        let only = all.next().filter(|_| all.next().is_none()).filter(places);
        // Who is a year older than Ann is not her neighbour.
        let only = only.filter(|&(c, of)| !self.topics.of(c).measures(of));
        let rank = || {
            let mut ranks = self.ordered().filter(|&(c, _)| self.topics.of(c).is_rank());
            ranks.next().filter(|_| ranks.next().is_none())
        };
        position.or(entities).or(only).or_else(rank).map(|(category, _)| category)
    }

    /// The category in whose order things come first and last and one right after another: of several the one that the
    /// `words` (places in `tokens`) speak of, beside those that describe a thing by it, else that of the places; `None` if
    /// nothing decides.
    pub(crate) fn sequence(
        &self,
        tokens: &[Token],
        words: impl Iterator<Item = usize>,
        described: &[Description],
    ) -> Option<CategoryId> {
        let all: Vec<CategoryId> = self.ordered().filter(|&(c, of)| self.is_sequence(c, of)).map(|(c, _)| c).collect();
        if let [only] = all[..] {
            return self.axis().or(Some(only));
        }
        let mut spoken: Vec<(CategoryId, Weight)> = Vec::new();
        for at in words {
            let describes = |c| described.iter().any(|d| d.range.contains(&at) && d.categories.contains(&c));
            self.topics.spoken(tokens, at, &self.language.forms, &mut |category, weight| {
                if all.contains(&category) && !describes(category) {
                    spoken.push((category, weight));
                }
            });
        }
        let best = spoken.iter().map(|s| s.1).max();
        let mut of_best = spoken.iter().filter(|s| Some(s.1) == best).map(|s| s.0);
        match of_best.next() {
            Some(first) => of_best.all(|other| other == first).then_some(first),
            None => self.axis().filter(|&c| self.topics.of(c).is_position() || self.topics.of(c).is_rank()),
        }
    }

    /// Whether anybody comes first or last in the order of a category: in that of the places where nothing else has one.
    pub(crate) fn may_come_in(&self, category: CategoryId) -> bool {
        let others = self.ordered().filter(|&(c, of)| c != category && self.is_sequence(c, of)).count();
        others == 0 || !self.topics.of(category).is_position()
    }

    /// Whether the first thing comes later in the order of a category, `1`, or earlier, `-1`, as a comparative says; `None`
    /// for one that says nothing of that: who is older need not come later.
    pub(crate) fn direction(&self, comparative: &Comparative, category: CategoryId) -> Option<i8> {
        let known = self.topics.of(category).dimensions(self.puzzle.category(category), &self.language.forms);
        let said = comparative.dimensions.iter().find(|(name, sign)| *sign != 0 && known.contains(&name.as_str()));
        // What comes after in time or rank also stands after in a row.
        let first = || comparative.dimensions.first().filter(|(name, _)| name == TIME || name == RANK);
        said.or_else(first).map(|dimension| dimension.1)
    }

    /// The only category of days; `None` if there is none or more than one.
    pub(crate) fn days(&self) -> Option<CategoryId> {
        let is_days = |of: &Category| matches!(of.numeric, Some(NumericKind::Weekday | NumericKind::Date));
        let mut all = self.ordered().filter(|&(_, of)| is_days(of));
        all.next().filter(|_| all.next().is_none()).map(|(category, _)| category)
    }

    /// Whether things may stand or come in the order of a category: who paid the most is not the last.
    fn is_sequence(&self, category: CategoryId, of: &Category) -> bool {
        let topic = self.topics.of(category);
        match of.numeric {
            Some(NumericKind::Number { .. }) => {
                let first = of.order().first().and_then(|&at| of.values[at as usize].number);
                let counts = first == Some(Number::from_integer(1)) && is_row(of);
                let themes = SEQUENCE_THEMES.iter().any(|theme| topic.is_about(theme));
                themes || counts && topic.is_unknown()
            }
            _ => true,
        }
    }

    /// The categories that a comparison may speak of, with `1` where the first thing has more, `-1` where it has less.
    /// More than one only where nothing in the sentence decides.
    #[inline(never)]
    pub(crate) fn compared(&self, comparison: &Comparison<'_>, tokens: &[Token]) -> Vec<(CategoryId, i8)> {
        let Comparison { comparative, unit, .. } = *comparison;
        if let Some(named) = self.named_behind(comparison, tokens) {
            return vec![named];
        }
        let counted = |c: CategoryId| unit.is_none_or(|u| u.categories.contains(&c));
        let mut candidates: Vec<(CategoryId, i8, u32)> = Vec::new();
        let mut others: Vec<CategoryId> = Vec::new();
        for (category, of) in self.ordered().filter(|&(c, _)| counted(c)) {
            match self.sign(comparative, category, of) {
                Some((sign, weight)) => candidates.push((category, sign, weight)),
                // Who is taller need not live further on.
                None if self.topics.of(category).is_position() => {}
                // Nor is who is taller older.
                None if unit.is_none() && self.topics.of(category).has_theme() => {}
                None if self.excludes(comparative, category) && unit.is_none() => {}
                None => others.push(category),
            }
        }
        let had = |c: CategoryId| !self.is_without(c, comparison, tokens);
        candidates.retain(|c| had(c.0));
        others.retain(|&c| had(c));
        if candidates.is_empty() {
            // The unit or the lack of another tells what is meant, if the comparative always points the same way.
            let sign = comparative.and_then(Comparative::only_sign);
            return match (&others[..], sign) {
                ([only], Some(sign)) => vec![(*only, sign)],
                _ => Vec::new(),
            };
        }
        let best = candidates.iter().map(|c| c.2).max().unwrap_or(0);
        candidates.retain(|c| c.2 == best);
        prefer(&mut candidates, |c| self.has_difference(c.0, comparison));
        if candidates.len() > 1 {
            self.retain_spoken(&mut candidates, comparison, tokens);
        }
        // Who is named by a number is compared in another one.
        prefer(&mut candidates, |c| !comparison.described.iter().any(|d| d.categories.contains(&c.0)));
        candidates.into_iter().map(|(category, sign, _)| (category, sign)).collect()
    }

    /// Whether the last word before the comparison that has to do with a category tells what is done without having it:
    /// who lost more games did not win more.
    fn is_without(&self, category: CategoryId, comparison: &Comparison<'_>, tokens: &[Token]) -> bool {
        let forms = &self.language.forms;
        let before = comparison.behind.start.min(tokens.len());
        let lacks = |at: usize| self.topics.without(tokens, at, forms).any(|(_, of)| of == category);
        let Some(last) = (0..before).rev().find(|&at| lacks(at)) else { return false };
        !(last + 1..before).any(|at| {
            let mut speaks = false;
            self.topics.spoken(tokens, at, forms, &mut |of, weight| speaks |= of == category && weight == Weight::Cue);
            speaks
        })
    }

    /// The category that is named behind the comparative, if there is one: "a larger crew than", "more years of service".
    #[inline(never)]
    fn named_behind(&self, comparison: &Comparison<'_>, tokens: &[Token]) -> Option<(CategoryId, i8)> {
        let comparative = comparison.comparative?;
        let mut most: Vec<(CategoryId, Weight, usize)> = Vec::new();
        for at in comparison.behind.clone().filter(|&at| !self.is_rate(tokens, at)) {
            let mut spoken = Vec::new();
            self.topics
                .spoken(tokens, at, &self.language.forms, &mut |category, weight| spoken.push((category, weight)));
            most.extend(self.topics.named(tokens, at, &spoken, &self.language.forms));
        }
        most.retain(|&(category, _, _)| {
            self.puzzle.category(category).ordered && comparison.unit.is_none_or(|u| u.categories.contains(&category))
        });
        let best = most.iter().map(|&(_, weight, length)| (length, weight)).max()?;
        most.retain(|&(_, weight, length)| (length, weight) == best);
        let (category, ..) = *most.first().filter(|first| most.iter().all(|other| other.0 == first.0))?;
        let anything = || comparative.dimensions.iter().find(|(d, _)| d == ANY_DIMENSION).map(|d| d.1);
        let told = self.sign(Some(comparative), category, self.puzzle.category(category)).map(|(sign, _)| sign);
        Some((category, told.or_else(anything).or_else(|| comparative.only_sign())?))
    }

    /// A number that was said as it is written in a category.
    pub(crate) fn as_written(&self, category: CategoryId, number: Number) -> Number {
        self.topics.of(category).as_written(number)
    }

    /// Whether a token only tells what an amount is counted by: "as much per hour" compares no hours.
    fn is_rate(&self, tokens: &[Token], at: usize) -> bool {
        let (lexicon, rate) = (&self.language.lexicon, self.language.grammar.roles.rate);
        let goes_over = |start: usize| {
            lexicon.at(tokens, start).iter().any(|p| Some(p.class) == rate && start + p.length as usize > at)
        };
        rate.is_some() && (at.saturating_sub(MAX_RATE_WORDS)..=at).any(goes_over)
    }

    /// Whether two numbers of a category are so far apart as is said without a unit: "3 million less".
    pub(crate) fn plain_difference(&self, category: CategoryId, number: Number) -> Option<Number> {
        let number = self.as_written(category, number.checked_div(&self.topics.of(category).scale)?);
        let numbers = || self.puzzle.category(category).values.iter().filter_map(|v| v.number);
        numbers().any(|a| numbers().any(|b| b.checked_sub(&a) == Some(number))).then_some(number)
    }

    /// The pairs of dates that are so many months apart, the earlier first: the same day of another month, or any day of
    /// it where no month has two dates.
    pub(crate) fn months_apart(&self, category: CategoryId, months: Number) -> Vec<(ValueId, ValueId)> {
        let (forms, lexicon) = (&self.language.forms, &self.language.lexicon);
        let values = &self.puzzle.category(category).values;
        let days: Vec<_> = values
            .iter()
            .enumerate()
            .filter_map(|(index, value)| {
                let words = crate::tokens::tokens(&value.text, &lexicon.split);
                let day = (0..words.len()).find_map(|at| forms.calendar.day(&words, at, &forms.numerals, lexicon))?;
                Some((ValueId { category, index: index as u32 }, day, value.number?))
            })
            .collect();
        let month_tells =
            days.iter().all(|(a, day, _)| days.iter().all(|(b, other, _)| a == b || day.month != other.month));
        let pairs = days.iter().flat_map(|a| days.iter().map(move |b| (a, b)));
        pairs
            .filter(|((_, a, first), (_, b, second))| {
                // Over the turn of a year, too, but within a year.
                let apart = (i64::from(b.month) - i64::from(a.month)).rem_euclid(12);
                let year = Number::from_integer(366);
                (month_tells || a.number == b.number)
                    && first < second
                    && *second - *first < year
                    && months == Number::from_integer(apart)
            })
            .map(|((a, ..), (b, ..))| (*a, *b))
            .collect()
    }

    /// Keeps the categories that the words speak of most. What describes a thing by its value in a category does not
    /// count for that category.
    #[inline(never)]
    fn retain_spoken(
        &self,
        candidates: &mut Vec<(CategoryId, i8, u32)>,
        comparison: &Comparison<'_>,
        tokens: &[Token],
    ) {
        let mut spoken = vec![0; candidates.len()];
        for at in (0..tokens.len()).filter(|&at| !self.is_rate(tokens, at)) {
            let describes =
                |c: CategoryId| comparison.described.iter().any(|d| d.range.contains(&at) && d.categories.contains(&c));
            self.topics.spoken(tokens, at, &self.language.forms, &mut |category, weight| {
                if let Some(which) = candidates.iter().position(|c| c.0 == category)
                    && !describes(category)
                {
                    spoken[which] = spoken[which].max(weight as u32 + 1);
                }
            });
        }
        let most = spoken.iter().copied().max().unwrap_or(0);
        let mut which = spoken.iter();
        candidates.retain(|_| which.next() == Some(&most));
    }

    /// Whether two numbers of the category are as far apart as the comparison says.
    fn has_difference(&self, category: CategoryId, comparison: &Comparison<'_>) -> bool {
        let (Some(unit), Some(number)) = (comparison.unit, comparison.number) else { return true };
        self.has_numbers_apart(category, unit, number)
    }

    /// Whether two of the category are so many units apart.
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

    /// Whether the first thing has more or less of a category, and how well the comparative suits it.
    fn sign(&self, comparative: Option<&Comparative>, category: CategoryId, of: &Category) -> Option<(i8, u32)> {
        let Some(comparative) = comparative else { return Some((1, 1)) };
        let known = self.topics.of(category).dimensions(of, &self.language.forms);
        // Who was faster has the better place, but is compared in the time where there is one.
        let of_order = |(name, _): &(SmolStr, i8)| name == TIME || name == RANK;
        let follows = self.topics.of(category).is_rank() && !comparative.dimensions.first().is_some_and(of_order);
        for name in &known {
            if let Some((_, sign)) = comparative.dimensions.iter().find(|(d, s)| d == name && *s != 0) {
                return Some((*sign, if follows { 2 } else { 3 }));
            }
        }
        if let Some((_, sign)) = comparative.dimensions.iter().find(|(d, _)| d == ANY_DIMENSION)
            && !self.excludes(Some(comparative), category)
        {
            return Some((*sign, 2));
        }
        comparative.only_sign().filter(|_| known.is_empty()).map(|sign| (sign, 1))
    }

    /// Whether the comparative is never said of such a category: who does more of something is not older for that.
    fn excludes(&self, comparative: Option<&Comparative>, category: CategoryId) -> bool {
        let (topic, of) = (self.topics.of(category), self.puzzle.category(category));
        let excluded = |name: &str| topic.is_about(name) || of.numeric == Some(NumericKind::Date) && name == DATE;
        comparative.is_some_and(|c| c.dimensions.iter().any(|(name, sign)| *sign == 0 && excluded(name)))
    }

    fn ordered(&self) -> impl Iterator<Item = (CategoryId, &Category)> {
        let all = self.puzzle.categories.iter().enumerate().filter(|(_, c)| c.ordered);
        all.map(|(at, category)| (CategoryId(at as u32), category))
    }

    /// The categories in whose order places are counted: words that rank and positions, else numbers of a ranking, else
    /// every ordered one.
    #[inline(never)]
    fn placed(&self) -> Vec<CategoryId> {
        let topic = |c: CategoryId| self.topics.of(c);
        let mut found: Vec<(CategoryId, &Category)> = self.ordered().collect();
        prefer(&mut found, |&(c, of)| topic(c).is_position() || topic(c).is_rank() || of.numeric.is_none());
        prefer(&mut found, |&(c, of)| topic(c).is_position() || of.numeric.is_none());
        found.into_iter().map(|(c, _)| c).collect()
    }
}

/// What a sentence compares, and in what.
#[derive(Clone, Debug)]
pub(crate) struct Comparison<'a> {
    /// The phrase that compares.
    pub(crate) comparative: Option<&'a Comparative>,
    /// What is counted.
    pub(crate) unit: Option<&'a Unit>,
    /// By how many of the category's numbers.
    pub(crate) number: Option<Number>,
    /// The parts of the sentence that describe things.
    pub(crate) described: &'a [Description],
    /// The tokens behind the phrase up to the other thing: `crew than` of "a larger crew than".
    pub(crate) behind: Range<usize>,
}

/// A part of a sentence that describes a thing by its values.
#[derive(Clone, Debug)]
pub(crate) struct Description {
    /// Its tokens.
    pub(crate) range: Range<usize>,
    /// The categories of the values.
    pub(crate) categories: Vec<CategoryId>,
}

/// Whether the numbers follow each other without a gap, so that to count them is to count places.
fn is_row(category: &Category) -> bool {
    let order = category.order();
    let number = |at: u32| category.values[at as usize].number;
    order.windows(2).all(|two| match (number(two[0]), number(two[1])) {
        (Some(a), Some(b)) => b.checked_sub(&a) == Some(Number::from_integer(1)),
        _ => true,
    })
}

/// Keeps those that are preferred, if there are any.
fn prefer<T>(all: &mut Vec<T>, preferred: impl Fn(&T) -> bool) {
    if all.iter().any(&preferred) {
        all.retain(preferred);
    }
}

/// Maximum distance in tokens of the cue that a name needs.
const MAX_CUE_DISTANCE: usize = 4;
/// Strength that the cue of a name that needs one adds.
const NEEDED_CUE_STRENGTH: u32 = 40;

/// How much a word at a distance tells.
fn strength(weight: Weight, distance: usize) -> u32 {
    let weight = match weight {
        Weight::Cue => 4,
        Weight::Theme => 6,
        Weight::Name => 7,
    };
    weight * 4 + 20 - (distance as u32).min(20)
}
