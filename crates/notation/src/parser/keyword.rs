//! What a keyword begins: quantifiers, counts, calls.

use super::{COMPARISON, IFF, Parser, Variable, category_of};
use crate::clue::Amount;
use crate::syntax::{Axis, Expression, Function, Node};
use crate::{Argument, Code, Diagnostic, Span};

/// The deepest nesting of quantifiers.
const MOST_QUANTIFIERS: usize = 3;

impl Parser<'_, '_> {
    pub(super) fn keyword(&mut self) -> Expression {
        let start = self.at;
        let word = self.lexer.word(start).to_ascii_lowercase();
        let end = start + word.len();
        match word.as_str() {
            "not" => {
                self.at = end;
                let inner = self.binary(COMPARISON);
                let span = Span::new(start, inner.span.end as usize);
                let height = inner.height;
                self.node_over(Node::Not(Box::new(inner)), span, &[height])
            }
            "every" | "some" => self.quantified(word == "every", end),
            "exactly" => self.count(end, Amount::Exactly),
            "at" => {
                if let Some(end) = self.lexer.words(start, &["at", "least"]) {
                    self.count(end, Amount::AtLeast)
                } else if let Some(end) = self.lexer.words(start, &["at", "most"]) {
                    self.count(end, Amount::AtMost)
                } else {
                    self.unknown()
                }
            }
            "all" => match self.lexer.words(start, &["all", "different"]) {
                Some(end) => {
                    self.at = end;
                    let list = self.bracketed_list();
                    let span = self.up_to_here(Span::new(start, end));
                    let heights: Vec<u16> = list.iter().map(|e| e.height).collect();
                    self.node_over(Node::AllDifferent(list), span, &heights)
                }
                None => self.unknown(),
            },
            "abs" => self.call_word(end, Function::Absolute),
            "min" => self.call_word(end, Function::Minimum),
            "max" => self.call_word(end, Function::Maximum),
            "val" => self.call_word(end, Function::Val),
            "act" => self.call_word(end, Function::Act),
            _ => self.unknown(),
        }
    }

    fn quantified(&mut self, every: bool, end: usize) -> Expression {
        let start = self.at;
        self.at = self.lexer.skip_blanks(end);
        let variable = self.lexer.word(self.at).to_owned();
        let span = Span::new(self.at, self.at + variable.len());
        let keyword = variable.eq_ignore_ascii_case("in");
        if variable.is_empty() || keyword || variable.starts_with(|c: char| c.is_ascii_digit()) {
            self.unexpected_operand();
            self.skip_mistake();
            return self.missing();
        }
        if !self.lexer.meanings(&variable).is_empty() {
            self.report(Diagnostic::new(Code::VariableIsName, span).text("variable", &variable));
        }
        if let Some(outer) = self.variables.iter().find(|v| v.name == variable) {
            let mut problem = Diagnostic::new(Code::VariableInUse, span).text("variable", &variable);
            problem.related = Some(outer.span);
            self.report(problem);
        }
        self.at = span.end as usize;
        self.blanks();
        match self.lexer.words(self.at, &["in"]) {
            Some(end) => self.at = end,
            None => self.expected("in"),
        }
        self.blanks();
        let (name, name_span) = self.name_only();
        if name_span.start == name_span.end {
            self.unexpected_operand();
        }
        let category = Axis { category: category_of(&name), name: name.text, span: name_span };
        self.blanks();
        match self.sign_of(&[":"]) {
            Some(_) => self.at += 1,
            None => self.expected(":"),
        }
        let depth = self.variables.len() as u32;
        if self.variables.len() == MOST_QUANTIFIERS {
            let problem = Diagnostic::new(Code::TooManyQuantifiers, Span::new(start, end));
            self.report(problem.with("limit", Argument::Number(MOST_QUANTIFIERS as i64)));
        }
        self.variables.push(Variable { name: variable, span });
        let body = self.binary(IFF);
        self.variables.pop();
        let span = Span::new(start, body.span.end as usize);
        let height = body.height;
        self.node_over(Node::Quantified { every, depth, category, body: Box::new(body) }, span, &[height])
    }

    fn count(&mut self, end: usize, amount: fn(u32) -> Amount) -> Expression {
        let start = self.at;
        self.at = self.lexer.skip_blanks(end);
        let word = self.lexer.word(self.at);
        let number = word.parse::<u32>().ok().filter(|_| word.starts_with(|c: char| c.is_ascii_digit()));
        if number.is_none() {
            let shown = self.found();
            self.report(Diagnostic::new(Code::ExpectedWholeNumber, self.here(word.len())).text("found", shown));
        }
        if !word.eq_ignore_ascii_case("of") {
            self.at += word.len();
        }
        self.blanks();
        match self.lexer.words(self.at, &["of"]) {
            Some(end) => self.at = end,
            None => self.expected("of"),
        }
        let list = self.bracketed_list();
        let span = self.up_to_here(Span::new(start, end));
        let heights: Vec<u16> = list.iter().map(|e| e.height).collect();
        match number {
            Some(number) => self.node_over(Node::Count(amount(number), list), span, &heights),
            None => self.missing(),
        }
    }

    fn call_word(&mut self, end: usize, function: Function) -> Expression {
        if !self.lexer.rest(self.lexer.skip_blanks(end)).starts_with('(') {
            return self.unknown();
        }
        let start = self.at;
        self.at = end;
        self.call(function, start)
    }

    pub(super) fn call(&mut self, function: Function, start: usize) -> Expression {
        let arguments = self.bracketed_list();
        let span = self.up_to_here(Span::new(start, start));
        let heights: Vec<u16> = arguments.iter().map(|e| e.height).collect();
        self.node_over(Node::Call(function, arguments), span, &heights)
    }
}
