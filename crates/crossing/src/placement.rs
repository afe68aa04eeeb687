//! The state machine for playing: place anybody anywhere, or make a trip that the rules allow, and take it all back.
//!
//! It tells whether the position is allowed, which trips are legal, and for a trip that is not every reason why.
//! Placing by hand begins anew: no trip was made before, so nothing is asked of the load before.

use std::ops::ControlFlow;

use num_traits::CheckedAdd as _;

use bachet_budget::Budget;
use bachet_notation::Number;
use bachet_notation::crossing::{AttributeId, CrossingPuzzle, LoadLimit, PlaceId, Thing};

use crate::Distance;
use crate::breach::{Breach, breaches};
use crate::judge::{self, Judge, Party, Spot};
use crate::number::{Numbering, Position, TooManyThings};

/// So many positions can be taken back; older ones are forgotten.
const MAX_REMEMBERED: usize = 10_000;

/// A game: the position, and what was played before it.
#[derive(Clone, Debug)]
pub struct Placement<'a> {
    puzzle: &'a CrossingPuzzle,
    numbering: Numbering,
    /// What was played, what is played now at `now`, and what was taken back.
    history: Vec<Moment>,
    now: usize,
    par: Option<Distance>,
}

/// A moment of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Where everybody and the boat are.
    pub position: Position,
    /// How many trips were made since the start, or since somebody was placed by hand.
    pub crossings: u64,
    /// What these trips cost.
    pub cost: Number,
    /// The load of the last of these trips.
    pub load: Option<Vec<Thing>>,
}

/// A trip that somebody wants to make: who, and where to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Who is to be in the boat.
    pub load: Vec<Thing>,
    /// Where it is to go.
    pub to: PlaceId,
}

/// Why a trip cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nobody is in the boat.
    Empty,
    /// These are not where the boat is, or are named twice.
    NotHere(Vec<Thing>),
    /// The boat does not go there from here.
    NoRoute,
    /// More than the boat has seats for.
    TooMany {
        /// How many it takes.
        seats: u32,
    },
    /// Fewer than the boat must carry.
    TooFew {
        /// How many it must take.
        least: u32,
    },
    /// More of an attribute than the boat carries.
    TooMuch {
        /// Of what.
        attribute: AttributeId,
        /// How much it carries.
        most: Number,
        /// How much it would be.
        sum: Number,
    },
    /// Nobody there may row.
    NoRower,
    /// What it costs or carries is no number, or one beyond 64 bits.
    NoNumber,
    /// A rule does not hold in the boat, where it leaves or where it lands.
    Broken(Breach),
}

impl<'a> Placement<'a> {
    /// A game at the puzzle's start.
    ///
    /// # Errors
    ///
    /// There are too many things to number.
    pub fn new(puzzle: &'a CrossingPuzzle) -> Result<Self, TooManyThings> {
        let numbering = Numbering::new(puzzle)?;
        let position = numbering.start(puzzle);
        Ok(Self { puzzle, numbering, history: vec![Moment::new(position)], now: 0, par: None })
    }

    /// Tells how far the goal is from the start, to measure the game by.
    #[must_use]
    pub fn with_par(self, par: Option<Distance>) -> Self {
        Self { par, ..self }
    }

    /// How far the goal is from the start, if somebody told.
    pub fn par(&self) -> Option<Distance> {
        self.par
    }

    /// Which bits of a position's number mean whom.
    pub fn numbering(&self) -> &Numbering {
        &self.numbering
    }

    /// The moment that is played.
    pub fn now(&self) -> &Moment {
        &self.history[self.now]
    }

    /// Whether everybody is where the puzzle wants them.
    pub fn is_goal(&self) -> bool {
        self.numbering.is_goal(self.puzzle, &self.now().position)
    }

    /// Places somebody, or the boat (`None`), anywhere.
    pub fn put(&mut self, who: Option<Thing>, place: PlaceId) {
        let mut position = self.now().position.clone();
        match who {
            None => position.boat = place,
            Some(thing) => position.at[self.numbering.index(thing)] = place,
        }
        self.place(position);
    }

    /// Places everybody.
    pub fn place(&mut self, position: Position) {
        self.remember(Moment::new(position));
    }

    /// Makes a trip by the rules.
    ///
    /// # Errors
    ///
    /// Every reason why it cannot be made.
    pub fn travel(&mut self, wish: &Wish) -> Result<(), Vec<Refusal>> {
        let refusals = self.refusals(wish);
        if !refusals.is_empty() {
            return Err(refusals);
        }
        let now = self.now();
        let cost = judge::cost(self.puzzle, &self.load(&wish.load)).and_then(|cost| now.cost.checked_add(&cost));
        let cost = cost.ok_or_else(|| vec![Refusal::NoNumber])?;
        let mut position = now.position.clone();
        for thing in &wish.load {
            position.at[self.numbering.index(*thing)] = wish.to;
        }
        position.boat = wish.to;
        let moment = Moment { position, crossings: now.crossings + 1, cost, load: Some(wish.load.clone()) };
        self.remember(moment);
        Ok(())
    }

    /// Takes the last step back. False if there is none.
    pub fn undo(&mut self) -> bool {
        let possible = self.now > 0;
        self.now -= usize::from(possible);
        possible
    }

    /// Makes the step again that was taken back last. False if there is none.
    pub fn redo(&mut self) -> bool {
        let possible = self.now + 1 < self.history.len();
        self.now += usize::from(possible);
        possible
    }

    /// Begins again at the puzzle's start; this too can be taken back.
    pub fn reset(&mut self) {
        self.place(self.numbering.start(self.puzzle));
    }

