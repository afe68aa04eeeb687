//! Search trees as pictures.

use bachet::front::drawings::Tracing;
use bachet::messages::{Language, Messages};
use bachet::verbs::{Method, SearchTree, TraceOptions, watch};
use bachet::{Budget, gallery};
use bachet_draw::{Branch, tree_svg};

/// The tree of a method on a puzzle of the gallery, of which so many nodes are kept.
fn picture(name: &str, method: Method, max: usize) -> String {
    let source = gallery::get(name).expect("it is in the gallery");
    let puzzle = bachet::read(source).expect("it can be read").puzzle;
    let mut tree = SearchTree::new(method, max);
    let mut budget = Budget::unlimited().steps(5_000);
    let traced = watch(&puzzle, method, &TraceOptions::default(), &mut budget, &mut |_, event| {
        tree.add(event);
        std::ops::ControlFlow::Continue(())
    })
    .expect("it runs");
    let messages = Messages::new(Language::default());
    let tracing = Tracing::new(&puzzle, method, &messages).expect("it is sound");
    let drawn = tracing.tree(&tree, &traced.record.tally, "en");
    let named = |branch: &Branch| !branch.label.is_empty() && !branch.aloud.is_empty();
    assert!(drawn.branches.iter().skip(1).all(named), "all but the root are named");
    tree_svg(&drawn)
}

#[test]
fn the_picture_of_the_specification_is_the_one_that_is_drawn() {
    let kept = include_str!("../../../../spec/pictures/verjaardag-tree.svg");
    assert_eq!(picture("verjaardag", Method::CLAUSES, 500), kept);
}

#[test]
fn a_folded_tree_of_a_board() {
    insta::assert_snapshot!(picture("difficile", Method::BACKTRACKING, 30));
}

#[test]
fn the_tree_of_bachets_own_search_shows_every_solution() {
    let drawn = picture("einstein", Method::PROPAGATION, 500);
    assert_eq!(drawn.matches("class=\"node solution\"").count(), 7 + 1, "seven, and one in the legend: {drawn}");
    insta::assert_snapshot!(drawn);
    let drawn = picture("zebra", Method::PROPAGATION, 500);
    assert_eq!(drawn.matches("class=\"node solution\"").count(), 1 + 1, "one, and one in the legend: {drawn}");
}

#[test]
fn a_tree_of_case_splits() {
    insta::assert_snapshot!(picture("einstein", Method::CNF, 60));
}

#[test]
fn a_tree_of_ways() {
    insta::assert_snapshot!(picture("wolf-goat-cabbage", Method::DEPTH_FIRST, 500));
    insta::assert_snapshot!(picture("wolf-goat-cabbage", Method::BREADTH_FIRST, 500));
}
