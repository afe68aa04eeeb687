//! What becomes of the clues and pages that people wrote, beside what they mean.

mod clues;
mod conversation;
mod known;
mod offered;
mod pages;

pub(crate) use clues::{ClueOutcome, JudgedClue, clues};
pub(crate) use conversation::{End, conversation};
pub(crate) use known::{Known, rows};
pub(crate) use pages::{PageOutcome, page};
