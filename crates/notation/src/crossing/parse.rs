//! An expression about a company to its syntax tree: precedence climbing that goes on after a mistake.
//!
//! Binding as in the expressions of grids, loosest first: iff, implies, xor, or, and, not, comparison, `+ -`,
//! `* / mod`, sign.

mod operand;

use super::dictionary::Dictionary;
use super::syntax::{Expression, Named, Node};
use crate::clue::{Comparison, Operator};
use crate::lexer::{Infix, Lexer, Vocabulary};
use crate::{Argument, Code, Diagnostic, Hint, Span, slips};

/// The most operands in all expressions of a puzzle together.
pub(super) const MOST_NODES: u32 = 100_000;
/// The deepest nesting of brackets, signs and operators.
const DEEPEST: u16 = 200;
/// The highest tree: long sums and chains grow it without nesting.
const HIGHEST: u16 = 250;

const IFF: u8 = 1;
const IMPLIES: u8 = 2;
const XOR: u8 = 3;
const OR: u8 = 4;
const AND: u8 = 5;
const COMPARISON: u8 = 7;
const SUM: u8 = 8;
const PRODUCT: u8 = 9;

/// Reads a whole expression; `budget` counts operands down. Places are bytes of `text`.
pub(super) fn parse(dictionary: &Dictionary<'_>, text: &str, budget: &mut u32) -> (Expression, Vec<Diagnostic>) {
    let vocabulary = Vocabulary::default();
    let lexer = Lexer::new(text, &dictionary.names, &vocabulary);
    let mut parser =
        Parser { dictionary, lexer: &lexer, at: 0, nesting: 0, stopped: false, problems: Vec::new(), budget };
    let expression = parser.whole();
    (expression, parser.problems)
}

struct Parser<'a, 'b> {
    dictionary: &'b Dictionary<'a>,
    lexer: &'b Lexer<'b, Named>,
    at: usize,
    nesting: u16,
    /// Reading has been given up: all that follows is missing, without another report.
    stopped: bool,
    problems: Vec<Diagnostic>,
    budget: &'b mut u32,
}

/// An operator between two operands, as this notation has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Join {
    Iff,
    Implies,
    Xor,
    Or,
    And,
    Compare(Comparison),
    In { negated: bool },
    Arithmetic(Operator),
}

impl Join {
    /// How tightly it binds.
    fn binding(self) -> u8 {
        match self {
            Self::Iff => IFF,
            Self::Implies => IMPLIES,
            Self::Xor => XOR,
            Self::Or => OR,
            Self::And => AND,
            Self::Compare(_) | Self::In { .. } => COMPARISON,
            Self::Arithmetic(Operator::Add | Operator::Subtract) => SUM,
            Self::Arithmetic(_) => PRODUCT,
        }
    }
}

impl Parser<'_, '_> {
    fn whole(&mut self) -> Expression {
        let expression = self.binary(IFF);
        self.blanks();
        while !self.at_end() {
            if let Some(bracket) = self.sign_of(&[")", "]"]) {
                self.report(Diagnostic::new(Code::UnopenedBracket, self.here(1)).text("bracket", bracket));
                self.at += 1;
            } else {
                self.unexpected();
            }
            self.recover(&[")", "]"]);
            self.blanks();
        }
        expression
    }

    /// Reads on behind a mistake up to one of these brackets or the end, so that what follows is checked as well.
    fn recover(&mut self, closing: &[&str]) {
        loop {
            self.blanks();
            if self.at_end() || self.sign_of(closing).is_some() {
                return;
            }
            if let Some((_, end)) = self.join() {
                self.at = end;
                self.binary(IFF);
            } else if self.sign_of(&["("]).is_some() {
                self.brackets();
            } else {
                let word = self.lexer.word(self.at).len();
                self.at +=
                    if word > 0 { word } else { self.lexer.rest(self.at).chars().next().map_or(1, char::len_utf8) };
            }
        }
    }

    /// Operators that bind at least as tightly as `level`, and their operands.
    fn binary(&mut self, level: u8) -> Expression {
        self.nesting += 1;
        let expression = if self.too_deep() { self.missing() } else { self.operators(level) };
        self.nesting -= 1;
        expression
    }

    fn operators(&mut self, level: u8) -> Expression {
        let mut left = self.prefix();
        loop {
            self.blanks();
            if self.stopped {
                return left;
            }
            let Some((join, end)) = self.join().filter(|(join, _)| join.binding() >= level) else { return left };
            let operator = Span::new(self.at, end);
            self.at = end;
            if let Join::In { negated } = join {
                left = self.member(left, negated);
                continue;
            }
            // `implies` alone groups to the right.
            let right = self.binary(join.binding() + u8::from(join != Join::Implies));
            left = self.joined(left, join, operator, right);
        }
    }

