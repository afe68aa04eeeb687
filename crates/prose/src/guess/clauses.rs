//! The ways to part a sentence into clauses, each completed by its subject.

use std::ops::Range;

use super::Assumption;
use super::marks::{Mark, What, marks};
use super::words::Role;
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::{Kind, Token};

/// Maximum number of places at which a sentence may be parted.
const MAX_BOUNDARIES: usize = 6;
/// Maximum number of ways to part a sentence.
const MAX_WAYS: usize = 48;

/// A way to part a sentence.
#[derive(Clone, Debug, Default)]
pub(super) struct Way {
    /// The ways to complete each clause.
    pub(super) clauses: Vec<Vec<Vec<Token>>>,
    pub(super) assumptions: Vec<Assumption>,
}

/// Returns the ways to part a sentence; `subject` is the name that the sentence before it is about.
pub(super) fn ways(reader: &Reader<'_>, tokens: &[Token], subject: Option<&[Token]>) -> Vec<Way> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let marked = Marked { marks: marks(&scan), scan: &scan };
    let mut beside = Way::default();
    let mut main: Vec<Token> = Vec::with_capacity(tokens.len());
    let mut at = 0;
    for supplement in scan.supplements() {
        main.extend_from_slice(&tokens[at..supplement.whole.start.max(at)]);
        at = supplement.whole.end.max(at);
        let content = supplement.content.clone();
        if marked.is_aside(&content) {
            beside.assumptions.push(Assumption::Aside);
            continue;
        }
        let before = || scan.names().filter(|name| name.end as usize <= supplement.whole.start).last();
        let host = supplement.host.clone().or_else(|| before().map(|name| name.start as usize..name.end as usize));
        let Some(host) = host else { return Vec::new() };
        // "The man who grows dahlias" names somebody only as a whole.
        let is_kind = |mark: &Mark<'_>| matches!(mark.what, What::Group(_));
        if marked.within(&host).all(is_kind) && marked.within(&host).next().is_some() {
            at = supplement.whole.start.max(at);
            continue;
        }
        // "Neither of them used a vegetable (leeks or beans)": what is said there is denied, too.
        let denies =
            |mark: &Mark<'_>| matches!(mark.what, What::Not | What::Nor | What::Or | What::Denies | What::Doubtful);
        let relative = scan.relative_pronoun(content.start).is_some();
        if !relative && marked.within(&(0..supplement.whole.start)).any(denies) {
            beside.assumptions.push(Assumption::SaysNothing);
            continue;
        }
        let pronoun = scan.relative_pronoun(content.start).unwrap_or(0);
        let content = &tokens[content.start + pronoun..content.end];
        for way in parted(reader, content, Some(&tokens[host]), true).into_iter().take(1) {
            beside.clauses.extend(way.clauses);
            beside.assumptions.extend(way.assumptions);
        }
    }
    main.extend_from_slice(&tokens[at..]);
    let mut found = parted(reader, &main, subject, false);
    for way in &mut found {
        way.clauses.extend(beside.clauses.iter().cloned());
        way.assumptions.extend(&beside.assumptions);
    }
    found
}

/// Returns what is assumed of a sentence that states nothing of the puzzle: it names nothing of it, and goes on about
/// nothing that was named. What has numbers or words of logic may say something all the same.
pub(super) fn states_nothing(reader: &Reader<'_>, tokens: &[Token]) -> Option<Assumption> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let words = &reader.vocabulary.language.guess_words;
    let marks = marks(&scan);
    let is = |role, at| words.is(role, tokens, at).is_some();
    let goes_on = |at: usize| [Role::Pronoun, Role::Own, Role::Latter].into_iter().any(|role| is(role, at));
    if (0..tokens.len()).any(|at| is(Role::Also, at)) || marks.iter().any(|mark| !mark.values().is_empty()) {
        return None;
    }
    let idle = |mark: &Mark<'_>| {
        let word = matches!(mark.what, What::Unknown | What::Comma | What::And | What::Or | What::Not | What::Nor);
        word || matches!(mark.what, What::Nobody | What::Denies | What::Doubtful | What::Only)
    };
    if marks.iter().all(idle) {
        return Some(Assumption::Aside);
    }
    (!(0..tokens.len()).any(goes_on)).then_some(Assumption::SaysNothing)
}

/// Returns the ways to part tokens without supplements. With `continues` they have no subject of their own.
fn parted(reader: &Reader<'_>, tokens: &[Token], subject: Option<&[Token]>, continues: bool) -> Vec<Way> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let boundaries = boundaries(&scan);
    let marked = Marked { marks: marks(&scan), scan: &scan };
    let mut found: Vec<Way> = Vec::new();
    for mask in 0..1usize << boundaries.len() {
        let mut pieces: Vec<Range<usize>> = Vec::new();
        let mut from = 0;
        for (at, boundary) in boundaries.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1) {
            debug_assert!(at < MAX_BOUNDARIES);
            pieces.push(from..boundary.start);
            from = boundary.end;
        }
        pieces.push(from..tokens.len());
        let Some(way) = marked.completed(&pieces, subject, continues) else { continue };
        if found.iter().all(|known| known.clauses != way.clauses) {
            found.push(way);
        }
        if found.len() == MAX_WAYS {
            break;
        }
    }
    found
}

