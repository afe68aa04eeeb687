//! Trees as SVG.

use bachet_draw::{Branch, BranchMark, Tree, tree_svg};

fn branch(from: usize, label: &str, mark: BranchMark, folded: &str) -> Branch {
    let aloud = format!("{label} {folded}");
    Branch { from, label: label.into(), mark, folded: folded.into(), aloud }
}

fn tree() -> Tree {
    Tree {
        language: "en".into(),
        title: "A small search".into(),
        description: "Seven nodes.".into(),
        notes: vec!["7 nodes, 12 of them folded".into()],
        branches: vec![
            branch(0, "", BranchMark::Leads, ""),
            branch(0, "r1c2 = 1", BranchMark::DeadEnd, ""),
            branch(0, "r1c2 = 4", BranchMark::Leads, ""),
            branch(2, "r1c3 = 2", BranchMark::Tried, "+12"),
            branch(2, "r1c3 = 3", BranchMark::Solution, ""),
            branch(2, "r1c3 = 9", BranchMark::DeadEnd, ""),
            branch(0, "r1c2 = 5", BranchMark::Tried, ""),
        ],
        legend: vec![(BranchMark::Solution, "a solution".into()), (BranchMark::DeadEnd, "a dead end".into())],
    }
}

#[test]
fn a_tree_with_every_mark() {
    insta::assert_snapshot!(tree_svg(&tree()));
}

#[test]
fn every_text_is_escaped_and_nothing_is_loaded() {
    let nasty = "<b a=\"x\" c='y'>&\u{1}".to_owned();
    let mut tree = tree();
    for text in [&mut tree.language, &mut tree.title, &mut tree.description] {
        text.clone_from(&nasty);
    }
    for branch in &mut tree.branches {
        for text in [&mut branch.label, &mut branch.folded, &mut branch.aloud] {
            text.clone_from(&nasty);
        }
    }
    tree.notes = vec![nasty.clone()];
    tree.legend = vec![(BranchMark::Solution, nasty)];
    let picture = tree_svg(&tree).replace("http://www.w3.org/2000/svg", "");
    assert!(!picture.contains("<b ") && !picture.contains('\u{1}') && picture.contains("&lt;b a=&quot;x&quot;"));
    assert!(!["http", "url(", "@import", "<script", "href", "<link"].iter().any(|s| picture.contains(s)));
}

#[test]
fn missing_parents_and_empty_trees_are_drawn() {
    let empty = tree_svg(&Tree::default());
    assert!(empty.starts_with("<svg ") && empty.ends_with("</svg>\n") && !empty.contains("NaN"));
    // A branch without a valid parent is drawn below the one before it.
    let loose =
        Tree { branches: vec![branch(9, "", BranchMark::Tried, ""), branch(9, "x", BranchMark::Tried, "")], ..tree() };
    assert!(tree_svg(&loose).contains(">x<"));
}

#[test]
fn a_title_has_room_in_a_wide_font() {
    let title = "Who met whom on the long way to the market of the mountain village?".to_owned();
    let drawn = tree_svg(&Tree { title: title.clone(), branches: vec![Branch::default()], ..Tree::default() });
    let width = drawn.split_once("width=\"").and_then(|(_, rest)| rest.split_once('"')).expect("it has a width").0;
    let width: f64 = width.parse().expect("it is a number");
    // Measured in the bold letters of `DejaVu Sans` of 21 pixels: 14.2 pixels a character.
    assert!(width >= 24.0 + 14.2 * title.len() as f64, "{width}");
}
