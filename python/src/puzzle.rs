//! A puzzle that was read, and questions about it.

use std::cell::RefCell;
use std::sync::Arc;

use bachet::front::{Draft, is_unread};
use bachet::json::{self, Diagnostic};
use bachet::messages::Message;
use bachet::requests::{Kept, Request};
use bachet::{Budget, KnownCounts, KnownWordings, Language, Progress, Severity, SudokuFormat, verbs};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

use crate::answer::{Answer, Found};
use crate::messages::{language, messages};
use crate::question::{as_json, raised, refused};
use crate::work::{Limits, begin, here, run};
use crate::{picture, source};

/// The longest puzzle in bytes that is read in the thread of the caller: some milliseconds.
const SHORT: usize = 4096;

/// A text, and what was read of it.
pub(crate) struct Source {
    /// The text of the puzzle.
    text: String,
    /// What was read of it.
    pub(crate) draft: Arc<Draft>,
    /// The language of the messages.
    language: Language,
    /// Why there is no text.
    missing: Option<Message>,
}

/// A puzzle that was read; perhaps with problems.
#[pyclass(frozen, module = "bachet._native")]
pub(crate) struct Puzzle {
    source: Arc<Source>,
}

/// Reads a puzzle: its text, or the name of a file or of a puzzle of the gallery.
#[pyfunction]
#[pyo3(signature = (source, *, kind, format, lang))]
pub(crate) fn read(
    py: Python<'_>,
    source: &Bound<'_, PyAny>,
    kind: &str,
    format: Option<&str>,
    lang: &str,
) -> PyResult<Puzzle> {
    let (format, language) = (format.map(named_format).transpose()?, language(lang)?);
    if let Ok(bytes) = source.cast::<PyBytes>() {
        return read_bytes(py, bytes.as_bytes(), format, language);
    }
    let text = source.cast::<PyString>().map_err(|_| PyTypeError::new_err("a puzzle is text or a path"))?;
    let Ok(text) = text.to_str() else {
        // Half of a surrogate pair is not UTF-8: as bytes the text is refused, and the place is told.
        let bytes = text.call_method1("encode", ("utf-8", "surrogatepass"))?;
        return read_bytes(py, bytes.cast::<PyBytes>()?.as_bytes(), format, language);
    };
    let is_path = kind == "path";
    if kind == "text" || (!is_path && source::is_puzzle(text)) {
        return read_bytes(py, text.as_bytes(), format, language);
    }
    match py.detach(|| source::find(text, is_path)) {
        Ok(bytes) => read_bytes(py, &bytes, format, language),
        Err(why) => {
            let draft = Arc::new(Draft::default());
            Ok(Puzzle::new(Source { text: String::new(), draft, language, missing: Some(why) }))
        }
    }
}

fn read_bytes(py: Python<'_>, bytes: &[u8], format: Option<SudokuFormat>, language: Language) -> PyResult<Puzzle> {
    let read = move |bytes: &[u8]| {
        let draft = Arc::new(Draft::read(bytes, format));
        Source { text: String::from_utf8_lossy(bytes).into_owned(), draft, language, missing: None }
    };
    if bytes.len() <= SHORT {
        return here(py, || read(bytes)).map(Puzzle::new);
    }
    let bytes = bytes.to_vec();
    run(py, Limits::default(), move |_| read(&bytes)).map(Puzzle::new)
}

fn named_format(name: &str) -> PyResult<SudokuFormat> {
    SudokuFormat::of_name(name).ok_or_else(|| {
        let names: Vec<&str> = SudokuFormat::ALL.iter().map(|format| format.name()).collect();
        PyValueError::new_err(format!("there is no format {name:?}; the formats are {}", names.join(", ")))
    })
}

impl Puzzle {
    fn new(source: Source) -> Self {
        Self { source: Arc::new(source) }
    }

    fn read(&self) -> Option<&bachet::Puzzle> {
        self.source.draft.puzzle.as_ref()
    }
}

#[pymethods]
impl Puzzle {
    /// The text as it was read.
    #[getter]
    fn text(&self) -> &str {
        &self.source.text
    }

