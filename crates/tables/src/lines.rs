//! Answers as lines of text: for each row what `bachet batch` writes for a line of its input.

use std::borrow::Cow;
use std::fmt::Display;
use std::io::Write as _;
use std::sync::Arc;

use arrow_array::builder::{LargeStringBuilder, UInt64Builder};
use arrow_array::cast::AsArray as _;
use arrow_array::types::{Float64Type, UInt32Type, UInt64Type};
use arrow_array::{Array as _, ArrowPrimitiveType, RecordBatch, StructArray};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use bachet::batch::{Form, Tally};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::{Texts, Wanted};

/// The columns of ratings that lines have.
const RATINGS: [&str; 5] = ["er", "ep", "ed", "hodoku_score", "hodoku_level"];
/// The parts of a problem that lines have.
const PARTS: [&str; 6] = ["code", "severity", "message", "line", "column", "hint"];

/// The name of the column with the puzzles.
pub const PUZZLE: &str = "puzzle";

/// How the lines are written.
#[derive(Clone, Copy, Debug)]
pub struct Lines {
    /// The form of each line.
    pub form: Form,
    /// Whether they have ratings.
    pub rate: bool,
    /// Whether one solution is enough, so that nothing is said about others.
    pub one: bool,
}

impl Lines {
    /// Returns the columns that the lines need.
    pub fn wanted(self) -> Wanted {
        match self.form {
            Form::Solution => Wanted::SOLVE,
            Form::Count => Wanted::COUNT,
            Form::Verdict => Wanted::VERDICT,
            Form::Rating => Wanted::RATE,
            Form::Jsonl | Form::Csv => Wanted { count: true, rating: self.rate, ..Wanted::SOLVE },
        }
    }

    /// Writes a line for each row of a table of answers; `first` is the number of the first row, from 1.
    pub fn write(self, first: u64, puzzles: &Texts, answers: &RecordBatch, out: &mut Vec<u8>) {
        for row in 0..answers.num_rows() {
            let line = Line { answers, row, number: first + row as u64 };
            match self.form {
                Form::Solution => self.solution(&line, out),
                Form::Count => match (line.number_in("count"), line.truth("exact")) {
                    (Some(count), Some(true)) => push(out, &count),
                    (Some(count), _) => push(out, &format_args!("{count}+")),
                    _ => line.error(out),
                },
                Form::Verdict => line.verdict_or_error(out),
                Form::Rating => rating(&line, puzzles.get(row).unwrap_or_default(), out),
                Form::Jsonl => self.json(&line, out),
                Form::Csv => self.csv(&line, out),
            }
            out.push(b'\n');
        }
    }

    fn solution(self, line: &Line<'_>, out: &mut Vec<u8>) {
        let verdict = line.text("verdict");
        match line.text("solution") {
            Some(solution) => {
                out.extend_from_slice(solution.as_bytes());
                if let Some(word) = verdict.filter(|&word| word != "unique" && !(self.one && line.problems().is_none()))
                {
                    push(out, &format_args!(" {word}"));
                }
            }
            None => line.verdict_or_error(out),
        }
    }

    fn json(self, line: &Line<'_>, out: &mut Vec<u8>) {
        push(out, &format_args!("{{\"line\":{}", line.number));
        match line.text("verdict") {
            Some(verdict) => {
                push(out, &format_args!(",\"verdict\":\"{verdict}\""));
                // As in every other answer, a count is a string: it may be too large for a number of other programs.
                let count = line.number_in("count").map_or(Value::Null, |count| count.to_string().into());
                push(out, &format_args!(",\"count\":{count},\"exact\":{}", line.truth("exact") == Some(true)));
                out.extend_from_slice(b",\"solution\":");
                push(out, &as_json(line.text("solution")));
                for name in RATINGS.into_iter().filter(|_| self.rate) {
                    push(out, &format_args!(",\"{name}\":{}", line.value(name)));
                }
            }
            None => push(out, &format_args!(",\"error\":{}", Value::Object(line.problem()))),
        }
        out.push(b'}');
    }

    fn csv(self, line: &Line<'_>, out: &mut Vec<u8>) {
        push(out, &line.number);
        for name in ["verdict", "count", "exact", "solution"].iter().chain(RATINGS.iter().filter(|_| self.rate)) {
            push(out, &format_args!(",{}", csv(&line.value(name))));
        }
        out.push(b',');
        if line.text("verdict").is_none() {
            let problem = line.problem();
            let part = |name: &str| problem.get(name).and_then(Value::as_str).unwrap_or_default();
            push(out, &csv(&Value::from(format!("{}: {}", part("code"), part("message")))));
        }
    }
}

/// Returns the schema of [`table`].
pub fn schema() -> SchemaRef {
    let field = |name, of| Field::new(name, of, false);
    Arc::new(Schema::new(vec![field("line", DataType::UInt64), field(PUZZLE, DataType::LargeUtf8)]))
}

/// Makes a table of puzzles with the numbers of their lines: the columns `line` and `puzzle`.
///
/// # Errors
/// There is too much text for a table.
pub fn table<'t>(lines: impl Iterator<Item = (u64, Cow<'t, str>)>) -> Result<RecordBatch, ArrowError> {
    let (mut numbers, mut puzzles) = (UInt64Builder::new(), LargeStringBuilder::new());
    for (number, puzzle) in lines {
        numbers.append_value(number);
        puzzles.append_value(puzzle);
    }
    RecordBatch::try_new(schema(), vec![Arc::new(numbers.finish()), Arc::new(puzzles.finish())])
}

/// A row of answers.
struct Line<'a> {
    answers: &'a RecordBatch,
    row: usize,
    number: u64,
}

