//! A game of a river crossing, and how far it is in one.

use std::ops::ControlFlow;

use bachet_crossing::judge::Spot;
use bachet_crossing::{
    Breach, Crossing, Game, Numbering, Position, Refusal as TripRefusal, SearchEnd, Shortest, TripRequest,
};
use bachet_notation::crossing::{CrossingPuzzle, PlaceId, Placed, Subject, Thing};
use bachet_notation::{Argument, Number, amount};
use bachet_solver::Budget;

use super::{CrossingWays, said};
use crate::drawings;
use crate::messages::{Message, MessageId};
use crate::verbs::{Broken, Reached, Refusal};
use crate::ways::{Distance, Obstacle, Play, RefusedMove, State, StateClass, Step, Trip};

/// A game with the puzzle whose names it uses.
#[derive(Clone)]
pub(super) struct CrossingPlay<'a> {
    pub(super) ways: &'a CrossingWays<'a>,
    pub(super) puzzle: &'a CrossingPuzzle,
    pub(super) game: Game<'a>,
}

impl CrossingPlay<'_> {
    pub(super) fn position(&self) -> &Position {
        &self.game.now().position
    }

    /// Returns the trip after which everything is at these places.
    fn request(&self, to: &Position) -> Result<TripRequest, Obstacle> {
        let now = self.position();
        let boats = self.puzzle.boat_ids().zip(now.boats.iter().zip(&to.boats));
        let moved: Vec<_> = boats.filter(|(_, (from, to))| from != to).collect();
        let things = self.game.numbering().things().iter().zip(now.at.iter().zip(&to.at));
        let carried: Vec<_> = things.filter(|(_, (from, to))| from != to).collect();
        let names = |things: Vec<Thing>| things.iter().map(|thing| self.puzzle.name_of(*thing)).collect();
        let (boat, at) = match moved[..] {
            [(boat, (_, at))] => (boat, *at),
            [] if carried.is_empty() => return Err(Obstacle::because(MessageId::MoveNothing, Vec::new())),
            [] => {
                let who = names(carried.iter().map(|(thing, _)| **thing).collect());
                return Err(Obstacle::because(MessageId::MoveWithoutBoat, who));
            }
            _ => return Err(Obstacle::because(MessageId::MoveSeveralBoats, Vec::new())),
        };
        let elsewhere = carried.iter().filter(|(_, (_, to))| **to != at).map(|(thing, _)| **thing);
        let elsewhere: Vec<Thing> = elsewhere.collect();
        if !elsewhere.is_empty() {
            return Err(Obstacle::because(MessageId::MoveElsewhere, names(elsewhere)));
        }
        let mut load: Vec<Thing> = carried.iter().map(|(thing, _)| **thing).collect();
        load.sort_unstable();
        Ok(TripRequest { boat, load, to: at })
    }

    pub(super) fn obstacle(&self, request: &TripRequest, why: &TripRefusal) -> Obstacle {
        let names = |things: &[Thing]| things.iter().map(|thing| self.puzzle.name_of(*thing)).collect::<Vec<_>>();
        let number = |number: u32| Argument::Number(number.into());
        let text = |number: Number| amount(number, self.puzzle.headers.language.as_deref());
        let load = || names(&request.load);
        match why {
            TripRefusal::Empty => Obstacle::because(MessageId::MoveEmptyBoat, Vec::new()),
            TripRefusal::NotHere(things) => Obstacle::because(MessageId::MoveNotHere, names(things)),
            TripRefusal::NoRoute => Obstacle::because(MessageId::MoveNoRoute, Vec::new()),
            TripRefusal::TooMany { seats } => {
                let why = Message::from(MessageId::MoveTooMany).with("seats", number(*seats));
                Obstacle::because(why, load())
            }
            TripRefusal::TooFew { least } => {
                let why = Message::from(MessageId::MoveTooFew).with("least", number(*least));
                Obstacle::because(why, load())
            }
            TripRefusal::TooMuch { attribute, max, sum } => {
                let name = self.puzzle.attributes[attribute.0 as usize].clone();
                let why = Message::from(MessageId::MoveTooMuch).text("attribute", name);
                Obstacle::because(why.text("most", text(*max)).text("sum", text(*sum)), load())
            }
            TripRefusal::NoRower => Obstacle::because(MessageId::MoveNoRower, load()),
            TripRefusal::OverLimit { limit, cost } => {
                let why = Message::from(MessageId::MoveOverLimit);
                Obstacle::because(why.text("limit", text(*limit)).text("cost", text(*cost)), load())
            }
            TripRefusal::NoNumber => Obstacle::because(MessageId::MoveNoNumber, load()),
            TripRefusal::Broken(breach) => match breach.spot {
                Spot::Boat => Obstacle::BrokenInBoat(broken(self.puzzle, breach)),
                Spot::Place(_) => Obstacle::Broken(broken(self.puzzle, breach)),
            },
        }
    }

    /// Returns the position after a trip.
    pub(super) fn after(&self, request: &TripRequest) -> Position {
        let mut position = self.position().clone();
        for thing in &request.load {
            position.at[self.game.numbering().index(*thing)] = request.to;
        }
        position.boats[request.boat.0 as usize] = request.to;
        position
    }
}

