//! The benchmarks, in a workspace of their own, which no other step builds.

use anyhow::Result;

use crate::command::{command, succeeds, target};

const MANIFEST: &str = "benches/peers/Cargo.toml";

/// Builds the program `bachet` and the benchmarks, and runs one of them. Returns whether it succeeded.
pub(crate) fn run(what: &str, options: &[&str]) -> Result<bool> {
    if (what == "methods" || (what == "grid" || what == "crossing") && measures_processes(options))
        && !succeeds(command("cargo", &["build", "--release", "--locked", "--bin", "bachet"]))?
    {
        return Ok(false);
    }
    let arguments = ["run", "--quiet", "--release", "--manifest-path", MANIFEST, "--", what];
    let mut bench = command("cargo", &[&arguments[..], options].concat());
    bench.env("BACHET_PROGRAM", target().join("release/bachet"));
    succeeds(bench)
}

/// Measures tables of puzzles. The example compares the library with itself, without a peer.
pub(crate) fn tables(options: &[&str]) -> Result<bool> {
    let arguments = ["run", "--quiet", "--release", "--locked", "-p", "bachet-tables", "--example", "throughput", "--"];
    succeeds(command("cargo", &[&arguments[..], options].concat()))
}

/// Whether the program itself is measured, not only the libraries.
fn measures_processes(options: &[&str]) -> bool {
    options.iter().any(|option| option.ends_with("processes")) || options.iter().all(|option| option.starts_with('-'))
}
