//! States with every thing by name.
//!
//! The places of a class's members are stored in blocks with one bit for each unit: one block for each member and each
//! binary digit of its place. The units in a condition are an AND of blocks, and moving some of them is an XOR. The
//! loads that may go depend on numbers only, so [`Orbits`] finds them, and each load becomes every choice of units.

use std::cmp::Reverse;

use bachet_notation::crossing::{BoatId, PlaceId, Thing};
use bachet_statespace::population::Word;
use bachet_statespace::{Move, Space};

use crate::model::{Model, Obstacle, Part};
use crate::orbits::Orbits;

/// The layout of the bits of all things.
#[derive(Clone, Debug)]
pub(crate) struct Blocks<W> {
    /// For each class: the mask of its units, and where its blocks begin; a block for each slot and digit.
    classes: Vec<(W, u32)>,
    /// The number of binary digits of a place.
    digits: u32,
    /// For each part of a load, the bits that change when the first unit moves.
    steps: Vec<W>,
    register: u64,
    start: W,
    /// The bits that are fixed at a goal, and their values.
    fixed: W,
    goal: W,
}

impl<W: Word> Blocks<W> {
    pub(crate) fn new(model: &Model) -> Result<Self, Obstacle> {
        let digits = u32::BITS - (model.places.max(2) - 1).leading_zeros();
        let mut offset = model.register.bits();
        let mut classes = Vec::with_capacity(model.classes.len());
        for class in &model.classes {
            let bits = u64::from(class.count) * class.slots.len() as u64 * u64::from(digits);
            if u64::from(offset) + bits > u64::from(W::BITS) {
                return Err(Obstacle::Bits);
            }
            classes.push((W::mask(class.count), offset));
            offset += bits as u32;
        }
        let register = (1 << model.register.bits()) - 1;
        let mut blocks =
            Self { classes, digits, steps: Vec::new(), register, start: W::ZERO, fixed: W::ZERO, goal: W::ZERO };
        blocks.start = W::of(model.register.start(&model.boat_starts));
        for (c, class) in model.classes.iter().enumerate() {
            for (s, slot) in class.slots.iter().enumerate() {
                blocks.start = blocks.start | blocks.all_at(c, s, class.count, slot.start.0);
                if let Some(goal) = slot.goal {
                    blocks.fixed = blocks.fixed | blocks.all_at(c, s, class.count, u32::MAX);
                    blocks.goal = blocks.goal | blocks.all_at(c, s, class.count, goal.0);
                }
            }
        }
        for load in &model.loads.list {
            for part in &model.loads.parts[load.parts.start as usize..load.parts.end as usize] {
                let mut step = W::ZERO;
                for s in (0..model.classes[part.class as usize].slots.len()).filter(|s| part.subset >> s & 1 == 1) {
                    step = step | blocks.all_at(part.class as usize, s, 1, load.from ^ load.to);
                }
                blocks.steps.push(step);
            }
        }
        Ok(blocks)
    }

    /// Returns the bits of a member of the first `count` units, at this place.
    fn all_at(&self, class: usize, slot: usize, count: u32, place: u32) -> W {
        let mut bits = W::ZERO;
        for digit in (0..self.digits).filter(|digit| place >> digit & 1 == 1) {
            bits = bits | W::mask(count) << self.block(class, slot, digit);
        }
        bits
    }

    #[inline]
    fn block(&self, class: usize, slot: usize, digit: u32) -> u32 {
        let (units, first) = self.classes[class];
        first + (slot as u32 * self.digits + digit) * units.ones()
    }

    #[inline]
    fn units(&self, model: &Model, state: W, class: usize, mut condition: u32) -> W {
        let (all, mut block) = self.classes[class];
        let count = model.classes[class].count;
        let mut units = all;
        for _ in 0..model.classes[class].slots.len() {
            let place = condition % model.places;
            condition /= model.places;
            for digit in 0..self.digits {
                let bits = state >> block;
                units = units & if place >> digit & 1 == 1 { bits } else { !bits };
                block += count;
            }
        }
        units
    }
}

/// The states of a crossing with every thing by name.
#[derive(Debug)]
pub(crate) struct Named<'a, O, W> {
    orbits: Orbits<'a, O>,
    blocks: &'a Blocks<W>,
    /// The units that each number of the state up to symmetry counts, for the state that is being expanded.
    units: Vec<W>,
}

impl<'a, O: Word, W: Word> Named<'a, O, W> {
    pub(crate) fn new(orbits: Orbits<'a, O>, blocks: &'a Blocks<W>) -> Self {
        Self { orbits, blocks, units: Vec::new() }
    }

