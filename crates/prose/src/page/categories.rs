//! The categories of a page: lines `name: a, b and c`, lists below a name, tables with a header.
//!
//! Other lines have colons and commas, too. Categories are those that are adjacent and have the same number of values.

use std::ops::Range;

use bachet_notation::{CategoryFields, Span, Text, ValueFields};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::page::Words;
use crate::page::bare_lists::{BareList, bare_lists};
use crate::page::lines::{Label, Line};
use crate::page::lists::{Items, items};
use crate::page::named::{MAX_BARE_NAME_WORDS, MAX_NAME_BYTES, Named, named};
use crate::page::names::names;
use crate::page::sentences::sentences;
use crate::page::tables;
use crate::page::words::{PhraseRole, folded};
use crate::tokens::tokens;

/// Maximum number of categories: above the limit of `notation`, which then reports it.
const MAX_CATEGORIES: usize = 1000;
/// Maximum number of words in a name; a longer text is a sentence.
const MAX_NAME_WORDS: usize = 6;
/// Maximum number of lines that are examined below a name.
const MAX_LINES_BELOW: usize = 200;
/// Maximum number of letters of an abbreviation that a full stop may belong to.
const MAX_ABBREVIATION: usize = 3;
/// Maximum length of the part of a list that is read, in bytes.
const MAX_LIST_BYTES: usize = 20_000;

/// A possible category.
#[derive(Clone, Debug)]
pub(super) struct CategoryCandidate {
    pub(super) lines: Range<usize>,
    /// The text before its values.
    pub(super) name: Span,
    /// What it is called if no text precedes its values.
    title: Option<String>,
    /// Its values, if a conjunction in the last item separates two.
    split: Vec<Span>,
    /// Its values, if no conjunction separates two.
    whole: Vec<Span>,
    /// Number of values that were not read.
    left_out: usize,
    /// Whether it is in a table, which has only categories.
    table: bool,
    /// The table or run of lines that it is in.
    block: usize,
}

