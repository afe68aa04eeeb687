//! Reads boards from standard input, one a line, and prints each with HoDoKu's score and level.
//!
//! With the argument `steps`, also prints the steps.
#![expect(clippy::print_stdout, reason = "this is what the program is for")]

use std::io::Read as _;

use bachet_budget::Budget;
use bachet_explain::board::Layout;
use bachet_explain::hodoku::{Found, rate_with};
use bachet_notation::sudoku::{Format, read_each};
use bachet_sudoku::Sudoku;

fn main() -> std::io::Result<()> {
    let with_steps = std::env::args().any(|argument| argument == "steps");
    let mut source = String::new();
    std::io::stdin().read_to_string(&mut source)?;
    let mut layout: Option<Layout<2>> = None;
    for (line, (puzzle, _)) in source.lines().zip(read_each(&source, Format::Line)) {
        let (sudoku, _) = Sudoku::new(&puzzle);
        if layout.as_ref().is_none_or(|layout| layout.size as u32 != sudoku.size()) {
            layout = Layout::new(&sudoku);
        }
        let Some(layout) = &layout else { continue };
        let mut steps = Vec::new();
        let mut report = |step: &Found| {
            if with_steps {
                steps.push(step.clone());
            }
        };
        match rate_with(layout, &sudoku, &mut Budget::unlimited(), &mut report) {
            Some(rating) => println!("{line} {} {:?}", rating.score, rating.level),
            None => println!("{line} none"),
        }
        for step in &steps {
            println!("   {:?} {}", step.kind, facts(step, layout.size));
        }
    }
    Ok(())
}

fn facts(step: &Found, size: usize) -> String {
    let name = |&(cell, value): &(u16, u8), sign: &str| {
        let (row, column) = (cell as usize / size + 1, cell as usize % size + 1);
        format!("r{row}c{column}{sign}{}", value + 1)
    };
    let placed = step.placements.iter().map(|fact| name(fact, "="));
    let mut deletions = step.deletions.clone();
    deletions.sort_unstable();
    deletions.dedup();
    placed.chain(deletions.iter().map(|fact| name(fact, "<>"))).collect::<Vec<_>>().join(" ")
}
