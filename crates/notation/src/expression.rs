//! Writes a meaning as an expression that reads back to it.

mod quantity;
mod truth;

use crate::clue::{Asked, Bound, CategoryId, Item, Quantity, Truth, ValueId, Who};
use crate::lines::quoted;
use crate::names::{Meaning, Names};
use crate::parser::grid::is_opening;
use crate::precedence::{ANY, PRODUCT};
use crate::read::Alone;
use crate::{Code, GridPuzzle};
pub(crate) use quantity::decimal;

/// Returns the expression of a truth, without the `=` before it; see [`Expressions::truth`].
pub fn expression(puzzle: &GridPuzzle, truth: &Truth) -> String {
    Expressions::new(puzzle).truth(truth)
}

/// Returns the expression of a question, without the `=` before it; see [`Expressions::truth`].
pub fn question_expression(puzzle: &GridPuzzle, asked: &Asked) -> String {
    Expressions::new(puzzle).asked(asked)
}

/// Writes the meanings of one puzzle as expressions. Creating it takes longer than writing one.
#[derive(Debug)]
pub struct Expressions<'a> {
    reader: Alone<'a>,
}

impl<'a> Expressions<'a> {
    /// Prepares the names of a puzzle. Linear in their length.
    pub fn new(puzzle: &'a GridPuzzle) -> Self {
        Self { reader: Alone::new(puzzle) }
    }

    /// Returns the expression of a truth, without the `=` before it. Names are quoted only where reading back needs it.
    ///
    /// A truth that was read reads back equal; another one (such as an empty conjunction) reads back to the same
    /// meaning.
    pub fn truth(&self, truth: &Truth) -> String {
        let reads_back = |text: &str| {
            let (read, problems) = self.reader.clue(text);
            problems.iter().all(|p| p.code != Code::ShorterName) && read.as_ref() == Some(truth)
        };
        fewest_quotes(|quotes| self.printer(quotes).truth(truth, ANY), reads_back)
    }

    /// Returns the expression of a question, without the `=` before it; see [`Self::truth`].
    pub fn asked(&self, asked: &Asked) -> String {
        let reads_back = |text: &str| {
            let (read, problems) = self.reader.question(text);
            problems.iter().all(|p| p.code != Code::ShorterName) && read.as_ref() == Some(asked)
        };
        fewest_quotes(|quotes| self.printer(quotes).asked(asked), reads_back)
    }

    fn printer(&self, quotes: Quotes) -> Printer<'_> {
        Printer::new(self.reader.puzzle, &self.reader.names, quotes)
    }
}

/// Which names are quoted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Quotes {
    Nowhere,
    /// Those that are a keyword or the start of a longer declared name.
    Prefixes,
    Everywhere,
}

fn fewest_quotes(write: impl Fn(Quotes) -> String, reads_back: impl Fn(&str) -> bool) -> String {
    for quotes in [Quotes::Nowhere, Quotes::Prefixes] {
        let text = write(quotes);
        if reads_back(&text) {
            return text;
        }
    }
    write(Quotes::Everywhere)
}

struct Printer<'a> {
    puzzle: &'a GridPuzzle,
    names: &'a Names,
    quotes: Quotes,
    /// The categories of the quantifiers around.
    variables: Vec<CategoryId>,
}

impl<'a> Printer<'a> {
    fn new(puzzle: &'a GridPuzzle, names: &'a Names, quotes: Quotes) -> Self {
        Self { puzzle, names, quotes, variables: Vec::new() }
    }

    fn asked(&mut self, asked: &Asked) -> String {
        match asked {
            Asked::Who(who) => self.who(who),
            Asked::Item(item) => self.item(item),
            Asked::Number(quantity) => self.quantity(quantity, ANY),
            Asked::Truth(truth) => self.truth(truth, ANY),
        }
    }

    fn name(&self, name: &str) -> String {
        let is_quoted = match self.quotes {
            Quotes::Nowhere => false,
            Quotes::Prefixes => self.names.is_prefix(name) || is_opening(name),
            Quotes::Everywhere => true,
        };
        if is_quoted { quoted(name) } else { name.to_owned() }
    }

    fn category(&self, id: CategoryId) -> String {
        self.name(&self.puzzle.category(id).name)
    }

    fn value(&self, id: ValueId) -> String {
        self.name(&self.puzzle.value(id).text)
    }

    fn qualified(&self, id: ValueId) -> String {
        format!("{}.{}", self.category(id.category), self.value(id))
    }

    /// Returns the name of a quantifier's variable: a letter that is not a declared name.
    fn variable(&self, bound: Bound) -> String {
        let free = |name: &String| self.names.meanings(name).is_empty();
        let letters = ('p'..='z').map(String::from).filter(free);
        let numbered = (1..).map(|n: u32| format!("p{n}")).filter(free);
        letters.chain(numbered).nth(bound.0 as usize).unwrap_or_default()
    }

    fn who(&mut self, who: &Who) -> String {
        match who {
            Who::Has(value) => {
                let meanings = self.names.meanings(&self.puzzle.value(*value).text);
                let values = meanings.iter().filter(|m| matches!(m, Meaning::Value(_))).count();
                if values == 1 { self.value(*value) } else { self.qualified(*value) }
            }
            Who::Bound(bound) => self.variable(*bound),
            Who::Act(item) => {
                let category = match &**item {
                    Item::Value(value) => Some(value.category),
                    Item::Of(category, _) => Some(*category),
                    Item::Bound(bound) => self.variables.get(bound.0 as usize).copied(),
                };
                let name = category.map(|c| self.category(c)).unwrap_or_default();
                format!("act({name}, {})", self.item(item))
            }
            Who::ActNumber(category, quantity) => {
                let number = match &**quantity {
                    // A bare number would have to be a value of the category.
                    Quantity::Constant(_) => format!("0 + {}", self.quantity(quantity, PRODUCT)),
                    other => self.quantity(other, ANY),
                };
                format!("act({}, {number})", self.category(*category))
            }
        }
    }

    /// Returns an entity beside `=`; beside a variable over numbers, a bare number would be read as a number.
    fn compared_who(&mut self, who: &Who, other: &Who) -> String {
        match (who, other) {
            (Who::Has(value), Who::Bound(_)) if self.puzzle.value(*value).number.is_some() => self.qualified(*value),
            _ => self.who(who),
        }
    }

    fn item(&mut self, item: &Item) -> String {
        match item {
            Item::Value(value) => self.value(*value),
            Item::Of(category, who) => format!("{}({})", self.category(*category), self.who(who)),
            Item::Bound(bound) => self.variable(*bound),
        }
    }
}
