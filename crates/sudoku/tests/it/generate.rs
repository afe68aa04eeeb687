//! Generated puzzles: unique, minimal, symmetric, and reproducible.

use std::sync::atomic::AtomicBool;

use bachet_kernel::{Backend, BoardLine, Options, count_one};
use bachet_sudoku::generate::{Generated, Outcome, Recipe, Symmetry, generate};

fn made(recipe: &Recipe<'_>, first: u64, count: usize) -> Vec<Generated> {
    let outcomes = generate(recipe, first, count).into_iter();
    outcomes.map(|outcome| if let Outcome::Made(made) = outcome { made } else { panic!("{outcome:?}") }).collect()
}

fn without(puzzle: &BoardLine, orbit: u128) -> BoardLine {
    std::array::from_fn(|cell| if orbit >> cell & 1 == 1 { b'.' } else { puzzle[cell] })
}

fn givens(puzzle: &BoardLine) -> u128 {
    (0..81).filter(|&cell| puzzle[cell] != b'.').fold(0, |all, cell| all | 1 << cell)
}

/// Counts solutions up to two, by the kernel for single boards: the generator uses batches.
fn count(puzzle: &BoardLine) -> u32 {
    count_one(puzzle, &Options::new(2).backend(Backend::Portable)).count
}

fn check(recipe: &Recipe<'_>, made: &Generated) {
    let text = String::from_utf8_lossy(&made.puzzle);
    assert_eq!(count(&made.puzzle), 1, "{text}");
    assert_eq!(count(&made.solution), 1, "{text}");
    let given = givens(&made.puzzle);
    assert_eq!(without(&made.solution, !given), made.puzzle, "{text}");
    assert!(recipe.givens.contains(&given.count_ones()), "{text}");
    for orbit in recipe.symmetry.orbits() {
        assert!([0, orbit].contains(&(orbit & given)), "{text} is not symmetric");
        if made.minimal && orbit & given != 0 {
            assert_eq!(count(&without(&made.puzzle, orbit)), 2, "{text} is not minimal");
        }
    }
}

#[test]
fn puzzles_are_unique_minimal_and_symmetric() {
    for symmetry in Symmetry::ALL {
        let mut recipe = Recipe::default();
        recipe.symmetry = symmetry;
        recipe.seed = 5;
        let puzzles = made(&recipe, 0, 20);
        assert!(puzzles.iter().all(|made| made.minimal), "{symmetry:?}");
        for made in &puzzles {
            check(&recipe, made);
        }
    }
}

#[test]
fn puzzles_have_the_wanted_number_of_givens() {
    for (range, minimal) in [(22..=23, true), (27..=27, true), (24..=81, true), (30..=30, false), (40..=45, false)] {
        let mut recipe = Recipe::default();
        recipe.givens = range;
        for made in made(&recipe, 0, 5) {
            assert_eq!(made.minimal, minimal);
            check(&recipe, &made);
        }
    }
    let mut recipe = Recipe::default();
    recipe.givens = 36..=36;
    recipe.symmetry = Symmetry::Rotate180;
    for made in &made(&recipe, 0, 5) {
        check(&recipe, made);
    }
}

#[test]
fn a_puzzle_depends_on_its_seed_and_number_alone() {
    let mut recipe = Recipe::default();
    recipe.seed = 42;
    let all = made(&recipe, 10, 30);
    for backend in Backend::ALL {
        recipe.backend = backend;
        assert_eq!(made(&recipe, 10, 7), all[..7], "{backend:?}");
        assert_eq!(made(&recipe, 20, 20), all[10..], "{backend:?}");
    }
    recipe.givens = 23..=23;
    let some = made(&recipe, 10, 8);
    assert_eq!(made(&recipe, 13, 1), some[3..4]);
    recipe.givens = 0..=81;
    recipe.seed = 43;
    assert!(made(&recipe, 10, 30).iter().all(|made| !all.contains(made)));
}

#[test]
fn the_generator_gives_up_after_its_tries() {
    let mut recipe = Recipe::default();
    recipe.givens = 17..=17;
    recipe.tries = 1000;
    assert_eq!(generate(&recipe, 0, 2), [Outcome::GaveUp, Outcome::GaveUp]);
    recipe.tries = u64::MAX;
    let stop = AtomicBool::new(true);
    recipe.cancel = Some(&stop);
    assert_eq!(generate(&recipe, 0, 2), [Outcome::Stopped, Outcome::Stopped]);
}

/// The average is 24.35 in 8,192 puzzles.
#[test]
fn minimal_puzzles_have_the_usual_number_of_givens() {
    let puzzles = made(&Recipe::default(), 0, 1000);
    let sum: u32 = puzzles.iter().map(|made| givens(&made.puzzle).count_ones()).sum();
    assert!((24_200..24_500).contains(&sum), "{sum}");
}
