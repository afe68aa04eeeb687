//! Tables that are near a solution: two or three entities have exchanged values in some categories.
//!
//! A set of clues that excludes all of them usually excludes every other table too. They are given relative to the
//! solution, as places to which the values move, so that they are the same for every solution of a size.

use super::constraint::{Constraint, Relation};
use super::table::bits;

/// Number of 64-bit words of a mask.
const WORDS: usize = 4;

/// A set of near tables as a bit mask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mask([u64; WORDS]);

impl Mask {
    const BITS: usize = WORDS * 64;

    fn set(&mut self, at: usize) {
        self.0[at / 64] |= 1 << (at % 64);
    }

    pub(super) fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    pub(super) fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    pub(super) fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    pub(super) fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}

/// The near tables of a size.
#[derive(Clone, Debug)]
pub(super) struct NearTables {
    size: usize,
    cells: usize,
    /// All of them.
    pub(super) all: Mask,
    /// For each category, place in the solution and other place: where the value moves there.
    moved: Vec<Mask>,
    /// For each two pairs of category and place in the solution: where the two values meet.
    met: Vec<Mask>,
}

impl NearTables {
    pub(super) fn new(categories: usize, size: usize, axis: usize) -> Self {
        let cells = categories * size;
        let mut near =
            Self { size, cells, all: Mask::default(), moved: vec![Mask::default(); cells * size], met: Vec::new() };
        for (number, moves) in moves(categories, size, axis).take(Mask::BITS).enumerate() {
            for category in 0..categories {
                for from in 0..size {
                    let to = if moves.categories >> category & 1 == 1 { moves.place(from) } else { from };
                    near.moved[(category * size + from) * size + to].set(number);
                }
            }
            near.all.set(number);
        }
        near.met.reserve(cells * cells);
        for a in 0..cells {
            for b in 0..cells {
                let places = (0..size).map(|place| near.moved(a, place).and(near.moved(b, place)));
                near.met.push(places.fold(Mask::default(), Mask::or));
            }
        }
        near
    }

    fn moved(&self, cell: usize, to: usize) -> Mask {
        self.moved[cell * self.size + to]
    }

    fn met(&self, a: usize, b: usize) -> Mask {
        self.met[a * self.cells + b]
    }

    /// Returns the tables in which the constraint does not hold.
    pub(super) fn excluded_by(&self, constraint: &Constraint, solution: &[u8]) -> Mask {
        let size = self.size;
        // A value is known here by its category and its place in the solution.
        let known = |cell: usize| cell / size * size + usize::from(solution[cell]);
        let [a, b, c, d] = constraint.cells.map(|cell| known(cell.into()));
        let union = |masks: &mut dyn Iterator<Item = Mask>| masks.fold(Mask::default(), Mask::or);
        let holds = match &constraint.relation {
            Relation::Same => self.met(a, b),
            Relation::Different => self.all.without(self.met(a, b)),
            Relation::Order(table) => union(&mut (0..size).map(|x| {
                let others = union(&mut bits(table.of(x)).map(|y| self.moved(b, y)));
                self.moved(a, x).and(others)
            })),
            Relation::Ranks(first, table) => {
                let rank = |rank: usize| known(usize::from(*first) + rank);
                union(&mut (0..size).map(|x| {
                    let others = union(&mut bits(table.of(x)).map(|y| self.met(b, rank(y))));
                    self.met(a, rank(x)).and(others)
                }))
            }
            Relation::Within(within) => union(&mut bits(*within).map(|x| self.moved(a, x))),
            Relation::RanksWithin(first, within) => {
                union(&mut bits(*within).map(|x| self.met(a, known(usize::from(*first) + x))))
            }
            Relation::Between => union(&mut (0..size).map(|x| {
                let lower = |cell: usize| union(&mut (0..x).map(|y| self.moved(cell, y)));
                let higher = |cell: usize| union(&mut (x + 1..size).map(|y| self.moved(cell, y)));
                let around = lower(b).and(higher(c)).or(higher(b).and(lower(c)));
                self.moved(a, x).and(around)
            })),
            Relation::Either => self.met(a, b).or(self.met(a, c)),
            Relation::Pair => self.met(a, c).and(self.met(b, d)).or(self.met(a, d).and(self.met(b, c))),
            // Only negated clues state these.
            Relation::NotBetween | Relation::Neither | Relation::NotPair => self.all,
        };
        self.all.without(holds)
    }
}

/// An exchange of places in some categories.
#[derive(Clone, Copy, Debug)]
struct Moves {
    categories: u128,
    /// Each moves to the next, and the last to the first.
    cycle: [usize; 3],
    length: usize,
}

impl Moves {
    fn place(&self, from: usize) -> usize {
        let cycle = &self.cycle[..self.length];
        cycle.iter().position(|&place| place == from).map_or(from, |at| cycle[(at + 1) % self.length])
    }
}

/// Returns exchanges, the nearest to the solution first.
fn moves(categories: usize, size: usize, axis: usize) -> impl Iterator<Item = Moves> {
    let free = ((1_u128 << categories) - 1) & !(1 << axis);
    // One category alone, all against the axis, then any others.
    let mut sets: Vec<u128> = (0..categories).map(|category| 1 << category).filter(|set| set & free != 0).collect();
    if !sets.contains(&free) {
        sets.push(free);
    }
    let singles = sets.len();
    if categories <= 6 {
        let more: Vec<u128> = (1..=free).filter(|set| set & !free == 0 && !sets.contains(set)).collect();
        sets.extend(more);
    }
    let swaps = sets.clone().into_iter().flat_map(move |categories| {
        (1..size).flat_map(move |b| (0..b).map(move |a| Moves { categories, cycle: [a, b, 0], length: 2 }))
    });
    let cycles = sets.into_iter().take(singles).flat_map(move |categories| {
        (2..size).flat_map(move |c| {
            (1..c).flat_map(move |b| {
                (0..b).flat_map(move |a| [[a, b, c], [a, c, b]].map(|cycle| Moves { categories, cycle, length: 3 }))
            })
        })
    });
    swaps.chain(cycles)
}
