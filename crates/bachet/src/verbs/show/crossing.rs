//! A state of a river crossing: whether it is allowed, how far it is, and what can become of it.

use bachet_crossing::judge::Spot;
use bachet_crossing::{BadState, Breach, Crossing, Distance, Numbering, Placement, SearchEnd};
use bachet_notation::Argument;
use bachet_notation::crossing::{CrossingPuzzle, PlaceId, Placed, Subject, Thing};
use bachet_solver::Budget;
use num_bigint::BigUint;

use crate::messages::{Message, MessageId};
use crate::verbs::Refusal;

/// A state of a river crossing.
#[derive(Clone, Debug)]
pub struct ShownState {
    /// Everybody, with where they are, in the order of the bits.
    pub places: Vec<(Thing, PlaceId)>,
    /// Where the boat is.
    pub boat: PlaceId,
    /// The number of the state.
    pub number: BigUint,
    /// The same in bits, the boat's first.
    pub bits: String,
    /// The rules that it breaks.
    pub broken: Vec<Broken>,
    /// Whether the puzzle may end here.
    pub goal: bool,
    /// How far it is from the start.
    pub from_start: Reached,
    /// How far it is from here to the nearest goal.
    pub to_goal: Reached,
}

/// A rule that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Which, by its place among the rules.
    pub rule: usize,
    /// Where.
    pub place: PlaceId,
    /// Of whom it is not true.
    pub who: Vec<Thing>,
}

/// How far it is from one state to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// So far.
    After(Distance),
    /// There is no way.
    Never,
    /// A limit was reached first.
    Unknown,
}

pub(super) fn show(
    puzzle: &CrossingPuzzle,
    state: Option<&str>,
    budget: &mut Budget<'_>,
) -> Result<ShownState, Refusal> {
    let numbering = Numbering::new(puzzle).map_err(|_| Refusal::from(MessageId::TooManyToNumber))?;
    let position = match state {
        None => numbering.start(puzzle),
        Some(text) => numbering.read(puzzle, text).map_err(|bad| no_state(&numbering, text, &bad))?,
    };
    let mut game = Placement::new(puzzle).map_err(|_| Refusal::from(MessageId::TooManyToNumber))?;
    game.place(position.clone());
    let place = |breach: &Breach| match breach.spot {
        Spot::Boat => position.boat,
        Spot::Moored(place) | Spot::Unattended(place) => place,
    };
    let broken = game.breaches();
    let places: Vec<(Thing, PlaceId)> = numbering.things().iter().copied().zip(position.at.iter().copied()).collect();
    Ok(ShownState {
        number: numbering.number(&position),
        bits: numbering.bit_string(&position),
        broken: broken
            .iter()
            .map(|breach| Broken { rule: breach.rule, place: place(breach), who: breach.who.clone() })
            .collect(),
        goal: numbering.is_goal(puzzle, &position),
        from_start: distance(&ending(puzzle, &places, position.boat), budget)?,
        to_goal: distance(&beginning(puzzle, &places, position.boat), budget)?,
        boat: position.boat,
        places,
    })
}

/// What a rule says to people, or how it is written.
pub fn reason(puzzle: &CrossingPuzzle, rule: usize) -> &str {
    puzzle.rules.get(rule).map_or("", |rule| rule.say.as_ref().unwrap_or(&rule.text))
}

fn distance(puzzle: &CrossingPuzzle, budget: &mut Budget<'_>) -> Result<Reached, Refusal> {
    let found = Crossing::new(puzzle)?.shortest(budget);
    Ok(match found.distance {
        Some(distance) => Reached::After(distance),
        None if found.end == SearchEnd::Complete => Reached::Never,
        None => Reached::Unknown,
    })
}

/// The same puzzle, beginning here.
fn beginning(puzzle: &CrossingPuzzle, places: &[(Thing, PlaceId)], boat: PlaceId) -> CrossingPuzzle {
    CrossingPuzzle { start: stated(places, boat), limit: None, ..puzzle.clone() }
}

/// The same puzzle, ending here.
fn ending(puzzle: &CrossingPuzzle, places: &[(Thing, PlaceId)], boat: PlaceId) -> CrossingPuzzle {
    CrossingPuzzle { goal: stated(places, boat), limit: None, ..puzzle.clone() }
}

fn stated(places: &[(Thing, PlaceId)], boat: PlaceId) -> Vec<Placed> {
    let placed = |&(thing, place): &(Thing, PlaceId)| Placed { who: Some(Subject::Thing(thing)), place: Some(place) };
    places.iter().map(placed).chain([Placed { who: None, place: Some(boat) }]).collect()
}

fn no_state(numbering: &Numbering, text: &str, bad: &BadState) -> Refusal {
    match bad {
        BadState::NoSuchNumber => {
            let bits = Argument::Number(i64::try_from(numbering.bits()).unwrap_or(i64::MAX));
            Refusal::Because(Message::from(MessageId::NoSuchState).text("text", text).with("bits", bits))
        }
        BadState::UnknownName(name) => Refusal::Because(Message::from(MessageId::NobodyOfThatName).text("name", name)),
    }
}
