//! How a logic grid is read.

use bachet_notation::{Category, GridPuzzle, Kind, NumericKind, expression, question_expression};

/// How a logic grid was read.
#[derive(Clone, Debug)]
pub struct GridInterpretation {
    /// The categories in order.
    pub categories: Vec<CategoryInterpretation>,
    /// For each clue its label, its sentence and the expression that it means.
    pub clues: Vec<(String, Option<String>, String)>,
    /// For each question its sentence and the expression that it means.
    pub questions: Vec<(Option<String>, String)>,
}

/// How a category was read.
#[derive(Clone, Debug)]
pub struct CategoryInterpretation {
    /// Its name.
    pub name: String,
    /// How many entities may have each value.
    pub sharing: Kind,
    /// What its numbers measure, if its values are numbers.
    pub numeric: Option<NumericKind>,
    /// Its values in their order, or as listed if they have none.
    pub values: Vec<String>,
    /// Whether its values have an order.
    pub ordered: bool,
}

pub(super) fn explain(grid: &GridPuzzle) -> GridInterpretation {
    let category = |category: &Category| CategoryInterpretation {
        name: category.name.clone(),
        sharing: category.kind.clone(),
        numeric: category.numeric.clone(),
        values: category.order().into_iter().map(|i| category.values[i as usize].text.clone()).collect(),
        ordered: category.ordered,
    };
    GridInterpretation {
        categories: grid.categories.iter().map(category).collect(),
        clues: grid
            .clues
            .iter()
            .map(|clue| {
                let meaning = clue.truth.as_ref().map(|truth| expression(grid, truth)).unwrap_or_default();
                (clue.label.clone(), clue.text.clone(), meaning)
            })
            .collect(),
        questions: grid
            .questions
            .iter()
            .map(|question| {
                let meaning = question.asked.as_ref().map(|asked| question_expression(grid, asked)).unwrap_or_default();
                (question.text.clone(), meaning)
            })
            .collect(),
    }
}
