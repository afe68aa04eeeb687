//! A formula in the DIMACS format, for SAT solvers and model counters.

use std::fmt::Write as _;

use bachet_grid::{Meaning, compile};
use bachet_solver::{Boolean, Cnf, Var};

use super::ExportError;
use super::names::{Names, clue, one_line};
use crate::Puzzle;

/// Writes the puzzle as a formula whose models are its solutions, one to one.
///
/// The comments say what each number of a decision variable means; a line `c p show` lists these numbers, which come first.
///
/// # Errors
/// If the puzzle cannot be stated, or the formula would be too large.
pub fn dimacs(puzzle: &Puzzle) -> Result<String, ExportError> {
    let Puzzle::Grid(grid) = puzzle;
    let compiled = compile(grid)?;
    let cnf = Cnf::of(&compiled.model)?;
    let names = Names { puzzle: grid, layout: &compiled.layout };
    let meanings: Vec<(Var, Meaning)> = compiled.layout.meanings().collect();
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write(&mut out, &cnf, &names, &meanings);
    Ok(out)
}

fn write(out: &mut String, cnf: &Cnf, names: &Names<'_>, meanings: &[(Var, Meaning)]) -> std::fmt::Result {
    let title = names.puzzle.title.as_deref().unwrap_or_default();
    writeln!(out, "c Written by Bachet. {}", one_line(title))?;
    writeln!(out, "c Models and solutions are one to one.")?;
    for each in &names.puzzle.clues {
        writeln!(out, "c {}", clue(each))?;
    }
    writeln!(out, "c Legend:")?;
    for (number, boolean) in (1..).zip(&cnf.booleans[..cnf.decisions]) {
        let Boolean::Value(x, value) = *boolean else { continue };
        if let Some((_, meaning)) = meanings.iter().find(|(y, _)| *y == x) {
            writeln!(out, "c {number} {}", one_line(&names.statement(*meaning, value)))?;
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
