//! The items of a list: numbers, names with numbers, words of a closed set.

use super::fields::{Entry, RowFields};
use crate::lines::{Line, closing_quote, unquoted};
use crate::names::fold;
use crate::numeral::digits;
use crate::suggest::nearest;
use crate::{Argument, Code, Diagnostic, Hint, Span, Text};

/// So many items are kept; no family needs more.
const KEPT: usize = 200;
/// The longest text that a message repeats, in characters.
const SHOWN: usize = 60;

/// Splits the lines behind a keyword at commas and semicolons outside quotes. Linear.
pub(super) fn items(lines: &[Line<'_>], keyword: &str, problems: &mut Vec<Diagnostic>) -> (RowFields, usize) {
    let mut row = RowFields::default();
    let mut left_out = 0;
    let mut empty_reported = false;
    for line in lines.iter().filter(|l| !l.text.is_empty()) {
        row.span = if row.cells.is_empty() { line.span() } else { row.span.to(line.span()) };
        let mut from = 0;
        let ends: Vec<usize> = separators(line.text);
        for (i, end) in ends.iter().copied().chain([line.text.len()]).enumerate() {
            let raw = &line.text[from..end];
            let text = raw.trim();
            let start = line.start as usize + from + (raw.len() - raw.trim_start().len());
            from = (end + 1).min(line.text.len());
            if !text.is_empty() && row.cells.len() < KEPT {
                row.cells.push(Text::new(text, start as u32));
            } else if !text.is_empty() {
                left_out += 1;
            } else if i < ends.len() && !empty_reported {
                // A comma at the end of a line parts it from the next.
                empty_reported = true;
                let problem = Diagnostic::new(Code::EmptyValue, Span::new(start, start));
                problems.push(problem.text("category", keyword));
            }
        }
    }
    (row, left_out)
}

fn separators(text: &str) -> Vec<usize> {
    let mut places = Vec::new();
    let mut quoted_until = 0;
    let mut quotes_may_close = true;
    let mut item_start = true;
    for (i, c) in text.char_indices() {
        if i < quoted_until {
            continue;
        }
        if c == '"' && item_start && quotes_may_close {
            match closing_quote(text, i) {
                Some(end) => quoted_until = end,
                None => quotes_may_close = false,
            }
        }
        if matches!(c, ',' | ';') {
            places.push(i);
            item_start = true;
        } else if !c.is_whitespace() {
            item_start = false;
        }
    }
    places
}

/// A text as a message repeats it.
pub(super) fn shown(text: &str) -> String {
    text.chars().take(SHOWN).collect()
}

/// A whole number in these bounds.
pub(super) fn whole(text: &Text, least: u32, most: u32, problems: &mut Vec<Diagnostic>) -> Option<u32> {
    let written = text.as_str().trim();
    let plain = !written.is_empty() && digits(written) == written.len();
    let number = written.parse().ok().filter(|n| plain && (least..=most).contains(n));
    if number.is_none() {
        let problem = Diagnostic::new(Code::NotInRange, text.span()).text("text", shown(written));
        problems.push(in_bounds(problem, least, most));
    }
    number
}

/// A problem with the bounds that a number is outside of.
pub(super) fn in_bounds(problem: Diagnostic, least: u32, most: u32) -> Diagnostic {
    problem.with("least", Argument::Number(least.into())).with("most", Argument::Number(most.into()))
}

/// The one number behind a keyword.
pub(super) fn one_number(entry: &Entry, least: u32, most: u32, problems: &mut Vec<Diagnostic>) -> Option<u32> {
    let mut items = entry.items();
    let first = items.next();
    if let Some(second) = items.next() {
        let problem = Diagnostic::new(Code::OneItem, second.span()).text("keyword", entry.field.keyword());
        problems.push(problem);
    }
    let Some(text) = first else {
        problems.push(empty(entry));
        return None;
    };
    whole(text, least, most, problems)
}

/// A keyword with nothing behind it.
pub(super) fn empty(entry: &Entry) -> Diagnostic {
    Diagnostic::new(Code::EmptyKeyword, entry.span).text("keyword", entry.field.keyword())
}

/// A list of another length than it must have.
pub(super) fn length(entry: &Entry, expected: usize, hint: Hint) -> Diagnostic {
    let found = entry.items().count().saturating_add(entry.left_out);
    Diagnostic::new(Code::ListLength, entry.place())
        .text("keyword", entry.field.keyword())
        .with("found", Argument::Number(found as i64))
        .with("expected", Argument::Number(expected as i64))
        .hint(hint)
}

/// Which of the words an item is.
pub(super) fn choice<T: Copy>(
    text: &Text,
    keyword: &str,
    choices: &[(&str, T)],
    problems: &mut Vec<Diagnostic>,
) -> Option<T> {
    let folded = fold(text.as_str());
    if let Some((_, value)) = choices.iter().find(|(word, _)| *word == folded) {
        return Some(*value);
    }
    let words = || choices.iter().map(|(word, _)| *word);
    let problem = Diagnostic::new(Code::UnknownChoice, text.span())
        .text("text", shown(text.as_str()))
        .text("keyword", keyword)
        .with("choices", Argument::List(words().map(str::to_owned).collect()));
    problems.push(problem.did_you_mean(nearest(text.as_str(), words())));
    None
}

/// Parts an item into the name before it, if there is one, and what stands behind that.
pub(super) fn named(item: &Text, problems: &mut Vec<Diagnostic>) -> (Option<(String, Span)>, Text) {
    let text = item.as_str();
    if text.starts_with('"') {
        let Some(end) = closing_quote(text, 0) else {
            let quote = item.place(Span::new(0, 1));
            problems.push(Diagnostic::new(Code::UnclosedQuote, quote));
            return (None, item.part(1..text.len()));
        };
        let name = unquoted(&text[..end]);
        return (Some((name, item.place(Span::new(0, end)))), item.part(end..text.len()));
    }
    match text.rfind(char::is_whitespace) {
        None => (None, item.clone()),
        Some(blank) => {
            let name = item.part(0..blank);
            let span = name.span();
            (Some((name.as_str().to_owned(), span)), item.part(blank..text.len()))
        }
    }
}
