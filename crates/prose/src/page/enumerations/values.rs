//! The values that the items of a list stand for.

use std::ops::Range;

use bachet_notation::{Number, Text, ValueFields};

use super::Enumeration;
use super::counted::Counted;
use super::page_tokens::PageTokens;
use crate::page::written_at;
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
        let unit = self.unit(list, items);
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
            let number = number.map(|number| number.to_string());
            if let Some(unit) = &unit {
                let number = number.unwrap_or_else(|| text.as_str().to_owned());
                return written_at(&format!("{number} {unit}"), text.span());
            }
            number.map_or_else(|| text.clone(), |number| Text::new(number, text.span().start))
        };
        let texts: Vec<Text> = items.iter().map(value).collect();
        let written: Vec<String> = texts.iter().map(|text| self.words.with_title(text.as_str())).collect();
        let written = self.words.adjectives(&written).unwrap_or(written);
        let rewritten = texts
            .into_iter()
            .zip(written)
            .map(|(text, written)| if text.as_str() == written { text } else { written_at(&written, text.span()) });
        rewritten.map(|text| ValueFields { text, count: None }).collect()
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

    /// Returns what the numbers of a list count, if a noun behind the last one says so: `20, 30 and 45 minutes`.
    fn unit(&self, list: &Enumeration, items: &[Range<usize>]) -> Option<String> {
        // `two days later` is no value of `1, 2 and 5 days`.
        let end = items.last()?.end;
        let Some(Counted::Noun(noun)) = self.counted(list).filter(|_| !self.counts_time(list.line, end)) else {
            return None;
        };
        // `7:30 Uhr` is a time.
        let is_bare = |item: &Range<usize>| item.len() == 1 && !self.tokens[list.line][item.start].text.contains(':');
        items.iter().all(is_bare).then(|| self.paragraphs[list.line].text.as_str()[noun].to_owned())
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
