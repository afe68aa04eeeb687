//! Whether a candidate accounts for the words of logic in a sentence: the weights choose between candidates that do, and
//! never invent or drop a sign, a comparison, an amount or an alternative.

use super::links::{Links, Relation};
use super::sentence::Sentence;
use crate::guess::marks::What;
use crate::guess::words::Role;

/// Words that say more than a link does, or make it unclear whether it holds.
const UNCLEAR: [Role; 10] = [
    Role::Tie,
    Role::Acquainted,
    Role::Wed,
    Role::Household,
    Role::Denies,
    Role::Doubtful,
    Role::Suspends,
    Role::Condition,
    Role::Without,
    Role::If,
];
/// Words for relations of places.
const PLACES: [Role; 5] = [Role::Next, Role::JustBefore, Role::JustAfter, Role::JustBetween, Role::OnSide];

/// Whether a candidate with these links has what the words of logic say, and nothing else.
pub(super) fn accounts_for(sentence: &Sentence<'_, '_>, links: &Links) -> bool {
    let Some(said) = said(sentence) else { return false };
    let all = || links.links.iter();
    let denies = all().any(|link| !link.holds || link.relation == Relation::Different);
    let compares = all().any(|link| !matches!(link.relation, Relation::Same | Relation::Different));
    let counts = all().any(|link| link.relation.has_amount());
    let counts_places = all().any(|link| link.counts_places);
    said.denies == denies
        && !(said.has_unit && counts_places)
        && said.compares == compares
        && (!said.counts || counts)
        && said.has_alternatives == (!links.combined.is_empty() && !said.denies)
}

/// What the words of logic in a sentence say.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is said by words of its own")]
struct Said {
    denies: bool,
    compares: bool,
    counts: bool,
    /// Whether an amount has a unit.
    has_unit: bool,
    has_alternatives: bool,
}

/// Returns what the words of logic say; `None` if some of them say more than a link of two sides can.
fn said(sentence: &Sentence<'_, '_>) -> Option<Said> {
    let mut said = Said::default();
    for mark in &sentence.marks {
        match &mark.what {
            What::Name(_)
            | What::Extreme(_)
            | What::And
            | What::Comma
            | What::Unknown
            | What::Than
            | What::Logic
            | What::Attitude => {}
            What::Not | What::ButNot | What::Nor | What::Nobody | What::Denies => said.denies = true,
            What::Or | What::Either | What::Group(_) | What::OneOf(_) => said.has_alternatives = true,
            What::Comparative(_)
            | What::Loose(_)
            | What::AsMuch(_)
            | What::ComparingVerb(_)
            | What::Place(_)
            | What::Between
            | What::Bound(_)
            | What::Sum => said.compares = true,
            What::Amount(_, unit) => {
                (said.compares, said.counts) = (true, true);
                said.has_unit |= !unit.places;
            }
            What::Number(_) | What::Times(_) | What::AtLeast | What::AtMost | What::MoreThan | What::LessThan => {
                (said.compares, said.counts) = (true, true);
            }
            _ => return None,
        }
    }
    let (scan, words) = (sentence.scan, &sentence.scan.vocabulary.language.guess_words);
    let has = |role: &Role| (0..scan.tokens.len()).any(|at| words.is(*role, scan.tokens, at).is_some());
    let turns = |at: usize| scan.is_of(at, scan.grammar().roles.double_negation);
    if UNCLEAR.iter().any(has) || said.denies && (0..scan.tokens.len()).any(turns) {
        return None;
    }
    said.compares |= PLACES.iter().any(has);
    Some(said)
}
