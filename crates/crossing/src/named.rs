//! States with every thing by name.
//!
//! The places of a class's members are stored in blocks with one bit for each unit: one block for each member and each
//! binary digit of its place. The units in a condition are an AND of blocks, and moving some of them is an XOR. The
//! loads that may go depend on numbers only, so [`Orbits`] finds them, and each load becomes every choice of units.
//!
//! Below the blocks is the state up to symmetry. It follows from the blocks, but a move changes it by an addition, which
//! is much faster than counting the units in each condition. If it does not fit, only its register is stored.

use std::cmp::Reverse;

use bachet_notation::crossing::{BoatId, PlaceId, Thing};
use bachet_statespace::population::Word;
use bachet_statespace::{Move, Space};

use crate::model::{Class, Model, Obstacle, Part};
use crate::orbits::Orbits;

/// The layout of the bits of all things.
#[derive(Clone, Debug)]
pub(crate) struct Blocks<W> {
    classes: Vec<ClassBlocks<W>>,
    /// The number of binary digits of a place.
    digits: u32,
    /// The conditions of all classes, in the order of the model's fields.
    conditions: Vec<ConditionBlocks<W>>,
    /// The blocks that the conditions read.
    reads: Vec<BlockRead<W>>,
    /// For each part of a load, how its units are chosen.
    choices: Vec<PartChoice<W>>,
    register: u64,
    /// The bits of the state up to symmetry, or of its register if it does not fit.
    low: u64,
    start: W,
    /// The bits that are fixed at a goal, and their values.
    fixed: W,
    goal: W,
}

/// The blocks of a class: one for each slot and digit, with a bit for each unit.
#[derive(Clone, Copy, Debug)]
struct ClassBlocks<W> {
    /// The mask of its units.
    all: W,
    /// The number of its units.
    count: u32,
    /// The lowest bit of the first block.
    first: u32,
}

/// A condition: the AND of the blocks of a class, some of them negated.
#[derive(Clone, Copy, Debug)]
struct ConditionBlocks<W> {
    /// The mask of the units of the class.
    all: W,
    /// The range of its blocks among those that conditions read.
    begin: u32,
    end: u32,
}

/// A block as part of a condition.
#[derive(Clone, Copy, Debug)]
struct BlockRead<W> {
    /// The lowest bit of the block.
    shift: u32,
    /// All bits if the block is negated, else none.
    flip: W,
}

/// Units of one condition that board.
#[derive(Clone, Copy, Debug)]
struct PartChoice<W> {
    /// The bits that change when the first unit moves.
    step: W,
    /// The index of their condition.
    condition: u32,
    /// The number of units that board.
    count: u32,
    /// Whether an earlier part of the load takes units of this condition, too.
    is_further: bool,
}

impl<W: Word> Blocks<W> {
    pub(crate) fn new<O: Word>(orbits: &Orbits<'_, O>) -> Result<Self, Obstacle> {
        let (model, packed) = (orbits.model, orbits.packed);
        let digits = u32::BITS - (model.places.max(2) - 1).leading_zeros();
        let bits = |class: &Class| u64::from(class.count) * class.slots.len() as u64 * u64::from(digits);
        let things = model.classes.iter().map(bits).fold(0, u64::saturating_add);
        let fits = |low: u32| u64::from(low).saturating_add(things) <= u64::from(W::BITS);
        let (register, orbit) = (model.register.bits(), packed.packing.bits());
        if !fits(register) {
            return Err(Obstacle::Bits);
        }
        let low = if orbit <= u64::BITS && fits(orbit) { orbit } else { register };
        let mut offset = low;
        let mut classes = Vec::with_capacity(model.classes.len());
        for class in &model.classes {
            classes.push(ClassBlocks { all: W::mask(class.count), count: class.count, first: offset });
            offset += bits(class) as u32;
        }
        let low = u64::mask(low);
        let mut blocks = Self {
            classes,
            digits,
            conditions: Vec::with_capacity(model.fields.len()),
            reads: Vec::with_capacity(2 * digits as usize * model.fields.len()),
            choices: Vec::with_capacity(model.loads.parts.len()),
            register: u64::mask(register),
            low,
            start: W::of(packed.start.low() & low),
            fixed: W::ZERO,
            goal: W::ZERO,
        };
        for (c, class) in model.classes.iter().enumerate() {
            for (s, slot) in class.slots.iter().enumerate() {
                blocks.start = blocks.start | blocks.all_at(c, s, class.count, slot.start.0);
                if let Some(goal) = slot.goal {
                    blocks.fixed = blocks.fixed | blocks.all_at(c, s, class.count, u32::MAX);
                    blocks.goal = blocks.goal | blocks.all_at(c, s, class.count, goal.0);
                }
            }
        }
        for field in &model.fields {
            blocks.add_condition(model, field.class as usize, field.condition);
        }
        for load in &model.loads.list {
            let parts = &model.loads.parts[load.parts.start as usize..load.parts.end as usize];
            for (i, part) in parts.iter().enumerate() {
                let mut step = W::ZERO;
                let mut slots = part.subset;
                while slots != 0 {
                    step = step
                        | blocks.all_at(part.class as usize, slots.trailing_zeros() as usize, 1, load.from ^ load.to);
                    slots &= slots - 1;
                }
                let is_further = parts[..i].iter().any(|p| p.before == part.before);
                blocks.choices.push(PartChoice { step, condition: part.before, count: part.count, is_further });
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
        let class = &self.classes[class];
        class.first + (slot as u32 * self.digits + digit) * class.count
    }

    fn add_condition(&mut self, model: &Model, class: usize, mut condition: u32) {
        let begin = self.reads.len() as u32;
        for slot in 0..model.classes[class].slots.len() {
            let place = condition % model.places;
            condition /= model.places;
            for digit in 0..self.digits {
                let flip = if place >> digit & 1 == 1 { W::ZERO } else { !W::ZERO };
                self.reads.push(BlockRead { shift: self.block(class, slot, digit), flip });
            }
        }
        self.conditions.push(ConditionBlocks { all: self.classes[class].all, begin, end: self.reads.len() as u32 });
    }

    /// Returns the units that are in a condition.
    #[inline]
    fn units(&self, state: W, condition: &ConditionBlocks<W>) -> W {
        let reads = &self.reads[condition.begin as usize..condition.end as usize];
        reads.iter().fold(condition.all, |units, read| units & (state >> read.shift ^ read.flip))
    }
}

/// The states of a crossing with every thing by name.
#[derive(Debug)]
pub(crate) struct Named<'a, O, W> {
    orbits: Orbits<'a, O>,
    blocks: &'a Blocks<W>,
}

impl<'a, O: Word, W: Word> Named<'a, O, W> {
    pub(crate) fn new(orbits: Orbits<'a, O>, blocks: &'a Blocks<W>) -> Self {
        Self { orbits, blocks }
    }

