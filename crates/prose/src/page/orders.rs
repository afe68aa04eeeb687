//! Orders that no list shows: the category of ranks that the clues of a race count with, and what the introduction says of
//! the order of a list.

use bachet_notation::{CategoryFields, Fields, Text, ValueFields, read_fields};

use crate::page::Words;
use crate::page::words::PhraseRole;
use crate::tokens::{Token, tokens};

/// Minimum number of clues that say who is before or behind whom.
const MIN_CLUES: usize = 3;

/// Returns the category of ranks that several clues need and one names (`the winner`, `the last one`), if no category has
/// an order and none has numbers.
pub(super) fn assumed(categories: &[CategoryFields], clues: &[&str], words: &Words<'_>) -> Option<CategoryFields> {
    let alone = Fields { categories: categories.to_vec(), ..Fields::default() };
    let is_ordered = || read_fields(&alone).0.categories.iter().any(|category| category.ordered);
    // `half past four`, `second`
    let is_counting = |token: &Token| words.page.number(token).is_some() || words.page.is_on_scale(&token.text);
    let is_number = |value: &ValueFields| {
        let text = value.text.as_str();
        text.contains(|c: char| c.is_ascii_digit()) || tokens(text, words.split).iter().any(is_counting)
    };
    let has_numbers = || categories.iter().any(|category| category.values.iter().all(is_number));
    let size = categories.first()?.values.len();
    if categories.len() < 2 || is_ordered() || has_numbers() {
        return None;
    }
    let (mut named, mut needing, mut beside) = (0, 0, 0);
    for clue in clues {
        let found = tokens(clue, words.split);
        let is_rank = (0..found.len()).any(|at| is_rank(&found, at, categories, words));
        let is_beside = words.page.has(PhraseRole::Follows, &found);
        named += usize::from(is_rank);
        needing += usize::from(is_rank || is_beside);
        beside += usize::from(is_beside);
    }
    // Prizes are won, too, where nobody is before another.
    if named == 0 || beside == 0 || needing < MIN_CLUES {
        return None;
    }
    let name = Text::new(words.page.position(), 0);
    let values = (1..=size).map(|n| ValueFields { text: Text::new(n.to_string(), 0), count: None }).collect();
    Some(CategoryFields { name, ordered: true, values, ..CategoryFields::default() })
}

/// Marks the category as ordered of which a sentence of the introduction says so: `The ports are listed in the order in
/// which the ships reach them.`
pub(super) fn state(categories: &mut [CategoryFields], introduction: &[Text], words: &Words<'_>) {
    for sentence in introduction {
        let found = tokens(sentence.as_str(), words.split);
        let has = |part: PhraseRole| words.page.has(part, &found);
        if !has(PhraseRole::Order) || !has(PhraseRole::Listed) || has(PhraseRole::Shuffled) {
            continue;
        }
        let stems: Vec<String> = found.iter().map(|token| words.stem(&token.text)).collect();
        let is_named = |category: &&mut CategoryFields| {
            let name = tokens(category.name.as_str(), words.split);
            name.last().is_some_and(|noun| stems.contains(&words.stem(&noun.text)))
        };
        let mut named = categories.iter_mut().filter(is_named);
        // Of two lists the sentence may mean either.
        if let (Some(category), None) = (named.next(), named.next()) {
            category.ordered = true;
        }
    }
}

/// Whether a rank stands at a token: not `won by`, `won the lamp`, where the lamp is a value.
fn is_rank(found: &[Token], at: usize, categories: &[CategoryFields], words: &Words<'_>) -> bool {
    let Some(length) = words.page.at(PhraseRole::Rank, found, at) else { return false };
    let is_on_scale = words.page.is_on_scale(&found[at].text);
    let is_passive = at > 0 && words.page.at(PhraseRole::Be, found, at - 1).is_some();
    let behind = at + length;
    let object = behind + words.page.at(PhraseRole::Opener, found, behind).unwrap_or(0);
    let begins = |value: &ValueFields| {
        let value = tokens(value.text.as_str(), words.split);
        value.first().is_some_and(|first| found.get(object).is_some_and(|token| token.text == first.text))
    };
    let is_object = || categories.iter().flat_map(|category| &category.values).any(begins);
    is_on_scale || !is_passive && !is_object()
}
