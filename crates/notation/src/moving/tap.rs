//! `tap: no` and `no tap and no sink`: which of filling and emptying is allowed, said by what there is.

use super::fields::{Entry, Field, RowFields};
use crate::keywords::Statement;
use crate::lines::joined;
use crate::names::fold;
use crate::{Code, Diagnostic, Span, Text};

/// Words for what fills a jug.
const TAPS: [&str; 5] = ["tap", "taps", "source", "well", "spring"];
/// Words for what a jug is emptied into.
const SINKS: [&str; 3] = ["sink", "drain", "gutter"];

/// What a puzzle says about the tap and the sink.
#[derive(Debug, Default)]
pub(super) struct Tap {
    fill: Option<bool>,
    empty: Option<bool>,
    /// The place of the first line about them.
    span: Option<Span>,
}

impl Tap {
    /// Reads a line about the tap or the sink; `false` if it is about something else. `word` is the word before the
    /// colon.
    pub(super) fn line(
        &mut self,
        word: Option<&str>,
        statement: &Statement<'_>,
        problems: &mut Vec<Diagnostic>,
    ) -> bool {
        let says = fold(joined(&statement.lines).as_str());
        let says = says.trim_end_matches('.');
        let found = match word {
            Some(word) => match says {
                "yes" | "true" => Some(vec![(fold(word), true)]),
                "no" | "none" | "false" => Some(vec![(fold(word), false)]),
                _ => None,
            },
            None => parts(says),
        };
        let Some(found) = found.filter(|found| found.iter().all(|(word, _)| is(word, &TAPS) || is(word, &SINKS)))
        else {
            return false;
        };
        let span = statement.span();
        for (word, there_is) in found {
            let known = if is(&word, &TAPS) { &mut self.fill } else { &mut self.empty };
            if let Some(before) = known.replace(there_is).and(self.span) {
                problems.push(Diagnostic::new(Code::DuplicateKeyword, span).text("keyword", word).related(before));
            }
        }
        self.span.get_or_insert(span);
        true
    }

    /// Returns the moves that are allowed, if that is not all of them.
    pub(super) fn moves(&self, entries: &[Entry], problems: &mut Vec<Diagnostic>) -> Option<Entry> {
        let span = self.span?;
        if let Some(stated) = entries.iter().find(|entry| entry.field == Field::Moves) {
            let problem = Diagnostic::new(Code::DuplicateKeyword, stated.span).text("keyword", "moves");
            problems.push(problem.related(span));
            return None;
        }
        if self.fill != Some(false) && self.empty != Some(false) {
            return None;
        }
        let moves = [("fill", self.fill), ("empty", self.empty), ("pour", None)];
        let allowed = moves.into_iter().filter(|(_, there_is)| *there_is != Some(false));
        let cells = allowed.map(|(word, _)| Text::new(word, span.start)).collect();
        Some(Entry { field: Field::Moves, span, rows: vec![RowFields { cells, span }], left_out: 0 })
    }
}

/// Returns what `no tap and no sink` says of each.
fn parts(line: &str) -> Option<Vec<(String, bool)>> {
    let line = line.replace(", ", " and ").replace(" or ", " and ");
    let mut without = false;
    let mut found = Vec::new();
    for part in line.split(" and ") {
        let part = part.trim();
        let part = part.strip_prefix("there is ").unwrap_or(part);
        let name = part.strip_prefix("no ").or_else(|| part.strip_prefix("without "));
        without |= name.is_some();
        let name = name.unwrap_or(part);
        let name = name.strip_prefix("a ").unwrap_or(name);
        if !without {
            return None;
        }
        found.push((name.to_owned(), false));
    }
    Some(found)
}

fn is(word: &str, words: &[&str]) -> bool {
    words.contains(&word)
}
