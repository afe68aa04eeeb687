//! All methods on every puzzle of the gallery: those that went through everything agree.

use std::fmt::Write as _;

use bachet::verbs::{Agreement, Ended, Method, compare};
use bachet::{Budget, Puzzle, gallery};

/// So many nodes for each method: few where one takes long.
fn steps(puzzle: &Puzzle) -> u64 {
    if matches!(puzzle, Puzzle::Sudoku(_)) { 300 } else { 10_000 }
}

#[test]
fn methods_agree_on_every_puzzle_of_the_gallery() {
    let mut table = String::new();
    for (name, source) in gallery::all() {
        let puzzle = bachet::read(source).expect("it is sound").puzzle;
        let steps = steps(&puzzle);
        let compared = compare(&puzzle, &Method::all(), &[], |work| {
            work(&mut Budget::unlimited().steps(steps));
        });
        let compared = compared.expect("it can be stated");
        assert!(!matches!(compared.agreement, Agreement::Differ(_)), "{name}: {:?}", compared.agreement);
        let mut finished = Vec::new();
        for row in &compared.rows {
            let Ok(traced) = &row.found else { continue };
            let nodes = traced.record.tally.nodes;
            assert!(nodes <= steps, "{name} by {:?}: {nodes} nodes", row.method);
            if traced.ended == Ended::Exhausted {
                finished.push(row.method.name);
            }
        }
        writeln!(table, "{name}: {:?} by {}", compared.agreement, finished.join(", ")).expect("a string takes it");
    }
    insta::assert_snapshot!(table);
}
