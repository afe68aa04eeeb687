//! Clauses that leave out what the clause before says: "neither does Ann", "nor was it hers", "the older of the two".

use std::ops::Range;

use super::compared::is_comparison;
use super::{Before, Completion, Marked, replaced, texts};
use crate::guess::Assumption;
use crate::guess::clauses::Clause;
use crate::guess::context::Context;
use crate::guess::marks::{Mark, What, marks};
use crate::guess::words::Role;
use crate::scan::Scan;
use crate::tokens::Token;
use crate::vocabulary::{Comparative, Degree};

impl Marked<'_, '_> {
    /// Returns the tokens of a piece with the other of two named before: "the cat is the heavier of the two".
    pub(super) fn with_other_of_two(&self, piece: &Range<usize>) -> Vec<Token> {
        let (scan, tokens) = (self.scan, self.scan.tokens);
        let words = &scan.vocabulary.language.guess_words;
        let of_two = piece.clone().find_map(|at| words.is(Role::OfTwo, tokens, at).map(|length| at..at + length));
        let compares = self.within(piece).any(|mark| matches!(mark.what, What::Comparative(_)));
        let (Some(of_two), Some(own), true) = (of_two, self.names(piece).next(), compares) else {
            return tokens[piece.clone()].to_vec();
        };
        let own = texts(&tokens[own.start..own.end]);
        let others = self.marks.iter().rev().filter(|mark| mark.end <= piece.start && !mark.values().is_empty());
        let mut others = others.map(|mark| &tokens[mark.start..mark.end]);
        let Some(other) = others.find(|name| texts(name) != own) else { return tokens[piece.clone()].to_vec() };
        [&tokens[piece.start..of_two.start], other, &tokens[of_two.end..piece.end]].concat()
    }

