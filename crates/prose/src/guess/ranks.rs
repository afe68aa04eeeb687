//! Places in an order: "the last to leave", "the second cheapest", "one of the two shortest", "an even number".

use std::ops::Range;

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Kind as CategoryKind, Number};
use smallvec::SmallVec;

use super::Assumption;
use super::marks::{Mark, What, described};
use super::words::Role;
use crate::scan::Scan;
use crate::tokens::{Kind, Token};
use crate::vocabulary::{Comparative, Comparison, Degree, Description};

/// Maximum number of words between an ordinal and from where it counts: `second house from the right`.
const MAX_WORDS_BETWEEN: usize = 2;

/// A place in an order, or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rank {
    /// The token of the word that says which end of which order, or which numbers.
    word: usize,
    /// From which end it counts, for words that belong to no category.
    role: Option<Role>,
    /// How far from the end, from 0.
    nth: usize,
    /// How many there are: `the two cheapest`.
    count: usize,
}

/// Returns the place in an order that a phrase at a token means, and where it ends; none for a plain end of an order.
pub(super) fn rank(scan: &Scan<'_>, at: usize) -> Option<(Rank, usize)> {
    let words = &scan.vocabulary.language.guess_words;
    let end_at = |at: usize| {
        let role = scan.vocabulary.language.guess_words.at(scan.tokens, at).filter(|(role, _)| is_end(*role));
        // "An even floor", but "an even better one", "an odd fellow".
        let is_parity = |&(role, length): &(Role, usize)| {
            let next = at + length;
            let is_parity = |at: usize| words.at(scan.tokens, at).is_some_and(|found| found.0 == role);
            let is_bare = matches!(role, Role::Even | Role::Odd)
                && scan.is_of(at, scan.grammar().roles.the)
                && !is_parity(at + 1);
            !is_bare || next < scan.tokens.len() && scan.category_name(next).is_some()
        };
        let role = role.filter(is_parity);
        match (superlative(scan, at), role) {
            (Some(length), role) if role.is_none_or(|role| role.1 <= length) => Some((None, length)),
            (_, role) => role.map(|(role, length)| (Some(role), length)),
        }
    };
    // "Among the top two" is one of them.
    if let Some(length) = scan.vocabulary.language.guess_words.is(Role::Among, scan.tokens, at) {
        let (mut several, end) = rank(scan, scan.skip_articles(at + length)).filter(|(rank, _)| rank.count > 1)?;
        if only_ranking(scan).is_some() {
            several.role = several.role.map(|role| match role {
                Role::First => Role::Top,
                Role::Last => Role::Bottom,
                other => other,
            });
        }
        return Some((several, end));
    }
    if let Some((role, nth)) = prefixed(scan, at) {
        return Some((Rank { word: at, role, nth, count: 1 }, at + 1));
    }
    // "The youngest but two".
    if let Some(length) = scan.vocabulary.language.guess_words.is(Role::ButTwo, scan.tokens, at)
        && let Some((role, more)) = end_at(at + length)
    {
        return Some((Rank { word: at + length, role, nth: 2, count: 1 }, at + length + more));
    }
    if let Some((role, length)) = end_at(at) {
        let alone = Rank { word: at, role, nth: 0, count: 1 };
        // "The last two".
        let next = at + length;
        let counts = role.is_some_and(|role| matches!(role, Role::First | Role::Last | Role::Top | Role::Bottom));
        let several = cardinal(scan, next).filter(|_| counts);
        let ranks = matches!(role, Some(Role::Second | Role::Third | Role::Fourth | Role::Even | Role::Odd));
        // "The first bottle from the right".
        let from_side = || {
            (next..scan.tokens.len()).take(MAX_WORDS_BETWEEN + 1).find_map(|from| {
                let (role, length) = counted_from(scan, from).filter(|_| is_noun(scan, next..from))?;
                Some((Rank { word: from, role: Some(role), ..alone }, from + length))
            })
        };
        // "The last house on the right" is where it is counted to, not from.
        let of_side = |found: &(Rank, usize)| role == Some(Role::First) || role == found.0.role;
        if matches!(role, Some(Role::First | Role::Last))
            && let Some(found) = from_side().filter(of_side)
        {
            return Some(found);
        }
        return match several {
            Some((count, length)) => Some((Rank { count, ..alone }, next + length)),
            None => ranks.then_some((alone, next)),
        };
    }
    // "The two cheapest", "the first two".
    if let Some((count, length)) = cardinal(scan, at)
        && let Some((role, more)) = end_at(at + length)
        && !matches!(role, Some(Role::Second | Role::Third | Role::Fourth | Role::Middle | Role::Even | Role::Odd))
    {
        return Some((Rank { word: at + length, role, nth: 0, count }, at + length + more));
    }
    let (nth, length) = scan.ordinal(at)?;
    let next = at + length;
    let nth = nth.checked_sub(1)?;
    // "The second cheapest".
    if let Some(more) = superlative(scan, next) {
        return Some((Rank { word: next, role: None, nth, count: 1 }, next + more));
    }
    // "The second house from the right".
    (next..scan.tokens.len()).take(MAX_WORDS_BETWEEN).find_map(|from| {
        let plain = (next..from).all(|at| scan.mention(at, scan.tokens.len()).is_none());
        let (role, length) = counted_from(scan, from).filter(|_| plain && is_noun(scan, next..from))?;
        Some((Rank { word: from, role: Some(role), nth, count: 1 }, from + length))
    })
}

