//! Prints a shortest way of a river crossing, trip by trip.
#![expect(clippy::print_stdout, reason = "an example prints its result")]

use std::error::Error;

use bachet::{Budget, SolveOptions, gallery};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let puzzle = bachet::read(gallery::get("wolf-goat-cabbage").unwrap_or_default())?.puzzle;
    let found = bachet::solve(&puzzle, &SolveOptions::default().first(1), &mut Budget::unlimited())?;
    println!("{} shortest ways, of which this is one:", found.count.number);
    for way in &found.solutions {
        println!("{}", puzzle.draw(way));
    }
    Ok(())
}
