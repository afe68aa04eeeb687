//! Shortening and wrapping of lines.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use super::Run;
use crate::scene::Mark;

/// Returns the number of columns of a terminal that a line takes.
pub fn width(line: &[Run]) -> usize {
    line.iter().map(|run| run.text.width()).sum()
}

/// Shortens a line to at most `columns` columns. A shortened line ends with `…`.
pub fn shortened(line: &[Run], columns: usize) -> Vec<Run> {
    if width(line) <= columns {
        return line.to_vec();
    }
    let mut room = columns.saturating_sub(1);
    let mut runs = Vec::new();
    for run in line {
        let mut text = String::new();
        for c in run.text.chars() {
            let wide = c.width().unwrap_or(0);
            if wide > room {
                room = 0;
                break;
            }
            room -= wide;
            text.push(c);
        }
        let whole = text.len() == run.text.len();
        runs.push(Run { text, mark: run.mark });
        if !whole {
            break;
        }
    }
    runs.retain(|run| !run.text.is_empty());
    if columns > 0 {
        runs.push(Run::new("…", Mark::Faint));
    }
    runs
}

/// Wraps a text at blanks to lines of at most `columns` columns; a wider word is a line of its own. Returns at least
/// one line.
pub fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split_inclusive(' ') {
        let bare = word.trim_end_matches(' ').width();
        if used > 0 && used + bare > columns {
            lines.push(String::new());
            used = 0;
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(word);
        }
        used += word.width();
    }
    for line in &mut lines {
        line.truncate(line.trim_end().len());
    }
    lines
}
