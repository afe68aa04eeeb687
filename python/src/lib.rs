//! The native part of the Python package `bachet`: puzzles that were read, questions about them as JSON, answers as
//! JSON, and pictures.
//!
//! The package around it is in `bachet/`: its classes are what people use, and nothing here is documented for them. A
//! question is a request of the library ([`bachet::requests`]), so that each option of each verb is stated there. This
//! crate has what the library has not: files, the clock, and signals.

mod answer;
mod messages;
mod picture;
mod puzzle;
mod question;
mod source;
mod tables;
mod work;
mod workers;

use mimalloc::MiMalloc;
use pyo3::prelude::*;

/// A short puzzle is a thousand small pieces of memory, of which the allocator of the system makes a fifth of the time.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// The native part of `bachet`.
#[pymodule(name = "_native")]
mod native {
    #[pymodule_export]
    use crate::answer::Answer;
    #[pymodule_export]
    use crate::puzzle::{Puzzle, read};
    #[pymodule_export]
    use crate::question::{ask, formats, gallery, version};
    #[pymodule_export]
    use crate::tables::{Batch, Tables, answer_tables, generate_tables};
}
