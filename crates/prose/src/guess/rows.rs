//! Which category a comparison of the second reader is about: one that fits it, else one that the clause names, else the
//! only row of places: "Ann was faster than Bob".

use bachet_notation::clue::CategoryId;

use super::Assumption;
use super::marks::{Mark, What};
use super::places::named_order;
use crate::scan::Scan;
use crate::vocabulary::{Comparative, Comparison, Mention, Weight, is_time};

/// Returns the categories that a comparison may be about, with `1` where the first entity has more and `-1` where it
/// has less, and what is assumed about it: if the comparison fits none, it may order the only row of places, where the
/// faster, earlier or nearer one comes first. That is doubtful unless it is about time, places or a race.
pub(super) fn compared(scan: &Scan<'_>, comparison: &Comparison<'_>) -> (Vec<(CategoryId, i8)>, Option<Assumption>) {
    let mut stated = scan.vocabulary.compared(comparison, scan.tokens);
    // A comparative that is not about time does not compare times if another category fits.
    let is_of_time = |category| scan.vocabulary.puzzle.category(category).numeric.as_ref().is_some_and(is_time);
    let says_when = comparison.comparative.is_none_or(Comparative::says_when);
    if !says_when && stated.iter().any(|found| !is_of_time(found.0)) {
        stated.retain(|found| !is_of_time(found.0));
    }
    // "Her takings exceed those of Ann": whatever else a verb compares, it is about them.
    if let Some(headed) = headed(scan, comparison).filter(|_| comparison.unit.is_none()) {
        let comparative = comparison.comparative;
        let sign = comparative.and_then(|found| scan.vocabulary.sign_in(found, headed).or_else(|| found.only_sign()));
        let found = stated.iter().find(|found| found.0 == headed).copied().or_else(|| Some((headed, sign?)));
        return (found.into_iter().collect(), None);
    }
    if !stated.is_empty() {
        return (stated, None);
    }
    // "Ann's total is lower".
    if let Some(named) =
        named_order(scan, comparison.described).zip(comparison.comparative.and_then(Comparative::only_sign))
    {
        return (vec![named], Some(Assumption::Ambiguous));
    }
    // "Has been here for longer" may compare the only numbers without a theme: months.
    let only = || scan.vocabulary.only_other(comparison, scan.tokens).map(|found| (found, Assumption::Ambiguous));
    // "Up on the shelf" compares nothing.
    let start = comparison.behind.start.saturating_sub(1);
    let is_than = (start..comparison.behind.end).any(|at| scan.is_of(at, scan.grammar().roles.than));
    let last = || {
        scan.vocabulary
            .only_measure(comparison, scan.tokens)
            .filter(|_| is_than)
            .map(|found| (found, Assumption::InDoubt))
    };
    let found = in_row(scan, comparison).or_else(|| in_only_row(scan, comparison)).or_else(only).or_else(last);
    found.map_or_else(Default::default, |(found, assumed)| (vec![found], Some(assumed)))
}

/// Returns the category with an order that is the subject of a comparison: `takings` of "her takings exceed", "the
/// takings of Ann exceed".
fn headed(scan: &Scan<'_>, comparison: &Comparison<'_>) -> Option<CategoryId> {
    let (tokens, roles) = (scan.tokens, scan.grammar().roles);
    let is_described = |category| comparison.described.iter().any(|part| part.categories.contains(&category));
    let is_of = |at: usize, class| scan.is_of(at, class);
    let owned = |at: usize| {
        let owner = at + 1 < tokens.len() && is_of(at + 1, roles.of);
        let is_owner = |name: &Mention| name.start as usize <= at + 3 && name.end as usize <= comparison.behind.start;
        owner && scan.mention(scan.skip_articles(at + 2), tokens.len()).is_some_and(is_owner)
            || at > 0 && (is_of(at - 1, roles.theirs) || is_of(at - 1, roles.possessive))
    };
    let subjects = (0..comparison.behind.start.min(tokens.len())).filter(|&at| !scan.is_in_name(at) && owned(at));
    let mut named: Vec<CategoryId> = subjects
        .flat_map(|at| scan.referents(at).into_owned())
        .filter(|&(category, weight)| weight == Weight::Name && !is_described(category))
        .map(|(category, _)| category)
        .filter(|&category| scan.vocabulary.puzzle.category(category).ordered)
        .collect();
    named.dedup();
    <[CategoryId; 1]>::try_from(named).ok().map(|[only]| only)
}

/// Whether a clause goes on about what the clause before compares: none of its own themes is what its only comparison
/// is about, as in "a smaller number than Ann, but a larger than Bob".
pub(super) fn goes_on(scan: &Scan<'_>, marks: &[Mark<'_>]) -> bool {
    let mut all = marks.iter().filter(|mark| matches!(mark.what, What::Comparative(_)));
    let only = all.next().filter(|_| all.next().is_none());
    let Some(What::Comparative(comparative)) = only.map(|mark| &mark.what) else { return false };
    // "For fewer hours", "its number is lower" say themselves what they compare.
    let is_order = |&(category, weight): &(CategoryId, Weight)| {
        weight >= Weight::Theme && scan.vocabulary.puzzle.category(category).ordered
    };
    let names_order = |at: usize| !scan.is_in_name(at) && scan.referents(at).iter().any(is_order);
    comparative.only_sign().is_some()
        && !scan.vocabulary.has_theme_of(comparative)
        && !(0..scan.tokens.len()).any(names_order)
}

/// Returns the only category with an order for who is better, if it is a row of places: the first one is the best.
fn in_only_row(scan: &Scan<'_>, comparison: &Comparison<'_>) -> Option<((CategoryId, i8), Assumption)> {
    let sign = comparison.comparative?.sign_of_rank().filter(|_| comparison.unit.is_none())?;
    let row = scan.vocabulary.row()?;
    let puzzle = scan.vocabulary.puzzle;
    let is_only = puzzle.category_ids().filter(|&category| puzzle.category(category).ordered).count() == 1;
    is_only.then_some(((row, sign), Assumption::Ambiguous))
}

fn in_row(scan: &Scan<'_>, comparison: &Comparison<'_>) -> Option<((CategoryId, i8), Assumption)> {
    let comparative = comparison.comparative?;
    let sign = comparative.sign_in_row().filter(|_| comparison.unit.is_none_or(|unit| unit.places))?;
    let vocabulary = scan.vocabulary;
    // "The family behind the blue door" stands nowhere in the row for it.
    let mut categories = comparison.described.iter().flat_map(|of| &of.categories);
    if comparative.orders_places() && categories.any(|&category| vocabulary.is_barrier(category)) {
        return None;
    }
    // Who is faster wins, if there is a winner.
    let winner = vocabulary.winner.category().filter(|_| !comparative.orders_places());
    let is_plain = winner.is_some() || comparative.orders_places() || comparative.says_when();
    // "Left" is also a verb, and what is left of another stands in the row, if there is only one.
    let row = || vocabulary.row().filter(|_| comparative.orders_places());
    let sequence = || vocabulary.sequence(scan.tokens, 0..scan.tokens.len(), comparison.described);
    let stated = winner.or_else(row).or_else(sequence).or_else(|| vocabulary.axis());
    let row = stated.or_else(|| vocabulary.row())?;
    let is_plain = is_plain && stated.is_some();
    Some(((row, sign), if is_plain { Assumption::Ambiguous } else { Assumption::InDoubt }))
}
