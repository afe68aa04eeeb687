//! Numbers with their units, times of day and dates.

use super::{Lexer, is_joining};
use crate::numeral::{DecimalMark, Overflow, plain_numeral};
use crate::syntax::{Literal, Measure};
use crate::units::{self, CURRENCY_SIGNS};
use crate::{GridPuzzle, Number, NumericKind, calendar};

/// The units before and after numbers, and the year of dates if there are any.
#[derive(Clone, Debug, Default)]
pub(crate) struct Vocabulary {
    /// The longest first.
    prefixes: Vec<String>,
    /// The longest first.
    suffixes: Vec<String>,
    /// The year of dates without one; `None` if no category has dates.
    dates: Option<i64>,
    /// Whether the decimal mark of the puzzle's language is a comma.
    has_comma: bool,
}

impl Vocabulary {
    /// Returns the vocabulary of a language, without units.
    pub(crate) fn of_language(language: Option<&str>) -> Self {
        Self { has_comma: DecimalMark::of_language(language) == DecimalMark::Comma, ..Self::default() }
    }

    /// Collects the units of the numeric categories.
    pub(crate) fn new(puzzle: &GridPuzzle) -> Self {
        let mut vocabulary = Self::of_language(puzzle.headers.language.as_deref());
        for category in &puzzle.categories {
            match &category.numeric {
                Some(NumericKind::Number { prefix, suffix }) => {
                    vocabulary.prefixes.extend(Some(prefix.clone()).filter(|p| !p.is_empty()));
                    vocabulary.suffixes.extend(Some(suffix.clone()).filter(|s| !s.is_empty()));
                }
                Some(NumericKind::Date) => {
                    let dates: Vec<_> = category.values.iter().filter_map(|v| calendar::date(&v.text)).collect();
                    vocabulary.dates = Some(calendar::year_of(&dates));
                }
                _ => {}
            }
        }
        vocabulary.prefixes.sort_by_key(|p| std::cmp::Reverse(p.len()));
        vocabulary.suffixes.sort_by_key(|s| std::cmp::Reverse(s.len()));
        vocabulary
    }
}

impl<'a, M> Lexer<'a, M> {
    /// Returns the number at a byte, with its unit, and the byte after it. With `in_list` a comma is no decimal
    /// mark.
    pub(crate) fn literal(&self, at: usize, in_list: bool) -> Option<(Result<Literal, Overflow>, usize)> {
        let rest = self.rest(at);
        if let Some((length, minutes)) = calendar::time(rest)
            && !rest[length..].starts_with(char::is_alphanumeric)
        {
            return Some((Ok(Literal { number: Number::from_integer(minutes), measure: Measure::Time }), at + length));
        }
        if let Some(found) = self.date(at) {
            return Some(found);
        }
        let prefix = self.prefix(rest);
        let digits = prefix.len() + (rest[prefix.len()..].len() - rest[prefix.len()..].trim_start().len());
        if prefix.is_empty() && digits > 0 {
            return None;
        }
        let (length, number) = plain_numeral(&rest[digits..], self.vocabulary.has_comma && !in_list)?;
        let end = at + digits + length;
        let (suffix, end) = self.unit(end);
        let measure = if prefix.is_empty() && suffix.is_empty() {
            Measure::Plain
        } else {
            Measure::Unit { prefix: prefix.to_owned(), suffix: suffix.to_owned() }
        };
        Some((number.map(|number| Literal { number, measure }), end))
    }

    /// Returns the declared unit or currency sign before a number.
    fn prefix(&self, rest: &'a str) -> &'a str {
        let declared = self.vocabulary.prefixes.iter().find_map(|p| rest.get(..p.len()).filter(|r| r == p));
        let sign = || rest.chars().next().filter(|c| CURRENCY_SIGNS.contains(c)).map(|c| &rest[..c.len_utf8()]);
        declared.or_else(sign).unwrap_or_default()
    }

    /// Returns the unit after a number that ends at this byte, and the byte after the unit. It is a declared unit, or a
    /// word that is neither a keyword between operands nor a declared name.
    fn unit(&self, end: usize) -> (&'a str, usize) {
        let start = self.skip_blanks(end);
        let rest = self.rest(start);
        let ends_word = |length: usize| {
            let last = rest[..length].chars().next_back();
            !(last.is_some_and(char::is_alphanumeric) && rest[length..].starts_with(char::is_alphanumeric))
        };
        let declared = self
            .vocabulary
            .suffixes
            .iter()
            .find(|s| rest.get(..s.len()).is_some_and(|r| r.eq_ignore_ascii_case(s)) && ends_word(s.len()));
        if let Some(suffix) = declared {
            return (&rest[..suffix.len()], start + suffix.len());
        }
        let word = self.word(start);
        let place = word.eq_ignore_ascii_case("place") || word.eq_ignore_ascii_case("places");
        let letters = word.starts_with(char::is_alphabetic);
        let sign = rest.chars().next().filter(|c| CURRENCY_SIGNS.contains(c) || *c == '%').map_or(0, char::len_utf8);
        if sign > 0 {
            return (&rest[..sign], start + sign);
        }
        let known = units::unit(word).is_some() || self.names_at(start).is_empty();
        if letters && !place && !is_joining(word) && known { (word, start + word.len()) } else { ("", end) }
    }

    /// Returns the date at a byte, if the puzzle has dates, and the byte after it.
    fn date(&self, at: usize) -> Option<(Result<Literal, Overflow>, usize)> {
        let year = self.vocabulary.dates?;
        let mut ends = Vec::new();
        let mut end = at;
        for _ in 0..3 {
            let start = self.skip_blanks(end);
            let rest = self.rest(start);
            let length = rest.find(|c: char| !c.is_alphanumeric() && c != '-').unwrap_or(rest.len());
            if length == 0 || length > 20 {
                break;
            }
            ends.push(start + length);
            end = start + length;
        }
        ends.into_iter().rev().find_map(|end| {
            let date = calendar::date(&self.text[at..end])?;
            let number = Number::from_integer(calendar::day_number(date, year));
            Some((Ok(Literal { number, measure: Measure::Date }), end))
        })
    }
}
