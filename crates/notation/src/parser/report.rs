//! What the parser reports.

use super::{Language, Parser};
use crate::{Code, Diagnostic, Hint, slips};

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
        self.report(if slips::is_verb_of_sentence(&found, after) {
            problem.hint(Hint::Words)
        } else {
            problem.did_you_mean(slips::operator(&found, after))
        });
    }

    /// Reports something in place of an operand.
    pub(crate) fn unexpected_operand(&mut self) {
        let found = self.found();
        let span = self.here(found.len());
        let hint = if found.is_empty() { Hint::AtEnd } else { Hint::Plain };
        let meant = slips::operand(&found, &self.lexer.text[..span.start as usize]);
        let problem = Diagnostic::new(Code::ExpectedOperand, span).text("found", found).hint(hint);
        self.report(problem.did_you_mean(meant));
    }
}
