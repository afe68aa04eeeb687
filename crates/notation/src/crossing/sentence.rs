//! Lines without a colon: what they probably mean, as the line to write.

use super::fields::{SeatNeedFields, ThingFields};
use super::inflection::other_number;
use crate::Text;
use crate::names::fold;

/// Verbs of `a soldier takes 2 seats`.
const TAKES: [&str; 8] = ["takes", "take", "needs", "need", "fills", "occupies", "uses", "counts"];
/// Words of a sentence about who rows.
const ROWS: [&str; 8] = ["row", "rows", "drive", "drives", "steer", "steers", "sail", "sails"];
/// Words that say that somebody keeps the others apart: `if Nell is not there`, `unless`, `without`.
const ABSENT: [&str; 12] = [
    "unless",
    "without",
    "not",
    "absent",
    "away",
    "isn't",
    "isnt",
    "aren't",
    "alone",
    "unattended",
    "unguarded",
    "unsupervised",
];

/// Returns how many seats a thing takes: `a soldier takes 2 seats`, perhaps after `rule`.
pub(super) fn seat_need(line: &Text) -> Option<SeatNeedFields> {
    let words = words(line);
    let is = |word: Option<&(usize, usize)>, list: &[&str]| {
        word.is_some_and(|(from, to)| list.iter().any(|w| w.eq_ignore_ascii_case(&line.as_str()[*from..*to])))
    };
    let verb = (1..words.len()).find(|at| is(words.get(*at), &TAKES))?;
    let mut first = 0;
    for skipped in [&["rule"][..], &["a", "an", "the", "each", "every"]] {
        first += usize::from(is(words.get(first), skipped));
    }
    if verb + 3 != words.len() || !is(words.last(), &["seat", "seats"]) || first >= verb {
        return None;
    }
    let number = words[verb + 1];
    let who = line.part(words[first].0..words[verb - 1].1);
    let number = line.part(number.0..number.1);
    number.as_str().bytes().all(|b| b.is_ascii_digit()).then_some(SeatNeedFields { who, number })
}

/// Words of a sentence that no expression has.
const PLAIN_WORDS: [&str; 28] = [
    "the",
    "a",
    "an",
    "is",
    "are",
    "be",
    "can",
    "cannot",
    "can't",
    "may",
    "must",
    "never",
    "without",
    "unless",
    "if",
    "when",
    "with",
    "than",
    "eats",
    "eat",
    "alone",
    "together",
    "forbidden",
    "allowed",
    "there",
    "only",
    "more",
    "left",
];

/// Whether a text without signs has words that only sentences have.
pub(super) fn is_sentence(text: &str) -> bool {
    let is_plain = |word: &str| PLAIN_WORDS.contains(&fold(word).as_str());
    !text.contains(['=', '<', '>', '(', '"'])
        && text.split_whitespace().nth(2).is_some()
        && text.split_whitespace().any(is_plain)
}

/// Returns the line that a sentence probably stands for, from the names that it mentions; `None` if it mentions none.
pub(super) fn suggestion<'f>(sentence: &str, things: impl Iterator<Item = &'f ThingFields>) -> Option<String> {
    let sentence = fold(sentence);
    let words: Vec<&str> = sentence.split(|c: char| !c.is_alphanumeric() && c != '\'').collect();
    let has = |list: &[&str]| list.iter().any(|word| words.contains(word));
    let named: Vec<&ThingFields> = things.collect();
    let names = names_in(&words, named.iter().copied());
    let rows = has(&ROWS);
    let is_more = has(&["more", "outnumber", "outnumbered"]);
    match &names[..] {
        [] => None,
        // `never more cannibals than missionaries`, `missionaries may not be outnumbered by cannibals`
        [a, b] if is_more => {
            let (many, few) = if has(&["outnumbered"]) { (b, a) } else { (a, b) };
            Some(format!("rule at banks: {many} <= {few} or no {few}"))
        }
        all if rows && !has(&["not", "cannot", "can't", "never"]) => Some(format!("rower: {}", all.join(" or "))),
        all if rows => Some(format!("rower: not ({})", all.join(" or "))),
        // A rule at banks would be broken at once, where both start.
        [a, b] => Some(format!("rule unattended: no {a} or no {b}")),
        [first, second, third] if has(&ABSENT) => {
            // The guard follows `without`; where there is no such word, it comes last.
            let without = words.iter().position(|word| ["without", "unless"].contains(word));
            let guard = without.and_then(|at| names_in(&words[at..], named.iter().copied()).into_iter().next());
            let guard = guard.as_ref().unwrap_or(third);
            let pair: Vec<&String> = [first, second, third].into_iter().filter(|name| *name != guard).collect();
            Some(format!("rule at banks: {} and {} => {guard}", pair[0], pair[1]))
        }
        _ => None,
    }
}

/// Returns the declared names that a sentence mentions, in order, each once. A name is mentioned by its words together.
fn names_in<'f>(words: &[&str], things: impl Iterator<Item = &'f ThingFields>) -> Vec<String> {
    let declared = things.flat_map(|thing| std::iter::once(&thing.name).chain(&thing.names));
    let mut found: Vec<(usize, String)> = Vec::new();
    for name in declared.take(MAX_NAMES) {
        let folded = fold(name.as_str());
        let parts: Vec<&str> = folded.split(' ').collect();
        let last_forms = other_number(parts.last().copied().unwrap_or_default());
        let at = words.windows(parts.len()).position(|window| {
            let (last, front) = (window.len() - 1, &window[..window.len() - 1]);
            front == &parts[..last]
                && (window[last] == parts[last] || last_forms.iter().any(|form| form == window[last]))
        });
        if let Some(at) = at
            && found.iter().all(|(before, _)| *before != at)
        {
            found.push((at, name.as_str().to_owned()));
        }
    }
    found.sort();
    found.into_iter().map(|(_, name)| name).collect()
}

/// Maximum number of names that a sentence is searched for.
const MAX_NAMES: usize = 64;

/// Returns the ranges of the words of a line, without the stop at its end.
fn words(line: &Text) -> Vec<(usize, usize)> {
    let text = line.as_str().trim_end_matches('.');
    let start = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    text.split_whitespace().map(|word| (start(word), start(word) + word.len())).collect()
}
