//! Parts that a person steps through: sections, controls below them, and the script that shows one section at a time.
//!
//! Without the script, and on paper, all sections are shown and the controls are not.

use std::fmt::Write as _;

use super::{board, crossout, write_block};
use crate::escaped::Escaped;
use crate::scene::Block;
use crate::walkthrough::{Walkthrough, WalkthroughPart, WalkthroughWords};

pub(super) const STYLE: &str = include_str!("walkthrough.css");
const SCRIPT: &str = include_str!("walkthrough.js");

/// The buttons: the action, the sign, and the key.
const BUTTONS: [(&str, &str, &str); 4] =
    [("first", "|◀", "Home"), ("back", "◀", "ArrowLeft"), ("forward", "▶", "ArrowRight"), ("last", "▶|", "End")];

/// Writes a walkthrough with its controls. The numbers of walkthroughs on a page start with 1.
pub(super) fn write_walkthrough(out: &mut String, walkthrough: &Walkthrough, number: usize) -> std::fmt::Result {
    if walkthrough.parts.is_empty() {
        return Ok(());
    }
    writeln!(out, "<div class=\"walkthrough\">")?;
    for (at, part) in walkthrough.parts.iter().enumerate() {
        // Part 7 of the first walkthrough is `step-7`, of the second one `step-2-7`.
        let of = if number == 1 { String::new() } else { format!("{number}-") };
        let (ordinal, title) = (at + 1, Escaped(&part.title));
        writeln!(out, "<section class=\"part\" id=\"step-{of}{ordinal}\">")?;
        writeln!(out, "<h2><span class=\"ordinal\">{ordinal}.</span> {title}</h2>")?;
        write_blocks(out, &part.blocks)?;
        writeln!(out, "</section>")?;
    }
    write_controls(out, &walkthrough.words)?;
    writeln!(out, "</div>")
}

/// Writes the parts of a walkthrough inside another block, without controls.
pub(super) fn write_parts(out: &mut String, walkthrough: &Walkthrough) -> std::fmt::Result {
    for (at, WalkthroughPart { title, blocks }) in walkthrough.parts.iter().enumerate() {
        writeln!(
            out,
            "<section class=\"part\">\n<h3><span class=\"ordinal\">{}.</span> {}</h3>",
            at + 1,
            Escaped(title)
        )?;
        write_blocks(out, blocks)?;
        writeln!(out, "</section>")?;
    }
    Ok(())
}

/// Writes the script, which is needed once on a page.
pub(super) fn write_script(out: &mut String) -> std::fmt::Result {
    writeln!(out, "<script>\n{SCRIPT}</script>")
}

/// Writes the blocks of a part. A picture before or after words stands beside them if there is room, so that it does
/// not move from part to part.
fn write_blocks(out: &mut String, blocks: &[Block]) -> std::fmt::Result {
    let pictures = blocks.iter().filter(|block| is_picture(block)).count();
    let (words_first, beside) = match blocks {
        [first, .., _] if pictures == 1 && is_picture(first) => (false, true),
        [_, .., last] if pictures == 1 && is_picture(last) => (true, true),
        _ => (false, false),
    };
    if !beside {
        return blocks.iter().try_for_each(|block| write_inner(out, block));
    }
    let (before, after) = blocks.split_at(if words_first { blocks.len() - 1 } else { 1 });
    let classes = if words_first { ["words", "picture"] } else { ["picture", "words"] };
    writeln!(out, "<div class=\"sides\">")?;
    for (blocks, class) in [before, after].into_iter().zip(classes) {
        writeln!(out, "<div class=\"{class}\">")?;
        blocks.iter().try_for_each(|block| write_inner(out, block))?;
        writeln!(out, "</div>")?;
    }
    writeln!(out, "</div>")
}

/// Whether a block is a picture that may stand beside words.
fn is_picture(block: &Block) -> bool {
    match block {
        Block::Board(board) => !board::is_wide(board),
        Block::CrossOut(drawn) => !crossout::is_wide(drawn),
        Block::Table(_) | Block::River(_) | Block::Drawing(_) => true,
        _ => false,
    }
}

/// Writes a block of a part. A heading is one below that of the part.
fn write_inner(out: &mut String, block: &Block) -> std::fmt::Result {
    match block {
        Block::Heading(text) => writeln!(out, "<h3>{}</h3>", Escaped(text)),
        block => write_block(out, block),
    }
}

fn write_controls(out: &mut String, words: &WalkthroughWords) -> std::fmt::Result {
    writeln!(out, "<div class=\"controls\" role=\"group\" aria-label=\"{}\" hidden>", Escaped(&words.controls))?;
    writeln!(out, "<div class=\"line\">")?;
    for (at, ((action, sign, key), name)) in BUTTONS.iter().zip(&words.buttons).enumerate() {
        if at == 2 {
            let name = Escaped(&words.slider);
            writeln!(out, "<input type=\"range\" min=\"0\" max=\"0\" value=\"0\" aria-label=\"{name}\">")?;
        }
        let name = Escaped(name);
        writeln!(
            out,
            "<button type=\"button\" data-action=\"{action}\" aria-label=\"{name}\" title=\"{name}\" \
             aria-keyshortcuts=\"{key}\"><span aria-hidden=\"true\">{sign}</span></button>"
        )?;
    }
    writeln!(out, "<span class=\"position\" data-text=\"{}\"></span>\n</div>", Escaped(&words.position))?;
    writeln!(out, "<p class=\"said\" role=\"status\" aria-live=\"polite\"></p>")?;
    let (heading, keys) = &words.keys;
    writeln!(out, "<details class=\"keys\"><summary>{}</summary>\n<dl>", Escaped(heading))?;
    for (key, does) in keys {
        writeln!(out, "<dt><kbd>{}</kbd></dt><dd>{}</dd>", Escaped(key), Escaped(does))?;
    }
    writeln!(out, "</dl></details>\n</div>")
}
