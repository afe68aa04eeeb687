//! Clauses completed by what they leave out: their subject, or what the clause before says.

mod compared;
mod ellipsis;
mod objects;
mod pronouns;

use std::ops::Range;

use super::Assumption;
use super::clauses::{Clause, Way};
use super::context::Context;
use super::marks::{Mark, What, marks};
use super::words::Role;
use crate::scan::Scan;
use crate::tokens::Token;
use crate::vocabulary::Degree;
use compared::is_comparison;

/// A sentence with its marks.
pub(super) struct Marked<'s, 'a> {
    scan: &'s Scan<'a>,
    marks: Vec<Mark<'a>>,
}

/// What is known when a piece is completed.
struct Before<'c> {
    subject: Option<Vec<Token>>,
    context: &'c Context,
    /// Whether the piece is the first that says something.
    is_first: bool,
    /// Whether the sentence has no subject of its own.
    continues: bool,
    /// The clause before, in this sentence or the one before it.
    clause: Option<Clause>,
}

/// A completed clause, and what was assumed.
type Completed = (Clause, Option<Assumption>);

/// What becomes of a piece of a certain form.
enum Completion {
    Clause(Completed),
    /// What it leaves out is not found.
    Impossible,
}

impl Completion {
    fn of(ways: Vec<Vec<Token>>, denied: bool, assumption: Option<Assumption>) -> Self {
        if ways.is_empty() { Self::Impossible } else { Self::Clause((Clause { ways, denied }, assumption)) }
    }

    fn clause(self) -> Option<Completed> {
        match self {
            Self::Clause(completed) => Some(completed),
            Self::Impossible => None,
        }
    }
}

impl<'s, 'a> Marked<'s, 'a> {
    pub(super) fn new(scan: &'s Scan<'a>) -> Self {
        Self { marks: marks(scan), scan }
    }

