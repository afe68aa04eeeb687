//! New puzzles as tables.

use std::sync::Arc;

use arrow_array::builder::{BooleanBuilder, LargeStringBuilder, ListBuilder, StringBuilder, UInt8Builder};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use bachet::generate::{Generated, GeneratedGrid, GridOutcome, Outcome, generate, generate_grids};
use bachet::json::GeneratedGridLine;
use bachet::messages::Message;
use bachet::requests::{Generate, GeneratedFamily};

use crate::workers::Workers;
use crate::{Cancel, TableError};

/// Number of Sudokus that a thread makes at a time: enough to fill the lanes of the kernel most of the time.
const SUDOKUS: u64 = 4096;
/// The same for logic grids: some tens of milliseconds, unless a level is rare.
const GRIDS: u64 = 64;

/// Makes puzzles with exactly one solution as tables. The same seed makes the same puzzles with any number of threads.
///
/// Sudokus have the columns `puzzle`, `solution`, `givens` and `minimal`; logic grids `puzzle`, `solution` (JSON),
/// `kinds` (of the clues) and `level` (null unless one is asked for).
///
/// When a puzzle cannot be made within the tries, or the work is stopped, the puzzles before come out, then the error.
pub struct Generator {
    options: Generate,
    seed: u64,
    language: String,
    cancel: Option<Cancel>,
    /// Number of puzzles that are left out before the first.
    first: u64,
    made: u64,
    workers: Workers,
    failed: Option<TableError>,
    is_over: bool,
}

/// Some puzzles of a family.
enum Puzzles {
    Sudokus(Vec<Generated>),
    Grids(Vec<GeneratedGrid>),
}

/// Why a puzzle was not made: whether the tries were used up.
struct Ended {
    gave_up: bool,
}

impl Generator {
    /// Prepares for `options.count` puzzles on this number of threads; 0 means one for each core. Logic grids are in
    /// this language unless the options state one.
    ///
    /// # Errors
    /// The options contradict each other.
    pub fn new(
        options: Generate,
        seed: u64,
        language: &str,
        threads: usize,
        cancel: Option<Cancel>,
    ) -> Result<Self, TableError> {
        match options.family {
            GeneratedFamily::Sudoku => {
                options.recipe(seed)?;
            }
            GeneratedFamily::Grid => {
                options.grid_recipe(seed, language)?;
            }
        }
        let (workers, language) = (Workers::new(threads), language.to_owned());
        Ok(Self { options, seed, language, cancel, first: 0, made: 0, workers, failed: None, is_over: false })
    }

    /// Leaves out this number of puzzles of the seed, so that several generators can share the work.
    #[must_use]
    pub fn after(self, first: u64) -> Self {
        Self { first, ..self }
    }

    /// Returns the schema of the tables.
    pub fn schema(&self) -> SchemaRef {
        let text = |name| Field::new(name, DataType::LargeUtf8, false);
        let mut fields = vec![text("puzzle"), text("solution")];
        fields.extend(match self.options.family {
            GeneratedFamily::Sudoku => {
                [Field::new("givens", DataType::UInt8, false), Field::new("minimal", DataType::Boolean, false)]
            }
            GeneratedFamily::Grid => {
                let kind = Arc::new(Field::new_list_field(DataType::Utf8, true));
                [Field::new("kinds", DataType::List(kind), false), Field::new("level", DataType::Utf8, true)]
            }
        });
        Arc::new(Schema::new(fields))
    }

    /// Makes some puzzles on all threads; fewer than asked for if one could not be made.
    fn make(&self) -> Result<(Puzzles, Option<Ended>), Message> {
        Ok(match self.options.family {
            GeneratedFamily::Sudoku => {
                let mut recipe = self.options.recipe(self.seed)?;
                recipe.cancel = self.cancel.as_ref().map(Cancel::flag);
                let (made, ended) = self.collect(SUDOKUS, |first, count| {
                    let outcomes = generate(&recipe, first, count).into_iter();
                    let one = |outcome| match outcome {
                        Outcome::Made(puzzle) => Ok(puzzle),
                        other => Err(Ended { gave_up: other == Outcome::GaveUp }),
                    };
                    outcomes.map(one).collect()
                });
                (Puzzles::Sudokus(made), ended)
            }
            GeneratedFamily::Grid => {
                let mut recipe = self.options.grid_recipe(self.seed, &self.language)?;
                recipe.cancel = self.cancel.as_ref().map(Cancel::flag);
                let (made, ended) = self.collect(GRIDS, |first, count| {
                    let outcomes = generate_grids(&recipe, first, count).into_iter();
                    let one = |outcome| match outcome {
                        GridOutcome::Made(puzzle) => Ok(*puzzle),
                        other => Err(Ended { gave_up: other == GridOutcome::GaveUp }),
                    };
                    outcomes.map(one).collect()
                });
                (Puzzles::Grids(made), ended)
            }
        })
    }

