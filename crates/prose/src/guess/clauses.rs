//! The ways to part a sentence into clauses, each completed by its subject.

use std::ops::Range;

use super::complete::{Marked, replaced};
use super::context::Context;
use super::marks::{Mark, What, marks};
use super::words::Role;
use super::{Assumption, alike, ranks, speech};
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::Token;

/// Maximum number of places at which a sentence may be parted.
const MAX_BOUNDARIES: usize = 6;
/// Maximum number of tokens of a subject with a bare negation.
const MAX_BARE: usize = 7;
/// Maximum number of tokens of what somebody is not, between two commas.
const MAX_APPOSITION: usize = 5;
/// Maximum number of ways to part a sentence.
const MAX_WAYS: usize = 48;

/// A way to part a sentence.
#[derive(Clone, Debug, Default)]
pub(super) struct Way {
    pub(super) clauses: Vec<Clause>,
    pub(super) assumptions: Vec<Assumption>,
}

/// A clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Clause {
    /// The ways to complete it.
    pub(super) ways: Vec<Vec<Token>>,
    /// Whether it is denied as a whole.
    pub(super) denied: bool,
}

/// Returns the ways to part a sentence that stands in a context.
pub(super) fn ways(reader: &Reader<'_>, tokens: &[Token], context: &Context) -> Vec<Way> {
    let whole = tokens.len();
    let tokens = &speech::without_speaker(reader, tokens)[..];
    let scan = Scan::new(&reader.vocabulary, tokens);
    let marked = Marked::new(&scan);
    let mut beside = Way::default();
    beside.assumptions.extend((tokens.len() < whole).then_some(Assumption::Aside));
    let mut main: Vec<Token> = Vec::with_capacity(tokens.len());
    let mut contrasts: Vec<Vec<Token>> = Vec::new();
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
        // "It was the atlas, not the novel, that came from Rome."
        if let Some(name) = marked.contrast(&content, &host) {
            contrasts.push(name.to_vec());
            continue;
        }
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
        // "Ann, whose singer comes from Rome": what is said of something of hers need not be so of her.
        let is_whose = scan.is_of(content.start, scan.grammar().roles.whose);
        let owned = scan.skip_articles(content.start + 1);
        let is_noun =
            |at: usize| at < tokens.len() && (scan.is_unknown(at) || scan.is_everyday(at)) && !scan.refers(at);
        if is_whose && is_noun(owned) {
            beside.assumptions.push(Assumption::InDoubt);
        }
        let pronoun = scan.relative_pronoun(content.start).unwrap_or(0);
        let content = &tokens[content.start + pronoun..content.end];
        // "Bob, whose stall was next to hers": another may have been named before.
        let mut about = Context::about(&tokens[host.clone()]);
        let earlier =
            scan.names().map(|name| name.start as usize..name.end as usize).filter(|name| name.end <= host.start);
        about.names.extend(earlier.map(|name| tokens[name].to_vec()));
        match parted(reader, content, &about, true).into_iter().next() {
            Some(way) => {
                beside.clauses.extend(way.clauses);
                beside.assumptions.extend(way.assumptions);
            }
            None => beside.assumptions.push(Assumption::SaysNothing),
        }
    }
    main.extend_from_slice(&tokens[at..]);
    let plain = Marked::new(&Scan::new(&reader.vocabulary, &main)).without_asides();
    if plain.len() < main.len() {
        beside.assumptions.push(Assumption::Aside);
    }
    let scan_plain = Scan::new(&reader.vocabulary, &plain);
    let alike = alike::alike(&scan_plain);
    let plain = alike.as_ref().map_or(&plain, |alike| &alike.rest);
    let mut found = parted(reader, plain, context, false);
    for way in &mut found {
        if let (Some(alike), Some(said)) = (&alike, way.clauses.first()) {
            let ways = said.ways.iter().filter_map(|tokens| replaced(&scan, tokens, &alike.name)).collect();
            let clause = Clause { ways, denied: said.denied != alike.unlike };
            way.clauses.push(clause);
            way.assumptions.push(Assumption::Ellipsis);
        }
        for name in &contrasts {
            let Some(said) = way.clauses.first() else { continue };
            let ways = said.ways.iter().filter_map(|tokens| replaced(&scan, tokens, name)).collect();
            let clause = Clause { ways, denied: !said.denied };
            way.clauses.push(clause);
            way.assumptions.push(Assumption::Ellipsis);
        }
        way.clauses.extend(beside.clauses.iter().cloned());
        way.assumptions.extend(&beside.assumptions);
    }
    found
}

