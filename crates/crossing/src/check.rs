//! Findings for setters: whether there is a way, which rules never matter, and what prevents a way.

use num_bigint::BigUint;

use bachet_budget::Budget;
use bachet_notation::crossing::{BoatId, Truth};
use bachet_statespace::population::Word;
use bachet_statespace::{ExploreOptions, SearchEnd, explore};

use crate::changes::{Changes, changes};
use crate::crossing::PackedIn;
use crate::orbits::{Orbits, Packed};
use crate::{Crossing, Distance, Shortest};

/// The findings about a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings {
    /// Distance, ways, states and moves.
    pub shortest: Shortest,
    /// The indices of the rules without which, each removed by itself, the same states and moves remain; `None` if the
    /// budget ran out first.
    pub idle: Option<Vec<usize>>,
    /// What prevents a way, if there is none or none within the limit.
    pub blocked: Option<Blocked>,
}

/// How close one gets if there is no way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// The maximum number of things that are where they have to end in one state; things that may end anywhere count.
    pub max_home: u64,
    /// The number of states with that many, up to symmetry.
    pub farthest: BigUint,
    /// The smallest number of seats of each boat with which there is a way, the other boats as they are.
    pub seats: Vec<SeatsNeeded>,
    /// The other changes with which there is a way.
    pub changes: Changes,
}

/// Whether more seats would help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatsNeeded {
    /// This number would suffice.
    Enough {
        /// The number of seats.
        seats: u32,
        /// The distance of the goal with that many seats.
        distance: Distance,
    },
    /// Not even if all things had a seat.
    NoneHelp,
    /// The boat already takes any number.
    Unlimited,
    /// A smaller number than this does not help; larger ones were not tried.
    Unknown {
        /// The smallest number that was not tried.
        seats: u32,
    },
}

/// Maximum number of seats that is tried.
const MAX_TRIED_SEATS: u32 = 64;

impl Crossing {
    /// Checks the puzzle. A step of the budget is a state of one of the searches.
    pub fn check(&self, budget: &mut Budget<'_>) -> Findings {
        let shortest = self.shortest(budget);
        let is_known = shortest.end == SearchEnd::Complete;
        let has_way = shortest.distance.is_some() && shortest.is_within_limit;
        let idle = if is_known { self.idle(&shortest, budget) } else { None };
        let cheapest = shortest.distance;
        let blocked = (is_known && !has_way).then(|| self.blocked(cheapest, budget));
        Findings { shortest, idle, blocked }
    }

    /// Without a rule every move is still possible, so the rule is idle exactly if the numbers of states and moves stay
    /// the same. The rule is made always true instead of removed, so that no further things become interchangeable.
    fn idle(&self, shortest: &Shortest, budget: &mut Budget<'_>) -> Option<Vec<usize>> {
        let mut idle = Vec::new();
        for (i, rule) in self.puzzle.rules.iter().enumerate() {
            let mut without = self.puzzle.clone();
            let truth = rule.truth.clone();
            without.rules[i].truth = Truth::Or(vec![truth.clone(), Truth::Not(Box::new(truth))]);
            let found = Self::new(&without).ok()?.shortest(budget);
            if found.end != SearchEnd::Complete {
                return None;
            }
            let is_same = found.states.up_to_symmetry == shortest.states.up_to_symmetry
                && found.moves.up_to_symmetry == shortest.moves.up_to_symmetry;
            if is_same {
                idle.push(i);
            }
        }
        Some(idle)
    }

    fn blocked(&self, cheapest: Option<Distance>, budget: &mut Budget<'_>) -> Blocked {
        let (max_home, farthest) = match &self.packed {
            PackedIn::Narrow(packed) => self.max_home(packed, budget),
            PackedIn::Wide(packed) => self.max_home(packed, budget),
        };
        Blocked {
            max_home,
            farthest: farthest.into(),
            seats: self.puzzle.boat_ids().map(|boat| self.seats_needed(boat, budget)).collect(),
            changes: changes(&self.puzzle, cheapest, budget),
        }
    }

    /// Returns the maximum number of things that are where they have to end, and the number of states with that many.
    fn max_home<W: Word>(&self, packed: &Packed<W>, budget: &mut Budget<'_>) -> (u64, u64) {
        let model = &self.model;
        let home = |field: &crate::model::Field| {
            let class = &model.classes[field.class as usize];
            let mut digits = field.condition;
            let mut home = 0;
            for slot in &class.slots {
                home += u64::from(slot.goal.is_none_or(|goal| goal.0 == digits % model.places));
                digits /= model.places;
            }
            home
        };
        let home: Vec<u64> = model.fields.iter().map(home).collect();
        let mut orbits = Orbits::new(model, packed);
        let explored = explore(&mut orbits, ExploreOptions::default(), budget);
        let mut best = (0, 0);
        for state in explored.states() {
            let count = home.iter().enumerate().map(|(f, home)| home * orbits.number(*state, f)).sum();
            if count > best.0 {
                best = (count, 0);
            }
            best.1 += u64::from(count == best.0);
        }
        best
    }

    /// More seats allow every move that fewer seats allow, so the first number that helps is the smallest.
    fn seats_needed(&self, boat: BoatId, budget: &mut Budget<'_>) -> SeatsNeeded {
        let Some(first) = self.puzzle.boat(boat).seats else { return SeatsNeeded::Unlimited };
        let all = u32::try_from(self.puzzle.count()).unwrap_or(u32::MAX);
        let mut puzzle = self.puzzle.clone();
        for seats in first.saturating_add(1)..=all {
            puzzle.boats[boat.0 as usize].seats = Some(seats);
            let Some(crossing) = Some(&puzzle).filter(|_| seats <= MAX_TRIED_SEATS).and_then(|p| Self::new(p).ok())
            else {
                return SeatsNeeded::Unknown { seats };
            };
            let found = crossing.shortest(budget);
            match found.distance {
                Some(distance) if found.is_within_limit => return SeatsNeeded::Enough { seats, distance },
                _ if found.end != SearchEnd::Complete => return SeatsNeeded::Unknown { seats },
                _ => {}
            }
        }
        SeatsNeeded::NoneHelp
    }
}
