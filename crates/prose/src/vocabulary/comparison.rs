//! The category that a comparison is about: by the comparative, the unit, the number, and the words around them.

use std::ops::Range;

use bachet_notation::clue::CategoryId;
use bachet_notation::{Category, Number, NumericKind};
use smol_str::SmolStr;

use super::topic::{DEPTH, DURATION, HEIGHT, POSITION, RANK, SEQUENCE, TIME, YEAR};
use super::topics::Weight;
use super::{Comparative, Unit, Vocabulary};
use crate::language::Capitals;
use crate::lexicon::ClassId;
use crate::tokens::{Kind, Token};

/// Dimension of a comparative that fits every category with an order.
pub(super) const ANY_DIMENSION: &str = "*";

/// Dimension of times of the day.
const CLOCK: &str = "clock";

/// Dimension of dates.
const DATE: &str = "date";

/// Maximum number of words before the last of a rate: `per square foot`.
const MAX_RATE_WORDS: usize = 2;

/// A comparison in a sentence.
#[derive(Clone, Debug)]
pub(crate) struct Comparison<'a> {
    /// The phrase that compares.
    pub(crate) comparative: Option<&'a Comparative>,
    /// What is counted.
    pub(crate) unit: Option<&'a Unit>,
    /// The difference, as a number of the category.
    pub(crate) number: Option<Number>,
    /// The parts of the sentence that describe entities.
    pub(crate) described: &'a [Description],
    /// The tokens between the phrase and the other entity: `crew than` of "a larger crew than".
    pub(crate) behind: Range<usize>,
}

/// A part of a sentence that describes an entity by its values.
#[derive(Clone, Debug)]
pub(crate) struct Description {
    /// Its tokens.
    pub(crate) range: Range<usize>,
    /// The categories of the values.
    pub(crate) categories: Vec<CategoryId>,
}

