//! A crossing as text that reads back to it.

use super::puzzle::{CrossingPuzzle, Subject};

/// What a message calls somebody.
pub(super) fn subject_name(puzzle: &CrossingPuzzle, subject: Subject) -> String {
    match subject {
        Subject::All => "all".to_owned(),
        Subject::Group(group) => puzzle.group(group).name.clone(),
        Subject::Tag(tag) => puzzle.tags[tag.0 as usize].name.clone(),
        Subject::Thing(thing) => puzzle.name_of(thing),
    }
}

/// What a message calls somebody, or the boat.
pub(super) fn placed_name(puzzle: &CrossingPuzzle, who: Option<Subject>) -> String {
    who.map_or_else(|| "boat".to_owned(), |who| subject_name(puzzle, who))
}
