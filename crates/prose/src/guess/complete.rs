//! Clauses completed by what they leave out: their subject, or what the clause before says.

use std::ops::Range;

use super::Assumption;
use super::clauses::{Clause, Way};
use super::context::{Context, may_be};
use super::marks::{Mark, What, marks};
use super::words::Role;
use crate::scan::Scan;
use crate::tokens::Token;

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
        let idle =
            |mark: &Mark<'_>| matches!(mark.what, What::Unknown | What::Comma | What::And | What::Not | What::Relative);
        let has_word = |from| self.within(piece).any(|mark| matches!(mark.what, What::Unknown) && mark.start > from);
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
            let idle = |mark: &Mark<'_>| match mark.what {
                What::Unknown | What::Relative | What::Comparative(_) | What::And => true,
                What::Logic | What::Not => parts,
                _ => false,
            };
            !inner.is_empty() && self.within(inner).all(idle)
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
                begun = true;
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
            let (clause, assumption) = self.clause(piece.clone(), &before)?;
            way.assumptions.extend(assumption);
            if is_first && assumption.is_none() {
                let own = self.names(&piece).next();
                subject = own.map(|name| self.scan.tokens[name.start..name.end].to_vec()).or(subject);
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

    /// Returns the ways to complete a piece, and what was assumed.
    fn clause(&self, piece: Range<usize>, before: &Before<'_>) -> Option<Completed> {
        let tokens = self.scan.tokens;
        let whole = &self.with_other_of_two(&piece)[..];
        if let Some(found) = self.repeated(&piece, before) {
            return found.clause();
        }
        if let Some(found) = self.goes_on_denying(&piece, before) {
            return found.clause();
        }
        if let Some(found) = self.with_pronoun(&piece, before) {
            return found.clause();
        }
        let said = |ways, assumption| Some((Clause { ways, denied: false }, assumption));
        if let Some(inverted) = self.behind_verb(&piece, before) {
            return said(vec![inverted], Some(Assumption::Pronoun));
        }
        if before.is_first {
            return said(vec![self.with_object(whole, None, &piece, before)], None);
        }
        let names = self.names(&piece).count();
        if !before.continues && self.scan.opens(piece.start, piece.end) && names >= 2 {
            return said(vec![self.with_object(whole, None, &piece, before)], None);
        }
        let subject = before.subject.as_deref()?;
        let whole = &self.with_object(whole, Some(subject), &piece, before)[..];
        let mut ways = vec![[subject, whole].concat(), self.with_copula(subject, whole)];
        let compares = |mark: &Mark<'_>| matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_));
        if names == 0 && self.within(&piece).any(compares) && whole.len() == piece.len() {
            // "Cal went farther than Fay, and earlier".
            let compared = self.marks.iter().rfind(|mark| mark.end <= piece.start && compares(mark))?;
            let is_other = |mark: &&Mark<'_>| mark.start >= compared.end && mark.end <= piece.start;
            let last = self.marks.iter().filter(|mark| !mark.values().is_empty()).rfind(is_other)?;
            ways = vec![[subject, whole, &tokens[last.start..last.end]].concat()];
        }
        said(ways, (!before.continues).then_some(Assumption::SameSubject))
    }

    /// Returns the tokens of a piece whose verb precedes its pronoun, with the subject in its place: "then it is Ann's".
    fn behind_verb(&self, piece: &Range<usize>, before: &Before<'_>) -> Option<Vec<Token>> {
        let (scan, tokens) = (self.scan, self.scan.tokens);
        let (words, roles) = (&scan.vocabulary.language.guess_words, scan.grammar().roles);
        let of =
            |at: usize| [roles.of, roles.preposition, roles.belongs].into_iter().any(|class| scan.is_of(at, class));
        let inverted = |at: usize| {
            let it = || {
                words.is(Role::It, tokens, at).filter(|length| of(at + length) || scan.is_of(at + length, roles.the))
            };
            words.is(Role::Pronoun, tokens, at).or_else(it).map(|length| at..at + length)
        };
        let is_verb = scan.reserved(piece.start).is_none() && scan.comparatives(piece.start).is_empty();
        let subject = before.subject.as_deref().filter(|_| is_verb && self.names(piece).count() <= 1)?;
        let mut within = piece.start + 1..piece.end.min(piece.start + 3);
        let at = within.find_map(inverted).filter(|at| scan.names_in(piece.start, at.start) == 0)?;
        Some([subject, &tokens[piece.start..at.start], &tokens[at.end..piece.end]].concat())
    }

    /// Returns the tokens of a piece with the other of two named before: "the cat is the heavier of the two".
    fn with_other_of_two(&self, piece: &Range<usize>) -> Vec<Token> {
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

    /// Completes a piece that says of another name what the clause before says: "neither does Ann", "Ann did not".
    fn repeated(&self, piece: &Range<usize>, before: &Before<'_>) -> Option<Completion> {
        let (scan, tokens) = (self.scan, self.scan.tokens);
        let words = &scan.vocabulary.language.guess_words;
        let mut names = self.names(piece);
        let name = names.next().filter(|_| names.next().is_none())?;
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
            mark.start == name.start || matches!(mark.what, What::Unknown | What::Not | What::Comma | What::And)
        });
        let left_out = (name.end..piece.end).any(|at| scan.left_out(at).is_some_and(|length| at + length == piece.end));
        // "And she was not on the roof either" goes on about her.
        let own = self.pronoun(piece.start, piece.end).is_some();
        let copies = |role| !own && piece.clone().any(|at| words.is(role, tokens, at).is_some());
        let nor = words.is(Role::NorDoes, tokens, piece.start).is_some() && name.end == piece.end;
        let denied = if copies(Role::Also) {
            said.denied
        } else if nor {
            said.denied == denial
        } else if left_out && plain {
            !denial
        } else if ends(Role::Did) && plain {
            denial
        } else {
            return None;
        };
        let name = &tokens[name.start..name.end];
        let ways: Vec<Vec<Token>> = said.ways.iter().filter_map(|tokens| replaced(scan, tokens, name)).collect();
        Some(Completion::of(ways, denied, Some(Assumption::Ellipsis)))
    }

    /// Completes a piece that goes on with a denial: "nor was it bought by Ann", "nor did Ann have the cat".
    fn goes_on_denying(&self, piece: &Range<usize>, before: &Before<'_>) -> Option<Completion> {
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

    /// Returns the length and the kind of the pronoun at a token that stands for a subject.
    fn pronoun(&self, at: usize, end: usize) -> Option<(usize, Option<Role>)> {
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
    fn with_pronoun(&self, piece: &Range<usize>, before: &Before<'_>) -> Option<Completion> {
        let (scan, tokens) = (self.scan, self.scan.tokens);
        let words = &scan.vocabulary.language.guess_words;
        let said = |ways, assumption| Some(Completion::of(ways, false, assumption));
        let refers = scan.mention(piece.start, piece.end).is_none();
        // "Ann's, which was before Bob's".
        let relative = || scan.relative_pronoun(piece.start).filter(|_| scan.is_plain_pronoun(piece.start));
        let latter = words.is(Role::Latter, tokens, piece.start).or_else(relative);
        let latter = latter.filter(|&length| refers && piece.start + length < piece.end);
        if let Some(length) = latter {
            let last = self.marks.iter().rfind(|mark| mark.end <= piece.start && !mark.values().is_empty());
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
            let be = scan.is_of(piece.start + length, scan.grammar().roles.be);
            let names = self.names(piece).count();
            let is_article = names > 0 && scan.is_of(piece.start, scan.grammar().roles.the) && !be;
            if before.is_first && (names >= 2 || is_article) {
                return None;
            }
        }
        let Some(subject) = self.antecedent(piece, before, role) else {
            let ways = if before.is_first { vec![tokens[piece.clone()].to_vec()] } else { Vec::new() };
            return said(ways, None);
        };
        let rest = &tokens[piece.start + length..piece.end];
        let rest = self.with_object(rest, Some(subject), piece, before);
        let mut ways = vec![[subject, &rest[..]].concat()];
        if role == Some(Role::It) && before.is_first && self.names(piece).next().is_some() {
            // "It was after nine when Ann left."
            ways.insert(0, rest);
        }
        said(ways, Some(Assumption::Pronoun))
    }

    /// Returns the name that a pronoun in a piece stands for: the subject, or another name that may be a woman or a man.
    fn antecedent<'b>(
        &'b self,
        piece: &Range<usize>,
        before: &'b Before<'_>,
        pronoun: Option<Role>,
    ) -> Option<&'b [Token]> {
        let fits = |name: &&[Token]| may_be(self.scan, name, pronoun);
        let subject = before.subject.as_deref().filter(fits);
        let earlier = self.marks.iter().filter(|mark| mark.end <= piece.start && !mark.values().is_empty());
        let mut earlier = earlier.map(|mark| &self.scan.tokens[mark.start..mark.end]).filter(fits);
        subject
            .or_else(|| earlier.next())
            .or_else(|| before.context.antecedent(self.scan, pronoun))
            .or(before.subject.as_deref())
    }

    /// Returns the tokens of a cleft sentence without its frame: "not Ann had the cat" of "it was not Ann who had the
    /// cat".
    fn cleft(&self, piece: &Range<usize>, it: usize, before: &Before<'_>) -> Option<Vec<Token>> {
        let (scan, roles) = (self.scan, self.scan.grammar().roles);
        let be = piece.start + it;
        let length = scan.phrases(be, roles.be.as_slice()).next()?;
        let relative = (be + length..piece.end).find(|&at| scan.is_plain_pronoun(at) && !scan.is_in_name(at))?;
        let focus = be + length..relative;
        let next = relative + scan.phrases(relative, roles.relative.as_slice()).next()?;
        let said = &scan.tokens[next..piece.end];
        if self.names(&focus).next().is_some() {
            return Some([&scan.tokens[focus], said].concat());
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

    /// Returns the tokens of a clause with the name that an object pronoun stands for: "immediately after him".
    fn with_object(
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
        let relates =
            |&at: &usize| scan.is_of(at, object) && !scan.is_in_name(at) && (scan.relates_before(at) || verb(at));
        let closes = |&at: &usize| at + 1 == clause.len() || scan.mention(at + 1, clause.len()).is_none();
        let Some(at) = (1..clause.len()).filter(closes).find(relates) else { return clause.to_vec() };
        let own = subject
            .map(<[Token]>::to_vec)
            .or_else(|| scan.names().next().map(|name| clause[name.start as usize..name.end as usize].to_vec()));
        let is_other = |name: &[Token]| own.as_deref().is_none_or(|own| texts(own) != texts(name));
        let within =
            scan.names().filter(|name| name.end as usize <= at).map(|name| (name.start, name.end)).collect::<Vec<_>>();
        let mut within = within.into_iter().rev().map(|(start, end)| &clause[start as usize..end as usize]);
        let within = within.find(|name| is_other(name));
        let earlier = self.marks.iter().rev().filter(|mark| mark.end <= piece.start && !mark.values().is_empty());
        let mut earlier = earlier.map(|mark| &self.scan.tokens[mark.start..mark.end]).filter(|name| is_other(name));
        let named = before.context.names.iter().map(Vec::as_slice).find(|name| is_other(name));
        let Some(name) = within.or_else(|| earlier.next()).or(named) else { return clause.to_vec() };
        [&clause[..at], name, &clause[at + 1..]].concat()
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

/// Returns a clause with another name in place of its first one.
pub(super) fn replaced(scan: &Scan<'_>, clause: &[Token], name: &[Token]) -> Option<Vec<Token>> {
    let scan = Scan::new(scan.vocabulary, clause);
    let first = scan.names().next()?;
    Some([&clause[..first.start as usize], name, &clause[first.end as usize..]].concat())
}

/// Returns a piece without the signs and the conjunctions around it.
fn trimmed(scan: &Scan<'_>, mut piece: Range<usize>) -> Range<usize> {
    let idle = |at: usize| scan.is_pause(at) && !scan.is_in_name(at);
    while !piece.is_empty() && idle(piece.start) {
        piece.start += 1;
    }
    while !piece.is_empty() && idle(piece.end - 1) {
        piece.end -= 1;
    }
    piece
}
