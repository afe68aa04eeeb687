//! Amounts with a unit, `3 litres`, and numbers with the word for what they count, `4 discs`.

use super::fields::{Field, MovingFields};
use crate::{Code, Diagnostic, Text};

/// The spellings of each unit of volume, the first of which stands for them all.
const UNITS: [&[&str]; 9] = [
    &["l", "litre", "litres", "liter", "liters"],
    &["dl", "decilitre", "decilitres"],
    &["cl", "centilitre", "centilitres"],
    &["ml", "millilitre", "millilitres"],
    &["gal", "gallon", "gallons"],
    &["qt", "quart", "quarts"],
    &["pt", "pint", "pints"],
    &["oz", "ounce", "ounces"],
    &["unit", "units"],
];

/// Returns the fields with amounts without their units; amounts in two units are reported.
pub(super) fn without_units(fields: &MovingFields, problems: &mut Vec<Diagnostic>) -> MovingFields {
    let mut fields = fields.clone();
    let mut first: Option<(Text, &str)> = None;
    let amounts = fields.entries.iter_mut().filter(|e| matches!(e.field, Field::Capacity | Field::Start | Field::Goal));
    for cell in amounts.flat_map(|entry| &mut entry.rows).flat_map(|row| &mut row.cells) {
        let Some((amount, unit, name)) = amount_and_unit(cell) else { continue };
        *cell = amount;
        match &first {
            None => first = Some((unit, name)),
            Some((other, before)) if *before != name => {
                let problem = Diagnostic::new(Code::MixedUnits, unit.span()).related(other.span());
                problems.push(problem.text("unit", unit.as_str()).text("other", other.as_str()));
            }
            Some(_) => {}
        }
    }
    fields
}

/// Returns an amount without its unit, the unit, and the spelling that stands for that.
fn amount_and_unit(item: &Text) -> Option<(Text, Text, &'static str)> {
    let text = item.as_str();
    let start = text.trim_end_matches(|c: char| c.is_alphabetic()).len();
    let unit = text[start..].to_lowercase();
    let name = UNITS.iter().find(|spellings| spellings.contains(&unit.as_str()))?[0];
    let amount = text[..start].trim_end();
    amount
        .ends_with(|c: char| c.is_ascii_digit())
        .then(|| (item.part(0..amount.len()), item.part(start..text.len()), name))
}

/// Returns a number without the word for what it counts.
pub(super) fn without_word(item: &Text, words: &[&str]) -> Text {
    let text = item.as_str();
    match text.split_once(char::is_whitespace) {
        Some((number, word)) if words.iter().any(|w| w.eq_ignore_ascii_case(word.trim())) => item.part(0..number.len()),
        _ => item.clone(),
    }
}
