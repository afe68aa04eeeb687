//! Lists of names to a puzzle, and rows of names to a solution of it.

use bachet_grid::Solution;
use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{CategoryFields, Fields, GridPuzzle, Severity, Text, ValueFields, read_fields};

/// A puzzle with these categories, and what is wrong with them.
pub(crate) fn puzzle(categories: &[(String, Vec<String>)]) -> (GridPuzzle, Vec<String>) {
    let text = |text: &String| Text::new(text.as_str(), 0);
    let category = |(name, values): &(String, Vec<String>)| CategoryFields {
        name: text(name),
        values: values.iter().map(|value| ValueFields { text: text(value), count: None }).collect(),
        ordered: is_ordinal(values),
        ..CategoryFields::default()
    };
    let fields = Fields { categories: categories.iter().map(category).collect(), ..Fields::default() };
    let (puzzle, problems) = read_fields(&fields);
    let errors = problems.iter().filter(|problem| problem.severity() == Severity::Error);
    (puzzle, errors.map(|problem| format!("{problem:?}")).collect())
}

/// Whether the values rank: `first, second, third`, `3rd, 4th`.
fn is_ordinal(values: &[String]) -> bool {
    const WORDS: [&str; 10] =
        ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
    let digits = |value: &str| {
        let value = value.trim_end_matches(|c: char| c.is_ascii_lowercase());
        !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit())
    };
    let places: Vec<_> = values.iter().filter_map(|value| WORDS.iter().position(|word| word == value)).collect();
    let named = places.len() == values.len() && places.is_sorted();
    let counted = values.iter().all(|v| ["st", "nd", "rd", "th"].iter().any(|end| v.ends_with(end)) && digits(v));
    named || counted
}

/// The form under which a set's answer names a value: its texts differ in case and in the last stop.
fn folded(name: &str) -> String {
    name.trim().trim_end_matches('.').replace('-', " ").to_lowercase()
}

/// The category that has all these values, other than those taken.
pub(crate) fn column(puzzle: &GridPuzzle, values: &[&str], taken: &[CategoryId]) -> Option<CategoryId> {
    let fits = |id: &CategoryId| {
        let category = puzzle.category(*id);
        !taken.contains(id) && values.iter().all(|v| category.values.iter().any(|w| folded(&w.text) == folded(v)))
    };
    (0..puzzle.categories.len() as u32).map(CategoryId).find(fits)
}

/// The value of a category.
pub(crate) fn value(puzzle: &GridPuzzle, category: CategoryId, name: &str) -> Option<ValueId> {
    let values = &puzzle.category(category).values;
    let index = values.iter().position(|value| folded(&value.text) == folded(name))?;
    Some(ValueId { category, index: index as u32 })
}

/// The solution with these rows; `None` if they do not fill the puzzle.
pub(crate) fn solution(puzzle: &GridPuzzle, rows: &[Vec<String>]) -> Option<Solution> {
    let mut columns = Vec::new();
    for at in 0..rows.first()?.len() {
        let values: Vec<&str> = rows.iter().map(|row| row.get(at).map(String::as_str)).collect::<Option<_>>()?;
        columns.push(column(puzzle, &values, &columns)?);
    }
    let entities = columns.iter().position(|column| column.0 == 0)?;
    if columns.len() != puzzle.categories.len() || rows.len() != puzzle.entities() {
        return None;
    }
    let mut solution = Solution::of(puzzle);
    for row in rows {
        let entity = value(puzzle, CategoryId(0), &row[entities])?.index as usize;
        for (column, name) in columns.iter().zip(row) {
            solution.set(entity, value(puzzle, *column, name)?);
        }
    }
    Some(solution)
}
