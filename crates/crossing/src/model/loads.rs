//! Everything that the boat may carry.
//!
//! First *compositions*: how many units of each class step in with which of their members. Seats, limits, rower and the
//! rules for the boat speak of nothing else, so each is judged once. Then *loads*: the same from a place to another,
//! by the conditions that the units are in, with all that it changes.

use std::ops::Range;

use num_traits::{CheckedAdd as _, CheckedMul as _, Signed as _, ToPrimitive as _, Zero as _};

use bachet_notation::Number;
use bachet_notation::crossing::{At, CrossingPuzzle, Quantity, Truth};

use super::asked::Asked;
use super::clock::clock;
use super::company;
use super::linear::gcd;
use super::register::Register;
use super::rules::{BankRules, any_part, any_quantity};
use super::{Class, Field, Obstacle};

/// What the boat may carry, from place to place.
#[derive(Clone, Debug, Default)]
pub(crate) struct Loads {
    /// In order of the place that they start from, the place they go to, and their size.
    pub(crate) list: Vec<Load>,
    pub(crate) parts: Vec<Part>,
    /// The loads from each place.
    pub(crate) from: Vec<Range<u32>>,
    /// What each load changes in each sum at the place that it leaves, and at the place that it comes to.
    leaving: Vec<i64>,
    landing: Vec<i64>,
    tests: usize,
    /// What each composition costs at each reading of the clock, in units of one `denominator`-th.
    costs: Vec<u64>,
    pub(crate) denominator: i64,
    pub(crate) is_uniform: bool,
    compositions: usize,
    /// What is known of the composition on the trip after, at each reading of the clock.
    before: Vec<u32>,
    /// For each reading of the clock and each load before a bit for each composition that may go; nothing where all may.
    allowed: Vec<u64>,
}

/// A load between two places.
#[derive(Clone, Debug)]
pub(crate) struct Load {
    pub(crate) from: u32,
    pub(crate) to: u32,
    /// How many things it is.
    pub(crate) size: u32,
    pub(crate) parts: Range<u32>,
    composition: u32,
}

/// Units of one class in one condition, some members of which are in the load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) class: u32,
    /// Which members step in.
    pub(crate) subset: u32,
    pub(crate) count: u32,
    /// The fields of their condition before and after.
    pub(crate) before: u32,
    pub(crate) after: u32,
}

/// How many units of each class step in with which members.
#[derive(Clone, Debug)]
struct Composition {
    size: u32,
    /// Variable and number.
    units: Vec<(u32, u32)>,
}

/// More compositions than this are not looked at.
const MOST_COMPOSITIONS: usize = 1 << 19;
/// More numbers than this are not kept.
const MOST_NUMBERS: usize = 1 << 23;

impl Loads {
    #[inline]
    pub(crate) fn leaving(&self, load: usize) -> &[i64] {
        &self.leaving[load * self.tests..(load + 1) * self.tests]
    }

    #[inline]
    pub(crate) fn landing(&self, load: usize) -> &[i64] {
        &self.landing[load * self.tests..(load + 1) * self.tests]
    }

    #[inline]
    pub(crate) fn cost(&self, load: usize, trip: u32) -> u64 {
        let row = if self.costs.len() == self.compositions { 0 } else { trip as usize * self.compositions };
        self.costs[row + self.list[load].composition as usize]
    }

    /// Whether the load may go at this reading of the clock, after this load before.
    #[inline]
    pub(crate) fn may_go(&self, load: usize, register: &Register, low: u64) -> bool {
        if self.allowed.is_empty() {
            return true;
        }
        let row = register.trip(low) as usize * register.memories() as usize + register.before(low) as usize;
        let composition = self.list[load].composition as usize;
        self.allowed[row * self.compositions.div_ceil(64) + composition / 64] >> (composition % 64) & 1 == 1
    }

    /// Whether earlier trips have no say in what may go.
    #[inline]
    pub(crate) fn is_always(&self) -> bool {
        self.allowed.is_empty()
    }

