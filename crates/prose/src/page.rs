//! Whole texts from books and the web, read into the fields of a puzzle.
//!
//! A page has an introduction, categories as lists or tables, clues with or without numbers, questions, a form for the
//! answer. The reader classifies lines by their shape, and by the few words in the `[page]` section of the language.
//! Nothing is lost: text that is neither category nor clue nor question is listed as scene.

mod asides;
mod bare_lists;
mod base_forms;
mod categories;
mod clocks;
mod closings;
mod clues;
mod counted;
mod enumerations;
mod induce;
mod labels;
mod line_lists;
mod lines;
mod lists;
mod mentions;
mod named;
mod names;
mod numbered;
mod orders;
mod places;
mod propose;
mod questions;
mod ranges;
mod recognise;
mod sentences;
mod slot_groups;
mod slots;
mod tables;
mod terms;
mod units;
mod unlisted;
pub(crate) mod words;
mod zones;

use bachet_notation::{CategoryFields, ClueFields, Code, Diagnostic, Fields, Span, Text};
use rustc_hash::FxHashMap;

pub use crate::page::propose::{Proposal, Remark, propose};
pub use crate::page::recognise::recognise;

use crate::language::Language;
use crate::page::clues::{Layout, Role};
use crate::page::enumerations::Listed;
use crate::page::lines::{Label, Line};
use crate::page::mentions::Mentions;
use crate::page::words::PageWords;
use crate::page::zones::Zone;
use crate::tokens::{Gap, Split, tokens};

/// Maximum length of the part of a text that is read, in bytes.
const MAX_PAGE_BYTES: usize = 256 << 10;
/// Maximum number of lines in a page.
const MAX_LINES: usize = 20_000;

/// The parts of a text from a book or the web.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// Its categories, clues and questions, every text with its place in the source.
    pub fields: Fields,
    /// The language it is written in, if known.
    pub language: Option<&'static Language>,
    /// Whether the first category is not listed but implied: the numbers of the houses, the places in a row.
    pub implied: bool,
    /// The sentences without a statement: introduction, format of an answer, advice.
    pub scene: Vec<Span>,
    /// What is wrong with it.
    pub problems: Vec<Diagnostic>,
}

/// The words of a language that mark the parts of a page.
#[derive(Clone, Copy, Debug)]
struct Words<'a> {
    language: &'a Language,
    page: &'a PageWords,
    split: &'a Split,
}

impl<'a> Words<'a> {
    fn new(language: &'a Language) -> Self {
        Self { language, page: &language.page, split: &language.lexicon.split }
    }

    /// Returns the common stem of a word and its plural.
    fn stem(&self, name: &str) -> String {
        self.page.stem(name)
    }

    /// Whether the items of a list say how many there are of each thing: `six runners, six clubs, six bibs`.
    fn are_counts<'t>(&self, items: impl Iterator<Item = &'t str>) -> bool {
        let counted = |item: &str| {
            let found = tokens(item, self.split);
            // `5a` is a name, and `one` is one of several.
            let noun = found.get(1).filter(|noun| noun.gap == Gap::Blank)?;
            Some((self.page.number(found.first()?).filter(|&number| number > 1)?, noun.text.clone()))
        };
        let Some(counted) = items.map(counted).collect::<Option<Vec<_>>>() else { return false };
        // `7 h, 7 h 15` are times.
        counted.len() > 1 && counted.windows(2).all(|pair| pair[0].0 == pair[1].0 && pair[0].1 != pair[1].1)
    }
}

