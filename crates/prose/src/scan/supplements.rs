//! Supplements, found by the signs that set them off.

use std::ops::Range;

use super::Scan;
use crate::language::Clauses;
use crate::tokens::{Gap, Kind};

/// A supplement, as ranges of tokens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Supplement {
    /// With the signs around it.
    pub(crate) whole: Range<usize>,
    pub(crate) content: Range<usize>,
    /// The name before it, if it directly follows one.
    pub(crate) host: Option<Range<usize>>,
    pub(crate) marks: Marks,
}

/// What sets a supplement off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Marks {
    Brackets,
    Dashes,
    /// A comma, and a relative pronoun.
    Commas,
    /// A relative pronoun: a restrictive clause at the end of the sentence.
    None,
    /// A comma, and a relative pronoun that does not follow the name: "Ann lives in the first house, which is red".
    Distant,
}

impl Supplement {
    /// Returns the token at which the next supplement may begin: the comma that ends this one may begin another.
    fn next(&self) -> usize {
        if self.marks == Marks::Commas { self.content.end } else { self.whole.end }
    }
}

impl Scan<'_> {
    /// Returns the supplements of the sentence in their order.
    pub(crate) fn supplements(&self) -> Vec<Supplement> {
        let mut found: Vec<Supplement> = Vec::new();
        if self.tokens.iter().all(|token| token.kind != Kind::Sign) {
            return found;
        }
        let mut at = 0;
        while at < self.tokens.len() {
            let name = self.mention(at, self.tokens.len()).map(|name| name.end as usize);
            let before = found.last().filter(|before| before.whole.end == at);
            let supplement = if name.is_none() { self.supplement(at, before) } else { None };
            at = supplement.as_ref().map_or(name.unwrap_or(at + 1), Supplement::next);
            found.extend(supplement);
        }
        // One that ends with the comma of the next one leaves it to that.
        for i in 1..found.len() {
            let next = found[i].whole.start;
            let before = &mut found[i - 1].whole;
            before.end = before.end.min(next);
        }
        found
    }

    /// Returns the supplement that begins with the sign at a token.
    fn supplement(&self, at: usize, before: Option<&Supplement>) -> Option<Supplement> {
        let end = self.tokens.len();
        let token = &self.tokens[at];
        if token.kind != Kind::Sign {
            return None;
        }
        // Two of them may follow each other: "Ann (who is 20), who drinks tea, is the pilot".
        let host = before.map_or_else(|| self.host(at), |before| before.host.clone());
        let until = |close: Option<usize>, marks| {
            let content = at + 1..close.unwrap_or(end);
            let whole = at..close.map_or(end, |close| close + 1);
            Supplement { whole, content, host: host.clone(), marks }
        };
        for (open, close) in [('(', ')'), ('[', ']')] {
            if token.is_sign(open) {
                let mut depth = 0;
                let closes = |&t: &usize| {
                    depth += i32::from(self.tokens[t].is_sign(open)) - i32::from(self.tokens[t].is_sign(close));
                    depth == 0
                };
                return Some(self.beside_clause(until((at..end).find(closes), Marks::Brackets)));
            }
        }
        if self.is_dash(at) && at > 0 {
            let close = (at + 1..end).find(|&t| self.is_dash(t));
            return Some(self.beside_clause(until(close, Marks::Dashes)));
        }
        let host_start = host.as_ref()?.start;
        if !self.is_comma(at) {
            return None;
        }
        let close = (at + 1..end).find(|&t| self.is_comma(t) && !self.is_inside_name(t));
        if self.relative_pronoun(at + 1).is_none() {
            // "Ann, not the pilot, drinks tea"; "not in May, not by bus, no hat" is a list.
            let is_listed = (0..host_start).any(|t| self.denies(t));
            let denies = close.is_some_and(|close| self.denies(at + 1) && self.is_apposition(at + 1, close));
            return (denies && !is_listed).then(|| until(close, Marks::Commas));
        }
        // "It is Ann, not the pilot, who drinks tea": the clause is about Ann. At the end of a negated sentence it is
        // unclear to what the clause belongs.
        let part = (0..at).rev().find(|&t| self.is_comma(t));
        let begins = if close.is_some() { part.unwrap_or(host_start) } else { 0 };
        let mut supplement = until(close, Marks::Commas);
        let remark = part.is_some_and(|part| self.begins_remark(part, at));
        if remark || (begins..host_start).any(|t| self.denies(t)) {
            supplement.host = None;
        }
        Some(supplement)
    }

    /// Removes the host of a supplement behind a relative clause that denies something, which may be about either name:
    /// "Mira who does not have 6 - the one with the dog - lives above Nils".
    fn beside_clause(&self, mut supplement: Supplement) -> Supplement {
        supplement.host = supplement.host.filter(|host| {
            let clause = (1..host.start).rev().find(|&t| self.has_clause(t, t + 1));
            !clause.is_some_and(|clause| (clause..host.start).any(|t| self.denies(t)))
        });
        supplement
    }

    /// Whether a token is a dash between words.
    fn is_dash(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        let Some(next) = self.tokens.get(at + 1) else { return false };
        let parts = token.gap == Gap::Blank && next.gap == Gap::Blank;
        token.is_sign('-') && parts || token.is_sign('—') || token.is_sign('–') && (parts || next.kind != Kind::Number)
    }

    /// Whether a word at a token denies something.
    pub(crate) fn denies(&self, at: usize) -> bool {
        let roles = self.grammar().roles;
        let negations = [roles.not, roles.not_behind, roles.half_not, roles.lacking, roles.nor];
        negations.into_iter().any(|class| self.is_of(at, class))
    }

    /// Returns the length of the relative pronoun at a token, with a preposition before it.
    pub(crate) fn relative_pronoun(&self, at: usize) -> Option<usize> {
        let roles = self.grammar().roles;
        if at >= self.tokens.len() || self.mention(at, self.tokens.len()).is_some() {
            return None;
        }
        // In some languages articles are relative pronouns, too.
        let is_settled = self.vocabulary.language.clauses == Clauses::BehindSigns;
        let article =
            |at: usize| !is_settled && self.is_of(at, roles.the) && self.mention(at + 1, self.tokens.len()).is_some();
        let relative = |at: usize| self.phrases(at, &[roles.relative?]).next().filter(|_| !article(at));
        let prepositions = [roles.preposition, roles.belongs].into_iter().flatten();
        let behind = |class| {
            let length = self.phrases(at, &[class]).next()?;
            let length = length + relative(at + length)?;
            // "Between Ann and Bob, in that order": the words are a phrase of their own.
            let is_part = !self.is_longest(at, self.tokens.len(), length) && self.carries_logic(at);
            (!is_part).then_some(length)
        };
        relative(at).or_else(|| prepositions.into_iter().find_map(behind))
    }

    /// Whether a relative pronoun at a token follows no preposition.
    pub(crate) fn is_plain_pronoun(&self, at: usize) -> bool {
        self.is_of(at, self.grammar().roles.relative)
    }

    /// Returns the tokens of the name that ends before a token, with a noun that belongs to it: "the tea drinker".
    pub(super) fn host(&self, end: usize) -> Option<Range<usize>> {
        // A sign inside a name, or at its end: "Let's Go!", "the \"Lark\"".
        let sign = |t: &usize| {
            let token = &self.tokens[*t];
            token.kind == Kind::Sign && token.gap == Gap::Nothing && !self.is_pause(*t)
        };
        let end = end - (0..end).rev().take_while(sign).count();
        let ends = |end: usize| self.names().filter(|name| name.end as usize == end).last();
        if let Some(name) = ends(end) {
            return Some(name.start as usize..end);
        }
        let noun = end.checked_sub(1)?;
        let name = ends(noun)?;
        let belongs = self.is_of(noun, self.grammar().roles.agent) || self.goes_with(noun, name);
        belongs.then_some(name.start as usize..end)
    }

    /// Whether tokens add something to a name, by a relative clause or behind a comma.
    pub(crate) fn has_remark(&self, from: usize, to: usize) -> bool {
        let remark = |at: usize| {
            if !self.is_comma(at) {
                return self.has_clause(at, at + 1);
            }
            let next = (at + 1..to).find(|&t| self.is_comma(t) && !self.is_inside_name(t));
            let companion = |close| (at..close).any(|t| self.is_of(t, self.grammar().roles.companion));
            let adds = |close| self.names_in(at, close) > 0 && (companion(close) || self.is_apposition(at + 1, close));
            self.host(at).is_some() && next.is_some_and(adds) || self.begins_remark(at, next.unwrap_or(to))
        };
        (from.max(1)..to).any(remark)
    }

    /// Whether the sentence has a remark behind a comma, which may be about any name before it: "the tea drinker isn't
    /// Bob, older than Ann".
    pub(crate) fn has_loose_remark(&self) -> bool {
        let to = self.tokens.len();
        (1..to).any(|at| self.is_comma(at) && self.begins_remark(at, to))
    }

    /// Whether a comma behind a name begins a remark with a relation to something else: ", older than Ann".
    pub(crate) fn begins_remark(&self, comma: usize, to: usize) -> bool {
        let roles = self.grammar().roles;
        let next = comma + 1;
        let clause = [roles.the, roles.head, roles.new_subject, roles.again, roles.and, roles.but, roles.or, roles.nor];
        let denials = [roles.not, roles.not_behind, roles.half_not, roles.lacking, roles.attitude];
        let relates = |at: usize| {
            let phrase = self.longest(at, to).filter(|phrase| self.is_reserved(phrase.class));
            self.comparing.contains(at) || phrase.is_some_and(|phrase| !denials.contains(&Some(phrase.class)))
        };
        next < to
            && self.host(comma).is_some()
            && self.mention(next, to).is_none()
            && !clause.into_iter().any(|class| self.is_of(next, class))
            && self.first_name(next, to).is_some_and(|name| (next..name.start as usize).any(relates))
    }

    /// Whether a relative clause about a name begins in tokens.
    pub(crate) fn has_clause(&self, from: usize, to: usize) -> bool {
        (from.max(1)..to).any(|at| self.relative_pronoun(at).is_some() && self.host(at).is_some())
    }

    /// Returns a restrictive relative clause with a comparison at the end of the sentence: "Harry sold the teapot that
    /// cost more than the clock". A second name could belong to another clause.
    pub(crate) fn restrictive_clause(&self) -> Option<Supplement> {
        let end = self.tokens.len();
        if self.comparatives.all.is_empty() {
            return None;
        }
        let at = (1..end).find(|&at| self.relative_pronoun(at).is_some() && self.host(at).is_some())?;
        let whole = !(at..end).any(|t| self.is_pause(t)) && self.names_in(at, end) == 1;
        let name = self.first_name(at, end)?;
        let compares = (at..name.start as usize).any(|t| self.comparing.contains(t));
        (whole && compares && name.end as usize == end).then(|| Supplement {
            whole: at..end,
            content: at..end,
            host: self.host(at),
            marks: Marks::None,
        })
    }

    /// Returns a relative clause at the end of a sentence that names one thing before, but not directly before it. If
    /// the sentence only says which place the named thing has, both are the same.
    pub(crate) fn distant_clause(&self) -> Option<Supplement> {
        let end = self.tokens.len();
        let at = (1..end).find(|&at| self.is_comma(at) && !self.is_inside_name(at))?;
        let host = self.first_name(0, at)?;
        let host = host.start as usize..host.end as usize;
        let only = self.names_in(0, at) == 1 && self.names_in(at, end) > 0 && self.host(at).is_none();
        let last = (at + 1..end).all(|t| !self.is_comma(t) || self.is_inside_name(t));
        let states = !(0..at).any(|t| self.denies(t));
        (only && last && states && self.is_plain_pronoun(at + 1)).then(|| Supplement {
            whole: at..end,
            content: at + 1..end,
            host: Some(host),
            marks: Marks::Distant,
        })
    }

    /// Returns the first words for an unnamed person, if there are any: "the one".
    pub(crate) fn head_phrase(&self) -> Range<usize> {
        let head = |at: usize| Some(at..at + self.phrases(at, &[self.grammar().roles.head?]).next()?);
        (0..self.tokens.len()).find_map(head).unwrap_or(0..0)
    }

    /// Whether tokens are only names, negations and words of the grammar: "not the one with the dog".
    pub(crate) fn is_apposition(&self, from: usize, to: usize) -> bool {
        let roles = self.grammar().roles;
        let negations = [roles.not, roles.not_behind, roles.half_not, roles.one];
        let mut at = from;
        while at < to {
            if let Some(name) = self.mention(at, to) {
                at = name.end as usize;
                continue;
            }
            let Some(phrase) = self.longest(at, to) else { return false };
            if self.compares(at, phrase.length.into())
                || self.is_reserved(phrase.class) && !negations.contains(&Some(phrase.class))
            {
                return false;
            }
            at += phrase.length as usize;
        }
        true
    }
}
