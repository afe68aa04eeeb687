//! Items of which the page only uses a part: `a cat on the roof`, `a cracked handle`.

use std::ops::Range;

use super::page_tokens::PageTokens;
use crate::page::words::PhraseRole;
use crate::tokens::Kind;

impl PageTokens<'_> {
    /// Returns an item without the preposition in it and what follows, if few other items have one and the page uses
    /// what is before it, but not the whole: `toast` of `toast for breakfast`.
    pub(super) fn before_modifier(
        &self,
        line: usize,
        whole: &Range<usize>,
        parts: &[Range<usize>],
        own: &Range<usize>,
    ) -> Option<Range<usize>> {
        let cut = |range: Range<usize>| {
            let start = self.content(line, &range);
            (start + 1..range.end).find(|&at| self.is(PhraseRole::Cut, line, at) && !self.tokens[line][at].capital)
        };
        let head = whole.start..cut(whole.clone())?;
        let others = parts.iter().filter(|part| cut((*part).clone()).is_some()).count();
        let is_head = others * 2 < parts.len()
            && !self.is_amount(line, whole)
            && self.occurs(line, &head, own)
            && !self.occurs(line, whole, own);
        is_head.then_some(head)
    }

    /// Returns where the words behind the last item begin, if none of the others has a preposition: `for lunch` in `an
    /// egg, a pie and noodles for lunch`.
    pub(super) fn modifier(&self, line: usize, parts: &[Range<usize>], at: usize, own: &Range<usize>) -> Option<usize> {
        let (lexicon, articles) = (&self.words.language.lexicon, self.words.language.grammar.roles.the);
        // `a leaf of lettuce` is one value.
        let preposition = |part: &Range<usize>| {
            let start = self.content(line, part);
            let is_opener = |at: usize| {
                let here = lexicon.at(&self.tokens[line], at);
                let is_article = here.iter().any(|phrase| Some(phrase.class) == articles);
                self.is(PhraseRole::Opener, line, at) && !is_article && !self.is(PhraseRole::Particle, line, at)
            };
            let is = |at: usize| self.is(PhraseRole::Cut, line, at) || is_opener(at);
            (start + 1..part.end).find(|&at| is(at) && !self.tokens[line][at].capital)
        };
        let part = parts.get(at)?;
        let whole = self.content(line, part)..part.end;
        let is_name = whole.clone().any(|at| self.tokens[line][at].capital);
        let is_last = at + 1 == parts.len() && parts.len() > 2 && !whole.is_empty();
        let is_last = is_last && !is_name && !self.occurs(line, &whole, own);
        // `and a flask with soup`: the page speaks of the soup; not `and sausages for breakfast`.
        let is_inner = |cut: usize| {
            let inner = cut + 1..part.end;
            let has_head = self.is(PhraseRole::Cut, line, cut) && whole.start > part.start;
            let is_bare = !inner.is_empty() && self.content(line, &inner) == inner.start;
            let is_used = || self.occurs(line, &inner, own) && !self.occurs(line, &(whole.start..cut), own);
            has_head && is_bare && is_used()
        };
        let found = preposition(part).filter(|&cut| is_last && !is_inner(cut))?;
        parts[1..at].iter().all(|part| preposition(part).is_none()).then_some(found)
    }

    /// Whether an item is a time or an amount, which is whole: `half past four`.
    fn is_amount(&self, line: usize, whole: &Range<usize>) -> bool {
        (whole.start + 1..whole.end).any(|at| self.is_number_word(line, at))
    }

    /// Returns the words at the end of an item that occur elsewhere, or those at its beginning where others may follow:
    /// best what has an article in another paragraph, then the longest, then what ends the item.
    pub(super) fn known_part(
        &self,
        line: usize,
        whole: &Range<usize>,
        may_be_followed: bool,
        own: &Range<usize>,
    ) -> Option<Range<usize>> {
        if self.is_amount(line, whole) {
            return None;
        }
        let begins = |to: usize| {
            may_be_followed
                && !self.is_number_word(line, whole.start)
                && !(to..whole.end).any(|at| self.tokens[line][at].capital && !self.tokens[line][whole.start].capital)
        };
        let ends = (whole.start + 1..whole.end).map(|from| from..whole.end);
        let beginnings = (whole.start + 1..whole.end).filter(|&to| begins(to)).map(|to| whole.start..to);
        // `race` of `egg race` is one of several.
        let is_other = |(other, at): (usize, usize)| other == line && own.contains(&at) && !whole.contains(&at);
        let is_item = |part: &Range<usize>| {
            let has_words = !self.is_around(line, part.start) && !self.is_around(line, part.end - 1);
            has_words && !self.places_of(line, part).any(is_other)
        };
        let known = beginnings.chain(ends).filter(|part| is_item(part) && self.occurs(line, part, own));
        known.max_by_key(|part| (self.has_article(line, part), part.len()))
    }

    /// Returns the parts of a list without the words that all begin with: `one eats cheese, one eats bread`. The first may
    /// have other words before.
    pub(super) fn behind_common(&self, line: usize, parts: &[Range<usize>]) -> Option<Vec<Range<usize>>> {
        let tokens = &self.tokens[line];
        let word = |at: usize| &tokens[at].text;
        let shortest = parts[1..].iter().map(Range::len).min()?;
        let is_common = |&at: &usize| {
            let first = parts[1].start + at;
            !tokens[first].capital && parts[2..].iter().all(|part| word(part.start + at) == word(first))
        };
        let common = (0..shortest.saturating_sub(1)).take_while(is_common).count();
        let begin = parts[1].start;
        // `there was one from Alton, one from Clay`, `een in Gent, een in Luik`
        let is_one = self.is(PhraseRole::Item, line, begin)
            || self.is(PhraseRole::Opener, line, begin) && self.is(PhraseRole::Cut, line, begin + 1);
        if parts.len() < 3 || common < 2 || !is_one {
            return None;
        }
        // A capital at the beginning of a sentence means nothing.
        let first = (parts[0].start..parts[0].end.saturating_sub(common))
            .find(|&at| (0..common).all(|i| word(at + i) == word(parts[1].start + i)))?;
        let rest = parts[1..].iter().map(|part| part.start + common..part.end);
        Some(std::iter::once(first + common..parts[0].end).chain(rest).collect())
    }

    /// Returns the items of a list without the noun that all end with, if the page uses most of them without it, but none
    /// with it: `at the Corner table, the Window table and the Garden table`.
    pub(super) fn before_common_noun(&self, line: usize, parts: &[Range<usize>]) -> Option<Vec<Range<usize>>> {
        let tokens = &self.tokens[line];
        let stem = |part: &Range<usize>| &self.stems[line][part.end - 1];
        let noun = stem(parts.first()?);
        let is_noun = |part: &Range<usize>| stem(part) == noun && !tokens[part.end - 1].capital && part.len() > 1;
        if parts.len() < 3 || tokens[parts[0].end - 1].kind != Kind::Word || !parts.iter().all(is_noun) {
            return None;
        }
        let own = parts[0].start..parts[parts.len() - 1].end;
        let begin = |part: &Range<usize>| {
            let is_around = |at: &usize| !tokens[*at].capital && self.is_around(line, *at);
            let behind = (part.start..part.end - 1).rev().find(is_around).map_or(part.start, |at| at + 1);
            behind..part.end - 1
        };
        let items: Vec<Range<usize>> = parts.iter().map(begin).collect();
        let is_used = |item: &&Range<usize>| self.occurs(line, item, &own);
        let is_whole = |item: &Range<usize>| self.occurs(line, &(item.start..item.end + 1), &own);
        let are_used = items.iter().filter(is_used).count() * 2 > items.len();
        let are_names = items.iter().all(|item| !item.is_empty()) && !items.iter().any(is_whole);
        (are_used && are_names).then_some(items)
    }

    /// Returns the items of a list without the prepositional phrases behind all of them, if the page uses all without
    /// these: `Ann from Alton, Bob from Barrow and Cid from Clay`.
    pub(super) fn before_modifiers(
        &self,
        line: usize,
        items: &[Range<usize>],
        own: &Range<usize>,
    ) -> Option<Vec<Range<usize>>> {
        let cut = |item: &Range<usize>| {
            let is_cut = |at: &usize| self.is(PhraseRole::Cut, line, *at) && !self.tokens[line][*at].capital;
            (item.start + 1..item.end).find(is_cut).map(|at| item.start..at)
        };
        let heads: Vec<Option<Range<usize>>> = items.iter().map(cut).collect();
        let are_modified = heads.iter().filter(|head| head.is_some()).count() * 2 > items.len();
        let is_used = |head: &Range<usize>| self.occurs(line, head, own);
        let are_used = heads.iter().flatten().all(is_used);
        let is_whole = |(item, head): (&Range<usize>, &Option<Range<usize>>)| head.is_some() && is_used(item);
        let has_whole = items.iter().zip(&heads).any(is_whole);
        let shorter =
            || items.iter().zip(heads.clone()).map(|(item, head)| head.unwrap_or_else(|| item.clone())).collect();
        (are_modified && are_used && !has_whole).then(shorter)
    }

    /// Returns the parts of a list without the words for one of several that all begin with: `one by bus, one on foot`.
    pub(super) fn behind_ones(&self, line: usize, parts: &[Range<usize>]) -> Vec<Range<usize>> {
        let length =
            |part: &Range<usize>| self.words.page.at(PhraseRole::Item, &self.tokens[line][..part.end], part.start);
        let are_ones = parts[1..].iter().all(|part| length(part).is_some_and(|length| length < part.len()));
        let behind = |part: &Range<usize>| part.start + length(part).filter(|_| are_ones).unwrap_or(0)..part.end;
        parts.iter().map(behind).collect()
    }

    /// Returns the parts of a list of what one of several did each without their verbs, if these differ: `one ordered
    /// soup, one fish, one shared a pie and one had noodles`.
    pub(super) fn behind_verbs(&self, line: usize, parts: &[Range<usize>]) -> Vec<Range<usize>> {
        let own = parts[0].start..parts[parts.len() - 1].end;
        let behind = |part: &Range<usize>| {
            let has_number = part.clone().any(|at| self.is_number(line, at) || self.is_number_word(line, at));
            if part.len() < 2 || has_number || self.occurs(line, part, &own) {
                return part.clone();
            }
            let mut starts = part.start + 1..part.end;
            let is_known = |at: &usize| !self.is_around(line, *at) && self.occurs(line, &(*at..part.end), &own);
            let article = starts.clone().rfind(|&at| self.is(PhraseRole::Opener, line, at)).map(|at| at + 1);
            let article = article.filter(|&at| at < part.end);
            // An adjective may precede the noun that the page uses alone: `a sore paw`.
            let start = match (starts.find(is_known), article) {
                (Some(known), Some(article)) if article + 1 == known => article,
                (known, article) => known.or(article).unwrap_or(part.start),
            };
            start..part.end
        };
        let has_verb = |part: &Range<usize>| self.content(line, part) == part.start;
        let mut found: Vec<Range<usize>> =
            parts.iter().map(|part| if has_verb(part) { behind(part) } else { part.clone() }).collect();
        // The verb of the first may be that of all others.
        if parts[1..] != found[1..] {
            found[0] = behind(&parts[0]);
            return found;
        }
        parts.to_vec()
    }

    /// Returns the beginning of the first item behind the article that all others begin with: `they won the race, the
    /// jump and the throw`.
    pub(super) fn behind_article(&self, line: usize, parts: &[Range<usize>]) -> Option<usize> {
        let tokens = &self.tokens[line];
        let articles = |at: usize| self.is(PhraseRole::Opener, line, at);
        let is_same = |at: usize| parts[1..].iter().any(|part| tokens[part.start].text == tokens[at].text);
        let all = parts[1..].iter().all(|part| articles(part.start));
        let last = parts[0].clone().rfind(|&at| articles(at) && is_same(at)).filter(|_| all)?;
        (last + 1 < parts[0].end).then_some(last + 1)
    }

    /// Whether the words of a range occur in another paragraph behind an article or a preposition.
    fn has_article(&self, line: usize, range: &Range<usize>) -> bool {
        let is_around =
            |line: usize, at: usize| [PhraseRole::Opener, PhraseRole::Cut].iter().any(|&part| self.is(part, line, at));
        self.places_of(line, range).any(|(other, at)| other != line && at > 0 && is_around(other, at - 1))
    }
}
