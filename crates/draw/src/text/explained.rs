//! Highlights and candidates in characters.

use std::borrow::Cow;

use unicode_width::UnicodeWidthStr as _;

use crate::board::{BoardCell, CandidateMark, Highlight};

/// Returns the text of a cell, or its candidates if it has no text: those that stay, and after a minus those that are
/// struck out.
pub(super) fn shown(cell: &BoardCell) -> Cow<'_, str> {
    if !cell.text.is_empty() || cell.candidates.is_empty() {
        return Cow::Borrowed(&cell.text);
    }
    let listed = |is_struck: bool| {
        let wanted = move |mark: CandidateMark| (mark == CandidateMark::Struck) == is_struck;
        cell.candidates.iter().filter(move |it| wanted(it.mark) && !it.text.is_empty()).map(|it| it.text.as_str())
    };
    let gap = if cell.candidates.iter().any(|it| it.text.width() > 1) { " " } else { "" };
    let [stay, struck] = [false, true].map(|is_struck| listed(is_struck).collect::<Vec<_>>().join(gap));
    let minus = if struck.is_empty() { "" } else { "-" };
    let gap = if stay.is_empty() || struck.is_empty() { "" } else { gap };
    Cow::Owned([&stay, gap, minus, &struck].concat())
}

/// Returns the signs before and behind what is highlighted.
pub(super) fn brackets(highlight: Highlight) -> Option<(char, char)> {
    match highlight {
        Highlight::None => None,
        Highlight::House => Some((':', ':')),
        Highlight::Reason => Some(('(', ')')),
        Highlight::Result => Some(('[', ']')),
    }
}