    /// The operator that stands here, and the byte behind it.
    fn join(&self) -> Option<(Join, usize)> {
        let rest = self.lexer.rest(self.at);
        if let Some(arrow) = ["=>", "⇒"].into_iter().find(|arrow| rest.starts_with(arrow)) {
            return Some((Join::Implies, self.at + arrow.len()));
        }
        let (infix, end) = self.lexer.infix(self.at)?;
        let join = match infix {
            Infix::Iff => Join::Iff,
            Infix::Implies => Join::Implies,
            Infix::Xor => Join::Xor,
            Infix::Or => Join::Or,
            Infix::And => Join::And,
            Infix::Compare(comparison) => Join::Compare(comparison),
            Infix::In { negated } => Join::In { negated },
            Infix::Arithmetic(operator) => Join::Arithmetic(operator),
            Infix::Placed { .. } | Infix::Between { .. } => return None,
        };
        Some((join, end))
    }

    fn joined(&mut self, left: Expression, join: Join, operator: Span, right: Expression) -> Expression {
        match join {
            Join::Iff => self.two(left, right, Node::Iff),
            Join::Implies => self.two(left, right, Node::Implies),
            Join::Xor => {
                let mixed = |e: &Expression| matches!(e.node, Node::Or(_)) && !e.bracketed;
                if mixed(&left) || mixed(&right) {
                    self.report(Diagnostic::new(Code::MixedXorOr, operator));
                }
                self.two(left, right, Node::Xor)
            }
            Join::Or => self.many(left, right, |e| matches!(e.node, Node::Or(_)), Node::Or),
            Join::And => self.many(left, right, |e| matches!(e.node, Node::And(_)), Node::And),
            Join::Compare(comparison) => self.compared(left, comparison, right),
            Join::In { negated } => self.member(left, negated),
            Join::Arithmetic(operator) => {
                let span = left.span.to(right.span);
                let heights = [left.height, right.height];
                self.node_over(Node::Arithmetic(Box::new(left), operator, Box::new(right)), span, &heights)
            }
        }
    }

    fn two(
        &mut self,
        left: Expression,
        right: Expression,
        make: fn(Box<Expression>, Box<Expression>) -> Node,
    ) -> Expression {
        let span = left.span.to(right.span);
        let heights = [left.height, right.height];
        self.node_over(make(Box::new(left), Box::new(right)), span, &heights)
    }

    /// Adds to a list of the same operator, or begins one.
    fn many(
        &mut self,
        mut left: Expression,
        right: Expression,
        same: fn(&Expression) -> bool,
        make: fn(Vec<Expression>) -> Node,
    ) -> Expression {
        let span = left.span.to(right.span);
        if same(&left) && !left.bracketed {
            left.span = span;
            left.height = left.height.max(right.height.saturating_add(1));
            if let Node::And(list) | Node::Or(list) = &mut left.node {
                list.push(right);
            }
            return left;
        }
        let heights = [left.height, right.height];
        self.node_over(make(vec![left, right]), span, &heights)
    }

    fn compared(&mut self, mut left: Expression, comparison: Comparison, right: Expression) -> Expression {
        let span = left.span.to(right.span);
        if let Node::Chain(_, links) = &mut left.node
            && !left.bracketed
        {
            left.height = left.height.max(right.height.saturating_add(1));
            links.push((comparison, right));
            left.span = span;
            return left;
        }
        let heights = [left.height, right.height];
        self.node_over(Node::Chain(Box::new(left), vec![(comparison, right)]), span, &heights)
    }

    /// `[0, 3]`, `0..3`; round brackets do as well.
    fn member(&mut self, subject: Expression, negated: bool) -> Expression {
        self.blanks();
        let elements = match self.sign_of(&["[", "("]) {
            Some("[") => self.list("]", Self::element),
            Some(_) => self.list(")", Self::element),
            None => vec![self.element()],
        };
        let span = self.up_to_here(subject.span);
        let mut heights = vec![subject.height];
        for (from, to) in &elements {
            heights.push(from.height);
            heights.extend(to.as_ref().map(|to| to.height));
        }
        self.node_over(Node::Member { subject: Box::new(subject), negated, elements }, span, &heights)
    }

    fn element(&mut self) -> (Expression, Option<Expression>) {
        let first = self.binary(SUM);
        self.blanks();
        if self.sign_of(&[".."]).is_some() {
            self.at += 2;
            return (first, Some(self.binary(SUM)));
        }
        (first, None)
    }

    fn brackets(&mut self) -> Expression {
        let open = self.at;
        self.at += 1;
        let mut inner = self.binary(IFF);
        self.close(open, ")");
        inner.span = self.up_to_here(Span::new(open, open + 1));
        inner.bracketed = true;
        inner
    }