    pub(super) fn within(&self, piece: &Range<usize>) -> impl Iterator<Item = &Mark<'_>> {
        let piece = piece.clone();
        self.marks.iter().filter(move |mark| piece.contains(&mark.start))
    }

    /// Returns the names in a piece.
    fn names(&self, piece: &Range<usize>) -> impl Iterator<Item = &Mark<'_>> {
        self.within(piece).filter(|mark| !mark.values().is_empty())
    }

    /// Whether a piece has only words that state nothing of the puzzle: no name, no comparison, no number. A negation
    /// needs a word of its own that it denies.
    pub(super) fn is_aside(&self, piece: &Range<usize>) -> bool {
        let denied = self.within(piece).find(|mark| matches!(mark.what, What::Not)).map(|mark| mark.start);
        let idle = |mark: &Mark<'_>| {
            let word = matches!(mark.what, What::Unknown | What::Comma | What::And | What::Not);
            word || matches!(mark.what, What::Relative | What::Doubtful | What::Attitude | What::Nobody)
        };
        let has_word = |from| self.within(piece).any(|mark| matches!(mark.what, What::Unknown) && mark.start > from);
        // "I don't know any more": whoever writes is nobody of the puzzle here.
        let words = &self.scan.vocabulary.language.guess_words;
        let is_author = || words.is(Role::Me, self.scan.tokens, piece.start).is_some();
        let states = |mark: &Mark<'_>| !mark.values().is_empty() || matches!(mark.what, What::Amount(..));
        if is_author() && !self.within(piece).any(states) && piece.start > 0 {
            return true;
        }
        self.within(piece).all(idle) && denied.is_none_or(has_word)
    }

    /// Returns the tokens of a clause without what stands between its commas and states nothing: "Ann, having overslept,
    /// came last".
    pub(super) fn without_asides(&self) -> Vec<Token> {
        let tokens = self.scan.tokens;
        let commas: Vec<usize> =
            (0..tokens.len()).filter(|&at| self.scan.is_comma(at) && !self.scan.is_in_name(at)).collect();
        let words = &self.scan.vocabulary.language.guess_words;
        let is_idle = |inner: &Range<usize>| {
            // "Despite what you may have heard": the whole clause is beside the point.
            let parts = words.is(Role::Parts, tokens, inner.start).is_some();
            // "You will not believe it" denies nothing of the puzzle.
            let has_word = inner.len() > 2 && self.within(inner).any(|mark| matches!(mark.what, What::Unknown));
            // "Ann, the tallest of them all" says nothing of a puzzle without heights.
            let is_most =
                |at: usize| self.scan.comparatives(at).iter().any(|found| found.0.degree == Degree::Superlative);
            let idle = |mark: &Mark<'_>| match mark.what {
                What::Unknown | What::Relative | What::Comparative(_) | What::And => true,
                What::Not => parts || has_word,
                What::Logic => parts || is_most(mark.start),
                _ => false,
            };
            let joins = self.within(inner).next().is_some_and(|mark| matches!(mark.what, What::And)) && !parts;
            // Whoever the clause behind the comma describes.
            let describes = self.scan.ends_with(self.scan.grammar().roles.head, inner.end);
            !inner.is_empty() && !joins && !describes && self.within(inner).all(idle)
        };
        let mut found = Vec::with_capacity(tokens.len());
        let mut at = 0;
        for two in commas.windows(2) {
            let inner = two[0] + 1..two[1];
            if two[0] >= at && is_idle(&inner) {
                found.extend_from_slice(&tokens[at..two[0]]);
                at = two[1] + 1;
            }
        }
        found.extend_from_slice(&tokens[at..]);
        found
    }

    /// Returns the only name of tokens that deny it, in contrast to another of its category: "not the novel".
    pub(super) fn contrast(&self, piece: &Range<usize>, host: &Range<usize>) -> Option<&[Token]> {
        let mut names = self.names(piece);
        let name = names.next().filter(|_| names.next().is_none())?;
        let denied = self.within(piece).any(|mark| matches!(mark.what, What::Not) && mark.end <= name.start);
        let plain = self.within(piece).all(|mark| mark.start == name.start || matches!(mark.what, What::Not));
        let alike = self.names(host).any(|host| host.values()[0].category == name.values()[0].category);
        (denied && plain && alike).then(|| &self.scan.tokens[name.start..name.end])
    }

    /// Whether a piece goes on behind a colon, before which something is denied.
    pub(super) fn denies_before_colon(&self, piece: &Range<usize>) -> bool {
        let Some(colon) = piece.clone().find(|&at| self.scan.tokens[at].is_sign(':')) else { return false };
        let denies = |mark: &Mark<'_>| matches!(mark.what, What::Not | What::Denies | What::Doubtful);
        let (before, behind): (Vec<&Mark<'_>>, Vec<&Mark<'_>>) =
            self.within(piece).partition(|mark| mark.start < colon);
        before.into_iter().any(denies) && !behind.into_iter().any(denies)
    }

    /// Returns the name of a piece that is nothing but a name: "The decanter, said the butler, ...".
    fn only_name(&self, piece: &Range<usize>) -> Option<&Mark<'_>> {
        let mut names = self.names(piece);
        let name = names.next().filter(|_| names.next().is_none())?;
        let alone = |mark: &Mark<'_>| mark.start == name.start || matches!(mark.what, What::Comma | What::And);
        self.within(piece).all(alone).then_some(name)
    }

    /// Returns the name of a piece that only says whom else the rest holds of, or does not: "unlike Ann".
    fn compared_with(&self, piece: &Range<usize>) -> Option<(&Mark<'_>, bool)> {
        let words = &self.scan.vocabulary.language.guess_words;
        let is = |role| words.is(role, self.scan.tokens, piece.start);
        let unlike = is(Role::Unlike).is_some();
        is(Role::Unlike).or_else(|| is(Role::Like))?;
        let mut names = self.names(piece);
        let name = names.next().filter(|_| names.next().is_none())?;
        let allowed = |mark: &Mark<'_>| {
            mark.start == name.start || mark.start == piece.start || matches!(mark.what, What::Unknown | What::Comma)
        };
        self.within(piece).all(allowed).then_some((name, unlike))
    }

    /// Whether a comma stands between the names of a list that ends with "nor" and another of their kind.
    pub(super) fn is_within_list(&self, boundary: &Range<usize>) -> bool {
        let Some(next) = self.marks.iter().position(|mark| mark.start >= boundary.end) else { return false };
        let Some(before) = self.marks[..next].iter().rposition(|mark| mark.end <= boundary.start) else { return false };
        let of = |at: usize| match self.marks.get(at).map(|mark| &mark.what) {
            Some(What::Name(values)) => values.first().map(|value| value.category),
            _ => None,
        };
        let is_nor = self.marks.get(next + 1).is_some_and(|mark| matches!(mark.what, What::Nor));
        let is_kind = of(next).is_some() && of(before) == of(next) && of(next) == of(next + 2);
        is_nor && is_kind && self.marks[before].end == boundary.start
    }

    /// Whether a conjunction of names stands at a token.
    fn joins(&self, at: usize) -> bool {
        let roles = self.scan.grammar().roles;
        let is = |class| self.scan.is_of(at, class);
        is(roles.or) || is(roles.nor) || is(roles.and) && !is(roles.but)
    }

    /// Completes each piece by its subject; nothing if one has none.
    pub(super) fn completed(&self, pieces: &[Range<usize>], context: &Context, continues: bool) -> Option<Way> {
        let mut way = Way::default();
        let mut subject = context.subject().map(<[Token]>::to_vec);
        let mut begun = continues;
        // Whether a name of its own before the clause is its subject, or else says nothing.
        let mut is_apart = false;
        // Whom else the next clause holds of.
        let mut others: Vec<(Vec<Token>, bool)> = Vec::new();
        for piece in pieces {
            let piece = trimmed(self.scan, piece.clone());
            if self.is_aside(&piece) {
                if !piece.is_empty() {
                    way.assumptions.push(Assumption::Aside);
                }
                continue;
            }
            if let Some((name, unlike)) = self.compared_with(&piece) {
                others.push((self.scan.tokens[name.start..name.end].to_vec(), unlike));
                continue;
            }
            if !begun && let Some(name) = self.only_name(&piece).filter(|_| piece.end < self.scan.tokens.len()) {
                // "Ann and the pilot" are two.
                if self.joins(piece.end) {
                    return None;
                }
                (begun, is_apart) = (true, true);
                subject = Some(self.scan.tokens[name.start..name.end].to_vec());
                continue;
            }
            let is_first = !begun;
            begun = true;
            // "Ann beat Bob, but only by two points".
            if let Some(last) = way.clauses.last_mut()
                && self.names(&piece).next().is_none()
                && self.within(&piece).any(|mark| matches!(mark.what, What::Amount(..) | What::Number(_)))
                && self.marks.iter().any(|mark| {
                    mark.end <= piece.start && matches!(mark.what, What::ComparingVerb(_) | What::Comparative(_))
                })
                && !self
                    .within(&piece)
                    .any(|mark| matches!(mark.what, What::ComparingVerb(_) | What::Comparative(_) | What::Not))
            {
                last.ways = last.ways.iter().map(|way| [&way[..], &self.scan.tokens[piece.clone()]].concat()).collect();
                continue;
            }
            if !way.clauses.is_empty() {
                way.assumptions.push(Assumption::Parted);
            }
            let before = Before {
                subject: subject.clone(),
                context,
                is_first,
                continues,
                clause: way.clauses.last().cloned().or_else(|| sentence_before(context).filter(|_| is_first)),
            };
            if let Some(clauses) = self.of_both(&piece, context) {
                way.clauses.extend(clauses);
                way.assumptions.push(Assumption::Ellipsis);
                continue;
            }
            let (mut clause, assumption) = self.clause(piece.clone(), &before)?;
            way.assumptions.extend(assumption);
            // "Ann, the owner of the cat, came before Bob" is about Ann, too.
            if std::mem::take(&mut is_apart) && assumption.is_none() {
                way.assumptions.push(Assumption::SaysNothing);
            }
            for tokens in &mut clause.ways {
                if let Some(placed) = self.with_place(tokens, &piece, &before) {
                    *tokens = placed;
                    way.assumptions.push(Assumption::Pronoun);
                }
            }
            if is_first && assumption.is_none() {
                let own = self.names(&piece).next();
                let both = own.and_then(|name| self.both_subjects(name));
                let of = both.or_else(|| own.map(|name| self.described_by(name)));
                subject = of.map(|range| self.scan.tokens[range].to_vec()).or(subject);
            }
            way.clauses.push(clause);
        }
        for (name, unlike) in others {
            let said = way.clauses.first()?;
            let ways = said.ways.iter().filter_map(|tokens| replaced(self.scan, tokens, &name)).collect();
            way.clauses.push(Clause { ways, denied: said.denied != unlike });
            way.assumptions.push(Assumption::Ellipsis);
        }
        // A name alone says nothing, but what it was said for was not found either.
        (!way.clauses.is_empty() || begun == continues).then_some(way)
    }

    /// Returns the tokens of two names that are joined before anything is denied of both: "Ann and Bob have neither".
    fn both_subjects(&self, first: &Mark<'_>) -> Option<Range<usize>> {
        let at = self.marks.iter().position(|mark| mark.start == first.start)?;
        let [first, and, second, not] = self.marks.get(at..at + 4)? else { return None };
        let is_kind = first.values()[0].category == second.values().first()?.category;
        let joined = matches!(and.what, What::And) && and.start == first.end;
        (is_kind && joined && matches!(not.what, What::Not | What::Nor)).then_some(first.start..second.end)
    }

    /// Returns the tokens of a name, for an end of an order with the noun that says which: "the biggest tip".
    fn described_by(&self, name: &Mark<'_>) -> Range<usize> {
        let is_noun =
            name.end < self.scan.tokens.len() && self.scan.refers(name.end) && !self.scan.is_in_name(name.end);
        let is_end = matches!(name.what, What::Extreme(_));
        name.start..name.end + usize::from(is_end && is_noun)
    }

    /// Returns the ways to complete a piece, and what was assumed.
    fn clause(&self, piece: Range<usize>, before: &Before<'_>) -> Option<Completed> {
        let whole = self.with_adjective(&piece).unwrap_or_else(|| self.with_other_of_two(&piece));
        let whole = &whole[..];
        if let Some(found) = self.repeated(&piece, before) {
            return found.clause();
        }
        if let Some(found) = self.goes_on_denying(&piece, before) {
            return found.clause();
        }
        if let Some(owned) = self.with_owner_behind(&piece, before) {
            return Some((Clause { ways: vec![owned], denied: false }, Some(Assumption::Pronoun)));
        }
        if let Some(found) = self.with_pronoun(&piece, before) {
            return found.clause();
        }
        if let Some(with_object) = self.with_object_before_verb(&piece, before) {
            return Some((Clause { ways: vec![with_object], denied: false }, Some(Assumption::Pronoun)));
        }
        let said = |ways, assumption| Some((Clause { ways, denied: false }, assumption));
        if let Some(inverted) = self.behind_verb(&piece, before) {
            return said(vec![inverted], Some(Assumption::Pronoun));
        }
        if let Some(owned) = self.of_owner(&piece, before) {
            return said(vec![owned], Some(Assumption::Pronoun));
        }
        if before.is_first {
            return said(vec![self.with_object(whole, None, &piece, before)], None);
        }
        // "More than the pilot and the baker" compares with two.
        if self.is_another_target(&piece) {
            return None;
        }
        let elided = self.with_verb(&piece).or_else(|| self.with_compared(&piece, before));
        if let Some(compared) = elided {
            return said(vec![compared], Some(Assumption::Ellipsis));
        }
        let names = self.names(&piece).count();
        if !before.continues && self.scan.opens(piece.start, piece.end) && names >= 2 && !self.is_choice(&piece) {
            return said(vec![self.with_noun(&piece, self.with_object(whole, None, &piece, before))], None);
        }
        if !before.continues && names == 2 && self.begins_with_end(&piece) {
            return said(vec![self.with_object(whole, None, &piece, before)], None);
        }
        if !before.continues && (self.has_own_subject(&piece) || self.compares_two(&piece)) {
            return said(vec![self.with_object(whole, None, &piece, before)], None);
        }
        let subject = before.subject.as_deref()?;
        let whole = &self.with_noun(&piece, self.with_object(whole, Some(subject), &piece, before))[..];
        let mut ways = vec![[subject, whole].concat(), self.with_copula(subject, whole)];
        let is_whole = texts(whole) == texts(&self.scan.tokens[piece.clone()]);
        if names == 0
            && is_whole
            && let Some(compared) = self.within(&piece).find(|mark| is_comparison(mark))
        {
            // "Cal went farther than Fay, and earlier".
            ways = vec![[subject, whole, &self.left_out(&piece, compared, before)?].concat()];
        } else if let Some(with_other) = self.with_other(&piece, whole).filter(|_| whole.len() == piece.len()) {
            ways = vec![[subject, &with_other].concat()];
        }
        said(ways, (!before.continues).then_some(Assumption::SameSubject))
    }

    /// Whether a piece is nothing but names of a kind of which one is meant: "in Leeds or in York".
    fn is_choice(&self, piece: &Range<usize>) -> bool {
        let mut categories = self.names(piece).map(|name| name.values()[0].category);
        let first = categories.next();
        let joins = |mark: &Mark<'_>| matches!(mark.what, What::Name(_) | What::Or | What::Either | What::Comma);
        categories.all(|category| Some(category) == first)
            && self.within(piece).all(joins)
            && self.within(piece).any(|mark| matches!(mark.what, What::Or))
    }

    /// Whether a piece begins with the end of an order, as the sentence did: "on the far left hangs the fez, on the far
    /// right the cap".
    fn begins_with_end(&self, piece: &Range<usize>) -> bool {
        let is_end = |mark: &&Mark<'_>| matches!(mark.what, What::Extreme(_));
        let first = self.marks.first().filter(|mark| is_end(mark) && mark.end <= piece.start);
        let own = self.within(piece).next().filter(is_end);
        first.is_some_and(|mark| mark.start == self.scan.skip_articles(0))
            && own.is_some_and(|mark| mark.start == self.scan.skip_articles(piece.start))
    }

    /// Returns the rest of a piece whose last word is the end of an order with the noun that says of which, as it stands
    /// behind the one before: "Ann had the highest number, Bob the lowest".
    fn with_noun(&self, piece: &Range<usize>, mut rest: Vec<Token>) -> Vec<Token> {
        let is_end = |mark: &&Mark<'_>| matches!(mark.what, What::Extreme(_));
        let is_noun = |at: usize| at < piece.start && self.scan.refers(at) && !self.scan.is_in_name(at);
        let last = self.within(piece).last().filter(|mark| is_end(mark) && mark.end == piece.end);
        let before = self.marks.iter().rfind(|mark| mark.end <= piece.start && is_end(mark) && is_noun(mark.end));
        if let (Some(_), Some(before)) = (last, before) {
            rest.push(self.scan.tokens[before.end].clone());
        }
        rest
    }

    /// Whether a piece begins with a name and a negated verb: "the song did not open the show".
    fn has_own_subject(&self, piece: &Range<usize>) -> bool {
        let scan = self.scan;
        let name = scan.mention(scan.skip_articles(piece.start), piece.end);
        name.is_some_and(|name| scan.is_of(name.end as usize, scan.grammar().roles.half_not))
    }

    /// Returns a clause whose verb is left out: "but not next to Ann".
    fn with_copula(&self, subject: &[Token], rest: &[Token]) -> Vec<Token> {
        [subject, &self.scan.vocabulary.language.guess_words.copula, rest].concat()
    }
}

