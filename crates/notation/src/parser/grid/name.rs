//! Names and numbers where an operand may be.

use super::{GridParser, NameChoice, is_opening};
use crate::names::{Found, Meaning};
use crate::syntax::grid::{Expression, Function, GridNode, Name};
use crate::syntax::{Literal, Measure};
use crate::{Code, Diagnostic, Number, Span};

impl GridParser<'_, '_, '_> {
    /// Reads a declared name, a variable or a number, with the `.value` or the brackets after it.
    pub(super) fn name(&mut self) -> Option<Expression> {
        let start = self.at;
        let (name, end) = if self.next_sign(&["\""]).is_some() {
            let Some(quoted) = self.quoted_name() else {
                self.report(Diagnostic::new(Code::UnclosedQuote, self.here(1)));
                self.at += 1;
                return Some(self.operand());
            };
            quoted
        } else {
            self.bare_name()?
        };
        if name.meanings.is_empty()
            && let Some(depth) = self.variable_named(&self.lexer.text[start..end])
        {
            return Some(self.leaf(GridNode::Variable(depth), start, end));
        }
        self.at = end;
        let category = name.category();
        if name.literal.is_none() && self.opens_call() {
            let function = category.map_or_else(|| Function::Other(name, Span::new(start, end)), Function::Category);
            return Some(self.call(function, start));
        }
        let rest = self.lexer.rest(end);
        if let Some(category) = category
            && rest.starts_with('.')
            && !rest.starts_with("..")
        {
            self.at = end + 1;
            let (value, span) = self.name_only();
            if value.text.is_empty() {
                self.unexpected_operand();
            }
            return Some(self.leaf(GridNode::Qualified(category, value), start, span.end as usize));
        }
        Some(self.leaf(GridNode::Name(name), start, end))
    }

    /// Returns the depth of the quantifier with this variable.
    fn variable_named(&self, name: &str) -> Option<u32> {
        self.language.variables.iter().position(|v| v.name == name).map(|depth| depth as u32)
    }

    /// Returns the name in quotes that is next and the byte after it, or `None` if no quote closes it.
    fn quoted_name(&self) -> Option<(Name, usize)> {
        let (text, end) = self.lexer.quoted(self.at)?;
        let meanings = self.lexer.meanings(&text).into();
        Some((Name { text, meanings, literal: None }, end))
    }

    /// Returns the longest of a declared name, a variable and a number without quotes, and the byte after it.
    fn bare_name(&mut self) -> Option<(Name, usize)> {
        let start = self.at;
        let names = self.lexer.names_at(start);
        let forced = self.language.forced.filter(|f| f.start == start);
        let longest = match forced {
            Some(choice) => names.iter().find(|n| n.end == choice.shorter),
            None => names.last().filter(|n| !self.is_keyword_here(start, n)),
        };
        let named = longest.map_or(start, |n| n.end);
        let word = self.lexer.word(start);
        if start + word.len() > named && self.variable_named(word).is_some() {
            return Some((Name { text: word.to_owned(), ..Name::default() }, start + word.len()));
        }
        let literal = self.lexer.literal(start, self.in_list).filter(|&(_, end)| forced.is_none() || end <= named);
        let numbered = literal.as_ref().map_or(start, |(_, end)| *end);
        let end = named.max(numbered);
        if end == start {
            return None;
        }
        let mut name = Name { text: self.lexer.text[start..end].to_owned(), ..Name::default() };
        if let Some(found) = longest.filter(|found| found.end == end) {
            name.meanings = found.meanings.into();
            if forced.is_none() {
                let shorter = names.iter().filter(|n| n.end < end);
                self.language.choices.extend(shorter.map(|n| NameChoice { start, end, shorter: n.end }));
            }
        }
        match literal.filter(|(_, at)| *at == end) {
            Some((Ok(literal), _)) => name.literal = Some(literal),
            Some((Err(_), _)) if name.meanings.is_empty() => {
                let problem = Diagnostic::new(Code::NumberTooLarge, Span::new(start, end));
                self.report(problem.text("text", &name.text));
                name.literal = Some(Literal { number: Number::from_integer(0), measure: Measure::Plain });
            }
            _ => {}
        }
        Some((name, end))
    }

    /// Returns whether a declared name that is also a keyword is followed by something that only the keyword allows.
    fn is_keyword_here(&self, start: usize, name: &Found<'_>) -> bool {
        let at = self.lexer.skip_blanks(name.end);
        let rest = self.lexer.rest(at);
        let continues = |c: char| matches!(c, ')' | ']' | ',' | ';' | ':' | '.');
        let called = rest.starts_with('(') && name.meanings.iter().any(|m| matches!(m, Meaning::Category(_)));
        is_opening(&self.lexer.text[start..name.end])
            && !(rest.is_empty() || rest.starts_with(continues) || called || self.lexer.infix(at).is_some())
            && self.lexer.words(at, &["by"]).is_none()
    }

    /// Reads a name where only a name may be: after `by`, `in` and a dot. It is empty if there is none.
    pub(super) fn name_only(&mut self) -> (Name, Span) {
        let start = self.at;
        let quoted = self.next_sign(&["\""]).and_then(|_| self.quoted_name());
        let (name, end) = quoted.or_else(|| self.bare_name()).unwrap_or_else(|| {
            let end = self.lexer.unknown_end(start);
            (Name { text: self.lexer.text[start..end].to_owned(), ..Name::default() }, end)
        });
        self.at = end;
        (name, Span::new(start, end))
    }
}
