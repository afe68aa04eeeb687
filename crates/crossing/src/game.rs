//! The state machine of a game: put things anywhere, or make a trip that the rules allow, with undo and redo.
//!
//! It knows whether the position is allowed, which trips are legal, and every reason why another is not. After things
//! are put by hand the game starts anew: there is no earlier trip, so no rule asks for a previous load.

use std::ops::ControlFlow;

use num_traits::CheckedAdd as _;

use bachet_budget::Budget;
use bachet_notation::Number;
use bachet_notation::crossing::{AttributeId, BoatId, CrossingPuzzle, LoadLimit, PlaceId, Thing};

use crate::Distance;
use crate::breach::{Breach, breaches};
use crate::judge::{self, Judge, Party, Spot};
use crate::number::{Numbering, Position, TooManyThings};

/// Maximum number of positions that can be undone; older ones are forgotten.
const MAX_REMEMBERED: usize = 10_000;

/// A game: its positions, for undo and redo.
#[derive(Clone, Debug)]
pub struct Game<'a> {
    puzzle: &'a CrossingPuzzle,
    numbering: Numbering,
    /// The positions of the game; `now` is the current one, and those after it were undone.
    history: Vec<GamePosition>,
    now: usize,
    par: Option<Distance>,
}

/// A position of the game, with the trips that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamePosition {
    /// The places of all things and boats.
    pub position: Position,
    /// The number of trips since the start, or since something was put by hand.
    pub crossings: u64,
    /// The cost of these trips.
    pub cost: Number,
    /// The last of these trips.
    pub last: Option<TripRequest>,
}

/// A trip that a player wants to make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TripRequest {
    /// The boat.
    pub boat: BoatId,
    /// The things to carry.
    pub load: Vec<Thing>,
    /// The destination.
    pub to: PlaceId,
}

/// Why a trip cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The boat is empty.
    Empty,
    /// These are not where the boat is, or are named twice.
    NotHere(Vec<Thing>),
    /// The boat does not go there from here.
    NoRoute,
    /// There are more than the boat has seats for.
    TooMany {
        /// The number of seats.
        seats: u32,
    },
    /// There are fewer than the boat must carry.
    TooFew {
        /// The minimum number.
        least: u32,
    },
    /// The sum of an attribute exceeds the boat's limit.
    TooMuch {
        /// The attribute.
        attribute: AttributeId,
        /// The limit.
        max: Number,
        /// The sum.
        sum: Number,
    },
    /// None of them may row.
    NoRower,
    /// All trips together would cost more than the puzzle's limit.
    OverLimit {
        /// The limit.
        limit: Number,
        /// What they would cost.
        cost: Number,
    },
    /// A cost or a sum is not a number, or exceeds 64 bits.
    NoNumber,
    /// A rule does not hold in the boat, where it leaves or where it lands.
    Broken(Breach),
}

impl<'a> Game<'a> {
    /// Starts a game at the puzzle's start.
    ///
    /// # Errors
    ///
    /// There are too many things to number.
    pub fn new(puzzle: &'a CrossingPuzzle) -> Result<Self, TooManyThings> {
        let numbering = Numbering::new(puzzle)?;
        let position = numbering.start(puzzle);
        Ok(Self { puzzle, numbering, history: vec![GamePosition::new(position)], now: 0, par: None })
    }

    /// Sets the distance of the goal from the start, by which the game is measured.
    #[must_use]
    pub fn with_par(self, par: Option<Distance>) -> Self {
        Self { par, ..self }
    }

    /// Returns the distance of the goal from the start, if it was set.
    pub fn par(&self) -> Option<Distance> {
        self.par
    }

    /// Returns the order of the bits of a position's number.
    pub fn numbering(&self) -> &Numbering {
        &self.numbering
    }

    /// Returns the current position.
    pub fn now(&self) -> &GamePosition {
        &self.history[self.now]
    }

    /// Whether the position is a goal.
    pub fn is_goal(&self) -> bool {
        self.numbering.is_goal(self.puzzle, &self.now().position)
    }

    /// Puts a thing at a place.
    pub fn put(&mut self, thing: Thing, place: PlaceId) {
        let mut position = self.now().position.clone();
        position.at[self.numbering.index(thing)] = place;
        self.place(position);
    }

