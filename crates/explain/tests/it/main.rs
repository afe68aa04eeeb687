//! Tests of explanations and ratings against collections beside the project.

mod data;
mod hodoku_library;
mod hodoku_rated;
mod hodoku_sound;