    /// Returns the state up to symmetry, and stores the units that its numbers count.
    #[inline]
    fn orbit(&mut self, state: W) -> O {
        let model = self.orbits.model;
        let mut orbit = O::of(state.low() & self.blocks.register);
        self.units.clear();
        for (f, field) in model.fields.iter().enumerate() {
            let units = self.blocks.units(model, state, field.class as usize, field.condition);
            orbit = orbit | self.orbits.packed.packing.only(f, u64::from(units.ones()));
            self.units.push(units);
        }
        orbit
    }

    /// Returns an upper bound for the number of moves of the state, without making them.
    pub(crate) fn max_moves(&mut self, state: W) -> u64 {
        let orbit = self.orbit(state);
        let (model, units) = (self.orbits.model, &self.units);
        let ways = |part: &Part| combinations(units[part.before as usize].ones(), part.count);
        let of_load = |parts: &[Part]| parts.iter().map(ways).fold(1, u64::saturating_mul);
        self.orbits.allowed(orbit).iter().map(|known| of_load(model.parts(known.load))).fold(0, u64::saturating_add)
    }

    /// Returns the place of every thing, in the order of classes.
    pub(crate) fn places(&self, state: W) -> impl Iterator<Item = (Thing, PlaceId)> {
        let digit = move |c: usize, slot: usize, unit: u32, digit: u32| {
            let block = self.blocks.block(c, slot, digit) + unit;
            u32::from(state >> block & W::ONE != W::ZERO) << digit
        };
        self.orbits.model.classes.iter().enumerate().flat_map(move |(c, class)| {
            (0..class.slots.len()).flat_map(move |slot| {
                (0..class.count).map(move |unit| {
                    let place = (0..self.blocks.digits).map(|d| digit(c, slot, unit, d)).sum();
                    (class.thing(unit, slot), PlaceId(place))
                })
            })
        })
    }

    /// Returns the place of every boat.
    pub(crate) fn boats(&self, state: W) -> Vec<PlaceId> {
        self.orbits.model.register.places(state.low() & self.blocks.register)
    }

    /// Returns the things that go from one state to another, in the order of classes.
    pub(crate) fn load(&self, from: W, to: W) -> Vec<Thing> {
        let mut load = Vec::new();
        for (c, class) in self.orbits.model.classes.iter().enumerate() {
            for slot in 0..class.slots.len() {
                let mut units = W::ZERO;
                for digit in 0..self.blocks.digits {
                    units = units | (from ^ to) >> self.blocks.block(c, slot, digit);
                }
                units = units & self.blocks.classes[c].0;
                while units != W::ZERO {
                    load.push(class.thing(units.lowest(), slot));
                    units = units & units.minus(W::ONE);
                }
            }
        }
        load
    }
}

impl<O: Word, W: Word> Space for Named<'_, O, W> {
    type State = W;

    fn start(&self) -> W {
        self.blocks.start
    }

    fn is_goal(&self, state: W) -> bool {
        let model = self.orbits.model;
        (state ^ self.blocks.goal) & self.blocks.fixed == W::ZERO
            && model.are_boats_home(state.low() & self.blocks.register)
    }

    #[inline]
    fn moves(&mut self, from: W, mut visit: impl FnMut(Move<W>)) {
        let orbit = self.orbit(from);
        let model = self.orbits.model;
        let units = &self.units;
        let trip = model.register.trip(from.low() & self.blocks.register);
        let blocks = self.blocks;
        for known in self.orbits.allowed(orbit) {
            let label = known.load;
            let cost = if model.loads.is_uniform { 1 } else { model.loads.cost(label as usize, trip) };
            let register = orbit.plus(known.change).low() & blocks.register;
            let begin = model.loads.list[label as usize].parts.start as usize;
            let choice = UnitChoice { model, blocks, units, parts: model.parts(label), steps: &blocks.steps[begin..] };
            let to = from ^ W::of(from.low() & blocks.register) ^ W::of(register);
            choice.each(0, to, &mut |to| visit(Move { label, cost, to }));
        }
    }

    fn is_reversible(&self) -> bool {
        self.orbits.is_reversible()
    }

    fn has_unit_costs(&self) -> bool {
        self.orbits.has_unit_costs()
    }
}

/// Returns the binomial coefficient, or the largest number if that is larger.
fn combinations(of: u32, chosen: u32) -> u64 {
    let (of, chosen) = (u128::from(of), u128::from(chosen));
    let mut ways = 1_u128;
    for i in 0..chosen {
        // A product of i + 1 consecutive numbers is a multiple of (i + 1)!.
        ways = ways * of.saturating_sub(i) / (i + 1);
        if ways > u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    ways as u64
}

/// Chooses the units of a load among those in the right conditions.
struct UnitChoice<'a, W> {
    model: &'a Model,
    blocks: &'a Blocks<W>,
    units: &'a [W],
    parts: &'a [Part],
    steps: &'a [W],
}

