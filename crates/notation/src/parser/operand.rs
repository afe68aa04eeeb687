//! What may begin where an operand may begin: names, signs, brackets, and the keywords of all languages.

use super::{Language, MAX_OPERANDS, Parser};
use crate::clue::Amount;
use crate::syntax::{Expression, Node};
use crate::{Code, Diagnostic, Span};

/// Signs that end what an outer call reads.
const CLOSING: [&str; 4] = [")", "]", ",", ":"];

impl<L: Language> Parser<'_, '_, L> {
    /// Reads a name, a number, a sign, brackets, or what a keyword begins.
    pub(crate) fn operand(&mut self) -> Expression<L::Node> {
        self.skip_blanks();
        if self.stopped {
            return self.missing();
        }
        *self.budget = self.budget.saturating_sub(1);
        if *self.budget == 0 {
            let problem = Diagnostic::new(Code::PuzzleTooLarge, self.here(self.character()));
            self.stop(problem.number("limit", MAX_OPERANDS));
            return self.missing();
        }
        self.nesting += 1;
        let expression = if self.too_deep() { self.missing() } else { self.operand_unless_deep() };
        self.nesting -= 1;
        expression
    }

    fn operand_unless_deep(&mut self) -> Expression<L::Node> {
        if let Some(name) = L::name(self) {
            return name;
        }
        if let Some(minus) = self.next_sign(&["-", "−"]) {
            return self.negative(minus.len());
        }
        if self.next_sign(&["("]).is_some() {
            return self.brackets();
        }
        self.keyword()
    }

    fn negative(&mut self, sign: usize) -> Expression<L::Node> {
        let start = self.at;
        self.at += sign;
        let inner = self.operand();
        let span = Span::new(start, inner.span.end as usize);
        if let Node::Own(node) = &inner.node
            && !inner.bracketed
            && let Some(negated) = L::negated(node, &self.lexer.text[start..span.end as usize])
        {
            return Expression { node: Node::Own(negated), span, ..inner };
        }
        let height = inner.height;
        self.node_over(Node::Negative(Box::new(inner)), span, [height])
    }

    /// Reads an expression in round brackets, which is next.
    pub(super) fn brackets(&mut self) -> Expression<L::Node> {
        let open = self.at;
        self.at += 1;
        let outside = std::mem::replace(&mut self.in_list, false);
        let mut inner = self.truth();
        self.in_list = outside;
        self.close(open, ")");
        inner.span = self.up_to_here(Span::new(open, open + 1));
        inner.bracketed = true;
        inner
    }

    /// Goes past the bracket that closes the one at `open`, and past anything wrong before it.
    pub(crate) fn close(&mut self, open: usize, bracket: &str) {
        self.skip_blanks();
        if self.stopped {
            return;
        }
        if self.next_sign(&[bracket]).is_none() {
            if self.at_end() {
                let opening = &self.lexer.text[open..=open];
                self.report(Diagnostic::new(Code::UnclosedBracket, Span::new(open, open + 1)).text("bracket", opening));
                return;
            }
            self.unexpected();
            self.recover(&[bracket]);
        }
        if self.next_sign(&[bracket]).is_some() {
            self.at += bracket.len();
        }
    }

    /// Reads a list in round brackets, or reports that it is missing.
    pub(crate) fn bracketed_list(&mut self) -> Vec<Expression<L::Node>> {
        self.skip_blanks();
        if self.next_sign(&["("]).is_none() {
            self.expected("(");
            return Vec::new();
        }
        self.list(")", Self::truth)
    }

    /// Reads a list whose opening bracket is next.
    pub(super) fn list<T>(&mut self, closing: &str, element: fn(&mut Self) -> T) -> Vec<T> {
        let open = self.at;
        self.at += 1;
        let commas_separate = !has_semicolons(self.lexer.rest(self.at));
        let outside = std::mem::replace(&mut self.in_list, commas_separate);
        let mut elements = Vec::new();
        loop {
            elements.push(element(self));
            self.skip_blanks();
            if self.stopped || self.next_sign(&[",", ";"]).is_none() {
                break;
            }
            self.at += 1;
        }
        self.in_list = outside;
        self.close(open, closing);
        elements
    }

