//! An expression to its syntax tree: precedence climbing that goes on after a mistake.
//!
//! Binding, loosest first: iff, implies, xor, or, and, not, comparison, `+ -`, `* / mod`, sign.

mod keyword;
mod name;

use crate::clue::{CategoryId, Comparison, Operator};
use crate::lexer::{Infix, Lexer};
use crate::names::Meaning;
use crate::syntax::{Axis, Element, Expression, Function, Name, Node};
use crate::{Argument, Code, Diagnostic, Hint, Span, slips};

/// The most operands in all expressions of a puzzle together.
pub(crate) const MOST_NODES: u32 = 100_000;
/// The deepest nesting of brackets, signs and quantifiers.
const DEEPEST: u16 = 200;
/// The highest tree: long sums and chains of `xor` grow it without nesting.
const HIGHEST: u16 = 250;

const IFF: u8 = 1;
const IMPLIES: u8 = 2;
const XOR: u8 = 3;
const OR: u8 = 4;
const AND: u8 = 5;
const COMPARISON: u8 = 7;
const SUM: u8 = 8;
const PRODUCT: u8 = 9;

/// A name for which a shorter one stands at the same place.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    /// The byte where both begin.
    pub at: usize,
    /// The byte behind the longer.
    pub end: usize,
    /// The byte behind the shorter.
    pub shorter: usize,
}

/// What reading an expression gives.
#[derive(Debug)]
pub(crate) struct Parsed {
    pub expression: Expression,
    /// What stands behind mistakes; only its names can be checked.
    pub fragments: Vec<Expression>,
    pub problems: Vec<Diagnostic>,
    /// The names that were taken although a shorter one stands there.
    pub choices: Vec<Choice>,
}

/// Reads a whole expression. `forced` reads the name at a byte up to another one; `budget` counts nodes down.
pub(crate) fn parse(lexer: &Lexer<'_>, forced: Option<&Choice>, budget: &mut u32) -> Parsed {
    let mut parser = Parser {
        lexer,
        at: 0,
        nesting: 0,
        stopped: false,
        variables: Vec::new(),
        problems: Vec::new(),
        fragments: Vec::new(),
        choices: Vec::new(),
        forced,
        budget,
    };
    let expression = parser.whole();
    Parsed { expression, fragments: parser.fragments, problems: parser.problems, choices: parser.choices }
}

/// What a name at an operand's place begins.
enum Named {
    Whole(Expression),
    /// A call from this byte on; its arguments stand here.
    Call(Function, usize),
}

struct Variable {
    name: String,
    span: Span,
}

struct Parser<'a, 'b> {
    lexer: &'b Lexer<'a>,
    at: usize,
    nesting: u16,
    /// Reading has been given up: all that follows is missing, without another report.
    stopped: bool,
    variables: Vec<Variable>,
    problems: Vec<Diagnostic>,
    fragments: Vec<Expression>,
    choices: Vec<Choice>,
    forced: Option<&'b Choice>,
    budget: &'b mut u32,
}

impl Parser<'_, '_> {
    fn whole(&mut self) -> Expression {
        let expression = self.binary(IFF);
        loop {
            self.blanks();
            if self.at_end() {
                return expression;
            }
            if let Some(bracket) = self.sign_of(&[")", "]"]) {
                self.report(Diagnostic::new(Code::UnopenedBracket, self.here(1)).text("bracket", bracket));
                self.at += 1;
            } else {
                self.unexpected();
            }
            self.recover(&[")", "]"]);
        }
    }

    /// Reads on behind a mistake up to one of these brackets or the end, so that what follows is checked as well.
    fn recover(&mut self, closing: &[&str]) {
        loop {
            self.blanks();
            if self.at_end() || self.sign_of(closing).is_some() {
                return;
            }
            if let Some((_, end)) = self.lexer.infix(self.at) {
                self.at = end;
                let fragment = self.binary(IFF);
                self.fragments.push(fragment);
            } else if self.sign_of(&["("]).is_some() {
                let fragment = self.brackets();
                self.fragments.push(fragment);
            } else {
                let word = self.lexer.word(self.at).len();
                self.at +=
                    if word > 0 { word } else { self.lexer.rest(self.at).chars().next().map_or(1, char::len_utf8) };
            }
        }
    }

