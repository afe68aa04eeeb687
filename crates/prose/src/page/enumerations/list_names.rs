//! What a list within a sentence is a list of.

use std::ops::Range;

use bachet_notation::Text;
use rustc_hash::FxHashSet;

use super::Enumeration;
use super::counted::Counted;
use super::items::Shape;
use super::page_tokens::PageTokens;
use crate::language::Capitals;
use crate::page::names::names;
use crate::page::words::PhraseRole;
use crate::tokens::Kind;

impl PageTokens<'_> {
    /// Returns the name of a list: the noun before it, or what its items are.
    pub(super) fn name(&self, list: &Enumeration, taken: &mut FxHashSet<String>) -> Text {
        let text = &self.paragraphs[list.line].text;
        let tokens = &self.tokens[list.line];
        let first = &tokens[list.items[0].start].span;
        let start = text.part(first.start as usize..first.end as usize).span().start;
        let mut noun =
            |noun: Range<usize>| taken.insert(text.as_str()[noun.clone()].to_lowercase()).then(|| text.part(noun));
        // `The journeys are 20, 30 and 45 minutes long`: what is counted says more than the subject.
        let counted = self.counted(list);
        let named = match &counted {
            Some(Counted::Noun(counted)) if !list.is_marked => noun(counted.clone()),
            _ => None,
        };
        let named = named.or_else(|| noun(self.noun(list)?));
        if let Some(name) = named {
            return name;
        }
        if self.are_ranks(list.line, &list.items) && taken.insert(self.words.page.position().to_lowercase()) {
            return Text::new(self.words.page.position(), start);
        }
        match counted {
            Some(Counted::Noun(noun)) if taken.insert(text.as_str()[noun.clone()].to_lowercase()) => {
                return text.part(noun);
            }
            Some(Counted::Category(name)) if taken.insert(name.to_lowercase()) => return Text::new(name, start),
            _ => {}
        }
        let calendar = self.words.page.calendar_place(&tokens[list.items[0].start].text);
        let part = match self.shape(list.line, &list.items[0]) {
            _ if calendar.is_some_and(|(is_month, _)| is_month) => PhraseRole::Month,
            _ if calendar.is_some() => PhraseRole::Weekday,
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
        Text::new(name, start)
    }

    /// Returns the noun that names a list, as a range of bytes of its paragraph.
    pub(super) fn noun(&self, list: &Enumeration) -> Option<Range<usize>> {
        let tokens = &self.tokens[list.line];
        let has_nouns =
            self.words.language.capitals == Capitals::Nouns && self.shape(list.line, &list.items[0]) == Shape::Number;
        let is_noun = |at: usize| {
            let token = &tokens[at];
            let is_word = token.kind == Kind::Word && token.text.chars().count() > 2;
            let is_word = is_word && (!token.capital || at == list.before.start || has_nouns);
            let is_other = [PhraseRole::Stop, PhraseRole::Never].iter().any(|&part| self.is(part, list.line, at));
            is_word && !self.is_around(list.line, at) && !is_other
        };
        let bytes = |at: usize| tokens[at].span.start as usize..tokens[at].span.end as usize;
        let before = || list.before.clone().rev();
        if list.is_marked {
            // `All four guests in the room: Ann, ...`.
            let is_count =
                |at: usize| self.words.page.number(&tokens[at]).is_some_and(|n| n as usize == list.items.len());
            let nouns = |count: usize| (count + 1..list.before.end).take_while(|&at| is_noun(at));
            // Other brackets between the count and the list have what is counted.
            let own = before().find(|&at| tokens[at].is_sign(')')).map_or(list.before.start, |close| close + 1);
            let counted = before().find(|&at| is_count(at) && at >= own).and_then(|count| nouns(count).last());
            let is_bracket = tokens[list.before.end].is_sign('(');
            // `Towns: Alton, ...` in a paragraph.
            let is_named = is_bracket || list.before.len() < 3 || self.shape(list.line, &list.items[0]) != Shape::Name;
            let last = || before().find(|&at| !self.is(PhraseRole::Unique, list.line, at)).filter(|&at| is_noun(at));
            // `Each of the four guests bought a gift (a lamp, ...)`.
            let beside = if is_bracket && self.shape(list.line, &list.items[0]) != Shape::Name { last() } else { None };
            return beside.or(counted).or_else(|| last().filter(|_| is_named)).map(bytes);
        }
        // `The composers Bach, Chopin, ...`.
        let last = list.before.end.checked_sub(1).filter(|&last| last > list.before.start && is_noun(last));
        let is_named =
            |last: usize| self.is(PhraseRole::Opener, list.line, last - 1) || self.has_number(list, last, has_nouns);
        if let Some(last) = last.filter(|&last| is_named(last)) {
            return Some(bytes(last));
        }
        // `The scores were 81, 84, ...`.
        let around = before().take_while(|&at| self.is_around(list.line, at));
        let be = around.filter(|&at| self.is(PhraseRole::Be, list.line, at)).last();
        let be = be.filter(|&be| be > list.before.start && is_noun(be - 1))?;
        let is_join = |at: &usize| self.is(PhraseRole::And, list.line, *at);
        let from = (list.before.start..be).find(|at| !is_join(at))?;
        // `From left to right, the stalls are ...`
        let order = self.words.page.at(PhraseRole::Ordered, tokens, from).map_or(from, |length| from + length);
        let from = (order..be).find(|&at| tokens[at].kind == Kind::Word)?;
        let start = tokens[from].span.start as usize;
        let text = &self.paragraphs[list.line].text.as_str()[start..tokens[be - 1].span.end as usize];
        let range = names(text, self.words.page, self.words.split).into_iter().next()?;
        Some(start + range.start..start + range.end)
    }
    /// Whether the noun before a list of numbers has a number elsewhere, too: `lots 11, 12 and 13`, and `lot 12`.
    fn has_number(&self, list: &Enumeration, noun: usize, is_certain: bool) -> bool {
        // A number with a unit is no name: `the teams paid 8 dollars`.
        let are_numbers = list.items.iter().all(|item| item.len() == 1 && self.is_number(list.line, item.start));
        // A verb has a subject before it: `Ann ate 4`.
        let begins = |line: usize, at: usize| {
            let is_around = |at: usize| self.is(PhraseRole::Opener, line, at) || self.is(PhraseRole::Cut, line, at);
            at == 0 || is_around(at - 1) || self.tokens[line][at - 1].is_sign('.')
        };
        let is_one = |(line, at): (usize, usize)| {
            let has_number = at + 1 < self.tokens[line].len() && self.is_number(line, at + 1);
            has_number && (line, at) != (list.line, noun) && begins(line, at)
        };
        let is_capital = self.tokens[list.line][noun].capital && is_certain;
        are_numbers && (is_capital || self.places_of(list.line, &(noun..noun + 1)).any(is_one))
    }
}