/// Returns the sentence before as a clause.
fn sentence_before(context: &Context) -> Option<Clause> {
    context.sentence.as_ref().map(|tokens| Clause { ways: vec![tokens.clone()], denied: false })
}

fn texts(tokens: &[Token]) -> Vec<&str> {
    tokens.iter().map(|token| token.text.as_str()).collect()
}

/// Returns a clause with another name in place of the one of its category, or else of its first one: "not for Ann, nor for
/// Bob" is about Bob in place of Ann.
pub(super) fn replaced(scan: &Scan<'_>, clause: &[Token], name: &[Token]) -> Option<Vec<Token>> {
    let scan = Scan::new(scan.vocabulary, clause);
    let other = Scan::new(scan.vocabulary, name);
    let category = other.names().next().map(|name| name.values[0].category);
    let alike = scan.names().find(|found| Some(found.values[0].category) == category);
    let first = alike.or_else(|| scan.names().next())?;
    Some([&clause[..first.start as usize], name, &clause[first.end as usize..]].concat())
}

/// Returns a piece without the signs and the conjunctions around it, and without a word that only answers: "no, ...".
fn trimmed(scan: &Scan<'_>, mut piece: Range<usize>) -> Range<usize> {
    let idle = |at: usize| scan.is_pause(at) && !scan.is_in_name(at);
    let answers = |at: usize| scan.is_of(at, scan.grammar().roles.no) && scan.is_comma(at + 1);
    while !piece.is_empty() && (idle(piece.start) || piece.len() > 2 && answers(piece.start)) {
        piece.start += 1;
    }
    while !piece.is_empty() && idle(piece.end - 1) {
        piece.end -= 1;
    }
    piece
}
