//! The text around a board: its title, the rules that it states, and what is ignored.

use super::field::may_be_rule;
use super::line::SourceLine;
use super::sentence::{Said, own_rule, said};
use super::sighting::Sighting;
use crate::lines::{one_line, shown};
use crate::sudoku::rule::add_stated;
use crate::sudoku::shape::{names_other_shape, stated_boxes};
use crate::sudoku::{BoxShape, RuleLine, SudokuPuzzle};
use crate::{Code, Diagnostic, Hint, Span};

/// Maximum length of a title, in characters.
const MAX_TITLE: usize = 80;
/// Maximum length of a text around a board that is looked at, in bytes.
const MAX_TEXT: usize = 1 << 16;

/// What the text around a board says.
#[derive(Default)]
pub(super) struct Around {
    pub title: Option<String>,
    pub rules: Vec<RuleLine>,
    pub notes: Vec<Diagnostic>,
    pub errors: Vec<Diagnostic>,
}

/// A part of a line that belongs to no board.
struct Rest<'a> {
    text: &'a str,
    start: usize,
    line: usize,
}

/// Returns the shape of the boxes that the text around a board states, and where.
pub(super) fn boxes(
    source: &str,
    lines: &[SourceLine<'_>],
    found: &[Sighting<'_>],
) -> Option<(Option<BoxShape>, Span)> {
    let rests = rests(source, lines, found);
    sentences(&rests).into_iter().find_map(|(sentence, span)| Some((stated_boxes(&sentence)?, span)))
}

/// Reads the text around the board of a puzzle, which may already have rules; `has_lines` tells whether its boxes are
/// drawn.
pub(super) fn around(
    source: &str,
    lines: &[SourceLine<'_>],
    found: &[Sighting<'_>],
    board: &Sighting<'_>,
    puzzle: &SudokuPuzzle,
    has_lines: bool,
) -> Around {
    let rests = rests(source, lines, found);
    let mut around = Around { title: title(&rests, board), rules: puzzle.rules.clone(), ..Around::default() };
    if rests.iter().map(|rest| rest.text.len()).sum::<usize>() > MAX_TEXT {
        let span = Span::new(rests[0].start, rests[0].start + rests[0].text.len());
        around.errors.push(Diagnostic::new(Code::TextTooLong, span).number("limit", MAX_TEXT));
        return around;
    }
    let is_stated = |text: &str| said(text) != Said::Nothing || stated_boxes(text).is_some();
    let is_unknown = |rest: &&Rest<'_>| {
        rest.start > board.span.end as usize && !is_own(rest.text) && !is_stated(rest.text) && may_be_rule(rest.text)
    };
    if let Some(rest) = rests.iter().find(is_unknown) {
        let span = Span::new(rest.start, rest.start + rest.text.len());
        around.errors.push(Diagnostic::new(Code::RuleInText, span).text("text", shown(rest.text)));
    }
    for (sentence, span) in sentences(&rests).into_iter().chain(between_cells(source, found)) {
        let quoted = || Diagnostic::new(Code::RuleInText, span).text("text", shown(&sentence));
        if stated_boxes(&sentence).is_some_and(|boxes| boxes == puzzle.boxes) {
            continue;
        }
        match said(&sentence) {
            Said::Nothing if names_other_shape(&sentence, puzzle, has_lines) => around.errors.push(quoted()),
            Said::Nothing => {}
            Said::Rule(line) => add_stated(&mut around.rules, line, span, &mut around.notes),
            Said::Regions if puzzle.regions.is_some() => {}
            Said::Regions => around.errors.push(quoted().hint(Hint::Regions)),
            Said::About(_) | Said::Unknown => around.errors.push(quoted()),
        }
    }
    let is_ignored = |rest: &&Rest<'_>| {
        let has_words = rest.text.chars().filter(|c| c.is_alphabetic()).count() > 1;
        let is_heard = stated_boxes(rest.text).is_some() || said(rest.text) == Said::Regions;
        has_words
            && !is_heard
            && own_rule(rest.text).is_none()
            && around.title.as_deref() != Some(&*bare_title(rest.text))
            && !is_own(rest.text)
    };
    if let Some(ignored) = rests.iter().find(is_ignored)
        && around.notes.is_empty()
    {
        let span = Span::new(ignored.start, ignored.start + ignored.text.len());
        around.notes.push(Diagnostic::new(Code::TextAroundBoard, span));
    }
    around
}

/// Returns the parts of the lines that belong to no board; tags of HTML are no text.
fn rests<'a>(source: &'a str, lines: &[SourceLine<'a>], found: &[Sighting<'_>]) -> Vec<Rest<'a>> {
    let is_page = is_page(source);
    let mut extents: Vec<Span> = found.iter().map(|sighting| sighting.extent(source)).collect();
    extents.sort_by_key(|span| span.start);
    let mut rests = Vec::new();
    let mut is_hidden = false;
    for (index, line) in lines.iter().enumerate() {
        let (from, to) = (line.start, line.start + line.raw.len());
        let inside = extents.iter().copied().filter(|span| (span.start as usize) < to && span.end as usize > from);
        let mut at = from;
        for span in inside.chain([Span::new(to, to)]) {
            let end = (span.start as usize).clamp(at, to);
            let text = &source[at..end];
            at = (span.end as usize).clamp(at, to);
            if is_page {
                for (text, start) in without_tags(text, end - text.len(), &mut is_hidden) {
                    rests.push(Rest { text, start, line: index });
                }
            } else {
                let start = end - text.trim_start().len();
                rests.push(Rest { text: text.trim(), start, line: index });
            }
        }
    }
    rests.retain(|rest| rest.text.chars().any(char::is_alphanumeric));
    rests
}

