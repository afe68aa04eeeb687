//! Nodes of a graph: a box with its parts, the sign in one of them, and the lines between them.

use std::fmt::{Result, Write as _};

use super::{LINE, MONO, Picture, SIGN, Tenths};
use crate::escaped::Escaped;
use crate::graph::{Node, NodeMark};

pub(super) fn write(picture: &Picture<'_>, out: &mut String) -> Result {
    for (item, node) in picture.graph.nodes.iter().enumerate() {
        let corner = (picture.left(node.column), picture.middle(item) - picture.node.1 / 2.0);
        write_node(out, node, corner, picture.node)?;
    }
    Ok(())
}

/// Writes a node with its upper left corner at a point.
pub(super) fn write_node(out: &mut String, node: &Node, corner: (f64, f64), size: (f64, f64)) -> Result {
    let (x, y) = corner;
    let (wide, high) = (Tenths(size.0), Tenths(size.1));
    write!(out, "<g>")?;
    if !node.aloud.is_empty() {
        write!(out, "<title>{}</title>", Escaped(&node.aloud))?;
    }
    let class = class(node.mark);
    let (left, top) = (Tenths(x), Tenths(y));
    write!(out, "<rect class=\"box {class}\" x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\" rx=\"6\"/>")?;
    for (place, part) in node.parts.iter().enumerate() {
        let middle = y + 2.0 + LINE * (place as f64 + 0.5);
        if place > 0 {
            let (from, to, at) = (Tenths(x + 3.0), Tenths(x + size.0 - 3.0), Tenths(middle - LINE / 2.0));
            write!(out, "<path class=\"between\" d=\"M{from} {at}H{to}\"/>")?;
        }
        let (from, base) = (Tenths(x + 8.0), Tenths(middle + 4.5));
        write!(out, "<text class=\"part\" x=\"{from}\" y=\"{base}\">{}</text>", Escaped(part))?;
        if node.sign == Some(place) {
            write_sign(out, (x + size.0 - SIGN + 1.0, middle))?;
        }
    }
    writeln!(out, "</g>")
}

/// Writes the sign, a small boat, from its left end and vertical centre.
fn write_sign(out: &mut String, (x, y): (f64, f64)) -> Result {
    let (left, deck) = (Tenths(x), Tenths(y));
    write!(out, "<path class=\"sign\" d=\"M{left} {deck}h18l-4 6h-10zM{} {deck}v-8l6 8z\"/>", Tenths(x + 8.0))
}

fn class(mark: NodeMark) -> &'static str {
    match mark {
        NodeMark::Start => "start",
        NodeMark::Goal => "goal",
        NodeMark::Way => "way",
        NodeMark::Detour => "detour",
        NodeMark::DeadEnd => "dead-end",
    }
}

/// Returns the width of a node with these parts.
pub(super) fn width(parts: &[String]) -> f64 {
    parts.iter().map(|part| super::mono(part)).fold(2.0 * MONO, f64::max) + SIGN + 16.0
}
