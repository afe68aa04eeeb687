//! The marks of a row of a cross-out grid.

use super::names::centred;
use crate::board::Highlight;
use crate::crossout::{CrossMark, CrossState};
use crate::scene::Mark;
use crate::text::Run;
use crate::text::explained::brackets;

/// Draws marks in columns of this width, each between its own signs.
pub(super) fn apart(marks: &[CrossMark], width: usize) -> Vec<Run> {
    let drawn = |mark: &CrossMark| {
        let (open, close) = brackets(mark.highlight).unwrap_or((' ', ' '));
        let (sign, of) = sign(*mark);
        Run::new(centred(&format!("{open}{sign}{close}"), width), of)
    };
    marks.iter().map(drawn).collect()
}

/// Draws marks of which neighbours share the sign between them.
pub(super) fn sharing(marks: &[CrossMark]) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut before = Highlight::None;
    let mut of_before = Mark::Plain;
    for mark in marks.iter().copied().map(Some).chain([None]) {
        let highlight = mark.map_or(Highlight::None, |mark| mark.highlight);
        let (of, text) = mark.map_or((Mark::Plain, String::new()), |mark| {
            let (sign, of) = sign(mark);
            (of, sign.to_string())
        });
        let (between, of_sign) = match (brackets(before), brackets(highlight)) {
            (None, None) => (' ', Mark::Plain),
            (Some((_, close)), None) => (close, of_before),
            (Some(_), Some((open, _))) if before == highlight && open != ':' => ('|', of),
            (_, Some((open, _))) => (open, of),
        };
        runs.extend([Run::new(between, of_sign), Run::new(text, of)]);
        (before, of_before) = (highlight, of);
    }
    runs
}

fn sign(mark: CrossMark) -> (char, Mark) {
    let (sign, of) = match mark.state {
        CrossState::Unknown => ('·', Mark::Faint),
        CrossState::Yes => ('●', Mark::Strong),
        CrossState::No => ('×', Mark::Plain),
    };
    let of = match mark.highlight {
        Highlight::None | Highlight::House => of,
        Highlight::Reason => Mark::Warning,
        Highlight::Result => Mark::Good,
    };
    (sign, of)
}
