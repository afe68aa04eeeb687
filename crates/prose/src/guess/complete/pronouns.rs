//! Pronouns, and the names that they stand for.

use std::ops::Range;

use super::{Before, Completion, Marked, replaced, texts};
use crate::guess::Assumption;
use crate::guess::beyond::is_somebody;
use crate::guess::context::{is_called, may_be, names_person};
use crate::guess::marks::{Mark, What};
use crate::guess::words::Role;
use crate::language::Capitals;
use crate::scan::Scan;
use crate::tokens::Token;

/// Maximum number of tokens of a clause with its pronoun behind object and verb.
const MAX_BEFORE_PRONOUN: usize = 6;

impl Marked<'_, '_> {
    /// Returns the tokens of a piece whose verb precedes its pronoun, with the subject in its place: "then it is Ann's".
    pub(super) fn behind_verb(&self, piece: &Range<usize>, before: &Before<'_>) -> Option<Vec<Token>> {
        let (scan, tokens) = (self.scan, self.scan.tokens);
        let (words, roles) = (&scan.vocabulary.language.guess_words, scan.grammar().roles);
        let of =
            |at: usize| [roles.of, roles.preposition, roles.belongs].into_iter().any(|class| scan.is_of(at, class));
        let inverted = |at: usize| {
            // Dutch `het` is an article before a noun.
            let is_noun =
                |at: usize| at >= tokens.len() || scan.mention(at, tokens.len()).is_some() || scan.is_unknown(at);
            let it = || {
                let stands_alone =
                    |length: &usize| of(at + length) || scan.is_of(at + length, roles.the) || !is_noun(at + length);
                words.is(Role::It, tokens, at).filter(stands_alone)
            };
            let somebody = || is_somebody(scan, at).then_some(1);
            words.is(Role::Pronoun, tokens, at).or_else(it).or_else(somebody).map(|length| at..at + length)
        };
        // "Then her lorry stands at the first gate."
        let own = |at: usize| {
            let is_thing = |at: usize| {
                let is_word = at < tokens.len() && (scan.is_unknown(at) || scan.is_everyday(at));
                is_word && !scan.refers(at) && scan.mention(at, tokens.len()).is_none()
            };
            let length = words.is(Role::Own, tokens, at).filter(|length| is_thing(at + length))?;
            Some(at..at + length)
        };
        let is_verb = scan.reserved(piece.start).is_none() && scan.comparatives(piece.start).is_empty();
        let subject = before.subject.as_deref().filter(|_| self.names(piece).count() <= 1)?;
        let mut within = piece.start + 1..piece.end.min(piece.start + 3);
        let opens = within
            .find_map(|at| own(at).or_else(|| inverted(at)))
            .filter(|at| is_verb && scan.names_in(piece.start, at.start) == 0);
        // German "einen Roller besitzt er nicht": the object may come first.
        let behind_object = || {
            let within = piece.start + 2..piece.end.min(piece.start + MAX_BEFORE_PRONOUN);
            let is_verb = |at: &Range<usize>| scan.is_unknown(at.start - 1) || scan.is_of(at.start - 1, roles.verb);
            let at = { within }.find_map(inverted).filter(is_verb)?;
            let compares = |mark: &Mark<'_>| matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_));
            let is_object = self.names(&(piece.start..at.start)).count() == 1 && !self.within(piece).any(compares);
            (before.is_first && is_object).then_some(at)
        };
        let at = opens.or_else(behind_object)?;
        Some([subject, &tokens[piece.start..at.start], &tokens[at.end..piece.end]].concat())
    }

    /// Returns the tokens of the first clause of a sentence with whom it is about, if it names one thing that belongs to
    /// somebody named before: "Deal was her home port".
    pub(super) fn of_owner(&self, piece: &Range<usize>, before: &Before<'_>) -> Option<Vec<Token>> {
        let words = &self.scan.vocabulary.language.guess_words;
        let mut names = self.names(piece);
        let name = names.next().filter(|_| before.is_first && names.next().is_none())?;
        let own = |&at: &usize| words.is(Role::Own, self.scan.tokens, at).is_some() && !self.scan.is_in_name(at);
        let at = (name.end..piece.end).find(own)?;
        let be = self.scan.grammar().roles.be;
        piece.clone().any(|verb| verb != at && self.scan.is_of(verb, be)).then_some(())?;
        let is = |role| words.is(role, self.scan.tokens, at).is_some();
        let owner = before.context.antecedent(self.scan, [Role::She, Role::He].into_iter().find(|&role| is(role)))?;
        let plain = self.within(piece).all(|mark| mark.start == name.start || matches!(mark.what, What::Unknown));
        plain.then(|| [owner, &self.scan.tokens[piece.clone()]].concat())
    }

