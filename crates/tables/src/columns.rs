//! The columns of the answers, put together row by row.

use std::sync::Arc;

use arrow_array::ArrayRef;
use arrow_array::builder::{
    BooleanBuilder, Float64Builder, LargeStringBuilder, StringBuilder, UInt32Builder, UInt64Builder,
};
use arrow_schema::ArrowError;
use bachet::batch;
use bachet::json::Rating;
use bachet::messages::MessageId;
use bachet::{Language, Severity, Verdict};

use crate::Wanted;
use crate::problems::{self, Problem};
use crate::row::Row;

/// What is known of a row.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Found<'p> {
    /// A classic board.
    Board {
        answer: batch::Answer,
        /// The first solution.
        solution: Option<&'p str>,
        /// Its rating, if it has exactly one solution.
        rated: Option<&'p Row>,
    },
    /// Any other puzzle, or none.
    Other(&'p Row),
}

impl Found<'_> {
    fn verdict(&self) -> Option<Verdict> {
        match self {
            Self::Board { answer, .. } => Some(answer.verdict()),
            Self::Other(row) => row.verdict,
        }
    }

    fn solution(&self) -> Option<&str> {
        match self {
            Self::Board { solution, .. } => *solution,
            Self::Other(row) => row.solution.as_deref(),
        }
    }

    fn count(&self) -> Option<(u64, bool)> {
        match self {
            Self::Board { answer, .. } => Some((answer.count.into(), answer.is_exact())),
            Self::Other(row) => row.count,
        }
    }

    fn row(&self) -> Option<&Row> {
        match self {
            Self::Board { rated, .. } => *rated,
            Self::Other(row) => Some(row),
        }
    }

    /// Whether the work was stopped before anything was known of a board.
    fn is_unanswered(&self) -> bool {
        matches!(self, Self::Board { answer, .. } if !answer.finished && answer.verdict() == Verdict::Unknown)
    }
}

/// The columns, of which only those that are wanted grow.
pub(crate) struct Columns {
    wanted: Wanted,
    family: StringBuilder,
    title: LargeStringBuilder,
    text: LargeStringBuilder,
    verdict: StringBuilder,
    solution: LargeStringBuilder,
    count: UInt64Builder,
    exact: BooleanBuilder,
    redundant: UInt32Builder,
    findings: LargeStringBuilder,
    ratings: Ratings,
    problems: problems::Builder,
}

/// The columns of ratings.
#[derive(Default)]
struct Ratings {
    er: Float64Builder,
    ep: Float64Builder,
    ed: Float64Builder,
    hodoku_score: UInt32Builder,
    hodoku_level: StringBuilder,
    level: StringBuilder,
    score: Float64Builder,
}

impl Columns {
    /// Prepares for this number of rows.
    pub(crate) fn new(wanted: Wanted, language: Language, rows: usize) -> Self {
        /// Number of characters for which there is room in each row: a word, and a board.
        const WIDTHS: (usize, usize) = (6, 81);
        let room = |is_wanted: bool, width: usize| if is_wanted { (rows, rows * width) } else { (0, 0) };
        let word = |(rows, bytes)| StringBuilder::with_capacity(rows, bytes);
        let text = |(rows, bytes)| LargeStringBuilder::with_capacity(rows, bytes);
        Self {
            wanted,
            family: word(room(wanted.text, WIDTHS.0)),
            title: text(room(wanted.text, 0)),
            text: text(room(wanted.text, WIDTHS.1)),
            verdict: word(room(wanted.verdict, WIDTHS.0)),
            solution: text(room(wanted.solution, WIDTHS.1)),
            count: UInt64Builder::new(),
            exact: BooleanBuilder::new(),
            redundant: UInt32Builder::new(),
            findings: text(room(wanted.findings, WIDTHS.1)),
            ratings: Ratings::default(),
            problems: problems::Builder::new(language, rows),
        }
    }

    /// Adds a row with its text.
    pub(crate) fn add(&mut self, text: Option<&str>, found: Found<'_>) {
        let row = found.row();
        if self.wanted.text {
            self.family.append_option(row.and_then(|row| row.family));
            self.title.append_option(row.and_then(|row| row.title.as_deref()));
            self.text.append_option(row.and_then(|row| row.text.as_deref()));
        }
        if self.wanted.verdict {
            self.verdict.append_option(found.verdict().map(word));
        }
        if self.wanted.solution {
            self.solution.append_option(found.solution());
        }
        if self.wanted.count {
            self.count.append_option(found.count().map(|(number, _)| number));
            self.exact.append_option(found.count().map(|(_, is_exact)| is_exact));
        }
        if self.wanted.findings {
            self.redundant.append_option(row.and_then(|row| row.redundant));
            self.findings.append_option(row.and_then(|row| row.findings.as_deref()));
        }
        if self.wanted.rating {
            self.ratings.add(row.and_then(|row| row.rating.as_ref()));
        }
        if found.is_unanswered() {
            self.problems.add(text, &[Problem::OfRow(Severity::Warning, MessageId::RowUnanswered.into())]);
        } else {
            self.problems.add(text, row.map_or(&[], |row| &row.problems));
        }
    }

    /// Returns the columns that are wanted, in their order.
    pub(crate) fn finish(mut self) -> Result<Vec<ArrayRef>, ArrowError> {
        let mut columns: Vec<ArrayRef> = Vec::new();
        if self.wanted.text {
            columns.push(Arc::new(self.family.finish()));
            columns.push(Arc::new(self.title.finish()));
            columns.push(Arc::new(self.text.finish()));
        }
        if self.wanted.verdict {
            columns.push(Arc::new(self.verdict.finish()));
        }
        if self.wanted.solution {
            columns.push(Arc::new(self.solution.finish()));
        }
        if self.wanted.count {
            columns.push(Arc::new(self.count.finish()));
            columns.push(Arc::new(self.exact.finish()));
        }
        if self.wanted.findings {
            columns.push(Arc::new(self.redundant.finish()));
            columns.push(Arc::new(self.findings.finish()));
        }
        if self.wanted.rating {
            columns.extend(self.ratings.finish());
        }
        columns.push(self.problems.finish()?);
        Ok(columns)
    }
}

impl Ratings {
    fn add(&mut self, rating: Option<&Rating>) {
        self.er.append_option(rating.and_then(|rating| rating.er));
        self.ep.append_option(rating.and_then(|rating| rating.ep));
        self.ed.append_option(rating.and_then(|rating| rating.ed));
        self.hodoku_score.append_option(rating.and_then(|rating| rating.hodoku_score));
        self.hodoku_level.append_option(rating.and_then(|rating| rating.hodoku_level));
        self.level.append_option(rating.map(|rating| rating.level));
        self.score.append_option(rating.map(|rating| rating.score));
    }

    fn finish(mut self) -> [ArrayRef; 7] {
        [
            Arc::new(self.er.finish()),
            Arc::new(self.ep.finish()),
            Arc::new(self.ed.finish()),
            Arc::new(self.hodoku_score.finish()),
            Arc::new(self.hodoku_level.finish()),
            Arc::new(self.level.finish()),
            Arc::new(self.score.finish()),
        ]
    }
}

/// Returns a verdict in a word.
fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Unique => "unique",
        Verdict::Several => "several",
        Verdict::None => "none",
        Verdict::Unknown => "unknown",
    }
}
