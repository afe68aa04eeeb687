//! Categories that a text gives by their ends: `from Monday to Friday`, `the lot numbers 11 to 15`, `1e t/m 5e`.

use bachet_notation::{CategoryFields, Text, ValueFields};

use crate::page::Words;
use crate::page::words::PhraseRole;
use crate::tokens::{Kind, Token, tokens};

/// An end of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End<'t> {
    /// A day of the week or a month, by its place.
    Calendar { is_month: bool, place: u32 },
    /// A number and what follows it at once: `1e`.
    Number { number: u32, ending: &'t str },
}

/// Returns the categories that sentences give by their ends, if they are as long as the listed ones.
pub(super) fn ranges(categories: &[CategoryFields], texts: &[Text], words: &Words<'_>) -> Vec<CategoryFields> {
    let Some(size) = size(categories) else { return Vec::new() };
    let mut found: Vec<CategoryFields> = Vec::new();
    for text in texts {
        let all = tokens(text.as_str(), words.split);
        for at in 0..all.len() {
            let range = Range { text, all: &all, words, size };
            let Some(category) = range.category(at) else { continue };
            let values = |one: &CategoryFields| -> Vec<String> {
                one.values.iter().map(|value| value.text.as_str().to_lowercase()).collect()
            };
            if categories.iter().chain(&found).all(|other| values(other) != values(&category)) {
                found.push(category);
            }
        }
    }
    found
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
        let (last, _) = self.end(behind).or_else(|| self.end(behind + article))?;
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
            _ => return None,
        };
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
        let digits = token.text.bytes().take_while(u8::is_ascii_digit).count();
        let number = token.text[..digits].parse().ok()?;
        let ending = &token.text[digits..];
        let is_plain = ending.chars().all(char::is_alphabetic) && ending.len() <= 3;
        is_plain.then_some((End::Number { number, ending }, at + 1))
    }

    /// Returns the noun that numbers stand behind: without one they may be anything.
    fn noun(&self, at: usize) -> Option<String> {
        use PhraseRole::{Be, Cut, Never, Opener, Particle, Row, Unique};
        let before = at.checked_sub(1).map(|before| &self.all[before])?;
        let before = if before.is_sign('(') { &self.all[at.checked_sub(2)?] } else { before };
        let place = self.all.iter().position(|token| token.span == before.span)?;
        let parts = [Opener, Cut, Be, Row, Unique, Particle, Never];
        let is_noun = before.kind == Kind::Word
            && before.text.chars().count() > 2
            && parts.iter().all(|&part| self.words.page.at(part, self.all, place).is_none());
        is_noun.then(|| self.text.as_str()[before.span.start as usize..before.span.end as usize].to_owned())
    }
}
