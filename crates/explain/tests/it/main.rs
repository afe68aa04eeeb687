//! Tests of explanations and ratings against collections beside the project.

#[path = "../explainer/checker.rs"]
mod checker;
mod data;
mod entailment;
mod hodoku_library;
mod hodoku_rated;
mod hodoku_reasons;
mod hodoku_sound;
