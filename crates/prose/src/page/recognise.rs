//! Whether a source is a text as found in a book or on the web, and not our own notation.

use bachet_notation::Family;

use crate::language::Language;
use crate::page::lines::{Label, Line, lines};
use crate::page::sentences::sentences;
use crate::page::words::PhraseRole;
use crate::page::{MAX_LINES, Words};

/// Whether a source is a text for people. A family line, an expression, a question after `?` and modifiers in
/// brackets belong to the notation; a text has clues that are sentences, or lines that are not line of the notation.
/// Linear.
pub fn recognise(source: &str) -> bool {
    if Family::of_source(source).is_some() || is_json(source) {
        return false;
    }
    let source = super::beginning(source);
    let stated = super::stated(source).map(|(language, _)| language);
    let Some(language) = stated.or_else(|| Language::detect(source)).or(Language::all().next()) else { return false };
    let words = Words::new(language);
    let lines = lines(source, words.page, words.split, MAX_LINES);
    if lines.iter().any(is_notation) {
        return false;
    }
    lines.iter().map(|line| evidence(source, line, &words)).sum::<usize>() > 1
}

/// Whether a source may be JSON: a word in brackets, as in `[Forum] A riddle`, begins a text.
fn is_json(source: &str) -> bool {
    let source = source.trim_start();
    let is_word = |rest: &str| rest.trim_start().starts_with(char::is_alphabetic);
    source.starts_with('{') || source.strip_prefix('[').is_some_and(|rest| !is_word(rest))
}

/// Returns how strongly a line suggests a text written for people.
fn evidence(source: &str, line: &Line<'_>, words: &Words<'_>) -> usize {
    let sentence = word_count(line.text) > 2 && !line.text.contains('=');
    let is_sentence = match line.label {
        Label::Number(_) => sentence,
        Label::Bullet => sentence && line.ends_sentence(),
        // A line of a paragraph may end anywhere.
        Label::None => {
            sentence && (line.ends_sentence() || is_introduction(line) || sentences(line.text, words).len() > 1)
        }
    };
    let heads = || line.text.len() < 60 && words.heads(PhraseRole::Clues, &line.head(words.split));
    // A line that begins with a number sign may be a comment of the notation.
    let heading = line.heading && !source[line.span.start as usize..].starts_with('#');
    let headed = heading || line.prefix == Some(PhraseRole::Clues) || line.label == Label::None && heads();
    usize::from(is_sentence) + usize::from(headed)
}

fn word_count(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.contains(char::is_alphabetic)).take(8).count()
}

/// Whether a line announces the next ones: it has more words before its colon than a name.
fn is_introduction(line: &Line<'_>) -> bool {
    line.text.ends_with(':') && word_count(line.text) > 5
}

/// Whether a line can only be one of the notation.
fn is_notation(line: &Line<'_>) -> bool {
    // `=== The title ===`
    let is_rule = line.text.starts_with("==");
    let expression = line.text.starts_with('=') && !is_rule && !line.text.trim_matches('=').trim().is_empty();
    let question = line.text.starts_with('?') && line.text.len() > 1;
    expression || question
}
