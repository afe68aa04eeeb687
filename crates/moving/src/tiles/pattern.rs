//! Pattern databases: how many moves a few tiles need at least, the others being of no account (Culberson and Schaeffer
//! 1998). Only moves of these tiles count, so the numbers of disjoint groups may be added (Korf and Felner 2002).
//!
//! A state is where each tile is, a few bits each: the places of a group of neighbours are then the index of its table.
//! A table is filled backwards from the goal, all states of one number before those of the next. The blank goes about for
//! free between tiles that do not count: all its places at once are a mask of bits, filled like a flood.

use bachet_notation::moving::Tiles;

use super::{DIRECTIONS, neighbour};

/// The bits of an index: a table has a megabyte.
const INDEX: u32 = 20;
/// What no state has.
const UNSEEN: u8 = u8::MAX;

/// Tables for groups of tiles that are all different.
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

/// The board as masks of bits.
struct Board {
    width: u32,
    /// All cells.
    all: u32,
    /// For each cell those beside it.
    beside: Vec<u32>,
}

impl Patterns {
    /// The tables for a goal: the places of the blank and the tiles in order, each in `width` bits of a state.
    pub(crate) fn new(puzzle: &Tiles, goal: &[u32], width: u32) -> Self {
        let cells = puzzle.goal.len() as u32;
        let beside = |cell: u32| {
            let cells = DIRECTIONS.iter().filter_map(|towards| neighbour(cell, *towards, puzzle.columns, cells));
            cells.fold(0, |mask, other| mask | 1 << other)
        };
        let board = Board { width, all: (1 << cells) - 1, beside: (0..cells).map(beside).collect() };
        let size = (INDEX / width) as usize;
        let group = |(i, places): (usize, &[u32])| Group {
            shift: width * (1 + i * size) as u32,
            mask: (1 << (width * places.len() as u32)) - 1,
            least: board.table(goal[0], places),
        };
        Self { groups: goal[1..].chunks(size).enumerate().map(group).collect() }
    }

    /// How many moves there are at least from the state to the goal.
    #[inline]
    pub(crate) fn least(&self, state: u128) -> u64 {
        let of = |group: &Group| u64::from(group.least[(state >> group.shift) as usize & group.mask]);
        self.groups.iter().map(of).sum()
    }
}

impl Board {
    /// For all places of some tiles how many of their moves lead to the places given, with the blank where it may be.
    fn table(&self, blank: u32, places: &[u32]) -> Vec<u8> {
        let tiles = places.len() as u32;
        let size = 1 << (self.width * tiles);
        let mut least = vec![UNSEEN; size];
        // For each index where the blank has been.
        let mut been = vec![0u32; size];
        let goal = places.iter().rev().fold(0, |index, place| index << self.width | place);
        let mut level = vec![(goal, 1u32 << blank)];
        let mut next = Vec::new();
        for moves in 0..UNSEEN {
            while let Some((index, blank)) = level.pop() {
                let open = self.all & !self.taken(index, tiles);
                let new = self.flood(blank, open) & !been[index as usize];
                if new == 0 {
                    continue;
                }
                been[index as usize] |= new;
                let slot = &mut least[index as usize];
                *slot = moves.min(*slot);
                for tile in 0..tiles {
                    let shift = tile * self.width;
                    let place = self.place(index, tile);
                    let mut into = self.beside[place as usize] & new;
                    while into != 0 {
                        let moved = index ^ (place ^ into.trailing_zeros()) << shift;
                        into &= into - 1;
                        if been[moved as usize] >> place & 1 == 0 {
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
        least
    }

    fn place(&self, index: u32, tile: u32) -> u32 {
        index >> (tile * self.width) & ((1 << self.width) - 1)
    }

    /// Where the tiles of an index are.
    fn taken(&self, index: u32, tiles: u32) -> u32 {
        (0..tiles).fold(0, |mask, tile| mask | 1 << self.place(index, tile))
    }

    /// All open cells that are connected with these.
    fn flood(&self, from: u32, open: u32) -> u32 {
        let (mut filled, mut edge) = (from, from);
        while edge != 0 {
            let new = self.beside[edge.trailing_zeros() as usize] & open & !filled;
            edge = edge & (edge - 1) | new;
            filled |= new;
        }
        filled
    }
}