/// Whether tokens are words without logic.
fn is_noun(scan: &Scan<'_>, range: Range<usize>) -> bool {
    range.into_iter().all(|at| scan.tokens[at].kind == Kind::Word && !scan.carries_logic(at))
}

/// Returns the end of an order from which a phrase at a token counts, and its length: "from the left", or "on the left" at
/// the end of a clause, which is a side of something else otherwise.
fn counted_from(scan: &Scan<'_>, at: usize) -> Option<(Role, usize)> {
    let words = &scan.vocabulary.language.guess_words;
    let is = |role| words.is(role, scan.tokens, at);
    let ends = |length: &usize| {
        let end = at + length;
        end == scan.tokens.len() || scan.tokens[end].kind == Kind::Sign || scan.is_of(end, scan.grammar().roles.and)
    };
    let end = is(Role::FromEnd).or_else(|| is(Role::OnRight).filter(ends)).map(|length| (Role::Last, length));
    let start = || is(Role::FromStart).or_else(|| is(Role::OnLeft).filter(ends)).map(|length| (Role::First, length));
    end.or_else(start)
}

/// Returns the place that a word with an ordinal as its first part means, as German writes "second-youngest".
fn prefixed(scan: &Scan<'_>, at: usize) -> Option<(Option<Role>, usize)> {
    let words = &scan.vocabulary.language.guess_words;
    let (rest, nth) = without_ordinal(scan, at)?;
    let role = words.at(&rest, 0).map(|found| found.0).filter(|role| matches!(role, Role::First | Role::Last));
    let is_superlative = !superlatives(scan, at).is_empty();
    (role.is_some() || is_superlative).then_some((role.filter(|_| !is_superlative), nth))
}

/// Returns a word without the ordinal that is its first part, and how far from the end that is, from 0.
fn without_ordinal(scan: &Scan<'_>, at: usize) -> Option<([Token; 1], usize)> {
    let token = scan.tokens.get(at)?;
    let mut prefixes = scan.vocabulary.language.guess_words.ordinal_prefixes.iter().zip(1..);
    prefixes.find_map(|(prefix, nth)| {
        let rest = token.text.strip_prefix(prefix.as_str()).filter(|rest| !rest.is_empty())?;
        Some(([Token { text: rest.into(), ..token.clone() }], nth))
    })
}

/// Returns the superlatives at a token, or in it behind an ordinal.
fn superlatives<'a>(scan: &Scan<'a>, at: usize) -> Vec<&'a Comparative> {
    let forms = &scan.vocabulary.language.forms;
    let within = || without_ordinal(scan, at).map(|(rest, _)| forms.comparatives(&rest, 0)).unwrap_or_default();
    let mut all = forms.comparatives(scan.tokens, at);
    if all.is_empty() {
        all = within();
    }
    all.into_iter().map(|found| found.0).filter(|found| found.degree == Degree::Superlative).collect()
}