    fn keyword(&mut self) -> Expression<L::Node> {
        let start = self.at;
        let word = self.lexer.word(start).to_ascii_lowercase();
        let end = start + word.len();
        let words = |words: [&str; 2]| self.lexer.words(start, &words);
        match word.as_str() {
            "not" => {
                self.at = end;
                let inner = self.comparison();
                self.over(Node::Not, start, inner)
            }
            "if" => self.conditional(end),
            "exactly" => self.count(end, Amount::Exactly),
            "at" => match (words(["at", "least"]), words(["at", "most"])) {
                (Some(end), _) => self.count(end, Amount::AtLeast),
                (_, Some(end)) => self.count(end, Amount::AtMost),
                _ => self.unknown(),
            },
            word => L::keyword(self, word, end),
        }
    }

    /// Returns the node of a prefix that begins at `start`.
    pub(crate) fn over(
        &mut self,
        make: impl FnOnce(Box<Expression<L::Node>>) -> Node<L::Node>,
        start: usize,
        inner: Expression<L::Node>,
    ) -> Expression<L::Node> {
        let (span, height) = (Span::new(start, inner.span.end as usize), inner.height);
        self.node_over(make(Box::new(inner)), span, [height])
    }

    /// Reads `if a then b`; the first keyword ends at `end`. What follows `then` reaches as far as after `implies`.
    fn conditional(&mut self, end: usize) -> Expression<L::Node> {
        let start = Span::new(self.at, end);
        self.at = end;
        let condition = self.truth();
        self.expect_word("then");
        let consequence = self.consequence();
        let span = start.to(consequence.span);
        let heights = [condition.height, consequence.height];
        self.node_over(Node::Implies(Box::new(condition), Box::new(consequence)), span, heights)
    }

    /// Reads `exactly 2 of (..)`; its keywords end at `end`.
    fn count(&mut self, end: usize, amount: fn(u32) -> Amount) -> Expression<L::Node> {
        let start = self.at;
        self.at = self.lexer.skip_blanks(end);
        let word = self.lexer.word(self.at);
        let number = word.parse::<u32>().ok().filter(|_| word.starts_with(|c: char| c.is_ascii_digit()));
        if number.is_none() {
            let found = self.found();
            self.report(Diagnostic::new(Code::ExpectedWholeNumber, self.here(word.len())).text("found", found));
        }
        if !word.eq_ignore_ascii_case("of") {
            self.at += word.len();
        }
        self.expect_word("of");
        let list = self.bracketed_list();
        let span = self.up_to_here(Span::new(start, end));
        let Some(number) = number else { return self.missing() };
        let heights: Vec<u16> = list.iter().map(|e| e.height).collect();
        self.node_over(Node::Count(amount(number), list), span, heights)
    }

    /// Reads a name that is not declared, or goes past something that is not an operand.
    pub(crate) fn unknown(&mut self) -> Expression<L::Node> {
        let start = self.at;
        let end = self.lexer.unknown_end(start);
        if end > start {
            self.at = end;
            return L::undeclared(self, start);
        }
        self.unexpected_operand();
        let mut operator = false;
        while let Some((_, end)) = L::infix(self.lexer, self.at) {
            operator = true;
            self.at = self.lexer.skip_blanks(end);
        }
        if operator && !self.at_end() && self.next_sign(&CLOSING).is_none() {
            // A doubled operator: the operand follows.
            return self.operand();
        }
        self.skip_mistake();
        self.missing()
    }

    /// Goes past a sign that cannot be read, unless it ends what an outer call reads.
    pub(crate) fn skip_mistake(&mut self) {
        if self.next_sign(&CLOSING).is_some() {
            return;
        }
        self.at = match L::infix(self.lexer, self.at) {
            Some((_, end)) => end,
            None => self.at + self.lexer.word(self.at).len().max(self.character()),
        };
    }
}

/// Whether semicolons separate the elements of a list. `list` is the text after its opening bracket.
fn has_semicolons(list: &str) -> bool {
    let (mut depth, mut is_quoted) = (0, false);
    for byte in list.bytes() {
        match byte {
            b'"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' if depth == 0 => return false,
            b')' | b']' | b'}' => depth -= 1,
            b';' if depth == 0 => return true,
            _ => {}
        }
    }
    false
}
