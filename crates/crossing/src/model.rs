//! A puzzle prepared for search: classes of interchangeable units, rules over numbers, loads.

mod asked;
mod circuit;
mod class;
mod lanes;
mod linear;
mod loads;
mod party;
mod presence;
mod register;
mod rules;
mod trip_counter;

use bachet_notation::crossing::{Boat, CrossingPuzzle, PlaceId};

pub(crate) use circuit::{Kind, Test};
pub(crate) use class::Class;
pub(crate) use lanes::Lanes;
pub(crate) use loads::{Load, Part};
pub(crate) use register::Register;

use asked::Asked;
use class::TooManyUnits;
use loads::Loads;
use presence::Presence;
use rules::BankRules;

/// Why a puzzle cannot be prepared for search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
    /// Mates join too many members, or too many units differ from each other.
    Units,
    /// A state has more bits than an integer.
    Bits,
    /// The boat may be loaded in too many ways.
    Loads,
    /// A rule has too many cases.
    Rules,
    /// What depends on the number of trips repeats too late or never.
    Trips,
    /// A number beyond 64 bits.
    Numbers,
    /// A trip with a negative cost.
    NegativeCost,
}

impl From<TooManyUnits> for Obstacle {
    fn from(_: TooManyUnits) -> Self {
        Self::Units
    }
}

/// A puzzle prepared for search.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    pub(crate) places: u32,
    pub(crate) classes: Vec<Class>,
    /// The numbers of a state: one for each class and condition, class by class.
    pub(crate) fields: Vec<Field>,
    /// The index of each class's first field.
    pub(crate) first_field: Vec<u32>,
    pub(crate) rules: BankRules,
    /// The sums that rules test at each place: the fields that they add up, with their factors.
    pub(crate) terms: Vec<(u32, i64)>,
    /// The end of each sum's terms, place by place.
    pub(crate) term_ends: Vec<u32>,
    pub(crate) loads: Loads,
    /// `None` if the sums do not fit side by side.
    pub(crate) lanes: Option<Lanes>,
    pub(crate) register: Register,
    /// Where each boat starts.
    pub(crate) boat_starts: Vec<PlaceId>,
    /// The bits of the register that are fixed at a goal, and their values.
    boats_fixed: u64,
    boats_home: u64,
    /// Maximum cost of all trips together, in the unit of the loads' costs.
    pub(crate) limit: Option<u64>,
    pub(crate) is_reversible: bool,
}

/// A component of a state: the number of units of a class in a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    pub(crate) class: u32,
    pub(crate) condition: u32,
}

/// Maximum number of fields; more do not fit into the bits of a state.
const MAX_FIELDS: u64 = 256;

impl Model {
    pub(crate) fn new(puzzle: &CrossingPuzzle) -> Result<Self, Obstacle> {
        let places = puzzle.places.len() as u32;
        let asked = Asked::of(puzzle);
        let classes = class::classes(puzzle, &asked)?;
        let conditions = |class: &Class| u64::from(places).saturating_pow(class.slots.len() as u32);
        if classes.iter().map(conditions).fold(0, u64::saturating_add) > MAX_FIELDS {
            return Err(Obstacle::Bits);
        }
        let mut fields = Vec::with_capacity(4 * classes.len());
        let mut first_field = Vec::with_capacity(classes.len());
        for (c, class) in classes.iter().enumerate() {
            first_field.push(fields.len() as u32);
            fields.extend((0..class.conditions(places)).map(|condition| Field { class: c as u32, condition }));
        }
        let rules = BankRules::new(puzzle, &classes)?;
        let presence = Presence::new(&classes, &fields, places);
        let (terms, term_ends) = sums(&presence, fields.len() as u32, &rules, places);
        let of_class = |(c, class): (usize, &Class)| class.subsets().map(move |subset| (c as u32, subset));
        let variables: Vec<(u32, u32)> = classes.iter().enumerate().flat_map(of_class).collect();
        let prepared = loads::Prepared {
            puzzle,
            asked: &asked,
            classes: &classes,
            variables: &variables,
            presence: &presence,
            rules: &rules,
        };
        let (loads, register) = prepared.loads(&first_field)?;
        let limit = loads.limit(puzzle)?;
        let lanes = Lanes::new(&rules, &loads);
        let mut model = Self {
            places,
            classes,
            fields,
            first_field,
            rules,
            terms,
            term_ends,
            loads,
            lanes,
            register,
            boat_starts: puzzle.boat_ids().map(|boat| puzzle.boat_start(boat)).collect(),
            boats_fixed: 0,
            boats_home: 0,
            limit,
            is_reversible: false,
        };
        for boat in puzzle.boat_ids() {
            if let Some(goal) = puzzle.boat_goal(boat) {
                model.boats_fixed |= model.register.all_bits(boat);
                model.boats_home |= model.register.only(boat, goal.0);
            }
        }
        model.is_reversible = model.find_reversible(puzzle);
        Ok(model)
    }

