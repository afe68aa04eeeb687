//! An expression to its syntax tree: precedence climbing that goes on after a mistake.
//!
//! One parser reads the expressions of logic grids and of river crossings. It knows operators, brackets, lists and
//! counts; a [`Language`] knows what its names and further keywords mean.
//!
//! Binding, loosest first: iff, implies, xor, or, and, not, comparison, `+ -`, `* / mod`, sign.

mod binary;
mod cursor;
pub(crate) mod grid;
mod operand;
mod report;

use crate::lexer::{Infix, Lexer};
use crate::syntax::Expression;
use crate::{Code, Diagnostic};

/// Maximum number of operands in all expressions of a puzzle together.
pub(crate) const MAX_OPERANDS: u32 = 100_000;
/// Maximum nesting depth of brackets, signs and quantifiers.
const MAX_NESTING: u16 = 200;
/// Maximum height of a tree: long sums and chains of `xor` make it high without nesting.
const MAX_HEIGHT: u16 = 250;

/// What the expressions of one family of puzzles have of their own.
pub(crate) trait Language: Sized {
    /// What a name means.
    type Meaning: Clone;
    /// The forms of expression that only this language has.
    type Node: Clone + std::fmt::Debug;

    /// The brackets that may enclose a list after `in`.
    const LISTS: &'static [(&'static str, &'static str)];

    /// Returns the operator at the parser's place and the byte after it.
    fn infix(lexer: &Lexer<'_, Self::Meaning>, at: usize) -> Option<(Infix, usize)>;

    /// Reads a name or number where an operand may begin, or returns `None` if there is none.
    fn name(parser: &mut Parser<'_, '_, Self>) -> Option<Expression<Self::Node>>;

    /// Reads what a keyword begins that all languages do not share. `word` is in lower case and ends at `end`.
    fn keyword(parser: &mut Parser<'_, '_, Self>, word: &str, end: usize) -> Expression<Self::Node>;

    /// Reads on after a name from `start` on that is not declared.
    fn undeclared(parser: &mut Parser<'_, '_, Self>, start: usize) -> Expression<Self::Node>;

    /// Returns the negative of a number, if the node is one. `text` is the number with its sign.
    fn negated(node: &Self::Node, text: &str) -> Option<Self::Node>;

    /// Joins the sides of a relation of places; what follows the second side has not been read.
    fn placed(
        parser: &mut Parser<'_, '_, Self>,
        left: Expression<Self::Node>,
        infix: Infix,
        right: Expression<Self::Node>,
    ) -> Expression<Self::Node>;
}

/// The result of reading an expression.
pub(crate) struct Parsed<L: Language> {
    pub expression: Expression<L::Node>,
    /// The parts after mistakes; only their names can be checked.
    pub fragments: Vec<Expression<L::Node>>,
    pub problems: Vec<Diagnostic>,
    pub language: L,
}

/// Reads a whole expression. `budget` counts operands down.
pub(crate) fn parse<L: Language>(lexer: &Lexer<'_, L::Meaning>, language: L, budget: &mut u32) -> Parsed<L> {
    let mut parser = Parser {
        lexer,
        language,
        at: 0,
        nesting: 0,
        in_list: false,
        stopped: false,
        problems: Vec::new(),
        fragments: Vec::new(),
        budget,
    };
    let expression = parser.whole();
    let Parser { fragments, problems, language, .. } = parser;
    Parsed { expression, fragments, problems, language }
}

/// The parser of one expression.
pub(crate) struct Parser<'a, 'b, L: Language> {
    pub lexer: &'b Lexer<'a, L::Meaning>,
    pub language: L,
    /// The next byte of the text.
    pub at: usize,
    nesting: u16,
    /// Whether the parser is in a list whose elements are separated by commas.
    pub in_list: bool,
    /// Reading was given up: everything that follows is missing, without a further report.
    stopped: bool,
    problems: Vec<Diagnostic>,
    fragments: Vec<Expression<L::Node>>,
    budget: &'b mut u32,
}

impl<L: Language> Parser<'_, '_, L> {
    fn whole(&mut self) -> Expression<L::Node> {
        let expression = self.truth();
        loop {
            self.skip_blanks();
            if self.at_end() {
                return expression;
            }
            if let Some(bracket) = self.next_sign(&[")", "]"]) {
                self.report(Diagnostic::new(Code::UnopenedBracket, self.here(1)).text("bracket", bracket));
                self.at += 1;
            } else {
                self.unexpected();
            }
            self.recover(&[")", "]"]);
        }
    }

    /// Reads on after a mistake up to one of these brackets or the end, so that the rest is checked as well.
    fn recover(&mut self, closing: &[&str]) {
        loop {
            self.skip_blanks();
            if self.at_end() || self.next_sign(closing).is_some() {
                return;
            }
            if let Some((_, end)) = L::infix(self.lexer, self.at) {
                self.at = end;
                let fragment = self.truth();
                self.fragments.push(fragment);
            } else if self.next_sign(&["("]).is_some() {
                let fragment = self.brackets();
                self.fragments.push(fragment);
            } else {
                self.at += self.lexer.word(self.at).len().max(self.character());
            }
        }
    }
}
