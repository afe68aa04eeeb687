//! What may stand where an operand may stand: names, numbers, signs, and what a keyword begins.

use super::super::rule::Quantifier;
use super::super::syntax::{Aggregate, Expression, Named, Node};
use super::{COMPARISON, IFF, MOST_NODES, PRODUCT, Parser};
use crate::clue::Amount;
use crate::syntax::Measure;
use crate::{Argument, Code, Diagnostic, Span};

/// Words that begin an operand; a declared name of this spelling is the name where nothing can follow that the word needs.
const OPENING: [&str; 16] = [
    "not", "no", "each", "every", "some", "exactly", "at", "sum", "max", "min", "prev", "her", "his", "its", "their",
    "all",
];

impl Parser<'_, '_> {
    pub(super) fn prefix(&mut self) -> Expression {
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
        if let Some(named) = self.name() {
            return named;
        }
        if let Some(minus) = self.sign_of(&["-", "−"]) {
            return self.negative(minus.len());
        }
        if self.sign_of(&["("]).is_some() {
            return self.brackets();
        }
        self.keyword()
    }

    /// A declared name or a number, whichever is longer.
    fn name(&mut self) -> Option<Expression> {
        let start = self.at;
        let named = self.named();
        let literal = self.lexer.literal(start);
        let end = named.as_ref().map_or(start, |(_, end)| *end);
        if let Some((number, numbered)) = literal.filter(|(_, numbered)| *numbered > end) {
            let span = Span::new(start, numbered);
            let text = &self.lexer.text[start..numbered];
            let code = match &number {
                Ok(literal) if literal.measure == Measure::Plain => None,
                Ok(_) => Some(Code::NumberWithUnit),
                Err(_) => Some(Code::NumberTooLarge),
            };
            if let Some(code) = code {
                self.report(Diagnostic::new(code, span).text("text", text));
            }
            let node = number.map_or(Node::Missing, |literal| Node::Number(literal.number));
            return Some(self.leaf(node, start, numbered));
        }
        let (found, end) = named?;
        let node = match found {
            Ok(Named::Subject(subject)) => Node::Subject(subject),
            Ok(Named::Attribute(attribute)) => Node::Attribute(attribute),
            Err(problem) => {
                self.report(problem);
                Node::Missing
            }
        };
        Some(self.leaf(node, start, end))
    }

    /// The longest declared name that stands here, perhaps in quotes, and the byte behind it.
    fn named(&mut self) -> Option<(Result<Named, Diagnostic>, usize)> {
        let start = self.at;
        if self.sign_of(&["\""]).is_some() {
            return Some(match self.lexer.quoted(start) {
                Some((name, end)) => (self.dictionary.quoted(&name, Span::new(start, end)), end),
                None => (Err(Diagnostic::new(Code::UnclosedQuote, self.here(1))), start + 1),
            });
        }
        self.dictionary.at(self.lexer, start).filter(|(_, end)| !self.is_keyword_here(start, *end))
    }

    fn is_keyword_here(&self, start: usize, end: usize) -> bool {
        let word = &self.lexer.text[start..end];
        let at = self.lexer.skip_blanks(end);
        let rest = self.lexer.rest(at);
        let goes_on = |c: char| matches!(c, ')' | ']' | ',' | ';' | ':' | '=' | '⇒');
        OPENING.iter().any(|o| o.eq_ignore_ascii_case(word))
            && !(rest.is_empty() || rest.starts_with(goes_on) || self.lexer.infix(at).is_some())
    }

    fn negative(&mut self, sign: usize) -> Expression {
        let start = self.at;
        self.at += sign;
        let mut inner = self.binary(PRODUCT + 1);
        let span = Span::new(start, (inner.span.end as usize).max(self.at.min(self.lexer.text.len())));
        if let Node::Number(number) = &mut inner.node
            && !inner.bracketed
        {
            *number = -*number;
            return Expression { span, ..inner };
        }
        let height = inner.height;
        self.node_over(Node::Negative(Box::new(inner)), span, &[height])
    }

