//! Edges of a graph: curves from the right of a node to the left of a node in a later column, with labels.
//!
//! Each edge has its own port on a side of its node, in the order of the other ends, so that edges do not overlap.

use std::fmt::{Result, Write as _};

use super::{MONO, Picture, Tenths};
use crate::escaped::Escaped;
use crate::graph::{Direction, Edge, EdgeMark};

/// Maximum distance between two ports.
const MAX_PORT_DISTANCE: f64 = 9.0;
/// The positions of a label on a curve, best first.
const LABEL_POSITIONS: [f64; 7] = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78];

type Point = (f64, f64);

/// A Bezier curve: its start, two control points, and its end.
type Curve = [Point; 4];

pub(super) fn write(picture: &Picture<'_>, out: &mut String) -> Result {
    let ports = ports(picture);
    // Detours first, so that the highlighted way is drawn over them.
    let mut order: Vec<usize> = (0..picture.graph.edges.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(picture.graph.edges[i].mark));
    let mut labels = Labels::default();
    let mut texts = String::new();
    for at in order {
        let edge = &picture.graph.edges[at];
        let curves = curves(picture, at, ports[at]);
        let Some(longest) = curves.iter().copied().max_by(|a, b| (a[3].0 - a[0].0).total_cmp(&(b[3].0 - b[0].0)))
        else {
            continue;
        };
        write_edge(out, picture, edge, &curves)?;
        if !edge.label.is_empty() {
            let (x, y) = labels.place(longest, &edge.label);
            let (x, y, class) = (Tenths(x), Tenths(y), class(edge.mark));
            writeln!(texts, "<text class=\"label {class}\" x=\"{x}\" y=\"{y}\">{}</text>", Escaped(&edge.label))?;
        }
    }
    out.push_str(&texts);
    Ok(())
}

fn write_edge(out: &mut String, picture: &Picture<'_>, edge: &Edge, curves: &[Curve]) -> Result {
    let forward = picture.graph.nodes[edge.from].column <= picture.graph.nodes[edge.to].column;
    write!(out, "<path class=\"edge {}\" d=\"", class(edge.mark))?;
    let mut last = None;
    for curve in curves {
        let [a, b, c, d] = curve.map(|(x, y)| (Tenths(x), Tenths(y)));
        match last {
            None => write!(out, "M{} {}", a.0, a.1)?,
            Some(end) if end != a => write!(out, "L{} {}", a.0, a.1)?,
            Some(_) => {}
        }
        write!(out, "C{} {} {} {} {} {}", b.0, b.1, c.0, c.1, d.0, d.1)?;
        last = Some(d);
    }
    write!(out, "\"")?;
    if edge.direction == Direction::Forward {
        let end = if forward { "marker-end" } else { "marker-start" };
        write!(out, " {end}=\"url(#{})\"", class(edge.mark))?;
    }
    if edge.aloud.is_empty() {
        writeln!(out, "/>")
    } else {
        writeln!(out, "><title>{}</title></path>", Escaped(&edge.aloud))
    }
}

/// Returns the curves of an edge from left to right: one between each two columns; none if a node is missing.
fn curves(picture: &Picture<'_>, at: usize, (first, last): (f64, f64)) -> Vec<Curve> {
    let (graph, edge) = (picture.graph, &picture.graph.edges[at]);
    let (Some(from), Some(to)) = (graph.nodes.get(edge.from), graph.nodes.get(edge.to)) else { return Vec::new() };
    let wide = picture.node.0;
    if from.column == to.column {
        let x = picture.left(from.column) + wide;
        let (a, b) = (picture.middle(edge.from) + first, picture.middle(edge.to) + last);
        let out = x + (picture.step - wide) * 0.6;
        return vec![[(x, a), (out, a), (out, b), (x, b)]];
    }
    let (left, right) = if from.column < to.column { (edge.from, edge.to) } else { (edge.to, edge.from) };
    let mut points = vec![(picture.left(graph.nodes[left].column) + wide, picture.middle(left) + first)];
    for &bend in &picture.layout.layers.bends[at] {
        let x = picture.left(picture.layout.layers.column[bend]);
        points.extend([(x, picture.middle(bend)), (x + wide, picture.middle(bend))]);
    }
    points.push((picture.left(graph.nodes[right].column), picture.middle(right) + last));
    let curve = |pair: &[Point]| {
        let (a, b) = (pair[0], pair[1]);
        let half = (b.0 - a.0) / 2.0;
        [a, (a.0 + half, a.1), (b.0 - half, b.1), b]
    };
    points.chunks_exact(2).map(curve).collect()
}

/// Returns for each edge the offsets of its ports from the centres of its left and its right node.
fn ports(picture: &Picture<'_>) -> Vec<(f64, f64)> {
    let graph = picture.graph;
    // For each side of each node: the height of the other end, the edge, and whether this is its left end.
    let mut sides: Vec<[Vec<(f64, usize, bool)>; 2]> = vec![[Vec::new(), Vec::new()]; graph.nodes.len()];
    for (at, edge) in graph.edges.iter().enumerate() {
        let Some((from, to)) = graph.nodes.get(edge.from).zip(graph.nodes.get(edge.to)) else { continue };
        let bends = &picture.layout.layers.bends[at];
        let (left, right) = if from.column <= to.column { (edge.from, edge.to) } else { (edge.to, edge.from) };
        let side = usize::from(from.column != to.column);
        sides[left][0].push((picture.middle(bends.first().copied().unwrap_or(right)), at, true));
        sides[right][side].push((picture.middle(bends.last().copied().unwrap_or(left)), at, false));
    }
    let mut ports = vec![(0.0, 0.0); graph.edges.len()];
    for mut side in sides.into_iter().flatten() {
        side.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        let apart = MAX_PORT_DISTANCE.min((picture.node.1 - 12.0) / side.len().saturating_sub(1).max(1) as f64);
        let first = -apart * side.len().saturating_sub(1) as f64 / 2.0;
        for (place, (_, at, is_left)) in side.into_iter().enumerate() {
            let down = first + apart * place as f64;
            if is_left { ports[at].0 = down } else { ports[at].1 = down }
        }
    }
    ports
}

/// The labels placed so far: the centre of each, and half its width.
#[derive(Default)]
struct Labels {
    taken: Vec<(f64, f64, f64)>,
}

impl Labels {
    /// Places a label at the first free position on the curve, or at the first position if none is free.
    fn place(&mut self, curve: Curve, label: &str) -> Point {
        let half = super::mono(label) * 0.85 / 2.0 + MONO / 4.0;
        let free = |&(x, y): &Point| !self.taken.iter().any(|t| (t.0 - x).abs() < t.2 + half && (t.1 - y).abs() < 13.0);
        let positions = LABEL_POSITIONS.iter().map(|&t| at(curve, t));
        let (x, y) = positions.clone().find(free).or_else(|| positions.clone().next()).unwrap_or(curve[0]);
        self.taken.push((x, y, half));
        (x, y + 4.0)
    }
}

fn at([a, b, c, d]: Curve, t: f64) -> Point {
    let s = 1.0 - t;
    let mix =
        |a: f64, b: f64, c: f64, d: f64| s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d;
    (mix(a.0, b.0, c.0, d.0), mix(a.1, b.1, c.1, d.1))
}

pub(super) fn class(mark: EdgeMark) -> &'static str {
    match mark {
        EdgeMark::Forth => "forth",
        EdgeMark::Back => "back",
        EdgeMark::Detour => "detour",
    }
}
