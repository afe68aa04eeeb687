//! Categories that a text gives by their ends: `from Monday to Friday`, `the lot numbers 11 to 15`, `1e t/m 5e`.

use bachet_notation::{CategoryFields, Text, ValueFields};

use crate::page::Words;
use crate::page::words::PhraseRole;
use crate::tokens::{Gap, Kind, Token, tokens};

/// Maximum number of words of a name before a colon.
const MAX_NAME_WORDS: usize = 4;

/// An end of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End<'t> {
    /// A day of the week or a month, by its place.
    Calendar { is_month: bool, place: u32 },
    /// A number and what follows it at once: `1e`.
    Number { number: u32, ending: &'t str },
    /// A word such as `first`, by its place.
    Rank(u32),
}

/// Returns the categories that sentences give by their ends, if they are as long as the listed ones.
pub(super) fn ranges(categories: &[CategoryFields], texts: &[Text], words: &Words<'_>) -> Vec<CategoryFields> {
    let Some(size) = size(categories) else { return Vec::new() };
    let mut found: Vec<CategoryFields> = Vec::new();
    for text in texts {
        let all = tokens(text.as_str(), words.split);
        for at in 0..all.len() {
            let range = Range { text, all: &all, words, size };
            let Some(category) = range.category(at).or_else(|| range.numbered(at)) else { continue };
            if categories.iter().chain(&found).all(|other| key(other) != key(&category)) {
                found.push(category);
            }
        }
    }
    found
}

/// Returns a sentence without its remarks: `from lane 1 (the slowest) to lane 5 (the fastest)`.
pub(super) fn without_brackets(text: &Text) -> Text {
    let mut plain = Text::default();
    let mut at = 0;
    let whole = text.as_str();
    while let Some(open) = whole[at..].find('(').map(|open| at + open) {
        let Some(close) = whole[open..].find(')').map(|close| open + close) else { break };
        plain.push(&whole[at..open], text.part(at..open).span().start);
        at = close + 1;
    }
    plain.push(&whole[at..], text.part(at..whole.len()).span().start);
    plain
}

/// Returns the category of places that a sentence gives by the numbers of the first and the last without their noun:
/// `marked with 1 to 5`.
pub(super) fn unnamed(categories: &[CategoryFields], texts: &[Text], words: &Words<'_>) -> Option<CategoryFields> {
    let size = size(categories)?;
    let found = texts.iter().find_map(|text| {
        let all = tokens(text.as_str(), words.split);
        let range = Range { text, all: &all, words, size };
        (0..all.len()).find_map(|at| range.unnamed(at))
    })?;
    categories.iter().all(|other| key(other) != key(&found)).then_some(found)
}

/// Returns the category of places that a sentence gives by all ordinals in their order: `They came first, second and
/// third`.
pub(super) fn ordinals(categories: &[CategoryFields], texts: &[Text], words: &Words<'_>) -> Option<CategoryFields> {
    let size = size(categories)?;
    texts.iter().find_map(|text| {
        let all = tokens(text.as_str(), words.split);
        let places: Vec<(usize, u32)> =
            all.iter().enumerate().filter_map(|(at, token)| Some((at, words.page.scale_place(&token.text)?))).collect();
        let is_whole = places.len() == size && places.iter().zip(1..).all(|(&(_, place), number)| place == number);
        let range = Range { text, all: &all, words, size };
        range.places(places.first().filter(|_| is_whole)?.0, words.page.position().to_owned())
    })
}

/// Returns the values of a category as they are compared: numbers without what follows them.
pub(super) fn key(category: &CategoryFields) -> Vec<String> {
    let value = |text: &str| {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 { text[..digits].to_owned() } else { text.to_lowercase() }
    };
    category.values.iter().map(|found| value(found.text.as_str())).collect()
}

/// Returns the number of values that most categories have.
fn size(categories: &[CategoryFields]) -> Option<usize> {
    let sizes = || categories.iter().map(|category| category.values.len());
    sizes().max_by_key(|&size| sizes().filter(|&other| other == size).count())
}

/// A sentence in which ranges are looked for.
struct Range<'t> {
    text: &'t Text,
    all: &'t [Token],
    words: &'t Words<'t>,
    size: usize,
}

