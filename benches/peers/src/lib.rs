//! Random instances, the peers that Bachet is measured against, and the measuring.

pub mod crossing;
pub mod form;
pub mod grid;
pub mod instructions;
pub mod methods;
pub mod random;
pub mod sudoku;
pub mod timing;
pub mod variants;

use std::path::{Path, PathBuf};

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
