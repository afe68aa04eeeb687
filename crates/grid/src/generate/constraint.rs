//! Clues as constraints on the places of values.
//!
//! Every value of every category is a cell with a place along the axis.

use super::table::{Places, Table, bits};

/// A cell: category times the number of values, plus the value.
pub(super) type Cell = u8;

/// What a constraint states of its cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Relation {
    /// The first two are at one place.
    Same,
    /// The first two are at two places.
    Different,
    /// The places of the first two are in the table.
    Order(Table),
    /// The ranks of the first two in a category are in the table.
    Ranks(Cell, Table),
    /// The first is at one of the places.
    Within(Places),
    /// The first has one of the ranks in a category.
    RanksWithin(Cell, Places),
    /// The first is strictly between the two others.
    Between,
    /// The first is not strictly between the two others.
    NotBetween,
    /// The first is at the place of the second or of the third.
    Either,
    /// The first is at neither place.
    Neither,
    /// The first two are at the places of the last two.
    Pair,
    /// The first two are not at the places of the last two.
    NotPair,
}

/// A relation of some cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Constraint {
    pub(super) relation: Relation,
    pub(super) cells: [Cell; 4],
    /// The cells whose places matter, as a bit mask.
    pub(super) scope: u128,
}

impl Constraint {
    /// States a relation of these cells among categories of `size` values.
    pub(super) fn new(relation: Relation, cells: &[Cell], size: usize) -> Self {
        let mut all = [0; 4];
        all[..cells.len()].copy_from_slice(cells);
        let mut scope = cells.iter().fold(0, |scope, &cell| scope | 1_u128 << cell);
        if let Relation::Ranks(first, _) | Relation::RanksWithin(first, _) = relation {
            scope |= ((1 << size) - 1) << first;
        }
        Self { relation, cells: all, scope }
    }

    /// Returns the constraint that holds where this one does not.
    pub(super) fn negated(&self, size: usize) -> Self {
        let full = full(size);
        let relation = match self.relation {
            Relation::Same => Relation::Different,
            Relation::Different => Relation::Same,
            Relation::Order(table) => Relation::Order(table.complement(size)),
            Relation::Ranks(first, table) => Relation::Ranks(first, table.complement(size)),
            Relation::Within(places) => Relation::Within(full & !places),
            Relation::RanksWithin(first, places) => Relation::RanksWithin(first, full & !places),
            Relation::Between => Relation::NotBetween,
            Relation::NotBetween => Relation::Between,
            Relation::Either => Relation::Neither,
            Relation::Neither => Relation::Either,
            Relation::Pair => Relation::NotPair,
            Relation::NotPair => Relation::Pair,
        };
        Self { relation, ..*self }
    }

    /// Whether it holds where every cell has this place.
    pub(super) fn holds(&self, places: &[u8], size: usize) -> bool {
        let [a, b, c, d] = self.cells.map(|cell| places[usize::from(cell)]);
        let rank = |first: Cell, place: u8| {
            let ranks = &places[usize::from(first)..usize::from(first) + size];
            ranks.iter().position(|&at| at == place).unwrap_or(0)
        };
        match self.relation {
            Relation::Same => a == b,
            Relation::Different => a != b,
            Relation::Order(table) => table.holds(a.into(), b.into()),
            Relation::Ranks(first, table) => table.holds(rank(first, a), rank(first, b)),
            Relation::Within(within) => within >> a & 1 == 1,
            Relation::RanksWithin(first, within) => within >> rank(first, a) & 1 == 1,
            Relation::Between => (b < a && a < c) || (c < a && a < b),
            Relation::NotBetween => !((b < a && a < c) || (c < a && a < b)),
            Relation::Either => a == b || a == c,
            Relation::Neither => a != b && a != c,
            Relation::Pair => a == c && b == d || a == d && b == c,
            Relation::NotPair => !(a == c && b == d || a == d && b == c),
        }
    }

