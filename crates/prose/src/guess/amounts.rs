//! Numbers with what they count: "£20", "half an hour", "an hour and a half", "in the eighties".

use bachet_notation::clue::ValueId;
use bachet_notation::{Number, NumericKind};
use smallvec::SmallVec;

use super::words::Role;
use crate::scan::Scan;
use crate::tokens::Kind;
use crate::vocabulary::{Degree, Unit};

/// A number in a clause.
#[derive(Clone, Debug)]
pub(super) struct Counted {
    pub(super) number: Number,
    pub(super) unit: Option<Unit>,
    /// One past its last token.
    pub(super) end: usize,
}

/// Returns the number at a token, with its unit if it has one.
pub(super) fn at(scan: &Scan<'_>, at: usize) -> Option<Counted> {
    let length = scan.tokens.len();
    (at < length).then_some(())?;
    let numeral = |at: usize| scan.number(at).filter(|_| at < length && scan.ordinal(at).is_none());
    // "£20"
    if scan.tokens[at].kind == Kind::Sign
        && let Some((unit, more)) = scan.units(at).first()
        && at + more < length
        && let Some((number, more_number)) = numeral(at + more)
    {
        return Some(Counted { number, unit: Some(unit.clone()), end: at + more + more_number });
    }
    let (number, more) = numeral(at)?;
    // "A full hour".
    let full = scan.vocabulary.language.guess_words.is(Role::Full, scan.tokens, at + more).unwrap_or(0);
    let counted = at + more + full;
    let unit = (counted < length).then(|| scan.units(counted).first()).flatten();
    let Some((unit, more)) = unit else {
        let end = counted - full;
        return (!scan.only_counts(at)).then_some(Counted { number, unit: None, end });
    };
    // "An hour and a half".
    let end = counted + more;
    let smaller = || smaller(scan, end, unit);
    let (added, end) = scan.added(end).or_else(smaller).unwrap_or((Number::from_integer(0), end));
    Some(Counted { number: number + added, unit: Some(unit.clone()), end })
}

/// Returns the unit by which something comes before or after what is named behind it, and where it ends: "in the month
/// before Ann".
pub(super) fn beside<'s>(scan: &'s Scan<'_>, at: usize) -> Option<(&'s Unit, usize)> {
    let end = at + scan.vocabulary.language.guess_words.is(Role::OneUnit, scan.tokens, at)?;
    let (unit, _) = scan.units(end - 1).first()?;
    let comparatives = scan.vocabulary.language.forms.comparatives(scan.tokens, end);
    let before = comparatives.iter().find(|found| found.0.says_when() && found.0.degree == Degree::Comparative)?;
    let is_named = scan.mention(scan.skip_articles(end + before.1), scan.tokens.len()).is_some();
    (is_named && !scan.is_in_name(at)).then_some((unit, end))
}

/// Returns how much is added in a smaller unit of the same kind, and where it ends: "and twenty minutes" behind an hour.
fn smaller(scan: &Scan<'_>, at: usize, of: &Unit) -> Option<(Number, usize)> {
    let within = |at: usize| (at < scan.tokens.len()).then_some(at);
    let and = scan.phrases(within(at)?, scan.grammar().roles.and.as_slice()).next().unwrap_or(0);
    let (number, length) = scan.number(within(at + and)?)?;
    let counted = within(at + and + length)?;
    let (unit, more) = scan.units(counted).first()?;
    let is_smaller = unit.factor < of.factor && unit.categories == of.categories;
    is_smaller.then(|| (number * unit.factor / of.factor, counted + more))
}

/// Returns the values of a decade: those from 80 to 89 for `eighties`, if one category has some, but not all.
pub(super) fn decade(scan: &Scan<'_>, at: usize) -> SmallVec<[ValueId; 4]> {
    // French "les années 1850".
    let behind = || {
        let number = at + scan.vocabulary.language.guess_words.is(Role::Decade, scan.tokens, at)?;
        let (number, _) = scan.number(number).filter(|_| number < scan.tokens.len())?;
        (number % Number::from_integer(10) == Number::from_integer(0)).then_some(number)
    };
    let Some(first) = scan.vocabulary.tens(&scan.tokens[at]).or_else(behind) else { return SmallVec::new() };
    let puzzle = scan.vocabulary.puzzle;
    let (ten, hundred) = (Number::from_integer(10), Number::from_integer(100));
    let within = |number: Number| {
        // A year belongs to the decade of its century.
        let is_short = first < hundred && number > Number::from_integer(999);
        let number = if is_short { number % hundred } else { number };
        first <= number && number < first + ten
    };
    let mut found = puzzle.category_ids().zip(&puzzle.categories).filter_map(|(category, of)| {
        let plain = matches!(of.numeric, Some(NumericKind::Number { .. }));
        let values = of.values.iter().enumerate().filter(|(_, value)| plain && value.number.is_some_and(within));
        let found: SmallVec<[ValueId; 4]> =
            values.map(|(index, _)| ValueId { category, index: index as u32 }).collect();
        (!found.is_empty() && found.len() < of.values.len()).then_some(found)
    });
    found.next().filter(|_| found.next().is_none()).unwrap_or_default()
}
