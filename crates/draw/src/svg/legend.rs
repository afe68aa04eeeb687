//! The legend below a graph: samples with their words, wrapped to lines.

use std::fmt::{Result, Write as _};

use super::{LINE, MARGIN, Tenths, edges, nodes, sans};
use crate::escaped::Escaped;
use crate::graph::{EdgeMark, Graph, Node, NodeMark};

/// The distance between two entries.
const GAP: f64 = 28.0;
/// The size of a small sample.
const SAMPLE: (f64, f64) = (26.0, 16.0);

/// The entries with their positions.
pub(super) struct Legend<'a> {
    entries: Vec<(Entry<'a>, f64, f64)>,
    /// The height of all entries.
    pub(super) height: f64,
}

#[derive(Clone, Copy)]
enum Entry<'a> {
    /// The parts of a node, with the sign in the first.
    Parts(&'a [String], &'a str, (f64, f64)),
    Node(NodeMark, &'a str),
    Edge(EdgeMark, &'a str),
    Name(&'a str, &'a str),
}

impl<'a> Legend<'a> {
    pub(super) fn new(graph: &'a Graph, node: (f64, f64), width: f64) -> Self {
        let legend = &graph.legend;
        let mut entries = Vec::new();
        if !legend.parts.is_empty() {
            let size = (nodes::width(&legend.parts), LINE * legend.parts.len() as f64 + 4.0);
            entries.push(Entry::Parts(&legend.parts, &legend.sign, size));
        }
        let nodes = legend.nodes.iter().filter(|(mark, _)| graph.nodes.iter().any(|n| n.mark == *mark));
        entries.extend(nodes.map(|(mark, text)| Entry::Node(*mark, text)));
        let edges = legend.edges.iter().filter(|(mark, _)| graph.edges.iter().any(|e| e.mark == *mark));
        entries.extend(edges.map(|(mark, text)| Entry::Edge(*mark, text)));
        entries.extend(legend.names.iter().map(|(short, long)| Entry::Name(short, long)));

        let (mut placed, mut x, mut y) = (Vec::new(), MARGIN, LINE);
        let mut indent = MARGIN;
        for entry in entries {
            let wide = entry.width();
            if x > indent && x + wide > width - MARGIN {
                (x, y) = (indent, y + LINE * 1.3);
            }
            placed.push((entry, x, y));
            x += wide + GAP;
            if matches!(entry, Entry::Parts(..)) {
                // The other parts are drawn beside it.
                indent = x;
            }
        }
        let tall = if legend.parts.is_empty() { 0.0 } else { node.1.max(LINE * legend.parts.len() as f64) };
        let height = if placed.is_empty() { 0.0 } else { (y + LINE).max(LINE + tall) };
        Self { entries: placed, height }
    }

    pub(super) fn write(&self, out: &mut String, below: f64) -> Result {
        for &(entry, x, y) in &self.entries {
            entry.write(out, (x, below + y))?;
        }
        Ok(())
    }
}

impl Entry<'_> {
    fn width(self) -> f64 {
        match self {
            Entry::Parts(_, sign, size) => size.0 + 8.0 + sans(sign),
            Entry::Node(_, text) | Entry::Edge(_, text) => SAMPLE.0 + 8.0 + sans(text),
            Entry::Name(short, long) => super::mono(short) + 8.0 + sans(long),
        }
    }

    fn write(self, out: &mut String, (x, y): (f64, f64)) -> Result {
        let base = Tenths(y + 4.5);
        let top = y - SAMPLE.1 / 2.0;
        let (after, text) = match self {
            Entry::Parts(parts, sign, size) => {
                let sign_at = (!sign.is_empty()).then_some(0);
                let sample = Node { parts: parts.to_vec(), sign: sign_at, ..Node::default() };
                nodes::write_node(out, &sample, (x, y - LINE / 2.0 - 2.0), size)?;
                (size.0 + 8.0, sign)
            }
            Entry::Node(mark, text) => {
                nodes::write_node(out, &Node { mark, ..Node::default() }, (x, top), SAMPLE)?;
                (SAMPLE.0 + 8.0, text)
            }
            Entry::Edge(mark, text) => {
                let (class, x, y, to) = (edges::class(mark), Tenths(x), Tenths(y), Tenths(x + SAMPLE.0));
                writeln!(out, "<path class=\"edge {class}\" d=\"M{x} {y}H{to}\"/>")?;
                (SAMPLE.0 + 8.0, text)
            }
            Entry::Name(short, long) => {
                writeln!(out, "<text class=\"part\" x=\"{}\" y=\"{base}\">{}</text>", Tenths(x), Escaped(short))?;
                (super::mono(short) + 8.0, long)
            }
        };
        writeln!(out, "<text class=\"faint\" x=\"{}\" y=\"{base}\">{}</text>", Tenths(x + after), Escaped(text))
    }
}
