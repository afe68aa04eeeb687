//! A generated logic grid as text. It is written without the tests of [`bachet_notation::write_grid`], for speed: the
//! names are those of the topics, of which a test reads all.

use bachet_notation::{Category, GridPuzzle};

/// Returns the notation of a generated logic grid.
pub fn grid_text(puzzle: &GridPuzzle) -> String {
    let mut text = String::with_capacity(2048);
    let headers = &puzzle.headers;
    for (keyword, value) in [("grid", &headers.title), ("language", &headers.language), ("source", &headers.source)] {
        if let Some(value) = value {
            text.push_str(keyword);
            text.push_str(": ");
            text.push_str(value);
            text.push('\n');
        }
    }
    text.push('\n');
    for category in &puzzle.categories {
        write_category(category, &mut text);
    }
    text.push('\n');
    for clue in &puzzle.clues {
        text.push_str(&clue.label);
        text.push_str(". ");
        text.push_str(clue.text.as_deref().unwrap_or_default());
        text.push('\n');
        if let Some(expression) = &clue.expression {
            text.push_str("   = ");
            text.push_str(expression);
            text.push('\n');
        }
    }
    text
}

fn write_category(category: &Category, text: &mut String) {
    text.push_str(&category.name);
    if category.ordered && category.numeric.is_none() {
        text.push_str(" (ordered)");
    }
    for (value, at) in category.values.iter().zip(0..) {
        text.push_str(if at == 0 { ": " } else { ", " });
        text.push_str(&value.text);
    }
    text.push('\n');
}
