//! Negations inside of a phrase that compares or places: French "n'a pas devancé" denies "a devancé".

use super::words::Role;
use crate::scan::Scan;
use crate::tokens::Token;
use crate::vocabulary::{Comparative, Degree};

/// Maximum number of tokens between the first half of a negation and the second: "ne se sont pas".
const MAX_HALF: usize = 3;

/// Which phrases are meant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phrases {
    All,
    /// Those that relate two things.
    Relations,
}

/// Returns the tokens with the second half of a negation before the phrase that it stands in; `None` if it stands in none.
pub(super) fn brought_forward(scan: &Scan<'_>) -> Option<Vec<Token>> {
    moved(scan, Phrases::All)
}

/// Whether a negation stands in a phrase that relates two things, which the grammar would take for a verb that links them.
pub(super) fn denies_relation(scan: &Scan<'_>) -> bool {
    moved(scan, Phrases::Relations).is_some()
}

fn moved(scan: &Scan<'_>, wanted: Phrases) -> Option<Vec<Token>> {
    let (tokens, roles) = (scan.tokens, scan.grammar().roles);
    let is_half = |at: usize| scan.is_of(at, roles.half_not) && !scan.is_in_name(at);
    (2..tokens.len()).find_map(|not| {
        let length = scan.phrases(not, roles.not.as_slice()).next().filter(|_| !scan.is_in_name(not))?;
        // Who has not won is not the winner, which the grammar knows.
        let is_named = not + length < tokens.len() && scan.is_in_name(not + length);
        let half = (not.saturating_sub(MAX_HALF)..not - 1).rev().find(|&at| is_half(at))?;
        (!is_named).then_some(())?;
        let (verb, rest) = (&tokens[half + 1..not], &tokens[not + length..]);
        let joined = [verb, rest].concat();
        // The phrase begins at one of the words between the halves, and ends behind the second.
        let is_phrase = |from: usize| is_phrase(scan, &joined, from, verb.len(), wanted);
        (0..verb.len()).any(is_phrase).then(|| [&tokens[..=half], &tokens[not..not + length], &joined[..]].concat())
    })
}

/// Whether a phrase that compares or places begins at a token and ends behind another.
fn is_phrase(scan: &Scan<'_>, tokens: &[Token], from: usize, end: usize, wanted: Phrases) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let places = |role| {
        let beside = matches!(role, Role::Next | Role::JustBefore | Role::JustAfter | Role::JustBetween);
        let ends = matches!(role, Role::First | Role::Last | Role::OnPodium | Role::BothEnds | Role::AtEnd);
        beside || ends && wanted == Phrases::All
    };
    let relates = |found: &Comparative| found.degree == Degree::Comparative || wanted == Phrases::All;
    let verb = words.verbs.at(tokens, from).into_iter().filter(|found| relates(found.0)).map(|found| found.1);
    let place = words.at(tokens, from).filter(|found| places(found.0)).map(|found| found.1);
    verb.chain(place).any(|length| from + length > end)
}