    /// Returns the tokens of a clause about one name at whose end a pronoun says whose it is, with whom the clause before
    /// is about in its place: French "le miel n'est donc pas à elle", "le miel, ce n'est pas elle".
    pub(super) fn with_owner_behind(&self, piece: &Range<usize>, before: &Before<'_>) -> Option<Vec<Token>> {
        let (scan, tokens, roles) = (self.scan, self.scan.tokens, self.scan.grammar().roles);
        let words = &scan.vocabulary.language.guess_words;
        let at = piece.end.checked_sub(1).filter(|&at| at > piece.start + 1)?;
        let is_pronoun = scan.is_of(at, roles.object) && words.is(Role::Pronoun, tokens, at).is_some();
        let is_behind = [roles.belongs, roles.not, roles.be].into_iter().any(|class| scan.is_of(at - 1, class));
        let has_be = piece.clone().any(|at| scan.is_of(at, roles.be));
        let mut names = self.names(piece);
        let name = names.next().filter(|_| names.next().is_none() && is_pronoun && is_behind && has_be)?;
        let plain = |mark: &Mark<'_>| matches!(mark.what, What::Unknown | What::Not | What::Comma | What::And);
        let is_plain = self.within(piece).all(|mark| mark.start == name.start || plain(mark));
        let owner = before.subject.as_deref().filter(|_| !before.is_first && is_plain)?;
        let is_other = texts(owner) != texts(&tokens[name.start..name.end]);
        is_other.then(|| [&tokens[piece.start..at], owner].concat())
    }

    /// Returns the length and the kind of the pronoun at a token that stands for a subject.
    pub(super) fn pronoun(&self, at: usize, end: usize) -> Option<(usize, Option<Role>)> {
        let (scan, tokens) = (self.scan, self.scan.tokens);
        let words = &scan.vocabulary.language.guess_words;
        let roles = scan.grammar().roles;
        scan.mention(at, end).is_none().then_some(())?;
        // "That of Ann" names what it stands for.
        let of =
            |at: usize| [roles.of, roles.preposition, roles.belongs].into_iter().any(|class| scan.is_of(at, class));
        let longest = words.at(tokens, at).map_or(0, |found| found.1);
        let fits = |length: &usize| at + length < end && !of(at + length) && *length >= longest;
        let is = |role| words.is(role, tokens, at).filter(fits);
        let roles = [Role::Pronoun, Role::Own, Role::It];
        let (length, kind) = roles.into_iter().find_map(|role| Some((is(role)?, role)))?;
        let gender = [Role::She, Role::He].into_iter().find(|&role| is(role) == Some(length));
        Some((length, gender.or((kind == Role::It).then_some(Role::It))))
    }

