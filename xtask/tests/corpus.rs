//! Replays the fuzz corpus, without a fuzzer.

#[path = "../../fuzz/src/expression.rs"]
mod expression;
#[path = "../../fuzz/src/notation.rs"]
mod notation;

use std::fs;
use std::path::Path;

/// Runs the target on every file of its corpus.
fn check(target: &str, run: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus").join(target);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty(), "the corpus of {target} is empty");
    for file in files {
        // Shown only if it panics.
        println!("{}", file.display());
        run(&fs::read(file).unwrap());
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
