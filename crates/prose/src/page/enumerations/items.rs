//! The items of a list within a sentence: where each begins and ends.

use std::ops::Range;

use super::page_tokens::PageTokens;
use crate::language::{Adjectives, Capitals};
use crate::page::words::PhraseRole;
use crate::tokens::{Gap, Kind};

/// Maximum number of words of an item.
pub(super) const MAX_ITEM_WORDS: usize = 4;
/// Maximum number of tokens before the number of a code: the letters of `H1`.
const MAX_CODE: usize = 1;
/// Maximum number of tokens before the minutes of a time: `17 h` of `17 h 30`.
const MAX_CLOCK: usize = 2;

impl PageTokens<'_> {
    /// Whether a part of a sentence may be an item as it is.
    pub(super) fn is_short(&self, line: usize, part: &Range<usize>) -> bool {
        let start = self.content(line, part);
        let words = (start..part.end).filter(|&at| self.tokens[line][at].kind != Kind::Sign).count();
        (1..=MAX_ITEM_WORDS).contains(&words) && !(start..part.end).any(|at| self.is_beside(line, at))
    }

    /// Whether a part is short up to a preposition in it: `a bridge made of little sticks`.
    pub(super) fn has_short_head(&self, line: usize, part: &Range<usize>) -> bool {
        let start = self.content(line, part);
        let cut = (start + 1..part.end).find(|&at| self.is(PhraseRole::Cut, line, at));
        cut.is_some_and(|cut| self.is_short(line, &(part.start..cut)))
            && part.end - start <= 2 * MAX_ITEM_WORDS
            && !(start..part.end).any(|at| self.is_beside(line, at))
    }

    /// Returns where a part begins behind its articles, and behind `one`, `another`. A capital within a text begins a
    /// name: `De Wit`.
    pub(super) fn content(&self, line: usize, part: &Range<usize>) -> usize {
        let item = self.words.page.at(PhraseRole::Item, &self.tokens[line][..part.end], part.start).unwrap_or(0);
        // `the third` of all, `One-Eyed Nell`
        let is_joined = self.tokens[line].get(part.start + item).is_some_and(|next| next.gap == Gap::Hyphen);
        let item = if item == part.len() || is_joined { 0 } else { item };
        let is_name =
            |at: usize| at > 0 && at + 1 < part.end && self.tokens[line][at].capital && !self.begins_sentence(line, at);
        (part.start + item..part.end).find(|&at| is_name(at) || !self.is_around(line, at)).unwrap_or(part.end)
    }

    /// Whether a token is the first of its sentence, where a capital means nothing.
    fn begins_sentence(&self, line: usize, at: usize) -> bool {
        let is_end = |at: usize| ['.', '!', '?', '…'].iter().any(|&sign| self.tokens[line][at].is_sign(sign));
        at == 0 || is_end(at - 1)
    }

    /// Returns the items of a list without the words around them.
    pub(super) fn items(&self, line: usize, parts: &[Range<usize>], is_marked: bool) -> Option<Vec<Range<usize>>> {
        if let Some(shorter) = self.before_common_noun(line, parts) {
            return Some(shorter);
        }
        let common = self.behind_common(line, parts);
        let mut ones = self.behind_ones(line, common.as_deref().unwrap_or(parts));
        if common.is_none() && self.are_ones(line, parts) {
            ones = self.behind_verbs(line, &ones);
        }
        let parts = &self.behind_prepositions(line, &ones)[..];
        let is_marked = is_marked || common.is_some();
        if let Some(numbers) = self.number_words(line, parts) {
            return Some(numbers);
        }
        if let Some(times) = self.times(line, parts) {
            return Some(times);
        }
        let kept = self.with_preposition(line, parts, is_marked);
        let own = parts[0].start..parts[parts.len() - 1].end;
        let middle = self.middle(line, parts);
        let shape = self.shape(line, middle);
        let last = parts.len() - 1;
        if shape == Shape::Number {
            // What follows the number of the others, such as a unit.
            let is_apart = |at: &usize| self.tokens[line][*at].gap != Gap::Nothing && !self.is_number(line, *at);
            let behind = middle.clone().rev().take_while(is_apart).count();
            let has_clocks = parts.iter().any(|part| self.clock(line, part).is_some());
            let unit = usize::from(self.clock(line, middle).is_some());
            let number = |(at, part): (usize, &Range<usize>)| {
                // Before the first number there may be others: `they cost £5 to £9, and they weigh 4, 6 and 8 kilos`.
                let last = part.clone().rfind(|&at| self.is_number(line, at)).filter(|_| at == 0);
                let from = |before: usize| last.map_or(part.start, |last| last.saturating_sub(before).max(part.start));
                let clock = has_clocks.then(|| self.clock(line, &(from(MAX_CLOCK)..part.end))).flatten();
                let part = from(MAX_CODE)..part.end;
                clock.or_else(|| self.number(line, &part, behind + unit))
            };
            return parts.iter().enumerate().map(number).collect();
        }
        let stem = |part: &Range<usize>| self.stems[line].get(part.end - 1);
        let is_alike = parts.windows(2).all(|pair| stem(&pair[0]) == stem(&pair[1]));
        let length = |part: &Range<usize>| part.end - self.content(line, part);
        let longest = parts[1..last].iter().map(length).max().unwrap_or(1);
        // `the colonel Ferrand, the doctor Quentin, Mrs Aubrac and Miss Rose`.
        let has_titles = is_marked && parts[1..last].iter().any(|part| !self.is_name(line, part));
        let items = parts.iter().enumerate().map(|(at, part)| {
            if kept[at] || at == last && self.is_author(line, part.clone()) {
                return Some(part.clone());
            }
            let is_first = is_marked && at == 0 && self.is_around(line, part.start);
            let whole = self.content(line, part)..part.end;
            let modified = || self.before_modifier(line, &whole, parts, &own).filter(|_| is_first && !whole.is_empty());
            if let Some(head) = modified() {
                return Some(head);
            }
            if at == 0 && self.has_rest(line, part, middle) && !(has_titles && self.is_short(line, part)) {
                // `one was in Italy once`, or words before the name.
                let first =
                    self.first(line, part, shape, longest, &own).map(|item| self.shortened(line, item, longest, &own));
                return first.or_else(|| self.last(line, part, shape, &own));
            }
            if at == 0 && !self.is_short(line, part) {
                let first = self.first(line, part, shape, longest, &own)?;
                let is_name = shape == Shape::Name;
                return Some(if is_name { self.shortened(line, first, longest, &own) } else { first });
            }
            // Words behind a name go on with the sentence: `Ann, Bea and Cora went along`.
            let has_rest = || self.has_rest(line, part, middle) && !has_titles;
            if at == last && (has_rest() || !self.is_short(line, part)) {
                // Some write their own name without a capital: `Bob, Cleo and tiny_tim came along`.
                let is_known = |item: &Range<usize>| {
                    let is_whole = (item.start + 1..item.end).all(|at| self.tokens[line][at].gap != Gap::Blank);
                    is_whole && self.occurs(line, item, &own) && !self.is(PhraseRole::Stop, line, item.start)
                };
                let small = || self.last(line, part, Shape::Words, &own).filter(is_known);
                return self.last(line, part, shape, &own).or_else(small);
            }
            // The noun of all adjectives: `einen roten, einen gelben und einen blauen Hut`.
            let has_nouns = self.words.language.capitals == Capitals::Nouns && shape == Shape::Words && at == last;
            let noun = (self.content(line, part) + 1..part.end).find(|&at| has_nouns && self.tokens[line][at].capital);
            if let Some(noun) = noun.filter(|_| !self.occurs(line, part, &own)) {
                return Some(self.content(line, part)..noun);
            }
            // `they had ordered`: in some languages the participle ends the sentence.
            let ends = at == last && self.tokens[line].get(part.end).is_none_or(|next| next.kind == Kind::Sign);
            let goes_on = |at: &usize| !self.begins_sentence(line, *at + 1);
            let mut before = (0..part.start).rev().take_while(goes_on);
            let mut has_verb = || before.any(|at| self.is(PhraseRole::Auxiliary, line, at));
            let is_longer = self.content(line, part) + longest < part.end;
            let is_small = !self.tokens[line][part.end - 1].capital;
            if ends && is_longer && is_small && !self.occurs(line, part, &own) && has_verb() {
                return Some(self.content(line, part)..part.end - 1);
            }
            // Every German noun has a capital: the first name of `die Schiffe Albatros, Boreas und Corvus` is
            // `Albatros`, not `Schiffe Albatros`.
            let name = part.end.saturating_sub(middle.end - self.content(line, middle))..part.end;
            let named = self.content(line, part)..part.end;
            let is_longer = at == 0 && shape == Shape::Name && named.start < name.start;
            if is_longer && self.occurs(line, &name, &own) && !self.occurs(line, &named, &own) {
                return Some(name);
            }
            let start = self.content(line, part);
            let whole = start..self.modifier(line, parts, at, &own).unwrap_or(part.end);
            if whole.is_empty() {
                return None;
            }
            // `they play the drum, the harp and the horn`
            let article = self.behind_article(line, parts).filter(|_| at == 0 && !is_marked);
            if let Some(article) = article.filter(|_| whole.len() > longest && !is_alike) {
                return Some(article..part.end);
            }
            // `one was in Alton in May, one in June`: all begin with the same words.
            if common.is_some() && at == 0 && whole.len() > longest && !self.occurs(line, &whole, &own) {
                return Some(whole.start..whole.start + longest);
            }
            // Every word of a full name belongs to it, and so does what all items end with.
            if is_alike || self.is_name(line, part) || self.occurs(line, &whole, &own) {
                return Some(self.before_modifier(line, &whole, parts, &own).unwrap_or(whole));
            }
            // Words before the first item that others do not have: `they came by bike, bus and tram`.
            let is_longer = whole.len() > longest && at == 0 && !is_marked;
            if is_longer && article.is_none() && !self.is_around(line, middle.start) {
                return self.first(line, part, shape, longest, &own);
            }
            let whole = article.unwrap_or(whole.start).max(whole.start)..whole.end;
            let may_be_followed =
                self.words.language.adjectives == Adjectives::Behind || at == last && whole.len() > longest;
            let modified = self.before_modifier(line, &whole, parts, &own);
            Some(modified.or_else(|| self.known_part(line, &whole, may_be_followed, &own)).unwrap_or(whole))
        });
        let items: Vec<Range<usize>> = items.collect::<Option<_>>()?;
        Some(self.before_modifiers(line, &items, &own).unwrap_or(items))
    }

    /// Returns the part that shows what the items look like: one in the middle, without a number if few have one, as in
    /// `Saturn, Jaguar, N64, Vectrex`.
    fn middle<'p>(&self, line: usize, parts: &'p [Range<usize>]) -> &'p Range<usize> {
        let has_number = |part: &Range<usize>| part.clone().any(|at| self.is_number(line, at));
        let are_few = parts.iter().filter(|part| has_number(part)).count() * 2 <= parts.len();
        let middle = &parts[parts.len() / 2];
        let other = parts[1..].iter().find(|part| !has_number(part)).filter(|_| are_few && has_number(middle));
        other.unwrap_or(middle)
    }

    /// Returns an item without the nouns before it that make it longer than the others, if it occurs without them:
    /// `Greifer` of `der Geräte Greifer, Kamera und Netz`.
    fn shortened(&self, line: usize, item: Range<usize>, longest: usize, own: &Range<usize>) -> Range<usize> {
        let mut item = item;
        while item.len() > longest
            && !self.occurs(line, &item, own)
            && self.occurs(line, &(item.start + 1..item.end), own)
        {
            item.start += 1;
        }
        // The full stop of an abbreviation: `MM. Abel, Birk et Coste`.
        item.start = item.clone().find(|&at| self.tokens[line][at].kind != Kind::Sign).unwrap_or(item.start);
        item
    }

    /// Returns the numbers of a list of numbers in words: `two, three, five and nine pounds`.
    fn number_words(&self, line: usize, parts: &[Range<usize>]) -> Option<Vec<Range<usize>>> {
        let is_number = |at: usize| self.is_number_word(line, at);
        let last = parts.len() - 1;
        let items = parts.iter().enumerate().map(|(i, part)| {
            let at = if i == 0 { part.end - 1 } else { part.start };
            let is_whole = i == 0 || i == last || part.len() == 1;
            (is_number(at) && is_whole).then_some(at..at + 1)
        });
        items.collect()
    }

    /// Returns the times of a list of times in words: `at seven o'clock, half past seven and eight o'clock`.
    fn times(&self, line: usize, parts: &[Range<usize>]) -> Option<Vec<Range<usize>>> {
        let (tokens, forms) = (&self.tokens[line], &self.words.language.forms);
        let end = |at: usize| forms.clock.at(tokens, at, &forms.numerals).map(|time| time.end);
        let last = parts.len() - 1;
        let time = |(i, part): (usize, &Range<usize>)| {
            let mut starts = if i == 0 { part.clone() } else { self.content(line, part)..part.end };
            let is_whole = |to: usize| to == part.end || i == last && to < part.end;
            let from = starts.find(|&at| tokens[at].kind == Kind::Word && end(at).is_some_and(is_whole))?;
            (i == 0 || from == self.content(line, part)).then(|| from..end(from).unwrap_or(part.end))
        };
        parts.iter().enumerate().map(time).collect()
    }

    /// Whether a token is a number that is written as a word.
    pub(super) fn is_number_word(&self, line: usize, at: usize) -> bool {
        let token = &self.tokens[line][at];
        token.kind == Kind::Word && !token.capital && self.words.page.number(token).is_some()
    }

    /// Whether a part has other words than a name, in a list of names.
    fn has_rest(&self, line: usize, part: &Range<usize>, middle: &Range<usize>) -> bool {
        !self.is_name(line, part) && self.is_name(line, middle)
    }

    /// Whether every word of a part behind its articles is capitalised, or joins two that are: `Anna van Loon`.
    fn is_name(&self, line: usize, part: &Range<usize>) -> bool {
        let start = self.content(line, part);
        let is_part = |at: usize| {
            self.tokens[line][at].capital || self.is_inner(line, part, at) || at > start && self.ends_name(line, at)
        };
        start < part.end && (start..part.end).all(is_part)
    }

    /// Whether a name with particles or prepositions before its last word occurs elsewhere as a whole: `Dragon d'or`,
    /// `Alpe d'Huez`, `Shot in the Dark`.
    fn is_title(&self, line: usize, range: &Range<usize>, own: &Range<usize>) -> bool {
        let is_short = (2..=MAX_ITEM_WORDS).contains(&range.len());
        let is_capital = |at: usize| self.tokens[line][at].capital;
        let is_framed = || is_capital(range.start) && is_capital(range.end - 1);
        is_short && (self.is(PhraseRole::Particle, line, range.end - 2) || is_framed()) && self.occurs(line, range, own)
    }

    /// Whether a token is a particle within a name: between two words with a capital, with nothing but particles beside
    /// it.
    fn is_inner(&self, line: usize, part: &Range<usize>, at: usize) -> bool {
        let tokens = &self.tokens[line];
        let is_other = |at: &usize| !self.is(PhraseRole::Particle, line, *at) || tokens[*at].capital;
        let before = (part.start..at).rev().find(is_other);
        let behind = (at..part.end).find(is_other);
        !is_other(&at) && [before, behind].iter().all(|at| at.is_some_and(|at| tokens[at].capital))
    }

    /// Whether a token is a number that ends a name: `N64`, `Amiga 500`.
    fn ends_name(&self, line: usize, at: usize) -> bool {
        let tokens = &self.tokens[line];
        let before = at.checked_sub(1).map(|before| &tokens[before]).filter(|before| before.kind == Kind::Word);
        self.is_number(line, at) && before.is_some_and(|before| before.capital || tokens[at].gap == Gap::Nothing)
    }

    pub(super) fn is_number(&self, line: usize, at: usize) -> bool {
        self.tokens[line][at].kind == Kind::Number
    }

    /// Returns a time of hours and minutes with a word between them: `17 h 30`.
    fn clock(&self, line: usize, part: &Range<usize>) -> Option<Range<usize>> {
        let hours = part.clone().find(|&at| self.is_number(line, at))?;
        let minutes = hours + 2;
        let is_unit = |at: usize| !self.is_number(line, at) && !self.is_around(line, at);
        let has_minutes = minutes < part.end && self.is_number(line, minutes) && is_unit(hours + 1);
        has_minutes.then_some(hours..minutes + 1)
    }

    /// Returns the number in a part, with the sign before it and as many words behind it as the others have.
    pub(super) fn number(&self, line: usize, part: &Range<usize>, behind: usize) -> Option<Range<usize>> {
        let number = part.clone().find(|&at| self.is_number(line, at))?;
        let tokens = &self.tokens[line];
        let has_sign = number > part.start && tokens[number - 1].kind == Kind::Sign && !tokens[number - 1].is_sign('.');
        // `H1`, `B-101`
        let is_code = number > part.start && tokens[number - 1].kind == Kind::Word && tokens[number].gap != Gap::Blank;
        // `21h30` has no blank.
        let is_joined = |at: &usize| tokens[*at].gap == Gap::Nothing;
        let last = (number + 1..part.end).take_while(is_joined).last().unwrap_or(number);
        // A full stop makes a number one of an order, and is no part of its name: `1., 2. and 3.`.
        // `2.–` francs
        let is_mark = |at: usize| ['.', '-', '–', '—'].iter().any(|&sign| tokens[at].is_sign(sign));
        let last = (number..last + 1).rfind(|&at| behind > 0 || !is_mark(at)).unwrap_or(last);
        let end = (last + 1 + behind).min(part.end);
        Some(number - usize::from(has_sign || is_code)..end)
    }

    pub(super) fn shape(&self, line: usize, part: &Range<usize>) -> Shape {
        let tokens = &self.tokens[line][self.content(line, part)..part.end];
        match tokens.first() {
            _ if tokens.iter().any(|token| token.kind == Kind::Number) => Shape::Number,
            Some(first) if first.capital => Shape::Name,
            _ => Shape::Words,
        }
    }

    /// Returns the first item: the end of a part.
    pub(super) fn first(
        &self,
        line: usize,
        part: &Range<usize>,
        shape: Shape,
        longest: usize,
        own: &Range<usize>,
    ) -> Option<Range<usize>> {
        let tokens = &self.tokens[line];
        let from = |at: usize| at..part.end;
        let candidates = part.end.saturating_sub(MAX_ITEM_WORDS).max(part.start)..part.end;
        match shape {
            Shape::Name => {
                let is_name = |at: &usize| {
                    let is_sign = tokens[*at].kind == Kind::Sign || self.ends_name(line, *at);
                    tokens[*at].capital || is_sign || self.is_inner(line, part, *at)
                };
                let known = || candidates.clone().find(|&at| tokens[at].capital && self.is_title(line, &from(at), own));
                let start = candidates.clone().rev().take_while(is_name).last();
                // The full stop of an abbreviation: `MM. Abel, Birk et Coste`.
                let start = start.and_then(|start| (start..part.end).find(|&at| tokens[at].kind != Kind::Sign));
                start.or_else(known).map(from)
            }
            Shape::Number | Shape::Words => {
                let may_begin = |at: &usize| !self.is_around(line, *at);
                let known = candidates.clone().filter(may_begin).find(|&at| self.occurs(line, &from(at), own));
                let behind = || candidates.clone().rev().take_while(|at| may_begin(at)).last();
                let article = || candidates.clone().any(|at| !may_begin(&at)).then(behind).flatten();
                // Where all others are single words, the word before is their noun: `the colours black, grey and red`.
                let article = || article().filter(|_| longest > 1);
                known.or_else(article).or(part.end.checked_sub(1)).map(from)
            }
        }
    }

    /// Returns the last item: the beginning of a part.
    pub(super) fn last(
        &self,
        line: usize,
        part: &Range<usize>,
        shape: Shape,
        own: &Range<usize>,
    ) -> Option<Range<usize>> {
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
                let is_name = |end: &usize| {
                    let token = &tokens[end - 1];
                    let is_sign = token.is_sign('.') || self.ends_name(line, end - 1);
                    token.capital || is_sign || self.is_inner(line, part, end - 1)
                };
                let title = Some(start..part.end).filter(|whole| self.is_title(line, whole, own));
                title.or_else(|| candidates.take_while(is_name).last().map(to))
            }
            Shape::Number | Shape::Words => {
                let may_end = |end: &usize| !self.is_around(line, end - 1);
                let known = candidates.clone().rev().filter(may_end).find(|&end| self.occurs(line, &to(end), own));
                known.or_else(|| candidates.take_while(may_end).next()).map(to)
            }
        }
    }
}

/// What the items of a list look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Number,
    Name,
    Words,
}