    fn keyword(&mut self) -> Expression {
        let start = self.at;
        let word = self.lexer.word(start).to_ascii_lowercase();
        let end = start + word.len();
        match word.as_str() {
            "not" => self.negated(end),
            "no" => self.none(end),
            "each" | "every" => self.quantified(Quantifier::Each, end),
            "some" => self.quantified(Quantifier::Some, end),
            "exactly" => self.amount(end, Amount::Exactly),
            "at" => {
                if let Some(end) = self.lexer.words(start, &["at", "least"]) {
                    self.amount(end, Amount::AtLeast)
                } else if let Some(end) = self.lexer.words(start, &["at", "most"]) {
                    self.amount(end, Amount::AtMost)
                } else {
                    self.unknown()
                }
            }
            "all" | "total" => self.leaf(Node::Subject(super::super::Subject::All), start, end),
            "boat" => self.leaf(Node::Boat, start, end),
            "trip" => self.leaf(Node::Trip, start, end),
            "prev" => self.previous(end),
            "sum" => self.aggregate(end, Aggregate::Sum),
            "max" => self.aggregate(end, Aggregate::Max),
            "min" => self.aggregate(end, Aggregate::Min),
            "her" | "his" | "its" | "their" => self.own(end),
            _ => self.unknown(),
        }
    }

    fn negated(&mut self, end: usize) -> Expression {
        let start = self.at;
        self.at = end;
        let inner = self.binary(COMPARISON);
        let (span, height) = (Span::new(start, inner.span.end as usize), inner.height);
        self.node_over(Node::Not(Box::new(inner)), span, &[height])
    }

    fn none(&mut self, end: usize) -> Expression {
        let start = self.at;
        self.at = end;
        let inner = self.binary(PRODUCT + 1);
        let (span, height) = (Span::new(start, inner.span.end as usize), inner.height);
        self.node_over(Node::No(Box::new(inner)), span, &[height])
    }

    fn quantified(&mut self, quantifier: Quantifier, end: usize) -> Expression {
        let start = self.at;
        self.at = self.lexer.skip_blanks(end);
        let subject = match self.named() {
            Some((Ok(Named::Subject(subject)), end)) => {
                self.at = end;
                Some(subject)
            }
            Some((found, end)) => {
                let span = Span::new(self.at, end);
                let name = &self.lexer.text[self.at..end];
                self.report(found.err().unwrap_or_else(|| self.dictionary.unknown(name, span)));
                self.at = end;
                None
            }
            None => {
                let all = ["all", "total"].into_iter().find_map(|word| self.lexer.words(self.at, &[word]));
                match all {
                    Some(end) => self.at = end,
                    None => drop(self.unknown()),
                }
                all.map(|_| super::super::Subject::All)
            }
        };
        self.blanks();
        match self.sign_of(&[":"]) {
            Some(_) => self.at += 1,
            None => self.expected(":"),
        }
        let body = self.binary(IFF);
        let (span, height) = (Span::new(start, body.span.end as usize), body.height);
        self.node_over(Node::Quantified(quantifier, subject, Box::new(body)), span, &[height])
    }

    fn amount(&mut self, end: usize, amount: fn(u32) -> Amount) -> Expression {
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
        self.blanks();
        if self.sign_of(&["("]).is_none() {
            self.expected("(");
            return self.missing();
        }
        let list = self.list(")", |parser| parser.binary(IFF));
        let span = self.up_to_here(Span::new(start, end));
        let heights: Vec<u16> = list.iter().map(|e| e.height).collect();
        match number {
            Some(number) => self.node_over(Node::Amount(amount(number), list), span, &heights),
            None => self.missing(),
        }
    }

