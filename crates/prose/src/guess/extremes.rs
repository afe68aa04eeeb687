//! The ends of orders and places counted from them: "the last to leave", "the second cheapest", "the middle one".

use bachet_notation::Kind;
use bachet_notation::clue::{CategoryId, ValueId};
use smallvec::{SmallVec, smallvec};

use super::marks::{Mark, What, described};
use super::places::named_order;
use super::words::Role;
use super::{Assumption, rows};
use crate::scan::Scan;
use crate::vocabulary::{Comparison, Degree, Description};

/// Number of the first of a ranking who stand on the podium.
const PODIUM: usize = 3;

/// A place in an order.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// This many places behind the first one.
    BehindFirst(usize),
    /// This many places before the last one.
    BeforeLast(usize),
    Middle,
}

/// Finds the values of the ends of orders in a clause; one that may be none is a word of logic.
pub(super) fn resolve(scan: &Scan<'_>, marks: &mut Vec<Mark<'_>>) {
    let described = described(marks);
    let mut at = 0;
    while at < marks.len() {
        if !matches!(marks[at].what, What::Extreme(_)) {
            at += 1;
            continue;
        }
        at = join_but_one(marks, at);
        let number = counted(marks, at);
        let next = marks.get(at + 1).map_or(scan.tokens.len(), |mark| mark.start);
        let but_one = matches!(marks[at].what, What::Extreme(ref values) if !values.is_empty());
        let values = values(scan, &marks[at], next, &described, but_one, number.map_or(1, |number| number.1));
        marks[at].what = match values {
            // "Won neither the race nor the vase" is about what was won.
            _ if is_verb(scan, &marks[at]) && is_before_nor(marks, at) => What::Unknown,
            // A verb may say something else: "won" in a puzzle without ranks.
            values if values.is_empty() && is_verb(scan, &marks[at]) => What::Unknown,
            values if values.is_empty() => What::Logic,
            values if number.is_some() => What::OneOf(values.into_iter().collect()),
            values => What::Extreme(values),
        };
        if let Some((counts, _)) = number {
            let (start, end) = (marks[at].start.min(marks[counts].start), marks[at].end.max(marks[counts].end));
            (marks[at].start, marks[at].end) = (start, end);
            marks.remove(counts);
            at = at.min(counts);
        }
        at += 1;
    }
}

/// Whether a mark is a verb of `[comparing]`, or of winning a place.
pub(super) fn is_verb(scan: &Scan<'_>, mark: &Mark<'_>) -> bool {
    let words = &scan.vocabulary.language.guess_words;
    let wins = |role| words.is(role, scan.tokens, mark.start).is_some();
    let places = [Role::Winning, Role::Losing, Role::Second, Role::Third];
    places.into_iter().any(wins) || !words.verbs.at(scan.tokens, mark.start).is_empty()
}

