//! States up to symmetry: how many units of each class are in each condition.
//!
//! The moves of a state depend on a few things: whether each condition contains enough units, and each sum that a rule
//! tests, as far as a load can carry it past its bound. States that agree in these have the same moves. So where
//! numbers are large, the moves are computed once for each kind of state and then cached: a move is one addition to the
//! packed state.

mod packed;
mod repeats;

use bachet_notation::crossing::BoatId;
use bachet_statespace::population::{ListId, Memo, Word};
use bachet_statespace::{BinomialProduct, Move, Space};

use crate::boat_set::BoatSet;
use crate::model::{Lanes, Load, Model};

pub(crate) use packed::Packed;
use packed::{Row, Sum};

/// Moves are cached if numbers are at least this many times as large as a load needs: then many states are of one kind.
const MIN_REPETITION: u64 = 4;

/// Number of loads for which memory is allocated at the start.
const INITIAL_LOADS: usize = 32;

/// Maximum number of cached moves.
const MAX_REMEMBERED: usize = 1 << 22;

/// The states of a crossing up to symmetry.
#[derive(Debug)]
pub(crate) struct Orbits<'a, W> {
    pub(crate) model: &'a Model,
    pub(crate) packed: &'a Packed<W>,
    memo: Memo<W, AllowedLoad<W>>,
    remembers: bool,
    found: Vec<AllowedLoad<W>>,
}

/// A load that may go, and what it changes in the state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AllowedLoad<W> {
    pub(crate) load: u32,
    pub(crate) change: W,
}

impl<'a, W: Word> Orbits<'a, W> {
    pub(crate) fn new(model: &'a Model, packed: &'a Packed<W>) -> Self {
        let largest = model.classes.iter().map(|class| u64::from(class.count)).max().unwrap_or(0);
        let needed = packed.packing.saturates() && largest >= MIN_REPETITION * model.loads.largest();
        let remembers = needed && packed.open.is_some();
        Self { model, packed, memo: Memo::new(), remembers, found: Vec::new() }
    }

    /// Caches moves whatever the size of the puzzle, for a caller that asks for the same states again and again.
    pub(crate) fn remembering(mut self) -> Self {
        self.remembers = self.packed.open.is_some();
        self.found.reserve(INITIAL_LOADS);
        self
    }

    /// Whether numbers are so large that distant states often have the same moves.
    pub(crate) fn is_repetitive(&self) -> bool {
        self.remembers
    }

    #[inline]
    pub(crate) fn number(&self, state: W, field: usize) -> u64 {
        self.packed.packing.number(state, field)
    }

    #[inline]
    pub(crate) fn register(&self, state: W) -> u64 {
        state.low() & self.packed.register
    }

    /// Returns the loads that may go in a state.
    #[inline]
    pub(crate) fn allowed(&mut self, state: W) -> &[AllowedLoad<W>] {
        if self.remembers {
            let key = self.packed.packing.saturated(state);
            let more = if self.packed.has_open_sums() { self.sums_of(state) } else { 0 };
            if let Some(list) = self.memo.find(key, more).or_else(|| self.remember(state, key, more)) {
                return self.memo.list(list);
            }
        }
        let mut found = std::mem::take(&mut self.found);
        found.clear();
        self.find(state, |known| found.push(known));
        self.found = found;
        &self.found
    }

    /// Finds the loads that may go in states of a kind; `None` if the cache is full.
    #[inline(never)]
    fn remember(&mut self, state: W, key: W, more: u64) -> Option<ListId> {
        if self.memo.items() > MAX_REMEMBERED {
            return None;
        }
        let mut found = std::mem::take(&mut self.found);
        found.clear();
        self.find(state, |known| found.push(known));
        let list = self.memo.insert(key, more, &found);
        self.found = found;
        Some(list)
    }

    /// Returns the open sums of a state, each as far as it matters.
    #[inline]
    fn sums_of(&self, state: W) -> u64 {
        let register = &self.model.register;
        let trip = if register.trips() == 1 { 0 } else { i64::from(register.trip(self.register(state))) };
        let mut key = 0;
        for open in self.packed.open.as_deref().unwrap_or_default() {
            let sum = self.packed.value(&open.sum, state, trip);
            let sum = if open.modulo == 0 { sum.clamp(open.min, open.max) } else { sum.rem_euclid(open.modulo) };
            key = key << open.width | (sum - open.min) as u64;
        }
        key
    }

    /// Finds the loads that may go, boat by boat.
    #[inline]
    fn find(&self, state: W, mut visit: impl FnMut(AllowedLoad<W>)) {
        if self.model.register.boats() == 1 {
            // One boat meets no other.
            self.find_of(state, BoatId(0), |_| BoatSet::EMPTY, &mut visit);
        } else {
            self.find_of_several(state, &mut visit);
        }
    }

    #[inline(never)]
    fn find_of_several(&self, state: W, visit: &mut impl FnMut(AllowedLoad<W>)) {
        let register = self.register(state);
        for boat in (0..self.model.register.boats()).map(BoatId) {
            self.find_of(state, boat, |place| self.model.register.others_at(register, boat, place), visit);
        }
    }

    /// Finds the loads of a boat that may go; `others` returns the other boats at a place.
    #[inline]
    fn find_of(&self, state: W, boat: BoatId, others: impl Fn(u32) -> BoatSet, visit: &mut impl FnMut(AllowedLoad<W>)) {
        match &self.model.lanes {
            Some(lanes) => self.find_by_lanes(lanes, state, boat, others, visit),
            None => self.find_by_sums(state, boat, others, visit),
        }
    }