impl<'a> Line<'a> {
    fn text(&self, column: &str) -> Option<&'a str> {
        let column = self.answers.column_by_name(column)?;
        text(column, self.row)
    }

    fn number_of<T: ArrowPrimitiveType>(&self, column: &str) -> Option<T::Native> {
        let column = self.answers.column_by_name(column)?.as_primitive_opt::<T>()?;
        column.is_valid(self.row).then(|| column.value(self.row))
    }

    fn number_in(&self, column: &str) -> Option<u64> {
        self.number_of::<UInt64Type>(column)
    }

    fn truth(&self, column: &str) -> Option<bool> {
        let column = self.answers.column_by_name(column)?.as_boolean_opt()?;
        column.is_valid(self.row).then(|| column.value(self.row))
    }

    /// Returns a value of any of the columns; `null` if it is not known.
    fn value(&self, column: &str) -> Value {
        let text = self.text(column).map(Value::from);
        let number = || self.number_of::<Float64Type>(column).map(Value::from);
        let count = || self.number_in(column).or(self.number_of::<UInt32Type>(column).map(u64::from)).map(Value::from);
        text.or_else(number).or_else(count).or_else(|| self.truth(column).map(Value::from)).unwrap_or_default()
    }

    /// Returns the problems of the row, if it has any.
    fn problems(&self) -> Option<StructArray> {
        let problems = self.answers.column_by_name("problems")?.as_list_opt::<i32>()?.value(self.row);
        let problems = problems.as_struct_opt()?.clone();
        (!problems.is_empty()).then_some(problems)
    }

    /// Returns the first error of the row, or its first problem.
    fn problem(&self) -> Map<String, Value> {
        let Some(problems) = self.problems() else { return Map::new() };
        let is_error = |&at: &usize| problems.column_by_name("severity").and_then(|of| text(of, at)) == Some("error");
        let at = (0..problems.len()).find(is_error).unwrap_or_default();
        let part = |name: &str| {
            let part = problems.column_by_name(name)?;
            let number = || part.as_primitive_opt::<UInt32Type>().filter(|of| of.is_valid(at)).map(|of| of.value(at));
            text(part, at).map(Value::from).or_else(|| number().map(Value::from))
        };
        PARTS.into_iter().map(|name| (name.to_owned(), part(name).unwrap_or_default())).collect()
    }

    fn error(&self, out: &mut Vec<u8>) {
        let problem = self.problem();
        let code = problem.get("code").and_then(Value::as_str).unwrap_or_default();
        push(out, &format_args!("error[{code}]"));
    }

    fn verdict_or_error(&self, out: &mut Vec<u8>) {
        match self.text("verdict") {
            Some(verdict) => out.extend_from_slice(verdict.as_bytes()),
            None => self.error(out),
        }
    }
}

/// What is wrong with a row that has no answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problem {
    /// Its stable name.
    pub code: String,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub hint: Option<String>,
}

/// Returns what is wrong with each row that has no answer, and the index of the row.
pub fn problems(answers: &RecordBatch) -> impl Iterator<Item = (u64, Problem)> {
    let bad = (0..answers.num_rows()).map(|row| Line { answers, row, number: row as u64 });
    bad.filter(|line| line.text("verdict").is_none()).map(|line| {
        let problem = line.problem();
        let part = |name: &str| problem.get(name).and_then(Value::as_str).map(str::to_owned);
        let [code, message] = ["code", "message"].map(|name| part(name).unwrap_or_default());
        (line.number, Problem { code, message, hint: part("hint") })
    })
}

/// Counts the rows of a table of answers by their verdicts; a row without one is bad.
pub fn tally(answers: &RecordBatch) -> Tally {
    let mut tally = Tally::default();
    for row in 0..answers.num_rows() {
        let line = Line { answers, row, number: 0 };
        match line.text("verdict") {
            Some("unique") => tally.unique += 1,
            Some("several") => tally.several += 1,
            Some("none") => tally.none += 1,
            Some(_) => {
                tally.unknown += 1;
                tally.unfinished += u64::from(line.problems().is_some());
            }
            None => tally.bad += 1,
        }
    }
    tally
}

/// Writes a puzzle in one line, followed by its rating, or by its verdict unless it is `unique`.
fn rating(line: &Line<'_>, puzzle: &str, out: &mut Vec<u8>) {
    if line.text("verdict").is_none() {
        return line.error(out);
    }
    out.extend_from_slice(puzzle.trim_end().replace('\n', "\\n").as_bytes());
    match line.text("verdict") {
        Some(verdict) if verdict != "unique" => push(out, &format_args!(" {verdict}")),
        _ => RATINGS.into_iter().for_each(|name| match line.value(name) {
            Value::Null => out.extend_from_slice(b" -"),
            Value::String(word) => push(out, &format_args!(" {word}")),
            number => push(out, &format_args!(" {number}")),
        }),
    }
}

fn text(column: &dyn arrow_array::Array, row: usize) -> Option<&str> {
    if column.is_null(row) {
        return None;
    }
    let small = column.as_string_opt::<i32>().map(|column| column.value(row));
    small.or_else(|| column.as_string_opt::<i64>().map(|column| column.value(row)))
}

/// Returns a solution as JSON: an object as it is, a line of symbols as a string.
fn as_json(solution: Option<&str>) -> String {
    let object = solution.filter(|text| text.starts_with('{'));
    let object = object.and_then(|text| serde_json::from_str::<&RawValue>(text).ok());
    object.map_or_else(|| Value::from(solution).to_string(), |raw| raw.get().to_owned())
}

/// Returns a value as a field of CSV.
fn csv(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) if text.contains(['"', ',', '\n', ' ']) => format!("\"{}\"", text.replace('"', "\"\"")),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn push(out: &mut Vec<u8>, what: &impl Display) {
    // A vector takes everything.
    drop(write!(out, "{what}"));
}
