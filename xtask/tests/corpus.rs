//! Replays the fuzz corpus, without a fuzzer.

#[path = "../../fuzz/src/crossing.rs"]
pub mod crossing;
#[path = "../../fuzz/src/expression.rs"]
pub mod expression;
#[path = "../../fuzz/src/json.rs"]
pub mod json;
#[path = "../../fuzz/src/lanes.rs"]
pub mod lanes;
#[path = "../../fuzz/src/moving.rs"]
pub mod moving;
#[path = "../../fuzz/src/notation.rs"]
pub mod notation;
#[path = "../../fuzz/src/page.rs"]
pub mod page;
#[path = "../../fuzz/src/read.rs"]
pub mod read;
#[path = "../../fuzz/src/request.rs"]
pub mod request;
#[path = "../../fuzz/src/sentence.rs"]
pub mod sentence;
#[path = "../../fuzz/src/sudoku.rs"]
pub mod sudoku;

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

/// Runs the target on every file of its corpus.
fn check(target: &str, run: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus").join(target);
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("the corpus is there").flatten().map(|file| file.path()).collect();
    files.sort();
    assert!(!files.is_empty(), "the corpus of {target} is empty");
    for file in files {
        let input = fs::read(&file).expect("the file can be read");
        assert!(catch_unwind(|| run(&input)).is_ok(), "{} panics", file.display());
    }
}

#[test]
fn notation_corpus() {
    check("notation", notation::run);
}

#[test]
fn expression_corpus() {
    check("expression", expression::run);
}

#[test]
fn sudoku_corpus() {
    check("sudoku", sudoku::run);
}

#[test]
fn crossing_corpus() {
    check("crossing", crossing::run);
}

#[test]
fn lanes_corpus() {
    check("lanes", lanes::run);
}

#[test]
fn moving_corpus() {
    check("moving", moving::run);
}

#[test]
fn request_corpus() {
    check("request", request::run);
}

#[test]
fn json_corpus() {
    check("json", json::run);
}

#[test]
fn page_corpus() {
    check("page", page::run);
}

#[test]
fn read_corpus() {
    check("read", read::run);
}

#[test]
fn sentence_corpus() {
    check("sentence", sentence::run);
}
