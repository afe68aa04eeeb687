//! The layout of a state by name.

use bachet_statespace::population::Word;

use crate::model::{Class, Model, Obstacle};
use crate::orbits::Orbits;

/// The layout of the bits of all things.
#[derive(Clone, Debug)]
pub(crate) struct Blocks<W> {
    pub(super) classes: Vec<ClassBlocks<W>>,
    /// The number of binary digits of a place.
    pub(super) digits: u32,
    /// The conditions of all classes, in the order of the model's fields.
    pub(super) conditions: Vec<ConditionBlocks<W>>,
    /// The blocks that the conditions read.
    pub(super) reads: Vec<BlockRead<W>>,
    /// For each part of a load, how its units are chosen.
    pub(super) choices: Vec<PartChoice<W>>,
    pub(super) register: u64,
    /// The bits of the state up to symmetry, or of its register if it does not fit.
    pub(super) low: u64,
    pub(super) start: W,
    /// The bits that are fixed at a goal, and their values.
    pub(super) fixed: W,
    pub(super) goal: W,
}

/// The blocks of a class: one for each slot and digit, with a bit for each unit.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClassBlocks<W> {
    /// The mask of its units.
    pub(super) all: W,
    /// The number of its units.
    pub(super) count: u32,
    /// The lowest bit of the first block.
    pub(super) first: u32,
}

/// A condition: the AND of the blocks of a class, some of them negated.
#[derive(Clone, Copy, Debug)]
pub(super) struct ConditionBlocks<W> {
    /// The mask of the units of the class.
    pub(super) all: W,
    /// The range of its blocks among those that conditions read.
    pub(super) begin: u32,
    pub(super) end: u32,
}

/// A block as part of a condition.
#[derive(Clone, Copy, Debug)]
pub(super) struct BlockRead<W> {
    /// The lowest bit of the block.
    pub(super) shift: u32,
    /// All bits if the block is negated, else none.
    pub(super) flip: W,
}

/// Units of one condition that board.
#[derive(Clone, Copy, Debug)]
pub(super) struct PartChoice<W> {
    /// The bits that change when the first unit moves.
    pub(super) step: W,
    /// The index of their condition.
    pub(super) condition: u32,
    /// The number of units that board.
    pub(super) count: u32,
    /// Whether an earlier part of the load takes units of this condition, too.
    pub(super) is_further: bool,
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
    pub(super) fn block(&self, class: usize, slot: usize, digit: u32) -> u32 {
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
    pub(super) fn units(&self, state: W, condition: &ConditionBlocks<W>) -> W {
        let reads = &self.reads[condition.begin as usize..condition.end as usize];
        reads.iter().fold(condition.all, |units, read| units & (state >> read.shift ^ read.flip))
    }
}