/// Whether a clause is nothing but a subject and a negation, which may belong to the clause before.
pub(super) fn only_denies(reader: &Reader<'_>, clause: &Clause) -> bool {
    clause.ways.iter().any(|tokens| {
        let marks = marks(&Scan::new(&reader.vocabulary, tokens));
        let denies = |mark: &Mark<'_>| matches!(mark.what, What::Not);
        let others = marks.iter().filter(|mark| !denies(mark) && !matches!(mark.what, What::Comma));
        marks.iter().any(denies) && others.count() <= 1 && tokens.len() <= MAX_BARE
    })
}

/// Returns what is assumed of a sentence that states nothing of the puzzle: it names nothing of it, and goes on about
/// nothing that was named. What has numbers or words of logic may say something all the same.
pub(super) fn states_nothing(scan: &Scan<'_>, marks: &[Mark<'_>]) -> Option<Assumption> {
    let (words, tokens) = (&scan.vocabulary.language.guess_words, scan.tokens);
    let is = |role, at| words.is(role, tokens, at).is_some();
    // "Ann poured herself a cup" goes on about nobody.
    let goes_on = |at: usize| is(Role::Pronoun, at) || is(Role::Own, at) || at == 0 && is(Role::Latter, at);
    let copies = |at: usize| {
        let ends = words.is(Role::Did, tokens, at).is_some_and(|length| at + length == tokens.len());
        ends || is(Role::Also, at) || is(Role::NorDoes, at)
    };
    if (0..tokens.len()).any(copies) || marks.iter().any(|mark| !mark.values().is_empty()) {
        return None;
    }
    // Somebody's wife is nobody of the puzzle.
    let idle = |mark: &Mark<'_>| {
        let word = matches!(mark.what, What::Unknown | What::Comma | What::And | What::Or | What::Not | What::Nor);
        word || matches!(mark.what, What::Nobody | What::Denies | What::Doubtful | What::Only | What::Relative)
    };
    if marks.iter().all(idle) {
        return Some(Assumption::Aside);
    }
    (!(0..tokens.len()).any(goes_on)).then_some(Assumption::SaysNothing)
}

/// Returns the ways to part tokens without supplements. With `continues` they have no subject of their own.
fn parted(reader: &Reader<'_>, tokens: &[Token], context: &Context, continues: bool) -> Vec<Way> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let marked = Marked::new(&scan);
    let mut boundaries = boundaries(&scan);
    boundaries.retain(|boundary| !marked.is_within_list(boundary));
    let denied = denied_appositions(&scan);
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
        // What is denied before a colon is not what stands behind it: "the cat fears heights: it lives on the first floor".
        if pieces.iter().any(|piece| marked.denies_before_colon(piece)) {
            continue;
        }
        if pieces.iter().any(|piece| denied.iter().any(|part| piece.start <= part.start && part.end <= piece.end)) {
            continue;
        }
        let Some(way) = marked.completed(&pieces, context, continues) else { continue };
        if found.iter().all(|known| known.clauses != way.clauses) {
            found.push(way);
        }
        if found.len() == MAX_WAYS {
            break;
        }
    }
    found
}

/// Returns what stands in commas and says what somebody is not, who is named before it and goes on behind it: German "Anna, keine
/// Bernerin, gewann das Rennen", "Ann's purchase, which was not French, was cheap". Elsewhere the negation belongs to the
/// rest.
fn denied_appositions(scan: &Scan<'_>) -> Vec<Range<usize>> {
    let tokens = scan.tokens;
    let comma = |at: &usize| scan.is_comma(*at) && !scan.is_in_name(*at);
    let is_apart = |at: &usize| {
        let Some(end) = (at + 2..tokens.len()).take(MAX_APPOSITION).find(comma) else { return false };
        let host = scan.names().find(|name| name.end as usize == *at);
        let denied = Scan::new(scan.vocabulary, &tokens[at + 1..end]);
        let marks = marks(&denied);
        let [not, name] = &marks[..] else { return false };
        let is_other = host
            .is_some_and(|host| name.values().first().is_some_and(|value| value.category != host.values[0].category));
        is_other
            && matches!(not.what, What::Not)
            && not.start == 0
            && denied.skip_articles(not.end) == name.start
            && name.end == denied.tokens.len()
    };
    let denied_clause = |at: usize| {
        let end = (at + 2..tokens.len()).find(comma)?;
        let denies = scan.relative_pronoun(at + 1).is_some() && (at + 1..end).any(|at| scan.denies(at));
        denies.then_some(at..end + 1)
    };
    let apart = |at: usize| is_apart(&at).then_some(at..at + 1);
    (1..tokens.len()).filter(comma).filter_map(|at| apart(at).or_else(|| denied_clause(at))).collect()
}

