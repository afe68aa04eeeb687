//! The items of a list: commas, semicolons, lines, quotes and ranges.

use crate::lines::{Line, closing_quote};
use crate::numeral::{DecimalMark, affixed, digits};
use crate::{Argument, Code, Diagnostic, Number, Span, Text};

/// Maximum number of items that are kept; the others are only counted.
const MAX_ITEMS: usize = 100;

/// An item of a list.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub text: Text,
    /// Whether it was in quotes.
    pub quoted: bool,
    /// The text after a quoted item, such as a count.
    pub behind: Option<Text>,
}

/// The items of a list.
#[derive(Clone, Debug, Default)]
pub(crate) struct Items {
    pub items: Vec<Item>,
    /// Number of items that were not kept, or could not be read.
    pub left_out: usize,
}

impl Items {
    fn push(&mut self, item: impl FnOnce() -> Item) {
        if self.items.len() < MAX_ITEMS {
            self.items.push(item());
        } else {
            self.left_out += 1;
        }
    }
}

/// The text between two certain separators.
struct Segment<'a> {
    text: &'a str,
    start: usize,
    /// Whether its line has a comma followed by a blank.
    spaced: bool,
}

/// Splits lines into items. `list` names the list in problems. Linear.
pub(crate) fn items(lines: &[Line<'_>], mark: DecimalMark, list: &str, problems: &mut Vec<Diagnostic>) -> Items {
    let semicolons = lines.iter().any(|l| Separators::new(l.text).any(|s| l.text.as_bytes()[s] == b';'));
    let alone = lines.len() == 1 && Separators::new(lines[0].text).next().is_none();
    let mut splitter =
        Splitter { mark, list, semicolons, alone, result: Items::default(), empty_reported: false, problems };
    for line in lines {
        let spaced = Separators::new(line.text).any(|s| s + 1 < line.text.len() && line.text.as_bytes()[s] == b',');
        let mut from = 0;
        for end in Separators::new(line.text).map(Some).chain([None]) {
            let raw = &line.text[from..end.unwrap_or(line.text.len())];
            let text = raw.trim();
            let start = line.start as usize + from + (raw.len() - raw.trim_start().len());
            from = end.map_or(line.text.len(), |e| e + 1);
            if !text.is_empty() {
                splitter.segment(&Segment { text, start, spaced });
            } else if end.is_some() {
                splitter.empty(start);
            }
        }
    }
    splitter.result
}

struct Splitter<'a> {
    mark: DecimalMark,
    /// The name of the list.
    list: &'a str,
    /// Whether the list has semicolons.
    semicolons: bool,
    /// Whether the list is one line without a certain separator.
    alone: bool,
    result: Items,
    empty_reported: bool,
    problems: &'a mut Vec<Diagnostic>,
}

impl Splitter<'_> {
    fn empty(&mut self, at: usize) {
        if !self.empty_reported {
            self.empty_reported = true;
            self.problems.push(Diagnostic::new(Code::EmptyValue, Span::new(at, at)).text("category", self.list));
        }
    }

    fn segment(&mut self, segment: &Segment<'_>) {
        let text = segment.text.trim_matches(',').trim();
        if text.len() < segment.text.len() {
            let leading = text.is_empty() || segment.text.starts_with(',');
            self.empty(segment.start + if leading { 0 } else { text.len() });
        }
        if text.is_empty() {
            return;
        }
        let start = segment.start + (segment.text.len() - segment.text.trim_start_matches(',').trim_start().len());
        let span = Span::new(start, start + text.len());
        if text.starts_with('"') {
            push_quoted(text, start, &mut self.result, self.problems);
            return;
        }
        if !text.contains(',') {
            push(text, start, &mut self.result, self.problems);
            return;
        }
        let number = affixed(text, self.mark).is_some();
        if self.semicolons || segment.spaced {
            if !number && !self.semicolons {
                self.problems.push(Diagnostic::new(Code::CommaInsideValue, span).text("value", text));
            }
            push(text, start, &mut self.result, self.problems);
            return;
        }
        let groups = groups_of_three(text);
        if groups && self.alone {
            let separated = text.split(',').take(20).map(str::to_owned).collect();
            self.problems.push(
                Diagnostic::new(Code::AmbiguousCommas, span)
                    .text("text", text)
                    .with("separated", Argument::List(separated))
                    .text("grouped", text.replace(',', "")),
            );
        } else if groups || (number && !self.alone && self.mark == DecimalMark::Comma) {
            push(text, start, &mut self.result, self.problems);
            return;
        }
        let mut start = start;
        for part in text.split(',') {
            let trimmed = part.trim();
            if trimmed.is_empty() {
                self.empty(start);
            } else {
                let indent = part.len() - part.trim_start().len();
                push(trimmed, start + indent, &mut self.result, self.problems);
            }
            start += part.len() + 1;
        }
    }
}

/// Whether commas separate groups of three digits: `8,500`, `$1,000,000`.
fn groups_of_three(text: &str) -> bool {
    let mut parts = text.split(',');
    let first = parts.next().unwrap_or_default();
    let leading = first.len() - first.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let mut parts = parts.peekable();
    let mut groups = (1..=3).contains(&leading);
    while let Some(part) = parts.next() {
        let last = parts.peek().is_none();
        groups &= digits(part) == 3 && (last || part.len() == 3);
    }
    groups
}