    /// Returns the rest of a piece without a name that leaves out what it compares with, with the name that the clause
    /// before compares with: "Cal went farther than Fay, and earlier", "and he came earlier".
    pub(super) fn with_other(&self, piece: &Range<usize>, rest: &[Token]) -> Option<Vec<Token>> {
        let (scan, tokens) = (self.scan, self.scan.tokens);
        let compares = |mark: &Mark<'_>| matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_));
        let than = scan.grammar().roles.than;
        // French "plus tôt" without what stands behind it is no comparison with something yet.
        let is_bare = |mark: &Mark<'_>| {
            let is_most = |found: &(&Comparative, usize)| found.0.degree == Degree::Superlative;
            let found = scan.comparatives(mark.start);
            matches!(mark.what, What::Logic) && found.iter().any(is_most) && mark.end > mark.start + 1
        };
        self.names(piece).next().is_none().then_some(())?;
        let open = self.within(piece).find(|mark| compares(mark) || is_bare(mark))?;
        let before = self.marks.iter().rfind(|mark| mark.end <= piece.start && compares(mark))?;
        let is_other = |mark: &&Mark<'_>| mark.start >= before.end && mark.end <= piece.start;
        let last = self.marks.iter().filter(|mark| !mark.values().is_empty()).rfind(is_other)?;
        let name = &tokens[last.start..last.end];
        if compares(open) {
            return Some([rest, name].concat());
        }
        let is_last = open.end == piece.end || scan.is_comma(open.end);
        let word = (before.start..last.start).rfind(|&at| scan.is_of(at, than)).filter(|_| is_last)?;
        Some([rest, &tokens[word..=word], name].concat())
    }

    /// Completes a piece that says of another name what the clause before says: "neither does Ann", "Ann did not".
    pub(super) fn repeated(&self, piece: &Range<usize>, before: &Before<'_>) -> Option<Completion> {
        let (scan, tokens) = (self.scan, self.scan.tokens);
        let words = &scan.vocabulary.language.guess_words;
        let mut names = self.names(piece);
        let name = names.next().filter(|_| names.next().is_none())?;
        // French "moins que Luc, et moins que Théo aussi" compares with him, too.
        let compares = |from: usize, to: usize| {
            self.marks.iter().any(|mark| mark.start >= from && mark.end <= to && is_comparison(mark))
        };
        if compares(piece.start, name.start) && compares(0, piece.start) {
            return None;
        }
        let said = before.clause.as_ref()?;
        let is_denial = |tokens: &[Token]| {
            let scan = Scan::new(scan.vocabulary, tokens);
            marks(&scan).iter().any(|mark| matches!(mark.what, What::Not | What::Nor | What::Denies))
        };
        let denial = said.ways.first().is_some_and(|tokens| is_denial(tokens));
        let ends = |role| {
            (name.end..piece.end).any(|at| words.is(role, tokens, at).is_some_and(|length| at + length == piece.end))
        };
        let plain = self.within(piece).all(|mark| {
            let word = matches!(mark.what, What::Unknown | What::Not | What::Comma | What::And);
            // French "Luc, si": the word begins a condition elsewhere.
            mark.start == name.start || word || words.is(Role::Did, tokens, mark.start).is_some()
        });
        let left_out = (name.end..piece.end).any(|at| scan.left_out(at).is_some_and(|length| at + length == piece.end));
        // "And she was not on the roof either" goes on about her.
        let own = self.pronoun(piece.start, piece.end).is_some()
            || piece.clone().any(|at| words.is(Role::Pronoun, tokens, at).is_some());
        let copies = |role| !own && piece.clone().any(|at| words.is(role, tokens, at).is_some());
        let nor = !own && words.is(Role::NorDoes, tokens, piece.start).is_some() && name.end == piece.end;
        let denied = if copies(Role::Also) {
            said.denied
        } else if nor {
            said.denied == denial
        } else if left_out && plain && !own {
            !denial
        } else if ends(Role::Did) && plain && !own {
            denial
        } else {
            return None;
        };
        let name = &tokens[name.start..name.end];
        let ways: Vec<Vec<Token>> = said.ways.iter().filter_map(|tokens| replaced(scan, tokens, name)).collect();
        Some(Completion::of(ways, denied, Some(Assumption::Ellipsis)))
    }

    /// Returns what a piece says of both of the two who were named before, or denies of them: "but neither of them is at an
    /// end", "and both came before Ann".
    pub(super) fn of_both(&self, piece: &Range<usize>, context: &Context) -> Option<[Clause; 2]> {
        let (scan, tokens) = (self.scan, self.scan.tokens);
        let words = &scan.vocabulary.language.guess_words;
        let find = |role, at: usize| words.is(role, tokens, at).map(|length| at..at + length);
        let neither = piece.clone().find_map(|at| find(Role::NeitherOfTwo, at)).or_else(|| self.bare_neither(piece));
        // "Both dogs" and "both Ann and Bob" are named there.
        let stands_alone = |found: &Range<usize>| {
            let next = scan.skip_articles(found.end);
            let is_named = next < piece.end && (scan.mention(next, piece.end).is_some() || scan.refers(next));
            found.end < piece.end && !is_named
        };
        let pronoun = words.is(Role::Pronoun, tokens, piece.start).unwrap_or(0);
        let both = || find(Role::BothOfTwo, piece.start + pronoun).filter(stands_alone);
        let denied = neither.is_some();
        let phrase = neither.or_else(both)?;
        let before = self.marks.iter().filter(|mark| mark.end <= piece.start && !mark.values().is_empty());
        let mut names: Vec<&Mark<'_>> = before.collect();
        names.dedup_by_key(|mark| mark.values()[0]);
        if names.len() > 2 {
            let category = names[0].values()[0].category;
            names.retain(|mark| mark.values()[0].category == category);
        }
        let [one, other] = match (&names[..], &context.names[..]) {
            ([one, other], _) => [one, other].map(|mark| &tokens[mark.start..mark.end]),
            ([], [one, other]) => [&one[..], &other[..]],
            _ => return None,
        };
        let from = if denied { piece.start } else { phrase.start };
        let said = |name: &[Token]| {
            let rest = [&tokens[from..phrase.start], &tokens[phrase.end..piece.end]].concat();
            Clause { ways: vec![[name, &rest].concat(), self.with_copula(name, &rest)], denied }
        };
        Some([said(one), said(other)])
    }

    /// Returns the word that a piece begins with, where it stands for neither of two: "and neither has the cat". "Neither Ann
    /// nor Bob" and "neither does Ann" name whom they deny it of.
    fn bare_neither(&self, piece: &Range<usize>) -> Option<Range<usize>> {
        let (scan, roles) = (self.scan, self.scan.grammar().roles);
        let words = &scan.vocabulary.language.guess_words;
        let found = piece.start..piece.start + scan.phrases(piece.start, roles.neither.as_slice()).next()?;
        let names_both = piece.clone().any(|at| scan.is_of(at, roles.nor));
        let name = |at: usize| scan.mention(scan.skip_articles(at), piece.end);
        let also = words.is(Role::Also, scan.tokens, piece.start).map_or(found.end, |length| piece.start + length);
        let copies = name(also).is_some_and(|name| name.end as usize == piece.end);
        let denies =
            |mark: &Mark<'_>| matches!(mark.what, What::Not | What::Nor | What::Denies) && mark.end <= piece.start;
        let copies = copies && (also == found.end || self.marks.iter().any(denies));
        (!names_both && !copies && name(found.end).is_none()).then_some(found)
    }

    /// Completes a piece that goes on with a denial: "nor was it bought by Ann", "nor did Ann have the cat".
    pub(super) fn goes_on_denying(&self, piece: &Range<usize>, before: &Before<'_>) -> Option<Completion> {
        let (scan, tokens) = (self.scan, self.scan.tokens);
        let words = &scan.vocabulary.language.guess_words;
        let length = words.is(Role::NorDoes, tokens, piece.start)?;
        let rest = piece.start + length..piece.end;
        let denied = |ways, assumption| Some(Completion::of(ways, true, assumption));
        if let Some((length, role)) = self.pronoun(rest.start, rest.end) {
            let subject = self.antecedent(piece, before, role)?;
            let rest = &tokens[rest.start + length..rest.end];
            let ways = vec![[subject, rest].concat(), self.with_copula(subject, rest)];
            return denied(ways, Some(Assumption::Pronoun));
        }
        if scan.opens(rest.start, rest.end) && self.names(&rest).count() >= 2 {
            return denied(vec![tokens[rest].to_vec()], None);
        }
        let subject = before.subject.as_deref()?;
        let rest = &tokens[rest];
        denied(vec![[subject, rest].concat(), self.with_copula(subject, rest)], Some(Assumption::SameSubject))
    }
}
