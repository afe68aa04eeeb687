//! A tree as a self-contained SVG file; the same tree gives the same bytes.
//!
//! Everything that a colour shows is also shown by a shape: a solution is a square, a dead end a cross.

use std::fmt::{Result, Write as _};

use super::layout::Layout;
use super::{Branch, BranchMark, Tree};
use crate::escaped::Escaped;
use crate::svg::{LINE, MARGIN, Tenths, mono, sans, title};

const STYLE: &str = "\
text { font: 13px system-ui, sans-serif; fill: #1c1b19; } .title { font-size: 21px; font-weight: 600; } \
.faint { fill: #66615a; } .label, .folded { font: 11px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; } \
.folded { fill: #66615a; } .line { fill: none; stroke: #a59f93; stroke-width: 1.3; } \
.line.leads, .line.solution { stroke: #1e7a34; stroke-width: 2.6; } .line.dead-end { stroke-dasharray: 3 3; } \
.node { stroke-width: 2; } .node.tried { fill: #fff; stroke: #8b857a; stroke-width: 1.5; } \
.node.leads { fill: #cdebd0; stroke: #1e7a34; } .node.solution { fill: #ffe08a; stroke: #9a6b00; } \
.node.dead-end { fill: none; stroke: #c0441c; }
";

/// The distance between two rows.
const ROW: f64 = 22.0;
/// Half the size of a node.
const NODE: f64 = 5.0;
/// The width of the bend between two columns.
const BEND: f64 = 22.0;

/// Returns the tree as SVG.
pub fn tree_svg(tree: &Tree) -> String {
    let mut out = String::new();
    // Writing to a string never fails.
    let _ = Picture::new(tree).write(&mut out);
    out
}

struct Picture<'a> {
    tree: &'a Tree,
    layout: Layout,
    /// The horizontal position of the nodes of each column.
    lefts: Vec<f64>,
    /// The vertical position of the first row.
    top: f64,
    width: f64,
}

impl<'a> Picture<'a> {
    fn new(tree: &'a Tree) -> Self {
        let layout = Layout::new(tree);
        let depth = layout.columns.iter().max().map_or(0, |deepest| deepest + 1);
        let mut labels = vec![0.0_f64; depth];
        for (branch, &column) in tree.branches.iter().zip(&layout.columns) {
            labels[column] = labels[column].max(mono(&branch.label) * 0.86);
        }
        let mut lefts = Vec::with_capacity(depth);
        let mut left = MARGIN;
        for (column, label) in labels.into_iter().enumerate() {
            left += if column == 0 { NODE } else { BEND + label + 2.0 * NODE + 8.0 };
            lefts.push(left);
        }
        let folded = tree.branches.iter().zip(&layout.columns);
        let across = folded.map(|(branch, &column)| lefts[column] + 12.0 + mono(&branch.folded)).fold(0.0, f64::max);
        let texts = tree.notes.iter().map(|note| sans(note)).fold(title(&tree.title), f64::max);
        let legend: f64 = tree.legend.iter().map(|(_, text)| sans(text) + 44.0).sum();
        let width = MARGIN + across.max(MARGIN + texts).max(MARGIN + legend).max(480.0) + MARGIN;
        let top = MARGIN + 22.0 + LINE * tree.notes.len() as f64 + 2.0 * LINE;
        Self { tree, layout, lefts, top, width }
    }

    fn at(&self, number: usize) -> (f64, f64) {
        (self.lefts[self.layout.columns[number]], self.top + self.layout.rows[number] * ROW)
    }

