//! States up to symmetry: how many units of each class are in each condition.
//!
//! The moves of a state depend on a few things: whether each condition contains enough units, and each sum that a rule
//! tests, as far as a load can carry it past its bound. States that agree in these have the same moves. So where
//! numbers are large, the moves are computed once for each kind of state and then cached: a move is one addition to the
//! packed state.

mod repeats;

use bachet_notation::crossing::BoatId;
use bachet_statespace::population::{ListId, Memo, Packing, Word};
use bachet_statespace::{BinomialProduct, Move, Space};

use crate::boat_set::BoatSet;
use crate::model::{Kind, Lanes, Load, Model, Obstacle, Test};

/// A model's states and loads packed in integers.
#[derive(Clone, Debug)]
pub(crate) struct Packed<W> {
    pub(crate) packing: Packing<W>,
    rows: Vec<Row<W>>,
    /// The sum of each test at each place, place by place.
    sums: Vec<Sum>,
    terms: Vec<Term>,
    register: u64,
    pub(crate) start: W,
    /// The numbers that have to be 0 at a goal.
    away: W,
    /// The sums that a kind of state is identified by, besides its numbers; `None` if they have too many bits.
    open: Option<Vec<OpenSum>>,
}

/// A load.
#[derive(Clone, Copy, Debug)]
struct Row<W> {
    /// The units that it needs.
    need: W,
    /// What it adds to the state: numbers, and the boat's move.
    change: W,
    /// The change of the sums at the place that it leaves and at the place where it lands, as lanes.
    leaving: u64,
    landing: u64,
    to: u32,
}

/// A sum of numbers that a test looks at.
#[derive(Clone, Copy, Debug)]
struct Sum {
    constant: i64,
    /// The factor of the trip counter.
    trip: i64,
    /// Its terms, from the first to the one behind the last.
    begin: u32,
    end: u32,
}

/// A number of the state as part of a sum.
#[derive(Clone, Copy, Debug)]
struct Term {
    shift: u32,
    mask: u64,
    factor: i64,
}

/// A sum that can pass its bound even when the numbers in it are large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OpenSum {
    /// Its terms, from the first to the one behind the last.
    begin: u32,
    end: u32,
    constant: i64,
    trip: i64,
    min: i64,
    max: i64,
    /// Only the remainder by this number matters, unless it is 0.
    modulo: i64,
    width: u32,
}

/// Moves are cached if numbers are at least this many times as large as a load needs: then many states are of one kind.
const MIN_REPETITION: u64 = 4;

/// Number of loads for which memory is allocated at the start.
const INITIAL_LOADS: usize = 32;

/// Maximum number of cached moves.
const MAX_REMEMBERED: usize = 1 << 22;

impl<W: Word> Packed<W> {
    pub(crate) fn new(model: &Model) -> Result<Self, Obstacle> {
        // The maximum number of units of each field that a load needs, all its parts together.
        let mut needs = vec![0_u64; model.fields.len()];
        for load in &model.loads.list {
            let parts = &model.loads.parts[load.parts.start as usize..load.parts.end as usize];
            for (i, part) in parts.iter().enumerate() {
                let same = parts[..=i].iter().filter(|p| p.before == part.before);
                let need = &mut needs[part.before as usize];
                *need = same.map(|p| u64::from(p.count)).sum::<u64>().max(*need);
            }
        }
        // One more than a load can take: a number counts as large only if a unit stays behind.
        let max = model.fields.iter().map(|field| u64::from(model.classes[field.class as usize].count));
        let numbers = max.zip(needs.iter().map(|need| need + 1));
        let packing = Packing::<W>::new(model.register.bits(), numbers).map_err(|_| Obstacle::Bits)?;
        let lanes = |changes| model.lanes.as_ref().map_or(0, |lanes| lanes.change(changes));
        let row = |l: usize| {
            let load = &model.loads.list[l];
            let (mut need, mut gained) = (W::ZERO, W::ZERO);
            for part in model.parts(l as u32) {
                need = need.plus(packing.only(part.before as usize, u64::from(part.count)));
                gained = gained.plus(packing.only(part.after as usize, u64::from(part.count)));
            }
            let boat = |place| W::of(model.register.only(load.boat, place));
            Row {
                need,
                change: gained.minus(need).plus(boat(load.to)).minus(boat(load.from)),
                leaving: lanes(model.loads.leaving(l)),
                landing: lanes(model.loads.landing(l)),
                to: load.to,
            }
        };
        let rows = (0..model.loads.list.len()).map(row).collect();
        let term = |(field, factor): &(u32, i64)| {
            let field = packing.fields()[*field as usize];
            Term { shift: field.offset, mask: (1 << field.width) - 1, factor: *factor }
        };
        let terms = model.terms.iter().map(term).collect();
        let mut begin = 0;
        let sum = |(test, end): (&Test, &u32)| {
            let begin = std::mem::replace(&mut begin, *end);
            Sum { constant: test.constant, trip: test.trip, begin, end: *end }
        };
        let sums = model.rules.tests.iter().cycle().zip(&model.term_ends).map(sum).collect();
        let mut start = W::of(model.register.start(&model.boat_starts));
        let mut away = W::ZERO;
        for (f, field) in model.fields.iter().enumerate() {
            let class = &model.classes[field.class as usize];
            if class.start(model.places) == field.condition {
                start = start | packing.only(f, u64::from(class.count));
            }
            if !class.is_home(field.condition, model.places) {
                away = away | packing.only(f, (1 << packing.fields()[f].width) - 1);
            }
        }
        let register = (1 << model.register.bits()) - 1;
        let open = open(model, &packing);
        Ok(Self { packing, rows, sums, terms, register, start, away, open })
    }