    /// The family, if it is known.
    #[getter]
    fn family(&self) -> Option<&'static str> {
        self.read().map(|puzzle| puzzle.family().keyword())
    }

    /// The title.
    #[getter]
    fn title(&self) -> Option<&str> {
        self.read()?.title()
    }

    /// The language that the puzzle states.
    #[getter]
    fn language(&self) -> Option<&str> {
        self.read()?.language()
    }

    /// Where the puzzle comes from.
    #[getter]
    fn origin(&self) -> Option<&str> {
        self.read()?.source()
    }

    /// The format of a Sudoku, if it is known.
    #[getter]
    fn format(&self) -> Option<&'static str> {
        self.source.draft.format.map(SudokuFormat::name)
    }

    /// Whether there is a puzzle about which can be asked.
    #[getter]
    fn is_usable(&self) -> bool {
        let is_grave = |problem: &bachet::Diagnostic| problem.severity() == Severity::Error && !is_unread(problem);
        self.read().is_some() && !self.source.draft.problems.iter().any(is_grave)
    }

    /// The problems as JSON; none if there are none.
    #[getter]
    fn problems(&self, py: Python<'_>) -> PyResult<Option<String>> {
        let Source { text, draft, language, missing } = &*self.source;
        if draft.problems.is_empty() && missing.is_none() {
            return Ok(None);
        }
        let problems = here(py, || {
            let messages = messages(*language);
            match missing {
                Some(why) => vec![Diagnostic::of_message(why, &messages)],
                None => json::diagnostics(text, &draft.problems, &messages),
            }
        })?;
        as_json(&problems).map(Some)
    }

    /// How the values of a Sudoku are written, from the first; none for other families.
    #[getter]
    fn symbols(&self) -> Option<Vec<String>> {
        match self.read()? {
            bachet::Puzzle::Sudoku(puzzle) => {
                Some((1..=puzzle.size as u8).map(|value| puzzle.spelled(value)).collect())
            }
            _ => None,
        }
    }

    /// Asks a question: the options of the verb as JSON.
    fn ask(
        &self,
        py: Python<'_>,
        verb: &str,
        options: &str,
        time: Option<f64>,
        steps: Option<u64>,
    ) -> PyResult<Answer> {
        let limits = Limits::new(time, steps)?;
        let source = Arc::clone(&self.source);
        let request = match Request::about(verb, &source.text, options.as_bytes()) {
            Ok(request) => request,
            Err(why) => return refused(&why, source.language),
        };
        // Of these families a search that lacks steps leaves its budget spent. What sentences may mean besides is judged
        // with steps of its own.
        let is_counted = matches!(self.read(), Some(bachet::Puzzle::Grid(_) | bachet::Puzzle::Sudoku(_)));
        let is_short = source.text.len() <= SHORT && source.draft.sentences.is_none();
        let is_quick = verb == "solve" && is_counted && is_short;
        let work = move |budget: &mut Budget<'_>| source.answer(&request, budget);
        if is_quick { begin(py, limits, work)? } else { run(py, limits, work)? }
    }

    /// Splits the puzzle into at least so many parts, in the text notation; also says whether a limit was reached.
    fn split(
        &self,
        py: Python<'_>,
        parts: usize,
        time: Option<f64>,
        steps: Option<u64>,
    ) -> PyResult<(Vec<String>, bool)> {
        let source = Arc::clone(&self.source);
        let Some(puzzle) = self.read().cloned() else { return Err(PyValueError::new_err("there is no puzzle")) };
        run(py, Limits::new(time, steps)?, move |budget: &mut Budget<'_>| {
            let split = verbs::split(&puzzle, parts, budget)
                .map_err(|why| json::refusal(&source.text, &why, &messages(source.language)))?;
            Ok((split.parts.iter().map(ToString::to_string).collect(), split.is_cut))
        })?
        .map_err(|problems: Vec<Diagnostic>| raised(py, &problems))
    }

    /// The puzzle as a part of a page.
    fn html(&self, py: Python<'_>) -> PyResult<String> {
        here(py, || picture::puzzle(&self.source))
    }
}

impl Source {
    /// Returns the language of pictures: the one that was asked for, or that of the puzzle.
    pub(crate) fn language_of_pages(&self, asked_for: Option<Language>) -> Language {
        let stated = || self.draft.puzzle.as_ref().and_then(|puzzle| Language::from_tag(puzzle.language()?));
        asked_for.or_else(stated).unwrap_or(self.language)
    }

    /// Answers a question about the puzzle.
    fn answer(self: &Arc<Self>, request: &Request, budget: &mut Budget<'_>) -> PyResult<Answer> {
        let read = |_: &str, _: Option<SudokuFormat>| Arc::clone(&self.draft);
        let (counts, wordings) = (KnownCounts::default(), KnownWordings::default());
        let found = RefCell::default();
        let kept = Kept { read: &read, counts: &counts, wordings: &wordings, found: Some(&found) };
        let messages = messages(request.language.unwrap_or(self.language));
        let answer = request.answer_with(kept, budget, &Progress::default(), &messages);
        let found = found.into_inner().map(|(solutions, options)| Found {
            source: Arc::clone(self),
            language: self.language_of_pages(request.language),
            solutions,
            options,
        });
        Answer::new(answer, found)
    }
}