/// Reads a text into its parts. Linear in the length of the source, up to the limits on each part.
pub fn read(source: &str) -> Page {
    let mut page = Page::default();
    let whole = source.len();
    let source = beginning(source);
    if source.len() < whole {
        let end = Span::new(source.len(), source.len());
        page.problems.push(Diagnostic::new(Code::TextTooLong, end).number("limit", MAX_PAGE_BYTES >> 10));
    }
    let stated = stated(source);
    let detected = stated.map(|(language, _)| language).or_else(|| Language::detect(source));
    let Some(language) = detected.or(Language::all().next()) else { return page };
    page.language = detected;
    let mut layout = layout(source, Words::new(language), &mut page.problems);
    if let Some((_, at)) = stated
        && let Some(line) = layout.lines.iter().position(|line| line.span.start as usize == at)
    {
        layout.roles[line] = Role::Mark;
    }
    page.fields.categories = layout.categories();
    let listed = layout.enumerated(&mut page.fields.categories);
    let mut mentions = Mentions::new(&page.fields.categories, &layout.words);
    layout.place_clues(&listed, &mentions);
    if !mentions.is_empty() && layout.is_beside(&mentions) {
        // These lists have nothing to do with the clues.
        page.fields.categories.clear();
        mentions = Mentions::default();
        layout.roles.iter_mut().filter(|r| **r == Role::Category).for_each(|r| *r = Role::Unused);
    }
    page.fields.clues = layout.clues(&mentions);
    page.fields.questions = layout.questions(&mentions);
    page.fields.clues.extend(layout.asides(&mentions));
    let scene = layout.scene(&page.fields.questions);
    orders::state(&mut page.fields.categories, &scene, &layout.words);
    let clues: Vec<&str> = page.fields.clues.iter().filter_map(|c| c.text.as_ref()).map(Text::as_str).collect();
    // Text after the clues is about something else.
    let first = page.fields.clues.iter().map(|c| c.span.start).min().unwrap_or(u32::MAX);
    let introduction = scene.iter().take_while(|t| t.span().start < first).count();
    // `from the first (at the bottom) to the fourth floor`
    let plain: Vec<Text> = scene[..introduction].iter().map(ranges::without_brackets).collect();
    let mut ranges = ranges::ranges(&page.fields.categories, &scene[..introduction], &layout.words);
    if ranges.is_empty() {
        ranges = ranges::ranges(&page.fields.categories, &plain, &layout.words);
    }
    page.fields.categories.extend(ranges);
    clocks::settle(&mut page.fields.categories, &clues, &layout.words);
    if let Some(places) = places::implied(&page.fields.categories, &scene[..introduction], &clues, &layout.words) {
        page.fields.categories.insert(0, places);
        page.implied = true;
    } else if let Some(places) = ranges::unnamed(&page.fields.categories, &scene[..introduction], &layout.words) {
        page.fields.categories.insert(0, places);
        page.implied = true;
    }
    if let Some(order) = orders::assumed(&page.fields.categories, &clues, &layout.words) {
        let first = page.fields.clues.first().map_or_else(Span::default, |clue| clue.span);
        let problem = Diagnostic::new(Code::AssumedOrder, first).text("category", order.name.as_str());
        page.problems.push(problem.number("count", order.values.len()));
        page.fields.categories.insert(0, order);
        page.implied = true;
    }
    page.fields.headers.title = layout.title();
    page.fields.headers.language = page.language.map(|l| Text::new(l.code.as_str(), 0));
    page.problems.extend(repeated_labels(&page.fields.clues));
    if page.fields.clues.is_empty() {
        page.problems.push(Diagnostic::new(Code::NoClues, Span::default()));
    }
    page.scene = scene.iter().map(Text::span).collect();
    page
}

/// The language that a line `language: nl` states, as in the notation, and where that line begins. Linear.
fn stated(source: &str) -> Option<(&'static Language, usize)> {
    let mut at = 0;
    source.split_inclusive('\n').find_map(|line| {
        let begin = at + (line.len() - line.trim_start().len());
        at += line.len();
        let (keyword, code) = line.trim().split_once(':')?;
        let language = keyword.eq_ignore_ascii_case("language").then(|| Language::builtin(code.trim()))?;
        Some((language?, begin))
    })
}

/// Returns a text that is written otherwise at its place in the source.
fn written_at(written: &str, span: Span) -> Text {
    let Some((last, letter)) = written.char_indices().next_back() else { return Text::new(written, span.start) };
    let mut text = Text::new(&written[..last], span.start);
    // The text ends where it does in the source.
    text.push(&written[last..], span.end.saturating_sub(letter.len_utf8() as u32).max(span.start));
    text
}

/// Returns the part of a text that is read.
fn beginning(source: &str) -> &str {
    &source[..source.floor_char_boundary(MAX_PAGE_BYTES)]
}

/// Returns the clues with a repeated number in their list. A list begins at 1, which may precede every clue.
#[inline(never)]
fn repeated_labels(clues: &[ClueFields]) -> Vec<Diagnostic> {
    let mut seen: FxHashMap<&str, Span> = FxHashMap::default();
    let mut found = Vec::new();
    for label in clues.iter().map(|c| &c.label).filter(|label| !label.is_empty()) {
        if label.as_str() == "1" {
            seen.clear();
        }
        if let Some(first) = seen.insert(label.as_str(), label.span()) {
            let problem = Diagnostic::new(Code::RepeatedLabel, label.span()).text("label", label.as_str());
            found.push(problem.related(first));
        }
    }
    found
}

#[inline(never)]
fn layout<'a>(source: &'a str, words: Words<'a>, problems: &mut Vec<Diagnostic>) -> Layout<'a> {
    let mut lines = lines::lines(source, words.page, words.split, MAX_LINES + 1);
    labels::read_sequences(&mut lines);
    counted::read(&mut lines, source, &words);
    if lines.len() > MAX_LINES {
        problems.push(Diagnostic::new(Code::TooManyLines, lines[MAX_LINES].span).number("limit", MAX_LINES));
        lines.truncate(MAX_LINES);
    }
    let zones = zones::zones(&lines, &words);
    let roles = zones.iter().map(|&(_, heads)| if heads { Role::Mark } else { Role::Unused }).collect();
    let zones = zones.into_iter().map(|(zone, _)| zone).collect();
    let (choices, parts) = (labels::choices(&lines), labels::parts(&lines));
    let is_roman = lines.iter().any(|line| line.label == Label::Number("II"));
    Layout {
        source,
        lines,
        zones,
        roles,
        choices,
        parts,
        words,
        is_roman,
        opening: Vec::new(),
        asked: Vec::new(),
        running: None,
    }
}

