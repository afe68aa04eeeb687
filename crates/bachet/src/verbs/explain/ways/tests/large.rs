//! Puzzles with too many states to store, or too many loads to try.

use super::*;

fn explained(source: &str) -> WaysExplanation {
    let puzzle = read(source);
    let found = explain(&*puzzle.ways().unwrap(), &mut Budget::unlimited());
    found.unwrap()
}

#[test]
fn a_puzzle_with_too_many_states_has_a_way_without_what_is_not_known() {
    let found = explained(gallery::get("fifteen").unwrap());
    assert_eq!(found.steps.len(), 29);
    let fates = found.steps.iter().flat_map(|step| &step.others).map(|moves| &moves.fate);
    assert!(fates.into_iter().all(|fate| matches!(fate, Fate::Unknown | Fate::Back { .. })));
    assert!(found.steps.iter().any(|step| !step.is_complete));
    let proof = found.no_shorter.unwrap();
    assert!(proof.layers.is_empty());
    assert_eq!(proof.counting.and_then(|counting| counting.at_least), Some(19));
}

#[test]
fn a_high_tower_has_its_own_proof() {
    let found = explained("hanoi: x\ndisks: 20\n");
    assert_eq!(found.no_shorter.unwrap().tower, Some(20));
    assert_eq!(found.steps.len(), MAX_EXPLAINED_MOVES);
}

#[test]
fn many_travellers_are_explained_or_refused_in_short_time() {
    for (couples, seats) in [(20, 4), (60, 10), (200, 4)] {
        let text = format!("crossing: x\nwoman: {couples}, each with her man\nman: {couples}\nboat: {seats} seats\n");
        let found = explained(&(text + "rule: each woman: her man or no man\n"));
        assert!(found.counts.distance.is_some(), "{couples}");
        assert!(!found.steps.is_empty(), "{couples}");
    }
}

#[test]
fn a_budget_ends_the_work() {
    let puzzle = read(gallery::get("island").unwrap());
    for steps in [1, 10, 100, 1000, 10_000] {
        // Whatever is left out, nothing fails.
        let found = explain(&*puzzle.ways().unwrap(), &mut Budget::unlimited().steps(steps));
        assert!(found.is_ok(), "{steps}");
    }
}
