//! Names and numbers where an operand may stand.

use super::{Choice, Named, Parser, category_of, leaf};
use crate::lexer;
use crate::names::{Found, Meaning};
use crate::syntax::{Expression, Function, Literal, Measure, Name, Node};
use crate::{Code, Diagnostic, Span};

impl Parser<'_, '_> {
    /// A declared name, a variable or a number, with the `.value` that may follow it at once.
    pub(super) fn name(&mut self) -> Option<Named> {
        let start = self.at;
        let (name, end) = if self.sign_of(&["\""]).is_some() {
            let Some((text, end)) = self.lexer.quoted(start) else {
                self.report(Diagnostic::new(Code::UnclosedQuote, self.here(1)));
                self.at += 1;
                return Some(Named::Whole(self.prefix()));
            };
            let meanings = self.lexer.meanings(&text).to_vec();
            (Name { text, meanings, literal: None }, end)
        } else {
            self.bare_name()?
        };
        if name.meanings.is_empty()
            && let Some(depth) = self.variables.iter().position(|v| v.name == self.lexer.text[start..end])
        {
            self.at = end;
            return Some(Named::Whole(leaf(Node::Variable(depth as u32), Span::new(start, end))));
        }
        self.at = end;
        let span = Span::new(start, end);
        let behind = self.lexer.rest(self.lexer.skip_blanks(end));
        let category = category_of(&name);
        if behind.starts_with('(') && name.literal.is_none() {
            let function = category.map_or_else(|| Function::Other(name, span), Function::Category);
            return Some(Named::Call(function, start));
        }
        if let Some(category) = category
            && self.lexer.rest(end).starts_with('.')
            && !self.lexer.rest(end).starts_with("..")
        {
            self.at = end + 1;
            let (value, value_span) = self.name_only();
            if value.text.is_empty() {
                self.unexpected_operand();
            }
            return Some(Named::Whole(leaf(Node::Qualified(category, value), span.to(value_span))));
        }
        Some(Named::Whole(leaf(Node::Name(name), span)))
    }

    /// The longest of a declared name, a variable and a number, without marks.
    fn bare_name(&mut self) -> Option<(Name, usize)> {
        let start = self.at;
        let names = self.lexer.names_at(start);
        let forced = self.forced.filter(|f| f.at == start);
        let longest = match forced {
            Some(choice) => names.iter().find(|n| n.end == choice.shorter),
            None => names.last().filter(|n| !self.is_keyword_here(start, n)),
        };
        let word = self.lexer.word(start);
        let variable = self.variables.iter().any(|v| v.name == word).then(|| start + word.len());
        let named = longest.map_or(start, |n| n.end);
        let literal = self.lexer.literal(start).filter(|&(_, end)| forced.is_none() || end <= named);
        let numbered = literal.as_ref().map_or(start, |(_, end)| *end);
        if variable.is_some_and(|end| end > named) {
            let name = Name { text: word.to_owned(), ..Name::default() };
            return Some((name, variable?));
        }
        if named == start && numbered == start {
            return None;
        }
        let end = named.max(numbered);
        if named == end && forced.is_none() {
            let shorter = names.iter().filter(|n| n.end < named);
            self.choices.extend(shorter.map(|n| Choice { at: start, end: named, shorter: n.end }));
        }
        let mut name = Name { text: self.lexer.text[start..end].to_owned(), ..Name::default() };
        if named == end
            && let Some(found) = longest
        {
            name.meanings = found.meanings.to_vec();
        }
        if let Some((read, at)) = literal
            && at == end
        {
            match read {
                Ok(literal) => name.literal = Some(literal),
                Err(_) if name.meanings.is_empty() => {
                    let problem = Diagnostic::new(Code::NumberTooLarge, Span::new(start, end));
                    self.report(problem.text("text", &name.text));
                    let number = crate::Number::from_integer(0);
                    name.literal = Some(Literal { number, measure: Measure::Plain });
                }
                Err(_) => {}
            }
        }
        Some((name, end))
    }

    /// Whether a declared name that is also a keyword is followed by what only the keyword can begin.
    fn is_keyword_here(&self, start: usize, name: &Found<'_>) -> bool {
        let at = self.lexer.skip_blanks(name.end);
        let rest = self.lexer.rest(at);
        let goes_on = |c: char| matches!(c, ')' | ']' | ',' | ';' | ':' | '.');
        let called = rest.starts_with('(') && name.meanings.iter().any(|m| matches!(m, Meaning::Category(_)));
        lexer::is_opening(&self.lexer.text[start..name.end])
            && !(rest.is_empty() || rest.starts_with(goes_on) || called || self.lexer.infix(at).is_some())
            && self.lexer.words(at, &["by"]).is_none()
    }

    /// A name where only a name may stand: behind `by`, `in` and a dot.
    pub(super) fn name_only(&mut self) -> (Name, Span) {
        let start = self.at;
        if self.sign_of(&["\""]).is_some()
            && let Some((text, end)) = self.lexer.quoted(start)
        {
            self.at = end;
            let meanings = self.lexer.meanings(&text).to_vec();
            return (Name { text, meanings, literal: None }, Span::new(start, end));
        }
        if let Some((name, end)) = self.bare_name() {
            self.at = end;
            return (name, Span::new(start, end));
        }
        let end = self.lexer.unknown_end(start);
        self.at = end;
        let text = self.lexer.text[start..end].to_owned();
        (Name { text, ..Name::default() }, Span::new(start, end))
    }

    /// A name that nothing has, or no operand at all.
    pub(super) fn unknown(&mut self) -> Expression {
        let start = self.at;
        let end = self.lexer.unknown_end(start);
        if end == start {
            self.unexpected_operand();
            let mut operator = false;
            while let Some((_, end)) = self.lexer.infix(self.at) {
                operator = true;
                self.at = self.lexer.skip_blanks(end);
            }
            if operator && !self.at_end() && self.sign_of(&[")", "]", ",", ":"]).is_none() {
                // A doubled operator: the operand stands behind it.
                return self.prefix();
            }
            self.skip_mistake();
            return self.missing();
        }
        self.at = end;
        let name = Name { text: self.lexer.text[start..end].to_owned(), ..Name::default() };
        let span = Span::new(start, end);
        if self.lexer.rest(self.lexer.skip_blanks(end)).starts_with('(') {
            return self.call(Function::Other(name, span), start);
        }
        leaf(Node::Name(name), span)
    }
}
