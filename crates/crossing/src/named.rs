//! States with every thing by name.
//!
//! The places of a class's members are stored in blocks with one bit for each unit: one block for each member and each
//! binary digit of its place. The units in a condition are an AND of blocks, and moving some of them is an XOR. The
//! loads that may go depend on numbers only, so [`Orbits`] finds them, and each load becomes every choice of units.
//!
//! Below the blocks is the state up to symmetry. It follows from the blocks, but a move changes it by an addition,
//! which is much faster than counting the units in each condition. If it does not fit, only its register is stored.

mod blocks;

use std::cmp::Reverse;

use bachet_notation::crossing::{BoatId, PlaceId, Thing};
use bachet_statespace::population::Word;
use bachet_statespace::{Move, Space};

use crate::model::Part;
use crate::orbits::Orbits;

pub(crate) use blocks::Blocks;
use blocks::PartChoice;

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
    use bachet_budget::Budget;
    use bachet_notation::crossing::read;
    use bachet_statespace::{BinomialProduct, ExploreOptions, Natural, explore};

    use super::*;
    use crate::Crossing;
    use crate::crossing::PackedIn;

    /// Checks on the first states that their numbers agree with their units, and the moves by name with those up to
    /// symmetry.
    #[track_caller]
    fn check<W: Word>(source: &str, has_orbit: bool) {
        let crossing = Crossing::new(&read(source).0).expect("it fits");
        let PackedIn::Narrow(packed) = &crossing.packed else { panic!("it fits 64 bits") };
        let mut orbits = Orbits::new(&crossing.model, packed);
        let blocks = Blocks::<W>::new(&orbits).expect("it fits");
        assert_eq!(blocks.low != blocks.register, has_orbit, "{source}");
        let mut named = Named::new(Orbits::new(&crossing.model, packed), &blocks);
        let explored = explore(&mut named, ExploreOptions::default(), &mut Budget::unlimited().steps(300));
        for id in explored.ids().take(explored.expanded()) {
            let state = explored.state(id);
            let orbit = named.orbit(state);
            assert_eq!(named.counted(state) | u64::of(named.orbits.register(orbit)), orbit, "{source}");
            let mut count = Natural::ZERO;
            for known in orbits.allowed(orbit).to_vec() {
                let mut choices = BinomialProduct::default();
                orbits.choices(orbit, known.load, &mut choices);
                count += &choices.value();
            }
            assert_eq!(count.to_u128(), Some(explored.edges(id).len() as u128), "{source}");
        }
    }

    #[test]
    fn numbers_agree_with_the_blocks() {
        let couples =
            |n: u32, rest: &str| format!("crossing: x\nman: {n}\nwoman: {n}, each with her man\nboat: 2 seats\n{rest}");
        let jealous = "rule: each woman: her man or no man\n";
        check::<u64>(&couples(3, jealous), true);
        check::<u64>(&couples(10, jealous), true);
        check::<u64>(&couples(31, jealous), false);
        check::<u128>(&couples(31, jealous), true);
        check::<u64>(&couples(4, &format!("{jealous}place: island\n")), true);
        check::<u64>(&couples(5, "rule in boat: trip mod 3 != 1 or man > 0\n"), true);
    }

    #[test]
    fn combinations_are_counted_up_to_the_largest_number() {
        let counted = [(5, 0), (5, 2), (100, 4), (3, 5)].map(|(of, chosen)| combinations(of, chosen));
        assert_eq!(counted, [1, 10, 3_921_225, 0]);
        assert_eq!(combinations(128, 64), u64::MAX);
    }
}
