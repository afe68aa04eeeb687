//! What the signs of an explanation mean.

use std::fmt::Write as _;

use crate::escaped::Escaped;
use crate::signs::Sign;

pub(super) fn write_signs(out: &mut String, meanings: &[(Sign, String)]) -> std::fmt::Result {
    writeln!(out, "<ul class=\"signs\">")?;
    for (_, meaning) in meanings {
        writeln!(out, "<li>{}</li>", Escaped(meaning))?;
    }
    writeln!(out, "</ul>")
}
