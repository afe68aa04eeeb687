//! Houses in three languages, made with `alexandrainst/zebra_puzzles`, some with sentences that say nothing of the
//! grid.

use std::collections::BTreeSet;

use bachet_prose::Language;
use serde_json::Value;

use super::json::{string, strings};
use super::table::Stated;
use super::{Answer, Case, table};

pub(crate) fn case(json: &Value, language: &'static Language) -> Option<Case> {
    let text = string(&json["prompt"]);
    let given: Value = serde_json::from_str(string(&json["solution"])).expect("valid JSON");
    let given = given.as_object().expect("an object");
    let rows: Vec<Vec<String>> = (1..=given.len())
        .map(|house| {
            let mut row = vec![house.to_string()];
            row.extend(strings(&given[&format!("object_{house}")]));
            row
        })
        .collect();
    let houses = (1..=rows.len()).map(|house| house.to_string()).collect();
    let name = match language.code.as_str() {
        "fr" => "Maison",
        "nl" => "Huis",
        _ => "House",
    };
    let clue = |line: &&str| line.starts_with(|c: char| c.is_ascii_digit());
    let lists = text.lines().take_while(|line| !clue(line)).filter_map(|line| {
        let (name, values) = line.split_once(": ").or_else(|| line.split_once(" : "))?;
        Some((name.trim().to_owned(), split_list(values.trim_end_matches('.'))))
    });
    let categories: Vec<_> = [(name.to_owned(), houses)].into_iter().chain(lists).collect();
    let clues: Vec<String> =
        text.lines().filter(clue).filter_map(|line| Some(line.split_once(". ")?.1.to_owned())).collect();
    let Stated { puzzle, clues, question, problems } = table::stated(text, &categories, clues);
    let idle = string(&json["red_herring_idx"]).split(", ").filter_map(|at| at.parse().ok()).collect::<BTreeSet<_>>();
    let answer = Answer::Table(table::solution(&puzzle, &rows)?);
    Some(Case {
        name: format!("{}/{}", string(&json["set"]), rows[0][1..].join("+")),
        puzzle,
        language,
        gold: vec![None; clues.len()],
        clues,
        question,
        answer,
        idle,
        problems,
    })
}

/// `a, b and c`
fn split_list(text: &str) -> Vec<String> {
    let mut values: Vec<String> = text.split(", ").map(str::to_owned).collect();
    if let Some(last) = values.pop() {
        let two = [" and ", " et ", " en "].iter().find_map(|word| last.split_once(word));
        match two {
            Some((a, b)) => values.extend([a.to_owned(), b.to_owned()]),
            None => values.push(last),
        }
    }
    values
}
