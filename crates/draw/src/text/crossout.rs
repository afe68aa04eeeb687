//! A cross-out grid in characters.
//!
//! Each mark stands between two signs: `[●]` is new, `(●)` is a reason, and `:●:` is where to look.

use super::Run;
use crate::board::Highlight;
use crate::crossout::{CrossMark, CrossOut, CrossState};
use crate::scene::Mark;

/// Draws a cross-out grid.
pub(super) fn cross_out(drawn: &CrossOut, _columns: usize) -> Vec<Vec<Run>> {
    let (rows, columns) = drawn.sides();
    let mut lines = Vec::new();
    for (at, &down) in rows.iter().enumerate() {
        for (value, name) in drawn.categories()[down].values.iter().enumerate() {
            let mut line = Vec::new();
            for &across in &columns[..columns.len() - at] {
                for other in 0..drawn.categories()[across].values.len() {
                    line.push(shown(drawn.mark((down, value), (across, other))));
                }
            }
            line.push(Run::new(format!(" {name}"), Mark::Plain));
            lines.push(line);
        }
    }
    lines
}

fn shown(mark: CrossMark) -> Run {
    let (state, of) = match mark.state {
        CrossState::Unknown => ('·', Mark::Faint),
        CrossState::Yes => ('●', Mark::Plain),
        CrossState::No => ('×', Mark::Plain),
    };
    match mark.highlight {
        Highlight::None => Run::new(format!(" {state} "), of),
        Highlight::House => Run::new(format!(":{state}:"), of),
        Highlight::Reason => Run::new(format!("({state})"), Mark::Warning),
        Highlight::Result => Run::new(format!("[{state}]"), Mark::Good),
    }
}
