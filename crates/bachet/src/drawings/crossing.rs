//! A river crossing as ways step by step, and as a picture of who is where.

use bachet_crossing::Numbering;
use bachet_draw::{Bank, River, Step, Way as Drawn};
use bachet_notation::crossing::{CrossingPuzzle, PlaceId, Thing};
use bachet_notation::{Argument, Number};

use crate::companies::Companies;
use crate::messages::{MessageId, Messages};
use crate::verbs::{Trip, Way};

/// What is shown of each step of a way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct WayStyle {
    /// Who is where after it.
    pub companies: bool,
    /// The state after it, as a number and in bits.
    pub states: bool,
}

impl WayStyle {
    /// Whether to show who is where after each step.
    #[must_use]
    pub fn companies(mut self, companies: bool) -> Self {
        self.companies = companies;
        self
    }

    /// Whether to show the state after each step, as a number and in bits.
    #[must_use]
    pub fn states(mut self, states: bool) -> Self {
        self.states = states;
        self
    }
}

/// A way step by step, the start first.
pub fn way(puzzle: &CrossingPuzzle, way: &Way, caption: String, style: WayStyle, messages: &Messages) -> Drawn {
    let numbering = Numbering::new(puzzle).ok().filter(|_| style.states);
    let mut position = numbering.as_ref().map(|numbering| numbering.start(puzzle));
    let mut companies = Companies::at_start(puzzle);
    let aside = |position: &Option<bachet_crossing::Position>| match (&numbering, position) {
        (Some(numbering), Some(position)) => {
            format!("{}  {}", numbering.number(position), numbering.bit_string(position))
        }
        _ => String::new(),
    };
    let stand = |companies: &Companies<'_>| {
        if style.companies { banks(puzzle, companies, &[], messages) } else { Vec::new() }
    };
    let mut steps = Vec::new();
    if style != WayStyle::default() {
        let text = messages.word(MessageId::WayStart);
        steps.push(Step { label: String::new(), text, aside: aside(&position), banks: stand(&companies) });
    }
    let mut spent = Number::default();
    for (number, trip) in (1u64..).zip(&way.trips) {
        companies.make(trip);
        if let (Some(numbering), Some(position)) = (&numbering, &mut position) {
            trip.load.iter().for_each(|thing| position.at[numbering.index(*thing)] = trip.to);
            position.boat = trip.to;
        }
        spent += trip.cost;
        steps.push(Step {
            label: format!("{number}."),
            text: step(puzzle, trip, spent, messages),
            aside: aside(&position),
            banks: stand(&companies),
        });
    }
    Drawn { caption, steps }
}

/// A trip in words, with what it costs and what all cost so far, where that is not one each.
pub fn step(puzzle: &CrossingPuzzle, trip: &Trip, spent: Number, messages: &Messages) -> String {
    let text = crossing_of(puzzle, trip, messages);
    if puzzle.cost.is_none() {
        return text;
    }
    let number = |number: Number| Argument::Text(number.to_string());
    let arguments = [("step", Argument::Text(text)), ("cost", number(trip.cost)), ("spent", number(spent))];
    messages.format(MessageId::WayStepCost, &arguments)
}

/// Who crosses from where to where.
pub(super) fn crossing_of(puzzle: &CrossingPuzzle, trip: &Trip, messages: &Messages) -> String {
    let arguments = [
        ("who", Argument::Text(joined(&load(puzzle, &trip.load), messages))),
        ("count", Argument::Number(trip.load.len() as i64)),
        ("from", Argument::Text(puzzle.place(trip.from).to_owned())),
        ("to", Argument::Text(puzzle.place(trip.to).to_owned())),
    ];
    messages.format(MessageId::WayStep, &arguments)
}

/// A placement as a picture; what is wrong somewhere stands out.
pub fn river(
    puzzle: &CrossingPuzzle,
    companies: &Companies<'_>,
    wrong: &[PlaceId],
    caption: String,
    messages: &Messages,
) -> River {
    let mut banks = banks(puzzle, companies, wrong, messages);
    // Nobody needs no word in a picture.
    for (place, bank) in (0..).zip(&mut banks) {
        bank.who = companies.words(PlaceId(place));
    }
    River { caption, banks }
}

/// The places, each with who is there; what is wrong somewhere stands out.
pub fn banks(puzzle: &CrossingPuzzle, companies: &Companies<'_>, wrong: &[PlaceId], messages: &Messages) -> Vec<Bank> {
    let bank = |place: u32| {
        let place = PlaceId(place);
        let boat = (companies.boat() == place).then(|| messages.word(MessageId::WayBoat));
        let mut who = companies.words(place);
        if who.is_empty() && boat.is_none() {
            who.push(messages.word(MessageId::WayNobody));
        }
        Bank { name: puzzle.place(place).to_owned(), who, boat, bad: wrong.contains(&place) }
    };
    (0..puzzle.places.len() as u32).map(bank).collect()
}

/// Those in the boat: names, or numbers where there are many.
fn load(puzzle: &CrossingPuzzle, load: &[Thing]) -> Vec<String> {
    const NAMED: usize = 12;
    if load.len() <= NAMED {
        return load.iter().map(|thing| puzzle.name_of(*thing)).collect();
    }
    let count = |group: usize| load.iter().filter(|thing| thing.group.0 as usize == group).count();
    let counts = puzzle.groups.iter().enumerate().map(|(at, group)| (&group.name, count(at)));
    counts.filter(|&(_, count)| count > 0).map(|(group, count)| format!("{count} × {group}")).collect()
}

/// `a, b and c`
pub fn joined(texts: &[String], messages: &Messages) -> String {
    match texts {
        [most @ .., last] if !most.is_empty() => {
            let list = Argument::Text(most.join(", "));
            messages.format(MessageId::JoinAnd, &[("list", list), ("last", Argument::Text(last.clone()))])
        }
        _ => texts.join(", "),
    }
}
