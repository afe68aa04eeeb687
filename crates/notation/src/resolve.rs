//! Syntax to meaning for logic grids: what each name denotes, and whether the parts of an expression fit together.

mod compare;
mod entity;
mod items;
mod mismatch;
mod names;
mod number;
mod sets;
mod truth;

use crate::clue::{Asked, CategoryId, Item, Truth};
use crate::syntax::Node::{self, Own};
use crate::syntax::grid::{Expression, Function, GridNode};
use crate::{Category, Diagnostic, GridPuzzle, Kind, Span};

/// Reads the meaning of expressions over the categories of a puzzle.
pub(crate) struct Resolver<'a> {
    puzzle: &'a GridPuzzle,
    text: &'a str,
    /// The categories of the quantifiers around, the outermost first.
    variables: Vec<CategoryId>,
    problems: Vec<Diagnostic>,
}

/// The meaning of a clue's expression.
pub(crate) struct Resolved {
    pub truth: Option<Truth>,
    /// The places of the top-level conjuncts, one for each part of a top-level `And`.
    pub parts: Vec<Span>,
    pub problems: Vec<Diagnostic>,
}

/// Returns the meaning of a clue.
pub(crate) fn clue(puzzle: &GridPuzzle, text: &str, expression: &Expression) -> Resolved {
    let mut resolver = Resolver::new(puzzle, text);
    let (truth, parts) = resolver.conjunction(expression);
    Resolved { truth, parts, problems: resolver.problems }
}

/// Returns the meaning of a question.
pub(crate) fn question(puzzle: &GridPuzzle, text: &str, expression: &Expression) -> (Option<Asked>, Vec<Diagnostic>) {
    let mut resolver = Resolver::new(puzzle, text);
    let asked = resolver.asked(expression);
    (asked, resolver.problems)
}

/// Returns the unknown names of expressions that have mistakes.
pub(crate) fn unknown_names(puzzle: &GridPuzzle, text: &str, expressions: &[&Expression]) -> Vec<Diagnostic> {
    let mut resolver = Resolver::new(puzzle, text);
    for expression in expressions {
        resolver.check_names(expression);
    }
    resolver.problems
}

impl<'a> Resolver<'a> {
    fn new(puzzle: &'a GridPuzzle, text: &'a str) -> Self {
        Self { puzzle, text, variables: Vec::new(), problems: Vec::new() }
    }

    fn report(&mut self, problem: Diagnostic) {
        self.problems.push(problem);
    }

    /// Returns the text of a part, for a message.
    fn source(&self, span: Span) -> &'a str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or_default().trim()
    }

    fn category(&self, id: CategoryId) -> &'a Category {
        self.puzzle.category(id)
    }

    fn is_shared(&self, id: CategoryId) -> bool {
        matches!(self.category(id).kind, Kind::Shared(_))
    }

    fn is_numeric(&self, id: CategoryId) -> bool {
        self.category(id).numeric.is_some()
    }

    /// Returns the category of a variable; `None` if its quantifier names no category.
    fn variable(&self, depth: u32) -> Option<CategoryId> {
        self.variables.get(depth as usize).copied()
    }

    /// Returns the category that a variable runs over, if the expression is one.
    fn variable_of(&self, expression: &Expression) -> Option<CategoryId> {
        match expression.node {
            Own(GridNode::Variable(depth)) => self.variable(depth),
            _ => None,
        }
    }

    fn asked(&mut self, expression: &Expression) -> Option<Asked> {
        match &expression.node {
            Node::Missing => None,
            Own(GridNode::Call(Function::Category(_) | Function::Val, _)) => {
                let (category, who) = self.value_of(expression)?;
                Some(Asked::Item(Item::Of(category, Box::new(who?))))
            }
            Node::Arithmetic(..)
            | Node::Negative(_)
            | Own(GridNode::Call(Function::Absolute | Function::Minimum | Function::Maximum, _)) => {
                let measures = self.measures(&[expression]);
                self.quantity(expression, &measures).map(Asked::Number)
            }
            _ if expression.is_truth() => self.truth(expression).map(Asked::Truth),
            _ => self.who(expression).map(Asked::Who),
        }
    }
}
