//! A cross-out grid as a table.

use std::fmt::Write as _;

use crate::crossout::{CrossOut, CrossState};
use crate::escaped::Escaped;

pub(super) fn write_cross_out(out: &mut String, drawn: &CrossOut) -> std::fmt::Result {
    let (rows, columns) = drawn.sides();
    writeln!(out, "<div class=\"scroll\">\n<table class=\"crossout\">")?;
    for (at, &down) in rows.iter().enumerate() {
        for (value, name) in drawn.categories()[down].values.iter().enumerate() {
            write!(out, "<tr><th scope=\"row\">{}</th>", Escaped(name))?;
            for &across in &columns[..columns.len() - at] {
                for other in 0..drawn.categories()[across].values.len() {
                    let sign = match drawn.mark((down, value), (across, other)).state {
                        CrossState::Unknown => "",
                        CrossState::Yes => "●",
                        CrossState::No => "×",
                    };
                    write!(out, "<td>{sign}</td>")?;
                }
            }
            writeln!(out, "</tr>")?;
        }
    }
    writeln!(out, "</table>\n</div>")
}