/// Returns the places at which a sentence may be parted: commas, colons, `and`, and words that begin a clause.
fn boundaries(scan: &Scan<'_>) -> Vec<Range<usize>> {
    let (roles, words) = (scan.grammar().roles, &scan.vocabulary.language.guess_words);
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut at = 0;
    while at < scan.tokens.len() {
        if let Some(name) = scan.mention(at, scan.tokens.len()) {
            at = name.end as usize;
            continue;
        }
        let sign = scan.tokens[at].kind == Kind::Sign
            && [',', ':', '–', '—', '"', '“', '”', '«', '»'].iter().any(|&sign| scan.tokens[at].is_sign(sign));
        let and = || [roles.and, roles.but].iter().flatten().find_map(|&class| scan.phrases(at, &[class]).next());
        let length = if sign { Some(1) } else { words.is(Role::Parts, scan.tokens, at).or_else(and) };
        let Some(length) = length else {
            at += 1;
            continue;
        };
        match found.last_mut() {
            Some(last) if last.end == at => last.end = at + length,
            _ => found.push(at..at + length),
        }
        at += length;
    }
    found.retain(|boundary| boundary.end < scan.tokens.len());
    found.truncate(MAX_BOUNDARIES);
    found
}

/// A sentence with its marks.
struct Marked<'s, 'a> {
    scan: &'s Scan<'a>,
    marks: Vec<Mark<'a>>,
}

