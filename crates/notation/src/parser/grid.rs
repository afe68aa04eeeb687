//! The expressions of logic grids.

mod keyword;
mod name;

use smallvec::SmallVec;

use super::{Language, Parsed, Parser};
use crate::Span;
use crate::clue::CategoryId;
use crate::lexer::{Infix, Lexer};
use crate::names::Meaning;
use crate::syntax::Node;
use crate::syntax::grid::{Axis, Expression, Function, GridNode, Name};

pub(crate) use keyword::is_opening;

/// A name that was read although a shorter one begins at the same byte.
#[derive(Clone, Debug)]
pub(crate) struct NameChoice {
    /// The byte where both begin.
    pub start: usize,
    /// The byte after the longer one.
    pub end: usize,
    /// The byte after the shorter one.
    pub shorter: usize,
}

/// What reading an expression of a grid needs and finds.
#[derive(Default)]
pub(crate) struct GridLanguage<'a> {
    /// A choice to be made the other way.
    forced: Option<&'a NameChoice>,
    /// The names that were read although a shorter one would do.
    pub choices: Vec<NameChoice>,
    /// The variables of the quantifiers around, the outermost first.
    variables: Vec<Variable>,
}

struct Variable {
    name: String,
    span: Span,
}

/// Reads a whole expression. `forced` is read as the shorter name; `budget` counts operands down.
pub(crate) fn parse<'a>(
    lexer: &Lexer<'_>,
    forced: Option<&'a NameChoice>,
    budget: &mut u32,
) -> Parsed<GridLanguage<'a>> {
    super::parse(lexer, GridLanguage { forced, ..GridLanguage::default() }, budget)
}

type GridParser<'a, 'b, 'c> = Parser<'a, 'b, GridLanguage<'c>>;

impl Language for GridLanguage<'_> {
    type Meaning = Meaning;
    type Node = GridNode;

    const LISTS: &'static [(&'static str, &'static str)] = &[("[", "]"), ("{", "}")];

    fn infix(lexer: &Lexer<'_>, at: usize) -> Option<(Infix, usize)> {
        lexer.infix(at)
    }

    fn name(parser: &mut Parser<'_, '_, Self>) -> Option<Expression> {
        parser.name()
    }

    fn keyword(parser: &mut Parser<'_, '_, Self>, word: &str, end: usize) -> Expression {
        parser.grid_keyword(word, end)
    }

    fn undeclared(parser: &mut Parser<'_, '_, Self>, start: usize) -> Expression {
        let end = parser.at;
        let name = Name { text: parser.lexer.text[start..end].to_owned(), ..Name::default() };
        if parser.opens_call() {
            return parser.call(Function::Other(name, Span::new(start, end)), start);
        }
        parser.leaf(GridNode::Name(name), start, end)
    }

    fn negated(node: &GridNode, text: &str) -> Option<GridNode> {
        let GridNode::Name(Name { meanings, literal: Some(literal), .. }) = node else { return None };
        let mut literal = literal.clone();
        literal.number = -literal.number;
        let name = Name { text: text.to_owned(), meanings: SmallVec::new(), literal: Some(literal) };
        meanings.is_empty().then_some(GridNode::Name(name))
    }

    fn placed(parser: &mut Parser<'_, '_, Self>, left: Expression, infix: Infix, right: Expression) -> Expression {
        parser.placed(left, infix, right)
    }
}

impl GridParser<'_, '_, '_> {
    fn placed(&mut self, first: Expression, infix: Infix, second: Expression) -> Expression {
        let start = first.span;
        let mut heights = vec![first.height, second.height];
        let (first, negated) =
            (Box::new(first), matches!(infix, Infix::Placed { negated: true, .. } | Infix::Between { negated: true }));
        let node = if let Infix::Placed { order, .. } = infix {
            GridNode::Placed { first, order, second: Box::new(second), axis: self.axis() }
        } else {
            let to = self.between_end();
            heights.push(to.height);
            GridNode::Between { first, ends: Box::new((second, to)), axis: self.axis() }
        };
        let span = self.up_to_here(start);
        let placed = self.node_over(Node::Own(node), span, heights);
        if negated { self.over(Node::Not, span.start as usize, placed) } else { placed }
    }

    /// Reads `and c` after `a between b`.
    fn between_end(&mut self) -> Expression {
        self.skip_blanks();
        let and = self.lexer.words(self.at, &["and"]);
        if and.is_none() {
            self.expected("and");
        }
        match and.or_else(|| self.lexer.words(self.at, &["or"])) {
            Some(end) => {
                self.at = end;
                self.sum()
            }
            None => self.missing(),
        }
    }

    /// Reads `by c`, if it is next.
    fn axis(&mut self) -> Option<Axis> {
        self.skip_blanks();
        self.at = self.lexer.words(self.at, &["by"])?;
        self.skip_blanks();
        let axis = self.category_name();
        if axis.category.is_none() && axis.span.start == axis.span.end {
            self.unexpected_operand();
            return None;
        }
        Some(axis)
    }

    /// Reads a name where only a category may be named; the span is empty if there is none.
    fn category_name(&mut self) -> Axis {
        let (name, span) = self.name_only();
        Axis { category: name.category(), name: name.text, span }
    }

    fn call(&mut self, function: Function, start: usize) -> Expression {
        let arguments = self.bracketed_list();
        let span = self.up_to_here(Span::new(start, start));
        let heights: Vec<u16> = arguments.iter().map(|e| e.height).collect();
        self.node_over(Node::Own(GridNode::Call(function, arguments)), span, heights)
    }

    /// Returns whether a bracket follows, perhaps after spaces.
    fn opens_call(&self) -> bool {
        self.lexer.rest(self.lexer.skip_blanks(self.at)).starts_with('(')
    }
}

impl Name {
    /// Returns the category that the name may mean.
    pub(crate) fn category(&self) -> Option<CategoryId> {
        self.meanings.iter().find_map(|m| match m {
            Meaning::Category(id) => Some(*id),
            Meaning::Value(_) => None,
        })
    }
}