impl Range<'_> {
    /// Returns the category of the range that begins at a token.
    fn category(&self, at: usize) -> Option<CategoryFields> {
        let (first, end) = self.end(at)?;
        let between = self.words.page.at(PhraseRole::Range, self.all, end)?;
        let behind = end + between;
        let article = self.words.page.at(PhraseRole::Opener, self.all, behind).unwrap_or(0);
        // `lane 1 to lane 5`
        let noun = at.checked_sub(1).and_then(|noun| self.all.get(noun)).filter(|noun| noun.kind == Kind::Word);
        let is_again = |other: usize| noun.is_some_and(|noun| self.all.get(other).is_some_and(|t| t.text == noun.text));
        let again = || self.end(behind + 1).filter(|_| is_again(behind));
        let (last, _) = self.end(behind).or_else(|| self.end(behind + article)).or_else(again)?;
        let (name, values) = match (first, last) {
            (End::Calendar { is_month, place }, End::Calendar { is_month: same, place: to }) if is_month == same => {
                let part = if is_month { PhraseRole::Month } else { PhraseRole::Weekday };
                let turn = if is_month { 12 } else { 7 };
                let days = (0..=(turn + to - place) % turn).map(|day| (place + day) % turn);
                let names = days.map(|day| self.words.page.calendar_name(is_month, day).map(str::to_owned));
                (self.words.page.title(part).to_owned(), names.collect::<Option<Vec<_>>>()?)
            }
            (End::Number { number, ending }, End::Number { number: to, ending: last }) if number < to => {
                let name = self.noun(at)?;
                let values = (number..=to).map(|n| format!("{n}{}", if n == number { ending } else { last }));
                (name, values.take(self.size + 1).collect())
            }
            (End::Rank(1), End::Rank(to)) => {
                (self.words.page.position().to_owned(), (1..=to).map(|place| place.to_string()).collect())
            }
            _ => return None,
        };
        self.built(at, name, values)
    }

    /// Returns the category of places whose first and last number a sentence gives: `Bed 1 is at the window, bed 4 at the
    /// door`.
    fn numbered(&self, at: usize) -> Option<CategoryFields> {
        let number = |at: usize| self.all.get(at).filter(|t| t.kind == Kind::Number)?.text.parse::<usize>().ok();
        let noun = self.all.get(at).filter(|token| self.is_noun(at) && token.kind == Kind::Word)?;
        let stem = |token: &Token| self.words.stem(&token.text);
        let is_last = |other: usize| {
            number(other + 1) == Some(self.size) && self.all.get(other).is_some_and(|other| stem(other) == stem(noun))
        };
        // `lot 1, lot 2, lot 4 and lot 5` are a list.
        let is_beyond = |other: usize| {
            number(other + 1) > Some(self.size) && self.all.get(other).is_some_and(|other| stem(other) == stem(noun))
        };
        let others = || at + 2..self.all.len();
        let has_ends = number(at + 1) == Some(1) && others().any(is_last) && !others().any(is_beyond);
        let name = self.text.as_str()[noun.span.start as usize..noun.span.end as usize].to_owned();
        has_ends.then(|| self.places(at, name)).flatten()
    }

    /// Returns the category of the range `1 to 5` at a token, if it has as many numbers as there are values.
    fn unnamed(&self, at: usize) -> Option<CategoryFields> {
        let (first, end) = self.end(at)?;
        let behind = end + self.words.page.at(PhraseRole::Range, self.all, end)?;
        let (last, _) = self.end(behind)?;
        let ends = (End::Number { number: 1, ending: "" }, End::Number { number: self.size as u32, ending: "" });
        let is_sign = at.checked_sub(1).is_some_and(|before| self.all[before].kind == Kind::Sign);
        ((first, last) == ends && !is_sign).then(|| self.places(at, self.words.page.position().to_owned())).flatten()
    }

    /// Returns the category of the numbers from 1 on.
    fn places(&self, at: usize, name: String) -> Option<CategoryFields> {
        self.built(at, name, (1..=self.size).map(|number| number.to_string()).collect())
    }

    /// Returns a category that a range at a token gives, if it has as many values as the others.
    fn built(&self, at: usize, name: String, values: Vec<String>) -> Option<CategoryFields> {
        if values.len() != self.size {
            return None;
        }
        let start = self.text.part(self.all[at].span.start as usize..self.all[at].span.end as usize).span().start;
        let values = values.into_iter().map(|value| ValueFields { text: Text::new(value, start), count: None });
        let (name, values) = (Text::new(name, start), values.collect());
        Some(CategoryFields { name, ordered: true, values, ..CategoryFields::default() })
    }

    /// Returns the end of a range at a token, and the token behind it.
    fn end(&self, at: usize) -> Option<(End<'_>, usize)> {
        let token = self.all.get(at)?;
        if let Some((is_month, place)) = self.words.page.calendar_place(&token.text) {
            return Some((End::Calendar { is_month, place }, at + 1));
        }
        if let Some(place) = self.words.page.scale_place(&token.text) {
            return Some((End::Rank(place), at + 1));
        }
        let number = token.text.parse().ok()?;
        // `1e`
        let is_ending = |next: &&Token| next.gap == Gap::Nothing && next.kind == Kind::Word && next.text.len() <= 3;
        let ending = self.all.get(at + 1).filter(is_ending);
        let end = at + 1 + usize::from(ending.is_some());
        Some((End::Number { number, ending: ending.map_or("", |next| next.text.as_str()) }, end))
    }

    /// Returns the noun that numbers stand behind: without one they may be anything.
    fn noun(&self, at: usize) -> Option<String> {
        let has_colon = (at.saturating_sub(3)..at).any(|at| self.all[at].is_sign(':'));
        let is_between = |at: &usize| {
            let is = |part| self.words.page.at(part, self.all, *at).is_some();
            is(PhraseRole::Opener) || has_colon && is(PhraseRole::Cut) || self.all[*at].is_sign(':')
        };
        let from = (0..at).rev().find(|at| !is_between(at))?;
        // `Order of the teams: from 1 to 6`.
        if self.all[from + 1..at].iter().any(|token| token.is_sign(':')) && from < MAX_NAME_WORDS {
            let bytes = self.all[0].span.start as usize..self.all[from].span.end as usize;
            return Some(self.text.as_str()[bytes].to_owned());
        }
        let from = if self.all[from].is_sign('(') { from.checked_sub(1)? } else { from };
        let noun = &self.all[from].span;
        self.is_noun(from).then(|| self.text.as_str()[noun.start as usize..noun.end as usize].to_owned())
    }

    /// Whether a token may be the noun that numbers belong to.
    fn is_noun(&self, at: usize) -> bool {
        use PhraseRole::{Be, Cut, Never, Opener, Particle, Row, Unique};
        let parts = [Opener, Cut, Be, Row, Unique, Particle, Never];
        let token = &self.all[at];
        token.kind == Kind::Word
            && token.text.chars().count() > 2
            && parts.iter().all(|&part| self.words.page.at(part, self.all, at).is_none())
    }
}
