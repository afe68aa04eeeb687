//! Categories that the introduction lists within its sentences: `five bakers (Ann, Bob, ...)`, `the scores were 81, 84,
//! 88 and 91`.
//!
//! Nothing marks where the first item of such a list begins and where the last one ends. Both are found by the rest of
//! the page: an item is as long as it occurs elsewhere. A list counts as a category if it is as long as the others, names
//! nothing that another one names, and the page says something about its items.

mod bracketed;
mod counted;
mod groups;
mod items;
mod list_names;
mod page_tokens;
mod prepositions;
mod shorter;
mod stated;
mod values;

use std::ops::Range;

use bachet_notation::{CategoryFields, Text};
use rustc_hash::{FxHashMap, FxHashSet};

use self::page_tokens::{PageTokens, paragraphs};
use crate::page::Words;
use crate::page::lines::Line;
use crate::page::sentences::sentences;
use crate::page::words::{PhraseRole, folded};
use crate::tokens::{Gap, tokens};

/// Maximum number of lists that are examined.
const MAX_LISTS: usize = 60;
/// Minimum number of items of a list.
const MIN_ITEMS: usize = 3;
/// Maximum number of items of a list.
const MAX_ITEMS: usize = 40;
/// Maximum number of words of an item in quotation marks.
const MAX_QUOTED_WORDS: usize = 8;
/// Quotation marks: the opening and the closing one.
const QUOTES: [(char, char); 5] = [('«', '»'), ('“', '”'), ('„', '“'), ('"', '"'), ('‘', '’')];
/// Signs that part a list from the words around it.
const BOUNDS: [char; 14] = [':', '(', ')', '[', ']', '-', '–', '—', '"', '“', '”', '«', '»', '*'];

/// A list within a sentence.
struct Enumeration {
    line: usize,
    /// Its items, as ranges of the tokens of the line.
    items: Vec<Range<usize>>,
    /// The parts of the sentence that the items were found in.
    parts: Vec<Range<usize>>,
    /// The tokens before it in which its name is looked for, and whether they end at a mark.
    before: Range<usize>,
    is_marked: bool,
    /// Whether it has the values of several groups, all of them.
    is_grouped: bool,
    /// The first token of its sentence.
    sentence: usize,
}

/// The categories that sentences list, each with the index of the first line of its paragraph, in the order of the page.
#[derive(Default)]
pub(super) struct Listed {
    pub(super) categories: Vec<(usize, CategoryFields)>,
    /// From the beginning of the sentence with each list to the end of the list.
    pub(super) bytes: Vec<Range<u32>>,
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
                let first = found.len();
                page.lists(at, &sentence, &mut found);
                // `Find the owner, colour and age of each cat` lists what is sought.
                let kept = found.split_off(first).into_iter().filter(|list| list.is_marked || !page.is_sought(list));
                found.extend(kept);
                page.without_names(&mut found[first..]);
            }
        }
    }
    found.truncate(MAX_LISTS);
    page.categories(found, known)
}

