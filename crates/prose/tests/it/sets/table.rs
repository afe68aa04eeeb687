//! Lists of names to a puzzle, and rows of names to a solution of it.

use std::collections::BTreeSet;

use bachet_grid::Solution;
use bachet_notation::clue::{CategoryId, ValueId};
use bachet_notation::{CategoryFields, Code, Fields, GridPuzzle, Severity, Text, ValueFields, read_fields};
use bachet_prose::page;

use super::{Answer, Case, language};

/// A puzzle as it was read: its names, its clues and questions, and what of the text was not read rightly.
pub(crate) struct Stated {
    pub(crate) puzzle: GridPuzzle,
    pub(crate) clues: Vec<String>,
    pub(crate) question: Option<String>,
    pub(crate) problems: Vec<String>,
}

impl Stated {
    /// The case of an English text without gold forms, whose answer is a table; none if the table is of another puzzle.
    pub(crate) fn english(self, name: String, rows: &[Vec<String>]) -> Option<Case> {
        let Self { puzzle, clues, question, problems } = self;
        let answer = Answer::Table(solution(&puzzle, rows)?);
        let (gold, idle) = (vec![None; clues.len()], BTreeSet::new());
        Some(Case { name, puzzle, language: language("en"), gold, clues, question, answer, idle, problems })
    }
}

/// Reads a whole text and holds what was found against the categories and clues that are known to be there. Where the
/// text was not read rightly, what is known takes its place, so that the clues are still judged.
pub(crate) fn stated(text: &str, categories: &[(String, Vec<String>)], clues: Vec<String>) -> Stated {
    let page = page::read(text);
    let (puzzle, problems) = read_fields(&page.fields);
    let errors = problems.iter().filter(|p| p.severity() == Severity::Error && p.code != Code::NeedsExpression);
    let mut wrong: Vec<String> = errors.map(|problem| format!("{problem:?}")).collect();
    let read: Vec<&str> = page.fields.clues.iter().filter_map(|clue| clue.text.as_ref()).map(Text::as_str).collect();
    if read != clues {
        let differs = read.iter().zip(&clues).position(|(read, clue)| read != clue).unwrap_or(read.len());
        let (there, here) = (clues.get(differs), read.get(differs));
        wrong.push(format!("{} clues instead of {}; {here:?} instead of {there:?}", read.len(), clues.len()));
    }
    let question = page.fields.questions.first().and_then(|q| q.text.as_ref()).map(|text| text.as_str().to_owned());
    let mut columns = Vec::new();
    for (name, values) in categories {
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        match column(&puzzle, &values, &columns) {
            Some(column) => columns.push(column),
            None => wrong.push(format!("no category `{name}`: {}", values.join(", "))),
        }
    }
    if puzzle.categories.len() != categories.len() {
        wrong.push(format!("{} categories instead of {}", puzzle.categories.len(), categories.len()));
    }
    if columns.len() == puzzle.categories.len() {
        return Stated { puzzle, clues, question, problems: wrong };
    }
    Stated { puzzle: self::puzzle(categories).0, clues, question, problems: wrong }
}

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

/// The category that has all these values, other than those taken; a value may be the telling part of its phrase:
/// `banana` of `is eating a banana`.
pub(crate) fn column(puzzle: &GridPuzzle, values: &[&str], taken: &[CategoryId]) -> Option<CategoryId> {
    let equal = |value: &str, phrase: &str| value == phrase;
    let part = |value: &str, phrase: &str| format!(" {phrase} ").contains(&format!(" {value} "));
    let find = |names: &dyn Fn(&str, &str) -> bool| {
        let fits = |id: &CategoryId| {
            let has = |v: &&str| puzzle.category(*id).values.iter().any(|w| names(&folded(&w.text), &folded(v)));
            !taken.contains(id) && values.iter().all(has)
        };
        (0..puzzle.categories.len() as u32).map(CategoryId).find(fits)
    };
    find(&equal).or_else(|| find(&part))
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
