//! Whether a source is a text as people find it, and not our own notation.

use bachet_notation::Family;

use crate::language::Language;
use crate::page::lines::{Label, Line, lines};
use crate::page::{MOST_LINES, Words};

/// Whether a source is a text as people find it. A family line, an expression, a question behind `?` and modifiers in
/// brackets belong to the notation; a text has clues that are sentences, or lines that are no line of the notation.
/// Linear.
pub fn recognise(source: &str) -> bool {
    if Family::of_source(source).is_some() || source.trim_start().starts_with(['{', '[']) {
        return false;
    }
    let Some(language) = Language::detect(source).or(Language::all().next()) else { return false };
    let words = Words::new(language);
    let lines = lines(source, words.page, words.split, MOST_LINES);
    if lines.iter().any(is_notation) {
        return false;
    }
    let sentence = |line: &Line<'_>| word_count(line.text) > 2 && !line.text.contains('=');
    let clues = lines.iter().filter(|l| matches!(l.label, Label::Number(_)) && sentence(l)).count();
    let loose =
        |l: &&Line<'_>| l.label == Label::None && sentence(l) && (l.ends_sentence() || l.heading || is_introduction(l));
    let loose = lines.iter().filter(loose).count();
    clues + loose > 1
}

fn word_count(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.contains(char::is_alphabetic)).take(8).count()
}

/// Whether a line says what follows: more words before its colon than a name has.
fn is_introduction(line: &Line<'_>) -> bool {
    line.text.ends_with(':') && word_count(line.text) > 5
}

/// Whether a line can only be one of the notation.
fn is_notation(line: &Line<'_>) -> bool {
    let expression = line.text.starts_with('=') && !line.text.trim_matches('=').trim().is_empty();
    let question = line.text.starts_with('?') && line.text.len() > 1;
    expression || question
}
