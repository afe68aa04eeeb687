//! What the languages of the program read, over small puzzles and over the sets beside the project.

mod beside;
mod clues;
mod constructions;
mod documents;
mod einstein;
mod guessed;
mod guesses;
mod judging;
mod kinds;
mod likelihood;
mod literate;
mod logiquiz;
mod magazine;
mod menus;
mod misreadings;
mod modifiers;
mod pages;
mod questions;
mod readings;
mod refusals;
mod sets;
mod shapes;
mod small_language;
mod unknown_verbs;
mod words;
mod zebra;
