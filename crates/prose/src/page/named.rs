//! A line that names a category and lists its values: `name: a, b`, `name: [a, b]`, `name = a, b`, `name => a, b`,
//! `name - a, b`, `name → a, b`, `name > a, b`, `name ..... a, b`, `name? a, b`, `name (a, b)`, `[name] a, b`,
//! `[name: a, b]`, `NAME   a, b`.
//!
//! Most authors write a colon; equals signs, dashes and brackets are more frequent in other lines, so the text
//! around them must look like a name and a list.

use bachet_notation::Span;

use crate::page::lines::{Line, is_code};
use crate::page::lists::SIGNS;

/// Maximum number of words in a name without a colon.
pub(super) const MAX_BARE_NAME_WORDS: usize = 3;
/// Maximum number of words of a question that stands for a name.
const MAX_QUESTION_WORDS: usize = 12;
/// Maximum length of the text before a colon in bytes.
pub(super) const MAX_NAME_BYTES: usize = 160;
/// Maximum number of words in an item of a list without a colon.
const MAX_BARE_ITEM_WORDS: usize = 4;

/// A name and the list after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named<'a> {
    /// The place of the name.
    pub(super) name: Span,
    /// The list.
    pub(super) tail: &'a str,
    /// Where the list begins in the source.
    pub(super) start: usize,
}

/// The name and the list on a line, if it has both.
#[inline(never)]
pub(super) fn named<'a>(line: &Line<'a>) -> Option<Named<'a>> {
    if line.prefix.is_some() {
        return None;
    }
    // `[Towns: Alton, Barrow, Clay]`
    let is_named = |inside: &&str| inside.contains(": ") && !inside.contains(';');
    let text = bracketed(line.text).filter(is_named).unwrap_or(line.text);
    let colon = text.find([':', '\u{ff1a}']);
    let (raw, tail) = match colon {
        // The colon of a time parts nothing: `Start? 8:15, 9:00, 9:45`.
        Some(colon) => at_colon(text, colon).or_else(|| at_other(text))?,
        None => at_other(text)?,
    };
    let name = raw.trim_matches(|c: char| c.is_whitespace() || matches!(c, '*' | '_' | '`' | '"'));
    let sentence = name.contains(['.', '?', '!', ',']) && !name.ends_with('.');
    // `def f(x): a, b`; a blank precedes `(in order)`.
    let called = name.find('(').is_some_and(|at| name[..at].ends_with(char::is_alphanumeric));
    let fits = name.contains(char::is_alphanumeric) && name.len() <= MAX_NAME_BYTES && !called;
    // `(towns: Alton, Clay; days: Monday, Friday)` has two lists.
    let has_more = tail.split_once(';').is_some_and(|(_, rest)| rest.contains([':', '\u{ff1a}']));
    if !fits || has_more || tail.is_empty() || sentence || is_code(name) || is_code(tail) {
        return None;
    }
    let at = |part: &str| line.start + (part.as_ptr() as usize - line.text.as_ptr() as usize);
    // A semicolon may end a line of a list of lists.
    let listed = tail.trim_end().trim_end_matches(';').trim_end();
    Some(Named { name: Span::new(at(name), at(name) + name.len()), tail: listed, start: at(tail) })
}

/// Returns the texts before and after a colon, if it separates a name from a list.
fn at_colon(text: &str, colon: usize) -> Option<(&str, &str)> {
    let mark = text[colon..].chars().next().map_or(1, char::len_utf8);
    let (name, rest) = (&text[..colon], &text[colon + mark..]);
    // The bold type of a name may close after its colon.
    let tail = rest.trim_start_matches(['*', '_']).trim_start();
    let tail = if rest.starts_with("**") && !tail.starts_with('*') || rest.starts_with("__") {
        tail
    } else {
        rest.trim_start()
    };
    // `8:00`, `https://`.
    let digits =
        name.trim_end().ends_with(|c: char| c.is_ascii_digit()) && rest.starts_with(|c: char| c.is_ascii_digit());
    let inside = digits || rest.starts_with("//");
    (!inside).then(|| (name, bracketed(tail).unwrap_or(tail)))
}

