//! The cross-out grid of a logic puzzle: a square of marks for each pair of categories.

use crate::board::Highlight;

/// A category with its values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrossCategory {
    /// The name.
    pub name: String,
    /// The names of the values.
    pub values: Vec<String>,
}

/// Whether two values belong together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CrossState {
    /// It is not known.
    #[default]
    Unknown,
    /// They do.
    Yes,
    /// They do not.
    No,
}

/// A mark of a cross-out grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CrossMark {
    /// Whether the two values belong together.
    pub state: CrossState,
    /// What the step says about it.
    pub highlight: Highlight,
}

/// The words for the marks, read aloud by screen readers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrossWords {
    /// That two values belong together.
    pub yes: String,
    /// That they do not.
    pub no: String,
    /// That it is not known.
    pub unknown: String,
    /// That a mark is where to look.
    pub house: String,
    /// That a mark is a reason.
    pub reason: String,
    /// That a mark is new in this step.
    pub result: String,
}

/// A cross-out grid.
///
/// It is drawn as a staircase, as printed puzzles do: the columns are the categories from the second to the last, and
/// the rows are the first category and then the others from the last to the third, so that each pair occurs once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrossOut {
    /// The caption; empty for none.
    pub caption: String,
    /// The words for screen readers.
    pub words: CrossWords,
    categories: Vec<CrossCategory>,
    /// The marks of each value with each value, by the number of a value among the values of all categories.
    marks: Vec<CrossMark>,
    /// For each category the number of values before it, and then the number of all values.
    starts: Vec<usize>,
}

impl CrossOut {
    /// Creates a grid in which nothing is known.
    pub fn new(categories: Vec<CrossCategory>) -> Self {
        let mut starts = vec![0];
        let mut all = 0;
        for category in &categories {
            all += category.values.len();
            starts.push(all);
        }
        Self { categories, marks: vec![CrossMark::default(); all * all], starts, ..Self::default() }
    }

    /// Returns the categories.
    pub fn categories(&self) -> &[CrossCategory] {
        &self.categories
    }

    /// Sets the mark of two values, each given by its category and its number in there. The order of the two does not
    /// matter, and values of the same category have no mark in the drawing.
    ///
    /// # Panics
    ///
    /// If a category or a value does not exist.
    pub fn set(&mut self, one: (usize, usize), other: (usize, usize), mark: CrossMark) {
        let (one, other) = (self.index(one), self.index(other));
        let all = self.count();
        self.marks[one * all + other] = mark;
        self.marks[other * all + one] = mark;
    }

    /// Returns the mark of two values, each given by its category and its number in there.
    ///
    /// # Panics
    ///
    /// If a category or a value does not exist.
    pub fn mark(&self, one: (usize, usize), other: (usize, usize)) -> CrossMark {
        self.marks[self.index(one) * self.count() + self.index(other)]
    }

    fn count(&self) -> usize {
        self.starts.last().copied().unwrap_or_default()
    }

    fn index(&self, (category, value): (usize, usize)) -> usize {
        assert!(value < self.categories[category].values.len(), "the category has the value");
        self.starts[category] + value
    }

    /// Returns the categories whose values are columns, from the left, and those whose values are rows, from the top,
    /// each with the number of categories among the columns that it has marks with. Categories without values are left
    /// out.
    pub(crate) fn sides(&self) -> (Vec<usize>, Vec<(usize, usize)>) {
        let kept: Vec<usize> =
            (0..self.categories.len()).filter(|&at| !self.categories[at].values.is_empty()).collect();
        let Some((&first, columns)) = kept.split_first() else { return (Vec::new(), Vec::new()) };
        let others = columns.iter().enumerate().skip(1).rev().map(|(at, &category)| (category, at));
        let rows = std::iter::once((first, columns.len())).chain(others).collect();
        if columns.is_empty() { (Vec::new(), Vec::new()) } else { (columns.to_vec(), rows) }
    }
}
