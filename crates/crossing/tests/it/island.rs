//! An island in the river: the crossings of couples and of missionaries, by the reference implementation.

use bachet_notation::crossing::CrossingPuzzle;

use crate::naive::{Naive, Symmetry};
use crate::stated::{ISLAND, by_the_island, jealous, missionaries};

fn forbidden(mut puzzle: CrossingPuzzle) -> CrossingPuzzle {
    puzzle.routes = by_the_island();
    puzzle
}

/// Crossings and states, up to symmetry.
fn passages(puzzle: &CrossingPuzzle) -> (Option<i64>, usize) {
    let naive = Naive::new(puzzle);
    let explored = Symmetry::new(&naive).explore();
    (explored.distance.map(|d| d.to_integer()), explored.distances.len())
}

#[test]
fn few_couples_and_few_missionaries() {
    for (n, allowed, states, only_by_the_island, states_there) in
        [(1, 1, 15, 2, 15), (2, 5, 69, 10, 62), (3, 11, 153, 18, 133)]
    {
        assert_eq!(passages(&jealous(ISLAND, n, 2)), (Some(allowed), states));
        assert_eq!(passages(&forbidden(jealous(ISLAND, n, 2))), (Some(only_by_the_island), states_there));
        assert_eq!(passages(&missionaries(ISLAND, n, n, 2)).0, Some(allowed));
        assert_eq!(passages(&forbidden(missionaries(ISLAND, n, n, 2))).0, Some(only_by_the_island));
    }
}
