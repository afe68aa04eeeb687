//! Operators between operands, by precedence climbing.

use std::cmp::Ordering;

use super::{Language, Parser};
use crate::clue::{Comparison, Operator};
use crate::lexer::Infix;
use crate::precedence::{AND, COMPARISON, IFF, IMPLIES, OR, PRODUCT, SUM, XOR};
use crate::syntax::{Element, Expression, Node};
use crate::{Code, Diagnostic, Span};

/// A left operand whose operator still lacks its right one.
struct Pending<N> {
    left: Expression<N>,
    infix: Infix,
    operator: Span,
}

impl<L: Language> Parser<'_, '_, L> {
    /// Reads something true or false, or whatever else a whole expression may be.
    pub(crate) fn truth(&mut self) -> Expression<L::Node> {
        self.binary(IFF)
    }

    /// Reads what follows from a condition: the right side of `implies`.
    pub(crate) fn consequence(&mut self) -> Expression<L::Node> {
        self.binary(IMPLIES)
    }

    /// Reads comparisons and arithmetic: the operand of `not`.
    pub(crate) fn comparison(&mut self) -> Expression<L::Node> {
        self.binary(COMPARISON)
    }

    /// Reads arithmetic: an element of a list.
    pub(crate) fn sum(&mut self) -> Expression<L::Node> {
        self.binary(SUM)
    }

    /// Reads operators that bind at least as tightly as `level`, and their operands.
    ///
    /// Pending operators are on a stack of their own: only brackets and the start of an operand nest calls.
    fn binary(&mut self, level: u8) -> Expression<L::Node> {
        let mut pending: Vec<Pending<L::Node>> = Vec::new();
        let mut right = self.operand();
        loop {
            self.skip_blanks();
            let next = if self.stopped { None } else { L::infix(self.lexer, self.at) };
            let next = next.filter(|(infix, _)| binding(*infix) >= level);
            if let Some(complete) = pending.pop_if(|p| comes_first(p.infix, next)) {
                right = self.joined(complete, right);
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
                    pending.push(Pending { left: right, infix, operator });
                    right = self.operand();
                }
            }
        }
    }

    fn joined(
        &mut self,
        Pending { left, infix, operator }: Pending<L::Node>,
        right: Expression<L::Node>,
    ) -> Expression<L::Node> {
        match infix {
            Infix::Iff => self.two(left, right, Node::Iff),
            Infix::Implies => self.two(left, right, Node::Implies),
            Infix::Xor => {
                let mixed = |e: &Expression<L::Node>| matches!(e.node, Node::Or(_)) && !e.bracketed;
                if mixed(&left) || mixed(&right) {
                    self.report(Diagnostic::new(Code::MixedXorOr, operator));
                }
                self.two(left, right, Node::Xor)
            }
            Infix::Or | Infix::And => self.many(left, infix, right),
            Infix::Compare(comparison) => self.compared(left, comparison, right),
            Infix::Arithmetic(operator) => self.two(left, right, |a, b| Node::Arithmetic(a, operator, b)),
            Infix::In { .. } | Infix::Placed { .. } | Infix::Between { .. } => L::placed(self, left, infix, right),
        }
    }

    fn two(
        &mut self,
        left: Expression<L::Node>,
        right: Expression<L::Node>,
        make: impl FnOnce(Box<Expression<L::Node>>, Box<Expression<L::Node>>) -> Node<L::Node>,
    ) -> Expression<L::Node> {
        let span = left.span.to(right.span);
        let heights = [left.height, right.height];
        self.node_over(make(Box::new(left), Box::new(right)), span, heights)
    }

    /// Joins two operands with `and` or `or`; a list of operands with the same operator grows.
    fn many(&mut self, mut left: Expression<L::Node>, infix: Infix, right: Expression<L::Node>) -> Expression<L::Node> {
        let span = left.span.to(right.span);
        match (&mut left.node, infix) {
            (Node::And(list), Infix::And) | (Node::Or(list), Infix::Or) if !left.bracketed => {
                left.height = left.height.max(right.height.saturating_add(1));
                left.span = span;
                list.push(right);
                left
            }
            _ => {
                let heights = [left.height, right.height];
                let list = vec![left, right];
                self.node_over(if infix == Infix::And { Node::And(list) } else { Node::Or(list) }, span, heights)
            }
        }
    }

    /// Adds to a chain of comparisons, or begins one.
    fn compared(
        &mut self,
        mut left: Expression<L::Node>,
        comparison: Comparison,
        right: Expression<L::Node>,
    ) -> Expression<L::Node> {
        if let Node::Chain(_, links) = &mut left.node
            && !left.bracketed
        {
            left.height = left.height.max(right.height.saturating_add(1));
            left.span = left.span.to(right.span);
            links.push((comparison, right));
            return left;
        }
        let span = left.span.to(right.span);
        let heights = [left.height, right.height];
        self.node_over(Node::Chain(Box::new(left), vec![(comparison, right)]), span, heights)
    }

    /// Reads the list after `in`, or its only element without brackets.
    fn member(&mut self, subject: Expression<L::Node>, negated: bool) -> Expression<L::Node> {
        self.skip_blanks();
        let brackets = L::LISTS.iter().find(|(opening, _)| self.next_sign(&[*opening]).is_some());
        let elements = match brackets {
            Some((_, closing)) => self.list(closing, Self::element),
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
        self.node_over(Node::Member { subject: Box::new(subject), negated, elements }, span, heights)
    }

    fn element(&mut self) -> Element<L::Node> {
        let first = self.sum();
        self.skip_blanks();
        if self.next_sign(&[".."]).is_some() {
            self.at += 2;
            return Element::Range(first, self.sum());
        }
        Element::One(first)
    }
}

/// Returns whether a pending operator takes its right side before the next operator does.
fn comes_first(pending: Infix, next: Option<(Infix, usize)>) -> bool {
    let Some((next, _)) = next else { return true };
    match binding(pending).cmp(&binding(next)) {
        Ordering::Greater => true,
        // Only `implies` groups to the right.
        Ordering::Equal => pending != Infix::Implies,
        Ordering::Less => false,
    }
}

/// Returns how tightly an operator binds.
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