    /// Goes behind the bracket that closes the one at `open`, past whatever should not stand before it.
    fn close(&mut self, open: usize, bracket: &'static str) {
        self.blanks();
        if self.stopped {
            return;
        }
        if self.sign_of(&[bracket]).is_none() {
            if self.at_end() {
                let opening = self.lexer.text[open..=open].to_owned();
                self.report(Diagnostic::new(Code::UnclosedBracket, Span::new(open, open + 1)).text("bracket", opening));
                return;
            }
            self.unexpected();
            self.recover(&[bracket]);
        }
        if self.sign_of(&[bracket]).is_some() {
            self.at += bracket.len();
        }
    }

    /// Elements between brackets, the first of which stands here.
    fn list<T>(&mut self, closing: &'static str, element: fn(&mut Self) -> T) -> Vec<T> {
        let open = self.at;
        self.at += 1;
        let mut elements = Vec::new();
        loop {
            elements.push(element(self));
            self.blanks();
            if self.stopped || self.sign_of(&[",", ";"]).is_none() {
                break;
            }
            self.at += 1;
        }
        self.close(open, closing);
        elements
    }

    fn blanks(&mut self) {
        self.at = self.lexer.skip_blanks(self.at);
    }

    fn at_end(&self) -> bool {
        self.at >= self.lexer.text.len() || self.stopped
    }

    fn sign_of<'s>(&self, signs: &[&'s str]) -> Option<&'s str> {
        let rest = self.lexer.rest(self.at);
        signs.iter().copied().find(|sign| !self.stopped && rest.starts_with(sign))
    }

    /// So many bytes from here on.
    fn here(&self, length: usize) -> Span {
        let end = (self.at + length).min(self.lexer.text.len());
        Span::new(self.at.min(end), end)
    }

    /// The whole of the next character.
    fn next_character(&self) -> Span {
        self.here(self.lexer.rest(self.at).chars().next().map_or(0, char::len_utf8))
    }

    fn up_to_here(&self, from: Span) -> Span {
        let behind = self.lexer.text[..self.at.min(self.lexer.text.len())].trim_end().len();
        from.to(Span::new(behind.max(from.end as usize), behind.max(from.end as usize)))
    }

    /// The word or sign that stands here, for a message.
    fn found(&self) -> String {
        let word = self.lexer.word(self.at);
        if word.is_empty() {
            self.lexer.rest(self.at).chars().next().map(String::from).unwrap_or_default()
        } else {
            word.chars().take(40).collect()
        }
    }

    fn expected(&mut self, expected: &str) {
        let found = self.found();
        let span = self.here(found.len());
        self.report(Diagnostic::new(Code::ExpectedWord, span).text("expected", expected).text("found", found));
    }

    /// Something stands where an operator was to come.
    fn unexpected(&mut self) {
        let found = self.found();
        let span = self.here(found.len());
        let meant = slips::operator(&found, &self.lexer.text[span.end as usize..]);
        let problem = Diagnostic::new(Code::ExpectedOperator, span).text("found", found);
        self.report(problem.did_you_mean(meant));
    }

    fn unexpected_operand(&mut self) {
        let found = self.found();
        let span = self.here(found.len());
        let hint = if found.is_empty() { Hint::AtEnd } else { Hint::Plain };
        let meant = slips::operand(&found, &self.lexer.text[..span.start as usize]);
        let problem = Diagnostic::new(Code::ExpectedOperand, span).text("found", found).hint(hint);
        self.report(problem.did_you_mean(meant));
    }

    /// One problem a place: what is wrong there in another respect follows from the first.
    fn report(&mut self, problem: Diagnostic) {
        let again = self.problems.last().is_some_and(|p| p.span.start == problem.span.start);
        if !self.stopped && !again {
            self.problems.push(problem);
        }
    }

    fn stop(&mut self, problem: Diagnostic) {
        self.report(problem);
        self.stopped = true;
    }

    fn too_deep(&mut self) -> bool {
        if self.nesting > DEEPEST {
            let problem = Diagnostic::new(Code::NestedTooDeep, self.next_character());
            self.stop(problem.with("limit", Argument::Number(i64::from(DEEPEST))));
        }
        self.stopped
    }

    fn missing(&self) -> Expression {
        Expression { node: Node::Missing, span: self.here(0), bracketed: false, height: 1 }
    }

    fn leaf(&mut self, node: Node, start: usize, end: usize) -> Expression {
        self.at = end;
        Expression { node, span: Span::new(start, end), bracketed: false, height: 1 }
    }

    fn node_over(&mut self, node: Node, span: Span, heights: &[u16]) -> Expression {
        let height = heights.iter().max().map_or(1, |h| h + 1);
        if height > HIGHEST {
            let problem = Diagnostic::new(Code::NestedTooDeep, span);
            self.stop(problem.with("limit", Argument::Number(i64::from(DEEPEST))));
            return self.missing();
        }
        Expression { node, span, bracketed: false, height }
    }
}
