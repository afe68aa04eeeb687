//! What is said of each in a list: "Ann, Bob and Cid all paid more than $10", "Ann, Bob and Cid came in that order".

use std::ops::Range;

use super::marks::{Mark, What, marks};
use super::words::Role;
use super::{Assumption, Guess, combine};
use crate::reading::Reader;
use crate::scan::Scan;
use crate::tokens::Token;

/// Returns what a sentence means whose subject is a list, of each part of which it says the same comparison, or that
/// they come in the order of the list; `None` for other sentences.
pub(super) fn readings(reader: &Reader<'_>, tokens: &[Token]) -> Option<Vec<Guess>> {
    let scan = Scan::new(&reader.vocabulary, tokens);
    let words = &scan.vocabulary.language.guess_words;
    let of = words.is(Role::EachOf, tokens, 0);
    let Some(names) = subjects(&scan, of.unwrap_or(0), of.is_some()) else {
        return counts_list(&scan).then(Vec::new);
    };
    let behind = &tokens[names.last()?.end..];
    let is = |role: Role, at: usize| words.is(role, behind, at);
    if let Some((at, length)) = (0..behind.len()).find_map(|at| Some((at, is(Role::InOrder, at)?))) {
        return in_order(reader, tokens, &names, at, &behind[at + length..]);
    }
    // "All three paid", "came both": the words say no more than the list.
    let mut said: Vec<Token> = Vec::with_capacity(behind.len());
    let mut at = 0;
    while at < behind.len() {
        if let Some(length) = is(Role::Each, at) {
            at += length;
        } else {
            said.push(behind[at].clone());
            at += 1;
        }
    }
    let marks = marks(&Scan::new(&reader.vocabulary, &said));
    (compares(&marks) && marks.iter().all(is_plain)).then_some(())?;
    let clause = |name: &Range<usize>| reader.clause(&[&tokens[name.clone()], &said[..]].concat(), None, false);
    all(names.iter().map(clause))
}

/// Returns the readings of clauses of which all are true, if each states something.
fn all(clauses: impl Iterator<Item = Vec<Guess>>) -> Option<Vec<Guess>> {
    let mut found = vec![Guess::new(None, vec![Assumption::Parted])];
    for mut readings in clauses {
        readings.retain(|guess| guess.truth.is_some());
        found = combine::both(&found, &readings);
    }
    (!found.is_empty()).then(|| combine::cheapest(found))
}

/// Returns that what a list names comes in its order, if nothing else is named.
fn in_order(
    reader: &Reader<'_>,
    tokens: &[Token],
    names: &[Range<usize>],
    verb: usize,
    rest: &[Token],
) -> Option<Vec<Guess>> {
    let words = &reader.vocabulary.language.guess_words;
    let behind = names.last()?.end;
    let verb = &tokens[behind..behind + verb];
    let is_idle = |tokens: &[Token]| {
        let marks = marks(&Scan::new(&reader.vocabulary, tokens));
        marks.iter().all(|mark| matches!(mark.what, What::Unknown))
    };
    (!words.earlier.is_empty() && is_idle(verb) && is_idle(rest)).then_some(())?;
    let clause = |two: &[Range<usize>]| {
        let (first, second) = (&tokens[two[0].clone()], &tokens[two[1].clone()]);
        let than = |verb: &[Token]| [first, verb, &words.earlier, &words.than, second].concat();
        let found = reader.clause(&than(verb), None, false);
        if found.is_empty() { reader.clause(&than(&words.copula), None, false) } else { found }
    };
    all(names.windows(2).map(clause))
}

/// Whether a sentence says of how many of a list something holds: "two of the growers Ann, Bob and Cid".
fn counts_list(scan: &Scan<'_>) -> bool {
    let Some(first) = scan.names().find(|name| scan.number(name.start as usize).is_none()) else { return false };
    let of = |at: usize| at < scan.tokens.len() && scan.is_of(at, scan.grammar().roles.of);
    let counts = (0..first.start as usize).any(|at| scan.number(at).is_some_and(|(_, length)| of(at + length)));
    counts && subjects(scan, first.start as usize, false).is_some()
}

/// Returns the names of the list that begins at a token, each without what joins it to the next; none is a number.
/// `is_each` for a list behind a word such as `both`.
pub(super) fn subjects(scan: &Scan<'_>, mut at: usize, is_each: bool) -> Option<Vec<Range<usize>>> {
    let words = &scan.vocabulary.language.guess_words;
    let roles = scan.grammar().roles;
    let (tokens, end) = (scan.tokens, scan.tokens.len());
    let mut names: Vec<Range<usize>> = Vec::new();
    let mut is_joined = false;
    loop {
        let start = scan.skip_articles(at);
        // "The owner of the cat".
        let owner = || {
            let of = (start + 1 < end && scan.is_everyday(start) || scan.is_unknown(start))
                && scan.is_of(start + 1, roles.of);
            scan.mention(scan.skip_articles(start + 2), end).filter(|_| of)
        };
        let name = scan.mention(start, end).or_else(owner)?;
        let is_number = |value| scan.vocabulary.puzzle.category(value).ordered;
        if name.values.len() != 1 || is_number(name.values[0].category) {
            return None;
        }
        names.push(at..name.end as usize);
        at = name.end as usize;
        let and = || [roles.and].into_iter().flatten().find_map(|class| scan.phrases(at, &[class]).next());
        let joins = words.is(Role::EachAnd, tokens, at).filter(|_| is_each);
        if let Some(length) = joins.or_else(and) {
            is_joined = true;
            at += length;
        } else if at < end && scan.is_comma(at) && !is_joined {
            at += 1;
            // "Ann, Bob, and Cid".
            if let Some(length) = roles.and.and_then(|class| scan.phrases(at, &[class]).next()) {
                is_joined = true;
                at += length;
            }
        } else {
            break;
        }
        let follows = scan.skip_articles(at);
        if is_joined
            && scan.mention(follows, end).is_none()
            && !(follows + 1 < end && scan.is_of(follows + 1, roles.of))
        {
            return None;
        }
    }
    (is_joined && names.len() > 1).then_some(names)
}

/// Whether marks compare something.
fn compares(marks: &[Mark<'_>]) -> bool {
    marks.iter().any(|mark| {
        let compares = matches!(mark.what, What::Comparative(_) | What::ComparingVerb(_) | What::Loose(_));
        compares || matches!(mark.what, What::MoreThan | What::LessThan | What::AtLeast | What::AtMost | What::Bound(_))
    })
}

/// Whether a mark is part of one comparison of each thing in a list.
fn is_plain(mark: &Mark<'_>) -> bool {
    let is_other = matches!(mark.what, What::Sum | What::Between | What::And | What::Or | What::Nor | What::Comma);
    let is_unclear = matches!(mark.what, What::Place(_) | What::InOrder | What::Logic | What::Doubtful | What::Nobody);
    !is_other && !is_unclear && !matches!(mark.what, What::Only | What::Others | What::Either | What::Tie | What::Meets)
}
