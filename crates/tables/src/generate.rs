//! New classic Sudokus as tables.

use std::sync::Arc;

use arrow_array::builder::{BooleanBuilder, LargeStringBuilder, UInt8Builder};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use bachet::Argument;
use bachet::generate::{Generated, Outcome, Recipe, generate};
use bachet::messages::{Message, MessageId};

use crate::workers::Workers;
use crate::{Cancel, TableError};

/// Number of puzzles that a thread makes at a time: enough to fill the lanes of the kernel most of the time.
const BLOCK: u64 = 4096;

/// Makes classic Sudokus with exactly one solution, as tables with the columns `puzzle`, `solution`, `givens` and
/// `minimal`. The same recipe makes the same puzzles with any number of threads.
///
/// When a puzzle cannot be made within the tries of the recipe, or the work is stopped, the puzzles before come out,
/// then the error.
pub struct Generator {
    recipe: Recipe<'static>,
    cancel: Option<Cancel>,
    /// Number of puzzles of the recipe that are left out before the first.
    first: u64,
    count: u64,
    made: u64,
    workers: Workers,
    failed: Option<TableError>,
    is_over: bool,
}

impl Generator {
    /// Prepares for this number of puzzles on this number of threads; 0 means one for each core. The flag of the recipe
    /// is not used, but `cancel`.
    pub fn new(count: u64, recipe: &Recipe<'_>, threads: usize, cancel: Option<Cancel>) -> Self {
        let mut own = Recipe::default();
        own.seed = recipe.seed;
        own.symmetry = recipe.symmetry;
        own.givens = recipe.givens.clone();
        own.tries = recipe.tries;
        own.backend = recipe.backend;
        Self { recipe: own, cancel, first: 0, count, made: 0, workers: Workers::new(threads), failed: None, is_over: false }
    }

    /// Leaves out this number of puzzles of the recipe, so that several generators can share the work.
    #[must_use]
    pub fn after(self, first: u64) -> Self {
        Self { first, ..self }
    }

    /// Returns the schema of the tables.
    pub fn schema() -> SchemaRef {
        let field = |name, of| Field::new(name, of, false);
        Arc::new(Schema::new(vec![
            field("puzzle", DataType::LargeUtf8),
            field("solution", DataType::LargeUtf8),
            field("givens", DataType::UInt8),
            field("minimal", DataType::Boolean),
        ]))
    }

    /// Makes some puzzles. The list is shorter than asked for if the last outcome is not a puzzle.
    fn make(&self) -> (Vec<Generated>, Option<Outcome>) {
        let left = (self.count - self.made).min(BLOCK * self.workers.threads() as u64);
        let block = left.div_ceil(self.workers.threads() as u64).clamp(1, BLOCK);
        let blocks = (0..left.div_ceil(block)).map(|at| (self.first + self.made + at * block, block.min(left - at * block)));
        let mut recipe: Recipe<'_> = self.recipe.clone();
        recipe.cancel = self.cancel.as_ref().map(Cancel::flag);
        let work = |(first, count): (u64, u64)| generate(&recipe, first, count as usize);
        let mut made = Vec::new();
        for outcome in self.workers.map(blocks.collect(), work).into_iter().flatten() {
            match outcome {
                Outcome::Made(puzzle) => made.push(puzzle),
                other => return (made, Some(other)),
            }
        }
        (made, None)
    }

    fn why(&self, end: &Outcome) -> TableError {
        let count = |n: u64| Argument::Number(i64::try_from(n).unwrap_or(i64::MAX));
        let id = if *end == Outcome::GaveUp { MessageId::GenerateGaveUp } else { MessageId::GenerateStopped };
        let why = Message::from(id).with("made", count(self.made)).with("count", count(self.count));
        why.with("tries", count(self.recipe.tries)).into()
    }
}

impl Iterator for Generator {
    type Item = Result<RecordBatch, TableError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over || self.made == self.count {
            return self.failed.take().map(Err);
        }
        let (made, end) = self.make();
        self.made += made.len() as u64;
        if let Some(end) = end {
            self.is_over = true;
            self.failed = Some(self.why(&end));
        }
        if made.is_empty() { self.failed.take().map(Err) } else { Some(table(&made)) }
    }
}

fn table(made: &[Generated]) -> Result<RecordBatch, TableError> {
    let (mut puzzles, mut solutions) = (LargeStringBuilder::new(), LargeStringBuilder::new());
    let (mut givens, mut minimal) = (UInt8Builder::new(), BooleanBuilder::new());
    for one in made {
        puzzles.append_value(String::from_utf8_lossy(&one.puzzle));
        solutions.append_value(String::from_utf8_lossy(&one.solution));
        givens.append_value(one.puzzle.iter().filter(|&&cell| cell != b'.').count() as u8);
        minimal.append_value(one.minimal);
    }
    let columns: Vec<ArrayRef> = vec![
        Arc::new(puzzles.finish()),
        Arc::new(solutions.finish()),
        Arc::new(givens.finish()),
        Arc::new(minimal.finish()),
    ];
    Ok(RecordBatch::try_new(Generator::schema(), columns)?)
}
