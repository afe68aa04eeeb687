//! What the signs of an explanation mean, in characters.

use unicode_width::UnicodeWidthStr as _;

use super::Run;
use crate::scene::Mark;
use crate::signs::Sign;

/// Lays out the meanings, several on a line.
pub(super) fn signs(meanings: &[(Sign, String)], columns: usize) -> Vec<Vec<Run>> {
    let mut lines = vec![Vec::new()];
    for (sign, meaning) in meanings {
        let Some((sign, mark)) = drawn(*sign) else { continue };
        let wide = sign.width() + 1 + meaning.width();
        let used = lines.last().map_or(0, |line| super::width(line));
        if used > 0 && used + GAP + wide > columns {
            lines.push(Vec::new());
        }
        if let Some(line) = lines.last_mut() {
            let gap = if line.is_empty() { 0 } else { GAP };
            line.extend([
                Run::new(" ".repeat(gap), Mark::Plain),
                Run::new(sign, mark),
                Run::new(format!(" {meaning}"), Mark::Plain),
            ]);
            line.retain(|run| !run.text.is_empty());
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// Number of spaces between two meanings.
const GAP: usize = 3;

/// Returns the picture of a sign; `None` for what characters do not show.
fn drawn(sign: Sign) -> Option<(&'static str, Mark)> {
    Some(match sign {
        Sign::House => (": :", Mark::Plain),
        Sign::Reason => ("( )", Mark::Warning),
        Sign::Result => ("[ ]", Mark::Good),
        Sign::CandidateReason | Sign::CandidateOtherReason => return None,
        Sign::CandidateStruck => ("-5", Mark::Faint),
        Sign::Yes => ("●", Mark::Plain),
        Sign::No => ("×", Mark::Plain),
        Sign::Unknown => ("·", Mark::Faint),
    })
}