    fn write(&self, out: &mut String) -> Result {
        let below = self.top + self.layout.height.max(1) as f64 * ROW + LINE;
        let (width, height) = (Tenths(self.width), Tenths(below + MARGIN));
        let language = if self.tree.language.is_empty() { "und" } else { &self.tree.language };
        writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" lang=\"{}\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\" aria-labelledby=\"title description\">",
            Escaped(language)
        )?;
        writeln!(out, "<title id=\"title\">{}</title>", Escaped(&self.tree.title))?;
        writeln!(out, "<desc id=\"description\">{}</desc>", Escaped(&self.tree.description))?;
        writeln!(out, "<style>\n{STYLE}</style>")?;
        writeln!(out, "<rect width=\"{width}\" height=\"{height}\" fill=\"#fffefb\"/>")?;
        let (left, mut down) = (Tenths(MARGIN), MARGIN + 16.0);
        let text = Escaped(&self.tree.title);
        writeln!(out, "<text class=\"title\" x=\"{left}\" y=\"{}\">{text}</text>", Tenths(down))?;
        for note in &self.tree.notes {
            down += LINE;
            writeln!(out, "<text class=\"faint\" x=\"{left}\" y=\"{}\">{}</text>", Tenths(down + 4.0), Escaped(note))?;
        }
        // Lines are drawn before nodes, those to solutions after the others.
        for leads in [false, true] {
            for (number, branch) in self.tree.branches.iter().enumerate().skip(1) {
                if matches!(branch.mark, BranchMark::Leads | BranchMark::Solution) == leads {
                    self.write_line(out, number, branch)?;
                }
            }
        }
        for (number, branch) in self.tree.branches.iter().enumerate() {
            self.write_node(out, number, branch)?;
        }
        self.write_legend(out, below)?;
        writeln!(out, "</svg>")
    }

    fn write_line(&self, out: &mut String, number: usize, branch: &Branch) -> Result {
        let (from, to) = (self.at(branch.from.min(number - 1)), self.at(number));
        let bend = (Tenths(from.0 + BEND / 2.0), Tenths(from.0 + BEND));
        let (x, y, left, down) = (Tenths(from.0), Tenths(from.1), Tenths(to.0), Tenths(to.1));
        writeln!(
            out,
            "<path class=\"line {}\" d=\"M{x} {y}C{} {y} {} {down} {} {down}H{left}\"/>",
            class(branch.mark),
            bend.0,
            bend.0,
            bend.1
        )?;
        if branch.label.is_empty() {
            return Ok(());
        }
        let (x, y) = (Tenths(from.0 + BEND + 2.0), Tenths(to.1 - 4.0));
        writeln!(out, "<text class=\"label\" x=\"{x}\" y=\"{y}\">{}</text>", Escaped(&branch.label))
    }

    fn write_node(&self, out: &mut String, number: usize, branch: &Branch) -> Result {
        let (x, y) = self.at(number);
        write!(out, "<g><title>{}</title>", Escaped(&branch.aloud))?;
        write_shape(out, branch.mark, (x, y))?;
        if !branch.folded.is_empty() {
            let (x, y) = (Tenths(x + NODE + 5.0), Tenths(y + 4.0));
            write!(out, "<text class=\"folded\" x=\"{x}\" y=\"{y}\">{}</text>", Escaped(&branch.folded))?;
        }
        writeln!(out, "</g>")
    }

    fn write_legend(&self, out: &mut String, below: f64) -> Result {
        let mut x = MARGIN;
        let shown = |mark: BranchMark| self.tree.branches.iter().any(|branch| branch.mark == mark);
        for (mark, text) in self.tree.legend.iter().filter(|(mark, _)| shown(*mark)) {
            write_shape(out, *mark, (x + NODE, below))?;
            let (left, down) = (Tenths(x + 16.0), Tenths(below + 4.5));
            writeln!(out, "<text class=\"faint\" x=\"{left}\" y=\"{down}\">{}</text>", Escaped(text))?;
            x += sans(text) + 44.0;
        }
        Ok(())
    }
}

fn write_shape(out: &mut String, mark: BranchMark, (x, y): (f64, f64)) -> Result {
    let class = class(mark);
    let (left, right, above, below) = (Tenths(x - NODE), Tenths(x + NODE), Tenths(y - NODE), Tenths(y + NODE));
    let size = Tenths(2.0 * NODE);
    match mark {
        BranchMark::Tried | BranchMark::Leads => {
            write!(
                out,
                "<circle class=\"node {class}\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>",
                Tenths(x),
                Tenths(y),
                Tenths(NODE - 1.0)
            )
        }
        BranchMark::Solution => {
            write!(out, "<rect class=\"node {class}\" x=\"{left}\" y=\"{above}\" width=\"{size}\" height=\"{size}\"/>")
        }
        BranchMark::DeadEnd => {
            write!(
                out,
                "<path class=\"node {class}\" d=\"M{left} {above}L{right} {below}M{left} {below}L{right} {above}\"/>"
            )
        }
    }
}

fn class(mark: BranchMark) -> &'static str {
    match mark {
        BranchMark::Tried => "tried",
        BranchMark::Leads => "leads",
        BranchMark::Solution => "solution",
        BranchMark::DeadEnd => "dead-end",
    }
}