    /// Operators that bind at least as tightly as `level`, and their operands.
    ///
    /// What waits for its right side stands on a stack of its own: only brackets and what comes before an operand
    /// nest calls.
    fn binary(&mut self, level: u8) -> Expression {
        let mut waiting: Vec<(Expression, Infix, Span)> = Vec::new();
        let mut right = self.prefix();
        loop {
            self.blanks();
            let next = if self.stopped { None } else { self.lexer.infix(self.at) };
            let next = next.filter(|(infix, _)| binding(*infix) >= level);
            if let Some((left, infix, operator)) = waiting.pop_if(|(_, waits, _)| comes_first(*waits, next)) {
                right = self.joined(left, infix, operator, right);
                continue;
            }
            match next {
                None => return right,
                Some((Infix::In { negated }, end)) => {
                    self.at = end;
                    right = self.member(right, negated);
                }
                Some((infix, end)) => {
                    let operator = Span::new(self.at, end);
                    self.at = end;
                    waiting.push((right, infix, operator));
                    right = self.prefix();
                }
            }
        }
    }

    fn joined(&mut self, left: Expression, infix: Infix, operator: Span, right: Expression) -> Expression {
        match infix {
            Infix::Iff => self.two(left, right, Node::Iff),
            Infix::Implies => self.two(left, right, Node::Implies),
            Infix::Xor => {
                let mixed = |e: &Expression| matches!(e.node, Node::Or(_)) && !e.bracketed;
                if mixed(&left) || mixed(&right) {
                    self.report(Diagnostic::new(Code::MixedXorOr, operator));
                }
                self.two(left, right, Node::Xor)
            }
            Infix::Or => self.many(left, right, |e| matches!(e.node, Node::Or(_)), Node::Or),
            Infix::And => self.many(left, right, |e| matches!(e.node, Node::And(_)), Node::And),
            Infix::Compare(comparison) => self.compared(left, comparison, right),
            Infix::In { negated } => self.member(left, negated),
            Infix::Placed { order, negated } => {
                let axis = self.axis();
                let span = self.up_to_here(left.span);
                let heights = [&left, &right].map(|e| e.height);
                let node = Node::Placed { first: Box::new(left), order, second: Box::new(right), axis };
                let placed = self.node_over(node, span, &heights);
                self.negated(placed, negated)
            }
            Infix::Between { negated } => self.between(left, right, negated),
            Infix::Arithmetic(operator) => {
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

    fn member(&mut self, subject: Expression, negated: bool) -> Expression {
        self.blanks();
        let elements = match self.sign_of(&["["]) {
            Some(_) => self.list("[", "]", Self::element),
            None => vec![self.element()],
        };
        let span = self.up_to_here(subject.span);
        let mut heights = vec![subject.height];
        for element in &elements {
            match element {
                Element::One(one) => heights.push(one.height),
                Element::Range(from, to) => heights.extend([from.height, to.height]),
            }
        }
        self.node_over(Node::Member { subject: Box::new(subject), negated, elements }, span, &heights)
    }

    fn element(&mut self) -> Element {
        let first = self.binary(SUM);
        self.blanks();
        if self.sign_of(&[".."]).is_some() {
            self.at += 2;
            return Element::Range(first, self.binary(SUM));
        }
        Element::One(first)
    }

    fn between(&mut self, left: Expression, from: Expression, negated: bool) -> Expression {
        self.blanks();
        let to = if let Some(end) = self.lexer.words(self.at, &["and"]) {
            self.at = end;
            self.binary(SUM)
        } else {
            self.expected("and");
            match self.lexer.words(self.at, &["or"]) {
                Some(end) => {
                    self.at = end;
                    self.binary(SUM)
                }
                None => self.missing(),
            }
        };
        let axis = self.axis();
        let span = self.up_to_here(left.span);
        let heights = [left.height, from.height, to.height];
        let node = Node::Between { first: Box::new(left), ends: Box::new((from, to)), axis };
        let between = self.node_over(node, span, &heights);
        self.negated(between, negated)
    }

    fn negated(&mut self, expression: Expression, negated: bool) -> Expression {
        if !negated {
            return expression;
        }
        let (span, height) = (expression.span, expression.height);
        self.node_over(Node::Not(Box::new(expression)), span, &[height])
    }

    fn axis(&mut self) -> Option<Axis> {
        self.blanks();
        self.at = self.lexer.words(self.at, &["by"])?;
        self.blanks();
        let start = self.at;
        let (name, span) = self.name_only();
        let category = category_of(&name);
        if category.is_none() && start == self.at {
            self.unexpected_operand();
            return None;
        }
        Some(Axis { category, name: name.text, span })
    }

    /// A sign, `not`, a quantifier, or a single operand.
    fn prefix(&mut self) -> Expression {
        self.blanks();
        if self.stopped {
            return self.missing();
        }
        *self.budget = self.budget.saturating_sub(1);
        if *self.budget == 0 {
            let problem = Diagnostic::new(Code::PuzzleTooLarge, self.next_character());
            self.stop(problem.with("limit", Argument::Number(i64::from(MOST_NODES))));
            return self.missing();
        }
        self.nesting += 1;
        let expression = if self.too_deep() { self.missing() } else { self.prefix_unless_deep() };
        self.nesting -= 1;
        expression
    }

    fn prefix_unless_deep(&mut self) -> Expression {
        match self.name() {
            Some(Named::Whole(expression)) => expression,
            Some(Named::Call(function, start)) => self.call(function, start),
            None => self.sign_or_keyword(),
        }
    }

    fn sign_or_keyword(&mut self) -> Expression {
        if let Some(minus) = self.sign_of(&["-", "−"]) {
            return self.negative(minus.len());
        }
        if self.sign_of(&["("]).is_some() {
            return self.brackets();
        }
        self.keyword()
    }

    fn negative(&mut self, sign: usize) -> Expression {
        let start = self.at;
        self.at += sign;
        let inner = self.prefix();
        let span = Span::new(start, inner.span.end as usize);
        if let Node::Name(name) = &inner.node
            && let Some(literal) = &name.literal
            && name.meanings.is_empty()
            && !inner.bracketed
        {
            let mut literal = literal.clone();
            literal.number = -literal.number;
            let text = self.lexer.text[start..span.end as usize].to_owned();
            let name = Name { text, meanings: Vec::new(), literal: Some(literal) };
            return leaf(Node::Name(name), span);
        }
        let height = inner.height;
        self.node_over(Node::Negative(Box::new(inner)), span, &[height])
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

    fn bracketed_list(&mut self) -> Vec<Expression> {
        self.blanks();
        if self.sign_of(&["("]).is_none() {
            self.expected("(");
            return Vec::new();
        }
        self.list("(", ")", |parser| parser.binary(IFF))
    }

    /// Elements between brackets, the first of which stands here.
    fn list<T>(&mut self, opening: &str, closing: &'static str, element: fn(&mut Self) -> T) -> Vec<T> {
        let open = self.at;
        self.at += opening.len();
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

    /// Goes past a sign that cannot be read, but not past one that an outer reader waits for.
    fn skip_mistake(&mut self) {
        if self.sign_of(&[")", "]", ",", ":"]).is_some() {
            return;
        }
        if let Some((_, end)) = self.lexer.infix(self.at) {
            self.at = end;
        } else if let Some(c) = self.lexer.rest(self.at).chars().next() {
            self.at += self.lexer.word(self.at).len().max(c.len_utf8());
        }
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
        let rest = self.lexer.text.get(self.at..).unwrap_or_default();
        self.here(rest.chars().next().map_or(0, char::len_utf8))
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

    fn missing(&mut self) -> Expression {
        Expression { node: Node::Missing, span: self.here(0), bracketed: false, height: 1 }
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

fn leaf(node: Node, span: Span) -> Expression {
    Expression { node, span, bracketed: false, height: 1 }
}

/// Whether an operator that waits for its right side takes it before the next one does.
fn comes_first(waits: Infix, next: Option<(Infix, usize)>) -> bool {
    let Some((next, _)) = next else { return true };
    match binding(waits).cmp(&binding(next)) {
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Equal => waits != Infix::Implies,
        std::cmp::Ordering::Less => false,
    }
}

/// How tightly an operator binds.
fn binding(infix: Infix) -> u8 {
    match infix {
        Infix::Iff => IFF,
        Infix::Implies => IMPLIES,
        Infix::Xor => XOR,
        Infix::Or => OR,
        Infix::And => AND,
        Infix::Compare(_) | Infix::In { .. } | Infix::Placed { .. } | Infix::Between { .. } => COMPARISON,
        Infix::Arithmetic(Operator::Add | Operator::Subtract) => SUM,
        Infix::Arithmetic(_) => PRODUCT,
    }
}

/// The category that a name may mean.
fn category_of(name: &Name) -> Option<CategoryId> {
    name.meanings.iter().find_map(|m| match m {
        Meaning::Category(id) => Some(*id),
        Meaning::Value(_) => None,
    })
}
