//! `GridPuzzle` (Tyagi et al. 2024): magazine style in English.

use serde_json::Value;

use super::json::{list, string, strings};
use super::{Case, table};

pub(crate) fn case(json: &Value) -> Option<Case> {
    let categories: Vec<(String, Vec<String>)> =
        list(&json["categories"]).iter().map(|pair| (string(&pair[0]).to_owned(), strings(&pair[1]))).collect();
    let row = |line: &str| line.split(" | ").map(str::to_owned).collect();
    let rows: Vec<Vec<String>> = string(&json["answer"]).lines().map(row).collect();
    let clues = strings(&json["clues"]);
    let numbered: Vec<String> = clues.iter().enumerate().map(|(at, clue)| format!("{}. {clue}", at + 1)).collect();
    let text = format!("{}\n\n{}\n", string(&json["intro"]), numbered.join("\n"));
    let stated = table::stated(&text, &categories, clues);
    let first = categories.iter().map(|(_, values)| values[0].as_str()).collect::<Vec<_>>().join("+");
    stated.english(format!("{} {first}", string(&json["key"])), &rows)
}
