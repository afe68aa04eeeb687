//! What the words of a sentence mean by themselves: numbers, units, categories, unknown words.

use std::borrow::Cow;
use std::ops::Range;

use bachet_notation::Number;
use bachet_notation::clue::CategoryId;

use super::{MAX_PHRASE_TOKENS, Scan};
use crate::guess::Role;
use crate::tokens::Kind;
use crate::vocabulary::{Numeral, NumeralForm, Series, Unit, Weight};

impl Scan<'_> {
    /// The number at a token, and its length in tokens.
    pub(crate) fn number(&self, at: usize) -> Option<(Number, usize)> {
        self.numeral(at).map(|numeral| (numeral.number, numeral.end - at))
    }

    /// Whether the number at a token is an ordinal: `third`.
    pub(crate) fn is_ordinal(&self, at: usize) -> bool {
        self.numeral(at).is_some_and(|numeral| numeral.series == Series::Ordinal)
    }

    /// Whether a verb of coming is among some tokens.
    pub(crate) fn comes(&self, range: Range<usize>) -> bool {
        let words = &self.vocabulary.language.guess_words;
        range.into_iter().any(|at| words.is(Role::Comes, self.tokens, at).is_some() && !self.is_in_name(at))
    }

    /// Returns the time of day at a token in minutes, and where it ends. A time in words may be in either half of the
    /// day: it is in the one in which a category has times.
    pub(crate) fn time_of_day(&self, at: usize) -> Option<(i64, usize)> {
        let forms = &self.vocabulary.language.forms;
        let time = forms.clock.at(self.tokens, at, &forms.numerals)?;
        let is_within = |minutes: &i64| self.vocabulary.has_times_around(*minutes);
        let minutes = [Some(time.minutes), time.other].into_iter().flatten().find(is_within);
        Some((minutes.unwrap_or(time.minutes), time.end))
    }

    /// The number of the ordinal at a token, and its length in tokens.
    pub(crate) fn ordinal(&self, at: usize) -> Option<(usize, usize)> {
        let numeral = (at < self.tokens.len()).then(|| self.numeral(at)).flatten()?;
        let number = usize::try_from(numeral.number.to_integer()).ok()?;
        (numeral.series == Series::Ordinal).then_some((number, numeral.end - at))
    }

    pub(super) fn numeral(&self, at: usize) -> Option<Numeral> {
        let cache = self.token_caches.get(at)?;
        *cache.numeral.get_or_init(|| self.vocabulary.numeral(self.tokens, at, &self.infos[at]))
    }

    /// What is added at a token to the number before it, and where that ends: `and a half`.
    pub(crate) fn added(&self, at: usize) -> Option<(Number, usize)> {
        self.vocabulary.language.forms.numerals.added(self.tokens, at)
    }

    /// Whether a comparison begins at a token: with how much, or with the word that compares.
    pub(crate) fn begins_difference(&self, at: usize) -> bool {
        if at >= self.tokens.len() || self.mention(at, self.tokens.len()).is_some() {
            return false;
        }
        let counts = |(_, length): (Number, usize)| {
            !self.only_counts(at) || at + length < self.tokens.len() && !self.units(at + length).is_empty()
        };
        self.comparing.contains(at) || self.number(at).is_some_and(counts)
    }

    /// Whether the word at a token is a number before units only: `a` of "a week later".
    pub(crate) fn only_counts(&self, at: usize) -> bool {
        self.numeral(at).is_some_and(|numeral| numeral.form == NumeralForm::Counts)
    }

    /// Whether the indefinite article at a token stands between a preposition and a noun for a place: "on a floor".
    /// It then counts nothing.
    pub(crate) fn is_at_place(&self, at: usize) -> bool {
        let behind_preposition = at > 0 && self.is_of(at - 1, self.grammar().roles.preposition);
        let is_place =
            |unit: &Unit| unit.places || unit.categories.iter().any(|&category| self.vocabulary.is_position(category));
        behind_preposition
            && at + 1 < self.tokens.len()
            && self.units(at + 1).iter().any(|(unit, _)| is_place(unit))
            && !self.counts_places(at)
    }

    /// Whether the sentence has a number.
    pub(crate) fn counts_somewhere(&self) -> bool {
        *self.counts.get_or_init(|| (0..self.tokens.len()).any(|at| self.number(at).is_some()))
    }

    /// Whether the sentence has a comparative.
    pub(crate) fn compares_somewhere(&self) -> bool {
        !self.comparatives.all.is_empty()
    }

    /// The units that may be at a token, with their lengths in tokens and those of the words that stress the amount:
    /// "two whole points", "a week to the day".
    pub(crate) fn units(&self, at: usize) -> &[(Unit, usize)] {
        self.token_caches[at].units.get_or_init(|| {
            let stress = |at: usize| self.phrases(at, self.grammar().roles.whole.as_slice()).next().unwrap_or(0);
            let before = stress(at);
            let unit = at + before;
            if unit >= self.tokens.len() {
                return Vec::new();
            }
            let mut found = self.vocabulary.units(self.tokens, unit, &self.referents(unit));
            for (_, length) in &mut found {
                *length += before + stress(unit + *length);
            }
            found
        })
    }

    /// Whether the sentence has an amount of a category: a number with its unit.
    pub(crate) fn has_amount_of(&self, category: CategoryId) -> bool {
        let counted = |at: usize| {
            let (_, length) = self.number(at)?;
            let unit = Some(at + length).filter(|&unit| unit < self.tokens.len())?;
            // "A birthday" is no amount.
            (!self.only_counts(at) || self.category_name(unit).is_none()).then_some(())?;
            self.units(unit).iter().any(|(unit, _)| unit.categories.contains(&category)).then_some(())
        };
        let is_free = |at: &usize| self.mention(*at, self.tokens.len()).is_none() && !self.is_inside_name(*at);
        self.counts_somewhere() && (0..self.tokens.len()).filter(is_free).any(|at| counted(at).is_some())
    }

    /// The category that is named at a token, and the length of the name.
    pub(crate) fn category_name(&self, at: usize) -> Option<(CategoryId, usize)> {
        *self.token_caches[at]
            .category
            .get_or_init(|| self.vocabulary.category_name(self.tokens, at, &self.referents(at)))
    }

    /// The category that a superlative's noun names if it names all entities: `child` in a puzzle of children, unless
    /// it has women and men.
    pub(crate) fn all_entities(&self, at: usize) -> Option<CategoryId> {
        let named = self.vocabulary.named_entities(&self.tokens[at])?;
        (!self.vocabulary.has_parts()).then_some(named)
    }

    /// Returns the categories that a token refers to, each with the weight of the reference; a category may come twice.
    pub(crate) fn referents(&self, at: usize) -> Cow<'_, [(CategoryId, Weight)]> {
        self.vocabulary.referents(self.tokens, at, &self.infos[at])
    }

    /// Whether a token refers to a category.
    pub(crate) fn refers(&self, at: usize) -> bool {
        !self.referents(at).is_empty()
    }

    /// Whether a token is a word that describes unlisted entities.
    pub(crate) fn is_everyday(&self, at: usize) -> bool {
        self.vocabulary.is_everyday(&self.infos[at])
    }

    /// Whether a token is a word that may be a slip for a name.
    pub(super) fn resembles(&self, at: usize) -> bool {
        self.vocabulary.resembles(&self.infos[at])
    }

    /// Whether a token carries logic in another language, and belongs neither to this one nor to the puzzle.
    pub(crate) fn is_foreign(&self, at: usize) -> bool {
        self.phrases.row(at).is_empty() && self.vocabulary.is_foreign(&self.infos[at])
    }

    /// The verbs of loss, each with the category whose values its subject does not have.
    pub(super) fn without(&self) -> &[(usize, CategoryId)] {
        self.without.get_or_init(|| {
            // In a longer phrase the verb has another meaning: "left for Rome".
            let goes_on = |at: usize, length: usize| {
                self.longest[at].is_some_and(|p| p.length as usize > length && !self.is_reserved(p.class))
            };
            let found = self.vocabulary.without(self.tokens, &self.infos);
            found.into_iter().filter(|&(at, length, _)| !goes_on(at, length)).map(|(at, _, of)| (at, of)).collect()
        })
    }

    /// The language in which most words of the sentence carry logic that this one does not have, and the tokens of
    /// those.
    #[inline(never)]
    pub(crate) fn foreign(&self) -> Option<(&'static str, Vec<usize>)> {
        let named = |at: usize| (0..=at).any(|t| self.mentions.row(t).iter().any(|m| m.end as usize > at));
        let found: Vec<usize> = (0..self.tokens.len()).filter(|&at| self.is_foreign(at) && !named(at)).collect();
        let languages = |at: usize| self.vocabulary.foreign(&self.tokens[at].text);
        let count = |code: &str| found.iter().filter(|&&at| languages(at).contains(&code)).count();
        // Of equals the first is taken.
        let code = found.iter().rev().flat_map(|&at| languages(at)).copied().max_by_key(|code| count(code))?;
        Some((code, found.iter().copied().filter(|&at| languages(at).contains(&code)).collect()))
    }

    /// Whether a token is not a word of the lexicon.
    pub(crate) fn is_unknown(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        token.kind == Kind::Word
            && self.phrases.row(at).iter().all(|p| self.vocabulary.language.lexicon.is_aside(p.class))
            && self.comparatives.row(at).is_empty()
            && !self.is_everyday(at)
            || !self.is_in_phrase(at) && self.without().iter().any(|&(without, _)| without == at)
            || self.unclear().contains(&at)
    }

    /// Returns the length of the phrase at a token that carries logic, if one does.
    pub(crate) fn reserved(&self, at: usize) -> Option<usize> {
        self.longest[at].filter(|phrase| self.is_reserved(phrase.class)).map(|phrase| phrase.length as usize)
    }

    /// Returns the length of the phrase at a token if the phrase changes what a sentence says in a way that no pattern
    /// reads, such as "hates"; a sentence with one is refused.
    pub(crate) fn never_read(&self, at: usize) -> Option<usize> {
        let phrase = self.longest[at].filter(|phrase| self.grammar().is_never_read(phrase.class))?;
        // A pattern may have the word itself: "unless".
        if self.phrases.row(at).iter().any(|phrase| self.grammar().is_explained(phrase.class)) {
            return None;
        }
        Some(phrase.length as usize)
    }

    /// Returns the number of tokens of a negation at a token that leaves out the verb: "the child in seat 1 does not."
    pub(crate) fn left_out(&self, at: usize) -> Option<usize> {
        let not = at + 1;
        let length = self.phrases(not, self.grammar().roles.not.as_slice()).max()?;
        let closes = |end: usize| end == self.tokens.len() || self.is_pause(end);
        let is_verb = self.tokens[at].kind == Kind::Word && !self.is_in_name(at) && !self.is_unknown(at);
        (is_verb && closes(not + length)).then_some(1 + length)
    }

    /// Whether a comparison or a word of places ends before a token: "immediately before", "next to".
    pub(crate) fn relates_before(&self, end: usize) -> bool {
        (end.saturating_sub(MAX_PHRASE_TOKENS)..end).any(|at| {
            let compares = self.comparatives(at).iter().any(|&(_, length)| at + length == end);
            let explained = |class| self.is_reserved(class) && self.grammar().is_explained(class);
            compares || self.longest[at].is_some_and(|p| at + p.length as usize == end && explained(p.class))
        })
    }

    /// Whether tokens hold no logic and no name.
    pub(crate) fn is_plain(&self, from: usize, to: usize) -> bool {
        let mut at = self.next_significant(from);
        while at < to {
            let phrase = self.longest(at, to);
            let end = phrase.map_or(at + 1, |p| at + p.length as usize);
            let reserved = phrase.is_some_and(|p| self.is_reserved(p.class)) || self.compares(at, end - at);
            let counts = phrase.is_none() && self.number(at).is_some();
            let names = |t: usize| self.mention(t, to).is_some() || self.tokens[t].kind == Kind::Number;
            if reserved || counts || self.is_foreign(at) || (at..end).any(names) {
                return false;
            }
            at = self.next_significant(end);
        }
        true
    }

    /// Whether a phrase that begins before a token has it: `left` in "to the left of".
    pub(super) fn is_in_phrase(&self, at: usize) -> bool {
        let has = |t: usize| self.longest[t].is_some_and(|phrase| t + phrase.length as usize > at);
        (at.saturating_sub(MAX_PHRASE_TOKENS)..at).any(has)
    }
}
