//! BIG-bench's logic grids: houses in English, with a question after one house.

use std::collections::BTreeSet;

use bachet_notation::clue::CategoryId;
use serde_json::Value;

use super::json::{list, string};
use super::table::Stated;
use super::{Answer, Case, language, table};

pub(crate) fn case(json: &Value) -> Option<Case> {
    let text = string(&json["inputs"]);
    let lists: Vec<(String, Vec<String>)> = text
        .lines()
        .filter_map(|line| {
            let (name, values) = line.strip_prefix(" - ")?.split_once(": ")?;
            let values = values.split(", ").flat_map(|part| part.split(" and one "));
            let value = |value: &str| {
                let value = value.trim().trim_start_matches("and ").trim_start_matches("one ");
                value.to_owned()
            };
            Some((name.to_owned(), values.map(value).collect()))
        })
        .collect();
    let size = lists.first().map_or(0, |(_, values)| values.len());
    let houses = (1..=size).map(|house| house.to_string()).collect();
    let categories: Vec<_> = [("House".to_owned(), houses)].into_iter().chain(lists).collect();
    let clues: Vec<String> = text
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
        .filter_map(|line| Some(line.split_once(". ")?.1.to_owned()))
        .collect();
    let Stated { puzzle, clues, question, problems } = table::stated(text, &categories, clues);
    let answer = table::value(&puzzle, CategoryId(0), string(list(&json["targets"]).first()?))?;
    Some(Case {
        name: json["idx"].to_string(),
        puzzle,
        language: language("en"),
        gold: vec![None; clues.len()],
        clues,
        question,
        answer: Answer::Value(answer),
        idle: BTreeSet::new(),
        problems,
    })
}
