//! Tables of other packages in, tables with answers out: what the verbs find about columns of puzzles.
//!
//! Tables come and go by the `PyCapsule` interface of Arrow, which shares their memory.

mod batch;
mod input;
mod stream;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bachet::json::Diagnostic;
use bachet::requests::Generate;
use bachet_tables::{Generator, Options, TableError, Wanted};
pub(crate) use batch::Batch;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
pub(crate) use stream::Tables;

use crate::messages::{language, messages};
use crate::question::raised;
use crate::work::Limits;
use input::Input;

/// Answers the puzzles in a column of a table, or in an array. Returns a stream of tables; nothing is done before they
/// are asked for.
#[pyfunction]
#[pyo3(signature = (data, verb, column, *, keep, limit, steps, time, threads, lang))]
#[expect(clippy::too_many_arguments, reason = "they are named in Python")]
pub(crate) fn answer_tables(
    data: &Bound<'_, PyAny>,
    verb: &str,
    column: &str,
    keep: bool,
    limit: Option<u32>,
    steps: Option<u64>,
    time: Option<f64>,
    threads: usize,
    lang: &str,
) -> PyResult<Tables> {
    let wanted = wanted(verb)?;
    if limit == Some(0) {
        return Err(PyValueError::new_err("a limit of solutions is at least 1"));
    }
    let (language, deadline) = (language(lang)?, Limits::new(time, None)?.deadline());
    let cancel = Arc::new(AtomicBool::new(false));
    let mut options = Options::default();
    (options.limit, options.steps, options.threads, options.language) = (limit, steps, threads, language);
    options.cancel = Some(Arc::clone(&cancel).into());
    let input = Input::new(data, column)?;
    let (schema, is_table) = (input.schema(), input.is_table());
    let stream = bachet_tables::Stream::new(input, &schema, column, wanted, options);
    let stream = stream.map_err(|why| told(data.py(), &why, language))?;
    let stream = if is_table && keep { stream } else { stream.without_input() };
    Ok(Tables::new(stream.schema(), Box::new(stream), cancel, deadline, language))
}

/// Makes new puzzles: the options of `generate` as JSON. `first` of them are left out.
#[pyfunction]
#[pyo3(signature = (options, *, first, time, threads, lang))]
pub(crate) fn generate_tables(
    py: Python<'_>,
    options: &str,
    first: u64,
    time: Option<f64>,
    threads: usize,
    lang: &str,
) -> PyResult<Tables> {
    let (language, deadline) = (language(lang)?, Limits::new(time, None)?.deadline());
    let options: Generate = serde_json::from_str(options).map_err(|why| PyValueError::new_err(why.to_string()))?;
    let cancel = Arc::new(AtomicBool::new(false));
    let seed = options.seed.unwrap_or(1);
    let made = Generator::new(options, seed, language.tag(), threads, Some(Arc::clone(&cancel).into()));
    let made = made.map_err(|why| told(py, &why, language))?.after(first);
    Ok(Tables::new(made.schema(), Box::new(made), cancel, deadline, language))
}

fn wanted(verb: &str) -> PyResult<Wanted> {
    Ok(match verb {
        "solve" => Wanted::SOLVE,
        "count" => Wanted::COUNT,
        "check" => Wanted::CHECK,
        "rate" => Wanted::RATE,
        "read" => Wanted::READ,
        _ => return Err(PyValueError::new_err(format!("there is no verb {verb:?} for tables"))),
    })
}

/// Returns why a table cannot be used as the exception of the package.
fn told(py: Python<'_>, why: &TableError, language: bachet::Language) -> PyErr {
    raised(py, &[Diagnostic::of_message(why.message(), &messages(language))])
}
