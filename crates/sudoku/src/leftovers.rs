//! Redundant constraints from overlapping houses: the "law of leftovers".
//!
//! A set of `n` rows contains each value `n` times, and so does a set of `n` regions. Without their common cells, the
//! rest of the rows and the rest of the regions therefore have the same multiset of values. On irregular boards this
//! finds conflicts that no single house shows, and that a solver would otherwise have to find by search, in exponential
//! time.

use std::cmp::Reverse;

use bachet_notation::sudoku::CellId;

use crate::{House, HouseKind};

/// Two sets of cells with the same multiset of values.
pub(crate) type Leftover = [Vec<CellId>; 2];

/// Maximum number of cells on a side.
///
/// Measured as the time to prove that layouts of 9x9 have no solution: with up to 6 or 12 cells three times that with
/// up to 8, with up to 15 five times.
const MAX_SIDE: u32 = 15;

/// Maximum number of houses of a kind for which every subset is tried; of more houses only runs of neighbours are.
const MAX_HOUSES_FOR_SUBSETS: usize = 10;

/// Finds leftovers with fewer cells on a side than a house has, without those that follow from smaller ones.
///
/// Each set of rows, of columns or of boxes is combined with the irregular regions that overlap it most. Rows and
/// columns are not combined with boxes: on boards of boxes this costs more than it saves.
pub(crate) fn leftovers(houses: &[House], size: u32) -> Vec<Leftover> {
    let of = |kind| houses.iter().filter(|house| house.kind == kind).collect::<Vec<_>>();
    let [rows, columns, boxes, regions] =
        [HouseKind::Row, HouseKind::Column, HouseKind::Box, HouseKind::Region].map(of);
    let mut found = Vec::new();
    for some in [&rows, &columns, &boxes] {
        if !some.is_empty() && !regions.is_empty() {
            let overlap = Overlap::new(some, &regions, size);
            overlap.sets(&mut |set, overlaps| found.extend(overlap.leftover(set, overlaps)));
        }
    }
    let cells = |set: &Cells| set.members().map(|at| CellId::at(at, size)).collect();
    irreducible(found).iter().map(|[left, right]| [cells(left), cells(right)]).collect()
}

/// Removes leftovers that follow from smaller ones.
fn irreducible(mut all: Vec<[Cells; 2]>) -> Vec<[Cells; 2]> {
    all.sort_by_cached_key(|[left, _]| left.members().count());
    let mut kept: Vec<[Cells; 2]> = Vec::new();
    for [mut left, mut right] in all {
        for [a, b] in &kept {
            // Removing equal multisets from both sides leaves equal multisets.
            if a.is_subset_of(&left) && b.is_subset_of(&right) {
                left.remove(a);
                right.remove(b);
            } else if b.is_subset_of(&left) && a.is_subset_of(&right) {
                left.remove(b);
                right.remove(a);
            }
        }
        if !left.is_empty() {
            kept.push([left, right]);
        }
    }
    kept
}

/// A set of cells as a bit mask.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Cells(Vec<u64>);

impl Cells {
    fn of<'a>(houses: impl Iterator<Item = &'a House>, size: u32) -> Self {
        let mut words = vec![0; (size * size).div_ceil(64) as usize];
        for cell in houses.flat_map(|house| &house.cells) {
            let at = cell.index(size);
            words[at / 64] |= 1 << (at % 64);
        }
        Self(words)
    }

    fn remove(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word &= !other);
    }

    fn is_subset_of(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(word, other)| word & !other == 0)
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    fn members(&self) -> impl Iterator<Item = usize> + '_ {
        let bits = |word: u64| (0..64).filter(move |bit| word >> bit & 1 == 1);
        self.0.iter().enumerate().flat_map(move |(i, &word)| bits(word).map(move |bit| i * 64 + bit))
    }
}

/// Two partitions of a board into houses, with the sizes of their intersections.
struct Overlap<'h> {
    some: &'h [&'h House],
    others: &'h [&'h House],
    size: u32,
    /// For each of `some` the number of common cells with each of `others`.
    cells: Vec<Vec<u32>>,
}