impl Layout<'_> {
    /// Adds the categories that sentences list before the first clue with a label or behind the last.
    fn enumerated(&mut self, categories: &mut Vec<CategoryFields>) -> Listed {
        let is_free = |at: usize| self.roles[at] == Role::Unused && self.zones[at] != Zone::Answer;
        let numbered = self.numbered();
        // A title may have a bullet, too.
        let sign = |line: &Line<'_>| {
            let bytes = line.label_span.start as usize..line.label_span.end as usize;
            (line.label == Label::Bullet).then(|| &self.source[bytes])
        };
        let mut bullets: FxHashMap<&str, usize> = FxHashMap::default();
        self.lines.iter().filter_map(sign).for_each(|sign| *bullets.entry(sign).or_default() += 1);
        let in_list = |at: usize| sign(&self.lines[at]).is_some_and(|sign| bullets[sign] > 1);
        let is_labelled = |at: &usize| is_free(*at) && (in_list(*at) || numbered.contains(at));
        let mut labelled: Vec<usize> = (0..self.lines.len()).filter(is_labelled).collect();
        // Bullets above the heading of the clues belong to the introduction.
        let is_headed = |at: &usize| self.zones[*at] == Zone::Clues;
        if labelled.iter().filter(|at| is_headed(at)).count() > 1 {
            labelled.retain(is_headed);
        }
        // A single dash is no list of clues.
        let clues = match labelled[..] {
            [first, _, .., last] if labelled.len() > 2 => first..last + 1,
            _ => self.lines.len()..self.lines.len(),
        };
        // What follows the last clue without an empty line is part of it.
        let behind = (clues.end..self.lines.len()).find(|&at| self.lines[at].gap).unwrap_or(self.lines.len());
        let open = |at: usize| {
            let line = &self.lines[at];
            let is_beside = at < clues.start || at >= behind && !line.is_question() && !line.is_code();
            let is_item = line.label == Label::Bullet && at < clues.start && !clues.is_empty();
            is_beside && !line.is_program() && is_free(at) && (line.label == Label::None || is_item)
        };
        let mut listed = enumerations::enumerated(&self.lines, &open, categories, &self.words);
        if categories.is_empty() && listed.categories.is_empty() {
            // A dash may begin what somebody says.
            let dash = |at: usize| sign(&self.lines[at]).is_some_and(|sign| sign.starts_with(['–', '—']));
            let spoken = |at: usize| {
                let line = &self.lines[at];
                is_free(at) && !line.is_code() && (line.label == Label::None || dash(at))
            };
            listed = enumerations::enumerated(&self.lines, &spoken, categories, &self.words);
        }
        if categories.len() == 1 && listed.categories.is_empty() {
            // A line that looks like a list beside sentences that have lists of another length.
            let alone = enumerations::enumerated(&self.lines, &open, &[], &self.words);
            if !alone.categories.is_empty() {
                categories.clear();
                self.roles.iter_mut().filter(|role| **role == Role::Category).for_each(|role| *role = Role::Unused);
                listed = alone;
            }
        }
        categories.extend(listed.categories.iter().map(|(_, category)| category.clone()));
        categories.sort_by_key(|category| category.values.first().map_or(0, |value| value.text.span().start));
        listed.categories.sort_by_key(|(line, _)| *line);
        listed
    }

    /// The text of the heading that the page begins with, unless it heads its clues.
    fn title(&self) -> Option<Text> {
        let at = usize::from(self.lines.first().is_some_and(|line| stated(line.text).is_some()));
        let marked = self.roles.get(at) == Some(&Role::Mark) && self.zones[at] == Zone::Open;
        let first = self.lines.get(at).filter(|l| marked && l.heading && l.text.len() < 200)?;
        Some(first.clean())
    }

    /// Takes the categories; those below what heads clues only if there are no others.
    fn categories(&mut self) -> Vec<CategoryFields> {
        for with_clues in [false, true] {
            let open = |at: usize| match self.zones[at] {
                Zone::Answer | Zone::Questions => false,
                Zone::Clues => with_clues,
                Zone::Open => true,
            };
            let (found, taken) = categories::categories(self.source, &self.lines, &open, &self.words);
            if !found.is_empty() {
                for at in taken {
                    self.roles[at] = Role::Category;
                }
                return found;
            }
        }
        Vec::new()
    }
}

/// Returns the indices of places in the order of the places, of equal ones the first first.
fn order_of(places: &[u32]) -> Vec<usize> {
    let mut order: Vec<(u32, usize)> = places.iter().copied().zip(0..).collect();
    order.sort_unstable();
    order.into_iter().map(|(_, at)| at).collect()
}
