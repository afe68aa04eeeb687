//! A trip of a river crossing in words, and a picture of who is where.

use bachet_crossing::Trip;
use bachet_draw::{Bank, River};
use bachet_notation::crossing::{BoatId, CrossingPuzzle, PlaceId, Thing};
use bachet_notation::{Argument, Number, amount};

use crate::messages::{MessageId, Messages};
use crate::ways::Occupancy;

/// The names of the two places of a puzzle that states no others, in the notation and in JSON.
const USUAL_PLACES: [&str; 2] = ["left", "right"];

/// Returns the message that names a place for people; `None` if the puzzle has names of its own.
pub(crate) fn usual_place(puzzle: &CrossingPuzzle, place: PlaceId) -> Option<MessageId> {
    let is_usual = puzzle.places.iter().map(|place| place.name.as_str()).eq(USUAL_PLACES);
    let words = [MessageId::WayPlaceLeft, MessageId::WayPlaceRight];
    words.get(place.0 as usize).copied().filter(|_| is_usual)
}

/// Returns the name of a place for people.
pub(crate) fn place_name(puzzle: &CrossingPuzzle, place: PlaceId, messages: &Messages) -> String {
    usual_place(puzzle, place).map_or_else(|| puzzle.place(place).to_owned(), |word| messages.word(word))
}

/// Returns a trip in words, with its cost and the cost so far if trips have costs.
pub(crate) fn trip(puzzle: &CrossingPuzzle, trip: &Trip, spent: Option<Number>, messages: &Messages) -> String {
    let arguments = [
        ("who", Argument::Text(joined(&load(puzzle, &trip.load), messages))),
        ("count", Argument::Number(trip.load.len() as i64)),
        ("from", Argument::Text(place_name(puzzle, trip.from, messages))),
        ("to", Argument::Text(place_name(puzzle, trip.to, messages))),
        ("boat", Argument::Text(puzzle.boat_name(trip.boat).to_owned())),
    ];
    let id = if puzzle.boats.len() > 1 { MessageId::WayStepOfBoat } else { MessageId::WayStep };
    let words = messages.format(id, &arguments);
    let Some(spent) = spent.filter(|_| puzzle.has_costs()) else { return words };
    let language = puzzle.headers.language.as_deref();
    let number = |number: Number| Argument::Text(amount(number, language));
    let arguments = [("step", Argument::Text(words)), ("cost", number(trip.cost)), ("spent", number(spent))];
    messages.format(MessageId::WayStepCost, &arguments)
}

/// Returns who is in the boat in few words: `farmer alone`, `farmer with goat`.
pub(crate) fn travellers(puzzle: &CrossingPuzzle, things: &[Thing], messages: &Messages) -> String {
    let names = load(puzzle, things);
    let (first, others) = names.split_first().map_or_else(Default::default, |(first, others)| (first.clone(), others));
    let others = joined(others, messages);
    messages.format(MessageId::WhyLoad, &[("first", Argument::Text(first)), ("others", Argument::Text(others))])
}

/// Draws who is where; places that break a rule are marked.
pub(crate) fn river(
    puzzle: &CrossingPuzzle,
    occupancy: &Occupancy<'_>,
    wrong: &[PlaceId],
    caption: String,
    messages: &Messages,
) -> River {
    let mut banks = banks(puzzle, occupancy, wrong, messages);
    // In a picture an empty place needs no word.
    for (place, bank) in (0..).zip(&mut banks) {
        bank.who = occupancy.words(PlaceId(place));
    }
    River { caption, banks }
}

/// Returns the places, each with who is there; those that break a rule are marked.
pub(crate) fn banks(
    puzzle: &CrossingPuzzle,
    occupancy: &Occupancy<'_>,
    wrong: &[PlaceId],
    messages: &Messages,
) -> Vec<Bank> {
    let bank = |place: u32| {
        let place = PlaceId(place);
        let name = |boat: BoatId| match puzzle.boats.len() {
            1 => messages.word(MessageId::WayBoat),
            _ => puzzle.boat_name(boat).to_owned(),
        };
        let boats: Vec<String> = occupancy.boats().filter(|(_, at)| *at == place).map(|(boat, _)| name(boat)).collect();
        let mut who = occupancy.words(place);
        if who.is_empty() && boats.is_empty() {
            who.push(messages.word(MessageId::WayNobody));
        }
        Bank { name: place_name(puzzle, place, messages), who, boats, bad: wrong.contains(&place) }
    };
    (0..puzzle.places.len() as u32).map(bank).collect()
}

/// Returns who is in the boat: names, or the number of each kind if there are many.
fn load(puzzle: &CrossingPuzzle, load: &[Thing]) -> Vec<String> {
    const MAX_NAMED: usize = 12;
    if load.len() <= MAX_NAMED {
        return load.iter().map(|thing| puzzle.name_of(*thing)).collect();
    }
    let count = |group: usize| load.iter().filter(|thing| thing.group.0 as usize == group).count();
    let counts = puzzle.groups.iter().enumerate().map(|(at, group)| (&group.name, count(at)));
    counts.filter(|&(_, count)| count > 0).map(|(group, count)| format!("{count} × {group}")).collect()
}

/// Joins texts: `a, b and c`.
pub fn joined(texts: &[String], messages: &Messages) -> String {
    match texts {
        [most @ .., last] if !most.is_empty() => {
            let list = Argument::Text(most.join(", "));
            messages.format(MessageId::JoinAnd, &[("list", list), ("last", Argument::Text(last.clone()))])
        }
        _ => texts.join(", "),
    }
}
