//! Streams Sudokus, one a line, through a batch.

use std::error::Error;
use std::io::{self, Write as _};

use bachet::batch::{Answers, Batch, Form, Options, Place};

const LINES: &str = "\
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
.................................................................................
11...............................................................................
";

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let mut options = Options::default();
    options.form = Form::Jsonl;
    let (mut batch, mut answers) = (Batch::new(options), Answers::default());
    for (line, chunk) in (1..).zip(LINES.split_inclusive('\n')) {
        batch.answer(chunk.as_bytes(), Place { line, is_start: line == 1 }, &mut answers);
        io::stdout().write_all(&answers.bytes)?;
    }
    Ok(())
}
