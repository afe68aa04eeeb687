//! Categories of a text that lists none, from the names in its clues and questions, for a person to check.

use bachet_notation::{CategoryFields, Span, Text, ValueFields, read_fields, write_grid};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::language::Language;
use crate::page::induce::{self, InducedCategory};
use crate::page::lines::is_code;
use crate::page::sentences::sentences;
use crate::page::terms::terms;
use crate::page::words::{PhraseRole, folded};
use crate::page::{Page, Words, places, ranges};

/// Maximum number of categories with one name that are numbered.
const MAX_SAME_NAMES: usize = 100;

/// A puzzle whose categories were found in its clues.
#[derive(Clone, Debug, Default)]
pub struct Proposal {
    /// The page, its categories filled in.
    pub page: Page,
    /// What a person should check.
    pub remarks: Vec<Remark>,
}

/// Something to check in a proposal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The categories were inferred from the clues and may be wrong.
    FromClues,
    /// A category that lacks values: no clue or question names them.
    Missing {
        /// Its name.
        category: String,
        /// How many values it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A category with more values than the others: some of them may be the same, or belong to another.
    TooMany {
        /// Its name.
        category: String,
        /// How many values it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// Names without a category.
    Unplaced {
        /// The names.
        names: Vec<String>,
    },
}

impl Proposal {
    /// The puzzle as a file in the notation, each remark a comment in the caller's words.
    pub fn write(&self, words: impl Fn(&Remark) -> String) -> String {
        let text = write_grid(&read_fields(&self.page.fields).0);
        let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
        let mut written = format!("{first}\n");
        for line in self.remarks.iter().flat_map(|r| words(r).lines().map(str::to_owned).collect::<Vec<_>>()) {
            written.push_str("# ");
            written.push_str(line.trim());
            written.push('\n');
        }
        written + rest
    }
}

/// The values of a category as they are found.
#[derive(Debug, Default)]
struct Cluster {
    name: String,
    values: Vec<FoundValue>,
    /// Whether its values are numbers, which are hard to distinguish from other words.
    counted: bool,
}

#[derive(Clone, Debug)]
struct FoundValue {
    text: String,
    start: u32,
    /// Whether it begins a sentence, so that its capital means nothing.
    first: bool,
}

/// Proposes categories for a text that lists none; those of a text that lists them stay as they are. Linear.
pub fn propose(source: &str) -> Proposal {
    let mut page = super::read(source);
    let Some(language) = page.language.or(Language::all().next()) else { return Proposal::default() };
    let words = Words::new(language);
    let listed = page.fields.categories.len() > usize::from(page.implied);
    if listed {
        let remarks = add_induced(&mut page, source, &words);
        return Proposal { page, remarks };
    }
    let said: Vec<Text> = page.fields.clues.iter().filter_map(|c| c.text.clone()).collect();
    let asked: Vec<Text> = page.fields.questions.iter().filter_map(|q| q.text.clone()).collect();
    let mut clusters = clusters(said.iter().chain(&asked), &words);
    for cluster in &mut clusters {
        cluster.settle_capitals();
        cluster.settle_order(&words);
    }
    let stated = page.fields.categories.first().map(|c| c.values.len());
    let is_whole = |size: usize| clusters.iter().all(|c| c.values.len() == size);
    let whole = if usual_size(&clusters).is_some_and(is_whole) { clusters.len() } else { 0 };
    let is_more = |found: &Vec<CategoryFields>| whole < 3 && found.len() > whole;
    if let Some(found) = induced_alone(&page, source, stated, &words).filter(is_more) {
        let implied = page.implied;
        page.fields.categories.truncate(usize::from(implied));
        page.fields.categories.extend(found);
        if !implied {
            let texts: Vec<&str> = said.iter().map(Text::as_str).collect();
            // The hours of departure put nothing in a row.
            let is_number = |value: &ValueFields| value.text.as_str().chars().all(|c| c.is_ascii_digit());
            let mut others = page.fields.categories.clone();
            others.retain(|category| !category.values.iter().all(is_number));
            if let Some(place) = places::implied(&others, &[], &texts, &words) {
                page.fields.categories.insert(0, place);
                page.implied = true;
            }
        }
        make_distinct(&mut page.fields.categories);
        return Proposal { page, remarks: vec![Remark::FromClues] };
    }
    let size = stated.or_else(|| usual_size(&clusters)).unwrap_or(0);
    let mut remarks = vec![Remark::FromClues];
    let (kept, rest): (Vec<Cluster>, Vec<Cluster>) =
        clusters.into_iter().partition(|c| c.counted || c.values.len() * 2 > size.max(2));
    let mut categories: Vec<CategoryFields> = kept.iter().map(Cluster::category).collect();
    // The entities are the ones with names.
    let people = words.page.title(PhraseRole::Name);
    if let Some(at) = categories.iter().position(|c| c.name.as_str() == people) {
        categories[..=at].rotate_right(1);
    }
    for category in &categories {
        let (name, found) = (category.name.as_str().to_owned(), category.values.len());
        if found < size {
            remarks.push(Remark::Missing { category: name, found, expected: size });
        } else if found > size {
            remarks.push(Remark::TooMany { category: name, found, expected: size });
        }
    }
    let names: Vec<String> = rest.into_iter().flat_map(|c| c.values).map(|v| v.text).collect();
    if !names.is_empty() {
        remarks.push(Remark::Unplaced { names });
    }
    if page.implied {
        let place = page.fields.categories.remove(0);
        categories.insert(0, place);
    } else {
        let texts: Vec<&str> = said.iter().map(Text::as_str).collect();
        if let Some(place) = places::implied(&categories, &[], &texts, &words) {
            categories.insert(0, place);
            page.implied = true;
        }
    }
    page.fields.categories = categories;
    Proposal { page, remarks }
}

/// Returns the sentences of the introduction, and those of the clues and questions.
fn texts(page: &Page, source: &str, words: &Words<'_>) -> (Vec<Text>, Vec<Text>) {
    let clues = page.fields.clues.iter().filter_map(|clue| clue.text.clone());
    let questions = page.fields.questions.iter().filter_map(|question| question.text.clone());
    let said: Vec<Text> = clues.chain(questions).collect();
    let first = page.fields.clues.iter().map(|clue| clue.span.start).min().unwrap_or(u32::MAX);
    let is_text = |span: &&Span| !is_code(&source[span.start as usize..span.end as usize]);
    let lines = page.scene.iter().filter(|span| span.start < first).filter(is_text);
    let mut whole = Text::default();
    for span in lines {
        let end = whole.span().end as usize;
        let is_apart = source.get(end..span.start as usize).is_some_and(|gap| gap.matches('\n').count() > 1);
        if !whole.is_empty() && is_apart && !whole.as_str().ends_with(['.', '!', '?', ':']) {
            // A heading ends like a sentence.
            whole.push(".", end as u32);
        }
        if !whole.is_empty() {
            whole.push_blank();
        }
        let text = &source[span.start as usize..span.end as usize];
        whole.push(text, span.start);
    }
    let introduction = sentences(whole.as_str(), words).into_iter().map(|range| whole.part(range)).collect();
    (introduction, said)
}

/// Returns categories that the clues of a page without lists show: two at least.
fn induced_alone(page: &Page, source: &str, stated: Option<usize>, words: &Words<'_>) -> Option<Vec<CategoryFields>> {
    let (introduction, said) = texts(page, source, words);
    let sizes = stated.map_or_else(
        || {
            let mut sizes = induce::sizes(&introduction, &[], words);
            // `Ann and six others`: there may be more than the introduction states, but not fewer.
            let least = sizes.first().copied().unwrap_or(0);
            let shown = induce::shown_sizes(&introduction, &said, words);
            sizes.extend(shown.into_iter().filter(|&size| size > least));
            sizes
        },
        |size| vec![size],
    );
    let found = sizes.into_iter().map(|size| induce::induced(&introduction, &said, &[], size, words));
    let best = found.rev().max_by_key(Vec::len).filter(|found| found.len() > 1)?;
    let mut categories: Vec<CategoryFields> = best.into_iter().map(|category| built(category, words)).collect();
    let plain: Vec<Text> = introduction.iter().map(ranges::without_brackets).collect();
    let mut ordered = ranges::ranges(&categories, &plain, words);
    if ordered.is_empty() {
        ordered.extend(ranges::ordinals(&categories, &introduction, words));
    }
    categories.splice(0..0, ordered);
    Some(categories)
}

/// Adds the categories that the clues show beside lists of numbers alone, which are nobody's: names, and adjectives of one
/// noun.
fn add_induced(page: &mut Page, source: &str, words: &Words<'_>) -> Vec<Remark> {
    let is_number = |value: &ValueFields| value.text.as_str().starts_with(|c: char| c.is_ascii_digit());
    if !page.fields.categories.iter().flat_map(|category| &category.values).all(is_number) {
        return Vec::new();
    }
    let (introduction, said) = texts(page, source, words);
    let Some(&size) = induce::sizes(&introduction, &page.fields.categories, words).first() else { return Vec::new() };
    let found = induce::induced(&introduction, &said, &page.fields.categories, size, words);
    let remarks = if found.is_empty() { Vec::new() } else { vec![Remark::FromClues] };
    page.fields.categories.extend(found.into_iter().map(|category| built(category, words)));
    make_distinct(&mut page.fields.categories);
    remarks
}

/// Numbers the names that several categories have.
fn make_distinct(categories: &mut [CategoryFields]) {
    let mut seen: FxHashSet<String> = FxHashSet::default();
    for category in categories {
        let (name, start) = (category.name.as_str().to_owned(), category.name.span().start);
        let numbered = std::iter::once(name.clone()).chain((2..).map(|number| format!("{name} {number}")));
        if let Some(name) = numbered.take(MAX_SAME_NAMES).find(|name| seen.insert(name.to_lowercase())) {
            category.name = Text::new(name, start);
        }
    }
}

/// Returns a category in the order of its values.
fn built(category: InducedCategory, words: &Words<'_>) -> CategoryFields {
    let values = category.values.into_iter();
    let values = values.map(|value| FoundValue { text: value.text, start: value.start, first: value.first });
    let mut cluster = Cluster { name: category.name, values: values.collect(), counted: false };
    cluster.settle_capitals();
    cluster.settle_order(words);
    cluster.category()
}

#[inline(never)]
fn clusters<'a>(sentences: impl Iterator<Item = &'a Text>, words: &Words<'_>) -> Vec<Cluster> {
    let mut clusters: Vec<Cluster> = Vec::new();
    let mut places: FxHashMap<String, usize> = FxHashMap::default();
    let mut seen: FxHashSet<String> = FxHashSet::default();
    for sentence in sentences {
        for term in terms(sentence.as_str(), words) {
            let text = sentence.as_str()[term.range.clone()].to_owned();
            let key = words.stem(&folded(&text, words.split));
            if !seen.insert(key) {
                continue;
            }
            let place = *places.entry(term.category.clone()).or_insert_with(|| {
                clusters.push(Cluster { name: term.category.clone(), counted: term.counted, values: Vec::new() });
                clusters.len() - 1
            });
            let start = sentence.part(term.range.clone()).span().start;
            clusters[place].values.push(FoundValue { text, start, first: term.first });
        }
    }
    clusters
}