    /// How many things the largest load is.
    pub(crate) fn largest(&self) -> u64 {
        self.list.iter().map(|load| u64::from(load.size)).max().unwrap_or(0)
    }

    /// The register after the load has gone.
    #[inline]
    pub(crate) fn register_after(&self, load: usize, register: &Register, low: u64) -> u64 {
        let to = self.list[load].to;
        if register.is_boat_alone() {
            return u64::from(to);
        }
        let trip = register.trip(low);
        let before = match self.before.len() {
            0 => 0,
            _ => self.before[trip as usize * self.compositions + self.list[load].composition as usize],
        };
        register.pack(to, register.next_trip(trip), before)
    }

    /// The puzzle's limit in the unit of these costs.
    pub(crate) fn limit(&self, puzzle: &CrossingPuzzle) -> Result<Option<u64>, Obstacle> {
        let Some(limit) = puzzle.limit else { return Ok(None) };
        if limit.is_negative() {
            return Err(Obstacle::NegativeCost);
        }
        let scaled = i128::from(*limit.numer()) * i128::from(self.denominator) / i128::from(*limit.denom());
        Ok(Some(u64::try_from(scaled).unwrap_or(u64::MAX)))
    }
}

/// What loads are made from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prepared<'a> {
    pub(crate) puzzle: &'a CrossingPuzzle,
    pub(crate) asked: &'a Asked<'a>,
    pub(crate) classes: &'a [Class],
    pub(crate) fields: &'a [Field],
    pub(crate) rules: &'a BankRules,
}

