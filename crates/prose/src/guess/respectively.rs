//! Two lists of which the things belong together in their order: "Ann and Bob have the cat and the dog respectively", "the
//! first two prizes went to Ann and Bob, in that order".

use std::ops::Range;

use bachet_notation::clue::ValueId;

use super::link::fact;
use super::marks::{Mark, What, marks};
use super::words::Role;
use super::{Assumption, Guess, combine};
use crate::meaning;
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::Token;

/// Returns the readings of a sentence of two lists that are as long, and of words for their order; `None` for others.
pub(super) fn readings(reader: &Reader<'_>, tokens: &[Token]) -> Option<Vec<Guess>> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let words = &scan.vocabulary.language.guess_words;
    let is = |role: Role, at: usize| words.is(role, tokens, at);
    let find = |role| (0..tokens.len()).find_map(|at| Some((at, is(role, at)?)));
    let (order, length) = find(Role::InOrder).or_else(|| find(Role::OrRespectively))?;
    if (0..tokens.len()).any(|at| is(Role::AnyOrder, at).is_some()) {
        return None;
    }
    let marks = marks(&scan);
    let lists = lists(&scan, &marks, order);
    let set = marks.iter().find_map(|mark| if let What::OneOf(values) = &mark.what { Some(values) } else { None });
    if let ([only], Some(values)) = (&lists[..], set) {
        return ranked(&scan, &marks, only, values);
    }
    let [first, second] = &lists[..] else { return None };
    let end = |list: &[&Mark<'_>]| list.last().map_or(0, |mark| mark.end);
    let (from, to) = (end(first), second[0].start);
    // The words for the order stand behind both lists, between them, or within the verb.
    let is_order = |at: usize| (order..order + length).contains(&at);
    let verb = (from..to).filter(|&at| !is_order(at) && !scan.is_comma(at)).map(|at| tokens[at].clone());
    let verb: Vec<Token> = verb.collect();
    let is_idle = |mark: &&Mark<'_>| matches!(mark.what, What::Unknown | What::Comma | What::InOrder);
    let outside =
        |range: Range<usize>| marks.iter().filter(move |mark| range.contains(&mark.start)).all(|mark| is_idle(&mark));
    let is_plain = first.len() == second.len() && outside(0..first[0].start) && outside(end(second)..tokens.len());
    is_plain.then_some(())?;
    let prefix = &tokens[..first[0].start];
    let mut found = vec![Guess::new(None, vec![Assumption::Parted])];
    for (one, other) in first.iter().zip(second) {
        let clause = [prefix, &tokens[one.start..one.end], &verb, &tokens[other.start..other.end]].concat();
        let mut readings = reader.clause(&clause, None, false);
        readings.retain(|guess| guess.truth.is_some());
        found = combine::both(&found, &readings);
    }
    Some(combine::cheapest(found))
}

/// Returns that the things of a list have the places at an end of an order, the first one the first place.
fn ranked(scan: &Scan<'_>, marks: &[Mark<'_>], list: &[&Mark<'_>], places: &[ValueId]) -> Option<Vec<Guess>> {
    let is_idle = |mark: &Mark<'_>| {
        let is_word = matches!(mark.what, What::Unknown | What::Comma | What::And | What::InOrder | What::OneOf(_));
        is_word || list.iter().any(|name| name.start == mark.start)
    };
    (list.len() == places.len() && marks.iter().all(is_idle)).then_some(())?;
    let each = list.iter().zip(places).map(|(name, &place)| fact(scan, name.values()[0], place, true));
    let truth = meaning::conjunction(each.collect::<Option<Vec<_>>>()?);
    Some(vec![Guess::new(Some(truth), vec![Assumption::Linked, Assumption::Extreme])])
}

/// Returns the lists of a sentence: names that nothing but commas, articles and `and` part.
fn lists<'m, 'a>(scan: &Scan<'_>, marks: &'m [Mark<'a>], order: usize) -> Vec<Vec<&'m Mark<'a>>> {
    let mut found: Vec<Vec<&Mark<'_>>> = Vec::new();
    let mut is_joined = false;
    for (at, mark) in marks.iter().enumerate() {
        match (&mark.what, found.last_mut()) {
            (What::Name(_) | What::Extreme(_), Some(list)) if is_joined => list.push(mark),
            (What::Name(_) | What::Extreme(_), _) => found.push(vec![mark]),
            _ => continue,
        }
        // An item may say more than a name: "the grower of roses".
        let mut behind = marks[at + 1..].iter().skip_while(|mark| matches!(mark.what, What::Unknown));
        let next = behind.next();
        // German `beziehungsweise` is itself the conjunction of the second list.
        let is_order = |mark: &Mark<'_>| matches!(mark.what, What::Or) && mark.start == order;
        let joins = |mark: &Mark<'_>| is_order(mark) || matches!(mark.what, What::And | What::Comma);
        is_joined = next.is_some_and(joins) && next.is_some_and(|next| scan.skip_articles(mark.end) == next.start);
    }
    found.retain(|list| list.len() > 1);
    found
}