    #[inline]
    fn find_by_lanes(
        &self,
        lanes: &Lanes,
        state: W,
        boat: BoatId,
        others: impl Fn(u32) -> BoatSet,
        visit: &mut impl FnMut(AllowedLoad<W>),
    ) {
        let Self { model, packed, .. } = *self;
        let register = self.register(state);
        let trip = i64::from(model.register.trip(register));
        let from = model.register.place(register, boat);
        let loads = model.loads.from(boat, from);
        let value = |sum: &Sum| packed.value(sum, state, trip);
        let party = |place: u32| lanes.packed(packed.sums_at(model, place), value);
        let clauses = |place: u32, boats: BoatSet| lanes.clauses(model.rules.clauses(place as usize, boats));
        let (left, when_left) = (party(from), clauses(from, others(from)));
        let (mut to, mut reached, mut when_reached) = (from, left, when_left);
        let is_plain = model.register.is_fleet_alone() && model.loads.is_always();
        let supply = packed.packing.supply(state);
        for load in loads {
            let row = &packed.rows[load as usize];
            if !supply.covers(row.need) || !lanes.hold(left.wrapping_add(row.leaving), when_left) {
                continue;
            }
            if row.to != to {
                to = row.to;
                (reached, when_reached) = (party(to), clauses(to, others(to).with(boat)));
            }
            if lanes.hold(reached.wrapping_add(row.landing), when_reached) {
                if is_plain {
                    visit(AllowedLoad { load, change: row.change });
                } else {
                    self.offer(load, row, register, visit);
                }
            }
        }
    }

    #[cold]
    fn find_by_sums(
        &self,
        state: W,
        boat: BoatId,
        others: impl Fn(u32) -> BoatSet,
        visit: &mut impl FnMut(AllowedLoad<W>),
    ) {
        let Self { model, packed, .. } = *self;
        let register = self.register(state);
        let trip = i64::from(model.register.trip(register));
        let from = model.register.place(register, boat);
        let value = |sum: &Sum| packed.value(sum, state, trip);
        let party = |place: u32| -> Vec<i64> { packed.sums_at(model, place).iter().map(value).collect() };
        let left = party(from);
        let supply = packed.packing.supply(state);
        let (mut to, mut reached) = (from, Vec::new());
        for load in model.loads.from(boat, from) {
            let row = &packed.rows[load as usize];
            if !supply.covers(row.need)
                || !model.rules.hold(from as usize, others(from), &left, model.loads.leaving(load as usize))
            {
                continue;
            }
            if row.to != to {
                to = row.to;
                reached = party(to);
            }
            let boats = others(to).with(boat);
            if model.rules.hold(to as usize, boats, &reached, model.loads.landing(load as usize)) {
                self.offer(load, row, register, visit);
            }
        }
    }

    /// Visits a load that the places allow, if the boat's rules about earlier trips allow it.
    fn offer(&self, load: u32, row: &Row<W>, register: u64, visit: &mut impl FnMut(AllowedLoad<W>)) {
        let model = self.model;
        if model.loads.may_go(load as usize, &model.register, register) {
            // The boat's move is in the change; the trip counter and the previous load are added.
            let after = model.loads.register_after(load as usize, &model.register, register);
            let Load { boat, from, to, .. } = model.loads.list[load as usize];
            let only = |place| model.register.only(boat, place);
            let moved = register.wrapping_add(only(to)).wrapping_sub(only(from));
            visit(AllowedLoad { load, change: row.change.plus(W::of(after)).minus(W::of(moved)) });
        }
    }

    /// Multiplies `ways` by the number of choices of a load's units in a state.
    pub(crate) fn choices(&self, state: W, load: u32, ways: &mut BinomialProduct) {
        let parts = self.model.parts(load);
        for (i, part) in parts.iter().enumerate() {
            // Units that board with other members are other units.
            let taken: u64 = parts[..i].iter().filter(|p| p.before == part.before).map(|p| u64::from(p.count)).sum();
            ways.choose(self.number(state, part.before as usize) - taken, u64::from(part.count));
        }
    }

    /// Multiplies `ways` by the number of states by name that a state stands for (the size of its orbit).
    pub(crate) fn orbit_size(&self, state: W, ways: &mut BinomialProduct) {
        for (c, class) in self.model.classes.iter().enumerate() {
            let mut left = u64::from(class.count);
            for condition in 0..class.conditions(self.model.places) {
                let number = self.number(state, self.model.field(c, condition));
                ways.choose(left, number);
                left -= number;
            }
        }
    }
}

impl<W: Word> Space for Orbits<'_, W> {
    type State = W;

    fn start(&self) -> W {
        self.packed.start
    }

    fn is_goal(&self, state: W) -> bool {
        state & self.packed.away == W::ZERO && self.model.are_boats_home(self.register(state))
    }

    #[inline]
    fn moves(&mut self, from: W, mut visit: impl FnMut(Move<W>)) {
        let model = self.model;
        let trip = model.register.trip(self.register(from));
        let cost = |load: u32| if model.loads.is_uniform { 1 } else { model.loads.cost(load as usize, trip) };
        let mut step = |known: AllowedLoad<W>| {
            visit(Move { label: known.load, cost: cost(known.load), to: from.plus(known.change) });
        };
        if self.remembers {
            self.allowed(from).iter().copied().for_each(step);
        } else {
            self.find(from, &mut step);
        }
    }

    fn is_reversible(&self) -> bool {
        self.model.is_reversible
    }

    fn has_unit_costs(&self) -> bool {
        self.model.loads.is_uniform
    }

    fn repetitions(&mut self, before: W, state: W, max: u64) -> u64 {
        self.count_repetitions(before, state, max)
    }
}
