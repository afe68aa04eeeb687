//! Categories that the introduction lists within its sentences: `five bakers (Ann, Bob, ...)`, `the scores were 81, 84,
//! 88 and 91`.
//!
//! Nothing marks where the first item of such a list begins and where the last one ends. Both are found by the rest of
//! the page: an item is as long as it occurs elsewhere. A list counts as a category if it is as long as the others, names
//! nothing that another one names, and the page says something about its items.

use std::ops::Range;

use bachet_notation::{CategoryFields, Text, ValueFields};
use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use crate::page::Words;
use crate::page::clues::append;
use crate::page::lines::Line;
use crate::page::names::names;
use crate::page::sentences::sentences;
use crate::page::words::PhraseRole;
use crate::tokens::{Gap, Kind, Token, tokens};

/// Maximum number of lists that are examined.
const MAX_LISTS: usize = 60;
/// Minimum number of items of a list.
const MIN_ITEMS: usize = 3;
/// Maximum number of items of a list.
const MAX_ITEMS: usize = 40;
/// Maximum number of places of a word that are looked at.
const MAX_PLACES: usize = 1000;
/// Maximum number of words of an item.
const MAX_ITEM_WORDS: usize = 4;
/// Signs that part a list from the words around it.
const BOUNDS: [char; 14] = [':', '(', ')', '[', ']', '-', '–', '—', '"', '“', '”', '«', '»', '*'];

/// A list within a sentence.
struct Enumeration {
    line: usize,
    /// Its items, as ranges of the tokens of the line.
    items: Vec<Range<usize>>,
    /// The tokens before it in which its name is looked for, and whether they end at a mark.
    before: Range<usize>,
    is_marked: bool,
}

/// The categories that sentences list, each with the index of the first line of its paragraph, in the order of the page.
pub(super) struct Listed {
    pub(super) categories: Vec<(usize, CategoryFields)>,
    /// Where the last of them ends in the source.
    pub(super) end: usize,
}

/// Returns the categories that the sentences of these lines list beside `known` ones. Linear in the length of the page.
pub(super) fn enumerated(
    lines: &[Line<'_>],
    open: &dyn Fn(usize) -> bool,
    known: &[CategoryFields],
    words: &Words<'_>,
) -> Listed {
    let page = PageTokens::new(paragraphs(lines, open), words);
    let mut found = Vec::new();
    for (at, paragraph) in page.paragraphs.iter().enumerate().filter(|(_, paragraph)| open(paragraph.line)) {
        for sentence in sentences(paragraph.text.as_str(), words) {
            if found.len() < MAX_LISTS {
                page.lists(at, &sentence, &mut found);
            }
        }
    }
    found.truncate(MAX_LISTS);
    page.categories(found, known)
}

/// Lines that are parts of one text, and the index of the first.
struct Paragraph {
    line: usize,
    text: Text,
}

/// Joins the lines of each open paragraph; any other line is a paragraph of its own.
fn paragraphs(lines: &[Line<'_>], open: &dyn Fn(usize) -> bool) -> Vec<Paragraph> {
    let mut found: Vec<Paragraph> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let goes_on = at > 0 && open(at) && open(at - 1) && !line.gap && !line.heading && !lines[at - 1].heading;
        match found.last_mut().filter(|_| goes_on) {
            Some(last) => append(&mut last.text, line.text, line.start),
            None => found.push(Paragraph { line: at, text: line.clean() }),
        }
    }
    found
}

/// The tokens of each paragraph, and where each word occurs.
struct PageTokens<'a> {
    paragraphs: Vec<Paragraph>,
    words: &'a Words<'a>,
    tokens: Vec<Vec<Token>>,
    stems: Vec<Vec<SmolStr>>,
    places: FxHashMap<SmolStr, Vec<(usize, usize)>>,
}

impl<'a> PageTokens<'a> {
    fn new(paragraphs: Vec<Paragraph>, words: &'a Words<'a>) -> Self {
        let tokens: Vec<Vec<Token>> =
            paragraphs.iter().map(|paragraph| tokens(paragraph.text.as_str(), words.split)).collect();
        let stem = |token: &Token| SmolStr::new(words.stem(&token.text));
        let stems: Vec<Vec<SmolStr>> = tokens.iter().map(|line| line.iter().map(stem).collect()).collect();
        let mut places: FxHashMap<SmolStr, Vec<(usize, usize)>> = FxHashMap::default();
        for (line, stems) in stems.iter().enumerate() {
            for (at, stem) in stems.iter().enumerate() {
                places.entry(stem.clone()).or_default().push((line, at));
            }
        }
        Self { paragraphs, words, tokens, stems, places }
    }