    /// Puts a boat at a place.
    pub fn put_boat(&mut self, boat: BoatId, place: PlaceId) {
        let mut position = self.now().position.clone();
        position.boats[boat.0 as usize] = place;
        self.place(position);
    }

    /// Puts everything.
    pub fn place(&mut self, position: Position) {
        self.remember(GamePosition::new(position));
    }

    /// Makes a trip, if the rules allow it.
    ///
    /// # Errors
    ///
    /// Every reason why it is not allowed.
    pub fn travel(&mut self, request: &TripRequest) -> Result<(), Vec<Refusal>> {
        let refusals = self.refusals(request);
        if !refusals.is_empty() {
            return Err(refusals);
        }
        let now = self.now();
        let cost =
            judge::cost(self.puzzle, request.boat, &self.load(request)).and_then(|cost| now.cost.checked_add(&cost));
        let cost = cost.ok_or_else(|| vec![Refusal::NoNumber])?;
        let mut position = now.position.clone();
        for thing in &request.load {
            position.at[self.numbering.index(*thing)] = request.to;
        }
        position.boats[request.boat.0 as usize] = request.to;
        let moment = GamePosition { position, crossings: now.crossings + 1, cost, last: Some(request.clone()) };
        self.remember(moment);
        Ok(())
    }