fn push(text: &str, start: usize, result: &mut Items, problems: &mut Vec<Diagnostic>) {
    if let Some((first, last)) = range_ends(text) {
        push_range(text, first, last, start, result, problems);
        return;
    }
    result.push(|| Item { text: Text::new(text, start as u32), quoted: false, behind: None });
}

fn push_quoted(text: &str, start: usize, result: &mut Items, problems: &mut Vec<Diagnostic>) {
    let Some(end) = closing_quote(text, 0) else {
        problems.push(Diagnostic::new(Code::UnclosedQuote, Span::new(start, start + 1)));
        push(&text[1..], start + 1, result, problems);
        return;
    };
    let mut name = Text::new("", start as u32 + 1);
    let inside = &text[1..end - 1];
    // The first of two quotes stands for both; the next run begins after the second.
    let mut at = start as u32 + 1;
    for run in inside.split_inclusive("\"\"") {
        name.push(run.strip_suffix('"').filter(|_| run.ends_with("\"\"")).unwrap_or(run), at);
        at += run.len() as u32;
    }
    let rest = &text[end..];
    let behind = rest.trim_start();
    let at = start + end + rest.len() - behind.len();
    let behind = (!behind.is_empty()).then(|| Text::new(behind, at as u32));
    result.push(|| Item { text: name, quoted: true, behind });
}

/// Returns the two ends of a range: `1..9`, `1...9`, or `1..` without one of them. A text with other dots is none.
fn range_ends(text: &str) -> Option<(&str, &str)> {
    if text.len() > 80 || !text.as_bytes().contains(&b'.') {
        return None;
    }
    let (first, last) = text.split_once("..")?;
    let (first, last) = (first.trim(), last.trim());
    let one_word = |end: &str| !end.is_empty() && !end.starts_with('.') && !end.contains(char::is_whitespace);
    let ends = [first, last].map(|end| is_quantity(end.trim_start_matches('.')));
    let missing = first.is_empty() || last.trim_start_matches('.').is_empty();
    let numbers = (ends[0] && ends[1]) || (missing && (ends[0] || ends[1]));
    (numbers || one_word(first) && one_word(last)).then_some((first, last))
}

/// Whether a text is a number, perhaps with a unit.
fn is_quantity(text: &str) -> bool {
    affixed(text, DecimalMark::Point).is_some_and(|(number, _)| {
        !number.prefix.contains(char::is_alphanumeric) && !number.suffix.trim().contains(char::is_whitespace)
    })
}

fn push_range(text: &str, first: &str, last: &str, start: usize, result: &mut Items, problems: &mut Vec<Diagnostic>) {
    let span = Span::new(start, start + text.len());
    let ends = whole_number(first).zip(whole_number(last));
    let same_affixes = |(prefix, _, suffix): &(&str, i64, &str), (other, _, behind): &(&str, i64, &str)| {
        (other.is_empty() || prefix == other) && (suffix.is_empty() || suffix == behind)
    };
    let Some((from, to)) = ends.filter(|(a, b)| same_affixes(a, b) && a.1 <= b.1) else {
        problems.push(Diagnostic::new(Code::InvalidRange, span).text("range", text));
        result.left_out += 1;
        return;
    };
    let size = (to.1 - from.1).saturating_add(1) as usize;
    let kept = size.min(MAX_ITEMS.saturating_sub(result.items.len()));
    result.left_out = result.left_out.saturating_add(size - kept);
    for i in 0..kept {
        let mut item = Text::default();
        item.push(&format!("{}{}{}", from.0, from.1 + i as i64, to.2), start as u32);
        result.items.push(Item { text: item, quoted: false, behind: None });
    }
}

fn whole_number(text: &str) -> Option<(&str, i64, &str)> {
    let (parsed, fits) = affixed(text, DecimalMark::Point)?;
    fits.ok()?;
    parsed.number.is_integer().then(|| (parsed.prefix, Number::to_integer(&parsed.number), parsed.suffix))
}

/// The places of the certain separators: `;`, and a comma before a blank, a quote or the end; none inside quotes.
struct Separators<'a> {
    text: &'a str,
    at: usize,
    item_start: bool,
}

impl<'a> Separators<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, at: 0, item_start: true }
    }
}

impl Iterator for Separators<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let bytes = self.text.as_bytes();
        while self.at < bytes.len() {
            let i = self.at;
            self.at += 1;
            match bytes[i] {
                b'"' if self.item_start => {
                    self.at = closing_quote(self.text, i).unwrap_or(self.at);
                    self.item_start = false;
                }
                b';' => {
                    self.item_start = true;
                    return Some(i);
                }
                b',' if self.text[i + 1..].chars().next().is_none_or(|c| c.is_whitespace() || c == '"') => {
                    self.item_start = true;
                    return Some(i);
                }
                b' ' | b'\t' => {}
                _ => self.item_start = false,
            }
        }
        None
    }
}