    fn is(&self, part: PhraseRole, line: usize, at: usize) -> bool {
        self.words.page.at(part, &self.tokens[line], at).is_some()
    }

    /// Whether a token is a word that no item begins or ends with.
    fn is_around(&self, line: usize, at: usize) -> bool {
        use PhraseRole::{And, Be, Cut, Opener, Person, Unique};
        [And, Be, Cut, Opener, Person, Unique].iter().any(|&part| self.is(part, line, at))
    }

    /// Whether a token shows that what it stands in is not an item.
    fn is_beside(&self, line: usize, at: usize) -> bool {
        use PhraseRole::{Be, Person, Unique};
        [Be, Person, Unique].iter().any(|&part| self.is(part, line, at))
    }

    /// Whether the words of a range occur elsewhere on the page.
    fn occurs(&self, line: usize, range: &Range<usize>, own: &Range<usize>) -> bool {
        let stems = &self.stems[line][range.clone()];
        let Some(places) = stems.first().and_then(|first| self.places.get(first)) else { return false };
        places.iter().take(MAX_PLACES).any(|&(other, at)| {
            let is_own = other == line && at < own.end && at + stems.len() > own.start;
            !is_own && self.stems[other].get(at..at + stems.len()).is_some_and(|found| found == stems)
        })
    }

    /// Adds the lists of a sentence, which is a range of bytes of its line.
    fn lists(&self, line: usize, sentence: &Range<usize>, found: &mut Vec<Enumeration>) {
        let tokens = &self.tokens[line];
        let before = |byte: usize| tokens.partition_point(|token| (token.span.start as usize) < byte);
        let (start, end) = (before(sentence.start), before(sentence.end));
        let is_bound = |at: usize| BOUNDS.iter().any(|&sign| tokens[at].is_sign(sign));
        let mut from = start;
        while from < end {
            let to = (from..end).find(|&at| is_bound(at)).unwrap_or(end);
            let is_marked = from > start;
            let whole = tokens.get(to.wrapping_sub(1)).is_some_and(|last| last.is_sign('.') || last.is_sign('!'));
            let segment = from..to - usize::from(to == end && whole && to > from);
            self.segment(line, start, segment, is_marked, found);
            if found.len() >= MAX_LISTS {
                return;
            }
            from = to + 1;
        }
    }

    /// Adds the lists of a part of a sentence without marks but commas.
    fn segment(
        &self,
        line: usize,
        sentence: usize,
        segment: Range<usize>,
        is_marked: bool,
        found: &mut Vec<Enumeration>,
    ) {
        let tokens = &self.tokens[line];
        let mut parts: Vec<Range<usize>> = Vec::new();
        let mut from = segment.start;
        for at in segment.clone().chain([segment.end]) {
            let is_end = at == segment.end || tokens[at].is_sign(',') || tokens[at].is_sign(';');
            if is_end {
                parts.extend((from < at).then_some(from..at));
                from = at + 1;
            }
        }
        let joins = |at: usize| self.is(PhraseRole::And, line, at);
        let mut first = 0;
        let mut lists: Vec<(usize, Vec<Range<usize>>)> = Vec::new();
        for last in 1..parts.len() {
            let part = parts[last].clone();
            let Some(and) = part.clone().find(|&at| joins(at)).filter(|and| and + 1 < part.end) else { continue };
            let behind_first = first.max(last.saturating_sub(MAX_ITEMS))..last;
            let begin = behind_first.rev().take_while(|&at| at == last - 1 || self.is_short(line, &parts[at + 1]));
            let Some(begin) = begin.last() else { continue };
            let mut items: Vec<Range<usize>> = parts[begin..last].to_vec();
            items.extend((and > part.start).then_some(part.start..and));
            items.push(and + 1..part.end);
            let middle = items.len() - 1;
            if (1..middle).all(|at| self.is_short(line, &items[at])) {
                lists.push((begin, items));
                first = last + 1;
            }
        }
        if lists.is_empty() && is_marked && parts.iter().all(|part| self.is_short(line, part)) {
            lists.push((0, parts.clone()));
        }
        for (begin, items) in lists.into_iter().filter(|(_, items)| (MIN_ITEMS..=MAX_ITEMS).contains(&items.len())) {
            let is_marked = is_marked && begin == 0;
            let Some(items) = self.items(line, &items) else { continue };
            let before = if is_marked { sentence..segment.start - 1 } else { parts[begin].start..items[0].start };
            found.push(Enumeration { line, items, before, is_marked });
        }
    }

