//! The verbs over columns of puzzles: an Arrow array or a stream of tables in, columns of answers out.
//!
//! [`answer`] answers an array of texts, [`Stream`] a stream of record batches, in constant memory and on all cores;
//! [`Generator`] makes new puzzles as batches. [`Wanted`] says which columns are asked for, [`Options`] within which
//! limits. A text is anything that [`bachet::read`] reads. Classic 9x9 boards of 81 characters are solved many at once
//! by the kernel, without copying them where the column allows it; every other puzzle is answered by the verb that the
//! program has for one puzzle.
//!
//! A row that is no puzzle, or whose limit is reached, never ends the work: the column `problems` says what is wrong
//! with it. A column that is missing or has no texts is a [`TableError`].
//!
//! ```
//! use arrow_array::StringArray;
//! use bachet_tables::{Options, Wanted, answer};
//!
//! let puzzles = StringArray::from(vec![
//!     "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
//!     "grid: Pets\nwho: Ann, Bob\npet: cat, dog\n1. Ann does not have the cat.\n",
//! ]);
//! let found = answer(&puzzles, Wanted::SOLVE, &Options::default())?;
//! let verdicts = arrow_array::cast::as_string_array(&found["verdict"]);
//! assert!(verdicts.iter().all(|verdict| verdict == Some("unique")));
//! # Ok::<(), bachet_tables::TableError>(())
//! ```

mod answer;
mod boards;
mod columns;
mod error;
mod generate;
pub mod lines;
mod options;
#[cfg(feature = "parquet")]
pub mod parquet;
mod piece;
mod problems;
mod row;
mod stream;
mod texts;
mod wanted;
mod workers;

pub use answer::answer;
pub use arrow_array::RecordBatch;
pub use arrow_schema::{ArrowError, SchemaRef};
pub use error::TableError;
pub use generate::Generator;
pub use options::{Cancel, DEFAULT_STEPS, Options};
pub use stream::{Reader, Stream};
pub use texts::Texts;
pub use wanted::Wanted;