/// The number of values that most clusters have; of two such numbers the larger.
fn usual_size(clusters: &[Cluster]) -> Option<usize> {
    let count = |size: usize| clusters.iter().filter(|c| c.values.len() == size).count();
    clusters.iter().map(|c| c.values.len()).filter(|&size| size > 1).max_by_key(|&size| (count(size), size))
}

impl Cluster {
    /// Lower-cases values from the beginning of sentences if the other values are in lower case.
    #[inline(never)]
    fn settle_capitals(&mut self) {
        let small = |v: &&FoundValue| !v.first && v.text.starts_with(char::is_lowercase);
        let inner = self.values.iter().filter(|v| !v.first).count();
        if self.values.iter().filter(small).count() * 2 > inner {
            for value in self.values.iter_mut().filter(|v| v.first) {
                let mut chars = value.text.chars();
                value.text = chars.next().map_or_else(String::new, |c| c.to_lowercase().chain(chars).collect());
            }
        }
    }

    /// Sorts numbers, months and weekdays.
    #[inline(never)]
    fn settle_order(&mut self, words: &Words<'_>) {
        let keys: Vec<String> = self.values.iter().map(|v| folded(&v.text, words.split)).collect();
        let numbers: Option<Vec<u32>> = keys.iter().map(|key| key.parse().ok()).collect();
        let Some(places) = numbers.or_else(|| words.page.calendar_places(&keys)) else { return };
        self.values = super::order_of(&places).into_iter().map(|at| self.values[at].clone()).collect();
    }

    fn category(&self) -> CategoryFields {
        let start = self.values.first().map_or(0, |v| v.start);
        let values = self.values.iter().map(|v| ValueFields { text: Text::new(v.text.as_str(), v.start), count: None });
        CategoryFields {
            name: Text::new(self.name.as_str(), start),
            values: values.collect(),
            ..CategoryFields::default()
        }
    }
}
