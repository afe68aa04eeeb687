//! The values that the items of a list stand for.

use std::ops::Range;

use bachet_notation::{Number, Text, ValueFields};

use super::Enumeration;
use super::page_tokens::PageTokens;
use crate::tokens::Kind;
use crate::vocabulary::{Numeral, Series};

impl PageTokens<'_> {
    /// Returns the values of a list with these items.
    pub(super) fn values(&self, list: &Enumeration, items: &[Range<usize>]) -> Vec<ValueFields> {
        let line = list.line;
        // A number in words is written in digits, so that it is one.
        let is_number = |item: &Range<usize>| item.len() == 1 && self.is_number_word(line, item.start);
        let are_numbers = items.iter().all(is_number);
        let month = self.month(list, items);
        if self.are_ranks(line, items) {
            let rank = |(at, item): (usize, &Range<usize>)| {
                Text::new((at + 1).to_string(), self.text_of(line, item).span().start)
            };
            return items.iter().enumerate().map(rank).map(|text| ValueFields { text, count: None }).collect();
        }
        let value = |item: &Range<usize>| {
            let text = self.text_of(line, item);
            if let Some(month) = &month {
                return Text::new(format!("{}{month}", text.as_str()), text.span().start);
            }
            let number = self.words.page.number(&self.tokens[line][item.start]).filter(|_| are_numbers);
            number.map_or_else(|| text.clone(), |number| Text::new(number.to_string(), text.span().start))
        };
        items.iter().map(|item| ValueFields { text: value(item), count: None }).collect()
    }

    /// Whether the items are the first ordinals as words, in their order: `first, second and third`.
    pub(super) fn are_ranks(&self, line: usize, items: &[Range<usize>]) -> bool {
        let tokens = &self.tokens[line];
        let is_rank = |(at, item): (usize, &Range<usize>)| {
            let numeral = self.words.language.forms.numerals.at(&tokens[..item.end], item.start);
            let is_whole = |found: &Numeral| found.end == item.end && found.series == Series::Ordinal;
            let number = Number::from_integer(at as i64 + 1);
            tokens[item.start].kind == Kind::Word
                && numeral.filter(is_whole).is_some_and(|found| found.number == number)
        };
        items.iter().enumerate().all(is_rank)
    }

    /// Returns the text of some tokens.
    pub(super) fn text_of(&self, line: usize, range: &Range<usize>) -> Text {
        let tokens = &self.tokens[line];
        let bytes = tokens[range.start].span.start as usize..tokens[range.end - 1].span.end as usize;
        self.paragraphs[line].text.part(bytes)
    }

    /// Returns what follows the number of each day in a list that names the month once: `3, 10 and 17 July`, `July 3, 10
    /// and 17`.
    fn month(&self, list: &Enumeration, items: &[Range<usize>]) -> Option<String> {
        let (first, last) = (items.first()?, items.last()?);
        let is_month = |at: usize| {
            let token = self.tokens[list.line].get(at)?;
            self.words.page.is_month(&token.text).then(|| self.text_of(list.line, &(at..at + 1)))
        };
        let is_day = |item: &Range<usize>| item.len() == 1 && self.is_number(list.line, item.start);
        let is_stop = self.tokens[list.line].get(last.end).is_some_and(|token| token.is_sign('.'));
        let sign = if is_stop { ". " } else { " " };
        let behind = || is_month(last.end + usize::from(is_stop)).map(|month| format!("{sign}{}", month.as_str()));
        let before = || is_month(first.start.checked_sub(1)?).map(|month| format!(" {}", month.as_str()));
        items.iter().all(is_day).then(|| behind().or_else(before)).flatten()
    }
}
