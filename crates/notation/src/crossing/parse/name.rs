//! Names and numbers where an operand may be.

use super::super::dictionary::Found;
use super::super::syntax::{CrossingNode, Expression, Named};
use super::CrossingParser;
use super::keyword::OPENING;
use crate::syntax::Measure;
use crate::{Code, Diagnostic, Span};

impl CrossingParser<'_, '_, '_> {
    /// Reads a declared name or a number, whichever is longer.
    pub(super) fn name(&mut self) -> Option<Expression> {
        let start = self.at;
        let named = self.named();
        let end = named.as_ref().map_or(start, |(_, end)| *end);
        if let Some((number, numbered)) =
            self.lexer.literal(start, self.in_list).filter(|(_, numbered)| *numbered > end)
        {
            let code = match &number {
                Ok(literal) if literal.measure == Measure::Plain => None,
                Ok(_) => Some(Code::NumberWithUnit),
                Err(_) => Some(Code::NumberTooLarge),
            };
            if let Some(code) = code {
                let text = &self.lexer.text[start..numbered];
                self.report(Diagnostic::new(code, Span::new(start, numbered)).text("text", text));
            }
            self.at = numbered;
            return Some(match number {
                Ok(literal) => self.leaf(CrossingNode::Number(literal.number), start, numbered),
                Err(_) => self.missing(),
            });
        }
        let (found, end) = named?;
        self.at = end;
        Some(match found {
            Ok(Named::Subject(subject)) => self.leaf(CrossingNode::Subject(subject), start, end),
            Ok(Named::Attribute(attribute)) => self.leaf(CrossingNode::Attribute(attribute), start, end),
            Err(problem) => {
                self.report(problem);
                self.missing()
            }
        })
    }

    /// Returns the longest declared name that is next, perhaps in quotes, and the byte after it.
    pub(super) fn named(&self) -> Option<Found> {
        let start = self.at;
        if self.next_sign(&["\""]).is_some() {
            return Some(match self.lexer.quoted(start) {
                Some((name, end)) => (self.language.dictionary.quoted(&name, Span::new(start, end)), end),
                None => (Err(Diagnostic::new(Code::UnclosedQuote, self.here(1))), start + 1),
            });
        }
        self.language.dictionary.at(self.lexer, start).filter(|(_, end)| !self.is_keyword_here(start, *end))
    }

    /// Returns whether a declared name that is also a keyword is followed by something that only the keyword allows.
    fn is_keyword_here(&self, start: usize, end: usize) -> bool {
        let at = self.lexer.skip_blanks(end);
        let rest = self.lexer.rest(at);
        let continues = |c: char| matches!(c, ')' | ']' | ',' | ';' | ':' | '=' | '⇒');
        OPENING.iter().any(|word| word.eq_ignore_ascii_case(&self.lexer.text[start..end]))
            && !(rest.is_empty() || rest.starts_with(continues) || self.lexer.infix(at).is_some())
    }
}
