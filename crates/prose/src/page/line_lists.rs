//! The lines that may be a category: `name: a, b and c`, a name with its list on the next line, a name with its values
//! below.

use std::ops::Range;

use bachet_notation::Span;

use crate::page::Words;
use crate::page::bare_lists::{SEPARATORS, title, values};
use crate::page::categories::{CategoryCandidate, MAX_NAME_WORDS, Shape};
use crate::page::lines::{Label, Line};
use crate::page::lists::{Items, SIGNS, items};
use crate::page::named::{MAX_BARE_NAME_WORDS, MAX_NAME_BYTES, Named, named};
use crate::page::sentences::sentences;
use crate::page::words::PhraseRole;
use crate::tokens::tokens;

/// Maximum number of lines that are examined below a name.
const MAX_LINES_BELOW: usize = 200;
/// Maximum number of letters of an abbreviation that a full stop may belong to.
const MAX_ABBREVIATION: usize = 3;
/// Maximum length of the part of a list that is read, in bytes.
const MAX_LIST_BYTES: usize = 20_000;

/// Reads `name: a, b and c`, continued below if the line ends with a separator.
#[inline(never)]
pub(super) fn inline(lines: &[Line<'_>], at: usize, words: &Words<'_>) -> Option<CategoryCandidate> {
    let line = &lines[at];
    let (Named { name, tail, start }, first) = match named(line) {
        Some(named) => (named, at),
        None => (below_name(lines, at)?, at + 1),
    };
    let mut end = first + 1;
    let mut wrapped = tail;
    // The list continues after a final comma.
    while wrapped.ends_with(',')
        && let Some(next) = lines.get(end).filter(|l| !l.gap && l.label == Label::None && !l.text.contains(':'))
    {
        wrapped = next.text;
        end += 1;
    }
    let mut split = Vec::new();
    let mut whole = Vec::new();
    let mut left_out = 0;
    for (i, line) in lines[first..end].iter().enumerate() {
        let (text, start) = if i == 0 { (tail, start) } else { (line.text, line.start) };
        let (text, behind) = shortened(text);
        left_out += behind;
        let last = i + 1 == end - first;
        let Items { split: parts, whole: uncut } = if end - first > 1 && !last {
            // A continuation may have a single item.
            items(text, words.page, words.split).or_single(text)
        } else if end - first > 1 {
            items(text, words.page, words.split).or_single(text.trim_end_matches('.'))
        } else {
            items(text, words.page, words.split)
        };
        if i == 0 && words.are_counts(parts.iter().map(|item| &text[item.clone()])) {
            return None;
        }
        let place = |r: Range<usize>| Span::new(start + r.start, start + r.end);
        split.extend(parts.into_iter().map(place));
        whole.extend(uncut.into_iter().map(place));
    }
    if words.is_answer(line) || words.is_sought(line) {
        return None;
    }
    // Bars beside commas are the links of a menu.
    let menu = tail.contains(" | ") && tail.contains(", ");
    let listed = split.len() > 1 && !is_sentence(line, tail, words) && !menu;
    // A long question is no name: `How do they come to work? on foot, by bus, by tram`.
    let asked = &line.text[name.start as usize - line.start..name.end as usize - line.start];
    let is_asked = first == at && line.text[name.end as usize - line.start..].trim_start().starts_with('?');
    let is_long = is_asked && asked.split_whitespace().nth(MAX_BARE_NAME_WORDS).is_some();
    let listed_first = || items(tail, words.page, words.split).split;
    let title = is_long.then(|| title(listed_first().iter().map(|item| &tail[item.clone()]), words));
    let (lines, shape) = (at..end, Shape::Named);
    listed.then_some(CategoryCandidate { lines, name, title, split, whole, left_out, shape, block: 0 })
}

/// Reads a list without a name right above or below a line that has a name and a list.
pub(super) fn nameless(
    lines: &[Line<'_>],
    at: usize,
    open: &dyn Fn(usize) -> bool,
    words: &Words<'_>,
) -> Option<CategoryCandidate> {
    let line = &lines[at];
    let is_beside = |one: usize, other: usize| {
        let pair = lines.get(one).zip(lines.get(other));
        pair.is_some_and(|(one, other)| !other.gap && one.label == other.label)
    };
    let is_list = |other: usize| open(other) && inline(lines, other, words).is_some();
    let has_list = || is_beside(at, at + 1) && is_list(at + 1) || at > 0 && is_beside(at - 1, at) && is_list(at - 1);
    let split = SEPARATORS.iter().find_map(|separator| values(line, separator, words)).filter(|_| has_list())?;
    let text = |span: &Span| &line.text[span.start as usize - line.start..span.end as usize - line.start];
    let title = Some(title(split.iter().map(text), words));
    let name = Span::new(line.start, line.start);
    let (lines, whole, shape) = (at..at + 1, split.clone(), Shape::Nameless);
    Some(CategoryCandidate { lines, name, title, split, whole, left_out: 0, shape, block: 0 })
}

/// Returns a name alone on its line, and the list on the line below.
fn below_name<'a>(lines: &[Line<'a>], at: usize) -> Option<Named<'a>> {
    let line = &lines[at];
    let name = line.text.strip_suffix(':')?.trim_end();
    let below =
        lines.get(at + 1).filter(|below| !below.gap && below.label == Label::None && !below.text.contains(':'))?;
    let is_name = !name.is_empty() && !line.heading && line.prefix.is_none() && line.label == Label::None;
    let is_list = below.text.contains(", ") && !below.ends_sentence() && !below.is_code();
    let words = name.split_whitespace().count();
    (is_name && is_list && words <= MAX_NAME_WORDS).then_some(Named {
        name: Span::new(line.start, line.start + name.len()),
        tail: below.text,
        start: below.start,
    })
}