    /// Puts another register into the start.
    pub(crate) fn set_start_register(&mut self, low: u64) {
        let old = self.start.low() & self.register;
        self.start = self.start.minus(W::of(old)).plus(W::of(low));
    }

    #[inline]
    fn has_open_sums(&self) -> bool {
        self.open.as_ref().is_some_and(|open| !open.is_empty())
    }

    /// Returns the sums of the tests at a place.
    #[inline]
    fn sums_at(&self, model: &Model, place: u32) -> &[Sum] {
        let tests = model.rules.tests.len();
        let first = place as usize * tests;
        &self.sums[first..first + tests]
    }

    /// Computes a sum.
    #[inline]
    fn value(&self, sum: &Sum, state: W, trip: i64) -> i64 {
        let mut value = sum.constant + sum.trip * trip;
        for term in &self.terms[sum.begin as usize..sum.end as usize] {
            value += ((state >> term.shift).low() & term.mask) as i64 * term.factor;
        }
        value
    }
}

/// Finds the sums that a load may carry past their bounds even if their numbers are large.
fn open<W: Word>(model: &Model, packing: &Packing<W>) -> Option<Vec<OpenSum>> {
    let mut open = Vec::new();
    if !packing.saturates() {
        return Some(open);
    }
    let mut width = 0;
    for place in 0..model.places {
        for (t, test) in model.rules.tests.iter().enumerate() {
            let terms = model.terms_of(place as usize, t);
            let rounded =
                || terms.iter().filter(|(f, _)| packing.is_saturating(*f as usize)).map(|(_, factor)| *factor);
            if rounded().next().is_none() {
                continue;
            }
            // If all terms have one sign, one unit that always stays behind settles the test.
            let is_up = terms.iter().all(|(_, factor)| *factor > 0) && rounded().all(|f| f + test.constant >= 0);
            let is_down = terms.iter().all(|(_, factor)| *factor < 0) && rounded().all(|f| f + test.constant < 0);
            let is_settled = test.kind == Kind::AtLeast && test.trip == 0 && (is_up || is_down);
            if is_settled {
                continue;
            }
            let loads = model.loads.list.iter().enumerate();
            let change = loads.map(|(l, load)| {
                let leaving = if load.from == place { model.loads.leaving(l)[t].unsigned_abs() } else { 0 };
                let landing = if load.to == place { model.loads.landing(l)[t].unsigned_abs() } else { 0 };
                leaving.max(landing)
            });
            let change = change.max().unwrap_or(0) as i64;
            let (min, max, modulo) = match test.kind {
                Kind::AtLeast => (-change - 1, change, 0),
                Kind::Multiple(n) => (0, n - 1, n),
            };
            let bits = u64::BITS - ((max - min) as u64).leading_zeros();
            width += bits;
            let i = place as usize * model.rules.tests.len() + t;
            let begin = if i == 0 { 0 } else { model.term_ends[i - 1] };
            let (end, constant, trip) = (model.term_ends[i], test.constant, test.trip);
            open.push(OpenSum { begin, end, constant, trip, min, max, modulo, width: bits });
        }
    }
    (width <= u64::BITS).then_some(open)
}

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
        Self { model, packed, memo: Memo::new(), remembers, found: Vec::with_capacity(INITIAL_LOADS) }
    }

    /// Caches moves whatever the size of the puzzle, for a caller that asks for the same states again and again.
    pub(crate) fn remembering(mut self) -> Self {
        self.remembers = self.packed.open.is_some();
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
        let mut key = 0;
        for open in self.packed.open.as_deref().unwrap_or_default() {
            let mut sum = open.constant;
            if open.trip != 0 {
                sum += open.trip * i64::from(self.model.register.trip(self.register(state)));
            }
            for term in &self.packed.terms[open.begin as usize..open.end as usize] {
                sum += ((state >> term.shift).low() & term.mask) as i64 * term.factor;
            }
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
