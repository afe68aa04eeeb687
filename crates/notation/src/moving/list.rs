//! The items of a list: numbers, names with numbers, words of a closed set.

use super::fields::{Entry, RowFields};
use super::quantity;
use crate::items::{self, Commas};
use crate::lines::{Line, closing_quote, shown, unquoted};
use crate::names::fold;
use crate::numeral::digits;
use crate::suggest::nearest;
use crate::{Argument, Code, Diagnostic, Hint, Span, Text};

/// Maximum number of items that are kept; no family needs more.
const MAX_ITEMS: usize = 200;

/// Splits the lines of a keyword into items; returns the number of those left out too. Linear.
pub(super) fn items(lines: &[Line<'_>], keyword: &str, problems: &mut Vec<Diagnostic>) -> (RowFields, usize) {
    let empty = |at| problems.push(Diagnostic::new(Code::EmptyValue, at).text("category", keyword));
    let mut cells = items::items(lines, Commas::Separate, empty);
    let left_out = cells.len().saturating_sub(MAX_ITEMS);
    cells.truncate(MAX_ITEMS);
    let places = lines.iter().filter(|line| !line.text.is_empty()).map(Line::span);
    (RowFields { cells, span: places.reduce(Span::to).unwrap_or_default() }, left_out)
}

/// Returns a whole number; one that is not in these bounds is reported.
pub(super) fn whole(text: &Text, min: u32, max: u32, problems: &mut Vec<Diagnostic>) -> Option<u32> {
    let written = text.as_str().trim();
    let plain = !written.is_empty() && digits(written) == written.len();
    let number = written.parse().ok().filter(|n| plain && (min..=max).contains(n));
    if number.is_none() {
        let problem = Diagnostic::new(Code::NotInRange, text.span()).text("text", shown(written));
        problems.push(in_bounds(problem, min, max));
    }
    number
}

/// Adds the bounds of a number to a problem.
pub(super) fn in_bounds(problem: Diagnostic, min: u32, max: u32) -> Diagnostic {
    problem.number("least", min).number("most", max)
}

/// Returns the one number of a keyword.
pub(super) fn one_number(entry: &Entry, min: u32, max: u32, problems: &mut Vec<Diagnostic>) -> Option<u32> {
    let mut items = entry.items();
    let first = items.next();
    if let Some(second) = items.next() {
        problems.push(Diagnostic::new(Code::OneItem, second.span()).text("keyword", entry.field.keyword()));
    }
    let Some(text) = first else {
        problems.push(empty(entry));
        return None;
    };
    let text = quantity::without_word(text, &["disks", "discs", "disk", "disc", "rings", "pegs", "poles", "rods"]);
    whole(&text, min, max, problems)
}

/// Returns the problem of a keyword without a value.
pub(super) fn empty(entry: &Entry) -> Diagnostic {
    Diagnostic::new(Code::EmptyKeyword, entry.span).text("keyword", entry.field.keyword())
}

/// Returns the problem of a list with another length than expected.
pub(super) fn length(entry: &Entry, expected: usize, hint: Hint) -> Diagnostic {
    let found = entry.items().count().saturating_add(entry.left_out);
    Diagnostic::new(Code::ListLength, entry.place())
        .text("keyword", entry.field.keyword())
        .number("found", found)
        .number("expected", expected)
        .hint(hint)
}

/// Returns the choice whose word an item is; another word is reported.
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

/// Splits an item into its name, if it has one, and the text after that.
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
