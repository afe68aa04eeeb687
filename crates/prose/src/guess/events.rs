//! Two events of which one comes before the other: German "das Rad stand schon da, als der Wagen kam".

use bachet_notation::clue::ValueId;

use super::marks::{Mark, What, marks};
use super::words::Role;
use super::{Assumption, Guess, combine, link};
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::Token;

/// A clause about one thing, which is named first in it.
struct Event {
    name: Vec<Token>,
    /// That all that it names is one.
    facts: Option<Guess>,
    /// Whether it had happened already.
    is_done: bool,
    /// Whether it did not happen before the other one.
    is_late: bool,
}

/// Returns what a sentence may mean of whose two clauses one says when the other happened; `None` for other sentences.
/// It is always asked about, because a clause may tell of something else than the times of the puzzle.
pub(super) fn readings(reader: &Reader<'_>, tokens: &[Token]) -> Option<Vec<Guess>> {
    let words = &reader.vocabulary.language.guess_words;
    let conjunction = |at: usize| {
        let roles = [Role::Upon, Role::Ere, Role::Once].into_iter();
        roles.filter_map(|role| Some((role, words.is(role, tokens, at)?))).max_by_key(|found| found.1)
    };
    if words.earlier.is_empty() || words.is(Role::If, tokens, 0).is_some() {
        return None;
    }
    let last = (1..tokens.len()).rfind(|&at| tokens[at].is_sign(','))?;
    let (role, main, clause) = match (conjunction(0), conjunction(last + 1)) {
        (Some((role, length)), None) => (role, &tokens[last + 1..], &tokens[length..last]),
        (None, Some((role, length))) => (role, &tokens[..last], &tokens[last + 1 + length..]),
        _ => return None,
    };
    let (main, clause) = (event(reader, main)?, event(reader, clause)?);
    let is_first = match role {
        Role::Ere => !main.is_late && !clause.is_done,
        Role::Once if !main.is_done => false,
        Role::Upon if main.is_done != (main.is_late || clause.is_done) => main.is_done,
        _ => return None,
    };
    let (first, second) = if is_first { (&main, &clause) } else { (&clause, &main) };
    let order = [&first.name[..], &words.earlier, &words.than, &second.name].concat();
    let mut found = reader.clause(&order, None, false);
    found.retain(|guess| guess.truth.is_some());
    for facts in [&main, &clause].into_iter().filter_map(|event| event.facts.as_ref()) {
        found = combine::both(&found, std::slice::from_ref(facts));
    }
    let asked = |guess: Guess| Guess::new(guess.truth, [&guess.assumptions[..], &[Assumption::InDoubt]].concat());
    (!found.is_empty()).then(|| combine::cheapest(found.into_iter().map(asked).collect()))
}

/// Returns a clause that names one thing, and has no words of logic.
fn event(reader: &Reader<'_>, tokens: &[Token]) -> Option<Event> {
    let words = &reader.vocabulary.language.guess_words;
    let scan = Scan::new(&reader.vocabulary, tokens);
    let marks = marks(&scan);
    // "Already had twelve points when Bob came": so many it had only then.
    let is_fixed = |value: &ValueId| {
        let of = scan.vocabulary.puzzle.category(value.category);
        of.numeric.is_none() && !of.ordered
    };
    let is_plain = |mark: &Mark<'_>| match &mark.what {
        What::Name(values) => values.len() == 1 && values.iter().all(is_fixed),
        What::Unknown => true,
        _ => false,
    };
    let has = |role| (0..tokens.len()).any(|at| words.is(role, tokens, at).is_some());
    let name = marks.iter().find(|mark| matches!(mark.what, What::Name(_)))?;
    let several = marks.iter().filter(|mark| matches!(mark.what, What::Name(_))).count() > 1;
    // "The tower on which Ann served stood already": a clause within says no more of the only name.
    let is_plain = |mark: &Mark<'_>| is_plain(mark) || !several && matches!(mark.what, What::Comma);
    let facts = if several { Some(link::readings(&scan, &marks).into_iter().next()?) } else { None };
    marks.iter().all(is_plain).then(|| Event {
        name: tokens[name.start..name.end].to_vec(),
        facts,
        is_done: has(Role::Done),
        is_late: has(Role::NotBefore),
    })
}
