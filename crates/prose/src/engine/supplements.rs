//! Supplements: modifiers without which the sentence is complete.
//!
//! They stand in brackets, between dashes, or are relative clauses behind a comma. A supplement is an island: no
//! pattern has words both inside and outside. So the sentence is read without its supplements, and each of them is read
//! as a sentence about the name before it: "Beth (who paid $30 less than Colin) bought the clock" is "Beth bought the
//! clock" and "Beth paid $30 less than Colin". A sentence with a supplement that is not understood is not read.

use bachet_notation::clue::Truth;

use super::{Engine, Parsed, parse};
use crate::meaning;
use crate::reading::{Outcome, Reader, Reading};
use crate::scan::{Marks, Supplement};
use crate::tokens::Token;
use crate::vocabulary::Mention;

/// Maximum nesting of supplements.
const MAX_NESTING: u32 = 3;
/// Maximum number of supplements in a sentence.
const MAX_SUPPLEMENTS: usize = 8;
/// Maximum number of readings of a sentence with its supplements.
const MAX_READINGS: usize = 4;

/// What a supplement adds to the sentence.
enum Adds {
    Nothing,
    States(Reading),
    NotUnderstood,
}

/// Reads a sentence that has supplements, of which `engine` knows the words; `None` if it has none.
pub(super) fn read(reader: &Reader<'_>, engine: &Engine<'_>, depth: u32) -> Option<Parsed> {
    let tokens = engine.scan.tokens;
    let all = engine.scan.supplements();
    if all.is_empty() {
        // A clause at the end may also be a part of a description, as which it is read then.
        let clause = engine.scan.restrictive_clause().or_else(|| engine.scan.distant_clause())?;
        return read_without(reader, tokens, &[clause], depth).filter(|p| matches!(p.outcome, Outcome::Read(_)));
    }
    let refused = || Parsed::unread(engine.unread());
    // "Fay has 3, which is neither pink nor gold, next to Nell": what is next to her is any of them.
    let is_closed = |supplement: &Supplement| {
        let end = supplement.whole.end;
        let is_complete = engine.scan.names_in(0, supplement.whole.start) > 1;
        supplement.marks == Marks::Commas && is_complete && engine.scan.begins_remark(end - 1, tokens.len())
    };
    if all.iter().any(is_closed) {
        return Some(refused());
    }
    Some(read_without(reader, tokens, &all, depth).unwrap_or_else(refused))
}

/// Reads a sentence without its supplements, and each of these; `None` if one of them is not understood.
fn read_without(reader: &Reader<'_>, tokens: &[Token], all: &[Supplement], depth: u32) -> Option<Parsed> {
    if depth == MAX_NESTING || all.len() > MAX_SUPPLEMENTS {
        return None;
    }
    let mut parsed = main_clause(reader, tokens, all, depth)?;
    let places = matches!(&parsed.outcome, Outcome::Read(reading) if meaning::is_identity(&reading.truth));
    if !places && all.iter().any(|supplement| supplement.marks == Marks::Distant) {
        return None;
    }
    let mut added = Vec::new();
    for supplement in all {
        match adds(supplement, reader, tokens, depth) {
            Adds::Nothing => {}
            Adds::States(reading) => added.push(reading),
            Adds::NotUnderstood => return None,
        }
    }
    if added.is_empty() {
        return Some(parsed);
    }
    // A sentence that states nothing by itself may have been misunderstood.
    let Outcome::Read(main) = parsed.outcome else { return None };
    added.push(main);
    let reading = joined(&added)?;
    if meaning::contradicts_itself(&reading.truth) {
        return None;
    }
    parsed.outcome = Outcome::Read(reading);
    Some(parsed)
}

/// Reads the sentence without its supplements; `None` if it is not understood.
fn main_clause(reader: &Reader<'_>, tokens: &[Token], all: &[Supplement], depth: u32) -> Option<Parsed> {
    // The comma behind a clause may also part the items of a list: "Ann, who drinks tea, Bob and Cleo".
    let without = |keeps_comma: bool| {
        let mut main = Vec::with_capacity(tokens.len());
        let mut at = 0;
        for supplement in all {
            main.extend_from_slice(&tokens[at..supplement.whole.start]);
            let closed = supplement.marks == Marks::Commas && supplement.content.end < supplement.whole.end;
            at = supplement.whole.end - usize::from(keeps_comma && closed);
        }
        main.extend_from_slice(&tokens[at..]);
        main
    };
    let understood = |tokens: Vec<Token>| {
        let parsed = parse(reader, &tokens, depth + 1);
        matches!(parsed.outcome, Outcome::Read(_) | Outcome::Idle(_)).then_some(parsed)
    };
    let (with, closed) = (without(true), without(false));
    if with == closed {
        return understood(closed);
    }
    match (understood(with), understood(closed)) {
        (Some(a), Some(b)) => (a.outcome == b.outcome).then_some(b),
        (a, b) => a.or(b),
    }
}

