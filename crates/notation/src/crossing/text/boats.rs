//! Boats with names: `boat ferry: 2 seats at left`, `raft: 1 seat`, and who rows one of them: `rower ferry: farmer`.

use rustc_hash::FxHashSet;

use super::super::boat_text::{BoatItem, boat, boat_item, with_start};
use super::super::fields::BoatFields;
use super::super::item_shapes::{begins_number, declared};
use super::{FieldReader, any_of, colon, expression, twice};
use crate::keywords::Statement;
use crate::names::fold;
use crate::{Code, Diagnostic, Text};

/// Other words for the boat, where seats follow.
const VESSELS: [&str; 18] = [
    "raft",
    "ferry",
    "canoe",
    "dinghy",
    "ship",
    "kayak",
    "gondola",
    "torch",
    "lamp",
    "lantern",
    "flashlight",
    "lift",
    "elevator",
    "bridge",
    "bateau",
    "barque",
    "boot",
    "vlot",
];

/// An expression about the trips of one boat.
pub(super) struct OfBoat {
    /// `rower` or `cost`.
    keyword: &'static str,
    boat: Text,
    expression: Text,
}

/// Gives expressions to the boats that they are about.
pub(super) fn assign(all: Vec<OfBoat>, boats: &mut [BoatFields], problems: &mut Vec<Diagnostic>) {
    for OfBoat { keyword, boat, expression } in all {
        let is_it = |fields: &&mut BoatFields| {
            fields.name.as_ref().is_some_and(|name| fold(name.as_str()) == fold(boat.as_str()))
        };
        match boats.iter_mut().find(is_it) {
            Some(fields) if keyword == "rower" => fields.rower = Some(expression),
            Some(fields) => fields.cost = Some(expression),
            None => problems.push(Diagnostic::new(Code::UnknownThing, boat.span()).text("name", boat.as_str())),
        }
    }
}

/// Returns the folded names of the boats that a text may have. Linear.
pub(super) fn boat_names(source: &str) -> FxHashSet<String> {
    let names = source.lines().filter_map(|line| {
        let head = line[..colon(line)?].trim();
        let name = name_of_boat(head).or_else(|| is_vessel(head).then_some(head))?;
        Some(fold(declared(&Text::new(name, 0), &mut Vec::new()).as_str()))
    });
    names.collect()
}

/// Returns the name in `boat ferry`.
fn name_of_boat(head: &str) -> Option<&str> {
    name_behind("boat", head)
}

/// Returns the name behind a keyword: `rower ferry`.
fn name_behind<'t>(keyword: &str, head: &'t str) -> Option<&'t str> {
    let (word, name) = head.split_at_checked(keyword.len())?;
    let is_keyword = word.eq_ignore_ascii_case(keyword) && name.starts_with(char::is_whitespace);
    Some(name.trim()).filter(|name| is_keyword && !name.is_empty())
}

fn is_vessel(word: &str) -> bool {
    VESSELS.iter().any(|vessel| vessel.eq_ignore_ascii_case(word))
}

impl FieldReader<'_> {
    /// Reads a line with a boat that has a name, or the boat under another name: `torch: 2 seats`, `seats: 2`.
    pub(super) fn is_boat(&mut self, head: &Text, items: &[Text]) -> bool {
        let word = head.as_str();
        let is = |list: &[&str]| list.iter().any(|w| w.eq_ignore_ascii_case(word));
        let name = name_of_boat(word);
        let read: Vec<Option<BoatItem>> = items.iter().flat_map(with_start).map(|item| boat_item(&item)).collect();
        // `boat ferry: 2 people` is about a boat too; what is wrong with its items is reported there.
        let is_said = match read.first() {
            Some(Some(BoatItem::Seats { is_alone, .. })) => !is_alone,
            Some(None) => items.first().is_some_and(|item| begins_number(item.as_str())),
            _ => false,
        };
        let is_read = read.iter().all(Option::is_some);
        if !(is_read || is_said && name.is_some()) {
            return false;
        }
        let read: Vec<BoatItem> = read.into_iter().flatten().collect();
        let seats =
            |stated: bool| read.iter().any(|i| matches!(i, BoatItem::Seats { is_alone, .. } if *is_alone != stated));
        let is_other_name =
            is_vessel(word) && seats(true) || is(&["seats", "capacity"]) && (seats(true) || seats(false));
        if name.is_none() && !is_other_name {
            return false;
        }
        let span = match items {
            [first, .., last] => first.span().to(last.span()),
            [only] => only.span(),
            [] => head.span(),
        };
        let name = match name {
            Some(name) => Some(declared(&head.part(word.len() - name.len()..word.len()), self.problems)),
            None => is_vessel(word).then(|| head.clone()),
        };
        let mut boat = BoatFields { name, is_vessel: is_vessel(word), ..boat(items, span, self.problems) };
        boat.is_number_alone &= !is(&["seats"]);
        self.fields.boats.push(boat);
        true
    }

    /// Keeps an expression about the trips of one boat: `rower ferry: farmer`, `cost ferry: 3`.
    pub(super) fn is_about_a_boat(&mut self, word: &str, statement: &Statement<'_>) -> bool {
        let named = ["rower", "cost"].into_iter().find_map(|keyword| Some((keyword, name_behind(keyword, word)?)));
        let Some((keyword, name)) = named else { return false };
        let at = statement.head.start + (word.len() - name.len()) as u32;
        let name = declared(&Text::new(name, at), &mut Vec::new());
        if !self.boat_names.contains(&fold(name.as_str())) {
            return false;
        }
        let span = statement.word_span();
        let text = expression(&statement.lines, span);
        let own = &mut self.of_boats;
        if let Some(before) =
            own.iter().find(|of| of.keyword == keyword && fold(of.boat.as_str()) == fold(name.as_str()))
        {
            self.problems.push(twice(keyword, span, before.boat.span()));
            return true;
        }
        own.push(OfBoat { keyword, boat: name, expression: if keyword == "rower" { any_of(&text) } else { text } });
        true
    }
}
