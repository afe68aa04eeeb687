mod brute;
mod steps;
mod texts;

use super::*;
use crate::messages::MessageId;
use crate::{Puzzle, gallery};

fn read(source: &str) -> Puzzle {
    crate::read(source).unwrap().puzzle
}

/// What a move costs: 1 where the puzzle gives moves no cost.
fn cost_of(step: &Step) -> Number {
    match step {
        Step::Trip(trip) => trip.cost,
        Step::Action(_) => Number::from_integer(1),
    }
}