/// Returns the beginning of a list that is too long, and the number of items that are left out.
fn shortened(text: &str) -> (&str, usize) {
    let kept = &text[..text.floor_char_boundary(MAX_LIST_BYTES)];
    let Some(end) = kept.rfind(',').filter(|_| kept.len() < text.len()) else { return (kept, 0) };
    (&text[..end], text[end + 1..].matches(',').count() + 1)
}

/// Reads a name with its values on the lines below, each with a bullet or a number or indented.
#[inline(never)]
pub(super) fn below(
    lines: &[Line<'_>],
    at: usize,
    open: &dyn Fn(usize) -> bool,
    words: &Words<'_>,
) -> Option<CategoryCandidate> {
    let line = &lines[at];
    // A few words above bullets or indented lines are a heading without any mark.
    let is_list = |below: &Line<'_>| below.label == Label::Bullet || !below.gap && below.indent > line.indent;
    let bare = line.label == Label::None
        && line.text.split_whitespace().count() <= MAX_BARE_NAME_WORDS
        && !line.ends_sentence()
        && !line.text.contains(':')
        && lines.get(at + 1).is_some_and(is_list);
    let plain = (line.heading || bare).then_some(line.text);
    let name = line.text.trim_end_matches(['*', '_', ' ']).strip_suffix(':').or(plain)?;
    let marks = ['*', '_', ' '];
    let name = name.trim_matches(marks);
    // Of an introduction that ends with a colon, the last clause names the list.
    let is_long = name.len() > MAX_NAME_BYTES;
    let name = if is_long { last_clause(name, words) } else { name };
    if name.is_empty() || name.len() > MAX_NAME_BYTES || line.is_question() {
        return None;
    }
    let head = tokens(name, words.split);
    let marker =
        [PhraseRole::Clues, PhraseRole::Question, PhraseRole::Answer].iter().any(|&part| words.heads(part, &head));
    if marker || matches!(line.label, Label::Number(_)) {
        return None;
    }
    let inner = |l: &Line<'_>| l.label != Label::None && line.label == Label::None || l.indent > line.indent;
    let values: Vec<&Line<'_>> = lines[at + 1..]
        .iter()
        .enumerate()
        .take(MAX_LINES_BELOW)
        .take_while(|(i, l)| inner(l) && open(at + 1 + i) && !l.heading && (!l.gap || *i == 0))
        .map(|(_, l)| l)
        .collect();
    let short = |l: &&Line<'_>| {
        !l.text.is_empty()
            && l.text.len() <= 60
            && !l.ends_sentence()
            && !l.text.contains([':', ','])
            && !l.is_code()
            && l.prefix.is_none()
    };
    if values.len() < 2 || !values.iter().all(short) {
        return None;
    }
    let spans: Vec<Span> = values
        .iter()
        .map(|l| {
            let text = l.text.trim_matches(['*', '`', '"', ' ']);
            let start = l.start + (text.as_ptr() as usize - l.text.as_ptr() as usize);
            Span::new(start, start + text.len())
        })
        .collect();
    let start = line.start + (name.as_ptr() as usize - line.text.as_ptr() as usize);
    let end = at + 1 + spans.len();
    let from = if is_long { at + 1 } else { at };
    let name = Span::new(start, start + name.len());
    Some(CategoryCandidate {
        lines: from..end,
        name,
        title: None,
        split: spans.clone(),
        whole: spans,
        left_out: 0,
        shape: Shape::Named,
        block: 0,
    })
}

/// Whether another sentence follows a list: `Vietnam. (The names do not help!)`, but not `Rye, St. Ives`.
fn is_followed(text: &str, sentences: &[Range<usize>]) -> bool {
    let [first, second, ..] = sentences else { return false };
    let (first, second) = (&text[first.clone()], &text[second.clone()]);
    let last = first.trim_end_matches(['.', '!', '?', ' ']).rsplit(' ').next().unwrap_or_default();
    let item = second.split(", ").next().unwrap_or_default();
    let is_abbreviation =
        last.chars().count() <= MAX_ABBREVIATION && item.split_whitespace().count() <= MAX_BARE_NAME_WORDS;
    first.matches(", ").count() > 1 && !is_abbreviation
}

/// Returns the end of a text that may be a name: behind its last sentence and its last comma or bracket.
fn last_clause<'a>(text: &'a str, words: &Words<'_>) -> &'a str {
    let from = sentences(text, words).last().map_or(0, |range| range.start);
    let from = from + text[from..].rfind([',', ';', ')']).map_or(0, |at| at + 1);
    text[from..].trim_start()
}

/// Whether the text after the colon is a sentence, not a list, or has another sentence behind its list.
fn is_sentence(line: &Line<'_>, tail: &str, words: &Words<'_>) -> bool {
    let inside = tail.trim_end_matches(['.', ' ']);
    let is_about = |text: &str| {
        let found = tokens(text, words.split);
        [PhraseRole::Be, PhraseRole::Person].iter().any(|&part| words.page.has(part, &found))
    };
    let all = sentences(inside, words);
    // `Mr Abel – Mrs. Birk – Mr. Cole`
    let is_list =
        inside.contains(", ") || SIGNS.iter().chain(&[" / ", " | "]).any(|sign| inside.matches(sign).count() > 1);
    line.is_question()
        || inside.contains(". ") && !is_list
        || all.iter().skip(1).any(|range| is_about(&inside[range.clone()]))
        || is_followed(inside, &all)
        // `Next evening: Friday, 7 pm. Good luck!`
        || all.len() > 1 && tail.ends_with('!')
}
