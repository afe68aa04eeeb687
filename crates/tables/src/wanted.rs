//! Which columns are asked for.

use std::sync::Arc;

use arrow_array::{RecordBatch, RecordBatchOptions};
use arrow_schema::{DataType, Field, Fields, Schema};

use crate::problems;

/// What is wanted of each puzzle. Every answer has the column `problems`, after the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a group of columns")]
pub struct Wanted {
    /// Columns `family`, `title` and `text`: the puzzle as it was understood, in the text notation.
    pub text: bool,
    /// Column `verdict`: `unique`, `several`, `none` or `unknown`.
    pub verdict: bool,
    /// Column `solution`: the first solution that was found.
    pub solution: bool,
    /// Columns `count` and `exact`: the number of solutions, and whether it is a lower bound.
    pub count: bool,
    /// Columns `redundant` and `findings`: how many givens or clues can be left out, and all that `check` found, as
    /// JSON.
    pub findings: bool,
    /// Columns `er`, `ep`, `ed`, `hodoku_score`, `hodoku_level`, `level` and `score`.
    pub rating: bool,
}

impl Wanted {
    const NOTHING: Self =
        Self { text: false, verdict: false, solution: false, count: false, findings: false, rating: false };

    /// What `solve` answers: `verdict`, `solution`.
    pub const SOLVE: Self = Self { verdict: true, solution: true, ..Self::NOTHING };
    /// What `count` answers: `verdict`, `count`, `exact`.
    pub const COUNT: Self = Self { verdict: true, count: true, ..Self::NOTHING };
    /// What `check` answers: `verdict`, `count`, `exact`, `redundant`, `findings`.
    pub const CHECK: Self = Self { verdict: true, count: true, findings: true, ..Self::NOTHING };
    /// What `rate` answers: `verdict` and the ratings.
    pub const RATE: Self = Self { verdict: true, rating: true, ..Self::NOTHING };
    /// What `read` answers: `family`, `title`, `text`.
    pub const READ: Self = Self { text: true, ..Self::NOTHING };
    /// The verdict alone.
    pub const VERDICT: Self = Self { verdict: true, ..Self::NOTHING };

    /// Returns the columns of the answers in their order.
    pub fn fields(self) -> Fields {
        let field = |name: &str, of: DataType| Arc::new(Field::new(name, of, true));
        let word = |name: &str| field(name, DataType::Utf8);
        // Their offsets have 64 bits: many puzzles with much text would not fit otherwise.
        let text = |name: &str| field(name, DataType::LargeUtf8);
        let number = |name: &str| field(name, DataType::Float64);
        let mut fields = Vec::new();
        if self.text {
            fields.extend([word("family"), text("title"), text("text")]);
        }
        if self.verdict {
            fields.push(word("verdict"));
        }
        if self.solution {
            fields.push(text("solution"));
        }
        if self.count {
            fields.extend([field("count", DataType::UInt64), field("exact", DataType::Boolean)]);
        }
        if self.findings {
            fields.extend([field("redundant", DataType::UInt32), text("findings")]);
        }
        if self.rating {
            fields.extend(["er", "ep", "ed"].map(number));
            fields.extend([field("hodoku_score", DataType::UInt32), word("hodoku_level"), word("level")]);
            fields.push(number("score"));
        }
        fields.push(Arc::new(problems::field()));
        fields.into()
    }

    /// Returns the answers alone, under their own names, of a table that a [`Stream`](crate::Stream) put out; `None` if
    /// it is another table.
    pub fn answers(self, table: &RecordBatch) -> Option<RecordBatch> {
        let fields = self.fields();
        let first = table.num_columns().checked_sub(fields.len())?;
        let options = RecordBatchOptions::new().with_row_count(Some(table.num_rows()));
        let columns = table.columns()[first..].to_vec();
        RecordBatch::try_new_with_options(Arc::new(Schema::new(fields)), columns, &options).ok()
    }

    /// Whether something has to be solved.
    pub(crate) fn is_search(self) -> bool {
        self.verdict || self.solution || self.count || self.findings || self.rating
    }

    /// Whether the kernel answers classic boards, many at once.
    pub(crate) fn is_for_kernel(self) -> bool {
        self.is_search() && !self.text && !self.findings
    }

    /// Returns the default number of solutions of a classic board after which its search ends.
    pub(crate) fn default_limit(self) -> u32 {
        use bachet::batch::Form;
        if self.count { Form::Count.default_limit() } else { Form::Verdict.default_limit() }
    }
}
