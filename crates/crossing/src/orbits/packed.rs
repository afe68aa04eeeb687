//! States and loads as integers.

use bachet_statespace::population::{Packing, Word};

use crate::model::{Kind, Model, Obstacle, Test};

/// A model's states and loads packed in integers.
#[derive(Clone, Debug)]
pub(crate) struct Packed<W> {
    pub(crate) packing: Packing<W>,
    pub(super) rows: Vec<Row<W>>,
    /// The sum of each test at each place, place by place.
    sums: Vec<Sum>,
    terms: Vec<Term>,
    pub(super) register: u64,
    pub(crate) start: W,
    /// The numbers that have to be 0 at a goal.
    pub(super) away: W,
    /// The sums that a kind of state is identified by, besides its numbers; `None` if they have too many bits.
    pub(super) open: Option<Vec<OpenSum>>,
}

/// A load.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row<W> {
    /// The units that it needs.
    pub(super) need: W,
    /// What it adds to the state: numbers, and the boat's move.
    pub(super) change: W,
    /// The change of the sums at the place that it leaves and at the place where it lands, as lanes.
    pub(super) leaving: u64,
    pub(super) landing: u64,
    pub(super) to: u32,
}

/// A sum of numbers that a test looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sum {
    constant: i64,
    /// The factor of the trip counter.
    trip: i64,
    /// Its terms, from the first to the one behind the last.
    begin: u32,
    end: u32,
}

/// A number of the state as part of a sum.
#[derive(Clone, Copy, Debug)]
pub(super) struct Term {
    shift: u32,
    mask: u64,
    factor: i64,
}

/// A sum that can pass its bound even when the numbers in it are large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OpenSum {
    pub(super) sum: Sum,
    pub(super) min: i64,
    pub(super) max: i64,
    /// Only the remainder by this number matters, unless it is 0.
    pub(super) modulo: i64,
    pub(super) width: u32,
}

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
        let sums: Vec<Sum> = model.rules.tests.iter().cycle().zip(&model.term_ends).map(sum).collect();
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
        let open = open(model, &packing, &sums);
        Ok(Self { packing, rows, sums, terms, register, start, away, open })
    }

    /// Puts another register into the start.
    pub(crate) fn set_start_register(&mut self, low: u64) {
        let old = self.start.low() & self.register;
        self.start = self.start.minus(W::of(old)).plus(W::of(low));
    }

    #[inline]
    pub(super) fn has_open_sums(&self) -> bool {
        self.open.as_ref().is_some_and(|open| !open.is_empty())
    }

    /// Returns the sums of the tests at a place.
    #[inline]
    pub(super) fn sums_at(&self, model: &Model, place: u32) -> &[Sum] {
        let tests = model.rules.tests.len();
        let first = place as usize * tests;
        &self.sums[first..first + tests]
    }

    /// Computes a sum.
    #[inline]
    pub(super) fn value(&self, sum: &Sum, state: W, trip: i64) -> i64 {
        let mut value = sum.constant + sum.trip * trip;
        for term in &self.terms[sum.begin as usize..sum.end as usize] {
            value += ((state >> term.shift).low() & term.mask) as i64 * term.factor;
        }
        value
    }
}

/// Finds the sums that a load may carry past their bounds even if their numbers are large.
fn open<W: Word>(model: &Model, packing: &Packing<W>, sums: &[Sum]) -> Option<Vec<OpenSum>> {
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
            let sum = sums[place as usize * model.rules.tests.len() + t];
            open.push(OpenSum { sum, min, max, modulo, width: bits });
        }
    }
    (width <= u64::BITS).then_some(open)
}
