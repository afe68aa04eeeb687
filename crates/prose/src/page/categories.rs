//! The categories of a page: lines `name: a, b and c`, lists below a name, tables with a header.
//!
//! Other lines have colons and commas, too. Categories are those that are adjacent and have the same number of values.

use std::ops::Range;

use bachet_notation::{CategoryFields, Span, Text, ValueFields};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::page::bare_lists::{BareList, bare_lists, title};
use crate::page::line_lists::{below, inline, nameless};
use crate::page::lines::{Label, Line};
use crate::page::names::names;
use crate::page::tables;
use crate::page::units::with_shared_unit;
use crate::page::words::{PhraseRole, folded};
use crate::page::{Words, written_at};
use crate::tokens::tokens;

/// Maximum number of categories: above the limit of `notation`, which then reports it.
const MAX_CATEGORIES: usize = 1000;
/// Maximum number of words in a name; a longer text is a sentence.
pub(super) const MAX_NAME_WORDS: usize = 6;

/// A possible category.
#[derive(Clone, Debug)]
pub(super) struct CategoryCandidate {
    pub(super) lines: Range<usize>,
    /// The text before its values.
    pub(super) name: Span,
    /// What it is called if no text precedes its values.
    pub(super) title: Option<String>,
    /// Its values, if a conjunction in the last item separates two.
    pub(super) split: Vec<Span>,
    /// Its values, if no conjunction separates two.
    pub(super) whole: Vec<Span>,
    /// Number of values that were not read.
    pub(super) left_out: usize,
    pub(super) shape: Shape,
    /// The table or run of lines that it is in.
    pub(super) block: usize,
}

/// Where the values of a candidate stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// Behind a name, or below it.
    Named,
    /// In a list without a name between others that have one.
    Nameless,
    /// In a table, which has only categories.
    Table,
    /// In the first row or the first column of a table that is to be filled in: these may be names of categories, too.
    Form,
}

/// Returns the categories of a page, and their lines. `open` tells which lines may be read. Linear.
#[inline(never)]
pub(super) fn categories(
    source: &str,
    lines: &[Line<'_>],
    open: &dyn Fn(usize) -> bool,
    words: &Words<'_>,
) -> (Vec<CategoryFields>, Vec<usize>) {
    let mut candidates = without_names_of_others(source, &candidates(source, lines, open, words), words);
    let Some(size) = usual_size(source, &candidates, words) else { return (Vec::new(), Vec::new()) };
    // A sentence with a colon and commas is no list because it is the only one of its length.
    let fits = |c: &CategoryCandidate| c.shape == Shape::Table || c.split.len() == size || c.whole.len() == size;
    let has_name = |c: &CategoryCandidate| matches!(c.shape, Shape::Named | Shape::Table);
    let is_list = |c: &CategoryCandidate| fits(c) && !(c.shape == Shape::Named && c.has_clause(source, words));
    candidates.retain(|c| is_list(c) || has_name(c) && !c.is_sentence(source, words));
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
    let ordered = ordered || words.page.in_scale_order(&keys) || are_marks(&texts);
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
    let texts = whole.unwrap_or_else(|| with_shared_unit(&texts));
    let values = texts.into_iter().zip(&spans);
    let values = values.map(|(text, span)| ValueFields { text: written_at(&text, *span), count: None });
    CategoryFields {
        left_out: candidate.left_out,
        name: Text::new(name.as_str(), start as u32),
        ordered,
        values: values.collect(),
        ..CategoryFields::default()
    }
}

/// Whether values are the marks of a school, the worst first: `B-, B+, A`.
fn are_marks(values: &[&str]) -> bool {
    let place = |value: &&str| {
        let mut signs = value.chars();
        let letter = signs.next().filter(|letter| ('A'..='F').contains(letter))?;
        let sign = match signs.as_str() {
            "-" | "−" | "–" => -1,
            "" => 0,
            "+" => 1,
            _ => return None,
        };
        Some(sign - 3 * (letter as i32 - 'A' as i32))
    };
    let places: Option<Vec<i32>> = values.iter().map(place).collect();
    let has_sign = values.iter().any(|value| value.len() > 1);
    places.is_some_and(|places| has_sign && places.is_sorted_by(|a, b| a < b))
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
        self.split.iter().any(|value| is_long(source, *value) || is_about(source, *value, words))
    }

    /// Whether one of its values has more words than names have, and says something of everybody.
    fn has_clause(&self, source: &str, words: &Words<'_>) -> bool {
        self.split.iter().any(|value| is_long(source, *value) && is_about(source, *value, words))
    }

    /// Whether its name has more words than names have.
    fn is_wordy(&self, source: &str) -> bool {
        source[self.name.start as usize..self.name.end as usize].split_whitespace().nth(MAX_NAME_WORDS).is_some()
    }
}