    /// Makes the next puzzles, `block` of them at a time on each thread.
    fn collect<P: Send>(
        &self,
        block: u64,
        make: impl Fn(u64, usize) -> Vec<Result<P, Ended>> + Sync + Send,
    ) -> (Vec<P>, Option<Ended>) {
        let threads = self.workers.threads() as u64;
        let left = (self.options.count - self.made).min(block * threads);
        let block = left.div_ceil(threads).clamp(1, block);
        let start = self.first + self.made;
        let blocks = (0..left.div_ceil(block)).map(|at| (start + at * block, block.min(left - at * block)));
        let outcomes = self.workers.map(blocks.collect(), |(first, count): (u64, u64)| make(first, count as usize));
        let mut made = Vec::new();
        for outcome in outcomes.into_iter().flatten() {
            match outcome {
                Ok(puzzle) => made.push(puzzle),
                Err(ended) => return (made, Some(ended)),
            }
        }
        (made, None)
    }

    fn table(&self, made: &Puzzles) -> Result<Option<RecordBatch>, ArrowError> {
        let columns: Vec<ArrayRef> = match made {
            Puzzles::Sudokus(made) if !made.is_empty() => sudokus(made),
            Puzzles::Grids(made) if !made.is_empty() => grids(made),
            _ => return Ok(None),
        };
        RecordBatch::try_new(self.schema(), columns).map(Some)
    }
}

impl Iterator for Generator {
    type Item = Result<RecordBatch, TableError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over || self.made == self.options.count {
            return self.failed.take().map(Err);
        }
        let (made, ended) = match self.make() {
            Ok(made) => made,
            Err(why) => {
                self.is_over = true;
                return Some(Err(why.into()));
            }
        };
        self.made += match &made {
            Puzzles::Sudokus(made) => made.len() as u64,
            Puzzles::Grids(made) => made.len() as u64,
        };
        if let Some(Ended { gave_up }) = ended {
            self.is_over = true;
            self.failed = Some(self.options.ended(self.made, gave_up).into());
        }
        match self.table(&made) {
            Ok(Some(table)) => Some(Ok(table)),
            Ok(None) => self.failed.take().map(Err),
            Err(why) => Some(Err(why.into())),
        }
    }
}

fn sudokus(made: &[Generated]) -> Vec<ArrayRef> {
    let (mut puzzles, mut solutions) = (LargeStringBuilder::new(), LargeStringBuilder::new());
    let (mut givens, mut minimal) = (UInt8Builder::new(), BooleanBuilder::new());
    for one in made {
        puzzles.append_value(String::from_utf8_lossy(&one.puzzle));
        solutions.append_value(String::from_utf8_lossy(&one.solution));
        givens.append_value(one.puzzle.iter().filter(|&&cell| cell != b'.').count() as u8);
        minimal.append_value(one.minimal);
    }
    vec![
        Arc::new(puzzles.finish()),
        Arc::new(solutions.finish()),
        Arc::new(givens.finish()),
        Arc::new(minimal.finish()),
    ]
}

fn grids(made: &[GeneratedGrid]) -> Vec<ArrayRef> {
    let (mut puzzles, mut solutions) = (LargeStringBuilder::new(), LargeStringBuilder::new());
    let (mut kinds, mut level) = (ListBuilder::new(StringBuilder::new()), StringBuilder::new());
    for (number, one) in (1..).zip(made) {
        let line = GeneratedGridLine::new(number, one);
        puzzles.append_value(&line.puzzle);
        solutions.append_value(serde_json::to_string(&line.solution).expect("the keys of a solution are texts"));
        kinds.append_value(line.kinds.iter().map(Some));
        level.append_option(line.level);
    }
    vec![Arc::new(puzzles.finish()), Arc::new(solutions.finish()), Arc::new(kinds.finish()), Arc::new(level.finish())]
}