/// Returns the categories of a page, and their lines. `open` tells which lines may be read. Linear.
#[inline(never)]
pub(super) fn categories(
    source: &str,
    lines: &[Line<'_>],
    open: &dyn Fn(usize) -> bool,
    words: &Words<'_>,
) -> (Vec<CategoryFields>, Vec<usize>) {
    let mut candidates = candidates(source, lines, open, words);
    let Some(size) = usual_size(source, &candidates, words) else { return (Vec::new(), Vec::new()) };
    // A sentence with a colon and commas is no list because it is the only one of its length.
    let fits = |c: &CategoryCandidate| c.table || c.split.len() == size || c.whole.len() == size;
    candidates.retain(|c| fits(c) || !c.is_sentence(source, words));
    let blocks: FxHashSet<usize> = candidates.iter().filter(|c| fits(c)).map(|c| c.block).collect();
    let candidates = without_repeats(source, candidates);
    let mut found = Vec::new();
    let mut taken = Vec::new();
    let mut seen = FxHashSet::default();
    let taking = |c: &&CategoryCandidate| blocks.contains(&c.block);
    for candidate in candidates.iter().filter(taking).take(MAX_CATEGORIES) {
        let values = if candidate.whole.len() == size { &candidate.whole } else { &candidate.split };
        found.push(category(source, candidate, values, words, &mut seen));
        taken.extend(candidate.lines.clone());
    }
    (found, taken)
}

#[inline(never)]
fn category(
    source: &str,
    candidate: &CategoryCandidate,
    values: &[Span],
    words: &Words<'_>,
    seen: &mut FxHashSet<String>,
) -> CategoryFields {
    let mut written = &source[candidate.name.start as usize..candidate.name.end as usize];
    let mut ordered = false;
    // `Rank (in order)`.
    if let Some((name, inside)) = written.trim_end().strip_suffix(')').and_then(|w| w.rsplit_once('('))
        && words.page.find(PhraseRole::Ordered, &tokens(inside, words.split)).is_some()
    {
        ordered = true;
        written = name;
    }
    let names = names(written, words.page, words.split);
    // The word for places is left for their numbers: `style of house`.
    let fresh = |range: &&Range<usize>| {
        let key = folded(&written[(*range).clone()], words.split);
        (words.page.place_name(&key).is_none() || names.len() < 3) && seen.insert(key)
    };
    let name = names.iter().find(fresh).or(names.first()).cloned().unwrap_or(0..0);
    let name = written[name.clone()].trim_matches(|c: char| c.is_whitespace() || matches!(c, '*' | '`' | '_' | '"'));
    let start = name.as_ptr() as usize - source.as_ptr() as usize;
    let name = candidate.title.as_ref().map_or_else(|| name.to_owned(), |title| numbered(title, seen));
    let (values, is_in_order) = without_remarks(source, values, words);
    ordered |= is_in_order;
    let texts: Vec<&str> = values.iter().map(|v| &source[v.start as usize..v.end as usize]).collect();
    let keys: Vec<String> = texts.iter().map(|t| folded(t, words.split)).collect();
    let ordered = ordered || words.page.in_scale_order(&keys);
    let (mut texts, mut spans) = (texts, values.clone());
    if let Some(places) = words.page.disordered(&keys) {
        // Months in no order mean that of the calendar.
        let order = super::order_of(&places);
        texts = order.iter().map(|&at| texts[at]).collect();
        spans = order.iter().map(|&at| values[at]).collect();
    }
    // A list without a name may abbreviate the days: `Mon - Tue - Wed`.
    let calendar = |text: &str| {
        let (is_month, place) = words.page.calendar_place(&folded(text, words.split))?;
        words.page.calendar_name(is_month, place).map(str::to_owned)
    };
    let whole: Option<Vec<String>> = texts.iter().map(|text| calendar(text)).collect();
    let whole = whole.filter(|_| candidate.title.is_some());
    let texts = whole.unwrap_or_else(|| texts.iter().map(|text| (*text).to_owned()).collect());
    let values = texts.into_iter().zip(&spans);
    let values = values.map(|(text, span)| ValueFields { text: Text::new(text, span.start), count: None });
    CategoryFields {
        left_out: candidate.left_out,
        name: Text::new(name.as_str(), start as u32),
        ordered,
        values: values.collect(),
        ..CategoryFields::default()
    }
}

/// Returns a title that no other category has.
fn numbered(title: &str, seen: &mut FxHashSet<String>) -> String {
    let mut name = title.to_owned();
    let mut number = 2;
    while !seen.insert(name.clone()) {
        name = format!("{title} {number}");
        number += 1;
    }
    name
}

/// Returns the values without the remarks in brackets behind a few of them, and whether one says that they are in order:
/// `1, 2, 3 (from left to right)`.
fn without_remarks(source: &str, values: &[Span], words: &Words<'_>) -> (Vec<Span>, bool) {
    let remark = |value: &Span| {
        let text = &source[value.start as usize..value.end as usize];
        let (before, inside) = text.strip_suffix(')')?.split_once(" (")?;
        (!before.trim().is_empty()).then_some((before.trim_end().len(), inside))
    };
    let remarks: Vec<(usize, &str)> = values.iter().filter_map(remark).collect();
    if remarks.len() * 2 >= values.len() {
        return (values.to_vec(), false);
    }
    let is_order =
        |(_, inside): &(usize, &str)| words.page.find(PhraseRole::Ordered, &tokens(inside, words.split)).is_some();
    let shortened = |value: &Span| {
        let start = value.start as usize;
        remark(value).map_or(*value, |(length, _)| Span::new(start, start + length))
    };
    (values.iter().map(shortened).collect(), remarks.iter().any(is_order))
}

/// The candidates without those whose values another with a shorter name has, too. Lists of the same values right below
/// each other are different categories: the marks in three subjects.
#[inline(never)]
fn without_repeats(source: &str, candidates: Vec<CategoryCandidate>) -> Vec<CategoryCandidate> {
    let key = |c: &CategoryCandidate| -> Vec<String> {
        let mut values: Vec<String> =
            c.split.iter().map(|v| source[v.start as usize..v.end as usize].to_lowercase()).collect();
        values.sort();
        values
    };
    let length = |c: &CategoryCandidate| c.name.end - c.name.start;
    let mut shortest: FxHashMap<Vec<String>, (u32, usize)> = FxHashMap::default();
    for candidate in &candidates {
        let own = (length(candidate), candidate.block);
        let before = shortest.entry(key(candidate)).or_insert(own);
        *before = own.min(*before);
    }
    // Two with equally long names are an error, which the resolver reports.
    let is_kept = |c: &CategoryCandidate| {
        let (least, block) = shortest[&key(c)];
        least == length(c) || block == c.block
    };
    candidates.into_iter().filter(is_kept).collect()
}

impl CategoryCandidate {
    /// Whether one of its values has more words than names have, or says something of everybody: `five shows, each with
    /// its own host`.
    fn is_sentence(&self, source: &str, words: &Words<'_>) -> bool {
        self.split.iter().any(|value| {
            let text = &source[value.start as usize..value.end as usize];
            let found = tokens(text, words.split);
            let is_about = |part: &PhraseRole| words.page.has(*part, &found);
            text.split_whitespace().nth(MAX_NAME_WORDS).is_some()
                || [PhraseRole::Be, PhraseRole::Person, PhraseRole::Unique].iter().any(is_about)
        })
    }

    /// Whether its name has more words than names have.
    fn is_wordy(&self, source: &str) -> bool {
        source[self.name.start as usize..self.name.end as usize].split_whitespace().nth(MAX_NAME_WORDS).is_some()
    }
}

/// Returns the number of values that most candidates have that are no sentences, of several the first.
fn usual_size(source: &str, candidates: &[CategoryCandidate], words: &Words<'_>) -> Option<usize> {
    let mut counts: FxHashMap<usize, usize> = FxHashMap::default();
    let mut order = Vec::new();
    for candidate in candidates.iter().filter(|c| c.table || !c.is_sentence(source, words)) {
        let sizes = [candidate.split.len(), candidate.whole.len()];
        for size in &sizes[..if sizes[0] == sizes[1] { 1 } else { 2 }] {
            let count = counts.entry(*size).or_default();
            if *count == 0 {
                order.push(*size);
            }
            *count += 1;
        }
    }
    order.into_iter().rev().max_by_key(|size| counts[size]).filter(|&size| size > 1)
}

#[inline(never)]
fn candidates(
    source: &str,
    lines: &[Line<'_>],
    open: &dyn Fn(usize) -> bool,
    words: &Words<'_>,
) -> Vec<CategoryCandidate> {
    let mut found: Vec<CategoryCandidate> = Vec::new();
    let (mut block, mut attempts) = (0, 0);
    let mut at = 0;
    while at < lines.len() {
        if !open(at) {
            at += 1;
            block += 1;
            continue;
        }
        if let Some(table) = tables::table(lines, at, open) {
            block += 1;
            for (name, values) in table.categories(source, words) {
                found.push(CategoryCandidate {
                    lines: at..table.end,
                    name,
                    title: None,
                    split: values.clone(),
                    whole: values,
                    left_out: 0,
                    table: true,
                    block,
                });
            }
            block += 1;
            at = table.end;
            continue;
        }
        if let Some(lists) = bare_lists(lines, at, open, words, &mut attempts) {
            block += 1;
            for BareList { title, values } in lists {
                let name = Span::new(lines[at].start, lines[at].start);
                let (split, whole) = (values.clone(), values);
                let (lines, title) = (at..at + 1, Some(title));
                found.push(CategoryCandidate { lines, name, title, split, whole, left_out: 0, table: true, block });
                at += 1;
            }
            block += 1;
            continue;
        }
        if let Some(candidate) = inline(lines, at, words).or_else(|| below(lines, at, open, words)) {
            // An introduction with a colon and a list is a block of its own.
            let apart = lines[at].gap && lines[at].label == Label::None && candidate.is_wordy(source);
            block += usize::from(apart);
            at = candidate.lines.end;
            found.push(CategoryCandidate { block, ..candidate });
            block += usize::from(apart);
        } else {
            block += 1;
            at += 1;
        }
    }
    without_labelled_clues(found, lines, open)
}

/// Numbered lines are categories only if every line of their list is one, and lines with bullets if half of their list
/// are: `1. Food:kale is on the left`, `- Sam has a sweet tooth: she had the cake, the tart or the pie` are clues.
fn without_labelled_clues(
    mut found: Vec<CategoryCandidate>,
    lines: &[Line<'_>],
    open: &dyn Fn(usize) -> bool,
) -> Vec<CategoryCandidate> {
    let numbered = |at: usize| open(at) && matches!(lines[at].label, Label::Number(_));
    let taken: FxHashSet<usize> = found.iter().flat_map(|c| c.lines.clone()).collect();
    let all = (0..lines.len()).filter(|&at| numbered(at)).all(|at| taken.contains(&at));
    if !all {
        found.retain(|c| !numbered(c.lines.start));
    }
    let bullet = |at: usize| lines[at].label == Label::Bullet;
    let mut at = 0;
    while at < lines.len() {
        let end = (at + 1..lines.len()).find(|&end| lines[end].gap).unwrap_or(lines.len());
        let items = || (at..end).filter(|&at| bullet(at));
        if items().filter(|at| taken.contains(at)).count() * 2 < items().count() {
            found.retain(|c| !(at..end).contains(&c.lines.start) || !bullet(c.lines.start));
        }
        at = end;
    }
    found
}

/// Reads `name: a, b and c`, continued below if the line ends with a separator.
#[inline(never)]
fn inline(lines: &[Line<'_>], at: usize, words: &Words<'_>) -> Option<CategoryCandidate> {
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
    let title = None;
    listed.then_some(CategoryCandidate { lines: at..end, name, title, split, whole, left_out, table: false, block: 0 })
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
fn below(lines: &[Line<'_>], at: usize, open: &dyn Fn(usize) -> bool, words: &Words<'_>) -> Option<CategoryCandidate> {
    let line = &lines[at];
    // A few words above bullets are a heading without any mark.
    let bare = line.label == Label::None
        && line.text.split_whitespace().count() <= MAX_BARE_NAME_WORDS
        && !line.ends_sentence()
        && !line.text.contains(':')
        && lines.get(at + 1).is_some_and(|below| below.label == Label::Bullet);
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
        table: false,
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
    let is_list = inside.contains(", ")
        || [" – ", " — ", " - ", " / ", " | "].iter().any(|sign| inside.matches(sign).count() > 1);
    line.is_question()
        || inside.contains(". ") && !is_list
        || all.iter().skip(1).any(|range| is_about(&inside[range.clone()]))
        || is_followed(inside, &all)
}
