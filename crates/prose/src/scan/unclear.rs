//! Words that make a sentence something other than a statement about the entities that it names: orders, relatives
//! ("Ann's sister"), persons identified by what others do to them ("the man Ann likes"), frequencies ("usually"). A
//! puzzle can use no such sentence, whatever patterns match it.

use bachet_notation::clue::CategoryId;

use super::Scan;
use crate::lexicon::{ClassId, Phrase};
use crate::tokens::Gap;
use crate::vocabulary::{Degree, Mention, Weight};

/// Maximum number of words between an owner's name and the noun: "Ann's two little sisters".
const MAX_WORDS_BETWEEN: usize = 3;

impl Scan<'_> {
    /// The tokens that make the sentence something other than a statement of fact.
    pub(crate) fn unclear(&self) -> &[usize] {
        self.unclear.get_or_init(|| self.find_unclear())
    }

    #[inline(never)]
    fn find_unclear(&self) -> Vec<usize> {
        let roles = self.grammar().roles;
        let mut found = Vec::new();
        let first = (0..self.tokens.len()).find(|&t| !self.is_pause(t));
        if let Some(first) = first
            && self.is_of(first, roles.wish)
            && self.mention(first, self.tokens.len()).is_none()
        {
            found.push(first);
        }
        for (class, unclear) in [
            (roles.unfulfilled, (|_, at, _| Some(at)) as fn(&Self, usize, usize) -> Option<usize>),
            (roles.beyond, |scan, at, end| (!(at..end).any(|t| scan.is_in_name(t))).then_some(at)),
            (roles.companion, |scan, at, end| scan.is_companion(at, end).then_some(at)),
            (roles.somebody, |scan, _, end| scan.does_to_them(end)),
            (roles.often, |scan, at, _| scan.is_denied_at_times(at).then_some(at)),
            (roles.winner, Self::won_otherwise),
            (roles.won, Self::won_otherwise),
            // A hyphenated pronoun makes a question: "Bob boit-il du thé".
            (roles.again, |scan, at, _| (scan.tokens[at].gap == Gap::Hyphen).then_some(at)),
        ] {
            found.extend(self.each(class).into_iter().filter_map(|(at, end)| unclear(self, at, end)));
        }
        found.extend(self.done_by_what_is_theirs());
        found.extend(self.vocative_imperative());
        found.extend(self.apposed_loose_nouns());
        // "Anna is 20 points from Bob" says of neither that it has 20 points.
        found.extend(self.distances().into_iter().filter(|distance| !distance.places).map(|distance| distance.at));
        found
    }

    /// Returns the nouns that name nothing in the puzzle, but identify a value: "Lou, the plumber, ...". Another
    /// sentence may be about the plumber.
    fn apposed_loose_nouns(&self) -> impl Iterator<Item = usize> {
        let to = self.tokens.len();
        let apposed = move |at: usize| self.is_comma(at - 2) && self.mention_ends(at - 3);
        let commas = (3..to.saturating_sub(1)).filter(|&noun| self.is_comma(noun + 1));
        commas.filter(move |&noun| apposed(noun) && self.is_loose_noun(noun))
    }

    /// Returns a verb of winning whose object is no prize of the puzzle, although the puzzle has ranks: "won the dog".
    fn won_otherwise(&self, at: usize, end: usize) -> Option<usize> {
        let rank = self.vocabulary.winner.category()?;
        let of = usize::from(self.is_of(end, self.grammar().roles.of));
        let thing = self.mention(self.skip_articles(end + of), self.tokens.len())?;
        let referents = self.referents(at);
        let prize = |category| category == rank || referents.iter().any(|s| s.0 == category);
        (!thing.values.iter().any(|value| prize(value.category))).then_some(at)
    }

    /// Returns the imperative after a vocative: "Bob, drink tea". A relative clause or an apposition has a second
    /// comma.
    #[inline(never)]
    fn vocative_imperative(&self) -> Option<usize> {
        let (roles, to) = (self.grammar().roles, self.tokens.len());
        let first = (0..to).find(|&t| !self.is_pause(t))?;
        let name = self.mention(first, to).filter(|m| m.values.iter().all(|&v| self.vocabulary.is_proper_name(v)))?;
        let comma = name.end as usize;
        let next = comma + 1;
        let alone = next < to && self.is_comma(comma) && !(next..to).any(|t| self.is_comma(t));
        let goes_on =
            [roles.relative, roles.head, roles.the, roles.preposition, roles.and, roles.or, roles.nor, roles.again]
                .into_iter()
                .any(|class| self.is_of(next, class));
        (alone && !goes_on && self.mention(next, to).is_none() && self.names_in(next, to) > 0).then_some(next)
    }

    /// Returns the phrases of a class outside names, as the start and the position after the end.
    fn each(&self, class: Option<ClassId>) -> Vec<(usize, usize)> {
        let Some(class) = class.filter(|&class| self.has(&[class])) else { return Vec::new() };
        let mut found = Vec::new();
        for at in 0..self.tokens.len() {
            if self.mention(at, self.tokens.len()).is_none()
                && let Some(length) = self.phrases(at, &[class]).next()
            {
                found.push((at, at + length));
            }
        }
        found
    }

    /// Whether a relational noun names an unlisted person: "Ann's sister", "the guest of the pilot".
    fn is_companion(&self, at: usize, end: usize) -> bool {
        // A noun of a category's name names no unlisted person: guests in a puzzle of guests.
        if self.referents(at).iter().any(|&(_, weight)| weight == Weight::Name) {
            return false;
        }
        let (roles, to) = (self.grammar().roles, self.tokens.len());
        let person = |m: &Mention| m.values.iter().any(|&value| self.vocabulary.is_person(value));
        let of = |p: &Phrase| Some(p.class) == roles.belongs;
        let behind = (end < to).then(|| self.phrases.row(end).iter().find(|p| of(p))).flatten();
        let theirs = behind.is_some_and(|phrase| {
            let owner = self.skip_articles(end + phrase.length as usize);
            // "The granddaughter of the oldest".
            let is_most = self.comparatives(owner).iter().any(|found| found.0.degree == Degree::Superlative);
            is_most || self.mention(owner, to).is_some_and(person) && !self.is_origin_or_relative(owner, to)
        });
        // "Ann, whose sister drinks tea".
        let relative = |t: usize| self.is_of(t, roles.whose) && self.names_in(t, at) == 0;
        theirs
            || (at.saturating_sub(MAX_WORDS_BETWEEN)..at).any(relative)
            || (at.saturating_sub(MAX_WORDS_BETWEEN)..=at).any(|t| self.ends_an_owner(t) && self.names_in(t, at) == 0)
    }

    /// Whether a person's name in the possessive ends before a token.
    fn ends_an_owner(&self, end: usize) -> bool {
        let possessive = self.grammar().roles.possessive;
        let Some(last) = end.checked_sub(1) else { return false };
        let person = |last: usize| {
            let name = (0..=last).rev().find_map(|t| self.mention(t, last + 1).filter(|m| m.end as usize == last + 1));
            name.is_some_and(|m| {
                m.values.iter().any(|&value| self.vocabulary.is_person(value))
                    && !self.is_origin_or_relative(m.start as usize, self.tokens.len())
            })
        };
        // Only proper names have possessive endings without an apostrophe: "de lerares schildert" has none.
        let proper = |m: &Mention| m.values.iter().all(|&value| self.vocabulary.is_proper_name(value));
        let written = || self.mention(last, end).is_some_and(proper) && self.is_written_owner(last) && person(last);
        self.is_of(last, possessive) && last > 0 && person(last - 1) || written()
    }

    /// Whether tokens are only a possessive noun phrase: "Ann's dog", "the dog of Ann".
    pub(crate) fn only_names_what_is_theirs(&self, from: usize, to: usize) -> bool {
        let roles = self.grammar().roles;
        let Some(first) = self.mention(self.skip_articles(from), to) else { return false };
        let end = first.end as usize;
        let last = |at: usize| self.mention(at, to).filter(|name| name.end as usize == to);
        let thing = if self.is_of(end, roles.possessive) { end + 1 } else { end };
        let person = |m: &Mention| m.values.iter().any(|&value| self.vocabulary.is_person(value));
        let owner = || self.is_of(end, roles.belongs).then(|| last(self.skip_articles(end + 1))).flatten();
        self.ends_an_owner(thing) && last(thing).is_some() || owner().is_some_and(person)
    }

    pub(crate) fn skip_articles(&self, mut at: usize) -> usize {
        let to = self.tokens.len();
        while at < to && self.mention(at, to).is_none() && self.is_of(at, self.grammar().roles.the) {
            at += 1;
        }
        at
    }

    /// Returns the name in an object relative clause after a word for a person: "the man Ann likes", "the one with
    /// whom the pilot works". The unnamed person is not the named one.
    #[inline(never)]
    fn does_to_them(&self, end: usize) -> Option<usize> {
        let (roles, to) = (self.grammar().roles, self.tokens.len());
        let mut at = end;
        let over = |at: usize, class: Option<ClassId>| self.phrases(at, &[class?]).next();
        let before = over(at, roles.preposition).or_else(|| over(at, roles.belongs));
        if let Some(length) = before.filter(|length| over(at + length, roles.relative).is_some()) {
            at += length;
        }
        at += over(at, roles.relative).unwrap_or(0);
        let name = self.skip_articles(at);
        let mention = self.mention(name, to)?;
        let is_named = name > at || mention.values.iter().all(|&value| self.vocabulary.is_proper_name(value));
        let person = mention.values.iter().all(|&value| self.vocabulary.is_person(value));
        let next = mention.end as usize;
        // A copula identifies both, also at the end: "the man Ann is".
        let goes_on = next < to
            && !self.is_pause(next)
            && [roles.be, roles.linker, roles.relative, roles.possessive, roles.and, roles.or, roles.agent]
                .into_iter()
                .all(|class| !self.is_of(next, class));
        (is_named && person && goes_on).then_some(name)
    }

    /// Whether an adverb of frequency is negated: "does not often drink tea" leaves open whether she does.
    fn is_denied_at_times(&self, at: usize) -> bool {
        let roles = self.grammar().roles;
        let denies = |t: usize| {
            [roles.not, roles.not_behind, roles.half_not].into_iter().any(|class| self.is_of(t, class))
                && !self.is_inside_name(t)
        };
        let parts = |t: usize| {
            self.is_comma(t)
                || [roles.and, roles.or, roles.nor, roles.relative].into_iter().any(|class| self.is_of(t, class))
        };
        (0..at).rev().take_while(|&t| !parts(t)).any(denies)
            || (at + 1..self.tokens.len()).take(2).take_while(|&t| !parts(t)).any(denies)
    }

    /// Returns verbs of persons with a possession as their subject: "Ann's dog drinks milk".
    #[inline(never)]
    fn done_by_what_is_theirs(&self) -> Vec<usize> {
        let (roles, to) = (self.grammar().roles, self.tokens.len());
        if self.vocabulary.personal().is_empty() {
            return Vec::new();
        }
        let is_person = |m: &Mention| m.values.iter().any(|&value| self.vocabulary.is_person(value));
        let mut found = Vec::new();
        for thing in self.names().filter(|m| !is_person(m)) {
            let (start, end) = (thing.start as usize, thing.end as usize);
            let owned = self.ends_an_owner(start);
            let owner = (end < to && self.is_of(end, roles.belongs)).then(|| self.skip_articles(end + 1));
            let owner = owner.and_then(|at| self.mention(at, to)).filter(|m| is_person(m) && !owned);
            if !owned && owner.is_none() {
                continue;
            }
            let verb = owner.map_or(end, |owner| owner.end as usize);
            let does = |&(category, _): &(CategoryId, Weight)| {
                self.vocabulary.personal().contains(&category)
                    && thing.values.iter().all(|value| value.category != category)
            };
            if verb < to
                && !self.is_of(verb, roles.be)
                && self.mention(verb, to).is_none()
                && self.referents(verb).iter().any(does)
            {
                found.push(verb);
            }
        }
        found
    }
}
