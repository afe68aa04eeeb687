//! Places of a row that are named without their number (`the middle house`), and the side from which a number counts
//! (`the second house from the right`).

use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{Category, GridPuzzle, Number};

use crate::guess::Role;
use crate::language::Language;
use crate::tokens::{Kind, Token};
use crate::vocabulary::amounts::FoundName;
use crate::vocabulary::inflection::Nearness;
use crate::vocabulary::topics::Topics;

/// What the side behind a number and its noun says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// The number counts from the start of the row.
    Start,
    /// The number counts from the end of the row.
    End,
    /// It is the side of another place: "the first house on the left of the red one" is no house of a known number.
    OfOther,
}

/// Returns the side that follows a number and its noun, and the number of its tokens. "The second house on the right"
/// may be the second of those on the right, so that words that do not count are a side only behind a first place.
pub(super) fn side(tokens: &[Token], at: usize, is_first: bool, language: &Language) -> Option<(Side, usize)> {
    let words = &language.guess_words;
    let of = |role, side| words.is(role, tokens, at).map(|length| (side, length));
    let counted = of(Role::FromEnd, Side::End).or_else(|| of(Role::FromStart, Side::Start));
    let plain = of(Role::OnRight, Side::End).or_else(|| of(Role::OnLeft, Side::Start));
    let (side, length) = counted.or(plain)?;
    let longer = language.lexicon.at(tokens, at).iter().any(|phrase| phrase.length as usize > length);
    let goes_on = tokens.get(at + length).is_some_and(|next| {
        let is = |class| language.lexicon.at(tokens, at + length).iter().any(|phrase| Some(phrase.class) == class);
        let roles = &language.grammar.roles;
        next.kind == Kind::Word && [roles.linker, roles.and, roles.preposition, roles.the].into_iter().any(is)
    });
    if longer || goes_on {
        return Some((Side::OfOther, length));
    }
    counted.or(plain.filter(|_| is_first)).map(|_| (side, length))
}

/// Returns the value of the place that a number counts from a side, whatever the numbers of the places are: the second
/// house from the left is 4 in a row of 2, 4, 6.
pub(super) fn counted_from(side: Side, number: Number, category: &Category) -> Option<u32> {
    let row = category.order();
    let before = usize::try_from(number.is_integer().then(|| number.to_integer())?.checked_sub(1)?).ok()?;
    match side {
        Side::Start => row.get(before).copied(),
        Side::End => row.iter().rev().nth(before).copied(),
        Side::OfOther => None,
    }
}

/// Returns the middle places that a sentence names by a word and the noun of their category behind it.
pub(super) fn middles(
    tokens: &[Token],
    categories: &[CategoryId],
    language: &Language,
    puzzle: &GridPuzzle,
    topics: &Topics,
) -> Vec<FoundName> {
    let mut found = Vec::new();
    for start in 0..tokens.len() {
        let phrases = language.lexicon.at(tokens, start);
        let Some(phrase) = phrases.iter().find(|phrase| Some(phrase.class) == language.grammar.roles.middle) else {
            continue;
        };
        let noun = start + phrase.length as usize;
        for &category in categories.iter().filter(|&&id| topics.is_noun(tokens, noun, id, &language.forms)) {
            let row = puzzle.category(category).order();
            let index = row[row.len() / 2];
            let value = ValueId { category, index };
            found.push(FoundName { start, end: noun + 1, value, nearness: Nearness::Exact });
        }
    }
    found
}