impl<'h> Overlap<'h> {
    fn new(some: &'h [&'h House], others: &'h [&'h House], size: u32) -> Self {
        let mut of = vec![0; (size * size) as usize];
        for (number, house) in others.iter().enumerate() {
            house.cells.iter().for_each(|cell| of[cell.index(size)] = number);
        }
        let mut cells = vec![vec![0; others.len()]; some.len()];
        for (house, cells) in some.iter().zip(&mut cells) {
            house.cells.iter().for_each(|cell| cells[of[cell.index(size)]] += 1);
        }
        Self { some, others, size, cells }
    }

    /// Calls `visit` with sets of `some` and their overlap with each of `others`. The complement of a set gives the
    /// same leftover, so the last house is in no set.
    fn sets(&self, visit: &mut impl FnMut(u64, &[u32])) {
        let last = self.some.len() - 1;
        let mut overlaps = vec![0; self.others.len()];
        if self.some.len() > MAX_HOUSES_FOR_SUBSETS {
            for first in 0..last {
                overlaps.fill(0);
                for next in first..last {
                    overlaps.iter_mut().zip(&self.cells[next]).for_each(|(sum, cells)| *sum += cells);
                    visit((1 << (next + 1)) - (1 << first), &overlaps);
                }
            }
            return;
        }
        // Each set differs from the one before in one house (Gray code).
        let mut set = 0u64;
        for step in 1..1u64 << last {
            let house = step.trailing_zeros() as usize;
            set ^= 1 << house;
            let sums = overlaps.iter_mut().zip(&self.cells[house]);
            if set >> house & 1 == 1 {
                sums.for_each(|(sum, cells)| *sum += cells);
            } else {
                sums.for_each(|(sum, cells)| *sum -= cells);
            }
            visit(set, &overlaps);
        }
    }

    /// Returns the leftover of a set and the others that overlap it most; `None` if it is empty or too large.
    fn leftover(&self, set: u64, overlaps: &[u32]) -> Option<[Cells; 2]> {
        let count = set.count_ones();
        let mut order: Vec<(Reverse<u32>, usize)> = overlaps.iter().map(|&cells| Reverse(cells)).zip(0..).collect();
        order.sort_unstable();
        let chosen = &order[..count as usize];
        let common: u32 = chosen.iter().map(|(overlap, _)| overlap.0).sum();
        let left = count * self.size - common;
        if left == 0 || left >= self.size.min(MAX_SIDE + 1) {
            return None;
        }
        let houses = (0..self.some.len()).filter(|house| set >> house & 1 == 1).map(|house| self.some[house]);
        let mut left = Cells::of(houses, self.size);
        let mut right = Cells::of(chosen.iter().map(|&(_, house)| self.others[house]), self.size);
        let all = left.clone();
        left.remove(&right);
        right.remove(&all);
        Some([left, right])
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use bachet_notation::sudoku::{BoxShape, Cell, SudokuPuzzle};
    use bachet_solver::{Budget, SearchOutcome, Solver};
    use proptest::prelude::*;

    use super::*;
    use crate::compile::{Compiled, compile, compile_to_search, symmetry};
    use crate::{Solution, Sudoku, houses, verify};

    /// Compares the leftovers of a layout, given as a letter for each cell, with their text.
    fn check(layout: &str, expected: &[&str]) {
        let size = layout.len().isqrt() as u32;
        let regions = layout.bytes().map(|letter| letter - b'A').collect();
        let puzzle = SudokuPuzzle { size, regions: Some(regions), ..SudokuPuzzle::default() };
        let text = |cells: &Vec<CellId>| cells.iter().map(CellId::to_string).collect::<Vec<_>>().join(" ");
        let found = leftovers(&houses(&puzzle), size);
        let found: Vec<String> =
            found.iter().map(|[left, right]| format!("{} = {}", text(left), text(right))).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn leftovers_of_a_small_layout() {
        let equal = ["r1c4 = r2c1", "r2c2 = r3c3", "r3c4 = r4c1", "r4c2 = r1c3"];
        let pairs =
            ["r3c1 r4c1 = r1c2 r1c3", "r1c2 r4c2 = r3c1 r4c1", "r4c2 r4c3 = r1c4 r2c4", "r1c3 r4c3 = r1c4 r2c4"];
        let triples = ["r3c1 r3c2 r3c4 = r2c1 r2c3 r2c4", "r3c1 r4c1 r4c3 = r1c2 r1c4 r2c4"];
        check("AAABACBBCCBDCDDD", &[&equal[..], &pairs, &triples].concat());
    }

    #[test]
    fn regions_that_are_rows_overlap_columns() {
        let expected = [
            "r2c1 r3c1 r4c1 = r1c2 r1c3 r1c4",
            "r2c2 r3c2 r4c2 = r1c1 r1c3 r1c4",
            "r4c1 r4c2 r4c3 = r1c4 r2c4 r3c4",
            "r2c3 r3c3 r4c3 = r1c1 r1c2 r1c4",
        ];
        check("AAAABBBBCCCCDDDD", &expected);
    }

    #[test]
    fn boards_without_irregular_regions_have_none() {
        let puzzle = SudokuPuzzle { size: 9, boxes: BoxShape::of_size(9), ..SudokuPuzzle::default() };
        assert_eq!(leftovers(&houses(&puzzle), 9), Vec::<Leftover>::new());
    }

    fn solutions(sudoku: &Sudoku, compiled: &Compiled) -> Vec<Solution> {
        let mut found = Vec::new();
        let end = Solver::new(&compiled.model).for_each(&mut Budget::unlimited(), |solution| {
            found.push(compiled.decode(|x| solution.value(x)));
            ControlFlow::Continue(())
        });
        assert_eq!(end, SearchOutcome::Exhausted);
        found.sort_by(|a, b| a.values().cmp(b.values()));
        assert!(found.iter().all(|solution| verify(sudoku, solution).is_empty()));
        found
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        #[test]
        fn no_solution_is_lost(
            regions in Just((0..25u8).map(|at| at / 5).collect::<Vec<u8>>()).prop_shuffle(),
            swaps in 0usize..25,
        ) {
            // Boards whose regions are rows have the most solutions; swapping a few cells leaves some.
            let mut mixed: Vec<u8> = (0..25).map(|at| at / 5).collect();
            for (at, region) in regions.iter().enumerate().take(swaps) {
                let with = mixed.iter().position(|of| of == region).unwrap_or(at);
                mixed.swap(at, with);
            }
            let cells = vec![Cell { candidates: 31, ..Cell::default() }; 25];
            let (sudoku, _) =
                Sudoku::new(&SudokuPuzzle { size: 5, regions: Some(mixed), cells, ..SudokuPuzzle::default() });
            let (mut plain, mut searched) = (compile(&sudoku), compile_to_search(&sudoku));
            for compiled in [&mut plain, &mut searched] {
                symmetry(&sudoku).break_in(&sudoku, compiled);
            }
            prop_assert_eq!(solutions(&sudoku, &searched), solutions(&sudoku, &plain));
        }
    }
}
