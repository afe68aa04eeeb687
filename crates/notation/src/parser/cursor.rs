//! Where the parser is in the text, and the nodes and spans that it makes there.

use super::{Language, MAX_HEIGHT, MAX_NESTING, Parser};
use crate::syntax::{Expression, Node};
use crate::{Code, Diagnostic, Span};

impl<L: Language> Parser<'_, '_, L> {
    /// Skips spaces.
    pub(crate) fn skip_blanks(&mut self) {
        self.at = self.lexer.skip_blanks(self.at);
    }

    /// Returns whether nothing follows, or reading was given up.
    pub(crate) fn at_end(&self) -> bool {
        self.at >= self.lexer.text.len() || self.stopped
    }

    /// Returns the first of these signs that is next.
    pub(crate) fn next_sign<'s>(&self, signs: &[&'s str]) -> Option<&'s str> {
        let rest = self.lexer.rest(self.at);
        signs.iter().copied().find(|sign| !self.stopped && rest.starts_with(sign))
    }

    /// Skips a word that must be next, or reports that it is missing.
    pub(crate) fn expect_word(&mut self, word: &str) {
        self.skip_blanks();
        match self.lexer.words(self.at, &[word]) {
            Some(end) => self.at = end,
            None => self.expected(word),
        }
    }

    /// Skips the colon after a quantifier, or reports that it is missing.
    pub(crate) fn expect_colon(&mut self) {
        self.skip_blanks();
        match self.next_sign(&[":"]) {
            Some(_) => self.at += 1,
            None => self.expected(":"),
        }
    }

    /// Returns the span of the next bytes, cut off at the end of the text.
    pub(crate) fn here(&self, length: usize) -> Span {
        let end = (self.at + length).min(self.lexer.text.len());
        Span::new(self.at.min(end), end)
    }

    /// Returns the length of the next character, 0 at the end.
    pub(super) fn character(&self) -> usize {
        self.lexer.rest(self.at).chars().next().map_or(0, char::len_utf8)
    }

    /// Extends a span up to here, without spaces at its end.
    pub(crate) fn up_to_here(&self, from: Span) -> Span {
        let end = self.lexer.text[..self.at.min(self.lexer.text.len())].trim_end().len().max(from.end as usize);
        from.to(Span::new(end, end))
    }

    /// Returns the node for something that could not be read.
    pub(crate) fn missing(&self) -> Expression<L::Node> {
        Expression { node: Node::Missing, span: self.here(0), bracketed: false, height: 1 }
    }

    /// Returns a node without parts and goes to its end.
    pub(crate) fn leaf(&mut self, node: L::Node, start: usize, end: usize) -> Expression<L::Node> {
        self.at = end;
        Expression { node: Node::Own(node), span: Span::new(start, end), bracketed: false, height: 1 }
    }

    /// Returns a node over parts of these heights; gives up if the tree is too high.
    pub(crate) fn node_over(
        &mut self,
        node: Node<L::Node>,
        span: Span,
        heights: impl IntoIterator<Item = u16>,
    ) -> Expression<L::Node> {
        let height = heights.into_iter().max().map_or(1, |h| h + 1);
        if height > MAX_HEIGHT {
            self.nested_too_deep(span);
            return self.missing();
        }
        Expression { node, span, bracketed: false, height }
    }

    /// Gives up if brackets, signs and quantifiers are nested too deep.
    pub(super) fn too_deep(&mut self) -> bool {
        if self.nesting > MAX_NESTING {
            self.nested_too_deep(self.here(self.character()));
        }
        self.stopped
    }

    fn nested_too_deep(&mut self, span: Span) {
        self.stop(Diagnostic::new(Code::NestedTooDeep, span).number("limit", MAX_NESTING));
    }
}
