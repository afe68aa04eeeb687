//! The expressions of river crossings.

mod keyword;
mod name;

use super::dictionary::Dictionary;
use super::syntax::{CrossingNode, Expression, Named};
use crate::lexer::{Infix, Lexer, Vocabulary};
use crate::parser::{self, Language, Parser};
use crate::{Diagnostic, Span};

/// Reads a whole expression; `budget` counts operands down. Spans are bytes of `text`.
pub(super) fn parse(dictionary: &Dictionary<'_>, text: &str, budget: &mut u32) -> (Expression, Vec<Diagnostic>) {
    let vocabulary = Vocabulary::of_language(dictionary.puzzle.headers.language.as_deref());
    let lexer = Lexer::new(text, &dictionary.names, &vocabulary);
    let parsed = parser::parse(&lexer, CrossingLanguage { dictionary }, budget);
    (parsed.expression, parsed.problems)
}

/// What reading an expression of a crossing needs.
struct CrossingLanguage<'a> {
    dictionary: &'a Dictionary<'a>,
}

type CrossingParser<'a, 'b, 'c> = Parser<'a, 'b, CrossingLanguage<'c>>;

impl Language for CrossingLanguage<'_> {
    type Meaning = Named;
    type Node = CrossingNode;

    const LISTS: &'static [(&'static str, &'static str)] = &[("[", "]"), ("(", ")")];

    fn infix(lexer: &Lexer<'_, Named>, at: usize) -> Option<(Infix, usize)> {
        let rest = lexer.rest(at);
        if let Some(arrow) = ["=>", "⇒"].into_iter().find(|arrow| rest.starts_with(arrow)) {
            return Some((Infix::Implies, at + arrow.len()));
        }
        lexer.infix(at).filter(|(infix, _)| !matches!(infix, Infix::Placed { .. } | Infix::Between { .. }))
    }

    fn name(parser: &mut Parser<'_, '_, Self>) -> Option<Expression> {
        parser.name()
    }

    fn keyword(parser: &mut Parser<'_, '_, Self>, word: &str, end: usize) -> Expression {
        parser.crossing_keyword(word, end)
    }

    fn undeclared(parser: &mut Parser<'_, '_, Self>, start: usize) -> Expression {
        let name = &parser.lexer.text[start..parser.at];
        match parser.language.dictionary.inflected(name) {
            Some(Named::Subject(subject)) => return parser.leaf(CrossingNode::Subject(subject), start, parser.at),
            Some(Named::Attribute(attribute)) => {
                return parser.leaf(CrossingNode::Attribute(attribute), start, parser.at);
            }
            None => {}
        }
        parser.report(parser.language.dictionary.unknown(name, Span::new(start, parser.at)));
        parser.missing()
    }

    fn negated(node: &CrossingNode, _text: &str) -> Option<CrossingNode> {
        match node {
            CrossingNode::Number(number) => Some(CrossingNode::Number(-*number)),
            _ => None,
        }
    }

    fn placed(parser: &mut Parser<'_, '_, Self>, _left: Expression, _infix: Infix, _right: Expression) -> Expression {
        // Crossings have no relations of places.
        parser.missing()
    }
}
