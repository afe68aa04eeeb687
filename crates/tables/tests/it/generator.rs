//! Tables of new puzzles.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use arrow_array::RecordBatch;
use bachet::generate::Recipe;
use bachet_tables::{Generator, Options, Wanted, answer};

use crate::texts;

fn recipe(seed: u64) -> Recipe<'static> {
    let mut recipe = Recipe::default();
    recipe.seed = seed;
    recipe
}

fn made(count: u64, seed: u64, threads: usize) -> Vec<String> {
    let tables = Generator::new(count, &recipe(seed), threads, None);
    tables.flat_map(|table| texts(&table.expect("they can be made"), "puzzle")).flatten().collect()
}

#[test]
fn the_same_seed_makes_the_same_puzzles_on_any_number_of_threads() {
    let puzzles = made(300, 7, 1);
    assert_eq!(puzzles.len(), 300);
    assert_eq!(made(300, 7, 3), puzzles);
    assert_eq!(made(20, 7, 2), puzzles[..20]);
    assert_ne!(made(20, 8, 2), puzzles[..20]);
    assert_eq!(made(0, 7, 1), [""; 0]);
}

#[test]
fn each_puzzle_has_its_solution() {
    let tables = Generator::new(50, &recipe(3), 1, None);
    let tables: Vec<RecordBatch> = tables.map(|table| table.expect("they can be made")).collect();
    let found = answer(&tables[0]["puzzle"], Wanted::SOLVE, &Options::default()).expect("they are texts");
    assert_eq!(texts(&found, "solution"), texts(&tables[0], "solution"));
    assert!(texts(&found, "verdict").iter().all(|verdict| verdict.as_deref() == Some("unique")));
}

#[test]
fn what_cannot_be_made_is_said_after_the_others() {
    let mut rare = recipe(1);
    rare.givens = 17..=17;
    rare.tries = 1;
    let last = Generator::new(5, &rare, 1, None).last();
    assert_eq!(last.and_then(Result::err).map(|error| error.code()), Some("generate-gave-up"));
    let flag = Arc::new(AtomicBool::new(true));
    let stopped: Vec<_> = Generator::new(5, &recipe(1), 2, Some(flag.into())).collect();
    assert_eq!(stopped.len(), 1);
    assert_eq!(stopped[0].as_ref().err().map(|error| error.code()), Some("generate-stopped"));
}
