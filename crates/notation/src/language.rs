//! What lists of values need to know of the languages: their codes and decimal marks.

use crate::numeral::DecimalMark;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The codes of the languages that sentences may be in.
pub(crate) fn codes() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|language| language.0)
}

/// Returns the decimal mark of a language; a point if no language is given.
pub(crate) fn decimal_mark(code: Option<&str>) -> DecimalMark {
    LANGUAGES.iter().find(|language| Some(language.0) == code).map(|language| language.1).unwrap_or_default()
}
