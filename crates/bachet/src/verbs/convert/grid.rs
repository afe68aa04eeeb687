//! How a logic grid is read.

use bachet_notation::{Category, GridPuzzle, Kind, NumericKind, expression, question_expression};

/// How a logic grid was read.
#[derive(Clone, Debug)]
pub struct GridReading {
    /// The categories in order.
    pub categories: Vec<CategoryReading>,
    /// For each clue its label, its sentence and the expression that it means.
    pub clues: Vec<(String, Option<String>, String)>,
    /// For each question its sentence and the expression that it means.
    pub questions: Vec<(Option<String>, String)>,
}

/// How a category was read.
#[derive(Clone, Debug)]
pub struct CategoryReading {
    /// Its name.
    pub name: String,
    /// How its values are shared out.
    pub sharing: Kind,
    /// What its numbers measure.
    pub numeric: Option<NumericKind>,
    /// Its values in their order, if they have one; otherwise as listed.
    pub values: Vec<String>,
    /// Whether its values have an order.
    pub ordered: bool,
}

pub(super) fn explain(grid: &GridPuzzle) -> GridReading {
    let category = |category: &Category| CategoryReading {
        name: category.name.clone(),
        sharing: category.kind.clone(),
        numeric: category.numeric.clone(),
        values: category.order().into_iter().map(|i| category.values[i as usize].text.clone()).collect(),
        ordered: category.ordered,
    };
    GridReading {
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
