//! Exports a formula in the DIMACS format, for SAT solvers and model counters.

use std::fmt::Write as _;

use bachet_solver::{Boolean, Cnf, Model};

use super::names::{Names, model, one_line};
use crate::Puzzle;
use crate::verbs::Refusal;

/// Writes the puzzle as a formula whose models correspond one to one to its solutions.
///
/// Comments say what each decision variable means; they have the lowest numbers, and a line `c p show` lists them.
///
/// # Errors
/// If the puzzle cannot be compiled, or the formula would be too large.
pub fn dimacs(puzzle: &Puzzle) -> Result<String, Refusal> {
    model(puzzle, formula)
}

fn formula(title: &str, model: &Model, names: &dyn Names) -> Result<String, Refusal> {
    let cnf = Cnf::of(model)?;
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write(&mut out, title, &cnf, names);
    Ok(out)
}

fn write(out: &mut String, title: &str, cnf: &Cnf, names: &dyn Names) -> std::fmt::Result {
    writeln!(out, "c Written by Bachet. {}", one_line(title))?;
    writeln!(out, "c Models and solutions are one to one.")?;
    for clue in names.clues() {
        writeln!(out, "c {}", one_line(&clue))?;
    }
    writeln!(out, "c Legend:")?;
    for (number, boolean) in (1..).zip(&cnf.booleans[..cnf.decisions]) {
        let Boolean::Value(x, value) = *boolean else { continue };
        if let Some(statement) = names.statement(x, value) {
            writeln!(out, "c {number} {}", one_line(&statement))?;
        }
    }
    if cnf.decisions < cnf.booleans.len() {
        writeln!(out, "c From {} on: auxiliary, determined by those above", cnf.decisions + 1)?;
    }
    write!(out, "c p show")?;
    for number in 1..=cnf.decisions {
        write!(out, " {number}")?;
    }
    writeln!(out, " 0\np cnf {} {}", cnf.booleans.len(), cnf.len())?;
    for clause in cnf.clauses() {
        for literal in clause {
            write!(out, "{literal} ")?;
        }
        writeln!(out, "0")?;
    }
    Ok(())
}
