//! What a keyword of grids begins: quantifiers, `all different`, calls.

use super::{GridParser, Variable};
use crate::syntax::Node;
use crate::syntax::grid::{Expression, Function, GridNode};
use crate::{Code, Diagnostic, Span};

/// Keywords that may begin an operand.
const OPENING: [&str; 12] = ["not", "if", "every", "some", "exactly", "at", "all", "abs", "min", "max", "val", "act"];

/// Returns whether a word is a keyword that may begin an operand.
pub(crate) fn is_opening(word: &str) -> bool {
    OPENING.iter().any(|opening| opening.eq_ignore_ascii_case(word))
}

/// Maximum number of quantifiers around an operand.
const MAX_QUANTIFIERS: usize = 3;

impl GridParser<'_, '_, '_> {
    pub(super) fn grid_keyword(&mut self, word: &str, end: usize) -> Expression {
        match word {
            "every" | "some" => self.quantified(word == "every", end),
            "all" => match self.lexer.words(self.at, &["all", "different"]) {
                Some(end) => self.all_different(end),
                None => self.unknown(),
            },
            "true" => {
                let start = self.at;
                self.at = end;
                self.node_over(Node::And(Vec::new()), Span::new(start, end), [])
            }
            "abs" => self.call_word(end, Function::Absolute),
            "min" => self.call_word(end, Function::Minimum),
            "max" => self.call_word(end, Function::Maximum),
            "val" => self.call_word(end, Function::Val),
            "act" => self.call_word(end, Function::Act),
            "" if self.next_sign(&["{"]).is_some() => self.set(),
            _ => self.unknown(),
        }
    }

    /// Reads `{a, b}`, whose bracket is next.
    fn set(&mut self) -> Expression {
        let open = self.at;
        let list = self.list("}", Self::sum);
        let span = self.up_to_here(Span::new(open, open + 1));
        let heights: Vec<u16> = list.iter().map(|e| e.height).collect();
        self.node_over(Node::Own(GridNode::Set(list)), span, heights)
    }

    fn all_different(&mut self, end: usize) -> Expression {
        let start = self.at;
        self.at = end;
        let list = self.bracketed_list();
        let span = self.up_to_here(Span::new(start, end));
        let heights: Vec<u16> = list.iter().map(|e| e.height).collect();
        self.node_over(Node::Own(GridNode::AllDifferent(list)), span, heights)
    }

    fn quantified(&mut self, every: bool, end: usize) -> Expression {
        let start = self.at;
        self.at = self.lexer.skip_blanks(end);
        let Some(variable) = self.variable() else {
            self.unexpected_operand();
            self.skip_mistake();
            return self.missing();
        };
        self.expect_word("in");
        self.skip_blanks();
        let category = self.category_name();
        if category.span.start == category.span.end {
            self.unexpected_operand();
        }
        self.expect_colon();
        let depth = self.language.variables.len();
        if depth == MAX_QUANTIFIERS {
            let problem = Diagnostic::new(Code::TooManyQuantifiers, Span::new(start, end));
            self.report(problem.number("limit", MAX_QUANTIFIERS));
        }
        self.language.variables.push(variable);
        let body = self.truth();
        self.language.variables.pop();
        let node = |body| Node::Own(GridNode::Quantified { every, depth: depth as u32, category, body });
        self.over(node, start, body)
    }

    /// Reads the variable of a quantifier.
    fn variable(&mut self) -> Option<Variable> {
        let name = self.lexer.word(self.at).to_owned();
        let span = Span::new(self.at, self.at + name.len());
        if name.is_empty() || name.eq_ignore_ascii_case("in") || name.starts_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        if !self.lexer.meanings(&name).is_empty() {
            self.report(Diagnostic::new(Code::VariableIsName, span).text("variable", &name));
        }
        if let Some(outer) = self.language.variables.iter().find(|v| v.name == name) {
            let problem = Diagnostic::new(Code::VariableInUse, span).text("variable", &name).related(outer.span);
            self.report(problem);
        }
        self.at = span.end as usize;
        Some(Variable { name, span })
    }

    fn call_word(&mut self, end: usize, function: Function) -> Expression {
        if !self.lexer.rest(self.lexer.skip_blanks(end)).starts_with('(') {
            return self.unknown();
        }
        let start = self.at;
        self.at = end;
        self.call(function, start)
    }
}