    /// The rules that the position breaks at its places. Nobody is in the boat.
    pub fn breaches(&self) -> Vec<Breach> {
        let now = self.now();
        let mut broken = Vec::new();
        for place in 0..self.puzzle.places.len() as u32 {
            let place = PlaceId(place);
            let spot = if place == now.position.boat { Spot::Moored(place) } else { Spot::Unattended(place) };
            let members = self.numbering.things_at(&now.position, place);
            let trip = now.crossings.saturating_sub(1);
            broken.extend(breaches(self.puzzle, &Party { members: &members, spot, trip, previous: &[] }));
        }
        broken
    }

    /// Every reason why the trip cannot be made; empty if it can.
    pub fn refusals(&self, wish: &Wish) -> Vec<Refusal> {
        let (puzzle, position) = (self.puzzle, &self.now().position);
        let mut refusals = Vec::new();
        if !puzzle.goes(position.boat, wish.to) {
            refusals.push(Refusal::NoRoute);
        }
        let at = |thing: &Thing| position.at[self.numbering.index(*thing)];
        let twice = |i: usize| wish.load[..i].contains(&wish.load[i]);
        let away = (0..wish.load.len()).filter(|i| at(&wish.load[*i]) != position.boat || twice(*i));
        let away: Vec<Thing> = away.map(|i| wish.load[i]).collect();
        if !away.is_empty() {
            refusals.push(Refusal::NotHere(away));
        }
        if wish.load.is_empty() {
            refusals.push(Refusal::Empty);
        }
        if !refusals.is_empty() {
            return refusals;
        }
        self.refuse_load(wish, &mut refusals);
        self.refuse_parties(wish, &mut refusals);
        refusals
    }

    /// Visits the legal trips: by destination, then by the size of the load, then by its bits. Each load looked at is
    /// a step of the budget. False if it was spent before the last.
    pub fn trips(&self, budget: &mut Budget<'_>, mut visit: impl FnMut(&Wish) -> ControlFlow<()>) -> bool {
        let here = self.numbering.things_at(&self.now().position, self.now().position.boat);
        let most = self.puzzle.boat.seats.map_or(here.len(), |seats| here.len().min(seats as usize));
        for to in 0..self.puzzle.places.len() as u32 {
            if !self.puzzle.goes(self.now().position.boat, PlaceId(to)) {
                continue;
            }
            for size in 1..=most {
                let mut chosen: Vec<usize> = (0..size).collect();
                loop {
                    if !budget.step() {
                        return false;
                    }
                    let wish = Wish { load: chosen.iter().map(|i| here[*i]).collect(), to: PlaceId(to) };
                    if self.refusals(&wish).is_empty() && visit(&wish).is_break() {
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

    fn load<'b>(&'b self, members: &'b [Thing]) -> Party<'b> {
        let now = self.now();
        Party { members, spot: Spot::Boat, trip: now.crossings, previous: now.load.as_deref().unwrap_or_default() }
    }

    fn refuse_load(&self, wish: &Wish, refusals: &mut Vec<Refusal>) {
        let (boat, load) = (&self.puzzle.boat, self.load(&wish.load));
        let judge = Judge { puzzle: self.puzzle, party: &load };
        if let Some(seats) = boat.seats
            && wish.load.len() > seats as usize
        {
            refusals.push(Refusal::TooMany { seats });
        }
        let here = self.now().position.boat;
        let least = boat.least_from(here);
        if wish.load.len() < least as usize {
            refusals.push(Refusal::TooFew { least });
        }
        for &LoadLimit { attribute, most } in &boat.limits {
            match judge.sum(attribute) {
                Some(sum) if sum > most => refusals.push(Refusal::TooMuch { attribute, most, sum }),
                Some(_) => {}
                None => refusals.push(Refusal::NoNumber),
            }
        }
        if !judge::may_row(self.puzzle, &load) {
            refusals.push(Refusal::NoRower);
        }
        if judge::cost(self.puzzle, &load).and_then(|cost| self.now().cost.checked_add(&cost)).is_none() {
            refusals.push(Refusal::NoNumber);
        }
        refusals.extend(breaches(self.puzzle, &load).into_iter().map(Refusal::Broken));
    }

    fn refuse_parties(&self, wish: &Wish, refusals: &mut Vec<Refusal>) {
        let now = self.now();
        let mut left = self.numbering.things_at(&now.position, now.position.boat);
        left.retain(|thing| !wish.load.contains(thing));
        let mut landed = self.numbering.things_at(&now.position, wish.to);
        landed.extend(&wish.load);
        for (members, spot) in [(left, Spot::Unattended(now.position.boat)), (landed, Spot::Moored(wish.to))] {
            let party = Party { members: &members, spot, trip: now.crossings, previous: &[] };
            refusals.extend(breaches(self.puzzle, &party).into_iter().map(Refusal::Broken));
        }
    }

    fn remember(&mut self, moment: Moment) {
        self.history.truncate(self.now + 1);
        self.history.push(moment);
        if self.history.len() > MAX_REMEMBERED {
            self.history.remove(0);
        }
        self.now = self.history.len() - 1;
    }
}

impl Moment {
    fn new(position: Position) -> Self {
        Self { position, crossings: 0, cost: Number::ZERO, load: None }
    }
}

/// The next choice of as many out of `all`, in lexicographic order. False after the last.
fn next_choice(chosen: &mut [usize], all: usize) -> bool {
    let size = chosen.len();
    let Some(i) = (0..size).rev().find(|&i| chosen[i] < all - size + i) else { return false };
    chosen[i] += 1;
    for j in i + 1..size {
        chosen[j] = chosen[j - 1] + 1;
    }
    true
}
