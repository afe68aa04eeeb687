//! The text of a boat: its seats, its limits and its least load.

use super::fields::BoatFields;
use super::item_shapes::begins_number;
use super::measure::measured;
use crate::items::{first, last, masked};
use crate::lines::shown;
use crate::{Code, Diagnostic, Hint, Span, Text};

/// Words before a number that say no more than the number itself.
const BEFORE: [&str; 10] =
    ["holds ", "carries ", "takes ", "has ", "room for ", "for ", "up to ", "at most ", "maximum ", "max "];

/// The numbers that are written as words, from one.
const NUMBERS: [&str; 12] =
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/// An item of a boat.
pub(super) enum BoatItem {
    /// `2 seats`; a number alone, if `is_alone`.
    Seats { number: Text, is_alone: bool },
    /// `100 weight`
    Limit { attribute: Text, max: Text },
    /// `at least 2 from left`
    Least { count: Text, from: Option<Text> },
    /// `at right`: where it starts.
    Start(Text),
}

/// Reads an item of a boat; `None` if it has another form.
pub(super) fn boat_item(item: &Text) -> Option<BoatItem> {
    let text = item.as_str();
    let masked = masked(text);
    if let Some(rest) = masked.strip_prefix(b"at least").filter(|r| r.starts_with(b" ")) {
        let begin = text.len() - rest.len();
        let from = first(rest, " from ").map(|at| begin + at);
        let count = item.part(begin..from.unwrap_or(text.len()));
        return Some(BoatItem::Least { count, from: from.map(|at| item.part(at + " from ".len()..text.len())) });
    }
    if let Some(place) = masked.strip_prefix(b"at ").filter(|place| !place.starts_with(b"most ")) {
        return Some(BoatItem::Start(item.part(text.len() - place.len()..text.len())));
    }
    let mut start = 0;
    while let Some(word) = BEFORE.iter().find(|word| masked[start..].starts_with(word.as_bytes())) {
        start += word.len();
    }
    let item = item.part(start..text.len());
    let text = item.as_str();
    if let Some(found) = measured(&item).filter(|found| found.before.is_empty()) {
        return Some(BoatItem::Limit { attribute: found.unit, max: found.number });
    }
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let (word, what) = (&text[..end], item.part(end..text.len()));
    let number = match NUMBERS.iter().position(|number| number.eq_ignore_ascii_case(word)) {
        Some(at) => Text::new((at + 1).to_string(), item.span().start),
        None if begins_number(word) => item.part(0..end),
        None => return None,
    };
    let is_seats = ["seat", "seats", "place", "places", "passenger", "passengers"]
        .iter()
        .any(|seats| what.as_str().eq_ignore_ascii_case(seats));
    if is_seats || what.is_empty() && number.as_str().bytes().all(|b| b.is_ascii_digit()) {
        return Some(BoatItem::Seats { number, is_alone: !is_seats });
    }
    let is_people = ["people", "person", "persons", "travellers", "animals", "things", "items"];
    let is_people = is_people.iter().any(|people| what.as_str().eq_ignore_ascii_case(people));
    (!what.is_empty() && !is_people).then_some(BoatItem::Limit { attribute: what, max: number })
}

/// Returns the two items of `2 seats at left`; another item is returned as it is.
pub(super) fn with_start(item: &Text) -> Vec<Text> {
    let masked = masked(item.as_str());
    let at = last(&masked, " at ").filter(|at| !masked.starts_with(b"at least") && item.as_str()[..*at].trim() != "");
    match at {
        Some(at) => vec![item.part(0..at), item.part(at + 1..item.len())],
        None => vec![item.clone()],
    }
}

/// Reads the items of a boat.
pub(super) fn boat(items: &[Text], span: Span, problems: &mut Vec<Diagnostic>) -> BoatFields {
    let mut boat = BoatFields { span, ..BoatFields::default() };
    for item in items.iter().flat_map(with_start) {
        let wrong = |code: Code| Diagnostic::new(code, item.span()).text("text", shown(item.as_str()));
        match boat_item(&item) {
            Some(BoatItem::Least { count, from }) => boat.least.push((count, from)),
            Some(BoatItem::Start(place)) => {
                if boat.start.replace(place).is_some() {
                    problems.push(wrong(Code::DuplicateBoatStart));
                }
            }
            Some(BoatItem::Limit { attribute, max }) => boat.limits.push((attribute, max)),
            Some(BoatItem::Seats { number, is_alone }) => {
                if boat.seats.replace(number).is_some() {
                    problems.push(wrong(Code::DuplicateSeats));
                }
                boat.is_number_alone |= is_alone;
            }
            None => {
                let text = item.as_str();
                let number: String = text.chars().take_while(char::is_ascii_digit).collect();
                problems.push(if number.is_empty() {
                    wrong(Code::BoatItem).hint(Hint::Plain)
                } else {
                    // Whether a goat is one of `2 people` is not said.
                    Diagnostic::new(Code::BoatItem, item.span()).text("text", number).hint(Hint::Seats)
                });
            }
        }
    }
    boat
}
