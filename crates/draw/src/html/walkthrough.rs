//! Parts that a person steps through.

use std::fmt::Write as _;

use super::write_block;
use crate::escaped::Escaped;
use crate::walkthrough::Walkthrough;

/// Writes the parts. With a number, the walkthrough has controls.
pub(super) fn write_parts(out: &mut String, walkthrough: &Walkthrough, _number: Option<usize>) -> std::fmt::Result {
    for (at, part) in walkthrough.parts.iter().enumerate() {
        writeln!(out, "<section class=\"part\">\n<h2>{}. {}</h2>", at + 1, Escaped(&part.title))?;
        for block in &part.blocks {
            write_block(out, block)?;
        }
        writeln!(out, "</section>")?;
    }
    Ok(())
}