/// Whether "neither" directly follows a mark.
fn is_before_nor(marks: &[Mark<'_>], at: usize) -> bool {
    marks.get(at + 1).is_some_and(|next| next.start == marks[at].end && matches!(next.what, What::Nor))
}

/// Joins "but one" with the superlative before or behind it, and returns the place of the superlative. Until it is
/// resolved, its values say that one is left out.
fn join_but_one(marks: &mut Vec<Mark<'_>>, at: usize) -> usize {
    let is_but_one = |mark: Option<&Mark<'_>>| mark.is_some_and(|mark| matches!(mark.what, What::ButOne));
    let left_out = || What::Extreme(smallvec![ValueId { category: CategoryId(0), index: 0 }]);
    if is_but_one(marks.get(at + 1)) {
        marks[at].what = left_out();
        marks.remove(at + 1);
        return at;
    }
    if at > 0 && is_but_one(marks.get(at - 1)) {
        marks[at].what = left_out();
        marks.remove(at - 1);
        return at - 1;
    }
    at
}

/// Returns the number of ends that are meant, with its mark: "the two cheapest", "the first three".
fn counted(marks: &[Mark<'_>], at: usize) -> Option<(usize, usize)> {
    let beside = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
    beside
        .filter(|&other| {
            marks.get(other).is_some_and(|mark| mark.end == marks[at].start || mark.start == marks[at].end)
        })
        .find_map(|other| match marks[other].what {
            What::Number(number) if number.is_integer() && number.to_integer() > 1 => {
                Some((other, usize::try_from(number.to_integer()).ok()?))
            }
            _ => None,
        })
}

/// Returns the values that an end may be, or the first of them if there are `number`.
fn values(
    scan: &Scan<'_>,
    mark: &Mark<'_>,
    next: usize,
    described: &[Description],
    but_one: bool,
    number: usize,
) -> SmallVec<[ValueId; 2]> {
    let vocabulary = scan.vocabulary;
    let skipped = usize::from(but_one);
    let role_at = |at: usize| {
        let found = vocabulary.language.guess_words.at(scan.tokens, at);
        found.filter(|role| at + role.1 == mark.end).map(|role| role.0)
    };
    match role_at(mark.start) {
        Some(role @ (Role::Winning | Role::Losing)) => {
            // "Came last" where there are neither ranks nor points.
            let found = in_contest(scan, role == Role::Winning);
            let words = &vocabulary.language.guess_words;
            let is_end = |&role: &Role| (mark.start..mark.end).any(|at| words.is(role, scan.tokens, at).is_some());
            let end = [Role::First, Role::Last].into_iter().find(is_end).filter(|_| found.is_empty());
            return end.map_or(found, |role| at_role(scan, mark, role, described, skipped, number));
        }
        Some(role) => return at_role(scan, mark, role, described, skipped, number),
        None => {}
    }
    let forms = &vocabulary.language.forms;
    let words = &vocabulary.language.guess_words;
    let all = forms.comparatives(scan.tokens, mark.start).into_iter().chain(words.verbs.at(scan.tokens, mark.start));
    let superlatives = all.filter(|found| found.0.degree == Degree::Superlative);
    // An idiom says more than the adjective that it begins with.
    let longest = superlatives.fold(None, |best: Option<(_, usize)>, found| match best {
        Some(best) if best.1 >= found.1 => Some(best),
        _ => Some(found),
    });
    let Some((comparative, _)) = longest else {
        // "The third": a place counted from the first one.
        let Some((nth, _)) = scan.number(mark.start).filter(|_| scan.is_ordinal(mark.start)) else {
            return SmallVec::new();
        };
        let behind = usize::try_from(nth.to_integer()).ok().and_then(|nth| nth.checked_sub(1));
        let place = behind.map(Place::BehindFirst);
        // Who came third came so when the puzzle says when.
        let occasion = scan.vocabulary.only_occasion().filter(|_| scan.comes(0..scan.tokens.len()));
        let axis = occasion.or_else(|| sequence(scan, mark, described));
        let places = place.zip(axis).map(|(place, axis)| at_places(scan, axis, place, 1));
        return places.into_iter().flatten().collect();
    };
    // "Who paid the most came on Friday": the verb of the sentence does not say what there is the most of.
    let begins =
        |at: &usize| words.is(Role::Comes, scan.tokens, *at).is_some() || scan.is_of(*at, scan.grammar().roles.be);
    let behind = mark.end..(mark.end..next).find(begins).unwrap_or(next);
    let comparison = Comparison { comparative: Some(comparative), unit: None, number: None, described, behind };
    let (compared, assumed) = rows::compared(scan, &comparison);
    if assumed == Some(Assumption::InDoubt) {
        return SmallVec::new();
    }
    let place = |sign: i8| if sign > 0 { Place::BeforeLast(skipped) } else { Place::BehindFirst(skipped) };
    compared.into_iter().flat_map(|(category, sign)| at_places(scan, category, place(sign), number)).collect()
}

/// Returns the first or the last of a contest, by its ranks or else by its points.
fn in_contest(scan: &Scan<'_>, is_first: bool) -> SmallVec<[ValueId; 2]> {
    let ranks = scan.vocabulary.winner.category().map(|category| (category, is_first));
    let points = || scan.vocabulary.only_points().map(|category| (category, !is_first));
    let Some((category, is_least)) = ranks.or_else(points) else { return SmallVec::new() };
    at_places(scan, category, if is_least { Place::BehindFirst(0) } else { Place::BeforeLast(0) }, 1)
}

/// Returns the order that the words of a clause name, without the first word of a mark. Its other words count: "opened
/// the week" is an end of the order of days.
fn sequence(scan: &Scan<'_>, mark: &Mark<'_>, described: &[Description]) -> Option<CategoryId> {
    let words = (0..scan.tokens.len()).filter(|&at| at != mark.start);
    scan.vocabulary.sequence(scan.tokens, words, described)
}

/// Returns the values that "the first", "the last" or "the middle one" may be.
fn at_role(
    scan: &Scan<'_>,
    mark: &Mark<'_>,
    role: Role,
    described: &[Description],
    skipped: usize,
    number: usize,
) -> SmallVec<[ValueId; 2]> {
    let vocabulary = scan.vocabulary;
    let place = match role {
        Role::First => Place::BehindFirst(skipped),
        Role::Last => Place::BeforeLast(skipped),
        Role::NextToLast => Place::BeforeLast(1),
        Role::Middle => Place::Middle,
        _ => return SmallVec::new(),
    };
    // Without a sequence, first and last refer to the only category of times.
    // Who is first in a race took the least time.
    let times = || {
        let ends = matches!(role, Role::First | Role::Last | Role::NextToLast);
        let occasion = || vocabulary.only_occasion().filter(|_| scan.is_of(mark.start, scan.grammar().roles.than));
        vocabulary.only_times().or_else(|| vocabulary.only_durations()).or_else(occasion).filter(|_| ends)
    };
    let row = || vocabulary.row().filter(|_| role == Role::Middle);
    let axis = sequence(scan, mark, described).map(|axis| ranking(scan, mark, axis)).or_else(times).or_else(row);
    axis.into_iter().flat_map(|axis| at_places(scan, axis, place, number)).collect()
}

/// Returns the ranking in place of another order for "the first", "as the last", if no other word of the clause refers to
/// that order.
fn ranking(scan: &Scan<'_>, mark: &Mark<'_>, axis: CategoryId) -> CategoryId {
    let is_as = scan.is_of(mark.start, scan.grammar().roles.than);
    let is_bare = mark.end - mark.start == 1 + usize::from(is_as);
    let refers = |at: usize| scan.referents(at).iter().any(|found| found.0 == axis) && !scan.is_in_name(at);
    let is_named = || (0..scan.tokens.len()).filter(|at| !(mark.start..mark.end).contains(at)).any(refers);
    // German "kam als Letzte" is about when she came, not about her room.
    let occasion = || scan.vocabulary.only_occasion().filter(|_| is_as && scan.vocabulary.is_place(axis));
    let found = scan.vocabulary.winner.category().or_else(occasion);
    found.filter(|_| is_bare && !is_named()).unwrap_or(axis)
}

/// Returns the values at `number` places of the order of a category, each of whose values occurs.
fn at_places(scan: &Scan<'_>, category: CategoryId, place: Place, number: usize) -> SmallVec<[ValueId; 2]> {
    let of = scan.vocabulary.puzzle.category(category);
    let order = of.order();
    if of.kind != Kind::OneEach || number > order.len() {
        return SmallVec::new();
    }
    let first = match place {
        Place::BehindFirst(behind) => Some(behind),
        Place::BeforeLast(before) => (order.len() - number).checked_sub(before),
        Place::Middle => (order.len() % 2 == 1 && number == 1).then_some(order.len() / 2),
    };
    let found = first.and_then(|first| order.get(first..first + number)).unwrap_or_default();
    found.iter().map(|&index| ValueId { category, index }).collect()
}

/// Returns the values at both ends of the order of places, or those of the podium.
pub(super) fn one_of(scan: &Scan<'_>, role: Role) -> Option<SmallVec<[ValueId; 4]>> {
    let vocabulary = scan.vocabulary;
    let found: SmallVec<[ValueId; 4]> = if role == Role::AtEnd {
        let axis = named_order(scan, &[]).or_else(|| vocabulary.row())?;
        let end = |place| at_places(scan, axis, place, 1);
        end(Place::BehindFirst(0)).into_iter().chain(end(Place::BeforeLast(0))).collect()
    } else {
        let rank = vocabulary.winner.category().or_else(|| vocabulary.axis())?;
        at_places(scan, rank, Place::BehindFirst(0), PODIUM).into_iter().collect()
    };
    (!found.is_empty()).then_some(found)
}
