//! Bounds by an amount or a time, before or behind which a word says which side is meant.

use bachet_notation::Number;
use bachet_notation::clue::Comparison as Sign;

use super::phrase;
use crate::guess::amounts;
use crate::guess::bounds::{self, Bound, Bounded};
use crate::guess::words::Role;
use crate::scan::Scan;
use crate::tokens::Kind;

/// Minutes from midnight to noon.
const NOON: i64 = 12 * 60;

/// Returns the bound that a phrase at a token states, and where it ends.
pub(in crate::guess) fn bound(scan: &Scan<'_>, at: usize) -> Option<(Bound, usize)> {
    let words = &scan.vocabulary.language.guess_words;
    let is = |role| words.is(role, scan.tokens, at);
    let half = is(Role::Morning).map(|length| (Sign::Less, length));
    if let Some((comparison, length)) = half.or_else(|| Some((Sign::GreaterEqual, is(Role::Afternoon)?))) {
        let bound = Bound { comparison, number: Number::from_integer(NOON), unit: None, of: Bounded::TimeOfDay };
        return (!bounds::categories(scan, &bound).is_empty()).then_some((bound, at + length));
    }
    let said = [
        (Role::Below, Sign::Less, Bounded::Amount),
        (Role::Above, Sign::Greater, Bounded::Amount),
        (Role::Before, Sign::Less, Bounded::Date),
        (Role::After, Sign::Greater, Bounded::Date),
    ];
    let found = said.into_iter().filter_map(|(role, comparison, of)| Some((is(role)?, comparison, of)));
    let (length, comparison, of) = found.max_by_key(|found| found.0)?;
    // French "plus d'une heure": the number looks like an article.
    let counts = amounts::at(scan, at + length).is_some_and(|counted| counted.unit.is_some());
    let begin = at + length;
    let at = if counts { begin } else { scan.skip_articles(begin) };
    scan.tokens.get(at)?;
    // "Below the one who sang" names somebody.
    let is_one =
        at > begin && scan.tokens[at].kind == Kind::Word && scan.number(at) == Some((Number::from_integer(1), 1));
    if is_one {
        return None;
    }
    // "Two places before the 14", as German says it: the number names somebody.
    if phrase::entity(scan, at).is_some() {
        return None;
    }
    if let Some((minutes, end)) = scan.time_of_day(at) {
        let number = Number::from_integer(minutes);
        return Some((Bound { comparison, number, unit: None, of: Bounded::TimeOfDay }, end));
    }
    let amounts::Counted { number, unit, end } = amounts::at(scan, at)?;
    // "Two days before" is no bound, nor is "for two days", nor "ready after 15 minutes".
    let is_counted =
        unit.is_some() || scan.tokens[end - 1].kind == Kind::Word || end < scan.tokens.len() && scan.refers(end);
    if of == Bounded::Date && is_counted {
        return None;
    }
    let number = unit.as_ref().map_or(number, |unit| number * unit.factor);
    Some((Bound { comparison, number, unit, of }, end))
}

/// Returns the bound that a number at a token is by the words behind it: "half past nine at the latest".
pub(super) fn bound_behind(scan: &Scan<'_>, at: usize) -> Option<(Bound, usize)> {
    let words = &scan.vocabulary.language.guess_words;
    let behind = |end: usize| {
        let less = words.is(Role::OrLess, scan.tokens, end).map(|length| (Sign::LessEqual, end + length));
        less.or_else(|| Some((Sign::GreaterEqual, end + words.is(Role::OrMore, scan.tokens, end)?)))
    };
    if let Some((minutes, end)) = scan.time_of_day(at)
        && let Some((comparison, end)) = behind(end)
    {
        let number = Number::from_integer(minutes);
        return Some((Bound { comparison, number, unit: None, of: Bounded::TimeOfDay }, end));
    }
    let amounts::Counted { number, unit, end } = amounts::at(scan, at)?;
    let (comparison, end) = behind(end)?;
    let number = unit.as_ref().map_or(number, |unit| number * unit.factor);
    Some((Bound { comparison, number, unit, of: Bounded::Amount }, end))
}
