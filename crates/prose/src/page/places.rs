//! The category that a text counts with but does not list: the numbers of the houses, the places in a row.

use bachet_notation::{CategoryFields, Fields, Text, ValueFields, read_fields};

use crate::page::Words;
use crate::page::ranges;
use crate::page::words::{PhraseRole, folded};
use crate::tokens::{Gap, Kind, Token, tokens};

/// Maximum number of places.
const MAX_PLACES: u32 = 1000;
/// Maximum number of tokens between a number and what it counts: `five colourful houses`.
const MAX_TOKENS_BETWEEN: usize = 2;

/// Minimum number of clues about places that nothing states.
const MIN_CLUES: usize = 2;

/// The places that a sentence mentions.
#[derive(Clone, Debug)]
struct Places {
    name: String,
    count: Option<u32>,
    /// Whether it says that they have the numbers from 1 on.
    numbered: bool,
    /// Whether it says that they are in a row.
    row: bool,
}

/// Returns the category of places that a text implies, if it lists none: stated in its introduction (`scene`), or
/// implied by clues with left and right although no category has an order.
pub(super) fn implied(
    categories: &[CategoryFields],
    scene: &[Text],
    clues: &[&str],
    words: &Words<'_>,
) -> Option<CategoryFields> {
    let size = categories
        .iter()
        .map(|c| c.values.len())
        .max_by_key(|&size| categories.iter().filter(|c| c.values.len() == size).count());
    let alone = Fields { categories: categories.to_vec(), ..Fields::default() };
    let ordered = read_fields(&alone).0.categories.iter().any(|c| c.ordered);
    let from_clues = || clues.iter().find_map(|clue| side(clue, words));
    // A single clue that says who sits next to whom puts nobody in a row, unless something else tells of places.
    let is_certain = || {
        let sides = || clues.iter().filter_map(|clue| side(clue, words));
        let has = |text: &str, part| words.page.has(part, &tokens(text, words.split));
        // `in coach 5`, although no category has numbers.
        let is_place = |token: &Token| {
            token.kind == Kind::Number && token.text.parse().is_ok_and(|n: usize| n <= size.unwrap_or(0))
        };
        let has_place = |clue: &str| tokens(clue, words.split).iter().any(is_place);
        sides().nth(MIN_CLUES - 1).is_some()
            || sides().any(|name| name != words.page.position())
            || clues.iter().any(|clue| {
                let parts = [PhraseRole::Side, PhraseRole::Follows, PhraseRole::Rank, PhraseRole::Row];
                parts.iter().any(|&part| has(clue, part))
            })
            || clues.iter().any(|clue| has_place(clue))
            || scene.iter().any(|text| has(text.as_str(), PhraseRole::Row))
    };
    let mut stated = None;
    for text in scene.iter().take(100) {
        if let Some(places) = places(text.as_str(), words) {
            let certain = places.numbered && (places.row || places.count.is_some());
            if certain || !ordered && (places.row || places.count.is_some()) && stated.is_none() {
                let better = stated.as_ref().is_none_or(|(p, _): &(Places, _)| !p.numbered);
                if better {
                    stated = Some((places, text.span()));
                }
            }
        }
    }
    let (name, count, at) = match stated {
        Some((places, span)) if places.numbered || places.row || from_clues().is_some() => {
            (places.name, places.count.map(|c| c as usize).or(size)?, span.start)
        }
        _ if !ordered && !categories.is_empty() && is_certain() => (from_clues()?, size?, 0),
        _ => return None,
    };
    // "The floors are 1, 2, 4 and 7" counts no places: each category has as many values as there are entities.
    if categories.len() > 1 && size.is_some_and(|size| size != count) {
        return None;
    }
    // If the sellers are listed by name, their numbers are places: "four sellers, numbered from 1".
    let key = |name: &str| words.stem(&folded(name, words.split));
    let taken = categories.iter().any(|c| key(c.name.as_str()) == key(&name));
    let name = if taken { words.page.position().to_owned() } else { name };
    let texts: Vec<String> = (1..=count).map(|n| n.to_string()).collect();
    let listed = categories.iter().any(|category| ranges::key(category) == texts);
    if listed {
        return None;
    }
    let values = texts.into_iter().map(|text| ValueFields { text: Text::new(text, at), count: None }).collect();
    Some(CategoryFields { name: Text::new(capitalised(&name), at), ordered: true, values, ..CategoryFields::default() })
}

/// Returns the word of a clue for the places.
fn side(clue: &str, words: &Words<'_>) -> Option<String> {
    let found = tokens(clue, words.split);
    let name = found.iter().find_map(|t| words.page.place_name(&t.text));
    let is_said = [PhraseRole::Side, PhraseRole::Beside].iter().any(|&part| words.page.has(part, &found));
    is_said.then(|| name.unwrap_or(words.page.position()).to_owned())
}

/// Returns the places that a sentence of the introduction mentions.
#[inline(never)]
fn places(sentence: &str, words: &Words<'_>) -> Option<Places> {
    let found = tokens(sentence, words.split);
    if found.len() > 60 {
        return None;
    }
    // `H1` is no number.
    let is_code = |at: usize| at > 0 && found[at].gap != Gap::Blank && found[at - 1].kind == Kind::Word;
    let number = |at: usize| words.page.number(&found[at]).filter(|&n| n <= MAX_PLACES && !is_code(at));
    let row = words.page.has(PhraseRole::Row, &found);
    let named = found.iter().position(|t| words.page.place_name(&t.text).is_some());
    let last =
        (0..found.len()).rev().find_map(|at| number(at).filter(|_| found[at].kind == Kind::Number).map(|n| (at, n)));
    let first = (0..found.len()).find(|&at| number(at) == Some(1) && found[at].kind == Kind::Number);
    // `numbered 1 to 5, for 2, 3, 4, 6 or 7 nights`
    let stated = first.and_then(|at| {
        let end = at + 1 + words.page.at(PhraseRole::Range, &found, at + 1)?;
        (end < found.len()).then(|| number(end)).flatten()
    });
    let last = stated.zip(first).map(|(n, at)| (at + 1, n)).or(last);
    let range = first.zip(last).filter(|&(first, (last, n))| first < last && n > 1).map(|(_, (_, n))| n);
    let counted =
        |noun: usize| (noun.saturating_sub(MAX_TOKENS_BETWEEN + 1)..noun).rev().find_map(number).filter(|&n| n > 1);
    let (name, count) = match named {
        Some(at) => (words.page.place_name(&found[at].text)?.to_owned(), counted(at)),
        // `There are 5 boats, numbered 1 to 5`.
        None if row && range.is_some() => {
            let at = (1..found.len()).find(|&at| number(at - 1).is_some_and(|n| n > 1) && is_noun(&found[at]))?;
            (found[at].text.to_string(), number(at - 1))
        }
        None => return None,
    };
    Some(Places { name, count: range.or(count), numbered: range.is_some(), row })
}

fn is_noun(token: &Token) -> bool {
    token.kind == Kind::Word && token.text.chars().count() > 2
}

fn capitalised(name: &str) -> String {
    let mut chars = name.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
