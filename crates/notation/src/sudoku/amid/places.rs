//! Places and digits that a sentence beside a board singles out: `row 9, column 9 is 8`, `never 4 and 5`.

use super::vocabulary::{is_column, is_row, joins_values};

/// Whether words name a cell by its row and its column.
pub(super) fn names_a_place(words: &[&str]) -> bool {
    (0..words.len()).any(|at| is_numbered(words, at) && is_row(words[at]))
        && (0..words.len()).any(|at| is_numbered(words, at) && is_column(words[at]))
}

/// Whether words name a row or a column by its number.
pub(super) fn names_a_house(words: &[&str]) -> bool {
    (0..words.len()).any(|at| is_numbered(words, at) && (is_row(words[at]) || is_column(words[at])))
}

/// Whether a number belongs to a word: that behind it, if it does not begin a range or count times, or an ordinal before.
fn is_numbered(words: &[&str], at: usize) -> bool {
    const RANGES: &str = "to bis through tot t à a and und et en keer mal fois time times x";
    let is_number = |word: &str| word.bytes().all(|b| b.is_ascii_digit());
    let begins_range = || {
        let next = words.get(at + 2).copied().unwrap_or_default();
        !next.is_empty() && (is_number(next) || RANGES.split_whitespace().any(|word| word == next))
    };
    let is_behind = words.get(at + 1).is_some_and(|word| is_number(word)) && !begins_range();
    let before = at.checked_sub(1).map_or("", |before| words[before]);
    let is_ordinal = ["st", "nd", "rd", "th", "e", "de", "ste", "re", "er", "ère", "ème", "te"]
        .iter()
        .any(|end| before.strip_suffix(end).is_some_and(|number| !number.is_empty() && is_number(number)));
    is_behind || is_ordinal
}

/// Whether words name several digits, without what they count: `2, 4, 6 or 8`.
pub(super) fn sets_values_apart(words: &[&str]) -> bool {
    let is_value = |(at, word): (usize, &&str)| {
        let is_small = word.parse::<u32>().is_ok_and(|number| number <= 25);
        let next = words.get(at + 1).copied();
        is_small && next.is_none_or(|next| joins_values(next) || next.bytes().all(|b| b.is_ascii_digit()))
    };
    words.iter().enumerate().filter(|&pair| is_value(pair)).count() > 1
}