/// Whether a name ends before a token, or begins behind it: the title in quotation marks.
fn is_beside_name(scan: &Scan<'_>, at: usize) -> bool {
    scan.mention(at + 1, scan.tokens.len()).is_some() || scan.names().any(|name| name.end as usize == at)
}

/// Whether a conjunction at a token is one with what it compares: "did as well as", where no name stands before it.
fn is_as_much(scan: &Scan<'_>, at: usize) -> bool {
    let compares = !scan.vocabulary.language.guess_words.verbs.at(scan.tokens, at).is_empty();
    compares && !scan.names().any(|name| name.end as usize == at)
}

/// Whether a number begins at a token and ends before another, with its unit or without: "two hours" before "and a half".
fn ends_number(scan: &Scan<'_>, from: usize, end: usize) -> bool {
    let is_unit = |at: usize| at == end || at + 1 == end && !scan.units(at).is_empty();
    scan.number(from).is_some_and(|(_, length)| is_unit(from + length))
}

/// Whether a word that may also be a preposition, such as `for`, begins a clause. It begins none in "for longer than Ann",
/// "more than for the vase", "the case for Rome" and "less than she did for the vase".
pub(super) fn parts_clauses(scan: &Scan<'_>, at: usize, end: usize) -> bool {
    let roles = scan.grammar().roles;
    let compares = end < scan.tokens.len() && !scan.comparatives(end).is_empty();
    let is_compared = at > 0 && scan.is_of(at - 1, roles.than);
    // French "n'est donc pas": the word stands within a negation.
    let is_within = scan.is_of(end, roles.not) && (0..at).any(|at| scan.is_of(at, roles.half_not));
    let than = (0..at).rfind(|&at| scan.is_of(at, roles.than)).unwrap_or(0);
    let says_something = || scan.names().any(|name| name.start as usize >= than && name.end as usize <= at);
    let is_apart = !scan.is_of(at, roles.preposition) || !(compares || is_compared) && says_something();
    !is_within && (is_apart || at > 0 && scan.is_comma(at - 1))
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
        // "The last but one".
        let order = words.at(scan.tokens, at).filter(|(role, _)| *role == Role::NextToLast);
        if let Some(end) = order.map(|(_, length)| at + length).or_else(|| Some(ranks::rank(scan, at)?.1)) {
            at = end;
            continue;
        }
        // French "moins bien que" contains the word for "although".
        let compares = scan.comparatives(at).iter().map(|found| found.1).max().filter(|&length| length > 1);
        if let Some(length) = compares {
            at += length;
            continue;
        }
        // A longer phrase may contain a word that parts clauses elsewhere: "but" in "nothing but the vase".
        if let Some((_, length)) = words
            .at(scan.tokens, at)
            .filter(|&(role, length)| matches!(role, Role::Content | Role::Denies) && length > 1)
        {
            at += length;
            continue;
        }
        let is_sign = |signs: &[char]| signs.iter().any(|&sign| scan.tokens[at].is_sign(sign));
        let quotes = is_sign(&['"', '“', '”', '«', '»']) && !is_beside_name(scan, at);
        let sign = quotes || is_sign(&[',', ':', '–', '—']);
        let and = || {
            let adds = scan.added(at).is_some() && (0..at).any(|from| ends_number(scan, from, at));
            let is_number = adds || is_as_much(scan, at);
            let and = [roles.and, roles.but].into_iter().flatten();
            and.into_iter().find_map(|class| scan.phrases(at, &[class]).next()).filter(|_| !is_number)
        };
        let parts = || words.is(Role::Parts, scan.tokens, at).filter(|length| parts_clauses(scan, at, at + length));
        let length = if sign { Some(1) } else { parts().or_else(and) };
        // "And so does Ann" parts at `and` alone.
        let copies = |length: usize| {
            let copied = (at..at + length)
                .find(|&from| words.is(Role::Also, scan.tokens, from).is_some_and(|also| from + also > at + length));
            copied.map_or(Some(length), |from| (from > at).then_some(from - at))
        };
        let Some(length) = length.and_then(copies) else {
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
