//! Graphs as SVG.

use bachet_draw::{Direction, Edge, EdgeMark, Graph, Legend, Node, NodeMark, svg};

fn node(column: usize, mark: NodeMark, parts: [&str; 2], sign: usize) -> Node {
    let parts = parts.map(str::to_owned).to_vec();
    Node { column, mark, aloud: parts.join(" | "), parts, sign: Some(sign) }
}

fn edge(from: usize, to: usize, mark: EdgeMark, label: &str) -> Edge {
    Edge { from, to, mark, label: label.into(), aloud: format!("{label} cross"), direction: Direction::Both }
}

/// A small graph with a way, a detour that passes a column, an edge within a column, and a dead end.
fn graph() -> Graph {
    let nodes = vec![
        node(0, NodeMark::Start, ["2wm", "-"], 0),
        node(1, NodeMark::Way, ["wm", "wm"], 1),
        node(1, NodeMark::Detour, ["2m", "2w"], 1),
        node(2, NodeMark::Way, ["wm m", "w"], 0),
        node(3, NodeMark::Goal, ["-", "2wm"], 1),
        node(3, NodeMark::DeadEnd, ["w", "2m w"], 1),
    ];
    let edges = vec![
        edge(0, 1, EdgeMark::Forth, "wm"),
        edge(0, 2, EdgeMark::Detour, "2w"),
        edge(1, 3, EdgeMark::Back, "m"),
        edge(2, 1, EdgeMark::Detour, ""),
        edge(3, 4, EdgeMark::Forth, "2m"),
        edge(4, 0, EdgeMark::Detour, "all"),
        Edge { direction: Direction::Forward, ..edge(3, 5, EdgeMark::Detour, "") },
        Edge { direction: Direction::Forward, ..edge(4, 2, EdgeMark::Detour, "") },
    ];
    let text = |t: &str| t.to_owned();
    Graph {
        language: text("en"),
        title: text("Two couples"),
        description: text("Three crossings."),
        notes: vec![text("6 situations")],
        heading: text("crossings"),
        columns: ["0", "1", "2", "3"].map(text).to_vec(),
        nodes,
        edges,
        legend: Legend {
            nodes: vec![(NodeMark::Start, text("start")), (NodeMark::Goal, text("goal"))],
            edges: vec![(EdgeMark::Forth, text("forth")), (EdgeMark::Back, text("back"))],
            parts: vec![text("left"), text("right")],
            sign: text("the boat"),
            names: vec![(text("w"), text("woman")), (text("m"), text("man"))],
        },
    }
}

#[test]
fn a_graph_with_every_mark() {
    insta::assert_snapshot!(svg(&graph()));
}

#[test]
fn every_text_is_escaped_and_nothing_is_loaded() {
    let nasty = "<b a=\"x\" c='y'>&\u{1}".to_owned();
    let mut graph = graph();
    for text in [&mut graph.language, &mut graph.title, &mut graph.description, &mut graph.heading] {
        text.clone_from(&nasty);
    }
    for node in &mut graph.nodes {
        node.parts.fill(nasty.clone());
        node.aloud.clone_from(&nasty);
    }
    for edge in &mut graph.edges {
        edge.label.clone_from(&nasty);
        edge.aloud.clone_from(&nasty);
    }
    graph.notes = vec![nasty.clone()];
    graph.columns.fill(nasty.clone());
    graph.legend.parts.fill(nasty.clone());
    graph.legend.sign.clone_from(&nasty);
    graph.legend.names = vec![(nasty.clone(), nasty)];
    let picture = svg(&graph).replace("http://www.w3.org/2000/svg", "");
    assert!(!picture.contains("<b ") && !picture.contains('\u{1}') && picture.contains("&lt;b a=&quot;x&quot;"));
    assert!(!["http", "url(h", "@import", "<script", "href", "<link"].iter().any(|s| picture.contains(s)));
}

#[test]
fn nothing_is_drawn_of_what_is_not_there() {
    let empty = svg(&Graph::default());
    assert!(empty.starts_with("<svg ") && empty.ends_with("</svg>\n") && !empty.contains("NaN"));
    let loose = Graph { edges: vec![edge(0, 7, EdgeMark::Forth, "x")], ..graph() };
    assert!(!svg(&loose).contains("x cross"));
    assert!(!svg(&graph()).contains("NaN"));
}