/// Returns the place in an order of whoever has so many others on one side, and where the phrase ends: "had two runners
/// before her".
pub(super) fn beside_self(scan: &Scan<'_>, at: usize) -> Option<(Rank, usize)> {
    let words = &scan.vocabulary.language.guess_words;
    let nobody = || words.is(Role::Nobody, scan.tokens, at).map(|length| (0, length));
    let counted = scan.number(at).filter(|(number, _)| number.is_integer() && scan.ordinal(at).is_none());
    let counted = counted.and_then(|(number, length)| Some((usize::try_from(number.to_integer()).ok()?, length)));
    let (nth, length) = counted.or_else(nobody)?;
    let next = at + length;
    (next..scan.tokens.len()).take(MAX_WORDS_BETWEEN).find_map(|from| {
        // What is counted are persons, or nothing else that the puzzle knows.
        let counts = (next..from).all(|at| {
            let of_persons = |&(category, _): &(CategoryId, _)| {
                category == CategoryId(0) || scan.vocabulary.is_person(ValueId { category, index: 0 })
            };
            scan.mention(at, scan.tokens.len()).is_none() && scan.referents(at).iter().all(of_persons)
        });
        let is = |role| words.is(role, scan.tokens, from).filter(|_| counts);
        let before = is(Role::BeforeSelf).map(|length| (Role::First, length));
        let (role, length) = before.or_else(|| Some((Role::Last, is(Role::BehindSelf)?)))?;
        Some((Rank { word: at, role: Some(role), nth, count: 1 }, from + length))
    })
}

fn is_end(role: Role) -> bool {
    use Role::{Bottom, Even, First, Fourth, Last, Middle, NextToLast, Odd, Second, Third, Top};
    matches!(role, First | Last | NextToLast | Second | Third | Fourth | Middle | Top | Bottom | Even | Odd)
}

/// Returns the length of the superlative at a token.
fn superlative(scan: &Scan<'_>, at: usize) -> Option<usize> {
    let all = scan.vocabulary.language.forms.comparatives(scan.tokens, at);
    all.into_iter().find(|found| found.0.degree == Degree::Superlative).map(|found| found.1)
}

/// Returns the number at a token if it counts the places at an end of an order, and its length.
fn cardinal(scan: &Scan<'_>, at: usize) -> Option<(usize, usize)> {
    if at >= scan.tokens.len() || scan.ordinal(at).is_some() || scan.only_counts(at) {
        return None;
    }
    // "The two last ones", where a word for both stands for the number.
    if scan.is_of(at, scan.grammar().roles.both) {
        return Some((2, 1));
    }
    let (number, length) = scan.number(at)?;
    let count = number.is_integer().then(|| usize::try_from(number.to_integer()).ok())??;
    (2..=scan.vocabulary.puzzle.categories.iter().map(|of| of.values.len()).max()? / 2 + 1)
        .contains(&count)
        .then_some((count, length))
}

/// Finds the values of the places in orders in a clause; one that may be none is a word of logic.
pub(super) fn resolve(scan: &Scan<'_>, marks: &mut [Mark<'_>]) {
    let described = described(marks);
    for at in 0..marks.len() {
        let What::Rank(rank) = marks[at].what else { continue };
        let next = marks.get(at + 1).map_or(scan.tokens.len(), |mark| mark.start);
        let range = marks[at].start..marks[at].end;
        let found = categories(scan, rank, range, next, &described);
        let mut all = found.into_iter().map(|(category, role)| places(scan, category, rank, role));
        marks[at].assumes = Some(Assumption::Extreme);
        marks[at].what = if rank.count > 1 || matches!(rank.role, Some(Role::Even | Role::Odd)) {
            match (all.next(), all.next()) {
                (Some(values), None) if !values.is_empty() => What::OneOf(values),
                _ => What::Logic,
            }
        } else {
            let values: SmallVec<[ValueId; 2]> = all.flatten().collect();
            if values.is_empty() { What::Logic } else { What::Extreme(values) }
        };
    }
}

