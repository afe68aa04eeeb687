//! Months, weekdays and dates in sentences: `June 10`, `10 juin`, `the 3rd of March`.
//!
//! `[months]` and `[weekdays]` have a line for each, in order, with its abbreviations. A capital in the data is a
//! capital that the word has in sentences, which distinguishes `May` from `may`. An abbreviation in brackets is one in
//! lists of values only.

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::language::{Mistake, Sections};
use crate::lexicon::Lexicon;
use crate::tokens::{Kind, Token, fold};
use crate::vocabulary::numerals::{Numerals, Series};

/// The months and weekdays of a language.
#[derive(Debug, Default)]
pub(crate) struct Calendar {
    /// Every spelling of a month, from 1.
    months: FxHashMap<SmolStr, u8>,
    /// The spellings as in the data.
    month_names: Vec<Vec<SmolStr>>,
    weekdays: FxHashMap<SmolStr, u8>,
    weekday_names: Vec<Vec<SmolStr>>,
    /// The spellings of lists alone, with those of sentences.
    listed: FxHashMap<SmolStr, Vec<SmolStr>>,
}

/// A day of a month in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Day {
    /// From 1.
    pub(crate) month: u8,
    pub(crate) number: u8,
    /// One past its last token.
    pub(crate) end: usize,
}

impl Calendar {
    #[inline(never)]
    pub(crate) fn read(sections: &Sections<'_>, mistakes: &mut Vec<Mistake>) -> Self {
        let mut calendar = Self::default();
        for (section, count) in [("months", 12), ("weekdays", 7)] {
            let lines = sections.lines(section);
            if let Some(line) = lines.get(count) {
                mistakes.push(line.mistake(format!("[{section}] has {count} lines, one for each")));
            }
            if let Some(last) = lines.last().filter(|_| lines.len() < count) {
                mistakes.push(last.mistake(format!("[{section}] has {count} lines, one for each; {}", lines.len())));
            }
            for (at, line) in lines.iter().take(count).enumerate() {
                let names: Vec<SmolStr> = names(&line.text).map(Into::into).collect();
                if names.iter().any(|n: &SmolStr| n.is_empty() || !n.chars().all(char::is_alphabetic)) {
                    mistakes.push(line.mistake("`January, Jan` is expected, one word each"));
                    continue;
                }
                for short in in_brackets(&line.text) {
                    calendar.listed.insert(fold(short), names.clone());
                }
                let of = if count == 12 { &mut calendar.months } else { &mut calendar.weekdays };
                for name in &names {
                    of.insert(fold(name), at as u8 + 1);
                }
                let of = if count == 12 { &mut calendar.month_names } else { &mut calendar.weekday_names };
                of.push(names);
            }
        }
        calendar
    }

    /// The first spelling of each weekday.
    #[cfg(test)]
    pub(crate) fn weekdays(&self) -> impl Iterator<Item = &str> {
        self.weekday_names.iter().map(|names| names[0].as_str())
    }

    /// The spellings of the month or weekday that a folded word is.
    pub(crate) fn spellings(&self, word: &str) -> &[SmolStr] {
        let of = |names: &'_ FxHashMap<SmolStr, u8>| names.get(word).map(|&at| at as usize - 1);
        let month = of(&self.months).and_then(|at| self.month_names.get(at));
        let weekday = || of(&self.weekdays).and_then(|at| self.weekday_names.get(at));
        month.or_else(weekday).or_else(|| self.listed.get(word)).map_or(&[], Vec::as_slice)
    }

    /// The month that a folded word is, from 1.
    pub(crate) fn month(&self, word: &str) -> Option<u8> {
        self.months.get(word).copied()
    }

    /// The day of a month that begins at a token.
    pub(crate) fn day(&self, tokens: &[Token], at: usize, numerals: &Numerals, lexicon: &Lexicon) -> Option<Day> {
        let token = tokens.get(at)?;
        if let Some(month) = self.month(&token.text) {
            let behind = skip(tokens, at + 1, lexicon);
            let (day, end) = numbered(tokens, behind, numerals)?;
            return Some(Day { month, number: day, end });
        }
        if token.kind == Kind::Number && token.text.len() == 4 {
            return iso(tokens, at);
        }
        let (day, end) = numbered(tokens, at, numerals)?;
        let behind = skip(tokens, end, lexicon);
        let month = self.month(&tokens.get(behind)?.text)?;
        Some(Day { month, number: day, end: behind + 1 })
    }
}

/// The spellings on a line of `[months]` or `[weekdays]`, without those in brackets.
pub(crate) fn names(line: &str) -> impl Iterator<Item = &str> {
    line.split(',').map(|name| name.trim().trim_end_matches('.')).filter(|name| !name.starts_with('('))
}

/// The spellings in brackets on a line of `[months]` or `[weekdays]`.
fn in_brackets(line: &str) -> impl Iterator<Item = &str> {
    line.split(',').filter_map(|name| name.trim().strip_prefix('(')?.strip_suffix(')'))
}

/// Past a few small words and signs: `3rd of March`, `Jan. 5`.
fn skip(tokens: &[Token], at: usize, lexicon: &Lexicon) -> usize {
    let small = |t: usize| {
        tokens.get(t).is_some_and(|token| match token.kind {
            Kind::Word => token.text.chars().count() <= 3 && lexicon.is_grammar(tokens, t),
            Kind::Sign => token.is_sign('.'),
            Kind::Number => false,
        })
    };
    (at..at + 2).take_while(|&t| small(t)).last().map_or(at, |t| t + 1)
}

fn numbered(tokens: &[Token], at: usize, numerals: &Numerals) -> Option<(u8, usize)> {
    let numeral = numerals.at(tokens, at)?;
    if !numeral.number.is_integer() || (tokens[at].kind == Kind::Word && numeral.series == Series::Cardinal) {
        return None;
    }
    let day = numeral.number.to_integer();
    (1..=31).contains(&day).then_some((day as u8, numeral.end))
}

/// `2024-03-05`
fn iso(tokens: &[Token], at: usize) -> Option<Day> {
    let part = |t: usize| tokens.get(t).filter(|t| t.text.len() == 2).and_then(|t| t.text.parse::<u8>().ok());
    let (month, day) = (part(at + 1)?, part(at + 2)?);
    ((1..=12).contains(&month) && (1..=31).contains(&day)).then_some(Day { month, number: day, end: at + 3 })
}