    /// `prev` with what it is of, or alone.
    fn previous(&mut self, end: usize) -> Expression {
        let start = self.at;
        self.at = self.lexer.skip_blanks(end);
        let word = self.lexer.word(self.at);
        let begins = self.sign_of(&["(", "\""]).is_some()
            || self.dictionary.at(self.lexer, self.at).is_some()
            || self.lexer.literal(self.at).is_some()
            || !word.is_empty() && self.join().is_none();
        if !begins {
            return self.leaf(Node::Previous(None), start, end);
        }
        let inner = self.binary(PRODUCT + 1);
        let (span, height) = (Span::new(start, inner.span.end as usize), inner.height);
        self.node_over(Node::Previous(Some(Box::new(inner))), span, &[height])
    }

    fn aggregate(&mut self, end: usize, aggregate: Aggregate) -> Expression {
        let start = self.at;
        self.at = self.lexer.skip_blanks(end);
        let open = self.sign_of(&["("]).map(|_| self.at);
        if open.is_some() {
            self.at = self.lexer.skip_blanks(self.at + 1);
        }
        let from = self.at;
        let node = match self.named() {
            Some((Ok(Named::Attribute(attribute)), behind)) => {
                self.at = behind;
                Node::Aggregate(aggregate, attribute)
            }
            Some((Ok(Named::Subject(_)), behind)) => {
                self.at = behind;
                let name = &self.lexer.text[from..behind];
                let problem = Diagnostic::new(Code::AttributeNeeded, Span::new(from, behind)).text("name", name);
                self.report(problem.text("word", &self.lexer.text[start..end]));
                Node::Missing
            }
            Some((Err(problem), behind)) => {
                self.at = behind;
                self.report(problem);
                Node::Missing
            }
            None => {
                let behind = self.lexer.unknown_end(from);
                if behind == from {
                    self.unexpected_operand();
                } else {
                    self.at = behind;
                    let name = &self.lexer.text[from..behind];
                    self.report(self.dictionary.unknown_attribute(name, Span::new(from, behind)));
                }
                Node::Missing
            }
        };
        if let Some(open) = open {
            self.close(open, ")");
        }
        let span = self.up_to_here(Span::new(start, end));
        self.node_over(node, span, &[])
    }

    /// `her man`, `her weight`, `her mate`.
    fn own(&mut self, end: usize) -> Expression {
        let start = self.at;
        self.at = self.lexer.skip_blanks(end);
        let from = self.at;
        // What has the name `mate` stands in quotes here.
        let named = if let Some(behind) = self.lexer.words(from, &["mate"]) {
            self.at = behind;
            None
        } else {
            match self.named() {
                Some((Ok(named), behind)) => {
                    self.at = behind;
                    Some(named)
                }
                Some((Err(problem), behind)) => {
                    self.at = behind;
                    self.report(problem);
                    return self.missing();
                }
                None => {
                    self.unknown();
                    return self.missing();
                }
            }
        };
        let name = Span::new(from, self.at);
        let behind = self.at;
        self.leaf(Node::Own(named, name), start, behind)
    }

    /// A name that nothing has, or no operand at all.
    fn unknown(&mut self) -> Expression {
        let start = self.at;
        let end = self.lexer.unknown_end(start);
        if end > start {
            let name = &self.lexer.text[start..end];
            self.report(self.dictionary.unknown(name, Span::new(start, end)));
            self.at = end;
            return self.missing();
        }
        self.unexpected_operand();
        let mut operator = false;
        while let Some((_, end)) = self.join() {
            operator = true;
            self.at = self.lexer.skip_blanks(end);
        }
        if operator && !self.at_end() && self.sign_of(&[")", "]", ",", ":"]).is_none() {
            // A doubled operator: the operand stands behind it.
            return self.binary(PRODUCT + 1);
        }
        self.skip_mistake();
        self.missing()
    }

    /// Goes past a sign that cannot be read, but not past one that an outer reader waits for.
    fn skip_mistake(&mut self) {
        if self.sign_of(&[")", "]", ",", ":"]).is_some() {
            return;
        }
        if let Some((_, end)) = self.join() {
            self.at = end;
        } else if let Some(c) = self.lexer.rest(self.at).chars().next() {
            self.at += self.lexer.word(self.at).len().max(c.len_utf8());
        }
    }
}
