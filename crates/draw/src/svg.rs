//! A graph in columns as a self-contained SVG file; the same graph gives the same bytes.
//!
//! It has a title and a description for screen readers, a tooltip for every node and edge, and no scripts, fonts or
//! other files. Everything that a colour shows is also shown by a border, a dash or a sign.

mod edges;
mod legend;
mod nodes;

use std::fmt::{Result, Write as _};

use crate::escaped::Escaped;
use crate::graph::Graph;
use crate::layout::{Layout, Room, layout};
use unicode_width::UnicodeWidthStr as _;

const STYLE: &str = "\
text { font: 13px system-ui, sans-serif; fill: #1c1b19; } .title { font-size: 21px; font-weight: 600; } \
.faint { fill: #66615a; } .part, .label { font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; } \
.label { font-size: 11px; stroke: #fffefb; stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; \
text-anchor: middle; } .label.detour { fill: #66615a; } .column { text-anchor: middle; } \
.band { fill: #f5f2ea; } .edge { fill: none; } .edge.detour { stroke: #a59f93; stroke-width: 1.3; } \
.edge.forth { stroke: #1a5fb4; stroke-width: 2.6; } \
.edge.back { stroke: #c0441c; stroke-width: 2.6; stroke-dasharray: 7 3; } .box { stroke-width: 1.5; } \
.box.detour { fill: #fff; stroke: #8b857a; } .box.way { fill: #e6effa; stroke: #1a5fb4; stroke-width: 2; } \
.box.start { fill: #cdebd0; stroke: #1e7a34; stroke-width: 3; } .box.goal { fill: #ffe08a; stroke: #9a6b00; stroke-width: 3; } \
.box.dead-end { fill: #fff; stroke: #8b857a; stroke-dasharray: 3 3; } .between { stroke: #8fbfe3; stroke-width: 3; } \
.sign { fill: #6b4423; }
";

/// Maximum width of a character of a monospaced text.
const MONO: f64 = 7.9;
/// Maximum mean width of a character of any other text.
const SANS: f64 = 7.4;
/// Maximum mean width of a character of a title: `DejaVu Sans`, a wide font, has 0.69 of its size.
const TITLE: f64 = 14.6;
/// The margin around a picture.
pub(crate) const MARGIN: f64 = 24.0;
/// The height of a line of text.
pub(crate) const LINE: f64 = 20.0;
/// The width of the sign in a part of a node.
const SIGN: f64 = 24.0;

/// Returns the graph as SVG.
pub fn svg(graph: &Graph) -> String {
    let mut out = String::new();
    // Writing to a string never fails.
    let _ = Picture::new(graph).write(&mut out);
    out
}

/// The measures of a picture.
struct Picture<'a> {
    graph: &'a Graph,
    layout: Layout,
    /// The size of a node.
    node: (f64, f64),
    /// The distance between two columns.
    step: f64,
    /// The left and the top of the nodes.
    origin: (f64, f64),
    width: f64,
}

impl<'a> Picture<'a> {
    fn new(graph: &'a Graph) -> Self {
        let parts = graph.nodes.iter().map(|n| n.parts.len()).max().unwrap_or(0).max(1);
        let texts = graph.nodes.iter().flat_map(|n| &n.parts).chain(&graph.legend.parts);
        let text = texts.map(|t| mono(t)).fold(2.0 * MONO, f64::max);
        let node = (text + SIGN + 16.0, parts as f64 * LINE + 4.0);
        let labels = graph.edges.iter().map(|e| mono(&e.label)).fold(0.0, f64::max);
        let step = node.0 + (labels * 0.85 + 34.0).max(52.0);
        let gap = if labels > 0.0 { 26.0 } else { 18.0 };
        let layout = layout(graph, Room { node: node.1, gap });
        let count = layout.layers.columns.len();
        let head = MARGIN + 22.0 + LINE * graph.notes.len() as f64 + 3.0 * LINE;
        let texts = graph.notes.iter().map(|n| sans(n)).fold(title(&graph.title), f64::max);
        let across = node.0 + step * count.saturating_sub(1) as f64;
        let width = 2.0 * MARGIN + across.max(texts).max(640.0);
        Self { graph, layout, node, step, origin: ((width - across) / 2.0, head), width }
    }