    /// Whether a part of a sentence may be an item as it is.
    fn is_short(&self, line: usize, part: &Range<usize>) -> bool {
        let start = self.content(line, part);
        start < part.end && part.end - start <= MAX_ITEM_WORDS && !part.clone().any(|at| self.is_beside(line, at))
    }

    /// Returns where a part begins behind its articles.
    fn content(&self, line: usize, part: &Range<usize>) -> usize {
        part.clone().find(|&at| !self.is_around(line, at)).unwrap_or(part.end)
    }

    /// Returns the items of a list without the words around them.
    fn items(&self, line: usize, parts: &[Range<usize>]) -> Option<Vec<Range<usize>>> {
        let own = parts[0].start..parts[parts.len() - 1].end;
        let middle = &parts[parts.len() / 2];
        let shape = self.shape(line, middle);
        let last = parts.len() - 1;
        if shape == Shape::Number {
            // What follows the number of the others, such as a unit.
            let is_apart = |at: &usize| self.tokens[line][*at].gap != Gap::Nothing && !self.is_number(line, *at);
            let behind = middle.clone().rev().take_while(is_apart).count();
            return parts.iter().map(|part| self.number(line, part, behind)).collect();
        }
        let items = parts.iter().enumerate().map(|(at, part)| {
            if at == 0 && !self.is_short(line, part) {
                return self.first(line, part, shape, &own);
            }
            if at == last && !self.is_short(line, part) {
                return self.last(line, part, shape, &own);
            }
            let start = self.content(line, part);
            let whole = start..part.end;
            let shorter = (start..part.end).map(|from| from..part.end);
            let known = shorter.filter(|item| !self.is_around(line, item.start));
            let mut known = known.filter(|item| self.occurs(line, item, &own));
            (!whole.is_empty()).then(|| known.next().unwrap_or(whole))
        });
        items.collect()
    }

    fn is_number(&self, line: usize, at: usize) -> bool {
        self.tokens[line][at].kind == Kind::Number
    }

    /// Returns the number in a part, with the sign before it and as many words behind it as the others have.
    fn number(&self, line: usize, part: &Range<usize>, behind: usize) -> Option<Range<usize>> {
        let number = part.clone().find(|&at| self.is_number(line, at))?;
        let tokens = &self.tokens[line];
        let has_sign = number > part.start && tokens[number - 1].kind == Kind::Sign;
        // `21h30` has no blank.
        let is_joined = |at: &usize| tokens[*at].gap == Gap::Nothing;
        let last = (number + 1..part.end).take_while(is_joined).last().unwrap_or(number);
        let end = (last + 1 + behind).min(part.end);
        Some(number - usize::from(has_sign)..end)
    }

    fn shape(&self, line: usize, part: &Range<usize>) -> Shape {
        let tokens = &self.tokens[line][self.content(line, part)..part.end];
        match tokens.first() {
            _ if tokens.iter().any(|token| token.kind == Kind::Number) => Shape::Number,
            Some(first) if first.capital => Shape::Name,
            _ => Shape::Words,
        }
    }

    /// Returns the first item: the end of a part.
    fn first(&self, line: usize, part: &Range<usize>, shape: Shape, own: &Range<usize>) -> Option<Range<usize>> {
        let tokens = &self.tokens[line];
        let from = |at: usize| at..part.end;
        let candidates = part.end.saturating_sub(MAX_ITEM_WORDS).max(part.start)..part.end;
        match shape {
            Shape::Name => {
                let is_name = |at: &usize| tokens[*at].capital || tokens[*at].kind == Kind::Sign;
                let start = candidates.rev().take_while(is_name).last()?;
                Some(from(start))
            }
            Shape::Number | Shape::Words => {
                let may_begin = |at: &usize| !self.is_around(line, *at);
                let known = candidates.clone().filter(may_begin).find(|&at| self.occurs(line, &from(at), own));
                let behind = || candidates.clone().rev().take_while(|at| may_begin(at)).last();
                let article = || candidates.clone().any(|at| !may_begin(&at)).then(behind).flatten();
                known.or_else(article).or(part.end.checked_sub(1)).map(from)
            }
        }
    }