impl PageTokens<'_> {
    /// Adds the lists of a sentence, which is a range of bytes of its line.
    fn lists(&self, line: usize, sentence: &Range<usize>, found: &mut Vec<Enumeration>) {
        let tokens = &self.tokens[line];
        let before = |byte: usize| tokens.partition_point(|token| (token.span.start as usize) < byte);
        let (start, end) = (before(sentence.start), before(sentence.end));
        // Semicolons part lists whose items commas part.
        let has = |sign: char| tokens[start..end].iter().any(|token| token.is_sign(sign));
        let are_lists = has(';') && has(',');
        // `2.–` francs
        let is_money = |at: usize| {
            let is_dash = ['-', '–', '—'].iter().any(|&sign| tokens[at].is_sign(sign));
            is_dash && at > 1 && tokens[at].gap == Gap::Nothing && self.is_number(line, at - 2)
        };
        let is_bound = |at: usize| {
            BOUNDS.iter().any(|&sign| tokens[at].is_sign(sign)) && !is_money(at)
                || are_lists && tokens[at].is_sign(';')
                || self.is(PhraseRole::Namely, line, at)
        };
        self.quoted(line, start..end, found);
        self.groups(line, start..end, found);
        // A question asks for values; those that it lists are in brackets or ranks: `Who came first, second and third?`
        let is_question = end > start && tokens[end - 1].is_sign('?');
        let mut from = start;
        while from < end {
            let mut to = from;
            while to < end && (!is_bound(to) || self.remark(line, to, end).is_some()) {
                to = self.remark(line, to, end).unwrap_or(to + 1);
            }
            let is_marked = from > start && !tokens[from - 1].is_sign(';');
            let is_open = !is_question || from > start && tokens[from - 1].is_sign('(');
            let whole = tokens
                .get(to.wrapping_sub(1))
                .is_some_and(|last| ['.', '!', '?'].iter().any(|&sign| last.is_sign(sign)));
            let segment = from..to - usize::from(to == end && whole && to > from);
            let first = found.len();
            match self.bracketed(line, start, &segment) {
                Some(list) => found.push(list),
                None => self.segment(line, start, segment, is_marked, found),
            }
            let ranks = |list: &Enumeration| list.items.iter().all(|item| self.is_rank(line, item));
            let kept = found.split_off(first).into_iter().filter(|list| is_open || ranks(list));
            found.extend(kept);
            if found.len() >= MAX_LISTS {
                return;
            }
            let namely = self.words.page.at(PhraseRole::Namely, &tokens[..end], to);
            from = to + namely.unwrap_or(1);
            // The full stop of an abbreviation: `viz.`
            from += usize::from(namely.is_some() && from < end && tokens[from].is_sign('.'));
        }
    }

    /// Whether the sentence of a list says what is to be found.
    fn is_sought(&self, list: &Enumeration) -> bool {
        self.is(PhraseRole::Sought, list.line, list.sentence)
    }

    /// Whether an item is a number or a word such as `first`.
    fn is_rank(&self, line: usize, item: &Range<usize>) -> bool {
        let tokens = &self.tokens[line];
        // `1st`
        let is_ending = |at: usize| at > item.start && tokens[at].gap == Gap::Nothing && self.is_number(line, at - 1);
        let is_rank = |at: usize| self.is_number(line, at) || self.words.page.is_on_scale(&tokens[at].text);
        item.clone().all(|at| is_rank(at) || is_ending(at))
    }

    /// Whether an item is a pronoun for the author of the page: `I` in `Bob and I, Dora`.
    fn is_author(&self, line: usize, item: Range<usize>) -> bool {
        let tokens = &self.tokens[line];
        // `de votre serviteur`
        let is_opener = item.len() > 1 && self.is(PhraseRole::Opener, line, item.start);
        let item = item.start + usize::from(is_opener)..item.end;
        let is_known = self.words.page.at(PhraseRole::Author, tokens, item.start) == Some(item.len());
        is_known || self.words.language.guess_words.is_author(tokens, item)
    }

    /// Returns the name of the author in brackets behind a pronoun: `I (Dora)`.
    fn author_in_brackets(&self, line: usize, item: &Range<usize>) -> Option<Range<usize>> {
        let tokens = &self.tokens[line];
        let name = item.end + 1..item.end + 2;
        let is_bracket = |at: usize, sign: char| tokens.get(at).is_some_and(|token| token.is_sign(sign));
        let is_named = is_bracket(item.end, '(') && is_bracket(name.end, ')') && tokens[name.start].capital;
        (is_named && self.is_author(line, item.clone())).then_some(name)
    }

    /// Returns the end of the remark in brackets that begins at a token, if the list goes on behind it: `(Annie to her
    /// friends)` in `Ann (Annie to her friends), Bob and Cleo`.
    fn remark(&self, line: usize, at: usize, end: usize) -> Option<usize> {
        let tokens = &self.tokens[line];
        let close = tokens[at].is_sign('(').then(|| (at + 1..end).find(|&at| tokens[at].is_sign(')')))??;
        let is_joined =
            || self.is(PhraseRole::And, line, close + 1) || at > 0 && self.is(PhraseRole::And, line, at - 1);
        let goes_on = close + 1 < end && (tokens[close + 1].is_sign(',') || is_joined());
        let is_list = tokens[at..close].iter().any(|token| token.is_sign(',') || token.is_sign(';'));
        (goes_on && !is_list).then_some(close + 1)
    }

    /// Adds the lists of names in quotation marks: `“Dawn”, “Dusk” and “Noon”`.
    fn quoted(&self, line: usize, sentence: Range<usize>, found: &mut Vec<Enumeration>) {
        let tokens = &self.tokens[line];
        let mut items: Vec<Range<usize>> = Vec::new();
        let mut at = sentence.start;
        while let Some(open) = (at..sentence.end).find(|&at| QUOTES.iter().any(|(open, _)| tokens[at].is_sign(*open))) {
            let closing =
                QUOTES.iter().find(|(open_sign, _)| tokens[open].is_sign(*open_sign)).map(|(_, close)| *close);
            let Some(close) = (open + 1..sentence.end).find(|&at| closing.is_some_and(|sign| tokens[at].is_sign(sign)))
            else {
                break;
            };
            let goes_on = |at: usize| tokens[at].is_sign(',') || self.is(PhraseRole::And, line, at);
            // `the “Dawn”, the “Dusk” and the “Noon”`
            let is_article = open > 0 && self.is(PhraseRole::Opener, line, open - 1);
            let between = |last: &Range<usize>| last.end + 1..open - usize::from(is_article);
            let is_next = items.last().is_some_and(|last| !between(last).is_empty() && between(last).all(goes_on));
            if !is_next {
                push_quoted(line, sentence.start, std::mem::take(&mut items), found);
            }
            items.push(open + 1..close);
            at = close + 1;
        }
        push_quoted(line, sentence.start, items, found);
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
        use PhraseRole::And;
        let tokens = &self.tokens[line];
        let mut parts: Vec<Range<usize>> = Vec::new();
        let mut from = segment.start;
        for at in segment.clone().chain([segment.end]) {
            let is_end = at == segment.end || tokens[at].is_sign(',') || tokens[at].is_sign(';');
            if is_end {
                // Without the remark behind it.
                let is_remark = |&at: &usize| tokens[at].is_sign('(') && !(at > from && self.is(And, line, at - 1));
                let to = (from..at).find(is_remark).unwrap_or(at);
                parts.extend((from < to).then_some(from..to));
                // `Bob and Cid (who are brothers) and live in Alton, Barrow and Clay`
                let behind = (to..at).find(|&at| tokens[at].is_sign(')')).map(|close| close + 1);
                let behind = behind.filter(|&behind| behind < at && self.is(And, line, behind));
                parts.extend(behind.map(|behind| behind..at));
                from = at + 1;
            }
        }
        let joins = |at: usize| self.is(And, line, at);
        let mut first = 0;
        let mut lists: Vec<(usize, Vec<Range<usize>>)> = Vec::new();
        for last in 1..parts.len() {
            let part = parts[last].clone();
            let Some(and) = part.clone().find(|&at| joins(at)).filter(|and| and + 1 < part.end) else { continue };
            // `A, B and the C, and D`: the list ends where a part begins with the conjunction.
            let ends = |at: usize| at + 1 == parts.len() && joins(parts[at].start);
            // `nämlich A, B und C, und drei Schiffe: ...`
            let is_heading = tokens.get(segment.end).is_some_and(|token| token.is_sign(':'));
            let is_inner = is_marked
                && !is_heading
                && and > part.start
                && (last + 1..parts.len()).take_while(|&at| self.is_short(line, &parts[at])).any(ends);
            if is_inner {
                continue;
            }
            let behind_first = first.max(last.saturating_sub(MAX_ITEMS))..last;
            // `They are Ann, Bob and Cid, they play the flute, the harp and the drum`
            let goes_on =
                |part: &Range<usize>| self.is_short(line, part) && !self.is(PhraseRole::Person, line, part.start);
            let begin = behind_first.rev().take_while(|&at| at == last - 1 || goes_on(&parts[at + 1]));
            let Some(begin) = begin.last() else { continue };
            let mut items: Vec<Range<usize>> = parts[begin..last].to_vec();
            items.extend((and > part.start).then_some(part.start..and));
            // The full stop of an abbreviation: `bzw.`
            let behind = and + 1 + usize::from(tokens[and + 1].is_sign('.') && and + 2 < part.end);
            let behind_and = self.remark(line, behind, part.end).unwrap_or(behind)..part.end;
            items.push(behind_and.clone());
            // `Ann, Bob, Cleo and I, Dora`; `one ate 2, another 3 and the last of us, 5`.
            let is_number = |range: &Range<usize>| range.clone().any(|at| self.is_number(line, at));
            let is_number_next = |next: &Range<usize>| {
                is_number(next) && !is_number(&behind_and) && items.iter().rev().skip(1).all(is_number)
            };
            let is_next = |next: &&Range<usize>| self.is_author(line, behind_and.clone()) || is_number_next(next);
            let next = parts.get(last + 1).filter(is_next).cloned();
            let next = next.or_else(|| self.author_in_brackets(line, &behind_and));
            if let (Some(item), Some(next)) = (items.last_mut(), next) {
                *item = next;
            }
            let middle = items.len() - 1;
            // `there were four, each in a tent, each with a lamp and a map`
            let is_person = |item: &Range<usize>| self.is(PhraseRole::Person, line, item.start);
            let is_short = |item: &Range<usize>| self.is_short(line, item) || self.has_short_head(line, item);
            if (1..middle).all(|at| is_short(&items[at]) && !is_person(&items[at])) {
                lists.push((begin, items));
                // The next list may begin where this one ends: `and Elk with the numbers 7, 12 and 18`.
                let is_apart = parts.get(last + 1).is_some_and(|next| joins(next.start));
                first = last + usize::from(is_apart);
            }
        }
        if lists.is_empty() {
            lists.extend(self.distributed(line, &parts));
        }
        if lists.is_empty() {
            lists.extend(self.behind_be(line, &parts));
        }
        if lists.is_empty() && is_marked && parts.iter().all(|part| self.is_short(line, part)) {
            lists.push((0, parts.clone()));
        }
        for (begin, items) in lists.into_iter().filter(|(_, items)| items.len() <= MAX_ITEMS) {
            // The first part may be words before the list.
            // `50er` has no pronoun.
            let is_never = |at: usize| {
                let token = &self.tokens[line][at];
                !token.capital && token.gap != Gap::Nothing && self.is(PhraseRole::Never, line, at)
            };
            let is_item = |item: &Range<usize>| self.is_author(line, item.clone()) || !item.clone().any(is_never);
            let is_whole = |items: &Vec<Range<usize>>| items.iter().all(is_item);
            let fitting =
                (0..=items.len().saturating_sub(MIN_ITEMS)).filter(|_| items.len() >= MIN_ITEMS).find_map(|skipped| {
                    let is_marked = is_marked && begin + skipped == 0;
                    Some((skipped, self.items(line, &items[skipped..], is_marked).filter(is_whole)?))
                });
            let whole = items.clone();
            let Some((skipped, items)) = fitting else { continue };
            // `(when the last stone stopped, they had 4, 5 and 7)`: words before the first item part it from the mark.
            let begins = || (segment.start..items[0].start).all(|at| self.is_around(line, at));
            let is_marked = is_marked && begin + skipped == 0 && begins();
            // `a hare, a hen and a bear: one in the box, ...`: the last value before the mark names nothing.
            let ends = |list: &Enumeration| {
                list.line == line && list.items.last().map(|item| item.end + 1) == Some(segment.start)
            };
            let before = match is_marked {
                true if found.iter().any(ends) => segment.start - 1..segment.start - 1,
                true => sentence..segment.start - 1,
                false => parts[begin].start..items[0].start,
            };
            found.push(Enumeration {
                line,
                items,
                parts: whole[skipped..].to_vec(),
                before,
                is_marked,
                is_grouped: false,
                sentence,
            });
        }
    }

    /// Returns the categories among the lists.
    fn categories(&self, found: Vec<Enumeration>, known: &[CategoryFields]) -> Listed {
        let mut listed = Listed::default();
        let Some(size) = self.size(&found, known) else { return listed };
        let mut found = found;
        self.join(&mut found, size);
        self.complete(&mut found, size);
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
        // The last word of a name is its noun: `Start times`.
        let last =
            |category: &CategoryFields| category.name.as_str().split_whitespace().last().map(|word| self.key(word));
        let fits = |list: &Enumeration| list.items.len() == size || list.items.len() > size && !list.is_grouped;
        let are_counts = |list: &Enumeration| {
            let parts: Vec<Text> = list.parts.iter().map(|part| self.text_of(list.line, part)).collect();
            self.words.are_counts(parts.iter().map(Text::as_str))
        };
        let found: Vec<Enumeration> = found.into_iter().filter(|list| fits(list) && !are_counts(list)).collect();
        let nouns: FxHashSet<String> = found.iter().filter_map(named).chain(known.iter().filter_map(last)).collect();
        for list in found {
            let dropped = list.items.len() - size;
            // Without the words before it, the first item may begin elsewhere.
            let again = || self.items(list.line, &list.parts[dropped..], false);
            let items = if dropped > 0 {
                again().unwrap_or_else(|| list.items[dropped..].to_vec())
            } else {
                list.items.clone()
            };
            let items = &items[..];
            let text = |range: &Range<usize>| self.text_of(list.line, range);
            let keys: Vec<String> = items.iter().map(|item| self.key(text(item).as_str())).collect();
            let own = items[0].start..items[size - 1].end;
            let is_said = |item: &&Range<usize>| {
                let is_number = |at| self.is_number(list.line, at) || self.is_number_word(list.line, at);
                let has_number = (*item).clone().any(is_number);
                has_number || self.occurs(list.line, item, &own) || self.is_derived(list.line, item, &own)
            };
            let distinct: FxHashSet<&String> = keys.iter().collect();
            // `Find each baker's pie, score and town` lists no values.
            let is_new = distinct.len() == size
                && !keys.iter().any(|key| taken.contains(key) || nouns.contains(key))
                && !has_numbers(known, items.iter().map(text));
            let is_calendar = || {
                let names: Vec<String> =
                    items.iter().map(|item| folded(text(item).as_str(), self.words.split)).collect();
                self.words.page.calendar_places(&names).is_some()
            };
            let said = items.iter().filter(is_said).count();
            let is_stated = || dropped == 0 && (self.fills_brackets(&list) || self.is_stated(&list));
            let is_whole = || is_stated() || self.are_ones(list.line, &list.parts[dropped..]);
            let is_sure = || said > 0 && is_whole() || is_calendar() || self.are_ranks(list.line, items);
            if !is_new || said * 2 < size && !is_sure() {
                continue;
            }
            taken.extend(keys);
            let name = self.name(&list, &mut names);
            let values = self.values(&list, items);
            let begin = text(&(list.sentence..list.sentence + 1)).span().start;
            let end = values.iter().map(|value| value.text.span().end).max().unwrap_or(0);
            listed.bytes.push(begin..end);
            let names: Vec<String> = values.iter().map(|value| folded(value.text.as_str(), self.words.split)).collect();
            let introduction = &self.tokens[list.line][list.sentence..items[0].start];
            let ordered = self.words.page.in_scale_order(&names)
                || self.are_ranks(list.line, items)
                // `One ordered a soup` says nothing of an order.
                || self.words.page.find(PhraseRole::Ordered, introduction).is_some_and(|(from, to)| to - from > 1);
            let category = CategoryFields { name, ordered, values, ..CategoryFields::default() };
            listed.categories.push((self.paragraphs[list.line].line, category));
        }
        if listed.categories.len() + known.len() < 2 {
            listed.categories.clear();
        }
        listed
    }

    /// Returns the number of items that most lists have: of the listed categories if there are some.
    fn size(&self, found: &[Enumeration], known: &[CategoryFields]) -> Option<usize> {
        let mut votes: FxHashMap<usize, usize> = FxHashMap::default();
        let mut vote = |size: usize, weight: usize| *votes.entry(size).or_default() += weight;
        for category in known {
            vote(category.values.len(), 1);
        }
        for list in found.iter().filter(|_| known.is_empty()) {
            let own = list.items[0].start..list.items[list.items.len() - 1].end;
            // What begins at a mark begins nowhere else; other lists may have a word before them: `the towns, Alton, ...`.
            if list.is_grouped || self.are_ranks(list.line, &list.items) {
                vote(list.items.len(), 4);
            } else if list.is_marked || self.is_number(list.line, list.items[0].start) {
                vote(list.items.len(), 3);
            } else if self.occurs(list.line, &list.items[0], &own) {
                vote(list.items.len(), 2);
            } else {
                vote(list.items.len(), 1);
                vote(list.items.len() - 1, 2);
            }
        }
        let mut votes: Vec<(usize, usize)> = votes.into_iter().map(|(size, votes)| (votes, size)).collect();
        votes.sort_unstable();
        votes.into_iter().rev().map(|(_, size)| size).find(|&size| size >= MIN_ITEMS)
    }

    /// Returns a text as it is compared with others.
    fn key(&self, text: &str) -> String {
        let stems = tokens(text, self.words.split).into_iter().map(|token| self.words.stem(&token.text));
        stems.collect::<Vec<_>>().join(" ")
    }
}

/// Whether the items of a list begin with the numbers of a category, all of them: `3 times, 5 times and 8 times`.
fn has_numbers(known: &[CategoryFields], items: impl Iterator<Item = Text>) -> bool {
    let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>();
    let numbers: Vec<String> = items.map(|item| digits(item.as_str())).collect();
    let are_same = |category: &CategoryFields| {
        category.values.len() == numbers.len()
            && category.values.iter().zip(&numbers).all(|(value, number)| digits(value.text.as_str()) == *number)
    };
    numbers.iter().all(|number| !number.is_empty()) && known.iter().any(are_same)
}

/// Adds a list of names in quotation marks, if it is one.
fn push_quoted(line: usize, sentence: usize, items: Vec<Range<usize>>, found: &mut Vec<Enumeration>) {
    let is_list = (MIN_ITEMS..=MAX_ITEMS).contains(&items.len());
    if is_list && items.iter().all(|item| !item.is_empty() && item.len() <= MAX_QUOTED_WORDS) {
        let before = sentence..items[0].start - 1;
        found.push(Enumeration {
            line,
            parts: items.clone(),
            items,
            before,
            is_marked: false,
            is_grouped: false,
            sentence,
        });
    }
}
