//! The benchmarks. They live in a workspace of their own, which the other steps never build.

use anyhow::Result;

use crate::command::{command, root, succeeds};

const MANIFEST: &str = "benches/peers/Cargo.toml";

/// Builds the program `bachet` and the benchmarks, and runs one of them. Whether it succeeded.
pub(crate) fn run(what: &str, options: &[&str]) -> Result<bool> {
    if what == "grid" && !succeeds(command("cargo", &["build", "--release", "--locked", "--bin", "bachet"]))? {
        return Ok(false);
    }
    let arguments = ["run", "--quiet", "--release", "--locked", "--manifest-path", MANIFEST, "--", what];
    let mut bench = command("cargo", &[&arguments[..], options].concat());
    bench.env("BACHET_ROOT", root());
    succeeds(bench)
}
