//! A logic grid as it was stated.

use crate::clue::{Asked, CategoryId, Truth, ValueId};
use crate::{Headers, Number, Span};

/// A logic grid: categories, clues, questions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GridPuzzle {
    /// What the puzzle says about itself.
    pub headers: Headers,
    /// The categories; the first is the list of entities.
    pub categories: Vec<Category>,
    /// The clues in order.
    pub clues: Vec<Clue>,
    /// The questions in order.
    pub questions: Vec<Question>,
}

impl GridPuzzle {
    /// Returns a category.
    pub fn category(&self, id: CategoryId) -> &Category {
        &self.categories[id.0 as usize]
    }

    /// Returns the ids of all categories.
    pub fn category_ids(&self) -> impl Iterator<Item = CategoryId> + Clone + use<> {
        (0..self.categories.len() as u32).map(CategoryId)
    }

    /// Returns a value.
    pub fn value(&self, id: ValueId) -> &Value {
        &self.category(id.category).values[id.index as usize]
    }

    /// Returns the puzzle without places in a source, to compare puzzles of two sources.
    #[must_use]
    pub fn without_places(&self) -> Self {
        let mut puzzle = self.clone();
        for category in &mut puzzle.categories {
            category.span = Span::default();
            category.values.iter_mut().for_each(|v| v.span = Span::default());
        }
        for clue in &mut puzzle.clues {
            clue.span = Span::default();
            clue.parts.iter_mut().for_each(|p| *p = Span::default());
        }
        puzzle.questions.iter_mut().for_each(|q| q.span = Span::default());
        puzzle
    }

    /// Returns the number of entities.
    pub fn entities(&self) -> usize {
        self.categories.first().map_or(0, |c| c.values.len())
    }
}

/// A category and its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Category {
    /// The name as written.
    pub name: String,
    /// How its values are assigned to the entities.
    pub kind: Kind,
    /// What its numbers measure, if every value is a number.
    pub numeric: Option<NumericKind>,
    /// Whether its values have an order, so that "next to" and "left of" have a meaning: numbers, or declared order.
    pub ordered: bool,
    /// The values in the order of the text.
    pub values: Vec<Value>,
    /// The place of the name.
    pub span: Span,
}

impl Category {
    /// Returns the indices of the values in their order: by number if numeric, as listed otherwise.
    pub fn order(&self) -> Vec<u32> {
        let mut order: Vec<u32> = (0..self.values.len() as u32).collect();
        if self.numeric.is_some() {
            order.sort_by_key(|&i| self.values[i as usize].number);
        }
        order
    }
}

/// How the values of a category are assigned to the entities.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Each entity has one value; each value belongs to one entity.
    OneEach,
    /// Each entity has one value; each value belongs to at most one entity.
    Spare,
    /// Each entity has one value; a value belongs to any number of entities, or exactly to the stated number (one entry
    /// a value).
    Shared(Vec<Option<u32>>),
}

/// What the numbers of a category measure.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NumericKind {
    /// Plain numbers, with the prefix and suffix that every value has (`$45`, `100 ft`); either may be empty.
    Number {
        /// Text before each number.
        prefix: String,
        /// Text after each number.
        suffix: String,
    },
    /// Times of day, counted in minutes.
    Time,
    /// Dates, counted in days.
    Date,
    /// Months, counted forward from the first listed.
    Month,
    /// Weekdays, counted forward from the first listed.
    Weekday,
}

/// A value of a category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// The text as written, for display.
    pub text: String,
    /// Its number, if the category is numeric.
    pub number: Option<Number>,
    /// Its place in the source.
    pub span: Span,
}

/// A clue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clue {
    /// `1`, `1a`; empty for a dash.
    pub label: String,
    /// The sentence, if there is one.
    pub text: Option<String>,
    /// The expression as written, without the leading `=`.
    pub expression: Option<String>,
    /// What it means; `None` if that could not be read.
    pub truth: Option<Truth>,
    /// The whole clue.
    pub span: Span,
    /// The place of each top-level conjunct of the expression.
    pub parts: Vec<Span>,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The sentence, if there is one.
    pub text: Option<String>,
    /// The expression as written, without the leading `=`.
    pub expression: Option<String>,
    /// What it asks; `None` if that could not be read.
    pub asked: Option<Asked>,
    /// The whole question.
    pub span: Span,
}