impl Prepared<'_> {
    pub(crate) fn loads(&self, first_field: &[u32]) -> Result<(Loads, Register), Obstacle> {
        let puzzle = self.puzzle;
        let (turn, clock) = clock(puzzle, self.asked)?;
        let mut compositions = self.compositions()?;
        // The sort is stable: of one size in the order in which they were made.
        compositions.sort_by_key(|c| c.size);
        let mut loads = Loads { tests: self.rules.tests.len(), denominator: 1, is_uniform: true, ..Loads::default() };
        loads.compositions = compositions.len();
        let memories = self.memories(&compositions, clock, &mut loads)?;
        let register = Register::new(puzzle.places.len() as u32, turn, clock, memories.len() as u32);
        self.allow(&compositions, &register, &memories, &mut loads);
        self.costs(&compositions, clock, &mut loads)?;
        self.routes(&compositions, first_field, &mut loads)?;
        Ok((loads, register))
    }

    /// What may be in the boat for all that does not depend on earlier trips.
    fn compositions(&self) -> Result<Vec<Composition>, Obstacle> {
        let puzzle = self.puzzle;
        let variables: Vec<(u32, u32)> = self
            .classes
            .iter()
            .enumerate()
            .flat_map(|(c, class)| class.subsets().map(move |subset| (c as u32, subset)))
            .collect();
        let value = |class: u32, subset: u32, attribute| {
            let slots = self.classes[class as usize].slots.iter().enumerate();
            let mut values =
                slots.filter(|(s, _)| subset >> s & 1 == 1).filter_map(|(_, s)| puzzle.value_of(s.example, attribute));
            values.try_fold(Number::zero(), |sum, value| sum.checked_add(&value)).ok_or(Obstacle::Numbers)
        };
        let mut limits = Vec::with_capacity(puzzle.boat.limits.len());
        let mut is_falling = false;
        for limit in &puzzle.boat.limits {
            let each: Vec<Number> = variables
                .iter()
                .map(|(class, subset)| value(*class, *subset, limit.attribute))
                .collect::<Result<_, _>>()?;
            is_falling |= each.iter().any(Number::is_negative);
            limits.push((limit.most, each));
        }
        let truths = puzzle.rules.iter().filter(|r| matches!(r.at, At::Boat | At::Everywhere)).map(|r| &r.truth);
        let truths: Vec<&Truth> = truths.chain(&puzzle.rower).filter(|t| !is_of_trips(t)).collect();
        let mut filling = Filling {
            prepared: self,
            variables: &variables,
            limits: &limits,
            is_falling,
            truths: &truths,
            seats: puzzle.boat.seats.unwrap_or(u32::MAX),
            least: (0..puzzle.places.len() as u32).map(|p| least(puzzle, p)).min().unwrap_or(0),
            present: vec![0; variables.len()],
            used: vec![0; self.classes.len()],
            units: Vec::new(),
            sums: vec![Number::zero(); limits.len()],
            size: 0,
            seen: 0,
            found: Vec::new(),
        };
        filling.fill(0)?;
        Ok(filling.found)
    }

    fn judged<'b>(
        &'b self,
        present: &'b [u32],
        trip: u32,
        previous: Option<&'b [Option<Number>]>,
    ) -> company::Load<'b> {
        company::Load {
            puzzle: self.puzzle,
            asked: self.asked,
            classes: self.classes,
            present,
            trip: u64::from(trip),
            previous,
        }
    }

    fn present(&self, composition: &Composition) -> Vec<u32> {
        let mut present = vec![0; self.classes.iter().map(|class| class.subsets().len()).sum()];
        for (variable, n) in &composition.units {
            present[*variable as usize] = *n;
        }
        present
    }

    /// What rules ask of loads before: each different list of answers, the first for no load at all.
    fn memories(
        &self,
        compositions: &[Composition],
        clock: u32,
        loads: &mut Loads,
    ) -> Result<Vec<Vec<Option<Number>>>, Obstacle> {
        let mut memories = vec![Vec::new()];
        if self.asked.previous.is_empty() {
            return Ok(memories);
        }
        if clock as usize * compositions.len() > MOST_NUMBERS {
            return Err(Obstacle::Loads);
        }
        for trip in 0..clock {
            for composition in compositions {
                let present = self.present(composition);
                let load = self.judged(&present, trip, None);
                let answers: Vec<Option<Number>> = self.asked.previous.iter().map(|q| load.quantity(q)).collect();
                let place = memories[1..].iter().position(|b| *b == answers).unwrap_or_else(|| {
                    memories.push(answers);
                    memories.len() - 2
                });
                if place > 1 << 12 {
                    return Err(Obstacle::Loads);
                }
                loads.before.push(place as u32 + 1);
            }
        }
        Ok(memories)
    }

    /// What may go when: rules that speak of earlier trips.
    fn allow(
        &self,
        compositions: &[Composition],
        register: &Register,
        memories: &[Vec<Option<Number>>],
        loads: &mut Loads,
    ) {
        let in_boat = self.puzzle.rules.iter().filter(|r| matches!(r.at, At::Boat | At::Everywhere)).map(|r| &r.truth);
        let truths: Vec<&Truth> = in_boat.chain(&self.puzzle.rower).filter(|t| is_of_trips(t)).collect();
        if truths.is_empty() {
            return;
        }
        let words = compositions.len().div_ceil(64);
        loads.allowed = vec![0; words * register.clock() as usize * memories.len()];
        for (c, composition) in compositions.iter().enumerate() {
            let present = self.present(composition);
            for trip in 0..register.clock() {
                for (b, before) in memories.iter().enumerate() {
                    let load = self.judged(&present, trip, (b > 0).then_some(before));
                    // What speaks of the load before is not asked on the first trip.
                    let is_asked = |t: &Truth| b > 0 || !is_of_loads_before(t);
                    if truths.iter().all(|t| !is_asked(t) || load.holds(t)) {
                        let row = trip as usize * memories.len() + b;
                        loads.allowed[row * words + c / 64] |= 1 << (c % 64);
                    }
                }
            }
        }
    }

    fn costs(&self, compositions: &[Composition], clock: u32, loads: &mut Loads) -> Result<(), Obstacle> {
        let Some(cost) = &self.puzzle.cost else {
            loads.costs = vec![1; compositions.len()];
            return Ok(());
        };
        let readings = if any_part(cost, &|q| matches!(q, Quantity::Trip)) { clock } else { 1 };
        let mut costs = Vec::with_capacity(compositions.len() * readings as usize);
        for trip in 0..readings {
            for composition in compositions {
                let present = self.present(composition);
                let cost = self.judged(&present, trip, None).cost(cost).ok_or(Obstacle::Numbers)?;
                if cost.is_negative() {
                    return Err(Obstacle::NegativeCost);
                }
                costs.push(cost);
            }
        }
        for cost in &costs {
            let divisor = gcd(loads.denominator, *cost.denom());
            loads.denominator = (loads.denominator / divisor).checked_mul(*cost.denom()).ok_or(Obstacle::Numbers)?;
        }
        let unit = Number::from_integer(loads.denominator);
        let scaled = costs.iter().map(|cost| cost.checked_mul(&unit).and_then(|c| c.to_integer().to_u64()));
        loads.costs = scaled.collect::<Option<_>>().ok_or(Obstacle::Numbers)?;
        loads.is_uniform = loads.costs.iter().all(|cost| *cost == 1);
        Ok(())
    }

    /// Loads from place to place.
    fn routes(&self, compositions: &[Composition], first_field: &[u32], loads: &mut Loads) -> Result<(), Obstacle> {
        let puzzle = self.puzzle;
        let places = puzzle.places.len() as u32;
        for from in 0..places {
            let begin = loads.list.len() as u32;
            for to in 0..places {
                let joins = |r: &bachet_notation::crossing::Route| {
                    (r.from.0, r.to.0) == (from, to) || (r.to.0, r.from.0) == (from, to)
                };
                if from == to || !puzzle.routes.is_empty() && !puzzle.routes.iter().any(joins) {
                    continue;
                }
                let least = least(puzzle, from);
                for (c, composition) in compositions.iter().enumerate().filter(|(_, c)| c.size >= least) {
                    let mut spreading = Spreading {
                        prepared: self,
                        first_field,
                        places,
                        load: Load { from, to, size: composition.size, parts: 0..0, composition: c as u32 },
                        units: &composition.units,
                        parts: Vec::new(),
                        loads,
                    };
                    spreading.spread(0, 0, 0)?;
                }
            }
            loads.from.push(begin..loads.list.len() as u32);
        }
        Ok(())
    }
}