/// Whether a source has tables of HTML.
fn is_page(source: &str) -> bool {
    source.contains("</td") || source.contains("</TD")
}

/// Returns the lines of words between the cells of the boards: comments, the caption of a table.
fn between_cells(source: &str, found: &[Sighting<'_>]) -> Vec<(String, Span)> {
    let is_page = is_page(source);
    let mut texts = Vec::new();
    for sighting in found {
        let Span { start: mut at, end } = sighting.extent(source);
        for span in sighting.cell_spans().into_iter().chain([Span { start: end, end }]) {
            for line in source.get(at as usize..span.start as usize).unwrap_or_default().lines() {
                let text = line.trim();
                let start = text.as_ptr() as usize - source.as_ptr() as usize;
                let words = if is_page { without_tags(text, start, &mut false) } else { vec![(text, start)] };
                texts.extend(words.into_iter().filter(|(text, _)| text.contains(char::is_alphabetic)));
            }
            at = at.max(span.end);
        }
    }
    texts.into_iter().map(|(text, start)| (text.to_owned(), Span::new(start, start + text.len()))).collect()
}

/// Returns the texts between the tags of HTML; what is in a script or a style is none.
fn without_tags<'a>(text: &'a str, start: usize, is_hidden: &mut bool) -> Vec<(&'a str, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    for part in text.split_inclusive('>') {
        let (words, tag) = part.split_once('<').unwrap_or((part.trim_end_matches('>'), ""));
        if !*is_hidden && !words.trim().is_empty() {
            found.push((words.trim(), start + at + (words.len() - words.trim_start().len())));
        }
        let tag = tag.to_ascii_lowercase();
        if tag.starts_with("script") || tag.starts_with("style") {
            *is_hidden = true;
        } else if tag.starts_with("/script") || tag.starts_with("/style") {
            *is_hidden = false;
        }
        at += part.len();
    }
    found
}

