//! What a keyword of crossings begins: quantifiers, quantities, `her`.

use super::super::puzzle::{AttributeId, Subject};
use super::super::rule::Quantifier;
use super::super::syntax::{Aggregate, CrossingNode, Expression, Named};
use super::{CrossingLanguage, CrossingParser};
use crate::parser::Language as _;
use crate::syntax::Node;
use crate::{Code, Diagnostic, Span};

/// Words that begin an operand. A declared name of this spelling is the name where nothing follows that the word needs.
pub(super) const OPENING: [&str; 16] = [
    "not", "no", "each", "every", "some", "exactly", "at", "sum", "max", "min", "prev", "her", "his", "its", "their",
    "all",
];

impl CrossingParser<'_, '_, '_> {
    pub(super) fn crossing_keyword(&mut self, word: &str, end: usize) -> Expression {
        let start = self.at;
        match word {
            "no" => {
                self.at = end;
                let inner = self.operand();
                self.over(|inner| Node::Own(CrossingNode::No(inner)), start, inner)
            }
            "each" | "every" => self.quantified(Quantifier::Each, end),
            "some" => self.quantified(Quantifier::Some, end),
            "all" | "total" => self.leaf(CrossingNode::Subject(Subject::All), start, end),
            "boat" => self.leaf(CrossingNode::Boat, start, end),
            "trip" => self.leaf(CrossingNode::Trip, start, end),
            "prev" => self.previous(end),
            "sum" => self.aggregate(end, Aggregate::Sum),
            "max" => self.aggregate(end, Aggregate::Max),
            "min" => self.aggregate(end, Aggregate::Min),
            "her" | "his" | "its" | "their" => self.her(end),
            _ => self.unknown(),
        }
    }

    fn quantified(&mut self, quantifier: Quantifier, end: usize) -> Expression {
        let start = self.at;
        self.at = self.lexer.skip_blanks(end);
        let subject = self.quantified_subject();
        self.expect_colon();
        let body = self.truth();
        self.over(|body| Node::Own(CrossingNode::Quantified(quantifier, subject, body)), start, body)
    }

    fn quantified_subject(&mut self) -> Option<Subject> {
        let start = self.at;
        if let Some((found, end)) = self.named() {
            self.at = end;
            let problem = match found {
                Ok(Named::Subject(subject)) => return Some(subject),
                Ok(Named::Attribute(_)) => {
                    self.language.dictionary.unknown(&self.lexer.text[start..end], Span::new(start, end))
                }
                Err(problem) => problem,
            };
            self.report(problem);
            return None;
        }
        let Some(end) = ["all", "total"].into_iter().find_map(|word| self.lexer.words(start, &[word])) else {
            return match self.unknown().node {
                Node::Own(CrossingNode::Subject(subject)) => Some(subject),
                _ => None,
            };
        };
        self.at = end;
        Some(Subject::All)
    }

    /// Reads `prev` with its operand, or alone.
    fn previous(&mut self, end: usize) -> Expression {
        let start = self.at;
        self.at = self.lexer.skip_blanks(end);
        let has_operand = self.next_sign(&["(", "\""]).is_some()
            || self.language.dictionary.at(self.lexer, self.at).is_some()
            || self.lexer.literal(self.at, self.in_list).is_some()
            || !self.lexer.word(self.at).is_empty() && CrossingLanguage::infix(self.lexer, self.at).is_none();
        if !has_operand {
            return self.leaf(CrossingNode::Previous(None), start, end);
        }
        let inner = self.operand();
        self.over(|inner| Node::Own(CrossingNode::Previous(Some(inner))), start, inner)
    }

    /// Reads `sum a` or `sum (a)`.
    fn aggregate(&mut self, end: usize, aggregate: Aggregate) -> Expression {
        let start = self.at;
        self.at = self.lexer.skip_blanks(end);
        let open = self.next_sign(&["("]).map(|_| self.at);
        if open.is_some() {
            self.at = self.lexer.skip_blanks(self.at + 1);
        }
        let attribute = self.attribute(&self.lexer.text[start..end]);
        if let Some(open) = open {
            self.close(open, ")");
        }
        let span = self.up_to_here(Span::new(start, end));
        let node = attribute.map(|attribute| Node::Own(CrossingNode::Aggregate(aggregate, attribute)));
        self.node_over(node.unwrap_or(Node::Missing), span, [])
    }

    /// Reads the attribute after `word`.
    fn attribute(&mut self, word: &str) -> Option<AttributeId> {
        let start = self.at;
        let (found, end) =
            self.named().map_or_else(|| (None, self.lexer.unknown_end(start)), |(f, end)| (Some(f), end));
        if end == start {
            self.unexpected_operand();
            return None;
        }
        self.at = end;
        let (name, span) = (&self.lexer.text[start..end], Span::new(start, end));
        let problem = match found {
            Some(Ok(Named::Attribute(attribute))) => return Some(attribute),
            Some(Ok(Named::Subject(_))) => {
                Diagnostic::new(Code::AttributeNeeded, span).text("name", name).text("word", word)
            }
            Some(Err(problem)) => problem,
            None => match self.language.dictionary.attribute_of_unit(name) {
                Some(attribute) => return Some(attribute),
                None => self.language.dictionary.unknown_attribute(name, span),
            },
        };
        self.report(problem);
        None
    }

    /// Reads `her man`, `her weight` or `her mate`. A thing called `mate` needs quotes here.
    fn her(&mut self, end: usize) -> Expression {
        let start = self.at;
        self.at = self.lexer.skip_blanks(end);
        let from = self.at;
        let (named, end) = match self.lexer.words(from, &["mate"]) {
            Some(end) => (None, end),
            None => match self.named() {
                Some((Ok(named), end)) => (Some(named), end),
                Some((Err(problem), end)) => {
                    self.at = end;
                    self.report(problem);
                    return self.missing();
                }
                None => match self.unknown().node {
                    Node::Own(CrossingNode::Subject(mates)) => (Some(Named::Subject(mates)), self.at),
                    _ => return self.missing(),
                },
            },
        };
        self.leaf(CrossingNode::Her(named, Span::new(from, end)), start, end)
    }
}
