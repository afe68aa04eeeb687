//! Pattern databases: the least number of moves that a group of tiles needs if the other tiles are ignored (Culberson
//! and Schaeffer 1998). Only moves of the group count, so that the numbers of disjoint groups add up (Korf and Felner
//! 2002).
//!
//! A state holds the cell of each tile in a few bits, and a group consists of tiles with adjacent fields, which
//! together are the index of its table. A breadth-first search from the goal fills the table. The blank moves freely
//! among ignored tiles, so that one bit mask, filled by flooding, holds all the cells where it can be.

use bachet_budget::Budget;
use bachet_notation::moving::Tiles;

use super::{DIRECTIONS, neighbour};

/// Number of bits of a table's index: a table has one megabyte.
const INDEX_BITS: u32 = 20;
/// Number of states of a table after which the budget is looked at.
const STATES_PER_LOOK: u32 = 1 << 12;
/// Marks an entry that the search has not reached.
const UNSEEN: u8 = u8::MAX;

/// Tables for a board whose tiles all differ.
#[derive(Clone, Debug)]
pub(crate) struct Patterns {
    groups: Vec<Group>,
}

/// The table of a group.
#[derive(Clone, Debug)]
struct Group {
    shift: u32,
    mask: usize,
    least: Vec<u8>,
}

/// The board as bit masks.
struct Board {
    width: u32,
    all: u32,
    /// The neighbours of each cell.
    beside: Vec<u32>,
}

impl Patterns {
    /// The tables for a goal, given as the cells of the blank and of the tiles in order; a state has `width` bits for
    /// each. `None` if the budget is spent before they are built.
    pub(crate) fn new(puzzle: &Tiles, goal: &[u32], width: u32, budget: &Budget<'_>) -> Option<Self> {
        let cells = puzzle.goal.len() as u32;
        let beside = |cell: u32| {
            let cells = DIRECTIONS.iter().filter_map(|towards| neighbour(cell, *towards, puzzle.columns, cells));
            cells.fold(0, |mask, other| mask | 1 << other)
        };
        let board = Board { width, all: (1 << cells) - 1, beside: (0..cells).map(beside).collect() };
        let size = (INDEX_BITS / width) as usize;
        let group = |(i, places): (usize, &[u32])| {
            let least = board.table(goal[0], places, budget)?;
            let (shift, mask) = (width * (1 + i * size) as u32, (1 << (width * places.len() as u32)) - 1);
            Some(Group { shift, mask, least })
        };
        Some(Self { groups: goal[1..].chunks(size).enumerate().map(group).collect::<Option<_>>()? })
    }

    /// A lower bound for the number of moves from the state to the goal.
    #[inline]
    pub(crate) fn least(&self, state: u128) -> u64 {
        let of = |group: &Group| u64::from(group.least[(state >> group.shift) as usize & group.mask]);
        self.groups.iter().map(of).sum()
    }
}

impl Board {
    /// For all cells of the tiles of a group, the least number of their moves to the goal `places`, over all cells
    /// where the blank can be. `None` if the budget is spent first.
    fn table(&self, blank: u32, places: &[u32], budget: &Budget<'_>) -> Option<Vec<u8>> {
        let tiles = places.len() as u32;
        let size = 1 << (self.width * tiles);
        let mut least = vec![UNSEEN; size];
        // For each index, the cells where the blank has been.
        let mut visited = vec![0u32; size];
        let goal = places.iter().rev().fold(0, |index, place| index << self.width | place);
        let mut level = vec![(goal, 1u32 << blank)];
        let mut next = Vec::new();
        let mut states = 0u32;
        for moves in 0..UNSEEN {
            while let Some((index, blank)) = level.pop() {
                states = states.wrapping_add(1);
                if states.is_multiple_of(STATES_PER_LOOK) && budget.is_spent() {
                    return None;
                }
                let open = self.all & !self.occupied(index, tiles);
                let new = self.flood(blank, open) & !visited[index as usize];
                if new == 0 {
                    continue;
                }
                visited[index as usize] |= new;
                let slot = &mut least[index as usize];
                *slot = moves.min(*slot);
                for tile in 0..tiles {
                    let shift = tile * self.width;
                    let place = self.place(index, tile);
                    let mut into = self.beside[place as usize] & new;
                    while into != 0 {
                        let moved = index ^ (place ^ into.trailing_zeros()) << shift;
                        into &= into - 1;
                        if visited[moved as usize] >> place & 1 == 0 {
                            next.push((moved, 1 << place));
                        }
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            std::mem::swap(&mut level, &mut next);
        }
        Some(least)
    }

    fn place(&self, index: u32, tile: u32) -> u32 {
        index >> (tile * self.width) & ((1 << self.width) - 1)
    }

    /// The mask of the cells that the tiles of an index occupy.
    fn occupied(&self, index: u32, tiles: u32) -> u32 {
        (0..tiles).fold(0, |mask, tile| mask | 1 << self.place(index, tile))
    }

    /// The open cells that are connected with these.
    fn flood(&self, from: u32, open: u32) -> u32 {
        let (mut filled, mut rim) = (from, from);
        while rim != 0 {
            let new = self.beside[rim.trailing_zeros() as usize] & open & !filled;
            rim = rim & (rim - 1) | new;
            filled |= new;
        }
        filled
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;

    #[test]
    fn tables_end_when_the_work_is_cancelled() {
        let (goal, names) = ((0..9).collect::<Vec<u32>>(), (1..9).map(|name: u8| name.to_string()).collect());
        let puzzle = Tiles { columns: 3, names, start: (0..9).collect(), goal: (0..9).collect() };
        let cancel = AtomicBool::new(false);
        let budget = Budget::unlimited().cancelled_by(&cancel);
        assert!(Patterns::new(&puzzle, &goal, 4, &budget).is_some());
        cancel.store(true, Ordering::Relaxed);
        assert!(Patterns::new(&puzzle, &goal, 4, &budget).is_none());
    }
}
