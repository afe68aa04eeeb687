//! Tables of new puzzles.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use arrow_array::RecordBatch;
use bachet::requests::{Generate, GeneratedFamily};
use bachet_tables::{Cancel, Generator, Options, TableError, Wanted, answer};

use crate::texts;

fn options(family: GeneratedFamily, count: u64) -> Generate {
    let mut options = Generate::default();
    (options.family, options.count) = (family, count);
    options
}

fn generator(options: &Generate, seed: u64, threads: usize, cancel: Option<Cancel>) -> Generator {
    Generator::new(options.clone(), seed, "en", threads, cancel).expect("the options go together")
}

fn made(options: &Generate, seed: u64, threads: usize, after: u64) -> Vec<String> {
    let tables = generator(options, seed, threads, None).after(after);
    tables.flat_map(|table| texts(&table.expect("they can be made"), "puzzle")).flatten().collect()
}

#[test]
fn the_same_seed_makes_the_same_puzzles_on_any_number_of_threads() {
    for (family, count) in [(GeneratedFamily::Sudoku, 300), (GeneratedFamily::Grid, 150)] {
        let all = options(family, count);
        let puzzles = made(&all, 7, 1, 0);
        assert_eq!(puzzles.len() as u64, count);
        assert_eq!(made(&all, 7, 3, 0), puzzles);
        assert_eq!(made(&options(family, 20), 7, 2, 0), puzzles[..20]);
        assert_eq!(made(&options(family, 20), 7, 2, 100), puzzles[100..120]);
        assert_ne!(made(&options(family, 20), 8, 2, 0), puzzles[..20]);
        assert_eq!(made(&options(family, 0), 7, 1, 0), [""; 0]);
    }
}

#[test]
fn each_puzzle_has_its_solution() {
    for family in [GeneratedFamily::Sudoku, GeneratedFamily::Grid] {
        let tables = generator(&options(family, 50), 3, 1, None);
        let schema = tables.schema();
        let tables: Vec<RecordBatch> = tables.map(|table| table.expect("they can be made")).collect();
        assert_eq!(tables[0].schema(), schema);
        let found = answer(&tables[0]["puzzle"], Wanted::SOLVE, &Options::default()).expect("they are texts");
        assert_eq!(texts(&found, "solution"), texts(&tables[0], "solution"));
        assert!(texts(&found, "verdict").iter().all(|verdict| verdict.as_deref() == Some("unique")));
    }
}

#[test]
fn what_cannot_be_made_is_said_after_the_others() {
    let mut rare = options(GeneratedFamily::Sudoku, 5);
    (rare.givens, rare.tries) = (Some(17..=17), 1);
    let last = generator(&rare, 1, 1, None).last();
    assert_eq!(last.and_then(Result::err).map(|error| error.code()), Some("generate-gave-up"));
    let flag = Arc::new(AtomicBool::new(true));
    let sudokus = options(GeneratedFamily::Sudoku, 5);
    let stopped: Vec<_> = generator(&sudokus, 1, 2, Some(flag.into())).collect();
    assert_eq!(stopped.len(), 1);
    assert_eq!(stopped[0].as_ref().err().map(TableError::code), Some("generate-stopped"));
}

#[test]
fn options_of_the_other_family_are_refused() {
    let mut wrong = options(GeneratedFamily::Sudoku, 5);
    wrong.size = Some([4, 4]);
    let refused = Generator::new(wrong, 1, "en", 1, None).err();
    assert_eq!(refused.map(|error| error.code()), Some("generate-other-family"));
}