    fn left(&self, column: usize) -> f64 {
        self.origin.0 + self.step * column as f64
    }

    /// Returns the vertical centre of an item.
    fn middle(&self, item: usize) -> f64 {
        self.origin.1 + self.layout.middle[item]
    }

    fn write(&self, out: &mut String) -> Result {
        let below = self.origin.1 + self.layout.height + 20.0;
        let legend = legend::Legend::new(self.graph, self.node, self.width);
        let (width, height) = (Tenths(self.width), Tenths(below + legend.height + MARGIN));
        let language = if self.graph.language.is_empty() { "und" } else { &self.graph.language };
        writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" lang=\"{}\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\" aria-labelledby=\"title description\">",
            Escaped(language)
        )?;
        writeln!(out, "<title id=\"title\">{}</title>", Escaped(&self.graph.title))?;
        writeln!(out, "<desc id=\"description\">{}</desc>", Escaped(&self.graph.description))?;
        writeln!(out, "<style>\n{STYLE}</style>")?;
        writeln!(out, "<defs>")?;
        for (name, colour) in [("forth", "#1a5fb4"), ("back", "#c0441c"), ("detour", "#a59f93")] {
            writeln!(
                out,
                "<marker id=\"{name}\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"9\" markerHeight=\"9\" \
                 markerUnits=\"userSpaceOnUse\" orient=\"auto-start-reverse\"><path d=\"M0 0L8 4L0 8z\" fill=\"{colour}\"/></marker>"
            )?;
        }
        writeln!(out, "</defs>")?;
        writeln!(out, "<rect width=\"{width}\" height=\"{height}\" fill=\"#fffefb\"/>")?;
        self.write_head(out, below)?;
        edges::write(self, out)?;
        nodes::write(self, out)?;
        legend.write(out, below)?;
        writeln!(out, "</svg>")
    }

    fn write_head(&self, out: &mut String, below: f64) -> Result {
        let mut down = MARGIN + 16.0;
        let left = Tenths(MARGIN);
        writeln!(
            out,
            "<text class=\"title\" x=\"{left}\" y=\"{}\">{}</text>",
            Tenths(down),
            Escaped(&self.graph.title)
        )?;
        for note in &self.graph.notes {
            down += LINE;
            writeln!(out, "<text class=\"faint\" x=\"{left}\" y=\"{}\">{}</text>", Tenths(down + 4.0), Escaped(note))?;
        }
        let line = self.origin.1 - 14.0;
        for (column, name) in self.graph.columns.iter().enumerate().take(self.layout.layers.columns.len()) {
            let x = self.left(column);
            if column % 2 == 1 {
                let (x, y) = (Tenths(x - 10.0), Tenths(line - 18.0));
                let (wide, high) = (Tenths(self.node.0 + 20.0), Tenths(below - line + 8.0));
                writeln!(
                    out,
                    "<rect class=\"band\" x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" rx=\"8\"/>"
                )?;
            }
            let (x, y) = (Tenths(x + self.node.0 / 2.0), Tenths(line));
            writeln!(out, "<text class=\"column faint\" x=\"{x}\" y=\"{y}\">{}</text>", Escaped(name))?;
        }
        let (x, y) = (Tenths(self.origin.0), Tenths(line - LINE));
        writeln!(out, "<text class=\"faint\" x=\"{x}\" y=\"{y}\">{}</text>", Escaped(&self.graph.heading))
    }
}

pub(crate) fn mono(text: &str) -> f64 {
    text.width() as f64 * MONO
}

pub(crate) fn sans(text: &str) -> f64 {
    text.width() as f64 * SANS
}

/// The width of a title, in bold letters of 21 pixels.
pub(crate) fn title(text: &str) -> f64 {
    text.width() as f64 * TITLE
}

/// A length, rounded to a tenth.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Tenths(pub(crate) f64);

impl std::fmt::Display for Tenths {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> Result {
        let tenths = (self.0 * 10.0).round() as i64;
        let (sign, size) = (if tenths < 0 { "-" } else { "" }, tenths.unsigned_abs());
        match size % 10 {
            0 => write!(f, "{sign}{}", size / 10),
            rest => write!(f, "{sign}{}.{rest}", size / 10),
        }
    }
}
