//! Instruction counts by valgrind: almost the same on every run, and a gate against slower code.
//!
//! The accepted counts are in `instructions.txt`. A case fails if its count exceeds that by more than the tolerance.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, ensure};

use crate::crossing;
use crate::grid::ours;
use crate::grid::puzzle::puzzle;
use crate::grid::zebra::zebra;
use crate::sudoku::boards::CASES;

/// The tolerated relative increase, for other versions of libraries or the compiler.
const TOLERANCE: f64 = 0.03;

/// The case of the zebra, from a parsed puzzle to all solutions proved.
const ZEBRA: &str = "zebra";

/// The case of the jealous husbands, from the compiled puzzle to distance, exact count and all states.
const HUSBANDS: &str = "husbands-3-2";

/// What to do with the counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figures {
    /// Compare them with the accepted ones.
    Checked,
    /// Accept them.
    Written,
}

/// Counts the instructions of every case and prints them.
///
/// # Errors
/// If valgrind fails, or a case takes more instructions than it may.
pub fn run(figures: Figures) -> Result<()> {
    if Command::new("valgrind").arg("--version").stdout(Stdio::null()).status().is_err() {
        println!("skipped: no valgrind");
        return Ok(());
    }
    let known = fs::read_to_string(file()).unwrap_or_default();
    let (mut text, mut slower) = (String::new(), Vec::new());
    for (name, each) in cases()? {
        let count = count(name, each)?;
        text += &format!("{name} {count}\n");
        let was = known.lines().find_map(|line| line.strip_prefix(name)?.trim().parse::<u64>().ok());
        let change = was.map(|was| count as f64 / was as f64 - 1.0);
        let note = change.map_or_else(|| "not written down".to_owned(), |change| format!("{:+.1} %", change * 100.0));
        println!("{name}: {count} instructions each, {note}");
        if change.is_none_or(|change| change > TOLERANCE) {
            slower.push(name);
        }
    }
    if figures == Figures::Written {
        fs::write(file(), text)?;
        return Ok(());
    }
    ensure!(slower.is_empty(), "more than is written down, by more than {TOLERANCE}: {}", slower.join(", "));
    Ok(())
}

/// Runs a case several times, to be counted.
///
/// # Errors
/// If there is no such case, or an answer is wrong.
pub fn repeat(name: &str, times: u64) -> Result<()> {
    if let Some(case) = CASES.into_iter().find(|case| case.name == name) {
        return case.repeat(times);
    }
    if name == HUSBANDS {
        return crossing::table::husbands(times);
    }
    ensure!(name == ZEBRA, "no case {name}");
    let puzzle = puzzle(&zebra()?);
    for _ in 0..times {
        ensure!(ours::count(&puzzle) == 1, "the zebra has one solution");
    }
    Ok(())
}

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("instructions.txt")
}

/// Returns each case, and the number of puzzles of one repetition.
fn cases() -> Result<Vec<(&'static str, u64)>> {
    let sudokus = CASES.into_iter().map(|case| Ok((case.name, case.boards()?.len() as u64)));
    [Ok((ZEBRA, 1)), Ok((HUSBANDS, 1))].into_iter().chain(sudokus).collect()
}

/// Returns the instructions for one puzzle, from the difference between runs with few and many repetitions; a
/// repetition has `each` puzzles.
fn count(name: &str, each: u64) -> Result<u64> {
    let (few, many) = if each == 1 { (10, 110) } else { (2, 12) };
    Ok((collected(name, many)? - collected(name, few)?) / ((many - few) * each))
}

fn collected(name: &str, times: u64) -> Result<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(env::current_exe()?)
        .args(["repeat", name, &times.to_string()])
        .output()?;
    let text = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "valgrind said:\n{text}");
    let line = text.lines().find_map(|line| Some(line.split_once("Collected :")?.1));
    line.and_then(|count| count.trim().parse().ok()).with_context(|| format!("valgrind said:\n{text}"))
}
