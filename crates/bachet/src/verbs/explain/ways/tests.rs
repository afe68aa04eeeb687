mod large;
mod steps;
mod texts;

use super::*;
use crate::messages::MessageId;
use crate::{Puzzle, gallery};

fn read(source: &str) -> Puzzle {
    crate::read(source).unwrap().puzzle
}