    /// Undoes the last step. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        let possible = self.now > 0;
        self.now -= usize::from(possible);
        possible
    }

    /// Redoes the step that was undone last. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        let possible = self.now + 1 < self.history.len();
        self.now += usize::from(possible);
        possible
    }

    /// Returns to the puzzle's start, which can be undone too.
    pub fn reset(&mut self) {
        self.place(self.numbering.start(self.puzzle));
    }

    /// Returns the rules that the position breaks at its places. The boat is empty.
    pub fn breaches(&self) -> Vec<Breach> {
        let now = self.now();
        let mut broken = Vec::new();
        for place in 0..self.puzzle.places.len() as u32 {
            let place = PlaceId(place);
            let (spot, boats) = (Spot::Place(place), self.boats_at(place).collect::<Vec<_>>());
            let members = self.numbering.things_at(&now.position, place);
            let trip = now.crossings.saturating_sub(1);
            broken
                .extend(breaches(self.puzzle, &Party { members: &members, spot, boats: &boats, trip, previous: &[] }));
        }
        broken
    }

    /// Returns every reason why the trip is not allowed; empty if it is.
    pub fn refusals(&self, request: &TripRequest) -> Vec<Refusal> {
        let (puzzle, position) = (self.puzzle, &self.now().position);
        let here = self.boat_place(request.boat);
        let mut refusals = Vec::new();
        if !puzzle.goes(here, request.to) {
            refusals.push(Refusal::NoRoute);
        }
        let at = |thing: &Thing| position.at[self.numbering.index(*thing)];
        let twice = |i: usize| request.load[..i].contains(&request.load[i]);
        let away = (0..request.load.len()).filter(|i| at(&request.load[*i]) != here || twice(*i));
        let away: Vec<Thing> = away.map(|i| request.load[i]).collect();
        if !away.is_empty() {
            refusals.push(Refusal::NotHere(away));
        }
        if request.load.is_empty() {
            refusals.push(Refusal::Empty);
        }
        if !refusals.is_empty() {
            return refusals;
        }
        self.refuse_load(request, &mut refusals);
        self.refuse_parties(request, &mut refusals);
        refusals
    }

    /// Visits the legal trips of a boat: by destination, then by the size of the load, then by its bits. Each load that
    /// is tried is a step of the budget. Returns false if the budget ran out before the last.
    pub fn trips(
        &self,
        boat: BoatId,
        budget: &mut Budget<'_>,
        mut visit: impl FnMut(&TripRequest) -> ControlFlow<()>,
    ) -> bool {
        let from = self.boat_place(boat);
        let here = self.numbering.things_at(&self.now().position, from);
        let max = self.puzzle.boat(boat).seats.map_or(here.len(), |seats| here.len().min(seats as usize));
        for to in 0..self.puzzle.places.len() as u32 {
            if !self.puzzle.goes(from, PlaceId(to)) {
                continue;
            }
            for size in 1..=max {
                let mut chosen: Vec<usize> = (0..size).collect();
                loop {
                    if !budget.step() {
                        return false;
                    }
                    let load = chosen.iter().map(|i| here[*i]).collect();
                    let request = TripRequest { boat, load, to: PlaceId(to) };
                    if self.refusals(&request).is_empty() && visit(&request).is_break() {
                        return true;
                    }
                    if !next_choice(&mut chosen, here.len()) {
                        break;
                    }
                }
            }
        }
        true
    }

    /// Returns what the trip costs; `None` if that is not a number.
    pub fn cost(&self, request: &TripRequest) -> Option<Number> {
        judge::cost(self.puzzle, request.boat, &self.load(request))
    }

    fn load<'b>(&'b self, request: &'b TripRequest) -> Party<'b> {
        let now = self.now();
        let previous = now.last.as_ref().map_or(&[][..], |last| &last.load);
        let boats = std::slice::from_ref(&request.boat);
        Party { members: &request.load, spot: Spot::Boat, boats, trip: now.crossings, previous }
    }

    fn boat_place(&self, boat: BoatId) -> PlaceId {
        self.now().position.boats[boat.0 as usize]
    }

    fn boats_at(&self, place: PlaceId) -> impl Iterator<Item = BoatId> {
        self.puzzle.boat_ids().filter(move |boat| self.boat_place(*boat) == place)
    }

    fn refuse_load(&self, request: &TripRequest, refusals: &mut Vec<Refusal>) {
        let puzzle = self.puzzle;
        let (boat, load) = (puzzle.boat(request.boat), self.load(request));
        let judge = Judge { puzzle, party: &load };
        if let Some(seats) = boat.seats
            && request.load.len() > seats as usize
        {
            refusals.push(Refusal::TooMany { seats });
        }
        let least = boat.least_from(self.boat_place(request.boat));
        if request.load.len() < least as usize {
            refusals.push(Refusal::TooFew { least });
        }
        for &LoadLimit { attribute, max } in &boat.limits {
            match judge.sum(attribute) {
                Some(sum) if sum > max => refusals.push(Refusal::TooMuch { attribute, max, sum }),
                Some(_) => {}
                None => refusals.push(Refusal::NoNumber),
            }
        }
        if !judge::may_row(puzzle, request.boat, &load) {
            refusals.push(Refusal::NoRower);
        }
        let cost = judge::cost(puzzle, request.boat, &load).and_then(|cost| self.now().cost.checked_add(&cost));
        match (cost, puzzle.limit) {
            (Some(cost), Some(limit)) if cost > limit => refusals.push(Refusal::OverLimit { limit, cost }),
            (Some(_), _) => {}
            (None, _) => refusals.push(Refusal::NoNumber),
        }
        refusals.extend(breaches(puzzle, &load).into_iter().map(Refusal::Broken));
    }

    fn refuse_parties(&self, request: &TripRequest, refusals: &mut Vec<Refusal>) {
        let now = self.now();
        let here = self.boat_place(request.boat);
        let mut left = self.numbering.things_at(&now.position, here);
        left.retain(|thing| !request.load.contains(thing));
        let mut landed = self.numbering.things_at(&now.position, request.to);
        landed.extend(&request.load);
        let remaining: Vec<BoatId> = self.boats_at(here).filter(|boat| *boat != request.boat).collect();
        let arrived: Vec<BoatId> = self.boats_at(request.to).chain([request.boat]).collect();
        for (members, place, boats) in [(left, here, remaining), (landed, request.to, arrived)] {
            let spot = Spot::Place(place);
            let party = Party { members: &members, spot, boats: &boats, trip: now.crossings, previous: &[] };
            refusals.extend(breaches(self.puzzle, &party).into_iter().map(Refusal::Broken));
        }
    }

    fn remember(&mut self, moment: GamePosition) {
        self.history.truncate(self.now + 1);
        self.history.push(moment);
        if self.history.len() > MAX_REMEMBERED {
            self.history.remove(0);
        }
        self.now = self.history.len() - 1;
    }
}

impl GamePosition {
    fn new(position: Position) -> Self {
        Self { position, crossings: 0, cost: Number::ZERO, last: None }
    }
}

/// Advances to the next combination of `all` in lexicographic order. Returns false after the last.
fn next_choice(chosen: &mut [usize], all: usize) -> bool {
    let size = chosen.len();
    let Some(i) = (0..size).rev().find(|&i| chosen[i] < all - size + i) else { return false };
    chosen[i] += 1;
    for j in i + 1..size {
        chosen[j] = chosen[j - 1] + 1;
    }
    true
}