/// Returns the sentences of the text, also those over several lines. A line that begins like a list or a label is a
/// sentence of its own.
fn sentences(rests: &[Rest<'_>]) -> Vec<(String, Span)> {
    let mut found: Vec<(String, Span)> = Vec::new();
    let mut open: Option<(String, Span, usize)> = None;
    for rest in rests.iter().filter(|rest| !is_own(rest.text)) {
        if own_rule(rest.text).is_some() {
            found.extend(open.take().map(|(text, span, _)| (text, span)));
            found.push((rest.text.to_owned(), Span::new(rest.start, rest.start + rest.text.len())));
            continue;
        }
        let mut at = 0;
        for part in parts(rest.text) {
            let span = Span::new(rest.start + at, rest.start + at + part.trim_end().len());
            at += part.len();
            let follows = open.as_ref().is_some_and(|(_, _, line)| rest.line <= *line + 1);
            match &mut open {
                Some((text, whole, line)) if follows => {
                    text.push(' ');
                    text.push_str(part);
                    (*whole, *line) = (whole.to(span), rest.line);
                }
                _ => {
                    found.extend(open.take().map(|(text, span, _)| (text, span)));
                    open = Some((part.to_owned(), span, rest.line));
                }
            }
            // A number such as `no. 7` ends no sentence; then its parts are looked at one by one, which is as good.
            if part.ends_with(['.', '!', '?', ';']) || !ends_in_lower_case(rest.text) {
                found.extend(open.take().map(|(text, span, _)| (text, span)));
            }
        }
    }
    found.extend(open.map(|(text, span, _)| (text, span)));
    found
}

/// Returns the parts of a text up to the signs that end sentences; a point between digits is none: `14.05.2024`, nor is
/// a sign before a bracket that closes.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let is_digit = |at: usize| rest.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
        let ends = |&(at, sign): &(usize, char)| match sign {
            '.' => !(at > 0 && is_digit(at - 1) && is_digit(at + 1)),
            _ => matches!(sign, '!' | '?' | ';') && rest.as_bytes().get(at + 1) != Some(&b')'),
        };
        let end = rest.char_indices().find(ends).map_or(rest.len(), |(at, _)| at + 1);
        let (part, behind) = rest.split_at(end);
        rest = behind;
        Some(part).filter(|part| !part.is_empty())
    })
}

/// Whether the next line may go on with the sentence of this one.
fn ends_in_lower_case(text: &str) -> bool {
    text.chars().count() > 20 && text.chars().next_back().is_some_and(|c| c.is_lowercase() || matches!(c, ',' | '-'))
}

/// Whether a line is a prompt, or the program's own last lines.
fn is_own(text: &str) -> bool {
    // A note may also be that of a person, and state a rule.
    if text.starts_with("note: ") {
        return said(text) == Said::Nothing;
    }
    let starts = [
        "$ ",
        ">>> ",
        "% bachet ",
        "it took ",
        "`*` given",
        "several solutions: ",
        "one more given ",
        "1 solution, and no other",
        "valid: no conflicts",
        "not valid",
        "it can still be solved",
        "it can no longer be solved",
    ];
    starts.iter().any(|start| text.starts_with(start))
}

/// Returns the title: the only line above the board, or the label before it.
fn title(rests: &[Rest<'_>], board: &Sighting<'_>) -> Option<String> {
    let mut above = rests.iter().filter(|rest| rest.start < board.span.start as usize && !is_own(rest.text));
    let (first, second) = (above.next()?, above.next());
    let is_code = |text: &str| text.contains(['{', '}', '[', ']', '<', '>', '=', '"', '\\', '`']);
    let is_comment = ["#", "//", "/*", "--", "%"].iter().any(|mark| first.text.starts_with(mark));
    let title = bare_title(first.text);
    let is_sentence = first.text.ends_with(['.', ',', '?']);
    let is_long = title.chars().count() > MAX_TITLE || is_sentence;
    let is_header = title.split_whitespace().all(|word| word.chars().count() == 1);
    let is_title = second.is_none() && !is_long && !is_code(first.text) && !is_comment && !is_header;
    (is_title && title.contains(char::is_alphabetic)).then_some(title)
}

/// Returns a title without the signs around it.
fn bare_title(text: &str) -> String {
    one_line(text.trim_matches(|c: char| c.is_whitespace() || matches!(c, ':' | '-' | '*' | '_' | '|' | ';' | ',')))
}
