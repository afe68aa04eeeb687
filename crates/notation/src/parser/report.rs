//! What the parser reports.

use super::{Language, Parser};
use crate::{Code, Diagnostic, Hint, Span, slips};

/// Maximum number of characters of the user's text in a message.
const MAX_SHOWN: usize = 40;

impl<L: Language> Parser<'_, '_, L> {
    /// Reports a problem, unless one at the same place was reported just before: that one causes this one.
    pub(crate) fn report(&mut self, problem: Diagnostic) {
        let again = self.problems.last().is_some_and(|p| p.span.start == problem.span.start);
        if !self.stopped && !again {
            self.problems.push(problem);
        }
    }

    /// Reports a problem and gives up.
    pub(super) fn stop(&mut self, problem: Diagnostic) {
        self.report(problem);
        self.stopped = true;
    }

    /// Returns the next word or sign, for a message.
    pub(super) fn found(&self) -> String {
        let word = self.lexer.word(self.at);
        let count = if word.is_empty() { 1 } else { MAX_SHOWN };
        let shown = if word.is_empty() { self.lexer.rest(self.at) } else { word };
        shown.chars().take(count).collect()
    }

    /// Reports that a word or sign is missing.
    pub(crate) fn expected(&mut self, expected: &str) {
        let found = self.found();
        let span = self.here(found.len());
        self.report(Diagnostic::new(Code::ExpectedWord, span).text("expected", expected).text("found", found));
    }

    /// Reports something in place of an operator.
    pub(super) fn unexpected(&mut self) {
        let found = self.found();
        let span = self.here(found.len());
        let after = &self.lexer.text[span.end as usize..];
        let problem = Diagnostic::new(Code::ExpectedOperator, span).text("found", &found);
        self.report(match slips::operator(&found, after) {
            _ if slips::is_verb_of_sentence(&found, after) => problem.hint(Hint::Words),
            Some(meant) => self.meant(problem, meant),
            None => problem,
        });
    }

    /// Reports something in place of an operand.
    pub(crate) fn unexpected_operand(&mut self) {
        let found = self.found();
        let span = self.here(found.len());
        let hint = if found.is_empty() { Hint::AtEnd } else { Hint::Plain };
        let meant = slips::operand(&found, &self.lexer.text[..span.start as usize]);
        let problem = Diagnostic::new(Code::ExpectedOperand, span).text("found", found).hint(hint);
        self.report(match meant {
            Some(meant) => self.meant(problem, meant),
            None => problem,
        });
    }

    /// Suggests an operator or a sign in place of what is at the place of a problem.
    fn meant(&self, problem: Diagnostic, meant: &str) -> Diagnostic {
        let problem = problem.suggest(meant);
        let [start, end] = [problem.span.start, problem.span.end].map(|at| at as usize);
        let [found, rest] = [&self.lexer.text[start..end], &self.lexer.text[end..]];
        // Signs of which several are one slip: `&&`, `=!` and the `'t` of `isn't`.
        let repeated = match meant {
            "and" | "or" if rest.starts_with(found) => found.len(),
            "!=" => ["'t", "’t"].into_iter().find(|end| rest.starts_with(end)).map_or(0, str::len),
            _ => 0,
        };
        let doubled = usize::from(meant == "!=" && self.lexer.text[..start].ends_with('='));
        let [start, end] = [start - doubled, end + repeated];
        let [before, after] = [&self.lexer.text[..start], &self.lexer.text[end..]];
        let is_word = |c: char| c.is_alphanumeric();
        let left = if meant.starts_with(is_word) && before.ends_with(is_word) { " " } else { "" };
        let right = if meant.ends_with(is_word) && after.starts_with(is_word) { " " } else { "" };
        // One quotation mark alone mends nothing.
        if meant == "\"" { problem } else { problem.fix_at(Span::new(start, end), format!("{left}{meant}{right}")) }
    }
}