impl<W: Word> UnitChoice<'_, W> {
    /// Visits every choice for the parts from this one on; `to` is the state after the parts before.
    #[inline]
    fn each(&self, i: usize, to: W, visit: &mut impl FnMut(W)) {
        let Some(part) = self.parts.get(i) else { return visit(to) };
        let mut units = self.units[part.before as usize];
        if self.parts[..i].iter().any(|p| p.before == part.before) {
            // Units that have boarded are no longer in the condition; units that came into it were not in it at first.
            let condition = self.model.fields[part.before as usize].condition;
            units = units & self.blocks.units(self.model, to, part.class as usize, condition);
        }
        self.some(i, units, part.count, to, visit);
    }

    /// Visits every choice of `count` of the units, in ascending order.
    fn some(&self, i: usize, mut units: W, count: u32, to: W, visit: &mut impl FnMut(W)) {
        let step = self.steps[i];
        if count == 1 && i + 1 == self.parts.len() {
            while units != W::ZERO {
                visit(to ^ step << units.lowest());
                units = units & units.minus(W::ONE);
            }
            return;
        }
        while units != W::ZERO {
            let next = to ^ step << units.lowest();
            units = units & units.minus(W::ONE);
            if count > 1 {
                self.some(i, units, count - 1, next, visit);
            } else {
                self.each(i + 1, next, visit);
            }
        }
    }
}

/// The rank of a move in the order: its boat, its target place, the size of its load, and the indices of its things.
type Rank = (BoatId, u32, u32, Reverse<u128>);

/// The same states, with moves in the order in which ways are listed: by their boat, then by their target place, then
/// by the size of the load, then by the ascending indices of its things.
#[derive(Debug)]
pub(crate) struct Ordered<'a, O, W> {
    pub(crate) named: Named<'a, O, W>,
    /// The rank of each unit's member, block by block.
    ranks: Vec<u32>,
    found: Vec<(Rank, Move<W>)>,
}

impl<'a, O: Word, W: Word> Ordered<'a, O, W> {
    pub(crate) fn new(named: Named<'a, O, W>, rank: impl Fn(Thing) -> u32) -> Self {
        let mut ranks = vec![0; W::BITS as usize];
        for (c, class) in named.orbits.model.classes.iter().enumerate() {
            for slot in 0..class.slots.len() {
                let first = named.blocks.block(c, slot, 0);
                for unit in 0..class.count {
                    for digit in 0..named.blocks.digits {
                        ranks[(first + digit * class.count + unit) as usize] = rank(class.thing(unit, slot));
                    }
                }
            }
        }
        Self { named, ranks, found: Vec::new() }
    }
}

impl<O: Word, W: Word> Space for Ordered<'_, O, W> {
    type State = W;

    fn start(&self) -> W {
        self.named.start()
    }

    fn is_goal(&self, state: W) -> bool {
        self.named.is_goal(state)
    }

    fn moves(&mut self, from: W, visit: impl FnMut(Move<W>)) {
        let Self { named, ranks, found } = self;
        let loads = &named.orbits.model.loads.list;
        let register = named.blocks.register;
        found.clear();
        named.moves(from, |step| {
            let mut moved = (from ^ step.to) & !W::of(register);
            let mut things = 0_u128;
            while moved != W::ZERO {
                things |= 1 << (127 - ranks[moved.lowest() as usize]);
                moved = moved & moved.minus(W::ONE);
            }
            let load = &loads[step.label as usize];
            // Of two sets of one size, the one with the lowest thing that is not in both comes first.
            found.push(((load.boat, load.to, load.size, Reverse(things)), step));
        });
        found.sort_unstable_by_key(|(order, _)| *order);
        found.iter().map(|(.., step)| *step).for_each(visit);
    }

    fn is_reversible(&self) -> bool {
        self.named.is_reversible()
    }

    fn has_unit_costs(&self) -> bool {
        self.named.has_unit_costs()
    }
}

#[cfg(test)]
mod tests {
    use super::combinations;

    #[test]
    fn combinations_are_counted_up_to_the_largest_number() {
        let counted = [(5, 0), (5, 2), (100, 4), (3, 5)].map(|(of, chosen)| combinations(of, chosen));
        assert_eq!(counted, [1, 10, 3_921_225, 0]);
        assert_eq!(combinations(128, 64), u64::MAX);
    }
}