/// Returns the categories in whose order a place may be, with the end from which it counts.
fn categories(
    scan: &Scan<'_>,
    rank: Rank,
    range: Range<usize>,
    next: usize,
    described: &[Description],
) -> Vec<(CategoryId, Role)> {
    let vocabulary = scan.vocabulary;
    let outside = (0..scan.tokens.len()).filter(|at| !range.contains(at));
    match rank.role {
        Some(role @ (Role::Even | Role::Odd)) => numbered(scan, outside).into_iter().map(|of| (of, role)).collect(),
        Some(role) => {
            let axis = vocabulary.sequence(scan.tokens, outside, described);
            let ranks = matches!(role, Role::Second | Role::Third | Role::Fourth | Role::Top | Role::Bottom);
            let axis = if ranks {
                axis.filter(|&axis| vocabulary.is_ranking(axis)).or_else(|| only_ranking(scan))
            } else {
                axis
            };
            axis.into_iter().map(|axis| (axis, role)).collect()
        }
        None => {
            let comparative = superlatives(scan, rank.word).into_iter().next();
            let comparison = Comparison { comparative, unit: None, number: None, described, behind: range.end..next };
            let compared = vocabulary.compared(&comparison, scan.tokens);
            let end = |(of, sign): (CategoryId, i8)| (of, if sign > 0 { Role::Last } else { Role::First });
            compared.into_iter().map(end).collect()
        }
    }
}

/// Returns the only category of ranks.
fn only_ranking(scan: &Scan<'_>) -> Option<CategoryId> {
    let mut all = scan.vocabulary.puzzle.category_ids().filter(|&category| scan.vocabulary.is_ranking(category));
    all.next().filter(|_| all.next().is_none())
}

/// Returns the category of numbers that the words refer to; all if they refer to none.
fn numbered(scan: &Scan<'_>, words: impl Iterator<Item = usize>) -> Vec<CategoryId> {
    let puzzle = scan.vocabulary.puzzle;
    let plain = |category: CategoryId| {
        matches!(puzzle.category(category).numeric, Some(bachet_notation::NumericKind::Number { .. }))
    };
    let named: Vec<CategoryId> = words.filter_map(|at| scan.category_name(at)).map(|(of, _)| of).collect();
    let mut all: Vec<CategoryId> = puzzle.category_ids().filter(|&of| plain(of)).collect();
    if all.iter().any(|of| named.contains(of)) {
        all.retain(|of| named.contains(of));
    }
    all
}

/// Returns the values at a place of the order of a category, each of whose values occurs.
fn places(scan: &Scan<'_>, category: CategoryId, rank: Rank, role: Role) -> SmallVec<[ValueId; 4]> {
    let of = scan.vocabulary.puzzle.category(category);
    let order = of.order();
    let size = order.len();
    let value = |index: u32| ValueId { category, index };
    if of.kind != CategoryKind::OneEach {
        return SmallVec::new();
    }
    let two = Number::from_integer(2);
    let has = |remainder: i64| {
        let is = |index: &u32| {
            let number = of.values[*index as usize].number;
            number.is_some_and(|number| number.is_integer() && (number % two) == Number::from_integer(remainder))
        };
        order.iter().copied().filter(is).map(value).collect()
    };
    let first = match role {
        Role::Even => return has(0),
        Role::Odd => return has(1),
        Role::First | Role::Top => Some(rank.nth),
        Role::Second => Some(1),
        Role::Third => Some(2),
        Role::Fourth => Some(3),
        Role::Middle => (size % 2 == 1).then_some(size / 2),
        Role::NextToLast => size.checked_sub(2),
        _ => size.checked_sub(rank.nth + rank.count),
    };
    let range = first.map(|first| first..first + rank.count).filter(|range| range.end <= size);
    range.and_then(|range| order.get(range)).unwrap_or_default().iter().copied().map(value).collect()
}
