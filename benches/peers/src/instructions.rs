//! Instructions for each solve of the zebra, counted by valgrind: the same figure on every run.

use std::env;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, ensure};

use crate::grid::ours;
use crate::grid::puzzle::puzzle;
use crate::grid::zebra::zebra;

/// The repetitions whose difference in instructions is the cost of one solve.
const FEW: u64 = 10;
const MANY: u64 = 110;

/// Instructions of one solve of the zebra, from a parsed puzzle to all solutions proved; `None` without
/// valgrind.
///
/// # Errors
/// If valgrind fails.
pub fn count() -> Result<Option<u64>> {
    if Command::new("valgrind").arg("--version").stdout(Stdio::null()).status().is_err() {
        return Ok(None);
    }
    Ok(Some((collected(MANY)? - collected(FEW)?) / (MANY - FEW)))
}

/// What is counted: so many solves.
///
/// # Errors
/// If the zebra does not have one solution.
pub fn repeat(times: u64) -> Result<()> {
    let puzzle = puzzle(&zebra()?);
    for _ in 0..times {
        ensure!(ours::count(&puzzle) == 1, "the zebra has one solution");
    }
    Ok(())
}

fn collected(times: u64) -> Result<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(env::current_exe()?)
        .args(["repeat", &times.to_string()])
        .output()?;
    let text = String::from_utf8_lossy(&output.stderr);
    let line = text.lines().find_map(|line| Some(line.split_once("Collected :")?.1));
    line.and_then(|count| count.trim().parse().ok()).with_context(|| format!("valgrind said:\n{text}"))
}