    /// Returns the last item: the beginning of a part.
    fn last(&self, line: usize, part: &Range<usize>, shape: Shape, own: &Range<usize>) -> Option<Range<usize>> {
        let tokens = &self.tokens[line];
        let start = self.content(line, part);
        let start = match shape {
            Shape::Name => (start..part.end).find(|&at| tokens[at].capital)?,
            _ => start,
        };
        let to = |end: usize| start..end;
        let candidates = start + 1..=(start + MAX_ITEM_WORDS).min(part.end);
        match shape {
            Shape::Name => {
                candidates.take_while(|end| tokens[end - 1].capital || tokens[end - 1].is_sign('.')).last().map(to)
            }
            Shape::Number | Shape::Words => {
                let may_end = |end: &usize| !self.is_around(line, end - 1);
                let known = candidates.clone().rev().filter(may_end).find(|&end| self.occurs(line, &to(end), own));
                known.or_else(|| candidates.take_while(may_end).next()).map(to)
            }
        }
    }

    /// Returns the categories among the lists.
    fn categories(&self, found: Vec<Enumeration>, known: &[CategoryFields]) -> Listed {
        let mut listed = Listed { categories: Vec::new(), end: 0 };
        let Some(size) = size(&found, known) else { return listed };
        let mut taken: FxHashSet<String> = FxHashSet::default();
        let mut names: FxHashSet<String> = FxHashSet::default();
        for category in known {
            taken.extend(category.values.iter().map(|value| self.key(value.text.as_str())));
            names.insert(category.name.as_str().to_lowercase());
        }
        let named = |list: &Enumeration| {
            let noun = self.noun(list)?;
            Some(self.key(&self.paragraphs[list.line].text.as_str()[noun]))
        };
        let nouns: FxHashSet<String> = found.iter().filter_map(named).collect();
        for list in found.into_iter().filter(|list| list.items.len() >= size) {
            let dropped = list.items.len() - size;
            let items = &list.items[dropped..];
            let text = |range: &Range<usize>| {
                let tokens = &self.tokens[list.line];
                let bytes = tokens[range.start].span.start as usize..tokens[range.end - 1].span.end as usize;
                self.paragraphs[list.line].text.part(bytes)
            };
            let keys: Vec<String> = items.iter().map(|item| self.key(text(item).as_str())).collect();
            let own = items[0].start..items[size - 1].end;
            let is_said = |item: &&Range<usize>| {
                let has_number = self.tokens[list.line][(*item).clone()].iter().any(|t| t.kind == Kind::Number);
                has_number || self.occurs(list.line, item, &own)
            };
            let distinct: FxHashSet<&String> = keys.iter().collect();
            // `Find each baker's pie, score and town` lists no values.
            let is_new = distinct.len() == size && !keys.iter().any(|key| taken.contains(key) || nouns.contains(key));
            if !is_new || items.iter().filter(is_said).count() * 2 < size {
                continue;
            }
            taken.extend(keys);
            let name = self.name(&list, &mut names);
            let values = items.iter().map(|item| ValueFields { text: text(item), count: None });
            let values: Vec<ValueFields> = values.collect();
            listed.end = values.iter().map(|value| value.text.span().end as usize).max().unwrap_or(0).max(listed.end);
            listed
                .categories
                .push((self.paragraphs[list.line].line, CategoryFields { name, values, ..CategoryFields::default() }));
        }
        if listed.categories.len() + known.len() < 2 {
            listed.categories.clear();
        }
        listed
    }

    /// Returns a text as it is compared with others.
    fn key(&self, text: &str) -> String {
        let stems = tokens(text, self.words.split).into_iter().map(|token| self.words.stem(&token.text));
        stems.collect::<Vec<_>>().join(" ")
    }

