//! LGP (Mitra and Baral 2015): magazine style in English, each clue with its logical form.
//!
//! What the forms mean follows from the numbers of solutions that the set gives: `either` is exclusive, and `comp`
//! compares the numbers of the category that the puzzle counts in.

use std::collections::BTreeSet;

use bachet_notation::clue::{CategoryId, Comparison, Item, Truth, ValueId, Who};
use bachet_notation::{GridPuzzle, Number, NumericKind};
use serde_json::Value;

use super::json::{list, string, strings};
use super::{Answer, Case, language, table};

/// The puzzles whose gold form is unique; `None` for the others.
pub(crate) fn case(json: &Value) -> Option<Case> {
    if json["nsol"].as_u64() != Some(1) {
        return None;
    }
    let names = strings(&json["categories"]);
    let values = list(&json["values"]).iter().map(strings);
    let categories: Vec<_> = names.into_iter().zip(values).collect();
    let (puzzle, problems) = table::puzzle(&categories);
    let rows: Vec<Vec<String>> = list(&json["solution"]).iter().map(strings).collect();
    let rows = whole(&categories, rows);
    let numbers = Numbers::new(&json["numbers"], &puzzle);
    let gold = list(&json["logic"]).iter().map(|form| truth(string(form), &numbers)).collect();
    let answer = Answer::Table(table::solution(&puzzle, &rows)?);
    Some(Case {
        name: string(&json["id"]).to_owned(),
        puzzle,
        language: language("en"),
        clues: strings(&json["clues"]),
        question: None,
        answer,
        gold,
        idle: BTreeSet::new(),
        problems,
    })
}

/// The rows with each value as the list has it: `pink` for `pink section`.
fn whole(categories: &[(String, Vec<String>)], mut rows: Vec<Vec<String>>) -> Vec<Vec<String>> {
    for row in &mut rows {
        for (cell, (_, values)) in row.iter_mut().zip(categories) {
            if let Some(value) = values.iter().find(|value| value.starts_with(cell.as_str())) {
                value.clone_into(cell);
            }
        }
    }
    rows
}

/// The numbers of the category that a puzzle counts in.
struct Numbers {
    category: Option<CategoryId>,
    /// Number and place of each value.
    values: Vec<(Number, u32)>,
}

impl Numbers {
    /// The numbers as the set has them; but times of day by the clock, because it counts noon as 12 minutes.
    fn new(json: &Value, puzzle: &GridPuzzle) -> Self {
        let letter = json["compared"].as_str();
        let compared = letter.and_then(category);
        let values = |letter: &str| {
            let number = |at: u32| Some((exact(&json[format!("{letter}{at}")].to_string())?, at));
            (0..26).map_while(number).collect()
        };
        let times = compared.map(|id| puzzle.category(id)).filter(|c| c.numeric == Some(NumericKind::Time));
        let values = match times {
            Some(times) => times.values.iter().zip(0..).filter_map(|(value, at)| Some((value.number?, at))).collect(),
            None => letter.map_or_else(Vec::new, values),
        };
        Self { category: compared, values }
    }

    /// The numbers of the two are so far apart that the first is `difference` more than the second, or that the
    /// comparison holds. Said of values, because the puzzle need not know them as numbers.
    fn compared(&self, a: &Who, b: &Who, holds: impl Fn(Number) -> bool) -> Option<Truth> {
        let category = self.category?;
        let has = |who: &Who, at| {
            let value = Item::Value(ValueId { category, index: at });
            Truth::Items(Item::Of(category, Box::new(who.clone())), Comparison::Equal, value)
        };
        let mut pairs = Vec::new();
        for &(m, i) in &self.values {
            for &(n, j) in &self.values {
                if holds(m - n) {
                    pairs.push(Truth::And(vec![has(a, i), has(b, j)]));
                }
            }
        }
        Some(Truth::Or(pairs))
    }
}

/// `86.4` as a fraction.
fn exact(text: &str) -> Option<Number> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let power = 10i64.checked_pow(part.len() as u32)?;
    Some(Number::new(format!("{whole}{part}").parse().ok()?, power))
}

/// `A` is the first.
fn category(name: &str) -> Option<CategoryId> {
    let letter = name.bytes().next()?;
    letter.is_ascii_uppercase().then(|| CategoryId(u32::from(letter - b'A')))
}

/// `pairdiff(C1, B2, A0, A1)`; `None` where an argument is no value.
fn truth(form: &str, numbers: &Numbers) -> Option<Truth> {
    let (kind, rest) = form.split_once('(')?;
    let arguments: Vec<&str> = rest.trim_end_matches(')').split(", ").collect();
    let who = |at: usize| {
        let name = *arguments.get(at)?;
        Some(Who::Has(ValueId { category: category(name)?, index: name.get(1..)?.parse().ok()? }))
    };
    let same = |a, b| Some(Truth::Same(who(a)?, Comparison::Equal, who(b)?));
    let both = |a, b| Some(Box::new(Truth::And(vec![a?, b?])));
    match kind {
        "is" => same(0, 1),
        "either" => Some(Truth::Xor(Box::new(same(0, 1)?), Box::new(same(0, 2)?))),
        "pairdiff" => Some(Truth::Xor(both(same(0, 2), same(1, 3))?, both(same(0, 3), same(1, 2))?)),
        "diff" => Some(Truth::AllDifferentWho((0..arguments.len()).map(who).collect::<Option<_>>()?)),
        "comp" => {
            let sign = if *arguments.last()? == ">" { 1 } else { -1 };
            let difference = if arguments.len() > 3 { Some(exact(arguments[2])? * sign) } else { None };
            numbers.compared(&who(0)?, &who(1)?, |n| match difference {
                Some(difference) => n == difference,
                None => n * sign > Number::from_integer(0),
            })
        }
        other => panic!("unknown kind {other}"),
    }
}