    /// Whether every boat is where it has to end.
    #[inline]
    pub(crate) fn are_boats_home(&self, low: u64) -> bool {
        (low ^ self.boats_home) & self.boats_fixed == 0
    }

    pub(crate) fn field(&self, class: usize, condition: u32) -> usize {
        (self.first_field[class] + condition) as usize
    }

    #[inline]
    pub(crate) fn parts(&self, load: u32) -> &[Part] {
        let range = &self.loads.list[load as usize].parts;
        &self.loads.parts[range.start as usize..range.end as usize]
    }

    /// The fields that a test adds up at a place, with their factors.
    #[inline]
    pub(crate) fn terms_of(&self, place: usize, test: usize) -> &[(u32, i64)] {
        let sum = place * self.rules.tests.len() + test;
        let begin = if sum == 0 { 0 } else { self.term_ends[sum - 1] };
        &self.terms[begin as usize..self.term_ends[sum] as usize]
    }

    /// Computes the sum that a test looks at, from the numbers of a state at a place.
    #[inline]
    pub(crate) fn sum(&self, place: usize, test: usize, trip: u64, number: impl Fn(usize) -> u64) -> i64 {
        let t = &self.rules.tests[test];
        let mut sum = t.constant + t.trip * trip as i64;
        for (field, factor) in self.terms_of(place, test) {
            sum += factor * number(*field as usize) as i64;
        }
        sum
    }

    /// Determines whether every move can be reversed at the same cost.
    ///
    /// Consider a move of a boat from `p` to `q` with a load `l` in a reachable state. After it the boat may carry `l`
    /// back if:
    /// - its minimum load at `q` is the one at `p`, and nothing depends on earlier trips: then load, rower and cost are
    ///   allowed as before;
    /// - the party at `q` without `l` is allowed with the boat gone. Party and boats there are those before the move,
    ///   so they were allowed after the last change at `q`, unless `q` was as at the start;
    /// - the party at `p` with `l` is allowed with the boat there. Party and boats there are those before the move, so
    ///   they were allowed after the last change at `p`, unless `p` was as at the start.
    ///
    /// So it is enough that the parties at the start are allowed, each with the boats that are there.
    fn find_reversible(&self, puzzle: &CrossingPuzzle) -> bool {
        let differs =
            |boat: &Boat| (1..self.places).any(|p| boat.least_from(PlaceId(p)) != boat.least_from(PlaceId(0)));
        if !self.register.is_fleet_alone() || puzzle.boats.iter().any(differs) {
            return false;
        }
        let count = |field: usize| {
            let Field { class, condition } = self.fields[field];
            let class = &self.classes[class as usize];
            if class.start(self.places) == condition { u64::from(class.count) } else { 0 }
        };
        let tests = self.rules.tests.len();
        let none = vec![0; tests];
        (0..self.places).all(|p| {
            let sums: Vec<i64> = (0..tests).map(|t| self.sum(p as usize, t, 0, count)).collect();
            let boats = puzzle.boat_ids().filter(|boat| puzzle.boat_start(*boat).0 == p);
            self.rules.hold(p as usize, boats.collect(), &sums, &none)
        })
    }
}

/// Returns, for each place and test, the fields that count, with their factors.
fn sums(presence: &Presence, fields: u32, rules: &BankRules, places: u32) -> (Vec<(u32, i64)>, Vec<u32>) {
    let mut terms = Vec::with_capacity(rules.tests.len() * fields as usize);
    let mut ends = Vec::with_capacity(rules.tests.len() * places as usize);
    for place in 0..places {
        for test in &rules.tests {
            for field in 0..fields {
                let variable = presence.at(field, place) as usize;
                if variable > 0 && test.terms[variable - 1] != 0 {
                    terms.push((field, test.terms[variable - 1]));
                }
            }
            ends.push(terms.len() as u32);
        }
    }
    (terms, ends)
}