    /// Returns the state up to symmetry.
    #[inline]
    fn orbit(&self, state: W) -> O {
        let low = O::of(state.low() & self.blocks.low);
        if self.blocks.low == self.blocks.register { low | self.counted(state) } else { low }
    }

    /// Counts the units in each condition.
    fn counted(&self, state: W) -> O {
        let fields = self.orbits.packed.packing.fields();
        let counts = fields.iter().zip(&self.blocks.conditions).map(|(field, condition)| {
            let units = self.blocks.units(state, condition);
            O::of(u64::from(units.ones())) << field.offset
        });
        counts.fold(O::ZERO, |orbit, count| orbit | count)
    }

    /// Returns an upper bound for the number of moves of the state, without making them.
    pub(crate) fn max_moves(&mut self, state: W) -> u64 {
        let orbit = self.orbit(state);
        let (model, packing) = (self.orbits.model, &self.orbits.packed.packing);
        let ways = |part: &Part| combinations(packing.number(orbit, part.before as usize) as u32, part.count);
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
                units = units & self.blocks.classes[c].all;
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
        let (model, blocks) = (self.orbits.model, self.blocks);
        let things = from ^ W::of(from.low() & blocks.low);
        let loads = &model.loads;
        for known in self.orbits.allowed(orbit) {
            let label = known.load;
            let cost = if loads.is_uniform {
                1
            } else {
                loads.cost(label as usize, model.register.trip(from.low() & blocks.register))
            };
            let to = things | W::of(orbit.plus(known.change).low() & blocks.low);
            let parts = &loads.list[label as usize].parts;
            let choice = UnitChoice { blocks, from, parts: &blocks.choices[parts.start as usize..parts.end as usize] };
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
    blocks: &'a Blocks<W>,
    /// The state before the load boards.
    from: W,
    parts: &'a [PartChoice<W>],
}

impl<W: Word> UnitChoice<'_, W> {
    /// Visits every choice for the parts from this one on; `to` is the state after the parts before.
    #[inline]
    fn each(&self, i: usize, to: W, visit: &mut impl FnMut(W)) {
        let Some(part) = self.parts.get(i) else { return visit(to) };
        let condition = &self.blocks.conditions[part.condition as usize];
        let mut units = self.blocks.units(self.from, condition);
        if part.is_further {
            // Units that have boarded are no longer in the condition; units that came into it were not in it at first.
            units = units & self.blocks.units(to, condition);
        }
        if part.count == 1 && i + 1 == self.parts.len() {
            visit_each(units, part.step, to, visit);
        } else {
            self.some(i, part.step, units, part.count, to, visit);
        }
    }

    /// Visits every choice of `count` of the units, in ascending order.
    fn some(&self, i: usize, step: W, mut units: W, count: u32, to: W, visit: &mut impl FnMut(W)) {
        while units != W::ZERO {
            let next = to ^ step << units.lowest();
            units = units & units.minus(W::ONE);
            if count == 1 {
                self.each(i + 1, next, visit);
            } else if count == 2 && i + 1 == self.parts.len() {
                visit_each(units, step, next, visit);
            } else {
                self.some(i, step, units, count - 1, next, visit);
            }
        }
    }
}

/// Visits every choice of one unit, in ascending order.
#[inline]
fn visit_each<W: Word>(mut units: W, step: W, to: W, visit: &mut impl FnMut(W)) {
    while units != W::ZERO {
        visit(to ^ step << units.lowest());
        units = units & units.minus(W::ONE);
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
        let low = named.blocks.low;
        found.clear();
        named.moves(from, |step| {
            let mut moved = (from ^ step.to) & !W::of(low);
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