/// The fewest that the boat takes from a place.
fn least(puzzle: &CrossingPuzzle, place: u32) -> u32 {
    let applies = puzzle.boat.least.iter().filter(|l| l.from.is_none_or(|from| from.0 == place));
    applies.map(|l| l.count).max().unwrap_or(0)
}

fn is_of_trips(truth: &Truth) -> bool {
    any_quantity(truth, &|q| matches!(q, Quantity::Trip | Quantity::Previous(_)))
}

fn is_of_loads_before(truth: &Truth) -> bool {
    any_quantity(truth, &|q| matches!(q, Quantity::Previous(_)))
}

/// Fills the boat in every way, unit by unit.
struct Filling<'a> {
    prepared: &'a Prepared<'a>,
    /// Class and members.
    variables: &'a [(u32, u32)],
    /// The most, and what a unit of each variable adds.
    limits: &'a [(Number, Vec<Number>)],
    /// Whether a unit more may make a sum smaller.
    is_falling: bool,
    truths: &'a [&'a Truth],
    seats: u32,
    least: u32,
    present: Vec<u32>,
    used: Vec<u32>,
    /// Variables in the boat in order, with their numbers.
    units: Vec<(u32, u32)>,
    sums: Vec<Number>,
    size: u32,
    seen: usize,
    found: Vec<Composition>,
}