impl Vocabulary<'_> {
    /// Returns the categories that a comparison may be about, with `1` where the first entity has more, `-1` where it
    /// has less. Returns more than one only if nothing in the sentence decides. They are in the order in which the
    /// comparative lists their dimensions.
    #[inline(never)]
    pub(crate) fn compared(&self, comparison: &Comparison<'_>, tokens: &[Token]) -> Vec<(CategoryId, i8)> {
        let Comparison { comparative, unit, .. } = *comparison;
        if let Some(named) = self.named_behind(comparison, tokens) {
            return vec![named];
        }
        if let Some(found) = self.numbered(comparison, tokens) {
            return found;
        }
        // "The family behind the blue door" does not come after it.
        let behind = comparison.described.iter().find(|of| of.range.start >= comparison.behind.end);
        let is_barrier = behind.is_some_and(|of| of.categories.iter().any(|&category| self.is_barrier(category)));
        if is_barrier && comparative.is_some_and(Comparative::orders_places) {
            return Vec::new();
        }
        let counted = |c: CategoryId| unit.is_none_or(|u| u.categories.contains(&c));
        let mut candidates: Vec<(CategoryId, i8, u32)> = Vec::new();
        let mut others: Vec<CategoryId> = Vec::new();
        for (category, of) in self.ordered().filter(|&(c, _)| counted(c)) {
            match self.sign(comparative, category, of) {
                Some((sign, weight)) => candidates.push((category, sign, weight)),
                None if comparative.is_some_and(|found| self.topics.of(category).is_upside_down(found)) => {}
                // A position is not compared by other dimensions: the taller need not live further on.
                None if self.topics.of(category).is_position() => {}
                // Nor is a category of another theme.
                None if unit.is_none() && self.topics.of(category).has_theme() => {}
                // French "25 ans de moins" is younger, which is a later year.
                None if self.excludes(comparative, category)
                    && (unit.is_none() || self.topics.of(category).is_about(YEAR)) => {}
                None => others.push(category),
            }
        }
        candidates.retain(|c| !self.lasts_until(comparison, c.0));
        let had = |c: CategoryId| !self.is_without(c, comparison, tokens);
        candidates.retain(|c| had(c.0));
        others.retain(|&c| had(c));
        if candidates.is_empty() {
            // The unit or the lack of other categories decides, if the sign is the same in all dimensions. "To wait longer"
            // compares no number of nests though there is no other number.
            let sign = comparative.and_then(Comparative::only_sign);
            // "The delay of the first train is four minutes larger" compares no times of departure.
            if unit.is_some() && self.named_anywhere(comparison, tokens).into_iter().any(|named| !counted(named)) {
                return Vec::new();
            }
            return match (&others[..], sign) {
                ([only], _) if self.lasts_until(comparison, *only) => Vec::new(),
                ([only], Some(sign)) if unit.is_some() || comparative.is_none_or(Comparative::may_be_any) => {
                    vec![(*only, sign)]
                }
                _ => Vec::new(),
            };
        }
        if let Some(named) = self.named_before(comparison, tokens, &candidates) {
            return vec![named];
        }
        if let Some(bare) = self.bare(comparison, tokens) {
            candidates.retain(|c| c.0 == bare);
        }
        let best = candidates.iter().map(|c| c.2).max().unwrap_or(0);
        candidates.retain(|c| c.2 == best);
        prefer(&mut candidates, |c| self.has_difference(c.0, comparison));
        if candidates.len() > 1 {
            self.retain_referents(&mut candidates, comparison, tokens);
        }
        // An entity that is named by a number is compared in another category.
        prefer(&mut candidates, |c| !comparison.described.iter().any(|d| d.categories.contains(&c.0)));
        candidates.sort_by_key(|c| self.place(comparative, c.0));
        candidates.into_iter().map(|(category, sign, _)| (category, sign)).collect()
    }

    /// Whether a word for before or after stands before a length of time of the category itself: "ready after 35 minutes"
    /// says how long it took, not that it took longer.
    fn lasts_until(&self, comparison: &Comparison<'_>, category: CategoryId) -> bool {
        let of = self.puzzle.category(category);
        let lasts = matches!(of.numeric, Some(NumericKind::Number { .. })) && !self.tells_when(category);
        let is_length = lasts && self.topics.of(category).is_about(DURATION);
        let mut behind = comparison.described.iter().filter(|of| of.range.start >= comparison.behind.end);
        let is_itself = |of: &Description| of.categories.contains(&category);
        is_length && comparison.comparative.is_some_and(Comparative::says_when) && behind.any(is_itself)
    }

    /// Returns the categories with an order that words outside the descriptions name.
    fn named_anywhere(&self, comparison: &Comparison<'_>, tokens: &[Token]) -> Vec<CategoryId> {
        let mut named = Vec::new();
        for at in (0..tokens.len()).filter(|at| !comparison.described.iter().any(|of| of.range.contains(at))) {
            self.topics.referents(tokens, at, &self.language.forms, &mut |category, weight| {
                named.extend(Some(category).filter(|_| weight == Weight::Name));
            });
        }
        named.retain(|&category| self.puzzle.category(category).ordered);
        named
    }

    /// Returns the only category of numbers without a theme, which a comparative may be about though no dimension of it
    /// fits, unless it says when or where.
    pub(crate) fn only_other(&self, comparison: &Comparison<'_>, tokens: &[Token]) -> Option<(CategoryId, i8)> {
        let comparative = comparison.comparative.filter(|found| !found.says_when() && !found.orders_places())?;
        let sign = comparative.only_sign()?;
        let fits = |&(category, of): &(CategoryId, &Category)| {
            let counted = comparison.unit.is_none_or(|unit| unit.categories.contains(&category));
            let topic = self.topics.of(category);
            counted && of.numeric.is_some() && !topic.has_theme() && !topic.is_position()
        };
        let mut all = self.ordered().filter(fits).map(|(category, _)| category);
        let only = all.next().filter(|_| all.next().is_none());
        only.filter(|&category| !self.is_without(category, comparison, tokens)).map(|category| (category, sign))
    }

    /// Returns the only category of numbers that measure something, if no other category has an order but places: what
    /// "has been going for longer" compares may be an age.
    pub(crate) fn only_measure(&self, comparison: &Comparison<'_>, tokens: &[Token]) -> Option<(CategoryId, i8)> {
        let comparative = comparison.comparative.filter(|found| !found.says_when() && !found.orders_places())?;
        let sign = comparative.only_sign()?;
        let mut all = self.ordered().filter(|&(category, _)| !self.topics.of(category).is_position());
        let (only, of) = all.next().filter(|_| all.next().is_none())?;
        let counted = comparison.unit.is_none_or(|unit| unit.categories.contains(&only));
        let measures = matches!(of.numeric, Some(NumericKind::Number { .. })) && !self.topics.of(only).is_rank();
        (counted && measures && !self.is_without(only, comparison, tokens)).then_some((only, sign))
    }

    /// Returns the index of a category's dimension in the list of a comparative. "Beat" compares ranks first, then
    /// times.
    fn place(&self, comparative: Option<&Comparative>, category: CategoryId) -> Option<usize> {
        let known = self.topics.of(category).dimensions(self.puzzle.category(category), &self.language.forms);
        let place = comparative?.dimensions.iter().position(|(name, _)| known.contains(&name.as_str()));
        place.or_else(|| Some(comparative?.dimensions.len()))
    }

    /// Returns the category of a higher or lower number ("at a table with a higher number than", "Ann's number is higher
    /// than"): the one of numbers that the words before it name, else the only one without a unit; `None` if no number is
    /// compared.
    fn numbered(&self, comparison: &Comparison<'_>, tokens: &[Token]) -> Option<Vec<(CategoryId, i8)>> {
        let comparative = comparison.comparative?;
        let forms = &self.language.forms;
        // "Number 12 is higher" compares no number.
        let is_number = |&at: &usize| {
            let end = forms.numerals.marker(tokens, at);
            end.is_some_and(|end| forms.numerals.at(tokens, end).is_none())
        };
        let is_behind = comparison.behind.clone().any(|at| forms.numerals.marker(tokens, at).is_some());
        let before = (0..comparison.behind.start.min(tokens.len())).find(is_number);
        (is_behind || before.is_some()).then_some(())?;
        let anything = comparative.dimensions.iter().find(|(d, sign)| d == ANY_DIMENSION && *sign != 0);
        let sign = anything.map(|dimension| dimension.1).or_else(|| comparative.only_sign())?;
        let plain = |&of: &CategoryId| matches!(self.puzzle.category(of).numeric, Some(NumericKind::Number { .. }));
        let all: Vec<CategoryId> = self.ordered().map(|(category, _)| category).filter(plain).collect();
        let mut named: Vec<CategoryId> = Vec::new();
        for at in 0..comparison.behind.end.min(tokens.len()) {
            self.topics.referents(tokens, at, forms, &mut |category, weight| {
                named.extend((weight >= Weight::Theme && all.contains(&category)).then_some(category));
            });
        }
        named.dedup();
        let is_bare = |&&of: &&CategoryId| {
            let numeric = &self.puzzle.category(of).numeric;
            matches!(numeric, Some(NumericKind::Number { prefix, suffix }) if prefix.is_empty() && suffix.is_empty())
        };
        let bare: Vec<CategoryId> = all.iter().filter(is_bare).copied().collect();
        let found = [named, all, bare].into_iter().find(|found| found.len() == 1);
        // Where the number stands before, other words may say what is compared.
        match found {
            Some(only) => Some(vec![(only[0], sign)]),
            None => is_behind.then(Vec::new),
        }
    }

    /// Returns the category of the number or the day that stands alone behind a comparison: "after 10:00", "before
    /// Friday". If the other thing is a number of the same category, both stand for entities.
    fn bare(&self, comparison: &Comparison<'_>, tokens: &[Token]) -> Option<CategoryId> {
        let is_behind = |of: &&Description| of.range.start >= comparison.behind.end;
        let behind = comparison.described.iter().find(is_behind)?;
        let [category] = behind.categories[..] else { return None };
        let is_other = |of: &Description| of.range.start < comparison.behind.end && of.categories.contains(&category);
        // A sign of money may stand before the number: "over $15".
        let begins = behind.range.start;
        let is_numeral = |at: usize| self.language.forms.numerals.at(tokens, at).is_some();
        let is_number = is_numeral(begins) || tokens.get(begins)?.kind == Kind::Sign && is_numeral(begins + 1);
        // The article of "than a mug" may be a number elsewhere.
        let is_number = is_number && self.puzzle.category(category).numeric.is_some();
        let is_day = behind.range.len() == 1 && self.puzzle.category(category).numeric.as_ref().is_some_and(is_time);
        // "Than the one who came on Friday" names somebody by the day.
        let head = self.language.grammar.roles.head;
        let is_named = comparison.behind.clone().any(|at| self.is_of(tokens, at, head));
        let is_alone = (is_number || is_day) && behind.range.start == comparison.behind.end && !is_named;
        (is_alone && !comparison.described.iter().any(is_other)).then_some(category)
    }

    /// Whether the last verb about a category before the comparison is one of loss: to lose more games is not to win
    /// more.
    fn is_without(&self, category: CategoryId, comparison: &Comparison<'_>, tokens: &[Token]) -> bool {
        let forms = &self.language.forms;
        let before = comparison.behind.start.min(tokens.len());
        let lacks = |at: usize| self.topics.without(tokens, at, forms).any(|(_, of)| of == category);
        let Some(last) = (0..before).rev().find(|&at| lacks(at)) else { return false };
        !(last + 1..before).any(|at| {
            let mut refers = false;
            self.topics
                .referents(tokens, at, forms, &mut |of, weight| refers |= of == category && weight == Weight::Cue);
            refers
        })
    }

    /// Returns the category that is named after the comparative: "a larger crew than", "more years of service".
    #[inline(never)]
    fn named_behind(&self, comparison: &Comparison<'_>, tokens: &[Token]) -> Option<(CategoryId, i8)> {
        let mut named: Vec<(CategoryId, Weight, usize)> = Vec::new();
        let mut free: Vec<CategoryId> = Vec::new();
        // German `länger sitzen` names no seat: nouns have capitals.
        let may_be_noun = |at: usize| self.language.capitals != Capitals::Nouns || tokens[at].capital;
        for at in comparison.behind.clone().filter(|&at| !self.is_rate(tokens, at) && may_be_noun(at)) {
            let mut referents = Vec::new();
            // In "less than the unit with the moose", the noun is the other thing, not what is compared.
            let start = comparison.behind.start.saturating_sub(1);
            let than = self.language.grammar.roles.than;
            if (start..at).any(|before| self.is_of(tokens, before, than)) && !self.follows_noun(tokens, at + 1) {
                continue;
            }
            self.topics.referents(tokens, at, &self.language.forms, &mut |category, weight| {
                referents.push((category, weight));
            });
            let found = self.topics.named(tokens, at, &referents, &self.language.forms);
            if !self.is_governed(tokens, at) {
                free.extend(found.iter().map(|named| named.0));
            }
            named.extend(found);
        }
        named.retain(|&(category, _, _)| {
            self.puzzle.category(category).ordered && comparison.unit.is_none_or(|u| u.categories.contains(&category))
        });
        let best = named.iter().map(|&(_, weight, length)| (length, weight)).max()?;
        named.retain(|&(_, weight, length)| (length, weight) == best);
        let (category, ..) = *named.first().filter(|first| named.iter().all(|other| other.0 == first.0))?;
        // A multiple has no comparative, and is rarely one of a place.
        let Some(comparative) = comparison.comparative else {
            return Some((category, 1)).filter(|_| !self.is_in_sequence(category));
        };
        let anything = || comparative.dimensions.iter().find(|(d, _)| d == ANY_DIMENSION).map(|d| d.1);
        let stated = self.sign(Some(comparative), category, self.puzzle.category(category)).map(|(sign, _)| sign);
        // "Lives longer in the house than Ann" compares no houses.
        if stated.is_none() && !free.contains(&category) {
            return None;
        }
        Some((category, stated.or_else(anything).or_else(|| comparative.only_sign())?))
    }

    /// Whether a preposition and an article, or both in one word, stand before a token: "in the house".
    fn is_governed(&self, tokens: &[Token], at: usize) -> bool {
        let roles = self.language.grammar.roles;
        // "Waited longer for her lot than Ann" compares lots.
        let is_the = |at: usize| self.is_of(tokens, at, roles.the) && !self.is_of(tokens, at, roles.theirs);
        let is_preposition = |at: usize| self.is_of(tokens, at, roles.preposition);
        at > 0 && is_the(at - 1) && (is_preposition(at - 1) || at > 1 && is_preposition(at - 2))
    }

    /// Returns the category that is named before a comparative that fits many: "her lot number was higher than".
    #[inline(never)]
    fn named_before(
        &self,
        comparison: &Comparison<'_>,
        tokens: &[Token],
        candidates: &[(CategoryId, i8, u32)],
    ) -> Option<(CategoryId, i8)> {
        let comparative = comparison.comparative?;
        let anything = comparative.dimensions.iter().find(|(d, sign)| d == ANY_DIMENSION && *sign != 0).map(|d| d.1);
        // A comparative that goes with one of the categories says what it compares.
        if anything.is_none() && candidates.iter().any(|c| c.2 > 1) {
            return None;
        }
        let mut named: Vec<(CategoryId, usize)> = Vec::new();
        for at in 0..comparison.behind.start.min(tokens.len()) {
            let describes =
                |c: CategoryId| comparison.described.iter().any(|d| d.range.contains(&at) && d.categories.contains(&c));
            self.topics.referents(tokens, at, &self.language.forms, &mut |category, weight| {
                let fits = weight >= Weight::Theme && self.puzzle.category(category).ordered && !describes(category);
                let fits = fits && (at + 1..=at + 2).any(|behind| self.follows_noun(tokens, behind));
                if fits && comparison.unit.is_none_or(|u| u.categories.contains(&category)) {
                    named.push((category, at));
                }
            });
        }
        // "The code of the green vault was higher": the noun before `of` is the head of the phrase.
        let of = self.language.grammar.roles.of;
        let is_head = |&(category, at): &(CategoryId, usize)| {
            let next = named.iter().find(|other| other.0 != category).map_or(tokens.len(), |other| other.1);
            (at + 1..=at + 2).any(|behind| behind < next && self.is_of(tokens, behind, of))
        };
        let is_only = |first: &(CategoryId, usize)| named.iter().all(|other| other.0 == first.0);
        let category = named.first().filter(|first| is_only(first) || is_head(first))?.0;
        let stated = candidates.iter().find(|c| c.0 == category).map(|c| c.1);
        Some((category, stated.or(anything).or_else(|| comparative.only_sign())?))
    }

    /// Whether a phrase of a class begins at a token.
    pub(super) fn is_of(&self, tokens: &[Token], at: usize, class: Option<ClassId>) -> bool {
        class.is_some()
            && at < tokens.len()
            && self.language.lexicon.at(tokens, at).iter().any(|phrase| Some(phrase.class) == class)
    }

    /// Whether a token stands behind a noun that is a subject: `of` and `was` in "the lot number of the clock was".
    fn follows_noun(&self, tokens: &[Token], at: usize) -> bool {
        let (lexicon, roles) = (&self.language.lexicon, self.language.grammar.roles);
        at < tokens.len() && lexicon.at(tokens, at).iter().any(|p| [roles.of, roles.be].contains(&Some(p.class)))
    }

    /// Keeps the categories that the words refer to most. A description by a value does not count for the value's
    /// category.
    #[inline(never)]
    fn retain_referents(
        &self,
        candidates: &mut Vec<(CategoryId, i8, u32)>,
        comparison: &Comparison<'_>,
        tokens: &[Token],
    ) {
        let roles = self.language.grammar.roles;
        let is_of = |at: usize, class| at < tokens.len() && self.is_of(tokens, at, class);
        // "The unit that contained the moose" names a thing, not what is compared.
        let heads = |at: usize| is_of(at + 1, roles.relative) && !is_of(at + 1, roles.than);
        let mut weights = vec![0; candidates.len()];
        for at in (0..tokens.len()).filter(|&at| !self.is_rate(tokens, at) && !heads(at)) {
            let describes =
                |c: CategoryId| comparison.described.iter().any(|d| d.range.contains(&at) && d.categories.contains(&c));
            self.topics.referents(tokens, at, &self.language.forms, &mut |category, weight| {
                if let Some(which) = candidates.iter().position(|c| c.0 == category)
                    && !describes(category)
                    && !(weight == Weight::Name && self.is_numbered(tokens, at, category))
                {
                    weights[which] = weights[which].max(weight as u32 + 1);
                }
            });
        }
        let best = weights.iter().copied().max().unwrap_or(0);
        let mut which = weights.iter();
        candidates.retain(|_| which.next() == Some(&best));
    }

    /// Whether the name of a category is part of one of its values: "less than whoever has plot 3".
    fn is_numbered(&self, tokens: &[Token], at: usize, category: CategoryId) -> bool {
        let number = tokens.get(at + 1).and_then(|next| next.text.parse().ok()).map(Number::from_integer);
        number.is_some() && self.puzzle.category(category).values.iter().any(|value| value.number == number)
    }

    /// Whether two numbers of the category are as far apart as the comparison says.
    fn has_difference(&self, category: CategoryId, comparison: &Comparison<'_>) -> bool {
        let (Some(unit), Some(number)) = (comparison.unit, comparison.number) else { return true };
        self.has_numbers_apart(category, unit, number)
    }

    /// Whether a category has an order in which a comparative says who has more, or may be a row of places.
    pub(crate) fn has_order_of(&self, comparative: &Comparative) -> bool {
        let fits = |category| self.sign_in(comparative, category).is_some();
        self.ordered().any(|(category, _)| fits(category))
            || comparative.sign_in_row().is_some() && self.row().is_some()
    }

    /// Whether a comparative is about the theme of some category, and does not only fit one for want of others.
    pub(crate) fn has_theme_of(&self, comparative: &Comparative) -> bool {
        self.ordered().any(|(category, of)| self.sign(Some(comparative), category, of).is_some_and(|found| found.1 > 1))
    }

    /// Returns whether something of which there is more has more (`1`) or less (`-1`) of a category.
    pub(crate) fn sign_in(&self, comparative: &Comparative, category: CategoryId) -> Option<i8> {
        let stated = self.sign(Some(comparative), category, self.puzzle.category(category)).map(|found| found.0);
        let in_row = || comparative.sign_in_row().filter(|_| self.topics.of(category).is_position());
        stated.or_else(in_row)
    }

    /// Returns whether the first entity has more or less of a category, and how well the comparative fits it.
    fn sign(&self, comparative: Option<&Comparative>, category: CategoryId, of: &Category) -> Option<(i8, u32)> {
        let Some(comparative) = comparative else { return Some((1, 1)) };
        if self.is_above_in_row(comparative, category) {
            return self.sign_above(comparative, category).map(|sign| (sign, 3));
        }
        let known = self.topics.of(category).dimensions(of, &self.language.forms);
        // A rank follows from other dimensions, so it fits less well: the faster has the better rank, but also the
        // shorter time. What is earlier has an earlier time rather than a better rank.
        let of_order = |(name, _): &(SmolStr, i8)| name == TIME || name == RANK;
        let listed = |name| comparative.dimensions.iter().position(|(dimension, _)| dimension == name);
        let is_of_clock = listed(CLOCK).is_some_and(|clock| listed(RANK).is_some_and(|rank| clock < rank));
        let is_of_order = comparative.dimensions.first().is_some_and(of_order) && !is_of_clock;
        let follows = self.topics.of(category).is_rank() && !is_of_order;
        // "25 cm lower" is less of a height, and more of a depth: the unit alone says neither.
        let of_depth = comparative.dimensions.iter().find(|(name, _)| name == DEPTH).map(|(_, sign)| *sign);
        let is_either = |name: &str, sign: i8| {
            name == HEIGHT && !self.topics.of(category).is_about(HEIGHT) && of_depth.is_some_and(|depth| depth != sign)
        };
        for name in &known {
            if let Some((_, sign)) = comparative.dimensions.iter().find(|(d, s)| d == name && *s != 0) {
                if is_either(name, *sign) {
                    return None;
                }
                let follows = follows || is_of_clock && matches!(*name, POSITION | SEQUENCE);
                return Some((*sign, if follows { 2 } else { 3 }));
            }
        }
        if let Some((_, sign)) = comparative.dimensions.iter().find(|(d, _)| d == ANY_DIMENSION)
            && !self.excludes(Some(comparative), category)
        {
            return Some((*sign, 2));
        }
        let may_be_any = known.is_empty() && comparative.may_be_any();
        comparative.only_sign().filter(|_| may_be_any).map(|sign| (sign, 1))
    }

    /// Whether the comparative excludes the category: to do more of something is not to be older.
    fn excludes(&self, comparative: Option<&Comparative>, category: CategoryId) -> bool {
        let (topic, of) = (self.topics.of(category), self.puzzle.category(category));
        let kind = match of.numeric {
            Some(NumericKind::Date) => DATE,
            Some(NumericKind::Time) => CLOCK,
            Some(NumericKind::Month) => "month",
            Some(NumericKind::Weekday) => "weekday",
            _ => "",
        };
        let excluded = |name: &str| topic.is_about(name) || name == kind;
        comparative.is_some_and(|c| c.dimensions.iter().any(|(name, sign)| *sign == 0 && excluded(name)))
    }

    /// Whether a token belongs to a rate: "as much per hour" compares no hours.
    fn is_rate(&self, tokens: &[Token], at: usize) -> bool {
        let (lexicon, rate) = (&self.language.lexicon, self.language.grammar.roles.rate);
        let goes_over = |start: usize| {
            lexicon.at(tokens, start).iter().any(|p| Some(p.class) == rate && start + p.length as usize > at)
        };
        rate.is_some() && (at.saturating_sub(MAX_RATE_WORDS)..=at).any(goes_over)
    }
}

/// Whether the values of a kind are times, days, months or dates.
pub(crate) fn is_time(kind: &NumericKind) -> bool {
    matches!(kind, NumericKind::Time | NumericKind::Date | NumericKind::Weekday | NumericKind::Month)
}

/// Keeps the preferred items, if there are any.
pub(super) fn prefer<T>(all: &mut Vec<T>, preferred: impl Fn(&T) -> bool) {
    if all.iter().any(&preferred) {
        all.retain(preferred);
    }
}
