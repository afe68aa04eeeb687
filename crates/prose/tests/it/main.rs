//! What the languages of the program read, over small puzzles and over the sets beside the project.

mod beside;
mod clues;
mod documents;
mod einstein;
mod fourth;
mod guesses;
mod judging;
mod logiquiz;
mod magazine;
mod misreadings;
mod modifiers;
mod pages;
mod questions;
mod readings;
mod refusals;
mod sets;
mod shapes;
mod words;
mod zebra;
