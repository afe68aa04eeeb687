//! Tests of explanations and ratings against collections beside the project.

mod data;
mod entailment;
mod hodoku_library;
mod hodoku_rated;
mod hodoku_reasons;
mod hodoku_sound;