impl Marked<'_, '_> {
    fn within(&self, piece: &Range<usize>) -> impl Iterator<Item = &Mark<'_>> {
        let piece = piece.clone();
        self.marks.iter().filter(move |mark| piece.contains(&mark.start))
    }

    /// Returns the names in a piece.
    fn names(&self, piece: &Range<usize>) -> impl Iterator<Item = &Mark<'_>> {
        self.within(piece).filter(|mark| !mark.values().is_empty())
    }

    /// Whether a piece has only words that state nothing of the puzzle: no name, no comparison, no number. A negation
    /// needs a word of its own that it denies.
    fn is_aside(&self, piece: &Range<usize>) -> bool {
        let denied = self.within(piece).find(|mark| matches!(mark.what, What::Not)).map(|mark| mark.start);
        let idle = |mark: &Mark<'_>| matches!(mark.what, What::Unknown | What::Comma | What::And | What::Not);
        let has_word = |from| self.within(piece).any(|mark| matches!(mark.what, What::Unknown) && mark.start > from);
        self.within(piece).all(idle) && denied.is_none_or(has_word)
    }

    /// Returns the name of a piece that is nothing but a name: "The decanter, said the butler, ...".
    fn only_name(&self, piece: &Range<usize>) -> Option<&Mark<'_>> {
        let mut names = self.names(piece);
        let name = names.next().filter(|_| names.next().is_none())?;
        let alone = |mark: &Mark<'_>| mark.start == name.start || matches!(mark.what, What::Comma | What::And);
        self.within(piece).all(alone).then_some(name)
    }

    /// Whether a conjunction of names stands at a token.
    fn joins(&self, at: usize) -> bool {
        let roles = self.scan.grammar().roles;
        let is = |class| self.scan.is_of(at, class);
        is(roles.or) || is(roles.nor) || is(roles.and) && !is(roles.but)
    }

    /// Completes each piece by its subject; nothing if one has none.
    fn completed(&self, pieces: &[Range<usize>], subject: Option<&[Token]>, continues: bool) -> Option<Way> {
        let mut way = Way::default();
        let mut subject = subject.map(<[Token]>::to_vec);
        let mut begun = continues;
        for piece in pieces {
            let piece = trimmed(self.scan, piece.clone());
            if self.is_aside(&piece) {
                if !piece.is_empty() {
                    way.assumptions.push(Assumption::Aside);
                }
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
            if !way.clauses.is_empty() {
                way.assumptions.push(Assumption::Parted);
            }
            let (ways, assumption) = self.clause(piece.clone(), subject.as_deref(), is_first, &way, continues)?;
            way.assumptions.extend(assumption);
            if is_first && assumption.is_none() {
                let own = self.names(&piece).next();
                subject = own.map(|name| self.scan.tokens[name.start..name.end].to_vec()).or(subject);
            }
            way.clauses.push(ways);
        }
        // A name alone says nothing, but what it was said for was not found either.
        (!way.clauses.is_empty() || begun == continues).then_some(way)
    }

    /// Returns the ways to complete a piece by the tokens of its subject, and what was assumed.
    fn clause(
        &self,
        piece: Range<usize>,
        subject: Option<&[Token]>,
        is_first: bool,
        way: &Way,
        continues: bool,
    ) -> Option<(Vec<Vec<Token>>, Option<Assumption>)> {
        let (scan, tokens) = (self.scan, self.scan.tokens);
        let words = &scan.vocabulary.language.guess_words;
        let whole = &tokens[piece.clone()];
        let names = self.names(&piece).count();
        // "That of Ann" names what it stands for.
        let roles = scan.grammar().roles;
        let of =
            |at: usize| [roles.of, roles.preposition, roles.belongs].into_iter().any(|class| scan.is_of(at, class));
        let is_whole = |length: usize| piece.start + length < piece.end && !of(piece.start + length);
        let longest = words.at(tokens, piece.start).map_or(0, |found| found.1);
        let stands_for =
            |role| words.is(role, tokens, piece.start).filter(|&length| is_whole(length) && length >= longest);
        let refers = scan.mention(piece.start, piece.end).is_none();
        // Dutch `het` is an article, too: a verb follows the pronoun.
        let is_article = |length: usize| {
            let verb = || scan.is_of(piece.start + length, roles.be);
            is_first && names > 0 && scan.is_of(piece.start, roles.the) && !verb()
        };
        let pronoun = || {
            // In the first clause two names need no third one: "it was Ann who had the cat".
            // "It was Ann who had the cat": "it" is what follows.
            let is_cleft = |length: usize| {
                let relative = || (piece.start..piece.end).any(|at| scan.is_of(at, roles.relative));
                is_first && names > 0 && scan.is_of(piece.start + length, roles.be) && relative()
            };
            let fits = |length: &usize| !(is_first && names >= 2 || is_article(*length) || is_cleft(*length));
            let it = || stands_for(Role::It).filter(fits);
            stands_for(Role::Pronoun).or_else(|| stands_for(Role::Own)).or_else(it)
        };
        let last = self.marks.iter().rfind(|mark| mark.end <= piece.start && !mark.values().is_empty());
        if let (Some(length), true, Some(last)) = (stands_for(Role::Latter), refers, last) {
            let rest = &tokens[piece.start + length..piece.end];
            let said = [&tokens[last.start..last.end], rest].concat();
            return Some((
                vec![said.clone(), self.with_copula(&tokens[last.start..last.end], rest)],
                Some(Assumption::Pronoun),
            ));
        }
        if refers && let Some(length) = pronoun() {
            let Some(subject) = subject else { return is_first.then(|| (vec![whole.to_vec()], None)) };
            let rest = &tokens[piece.start + length..piece.end];
            return Some((vec![[subject, rest].concat()], Some(Assumption::Pronoun)));
        }
        // "Then it is Ann's": the verb precedes the pronoun.
        let inverted = |at: usize| {
            let it = || {
                words.is(Role::It, tokens, at).filter(|length| of(at + length) || scan.is_of(at + length, roles.the))
            };
            words.is(Role::Pronoun, tokens, at).or_else(it).map(|length| at..at + length)
        };
        let within = piece.start + 1..piece.end.min(piece.start + 3);
        let is_verb = scan.reserved(piece.start).is_none() && scan.comparatives(piece.start).is_empty();
        if names <= 1
            && is_verb
            && let Some(subject) = subject
            && let Some(at) = within.into_iter().find_map(inverted)
            && scan.names_in(piece.start, at.start) == 0
        {
            let verb = &tokens[piece.start..at.start];
            let said = [subject, verb, &tokens[at.end..piece.end]].concat();
            return Some((vec![said], Some(Assumption::Pronoun)));
        }
        if is_first {
            return Some((vec![whole.to_vec()], None));
        }
        let also = piece.clone().any(|at| words.is(Role::Also, tokens, at).is_some());
        if let (true, 1, Some(before)) = (also, names, way.clauses.last().and_then(|ways| ways.first())) {
            let name = self.names(&piece).next()?;
            let said = replaced(scan, before, &tokens[name.start..name.end])?;
            return Some((vec![said], Some(Assumption::Ellipsis)));
        }
        if !continues && scan.opens(piece.start, piece.end) && names >= 2 {
            return Some((vec![whole.to_vec()], None));
        }
        let subject = subject?;
        let mut ways = vec![[subject, whole].concat(), self.with_copula(subject, whole)];
        let compares = |mark: &Mark<'_>| matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_));
        let comparative = self.within(&piece).find(|mark| compares(mark)).map(|mark| mark.end);
        let is_open = |end| !self.within(&(end..piece.end)).any(|mark| matches!(mark.what, What::Than | What::Unknown));
        if names == 0 && comparative.is_some_and(is_open) {
            // "Cal went farther than Fay, and earlier".
            let last = last?;
            ways = vec![[subject, whole, &tokens[last.start..last.end]].concat()];
        }
        Some((ways, (!continues).then_some(Assumption::SameSubject)))
    }

    /// Returns a clause whose verb is left out: "but not next to Ann".
    fn with_copula(&self, subject: &[Token], rest: &[Token]) -> Vec<Token> {
        [subject, &self.scan.vocabulary.language.guess_words.copula, rest].concat()
    }
}

/// Returns a clause with another name in place of its first one.
fn replaced(scan: &Scan<'_>, clause: &[Token], name: &[Token]) -> Option<Vec<Token>> {
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
