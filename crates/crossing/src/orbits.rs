//! States up to renaming: how many units of each class are in each condition.
//!
//! What can be done in a state depends on few things: whether there are enough units in each condition, and each sum
//! that a rule tests, as far as a load can carry it past its bound. States that agree in these have the same moves, so
//! where numbers are large the moves are worked out once for each kind of state and then remembered: a move is one
//! addition to the packed state.

use bachet_statespace::population::{Memo, Packing, Word};
use bachet_statespace::{Move, Space, Ways};

use crate::model::{Kind, Model, Obstacle, Role};

/// A model's states and loads packed in integers.
#[derive(Clone, Debug)]
pub(crate) struct Packed<W> {
    pub(crate) packing: Packing<W>,
    /// What each load needs, and what it adds: numbers, and the boat's way.
    needs: Vec<W>,
    changes: Vec<W>,
    register: u64,
    start: W,
    /// Numbers that have to be 0 at a goal.
    away: W,
    /// The sums that a kind of state is known by, besides its numbers; `None` if there are too many.
    open: Option<Vec<Open>>,
}

/// A sum that numbers do not settle once they are large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Open {
    place: u32,
    test: u32,
    least: i64,
    most: i64,
    /// Its rest by this number counts, if it is not 0.
    modulo: i64,
    width: u32,
}

/// Numbers so many times as large as a load needs make states that are alike frequent.
const WORTHWHILE: u64 = 4;

/// So many moves are remembered at most.
const MOST_REMEMBERED: usize = 1 << 22;

impl<W: Word> Packed<W> {
    pub(crate) fn new(model: &Model) -> Result<Self, Obstacle> {
        let parts = |load: usize| {
            let range = &model.loads.list[load].parts;
            &model.loads.parts[range.start as usize..range.end as usize]
        };
        // Parts of one load may share a condition; their numbers together stay below this.
        let need = (0..model.loads.list.len()).map(|l| parts(l).iter().map(|p| u64::from(p.count)).sum()).max();
        let need: u64 = need.unwrap_or(1);
        let most = model.fields.iter().map(|field| u64::from(model.classes[field.class as usize].count));
        let packing = Packing::new(model.register.bits(), most, need).map_err(|_| Obstacle::Bits)?;
        let mut needs = Vec::with_capacity(model.loads.list.len());
        let mut changes = Vec::with_capacity(model.loads.list.len());
        for (l, load) in model.loads.list.iter().enumerate() {
            let (mut needed, mut gained) = (W::ZERO, W::ZERO);
            for part in parts(l) {
                needed = needed.plus(packing.only(part.before as usize, u64::from(part.count)));
                gained = gained.plus(packing.only(part.after as usize, u64::from(part.count)));
            }
            needs.push(needed);
            let boat = W::of(u64::from(load.to)).minus(W::of(u64::from(load.from)));
            changes.push(gained.minus(needed).plus(boat));
        }
        let mut start = W::of(model.register.pack(model.boat_start.0, 0, 0));
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
        let open = open(model, &packing, need);
        Ok(Self { packing, needs, changes, register, start, away, open })
    }
}

/// The sums that matter beyond the numbers, as a load may carry them past their bounds.
fn open<W: Word>(model: &Model, packing: &Packing<W>, need: u64) -> Option<Vec<Open>> {
    let mut open = Vec::new();
    if !packing.rounds() {
        return Some(open);
    }
    // What is left of a number that is large.
    let left = (packing.large() - need) as i64;
    let mut width = 0;
    for place in 0..model.places {
        for (t, test) in model.rules.tests.iter().enumerate() {
            let terms = model.terms(place as usize, t);
            let rounded = || terms.iter().filter(|(f, _)| packing.is_rounded(*f as usize)).map(|(_, factor)| *factor);
            if rounded().next().is_none() {
                continue;
            }
            // All terms of one sign, and one large number is enough to settle it.
            let is_settled = test.trip == 0 && {
                let is_up = terms.iter().all(|(_, factor)| *factor > 0);
                let is_down = terms.iter().all(|(_, factor)| *factor < 0);
                let least = || rounded().map(|factor| factor * left + test.constant).min();
                let most = || rounded().map(|factor| factor * left + test.constant).max();
                match test.kind {
                    Kind::AtLeast => is_up && least() >= Some(0) || is_down && most() < Some(0),
                    Kind::Zero => is_up && least() > Some(0) || is_down && most() < Some(0),
                    Kind::Multiple(_) => false,
                }
            };
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
            let (least, most, modulo) = match test.kind {
                Kind::AtLeast => (-change - 1, change, 0),
                Kind::Zero => (-change - 1, change + 1, 0),
                Kind::Multiple(n) => (0, n - 1, n),
            };
            let bits = u64::BITS - ((most - least) as u64).leading_zeros();
            width += bits;
            open.push(Open { place, test: t as u32, least, most, modulo, width: bits });
        }
    }
    (width <= u64::BITS).then_some(open)
}

/// The states of a crossing up to renaming.
#[derive(Debug)]
pub(crate) struct Orbits<'a, W> {
    pub(crate) model: &'a Model,
    pub(crate) packed: &'a Packed<W>,
    memo: Memo<W, Known<W>>,
    remembers: bool,
    /// The sums at the place that is left and at the one that is come to.
    left: Vec<i64>,
    reached: Vec<i64>,
    found: Vec<Known<W>>,
}

/// A load that may go, and what it changes in the state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known<W> {
    pub(crate) load: u32,
    pub(crate) change: W,
}