impl Filling<'_> {
    /// Puts in numbers of units of each variable from this one on: for each variable in turn, so many more. It goes as
    /// deep as there are variables.
    fn fill(&mut self, first: usize) -> Result<(), Obstacle> {
        for v in first..self.variables.len() {
            let (class, subset) = self.variables[v];
            let class = class as usize;
            let size = subset.count_ones();
            let room = self.prepared.classes[class].count - self.used[class];
            let seats = (self.seats - self.size) / size;
            let sums = (!self.limits.is_empty()).then(|| self.sums.clone());
            let mut n = 0;
            while n < room.min(seats) {
                n += 1;
                let mut is_over = false;
                for (sum, (most, each)) in self.sums.iter_mut().zip(self.limits) {
                    *sum = sum.checked_add(&each[v]).ok_or(Obstacle::Numbers)?;
                    is_over |= *sum > *most;
                }
                if is_over && !self.is_falling {
                    n -= 1;
                    break;
                }
                self.seen += 1;
                if self.seen > MOST_COMPOSITIONS {
                    return Err(Obstacle::Loads);
                }
                self.present[v] = n;
                self.size += size;
                self.used[class] += 1;
                if n == 1 {
                    self.units.push((v as u32, 1));
                } else if let Some(last) = self.units.last_mut() {
                    last.1 = n;
                }
                if !is_over && self.size >= self.least && self.is_allowed() {
                    self.found.push(Composition { size: self.size, units: self.units.clone() });
                }
                self.fill(v + 1)?;
            }
            if n > 0 {
                self.units.pop();
            }
            self.present[v] = 0;
            self.size -= n * size;
            self.used[class] -= n;
            if let Some(sums) = sums {
                self.sums = sums;
            }
        }
        Ok(())
    }

    fn is_allowed(&self) -> bool {
        let load = self.prepared.judged(&self.present, 0, None);
        self.truths.iter().all(|t| load.holds(t))
    }
}

/// Takes the units of a composition from every condition that they may be in.
struct Spreading<'a, 'b> {
    prepared: &'a Prepared<'a>,
    first_field: &'a [u32],
    places: u32,
    load: Load,
    units: &'a [(u32, u32)],
    parts: Vec<Part>,
    loads: &'b mut Loads,
}

impl Spreading<'_, '_> {
    /// Takes those that are left of one variable from conditions from this one on, then the next variable's. It goes as
    /// deep as there are parts.
    fn spread(&mut self, unit: usize, condition: u32, taken: u32) -> Result<(), Obstacle> {
        let Some(&(variable, count)) = self.units.get(unit) else { return self.add() };
        if taken == count {
            return self.spread(unit + 1, 0, 0);
        }
        let classes = self.prepared.classes;
        let class = classes.partition_point(|class| class.first <= variable as usize) - 1;
        let subset = variable - classes[class].first as u32 + 1;
        for condition in condition..classes[class].conditions(self.places) {
            if classes[class].present(condition, self.load.from, self.places) & subset != subset {
                continue;
            }
            let after = classes[class].moved(condition, subset, self.load.to, self.places);
            for n in (1..=count - taken).rev() {
                self.parts.push(Part {
                    class: class as u32,
                    subset,
                    count: n,
                    before: self.first_field[class] + condition,
                    after: self.first_field[class] + after,
                });
                self.spread(unit, condition + 1, taken + n)?;
                self.parts.pop();
            }
        }
        Ok(())
    }

    fn add(&mut self) -> Result<(), Obstacle> {
        let Prepared { classes, fields, rules, .. } = *self.prepared;
        let loads = &mut *self.loads;
        let begin = loads.parts.len() as u32;
        loads.parts.extend_from_slice(&self.parts);
        if loads.parts.len() + loads.leaving.len() + rules.tests.len() > MOST_NUMBERS {
            return Err(Obstacle::Loads);
        }
        let present = |part: &Part, field: u32, place: u32| {
            classes[part.class as usize].present(fields[field as usize].condition, place, self.places)
        };
        for test in &rules.tests {
            let term = |part: &Part, subset: u32| match subset {
                0 => 0,
                subset => test.terms[classes[part.class as usize].variable(subset)] * i64::from(part.count),
            };
            let change = |place: u32| {
                let each = self.parts.iter().map(|part| {
                    term(part, present(part, part.after, place)) - term(part, present(part, part.before, place))
                });
                each.sum::<i64>()
            };
            loads.leaving.push(change(self.load.from));
            loads.landing.push(change(self.load.to));
        }
        loads.list.push(Load { parts: begin..loads.parts.len() as u32, ..self.load.clone() });
        Ok(())
    }
}