/// Whether a value has more words than names have.
fn is_long(source: &str, value: Span) -> bool {
    source[value.start as usize..value.end as usize].split_whitespace().nth(MAX_NAME_WORDS).is_some()
}

/// Whether a value says something of everybody.
fn is_about(source: &str, value: Span, words: &Words<'_>) -> bool {
    let found = tokens(&source[value.start as usize..value.end as usize], words.split);
    [PhraseRole::Be, PhraseRole::Person, PhraseRole::Unique].iter().any(|&part| words.page.has(part, &found))
}

/// Returns the candidates without the rows and columns of forms that have the names of other categories, or the values of
/// one.
fn without_names_of_others(
    source: &str,
    candidates: &[CategoryCandidate],
    words: &Words<'_>,
) -> Vec<CategoryCandidate> {
    let key = |span: &Span| words.stem(&folded(&source[span.start as usize..span.end as usize], words.split));
    let others = || candidates.iter().filter(|c| c.shape != Shape::Form);
    let keys: FxHashSet<String> = others().flat_map(|c| c.split.iter().chain([&c.name])).map(key).collect();
    let is_named =
        |c: &CategoryCandidate| c.shape == Shape::Form && c.split.iter().any(|value| keys.contains(&key(value)));
    candidates.iter().filter(|c| !is_named(c)).cloned().collect()
}

/// Returns the number of values that most candidates have that are no sentences, of several the first.
fn usual_size(source: &str, candidates: &[CategoryCandidate], words: &Words<'_>) -> Option<usize> {
    let mut counts: FxHashMap<usize, usize> = FxHashMap::default();
    let mut order = Vec::new();
    // The rows and columns of a form count only where nothing else does.
    let is_form = |c: &&CategoryCandidate| matches!(c.shape, Shape::Form | Shape::Nameless);
    let is_alone = candidates.iter().all(|c| is_form(&c));
    let voting = candidates.iter().filter(|c| is_alone || !is_form(c));
    for candidate in voting.filter(|c| c.shape == Shape::Table || !c.is_sentence(source, words)) {
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
            let (shape, lists) = match table.form(source, words) {
                Some(lists) => (Shape::Form, lists),
                None => (Shape::Table, table.categories(source, words)),
            };
            for (name, values) in lists {
                let texts = values.iter().map(|value| &source[value.start as usize..value.end as usize]);
                let title = (name.start == name.end && shape == Shape::Form).then(|| title(texts, words));
                let (lines, split) = (at..table.end, values.clone());
                found.push(CategoryCandidate { lines, name, title, split, whole: values, left_out: 0, shape, block });
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
                let shape = Shape::Table;
                found.push(CategoryCandidate { lines, name, title, split, whole, left_out: 0, shape, block });
                at += 1;
            }
            block += 1;
            continue;
        }
        let listed = || below(lines, at, open, words).or_else(|| nameless(lines, at, open, words));
        if let Some(candidate) = inline(lines, at, words).or_else(listed) {
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
