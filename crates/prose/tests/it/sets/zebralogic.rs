//! `ZebraLogic` (Lin et al. 2025): houses in English, with the logical form of each clue.

use std::collections::BTreeSet;

use bachet_notation::GridPuzzle;
use bachet_notation::clue::{CategoryId, Comparison, Item, Order, Truth, ValueId, Who};
use serde_json::Value;

use super::json::{list, number, string, strings};
use super::table::Stated;
use super::{Answer, Case, language, table};

pub(crate) fn case(json: &Value) -> Option<Case> {
    let text = string(&json["puzzle"]);
    let rows: Vec<Vec<String>> = list(&json["solution"]["rows"]).iter().map(strings).collect();
    let names: Vec<(String, Vec<String>)> = text
        .lines()
        .filter_map(|line| {
            let (name, values) = line.strip_prefix(" - ")?.split_once(':')?;
            Some((name.to_owned(), values.split('`').skip(1).step_by(2).map(str::to_owned).collect()))
        })
        .collect();
    let houses = (1..=rows.len()).map(|house| house.to_string()).collect();
    let categories: Vec<_> = [("House".to_owned(), houses)].into_iter().chain(names.iter().cloned()).collect();
    let clues: Vec<String> = text
        .lines()
        .skip_while(|line| !line.starts_with("## Clues"))
        .filter_map(|line| Some(line.split_once(". ")?.1.to_owned()))
        .collect();
    let Stated { puzzle, clues, question, problems } = table::stated(text, &categories, clues);
    let gold = list(&json["logical_form"]).iter().map(|form| truth(&puzzle, &names, list(form))).collect();
    let answer = Answer::Table(table::solution(&puzzle, &rows)?);
    Some(Case {
        name: string(&json["id"]).to_owned(),
        puzzle,
        language: language("en"),
        clues,
        question,
        answer,
        gold,
        idle: BTreeSet::new(),
        problems,
    })
}

/// A logical form. Its arguments go by the order of the text; houses count from 0.
fn truth(puzzle: &GridPuzzle, names: &[(String, Vec<String>)], form: &[Value]) -> Option<Truth> {
    let who = |at: usize| {
        let pair = list(&form[at]);
        let values: Vec<&str> = names[number(&pair[0]) as usize].1.iter().map(String::as_str).collect();
        // The category of the houses is never meant, though it may have the same numbers as values.
        let category = table::column(puzzle, &values, &[CategoryId(0)])?;
        Some(Who::Has(table::value(puzzle, category, values[number(&pair[1]) as usize])?))
    };
    let house = CategoryId(0);
    let order = |order| Some(Truth::Places(who(1)?, order, who(2)?, house));
    let at = |comparison| {
        let place = Item::Value(ValueId { category: house, index: number(&form[2]) });
        Some(Truth::Items(Item::Of(house, Box::new(who(1)?)), comparison, place))
    };
    match string(&form[0]) {
        "eq" => Some(Truth::Same(who(1)?, Comparison::Equal, who(2)?)),
        "left" => order(Order::Before),
        "imm" => order(Order::PlacesBefore(1)),
        "next" => order(Order::PlacesFrom(1)),
        "dist" => order(Order::PlacesFrom(number(&form[3]))),
        "at" => at(Comparison::Equal),
        "notat" => at(Comparison::NotEqual),
        other => panic!("unknown kind {other}"),
    }
}
