//! The spelling of a cell as people write it outside of any format.

use crate::sudoku::board::Written;

/// Signs of an empty cell that no format needs for something else.
const EMPTY: &str = ".*_-–—?#·・•･∙⋅°□■◻◼⬜⬛▢☐○◯~＿－＊？．";

/// Words for an empty cell.
const EMPTY_WORDS: [&str; 14] = [
    "none",
    "null",
    "nil",
    "nan",
    "na",
    "<na>",
    "n/a",
    "missing",
    "undefined",
    "blank",
    "empty",
    "leer",
    "vide",
    "leeg",
];

/// Digits of East Asian typography.
const WIDE_DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// What a drawing says about the value of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// Nothing.
    None,
    /// A star behind it: it is given.
    Given,
}

/// Returns the spelling of a cell that the formats know, and its mark; `None` if the text is not a cell.
pub(super) fn cell(written: Written<'_>) -> Option<(Written<'_>, Mark)> {
    let Written { text, span } = written;
    let inside = text.trim().trim_start_matches('!').trim_end_matches(['\u{fe0f}', '\u{20e3}']);
    let as_is = |text| Some((Written { text, span }, Mark::None));
    let mut chars = inside.chars();
    let Some(first) = chars.next() else {
        // A part of an emoji alone is no cell.
        return if text.trim().is_empty() { as_is("") } else { None };
    };
    if chars.as_str().is_empty() {
        return match first {
            _ if first.is_ascii_alphanumeric() => as_is(inside),
            '\u{ff10}'..='\u{ff19}' => as_is(WIDE_DIGITS[first as usize - 0xff10]),
            _ => is_empty_sign(first).then_some((Written { text: ".", span }, Mark::None)),
        };
    }
    if EMPTY_WORDS.iter().any(|word| word.eq_ignore_ascii_case(inside)) {
        return Some((Written { text: ".", span }, Mark::None));
    }
    // Bold in Markdown, or a number of a table that has decimals.
    let bold = inside.strip_prefix("**").and_then(|text| text.strip_suffix("**"));
    if let Some(letter) = bold.filter(|text| matches!(text.as_bytes(), [b] if b.is_ascii_alphabetic())) {
        return Some((Written { text: letter, span }, Mark::None));
    }
    let whole = || inside.strip_suffix(".0").or_else(|| inside.strip_suffix('.'));
    if let Some(value) = bold.or_else(whole)
        && !value.is_empty()
        && value.bytes().all(|b| b.is_ascii_digit())
    {
        return Some((Written { text: value, span }, Mark::None));
    }
    let value = inside.strip_suffix('*').unwrap_or(inside);
    let is_value =
        value.bytes().all(|b| b.is_ascii_digit()) || matches!(value.as_bytes(), [b] if b.is_ascii_alphabetic());
    if value.len() < inside.len() && is_value {
        return Some((Written { text: value, span }, Mark::Given));
    }
    let is_candidates = inside.starts_with('{') && inside.ends_with('}');
    (inside.bytes().all(|b| b.is_ascii_digit()) || is_candidates)
        .then_some((Written { text: inside, span }, Mark::None))
}

/// Whether a character is only ever an empty cell.
pub(super) fn is_empty_sign(c: char) -> bool {
    EMPTY.contains(c)
}

/// Replaces `x` by an empty cell, if the board is too small for a value with this letter.
pub(super) fn crossed_out(cell: Written<'_>, size: usize) -> Written<'_> {
    const LETTER: usize = 33;
    if size < LETTER && matches!(cell.text, "x" | "X") { Written { text: ".", ..cell } } else { cell }
}
