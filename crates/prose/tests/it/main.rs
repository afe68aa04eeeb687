//! What the languages of the program read, over small puzzles and over the sets beside the project.

mod clues;
mod judging;
mod readings;
mod sets;
