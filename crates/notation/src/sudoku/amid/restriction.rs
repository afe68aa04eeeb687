//! Whether a sentence beside a board restricts its cells.
//!
//! No list of words can know every rule, so a sentence about cells, digits or houses in other words than those of the
//! usual rules is one, as are those that set digits or places apart. Only talk among people is let through.

use super::places::{names_a_house, names_a_place, sets_values_apart};
use super::vocabulary::{
    adds, compares, is_about_cells, is_colour, is_constraint, is_containing, is_empty, is_limit, is_mark, is_noun,
    is_person, is_repeat, is_talk, is_verb, is_weak_noun, names_all_houses, negates,
};

/// Whether a sentence says what cells must hold, and says more than the rules that every Sudoku has. `other` are the
/// words that these rules do not need.
pub(super) fn restricts(words: &[&str], other: &[&str]) -> bool {
    let any = |is: fn(&str) -> bool| words.iter().any(|word| is(word));
    let (repeats, negates) = (any(is_repeat), any(negates));
    // A house with a value twice, or without a value.
    if any(is_noun) && (repeats && !negates || negates && !repeats && any(is_containing) && !any(is_once)) {
        return true;
    }
    let nouns = any(is_noun) || any(is_weak_noun);
    if nouns && other.iter().any(|word| is_constraint(word)) || any(is_noun) && any(adds) && !other.is_empty() {
        return true;
    }
    if !other.is_empty() && any(is_noun) && any(is_verb) && !names_all_houses(words) || names_a_place(words) {
        return true;
    }
    !(any(is_person) && any(is_talk))
        && (words.len() > 2 && names_a_house(words) || !other.is_empty() && describes(words, nouns))
}

/// Whether a sentence with unusual words describes cells: by their name, by a mark in or around them, or by their digits.
fn describes(words: &[&str], nouns: bool) -> bool {
    let any = |is: fn(&str) -> bool| words.iter().any(|word| is(word));
    let is_strict = any(negates) || any(is_limit);
    if names_all_houses(words) {
        return any(compares);
    }
    let is_cell = |(at, word): (usize, &&str)| {
        let before = |back: usize| at.checked_sub(back).and_then(|at| words.get(at).copied()).unwrap_or_default();
        // The French word for a cell is an English word of other meanings.
        let is_french = *word == "case" && matches!(before(1), "la" | "une" | "chaque" | "cette");
        let is_saying = *word == "row" && before(1) == "a" && before(2) == "in" && !is_strict;
        let is_address = *word == "box" && matches!(before(1), "po" | "o");
        // How a cell without a value is written.
        let behind = words.get(at + 1).copied().unwrap_or_default();
        let is_blank = (is_empty(before(1)) || is_empty(behind)) && !is_strict;
        (is_french || is_about_cells(word) && !is_saying && !is_address) && !is_blank
    };
    let has_number = words.iter().any(|word| word.bytes().all(|b| b.is_ascii_digit()));
    words.iter().enumerate().any(is_cell)
        || any(is_weak_noun) && any(is_verb)
        || any(is_mark) && (nouns || is_strict || has_number)
        || any(is_colour) && (nouns || is_strict)
        || is_strict && sets_values_apart(words)
}

fn is_once(word: &str) -> bool {
    matches!(word, "once" | "einmal" | "keer" | "fois" | "eens" | "one" | "only" | "different" | "every")
}