    /// Completes a piece that begins with a pronoun.
    pub(super) fn with_pronoun(&self, piece: &Range<usize>, before: &Before<'_>) -> Option<Completion> {
        let (scan, tokens) = (self.scan, self.scan.tokens);
        let words = &scan.vocabulary.language.guess_words;
        let said = |ways, assumption| Some(Completion::of(ways, false, assumption));
        let refers = scan.mention(piece.start, piece.end).is_none();
        // "Ann's, which was before Bob's".
        let relative = || scan.relative_pronoun(piece.start).filter(|_| scan.is_plain_pronoun(piece.start));
        let latter = words.is(Role::Latter, tokens, piece.start).or_else(relative);
        // Dutch "dat van Stijn" is another one.
        let is_of = |at: usize| scan.is_of(at, scan.grammar().roles.of);
        let latter =
            latter.filter(|&length| refers && piece.start + length < piece.end && !is_of(piece.start + length));
        let last = self.marks.iter().rfind(|mark| mark.end <= piece.start && !mark.values().is_empty());
        // "Whoever has the cat drinks tea": a pronoun that opens the sentence stands for nobody before it.
        let opens = before.is_first && last.is_none() && relative().is_some();
        let stands_alone = last.is_none() && words.is(Role::Pronoun, tokens, piece.start).is_some();
        if let Some(length) = latter.filter(|_| !opens && !stands_alone) {
            let Some(last) = last else { return Some(Completion::Impossible) };
            let (last, rest) = (&tokens[last.start..last.end], &tokens[piece.start + length..piece.end]);
            return said(vec![[last, rest].concat(), self.with_copula(last, rest)], Some(Assumption::Pronoun));
        }
        let (length, role) = self.pronoun(piece.start, piece.end)?;
        if role == Some(Role::It) {
            if let Some(cleft) = self.cleft(piece, length, before) {
                return said(vec![self.with_object(&cleft, None, piece, before)], None);
            }
            // "It wasn't Ann, either": the focus of the clause before is another.
            if let Some(name) = self.focus(piece, length)
                && let Some(clause) = before.clause.as_ref()
            {
                let ways = clause.ways.iter().filter_map(|tokens| replaced(scan, tokens, name)).collect();
                return Some(Completion::of(ways, clause.denied, Some(Assumption::Ellipsis)));
            }
            // In the first clause two names need no third one. Dutch `het` is an article, too: a verb follows the
            // pronoun.
            let next = piece.start + length;
            let half = usize::from(next < piece.end && scan.is_of(next, scan.grammar().roles.half_not));
            let be = next + half < piece.end && scan.is_of(next + half, scan.grammar().roles.be);
            let names = self.names(piece).count();
            let is_article = names > 0 && scan.is_of(piece.start, scan.grammar().roles.the) && !be;
            // "It is neither Ann nor Bob" denies both of what was named before.
            let neither = self.within(piece).any(|mark| matches!(mark.what, What::Nor)) && be;
            if before.is_first && (names >= 2 && !neither || is_article) {
                return None;
            }
        }
        let Some(subject) = self.antecedent(piece, before, role) else {
            let ways = if before.is_first { vec![tokens[piece.clone()].to_vec()] } else { Vec::new() };
            return said(ways, None);
        };
        let rest = &tokens[piece.start + length..piece.end];
        let with_other = self.with_other(piece, rest).filter(|_| !before.is_first);
        let rest = with_other.unwrap_or_else(|| self.with_object(rest, Some(subject), piece, before));
        let mut ways = vec![[subject, &rest[..]].concat()];
        if role == Some(Role::It) && before.is_first && self.names(piece).next().is_some() {
            // "It was after nine when Ann left."
            ways.insert(0, rest);
        }
        said(ways, Some(Assumption::Pronoun))
    }

