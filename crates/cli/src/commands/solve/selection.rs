//! How many solutions are shown, and how much of each.

use bachet::requests;
use bachet::verbs::{Listing, SolveOptions};

/// Default number of solutions for a person.
const SHOWN: usize = 3;

/// Returns the maximum number of solutions that are shown.
pub(in crate::commands) fn first(options: requests::Solve, json: bool) -> usize {
    let is_list = json || !shows_one_way(options);
    options.first.unwrap_or(if is_list { SolveOptions::default().first } else { SHOWN })
}

/// Returns whether a single way is shown, with what is where after each move.
pub(super) fn shows_one_way(options: requests::Solve) -> bool {
    options.listing() == Listing::Shortest
}
