//! The messages of each language, parsed once in each thread: that takes a fraction of a millisecond.

use std::cell::RefCell;
use std::rc::Rc;

use bachet::Language;
use bachet::messages::Messages;
use pyo3::PyResult;
use pyo3::exceptions::PyValueError;

thread_local! {
    static PARSED: RefCell<Vec<Rc<Messages>>> = const { RefCell::new(Vec::new()) };
}

/// Returns the messages of a language.
pub(crate) fn messages(language: Language) -> Rc<Messages> {
    PARSED.with_borrow_mut(|parsed| {
        if let Some(found) = parsed.iter().find(|messages| messages.language() == language) {
            return Rc::clone(found);
        }
        let new = Rc::new(Messages::new(language));
        parsed.push(Rc::clone(&new));
        new
    })
}

/// Returns the language of a tag, such as `fr`.
///
/// # Errors
/// There are no messages in this language.
pub(crate) fn language(tag: &str) -> PyResult<Language> {
    Language::from_tag(tag).ok_or_else(|| {
        let tags: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
        PyValueError::new_err(format!("there are no messages in {tag:?}; the languages are {}", tags.join(", ")))
    })
}