    /// Returns the name that a pronoun in a piece stands for: the subject, or another name that may be a woman or a man.
    pub(super) fn antecedent<'b>(
        &'b self,
        piece: &Range<usize>,
        before: &'b Before<'_>,
        pronoun: Option<Role>,
    ) -> Option<&'b [Token]> {
        let fits = |name: &&[Token]| may_be(self.scan, name, pronoun);
        let subject = before.subject.as_deref().filter(fits);
        let earlier = self.marks.iter().filter(|mark| mark.end <= piece.start && !mark.values().is_empty());
        let mut earlier = earlier.map(|mark| &self.scan.tokens[mark.start..mark.end]).filter(fits);
        // "The fez was not Bob's, and he came first": of a person and a thing it stands for the person.
        let gender = pronoun.filter(|role| matches!(role, Role::She | Role::He));
        let person = gender.and_then(|role| earlier.clone().find(|name| is_called(self.scan, name, role)));
        let subject = subject.filter(|subject| person.is_none() || names_person(self.scan, subject));
        subject
            .or(person)
            .or_else(|| earlier.next())
            .or_else(|| before.context.antecedent(self.scan, pronoun))
            .or(before.subject.as_deref())
    }

    /// Returns the tokens of a cleft sentence without its frame: "not Ann had the cat" of "it was not Ann who had the
    /// cat".
    fn cleft(&self, piece: &Range<usize>, it: usize, before: &Before<'_>) -> Option<Vec<Token>> {
        let (scan, roles) = (self.scan, self.scan.grammar().roles);
        let be = piece.start + it;
        // French "ce n'est pas Anne qui".
        let be = be + scan.phrases(be, roles.half_not.as_slice()).next().unwrap_or(0);
        let length = scan.phrases(be, roles.be.as_slice()).next()?;
        let relative = (be + length..piece.end).find(|&at| scan.is_plain_pronoun(at) && !scan.is_in_name(at))?;
        let focus = be + length..relative;
        let next = relative + scan.phrases(relative, roles.relative.as_slice()).next()?;
        let said = &scan.tokens[next..piece.end];
        if self.names(&focus).next().is_some() {
            let states = |mark: &Mark<'_>| !matches!(mark.what, What::Unknown | What::Doubtful | What::Attitude);
            let behind = next..piece.end;
            if before.is_first || self.within(&behind).any(states) {
                return Some([&scan.tokens[focus], said].concat());
            }
            // "The roses won, but it was not Ann who had cut them", "it is no roses that she grows": what else is said
            // belongs to whom the clause before is about.
            let subject = before.subject.as_deref()?;
            return Some(self.with_copula(subject, &scan.tokens[focus]));
        }
        // "It was not he who had the cat."
        let words = &scan.vocabulary.language.guess_words;
        let last = relative.checked_sub(1)?;
        let is_pronoun = words.is(Role::Pronoun, scan.tokens, last).is_some() || scan.is_of(last, roles.object);
        let gender = [Role::She, Role::He].into_iter().find(|&role| words.is(role, scan.tokens, last).is_some());
        let name = self.antecedent(piece, before, gender).filter(|_| is_pronoun && last >= focus.start)?;
        Some([&scan.tokens[focus.start..last], name, said].concat())
    }

    /// Returns the only name of a piece that says whom something holds of as well: "it was not Ann either".
    fn focus(&self, piece: &Range<usize>, it: usize) -> Option<&[Token]> {
        let (scan, roles) = (self.scan, self.scan.grammar().roles);
        let be = piece.start + it;
        scan.phrases(be, roles.be.as_slice()).next()?;
        let mut names = self.names(piece);
        let name = names.next().filter(|_| names.next().is_none())?;
        let is_either = scan.is_of(piece.end - 1, roles.either);
        is_either.then(|| &scan.tokens[name.start..name.end])
    }

    /// Returns the tokens of a clause about one name with the place that an adverb stands for: "Bob did not go there".
    pub(super) fn with_place(&self, clause: &[Token], piece: &Range<usize>, before: &Before<'_>) -> Option<Vec<Token>> {
        let scan = Scan::new(self.scan.vocabulary, clause);
        let words = &scan.vocabulary.language.guess_words;
        let be = scan.grammar().roles.be;
        // "There are two houses between them."
        let is_there = |&at: &usize| {
            let length = words.is(Role::There, clause, at).filter(|_| !scan.is_in_name(at));
            length.is_some_and(|length| at + length == clause.len() || !scan.is_of(at + length, be))
        };
        let at = (1..clause.len()).find(is_there)?;
        let mut names = scan.names();
        let own = names.next().filter(|_| names.next().is_none())?;
        let category = own.values[0].category;
        let earlier = self.marks.iter().rev().filter(|mark| mark.end <= piece.start && !mark.values().is_empty());
        let earlier = earlier.map(|mark| &self.scan.tokens[mark.start..mark.end]);
        let all = earlier.chain(before.context.names.iter().rev().map(Vec::as_slice));
        let is_place = |name: &&[Token]| {
            let scan = Scan::new(self.scan.vocabulary, name);
            let value = scan.names().next().map(|name| name.values[0]);
            value.is_some_and(|value| value.category != category && !scan.vocabulary.is_person(value))
        };
        let place = { all }.find(is_place)?;
        let length = words.is(Role::There, clause, at)?;
        Some([&clause[..at], place, &clause[at + length..]].concat())
    }

    /// Returns the tokens of a clause with the name that an object pronoun stands for: "immediately after him".
    pub(super) fn with_object(
        &self,
        clause: &[Token],
        subject: Option<&[Token]>,
        piece: &Range<usize>,
        before: &Before<'_>,
    ) -> Vec<Token> {
        let scan = Scan::new(self.scan.vocabulary, clause);
        let object = scan.grammar().roles.object;
        let words = &scan.vocabulary.language.guess_words;
        let verb = |at: usize| (0..at).any(|from| words.verbs.at(clause, from).iter().any(|verb| from + verb.1 == at));
        let is_between = |at: usize| {
            (0..at).any(|from| words.is(Role::Between, clause, from).is_some_and(|length| from + length == at))
        };
        let relates = |&at: &usize| {
            let roles = scan.grammar().roles;
            // "Neither he nor Ann".
            let joins = |at: usize| [roles.neither, roles.nor].into_iter().any(|class| scan.is_of(at, class));
            let is_joined = joins(at - 1) && (at + 1..clause.len()).any(joins);
            // "Ann does not like pickles, so she did not eat them": who feeds a cat need not have it.
            let is_denied = || {
                let ends = at + 1 == clause.len() && scan.names().count() <= 1;
                let verb =
                    [roles.of, roles.preposition, roles.belongs].into_iter().all(|class| !scan.is_of(at - 1, class));
                ends && verb && scan.reserved(at - 1).is_none() && (0..at).any(|at| scan.denies(at))
            };
            let relates = scan.relates_before(at) || verb(at) || is_between(at) || is_joined || is_denied();
            // French "Anne, elle, n'a rien mangé".
            let repeats = before.is_first
                && scan.is_comma(at - 1)
                && scan.names().next().is_some_and(|name| name.end as usize + 1 == at);
            scan.is_of(at, object) && !scan.is_in_name(at) && !repeats && relates
        };
        // German "neben ihr Beet": the word belongs to the noun behind it.
        let is_noun = |at: usize| scan.vocabulary.language.capitals == Capitals::Nouns && clause[at].capital;
        let owns = |at: usize| words.is(Role::Own, clause, at).is_some() && is_noun(at + 1);
        let closes = |&at: &usize| at + 1 == clause.len() || scan.mention(at + 1, clause.len()).is_none() && !owns(at);
        let Some(at) = (1..clause.len()).filter(closes).find(relates) else { return clause.to_vec() };
        // "Either Ann has the dog or she lives in Rome": behind a conjunction and before its verb, the pronoun is the
        // subject again.
        let roles = scan.grammar().roles;
        let joins = [roles.or, roles.either, roles.and, roles.but].into_iter().any(|class| scan.is_of(at - 1, class));
        if joins && scan.is_of(at + 1, roles.verb) && words.is(Role::Pronoun, clause, at).is_some() {
            let first = scan.names().next().filter(|name| (name.end as usize) < at);
            let Some(name) = first else { return clause.to_vec() };
            return [&clause[..at], &clause[name.start as usize..name.end as usize], &clause[at + 1..]].concat();
        }
        let own = subject
            .map(<[Token]>::to_vec)
            .or_else(|| scan.names().next().map(|name| clause[name.start as usize..name.end as usize].to_vec()));
        // "She has two between her and Bob": only there a pronoun may stand for the subject itself.
        let between = is_between(at);
        let is_other = |name: &[Token]| between || own.as_deref().is_none_or(|own| texts(own) != texts(name));
        let within =
            scan.names().filter(|name| name.end as usize <= at).map(|name| (name.start, name.end)).collect::<Vec<_>>();
        let mut within = within.into_iter().rev().map(|(start, end)| &clause[start as usize..end as usize]);
        let within = within.find(|name| is_other(name));
        let earlier = self.marks.iter().rev().filter(|mark| mark.end <= piece.start && !mark.values().is_empty());
        let mut earlier = earlier.map(|mark| &self.scan.tokens[mark.start..mark.end]).filter(|name| is_other(name));
        let named = before.context.names.iter().map(Vec::as_slice).find(|name| is_other(name));
        let Some(name) = within.or_else(|| earlier.next()).or(named) else { return clause.to_vec() };
        // "Him" stands for a person, if one was named.
        let is_person = |name: &&[Token]| {
            let scan = Scan::new(self.scan.vocabulary, name);
            scan.names().next().is_some_and(|found| found.values.iter().any(|&value| scan.vocabulary.is_person(value)))
                || [Role::She, Role::He].into_iter().any(|role| is_called(&scan, name, role))
        };
        let all = || self.marks.iter().rev().filter(|mark| mark.end <= piece.start && !mark.values().is_empty());
        let person = || all().map(|mark| &self.scan.tokens[mark.start..mark.end]).find(is_person);
        let name =
            if words.is(Role::It, clause, at).is_some() || is_person(&name) { name } else { person().unwrap_or(name) };
        [&clause[..at], name, &clause[at + 1..]].concat()
    }
}
