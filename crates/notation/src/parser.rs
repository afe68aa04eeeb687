//! An expression to its syntax tree: precedence climbing that goes on after a mistake.
//!
//! Binding, loosest first: iff, implies, xor, or, and, not, comparison, `+ -`, `* / mod`, sign.

use crate::clue::{Amount, CategoryId, Comparison, Operator};
use crate::lexer::{Infix, Lexer};
use crate::names::Meaning;
use crate::syntax::{Axis, Element, Expression, Function, Literal, Measure, Name, Node};
use crate::{Argument, Code, Diagnostic, Span};

/// The deepest nesting of brackets, signs and quantifiers.
const DEEPEST: u16 = 200;
/// The highest tree: long sums and chains of `xor` grow it without nesting.
const HIGHEST: u16 = 400;
/// The deepest nesting of quantifiers.
const MOST_QUANTIFIERS: usize = 3;

const IFF: u8 = 1;
const IMPLIES: u8 = 2;
const XOR: u8 = 3;
const OR: u8 = 4;
const AND: u8 = 5;
const COMPARISON: u8 = 7;
const SUM: u8 = 8;
const PRODUCT: u8 = 9;
const SIGN: u8 = 10;

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
    fn binary(&mut self, level: u8) -> Expression {
        let mut left = self.prefix();
        loop {
            self.blanks();
            if self.stopped {
                return left;
            }
            let Some((infix, end)) = self.lexer.infix(self.at) else { return left };
            let binds = binding(infix);
            if binds < level {
                return left;
            }
            let operator = Span::new(self.at, end);
            self.at = end;
            left = self.joined(left, infix, operator);
        }
    }

    fn joined(&mut self, left: Expression, infix: Infix, operator: Span) -> Expression {
        match infix {
            Infix::Iff => {
                let right = self.binary(IMPLIES);
                self.two(left, right, Node::Iff)
            }
            Infix::Implies => {
                self.nesting += 1;
                let right = if self.too_deep() { self.missing() } else { self.binary(IMPLIES) };
                self.nesting -= 1;
                self.two(left, right, Node::Implies)
            }
            Infix::Xor => {
                let right = self.binary(OR);
                let mixed = |e: &Expression| matches!(e.node, Node::Or(_)) && !e.bracketed;
                if mixed(&left) || mixed(&right) {
                    self.report(Diagnostic::new(Code::MixedXorOr, operator));
                }
                self.two(left, right, Node::Xor)
            }
            Infix::Or => {
                let right = self.binary(AND);
                self.many(left, right, |e| matches!(e.node, Node::Or(_)), Node::Or)
            }
            Infix::And => {
                let right = self.binary(AND + 1);
                self.many(left, right, |e| matches!(e.node, Node::And(_)), Node::And)
            }
            Infix::Compare(comparison) => self.compared(left, comparison),
            Infix::In { negated } => self.member(left, negated),
            Infix::Placed { order, negated } => {
                let second = self.binary(SUM);
                let axis = self.axis();
                let span = self.up_to_here(left.span);
                let heights = [&left, &second].map(|e| e.height);
                let node = Node::Placed { first: Box::new(left), order, second: Box::new(second), axis };
                let placed = self.node_over(node, span, &heights);
                self.negated(placed, negated)
            }
            Infix::Between { negated } => self.between(left, negated),
            Infix::Arithmetic(operator) => {
                let tighter = if binding(infix) == SUM { PRODUCT } else { SIGN };
                let right = self.binary(tighter);
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

    fn compared(&mut self, mut left: Expression, comparison: Comparison) -> Expression {
        let right = self.binary(SUM);
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

    fn between(&mut self, left: Expression, negated: bool) -> Expression {
        let from = self.binary(SUM);
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
            self.stop(Diagnostic::new(Code::PuzzleTooLarge, self.here(1)));
            return self.missing();
        }
        self.nesting += 1;
        let expression = if self.too_deep() { self.missing() } else { self.prefix_unless_deep() };
        self.nesting -= 1;
        expression
    }

    fn prefix_unless_deep(&mut self) -> Expression {
        let start = self.at;
        if let Some(expression) = self.name() {
            return expression;
        }
        if let Some(minus) = self.sign_of(&["-", "−"]) {
            return self.negative(minus.len());
        }
        if self.sign_of(&["("]).is_some() {
            return self.brackets();
        }
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

    fn negative(&mut self, sign: usize) -> Expression {
        let start = self.at;
        self.at += sign;
        let inner = self.binary(SIGN);
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
            return self.node_over(Node::Name(name), span, &[]);
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

    fn call(&mut self, function: Function, start: usize) -> Expression {
        let arguments = self.bracketed_list();
        let span = self.up_to_here(Span::new(start, start));
        let heights: Vec<u16> = arguments.iter().map(|e| e.height).collect();
        self.node_over(Node::Call(function, arguments), span, &heights)
    }

    /// A declared name, a variable or a number, with what may follow it at once: arguments, or `.value`.
    fn name(&mut self) -> Option<Expression> {
        let start = self.at;
        let (name, end) = if self.sign_of(&["\""]).is_some() {
            let Some((text, end)) = self.lexer.quoted(start) else {
                self.report(Diagnostic::new(Code::UnclosedQuote, self.here(1)));
                self.at += 1;
                return Some(self.prefix());
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
            return Some(self.node_over(Node::Variable(depth as u32), Span::new(start, end), &[]));
        }
        self.at = end;
        let span = Span::new(start, end);
        let behind = self.lexer.rest(self.lexer.skip_blanks(end));
        let category = category_of(&name);
        if behind.starts_with('(') && name.literal.is_none() {
            let function = category.map_or_else(|| Function::Other(name, span), Function::Category);
            return Some(self.call(function, start));
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
            return Some(self.node_over(Node::Qualified(category, value), span.to(value_span), &[]));
        }
        Some(self.node_over(Node::Name(name), span, &[]))
    }

    /// The longest of a declared name, a variable and a number, without marks.
    fn bare_name(&mut self) -> Option<(Name, usize)> {
        let start = self.at;
        let names = self.lexer.names_at(start);
        let forced = self.forced.filter(|f| f.at == start);
        let longest = match forced {
            Some(choice) => names.iter().find(|n| n.end == choice.shorter),
            None => names.last(),
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

    /// A name where only a name may stand: behind `by`, `in` and a dot.
    fn name_only(&mut self) -> (Name, Span) {
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
    fn unknown(&mut self) -> Expression {
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
        self.node_over(Node::Name(name), span, &[])
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

    fn here(&self, length: usize) -> Span {
        let end = (self.at + length).min(self.lexer.text.len());
        Span::new(self.at.min(end), end)
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
        self.report(Diagnostic::new(Code::ExpectedOperator, span).text("found", found));
    }

    fn unexpected_operand(&mut self) {
        let found = self.found();
        let span = self.here(found.len());
        let hint = if found.is_empty() { "at-end" } else { "hint" };
        self.report(Diagnostic::new(Code::ExpectedOperand, span).text("found", found).hint(hint));
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
            let problem = Diagnostic::new(Code::NestedTooDeep, self.here(1));
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