    /// Returns the name of a list: the noun before it, or what its items are.
    fn name(&self, list: &Enumeration, taken: &mut FxHashSet<String>) -> Text {
        let text = &self.paragraphs[list.line].text;
        let tokens = &self.tokens[list.line];
        let noun = self.noun(list).filter(|noun| taken.insert(text.as_str()[noun.clone()].to_lowercase()));
        if let Some(noun) = noun {
            return text.part(noun);
        }
        let part = match self.shape(list.line, &list.items[0]) {
            Shape::Name => PhraseRole::Name,
            Shape::Number if tokens[list.items[0].clone()].iter().any(|t| t.text.contains([':', 'h', '.'])) => {
                PhraseRole::Time
            }
            Shape::Number | Shape::Words => PhraseRole::Thing,
        };
        let title = self.words.page.title(part);
        let mut name = title.to_owned();
        let mut number = 2;
        while !taken.insert(name.to_lowercase()) {
            name = format!("{title} {number}");
            number += 1;
        }
        let first = &tokens[list.items[0].start].span;
        Text::new(name, text.part(first.start as usize..first.end as usize).span().start)
    }

    /// Returns the noun that names a list, as a range of bytes of its paragraph.
    fn noun(&self, list: &Enumeration) -> Option<Range<usize>> {
        let tokens = &self.tokens[list.line];
        let is_noun = |at: usize| {
            let token = &tokens[at];
            let is_word = token.kind == Kind::Word && token.text.chars().count() > 2;
            let is_word = is_word && (!token.capital || at == list.before.start);
            is_word && !self.is_around(list.line, at) && !self.is(PhraseRole::Stop, list.line, at)
        };
        let bytes = |at: usize| tokens[at].span.start as usize..tokens[at].span.end as usize;
        let before = || list.before.clone().rev();
        if list.is_marked {
            // `All four guests in the room: Ann, ...`.
            let is_count =
                |at: usize| self.words.page.number(&tokens[at]).is_some_and(|n| n as usize == list.items.len());
            let nouns = |count: usize| (count + 1..list.before.end).take_while(|&at| is_noun(at));
            let counted = before().find(|&at| is_count(at)).and_then(|count| nouns(count).last());
            let is_bracket = tokens[list.before.end].is_sign('(');
            // `Towns: Alton, ...` in a paragraph.
            let is_named = is_bracket || list.before.len() < 3 || self.shape(list.line, &list.items[0]) != Shape::Name;
            let last = || before().find(|&at| !self.is(PhraseRole::Unique, list.line, at)).filter(|&at| is_noun(at));
            return counted.or_else(|| last().filter(|_| is_named)).map(bytes);
        }
        // `The composers Bach, Chopin, ...`.
        let last = list.before.end.checked_sub(1).filter(|&last| last > list.before.start && is_noun(last));
        if let Some(last) = last.filter(|&last| self.is(PhraseRole::Opener, list.line, last - 1)) {
            return Some(bytes(last));
        }
        // `The scores were 81, 84, ...`.
        let around = before().take_while(|&at| self.is_around(list.line, at));
        let be = around.filter(|&at| self.is(PhraseRole::Be, list.line, at)).last();
        let be = be.filter(|&be| be > list.before.start && is_noun(be - 1))?;
        let start = tokens[list.before.start].span.start as usize;
        let text = &self.paragraphs[list.line].text.as_str()[start..tokens[be - 1].span.end as usize];
        let range = names(text, self.words.page, self.words.split).into_iter().next()?;
        Some(start + range.start..start + range.end)
    }
}

/// What the items of a list look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Number,
    Name,
    Words,
}

/// Returns the number of items that most lists have: of the listed categories if there are some.
fn size(found: &[Enumeration], known: &[CategoryFields]) -> Option<usize> {
    let mut sizes: Vec<usize> = known.iter().map(|category| category.values.len()).collect();
    if sizes.is_empty() {
        // What begins at a mark begins nowhere else.
        let weight = |list: &Enumeration| std::iter::repeat_n(list.items.len(), if list.is_marked { 3 } else { 2 });
        sizes.extend(found.iter().flat_map(weight));
    }
    let count = |size: usize| sizes.iter().filter(|&&other| other == size).count();
    sizes.iter().copied().filter(|&size| size >= MIN_ITEMS).max_by_key(|&size| (count(size), size))
}