impl<'a, W: Word> Orbits<'a, W> {
    pub(crate) fn new(model: &'a Model, packed: &'a Packed<W>) -> Self {
        let tests = model.rules.tests.len();
        let largest = model.classes.iter().map(|class| u64::from(class.count)).max().unwrap_or(0);
        let is_worthwhile = packed.packing.rounds() && largest >= WORTHWHILE * packed.packing.large();
        Self {
            model,
            packed,
            memo: Memo::new(),
            remembers: is_worthwhile && packed.open.is_some(),
            left: vec![0; tests],
            reached: vec![0; tests],
            found: Vec::new(),
        }
    }

    /// Remembers moves whatever the size of the puzzle, for one who asks for the same states again and again.
    pub(crate) fn remembering(mut self) -> Self {
        self.remembers = self.packed.open.is_some();
        self
    }

    /// The number in a field of a state.
    #[inline]
    pub(crate) fn number(&self, state: W, field: usize) -> u64 {
        self.packed.packing.number(state, field)
    }

    /// The register of a state.
    #[inline]
    pub(crate) fn register(&self, state: W) -> u64 {
        state.low() & self.packed.register
    }

    /// The loads that may go in a state.
    #[inline]
    pub(crate) fn allowed(&mut self, state: W) -> &[Known<W>] {
        if !self.remembers {
            self.find(state);
            return &self.found;
        }
        let key = self.packed.packing.rounded(state);
        let more = self.sums_of(state);
        // Asked twice, for the borrow checker cannot see that what was found is not lost.
        if self.memo.find(key, more).is_none() {
            self.find(state);
            if self.memo.items() > MOST_REMEMBERED {
                return &self.found;
            }
            self.memo.insert(key, more, &self.found);
        }
        self.memo.find(key, more).unwrap_or_default()
    }

    /// The open sums, each as far as it matters.
    #[inline]
    fn sums_of(&self, state: W) -> u64 {
        let mut key = 0;
        for open in self.packed.open.as_deref().unwrap_or_default() {
            let trip = self.model.register.trip(self.register(state));
            let sum = self.sum(state, open.place as usize, open.test as usize, u64::from(trip));
            let sum = if open.modulo == 0 { sum.clamp(open.least, open.most) } else { sum.rem_euclid(open.modulo) };
            key = key << open.width | (sum - open.least) as u64;
        }
        key
    }

    #[inline]
    fn sum(&self, state: W, place: usize, test: usize, trip: u64) -> i64 {
        self.model.sum(place, test, trip, |field| self.packed.packing.number(state, field))
    }

    /// Works out the loads that may go.
    fn find(&mut self, state: W) {
        let model = self.model;
        let register = self.register(state);
        let from = model.register.place(register);
        let trip = u64::from(model.register.trip(register));
        for test in 0..self.left.len() {
            self.left[test] = self.sum(state, from as usize, test, trip);
        }
        self.found.clear();
        let mut reached = from;
        let range = model.loads.from[from as usize].clone();
        for load in range.start as usize..range.end as usize {
            if !self.packed.packing.covers(state, self.packed.needs[load])
                || !model.loads.may_go(load, &model.register, register)
                || !model.rules.hold(from as usize, Role::Left, &self.left, model.loads.leaving(load))
            {
                continue;
            }
            let to = model.loads.list[load].to;
            if to != reached {
                for test in 0..self.reached.len() {
                    self.reached[test] = self.sum(state, to as usize, test, trip);
                }
                reached = to;
            }
            if !model.rules.hold(to as usize, Role::Arrived, &self.reached, model.loads.landing(load)) {
                continue;
            }
            let mut change = self.packed.changes[load];
            if !model.register.is_boat_alone() {
                // The boat's way is in the change; clock and load before come on top.
                let after = model.loads.register_after(load, &model.register, register);
                let moved = register.wrapping_add(u64::from(to)).wrapping_sub(u64::from(from));
                change = change.plus(W::of(after)).minus(W::of(moved));
            }
            self.found.push(Known { load: load as u32, change });
        }
    }

    /// In how many ways a load is made up of units of a state, as a product.
    pub(crate) fn choices(&self, state: W, load: u32, ways: &mut Ways) {
        let parts = self.model.parts(load);
        for (i, part) in parts.iter().enumerate() {
            // Units of one condition that step in with other members are other units.
            let taken: u64 = parts[..i].iter().filter(|p| p.before == part.before).map(|p| u64::from(p.count)).sum();
            ways.choose(self.number(state, part.before as usize) - taken, u64::from(part.count));
        }
    }

    /// How many named states a state stands for, as a product.
    pub(crate) fn namings(&self, state: W, ways: &mut Ways) {
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
        let is_boat_there =
            |goal: bachet_notation::crossing::PlaceId| self.model.register.place(self.register(state)) == goal.0;
        state & self.packed.away == W::ZERO && self.model.boat_goal.is_none_or(is_boat_there)
    }

    #[inline]
    fn moves(&mut self, from: W, mut visit: impl FnMut(Move<W>)) {
        let model = self.model;
        let trip = model.register.trip(self.register(from));
        for known in self.allowed(from) {
            let cost = if model.loads.is_uniform { 1 } else { model.loads.cost(known.load as usize, trip) };
            visit(Move { label: known.load, cost, to: from.plus(known.change) });
        }
    }

    fn is_reversible(&self) -> bool {
        self.model.is_reversible
    }

    fn is_uniform(&self) -> bool {
        self.model.loads.is_uniform
    }
}
