//! What the signs of an explanation mean: a list with a picture of each.

use std::fmt::Write as _;

use crate::escaped::Escaped;
use crate::signs::Sign;

pub(super) const STYLE: &str = "\
.signs { list-style: none; display: flex; flex-wrap: wrap; gap: .4rem 1.4rem; margin: 1rem 0; padding: 0; font-size: .9rem; --letter: .9rem; }
.signs li { display: flex; align-items: center; gap: .5rem; } .signs li > :first-child { display: inline-block; width: 1.7rem; height: 1.7rem; \
line-height: 1.7rem; text-align: center; flex: none; } .signs .cell { border: 1px solid var(--line); }
";

pub(super) fn write_signs(out: &mut String, meanings: &[(Sign, String)]) -> std::fmt::Result {
    if meanings.is_empty() {
        return Ok(());
    }
    writeln!(out, "<ul class=\"signs\">")?;
    for (sign, meaning) in meanings {
        let (class, picture) = match sign {
            Sign::House => ("cell house", ""),
            Sign::Reason => ("cell reason", ""),
            Sign::Result => ("cell result", ""),
            Sign::CandidateReason => ("notes", "<b>5</b>"),
            Sign::CandidateOtherReason => ("notes", "<i>5</i>"),
            Sign::CandidateStruck => ("notes", "<s>5</s>"),
            Sign::Yes => ("cell", "●"),
            Sign::No => ("cell", "×"),
            Sign::Unknown => ("cell", ""),
        };
        writeln!(out, "<li><span class=\"{class}\" aria-hidden=\"true\">{picture}</span>{}</li>", Escaped(meaning))?;
    }
    writeln!(out, "</ul>")
}
