//! Einstein's riddle in French, sentence by sentence, over the categories of the gallery's puzzle.
//!
//! The sentences are read where the document lies beside the project; without it the tests are skipped, loudly.

use std::path::Path;

use bachet_grid::{Solution, evaluate};
use bachet_notation::clue::{CategoryId, Order, Truth, ValueId};
use bachet_notation::{GridPuzzle, read_grid};
use bachet_prose::{Language, Outcome, QuestionReading, Reader};

/// How many tables the meanings are compared on.
const TABLES: u32 = 20_000;

/// The numbered sentences of the document, and its question.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn sentences() -> Option<(Vec<String>, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/sources");
    let files = std::fs::read_dir(&folder).into_iter().flatten().flatten();
    let file = files
        .map(|entry| entry.path())
        .find(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("000")));
    let Some(source) = file.and_then(|path| std::fs::read_to_string(path).ok()) else {
        eprintln!("skipped: no document 000 in {}", folder.display());
        return None;
    };
    let numbered = |n: usize| source.lines().find_map(|l| l.trim().strip_prefix(&format!("{n}. ")));
    let clues = (1..=15).map(|n| numbered(n).expect("the document has 15 rules").to_owned()).collect();
    let question = source.lines().find_map(|l| l.trim().strip_prefix("Question : "));
    Some((clues, question.expect("the document asks something").to_owned()))
}

fn gallery() -> GridPuzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles/einstein.bachet");
    read_grid(&std::fs::read_to_string(path).expect("the gallery has the riddle")).0
}

/// Whether two meanings agree on many tables that are filled by lot.
fn same_meaning(puzzle: &GridPuzzle, a: &Truth, b: &Truth) -> bool {
    let mut seed: u64 = 0x2545_f491_4f6c_dd1d;
    let mut lot = |n: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 33) as usize % n
    };
    (0..TABLES).all(|_| {
        let mut table = Solution::of(puzzle);
        for c in 1..puzzle.categories.len() {
            let mut left: Vec<u32> = (0..table.entities() as u32).collect();
            for entity in 0..table.entities() {
                let index = left.swap_remove(lot(left.len()));
                table.set(entity, ValueId { category: CategoryId(c as u32), index });
            }
        }
        evaluate(puzzle, a, &table) == evaluate(puzzle, b, &table)
    })
}

#[test]
fn each_rule_means_what_the_gallery_says() {
    let Some((sentences, question)) = sentences() else { return };
    let puzzle = gallery();
    let language = Language::builtin("fr").expect("the program brings French");
    let reader = Reader::new(&puzzle, language);
    let mut doubtful = Vec::new();
    for (n, sentence) in sentences.iter().enumerate() {
        let outcomes = reader.clue(sentence);
        let [read] = outcomes.as_slice() else { panic!("{sentence}: one sentence") };
        let Outcome::Read(reading) = &read.outcome else { panic!("{sentence}: {:?}", read.outcome) };
        let meant = puzzle.clues[n].truth.as_ref().expect("the gallery has an expression for each clue");
        assert!(same_meaning(&puzzle, &reading.truth, meant), "{sentence}: {:?}", reading.truth);
        if !reading.others.is_empty() {
            doubtful.push((n + 1, reading.others.clone()));
        }
    }
    // Only rule 4 leaves anything open: the white house may be the very next.
    let [(4, others)] = doubtful.as_slice() else { panic!("{doubtful:?}") };
    assert!(matches!(others.as_slice(), [Truth::Places(_, Order::PlacesBefore(1), _, _)]), "{others:?}");
    // "Who" asks for the person, not for the house.
    let QuestionReading::Read(asked) = reader.question(&question) else { panic!("{question}") };
    assert_eq!(Some(asked), puzzle.questions[0].asked);
}