    /// Removes places that it excludes; some cell has none left if it cannot hold. A cell of which all are fixed is
    /// checked exactly.
    #[inline]
    pub(super) fn propagate(&self, domains: &mut [Places], size: usize) {
        let [a, b, c, d] = self.cells.map(usize::from);
        match &self.relation {
            Relation::Same => {
                let both = domains[a] & domains[b];
                domains[a] = both;
                domains[b] = both;
            }
            Relation::Different => differ(domains, a, b),
            Relation::Order(table) => {
                domains[a] &= table.preimage(domains[b]);
                domains[b] &= table.image(domains[a]);
            }
            Relation::Ranks(first, table) => {
                let first = usize::from(*first);
                let [x, y] = [a, b].map(|cell| ranks(&domains[first..first + size], domains[cell]));
                let x = x & table.preimage(y);
                let y = y & table.image(x);
                domains[a] &= places(&domains[first..first + size], x);
                domains[b] &= places(&domains[first..first + size], y);
                fix(domains, first, a, x);
                fix(domains, first, b, y);
            }
            Relation::Within(within) => domains[a] &= within,
            Relation::RanksWithin(first, within) => {
                let first = usize::from(*first);
                let x = ranks(&domains[first..first + size], domains[a]) & within;
                domains[a] &= places(&domains[first..first + size], x);
                fix(domains, first, a, x);
            }
            Relation::Between => {
                let up = domains[a] & above(domains[b]) & below(domains[c]);
                let down = domains[a] & above(domains[c]) & below(domains[b]);
                domains[a] = up | down;
                // The others, if only one direction is left.
                if up == 0 {
                    domains[b] &= above(down);
                    domains[c] &= below(down);
                } else if down == 0 {
                    domains[b] &= below(up);
                    domains[c] &= above(up);
                } else {
                    domains[b] &= below(up) | above(down);
                    domains[c] &= above(up) | below(down);
                }
            }
            Relation::NotBetween => {
                if let [Some(x), Some(y), Some(z)] = [a, b, c].map(|cell| fixed(domains[cell])) {
                    if y < x && x < z || z < x && x < y {
                        domains[a] = 0;
                    }
                } else if let [Some(y), Some(z)] = [b, c].map(|cell| fixed(domains[cell])) {
                    domains[a] &= !(above(1 << y.min(z)) & below(1 << y.max(z)));
                }
            }
            Relation::Either => {
                domains[a] &= domains[b] | domains[c];
                if domains[a] & domains[b] == 0 {
                    let both = domains[a] & domains[c];
                    domains[a] = both;
                    domains[c] = both;
                } else if domains[a] & domains[c] == 0 {
                    let both = domains[a] & domains[b];
                    domains[a] = both;
                    domains[b] = both;
                }
            }
            Relation::Neither => {
                differ(domains, a, b);
                differ(domains, a, c);
            }
            Relation::Pair => {
                let [mut straight, mut crossed] =
                    [[a, c, b, d], [a, d, b, c]].map(|[p, q, r, s]| [domains[p] & domains[q], domains[r] & domains[s]]);
                for way in [&mut straight, &mut crossed] {
                    if way.contains(&0) {
                        *way = [0, 0];
                    }
                }
                domains[a] &= straight[0] | crossed[0];
                domains[b] &= straight[1] | crossed[1];
                domains[c] &= straight[0] | crossed[1];
                domains[d] &= straight[1] | crossed[0];
            }
            Relation::NotPair => {
                let [straight, crossed] = [[a, c, b, d], [a, d, b, c]].map(|[p, q, r, s]| {
                    let same = |p: usize, q: usize| fixed(domains[p]).is_some() && domains[p] == domains[q];
                    [same(p, q), same(r, s)]
                });
                for ([first, second], [p, q, r, s]) in [(straight, [a, c, b, d]), (crossed, [a, d, b, c])] {
                    match (first, second) {
                        (true, true) => domains[a] = 0,
                        (true, false) => differ(domains, r, s),
                        (false, true) => differ(domains, p, q),
                        (false, false) => {}
                    }
                }
            }
        }
    }
}

/// Returns all places.
pub(super) fn full(size: usize) -> Places {
    ((1_u32 << size) - 1) as Places
}

fn fixed(places: Places) -> Option<u32> {
    places.is_power_of_two().then(|| places.trailing_zeros())
}

fn differ(domains: &mut [Places], a: usize, b: usize) {
    if domains[a].is_power_of_two() {
        domains[b] &= !domains[a];
    }
    if domains[b].is_power_of_two() {
        domains[a] &= !domains[b];
    }
}

/// Returns the places above the lowest of these.
fn above(places: Places) -> Places {
    if places == 0 { 0 } else { !(places ^ places.wrapping_sub(1)) }
}

/// Returns the places below the highest of these.
fn below(places: Places) -> Places {
    if places == 0 { 0 } else { (1 << (Places::BITS - 1 - places.leading_zeros())) - 1 }
}

/// Returns the ranks whose place may be one of these.
fn ranks(category: &[Places], places: Places) -> Places {
    (0..).zip(category).fold(0, |all, (rank, &own)| all | Places::from(own & places != 0) << rank)
}

/// Returns the places that values of these ranks may have.
fn places(category: &[Places], ranks: Places) -> Places {
    bits(ranks).fold(0, |all, rank| all | category[rank])
}

/// If one rank is left, its value is at the place of the cell.
fn fix(domains: &mut [Places], first: usize, cell: usize, ranks: Places) {
    if let Some(rank) = fixed(ranks) {
        let both = domains[cell] & domains[first + rank as usize];
        domains[cell] = both;
        domains[first + rank as usize] = both;
    }
}