/// Returns the texts before and after another mark, if they look like a name and a list.
fn at_other(text: &str) -> Option<(&str, &str)> {
    let is_one = |name: &str| ![" - ", " – ", " — ", " → ", " > ", "("].iter().any(|mark| name.contains(mark));
    let parts = || {
        if let Some(parts) = text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            return Some(parts);
        }
        if let Some(parts) = [" => ", " -> "].iter().find_map(|arrow| text.split_once(arrow)) {
            return Some(parts);
        }
        // Brackets after an equals sign belong to a program.
        if let Some(parts) = text.split_once('=') {
            return Some(parts);
        }
        if let Some(parts) = leader(text) {
            return Some(parts);
        }
        // `TOWNS   Alton – Barrow – Clay`
        if let Some(parts) = ["  ", "\t"].iter().find_map(|gap| text.split_once(gap)).filter(|(name, _)| is_one(name)) {
            return Some(parts);
        }
        // `Town? Alton / Barrow / Clay`
        if let Some(parts) = text.split_once("? ").filter(|(_, tail)| !tail.contains('?')) {
            return Some(parts);
        }
        if let Some(parts) = [" - ", " – ", " — ", " → "].iter().find_map(|dash| text.split_once(dash)) {
            return Some(parts);
        }
        if let Some(open) = text.find(['(', '[']) {
            return Some((&text[..open], bracketed(&text[open..])?));
        }
        // A path has several: "Home > Puzzles > Logic".
        let arrow = || text.split_once(" > ").filter(|(_, tail)| !tail.contains(" > "));
        arrow().or_else(|| in_capitals(text))
    };
    let (name, tail) = parts()?;
    let tail = tail.trim_start();
    let words = |text: &str| text.split_whitespace().count();
    // `return (p, i)`, `x = self.f(a, b, c)` are not lists of names.
    let plain =
        |text: &str| !text.contains(['"', '\'', '(', ')', '@', '_']) && !text.trim_end_matches('.').contains('.');
    let lists = |separators: &[&str]| {
        let mut parts = vec![tail];
        for separator in separators {
            parts = parts.into_iter().flat_map(|part| part.split(separator)).collect();
        }
        parts.len() > 2 && parts.iter().all(|item| (1..=MAX_BARE_ITEM_WORDS).contains(&words(item)))
    };
    let listed = lists(&[",", ";"]) || SIGNS.iter().chain(&[" / ", " | "]).any(|sign| lists(&[sign]));
    // `How do they come to work? on foot, by bus, by tram`
    let is_asked = text.strip_prefix(name).is_some_and(|rest| rest.starts_with('?'));
    let is_apart = is_asked || plain(name) && plain(tail);
    let most = if is_asked { MAX_QUESTION_WORDS } else { MAX_BARE_NAME_WORDS };
    (listed && (1..=most).contains(&words(name)) && is_apart).then_some((name, tail))
}

/// Returns a name in capitals and the rest, which is not: `TOWNS Alton, Barrow, Clay`.
fn in_capitals(text: &str) -> Option<(&str, &str)> {
    let (name, tail) = text.split_once(' ')?;
    let is_name = name.chars().count() > 2 && name.chars().all(char::is_uppercase);
    let is_other = tail.contains(|c: char| c.is_lowercase() || c.is_ascii_digit());
    (is_name && is_other).then_some((name, tail))
}

/// Returns the texts before and after a row of dots: `colour ..... red, green, blue`. Three dots are an ellipsis.
fn leader(text: &str) -> Option<(&str, &str)> {
    let start = [" ....", " ……"].iter().filter_map(|dots| text.find(dots)).min()?;
    Some((&text[..start], text[start..].trim_start_matches([' ', '.', '…'])))
}

/// Returns the text inside a pair of brackets that encloses everything except a full stop.
fn bracketed(text: &str) -> Option<&str> {
    let text = text.trim();
    let text = text.strip_suffix('.').unwrap_or(text);
    let inside = [('[', ']'), ('{', '}'), ('(', ')')]
        .iter()
        .find_map(|&(open, close)| text.strip_prefix(open)?.strip_suffix(close))?;
    (!inside.contains(['[', ']', '{', '}', '(', ')'])).then(|| inside.trim())
}