/// Returns the reading in which all of some hold.
fn joined(all: &[Reading]) -> Option<Reading> {
    let mut ways: Vec<Vec<&Truth>> = vec![Vec::new()];
    for reading in all {
        let one = std::iter::once(&reading.truth).chain(&reading.others);
        let longer = |truth| ways.iter().map(move |way| way.iter().copied().chain([truth]).collect());
        ways = one.flat_map(longer).collect();
        if ways.len() > MAX_READINGS {
            return None;
        }
    }
    let mut truths = ways.into_iter().map(|way| meaning::conjunction(way.into_iter().cloned().collect()));
    Some(Reading { truth: truths.next()?, others: truths.collect() })
}

/// Reads a supplement as a sentence about the name before it.
fn adds(supplement: &Supplement, reader: &Reader<'_>, tokens: &[Token], depth: u32) -> Adds {
    let content = &tokens[supplement.content.clone()];
    let engine = Engine::new(reader, content);
    if engine.finish(reader).is_err() {
        return Adds::NotUnderstood;
    }
    let scan = &engine.scan;
    if scan.is_plain(0, content.len()) && scan.unclear().is_empty() && !scan.has_unknown_name() {
        return Adds::Nothing;
    }
    if !scan.unclear().is_empty() {
        return Adds::NotUnderstood;
    }
    let Some(host) = supplement.host.clone().map(|host| &tokens[host]) else { return Adds::NotUnderstood };
    if scan.is_apposition(scan.relative_pronoun(0).unwrap_or(0), content.len())
        && is_evident(reader, &[host, content].concat())
    {
        return Adds::Nothing;
    }
    let facts = |parsed: &Parsed| parsed.score == 0;
    let read = |tokens: Vec<Token>, fits: &dyn Fn(&Parsed) -> bool| {
        let parsed = parse(reader, &tokens, depth + 1);
        match parsed.outcome {
            Outcome::Read(ref reading) if fits(&parsed) => Some(reading.clone()),
            _ => None,
        }
    };
    let relative = scan.relative_pronoun(0);
    let mut found: Vec<Reading> = Vec::new();
    if let Some(length) = relative {
        // A preposition makes the name an object: "Ann, with whom Bob plays".
        if !scan.is_plain_pronoun(0) {
            return Adds::NotUnderstood;
        }
        let clause = &content[length..];
        found.extend(read([host, content].concat(), &facts));
        found.extend(read([host, clause].concat(), &|_| true));
        // An object relative clause: "which Dora did not buy".
        if found.is_empty() && scan.mention(scan.skip_articles(length), content.len()).is_some() {
            found.extend(read([clause, host].concat(), &facts));
        }
    } else if scan.is_apposition(0, content.len()) {
        // "The one with the dog" is what the name has.
        let head = scan.head_phrase();
        found.extend(read([host, &content[..head.start], &content[head.end..]].concat(), &facts));
    }
    found.dedup();
    match <[Reading; 1]>::try_from(found) {
        Ok([reading]) => Adds::States(reading),
        Err(_) => Adds::NotUnderstood,
    }
}

/// Whether tokens only deny of a value that it is others of its category: "Ann, not Bob".
fn is_evident(reader: &Reader<'_>, tokens: &[Token]) -> bool {
    let scan = Engine::new(reader, tokens).scan;
    let mut names = scan.names();
    let Some(first) = names.next() else { return false };
    let is_alike = |name: &Mention| name.values.iter().all(|v| first.values.iter().any(|w| w.category == v.category));
    let denied = (first.end as usize..tokens.len()).any(|t| scan.denies(t));
    denied && names.all(is_alike) && scan.names_in(first.end as usize, tokens.len()) == 1
}