impl<'a> Play<'a> for CrossingPlay<'a> {
    fn state(&self) -> State {
        State::Crossing(self.position().clone())
    }

    fn spent(&self) -> Option<Number> {
        self.puzzle.has_costs().then(|| self.game.now().cost)
    }

    fn to_goal(&self, budget: &mut Budget<'_>) -> Result<Reached, Refusal> {
        let start = placed(self.puzzle, self.game.numbering(), self.position());
        let limit = self.puzzle.limit.map(|limit| limit - self.game.now().cost);
        let puzzle = CrossingPuzzle { start, limit, ..self.puzzle.clone() };
        Ok(found(&puzzle, &Crossing::new(&puzzle)?.resumed(self.game.now()).shortest(budget)))
    }

    fn moves(&self, budget: &mut Budget<'_>) -> (Vec<(Step, State)>, bool) {
        let mut moves = Vec::new();
        let mut is_complete = true;
        for boat in self.puzzle.boat_ids() {
            is_complete &= self.game.trips(boat, budget, |request| {
                let from = self.position().boats[boat.0 as usize];
                let cost = self.game.cost(request).unwrap_or_default();
                let trip = Trip { boat, from, to: request.to, load: request.load.clone(), cost };
                moves.push((Step::Trip(trip), State::Crossing(self.after(request))));
                ControlFlow::Continue(())
            });
        }
        (moves, is_complete)
    }

    fn refused(&self, budget: &mut Budget<'_>) -> Result<(Vec<RefusedMove>, bool), Refusal> {
        self.refused_trips(budget)
    }

    fn result(&self, step: &Step) -> Option<State> {
        let Step::Trip(trip) = step else { return None };
        let request = TripRequest { boat: trip.boat, load: trip.load.clone(), to: trip.to };
        Some(State::Crossing(self.after(&request)))
    }

    fn go(&mut self, to: &State) -> Result<(), Vec<Obstacle>> {
        let State::Crossing(to) = to else { return Ok(()) };
        let request = self.request(to).map_err(|why| vec![why])?;
        let refused = |why: Vec<TripRefusal>| why.iter().map(|why| self.obstacle(&request, why)).collect::<Vec<_>>();
        let refusals = self.game.refusals(&request);
        if !refusals.is_empty() {
            return Err(refused(refusals));
        }
        match self.game.travel(&request) {
            Ok(()) => Ok(()),
            Err(why) => Err(why.iter().map(|why| self.obstacle(&request, why)).collect()),
        }
    }

    fn after(&self, to: &State) -> Result<Box<dyn Play<'a> + 'a>, Vec<Obstacle>> {
        let mut play = self.clone();
        play.go(to)?;
        Ok(Box::new(play))
    }

    fn is_goal(&self) -> bool {
        self.game.numbering().is_goal(self.puzzle, self.position())
    }

    fn class(&self) -> Result<StateClass, Refusal> {
        Ok(StateClass::Crossing(self.ways.crossing()?.class_of(self.game.numbering(), self.game.now())))
    }
}

/// Returns the statements that everything is where it is in a position.
pub(super) fn placed(puzzle: &CrossingPuzzle, numbering: &Numbering, position: &Position) -> Vec<Placed> {
    let everybody = numbering.things().iter().zip(&position.at);
    let things = everybody.map(|(thing, at)| Placed { who: Some(Subject::Thing(*thing)), place: Some(*at) });
    let boats = puzzle.boat_ids().zip(&position.boats);
    let boats = boats.map(|(boat, at)| Placed { who: Some(Subject::Boat(boat)), place: Some(*at) });
    things.chain(boats).collect()
}

/// Returns how far the goal of a puzzle is from its start.
pub(super) fn reached(puzzle: &CrossingPuzzle, budget: &mut Budget<'_>) -> Result<Reached, Refusal> {
    Ok(found(puzzle, &Crossing::new(puzzle)?.shortest(budget)))
}

fn found(puzzle: &CrossingPuzzle, found: &Shortest) -> Reached {
    let Some(nearest) = found.distance else {
        let is_complete = found.end == SearchEnd::Complete;
        return if is_complete { Reached::Never } else { Reached::Unknown { at_least: found.at_least } };
    };
    let distance = Distance { moves: nearest.crossings, cost: puzzle.has_costs().then_some(nearest.cost) };
    if found.is_within_limit { Reached::After(distance) } else { Reached::OverLimit(distance) }
}

/// Returns a rule that is broken, by its names.
pub(super) fn broken(puzzle: &CrossingPuzzle, breach: &Breach) -> Broken {
    let place = match breach.spot {
        Spot::Boat => PlaceId(0),
        Spot::Place(place) => place,
    };
    Broken {
        rule: breach.rule,
        reason: said(&puzzle.rules[breach.rule]).to_owned(),
        is_said: puzzle.rules[breach.rule].say.is_some(),
        place: place.0 as usize,
        place_name: puzzle.place(place).to_owned(),
        usual_place: drawings::usual_place(puzzle, place),
        who: breach.who.iter().map(|thing| puzzle.name_of(*thing)).collect(),
    }
}
