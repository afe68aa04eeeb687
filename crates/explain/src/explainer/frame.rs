//! What the techniques know of a board that is the same in all its states.

use bachet_sudoku::HouseKind;

use crate::board::{BoardRule, Layout};

/// The groups of houses, by their index in [`Frame::groups`]: boxes and regions, rows, columns. Each house by a rule
/// is a group of its own after them.
pub(super) const BOXES: usize = 0;
/// The group of rows.
pub(super) const ROWS: usize = 1;
/// The group of columns.
pub(super) const COLUMNS: usize = 2;

/// A house of a cell, and the position of the cell in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unit {
    pub house: u16,
    pub position: u8,
}

/// Two houses of different groups with at least two common cells.
#[derive(Clone, Debug)]
pub(super) struct Crossing {
    pub base: u16,
    pub cover: u16,
    /// The positions of the common cells in the base.
    pub in_base: u64,
    /// The positions of the common cells in the cover.
    pub in_cover: u64,
}

/// Houses and peers as lists, in the order in which Sudoku Explainer looks at them.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    /// The number of values.
    pub size: usize,
    /// The number of cells.
    pub area: usize,
    /// For each house its cells in reading order.
    pub houses: Vec<Vec<u16>>,
    /// For each house its group.
    pub group_of: Vec<usize>,
    /// For each group its houses.
    pub groups: Vec<Vec<u16>>,
    /// For each cell those that must not have the same value: by house, then by other rules.
    pub peers: Vec<Vec<u16>>,
    /// Pairs of houses for locked candidates.
    pub crossings: Vec<Crossing>,
    /// Whether techniques that use the uniqueness of the solution are sound.
    pub unique: bool,
    /// Pairs of cells that a rule makes different.
    pairs: Vec<([u16; 2], BoardRule)>,
    units: Vec<Unit>,
    units_from: Vec<usize>,
    sees: Vec<u64>,
    words: usize,
}

impl Frame {
    pub(super) fn new<const W: usize>(layout: &Layout<W>) -> Self {
        let area = layout.area();
        let words = area.div_ceil(64);
        let mut groups = vec![Vec::new(); 3];
        let mut group_of = Vec::new();
        for (house, of) in layout.houses.iter().enumerate() {
            let group = match of.kind {
                Some(HouseKind::Box | HouseKind::Region) => BOXES,
                Some(HouseKind::Row) => ROWS,
                Some(HouseKind::Column) => COLUMNS,
                None => groups.len(),
            };
            if group == groups.len() {
                groups.push(Vec::new());
            }
            groups[group].push(house as u16);
            group_of.push(group);
        }
        let mut frame = Self {
            size: layout.size,
            area,
            houses: layout.houses.iter().map(|house| house.list.clone()).collect(),
            group_of,
            groups,
            peers: vec![Vec::new(); area],
            crossings: Vec::new(),
            unique: layout.assumes_one_solution && !layout.has_other_rules && layout.pairs.is_empty(),
            pairs: layout.pairs.clone(),
            units: Vec::new(),
            units_from: vec![0],
            sees: vec![0; area * words],
            words,
        };
        for cell in 0..area {
            for house in frame.groups.iter().flatten() {
                let list = &frame.houses[*house as usize];
                if let Ok(position) = list.binary_search(&(cell as u16)) {
                    frame.units.push(Unit { house: *house, position: position as u8 });
                }
            }
            frame.units_from.push(frame.units.len());
            let by_house =
                frame.units[frame.units_from[cell]..].iter().flat_map(|unit| &frame.houses[unit.house as usize]);
            let others = layout.peers[cell].iter().map(|peer| peer as u16).collect::<Vec<_>>();
            for &peer in by_house.chain(&others) {
                if peer as usize != cell && !frame.peers[cell].contains(&peer) {
                    frame.peers[cell].push(peer);
                    frame.sees[cell * words + peer as usize / 64] |= 1 << (peer % 64);
                }
            }
        }
        frame.add_crossings();
        frame
    }

    /// Adds the crossings: of boxes with lines in both directions, then those with houses by rules.
    fn add_crossings(&mut self) {
        let mut pairs = vec![(BOXES, COLUMNS), (BOXES, ROWS), (COLUMNS, BOXES), (ROWS, BOXES)];
        for extra in 3..self.groups.len() {
            for group in (0..extra).filter(|&group| group != extra) {
                pairs.extend([(group, extra), (extra, group)]);
            }
        }
        for (bases, covers) in pairs {
            for &base in &self.groups[bases] {
                for &cover in &self.groups[covers] {
                    let (in_base, in_cover) = self.common(base, cover);
                    if in_base.count_ones() > 1 {
                        self.crossings.push(Crossing { base, cover, in_base, in_cover });
                    }
                }
            }
        }
    }

    /// Returns the positions of the common cells of two houses in either.
    pub(super) fn common(&self, a: u16, b: u16) -> (u64, u64) {
        let positions = |of: u16, other: u16| {
            let cells = self.houses[of as usize].iter().enumerate();
            let common = cells.filter(|(_, cell)| self.houses[other as usize].binary_search(cell).is_ok());
            common.fold(0u64, |mask, (at, _)| mask | 1 << at)
        };
        (positions(a, b), positions(b, a))
    }

    /// Returns the houses of a cell: its box, its row, its column, then those by rules.
    #[inline]
    pub(super) fn units(&self, cell: usize) -> &[Unit] {
        &self.units[self.units_from[cell]..self.units_from[cell + 1]]
    }

    /// Returns the house of a cell in a group.
    pub(super) fn house_at(&self, group: usize, cell: usize) -> Option<u16> {
        self.units(cell).iter().map(|unit| unit.house).find(|&house| self.group_of[house as usize] == group)
    }

    /// Whether two cells must not have the same value.
    #[inline]
    pub(super) fn sees(&self, a: usize, b: usize) -> bool {
        self.sees[a * self.words + b / 64] >> (b % 64) & 1 == 1
    }

    /// Returns the houses in the order in which singles and subsets are looked for: boxes, columns, rows, others.
    pub(super) fn houses_in_order(&self) -> impl Iterator<Item = u16> {
        let (first, others) = self.groups.split_at(3);
        [&first[BOXES], &first[COLUMNS], &first[ROWS]].into_iter().chain(others).flatten().copied()
    }

    /// Returns the cell at a position of a house.
    #[inline]
    pub(super) fn cell_at(&self, house: u16, position: usize) -> usize {
        self.houses[house as usize][position] as usize
    }

    /// Returns the pairs of cells that an instance of a rule makes different.
    pub(super) fn pairs_of(&self, rule: BoardRule) -> Vec<[u16; 2]> {
        self.pairs.iter().filter(|(_, of)| *of == rule).map(|(pair, _)| *pair).collect()
    }

    /// Returns the mask of all values, or of all positions of a house.
    pub(super) fn full(&self) -> u64 {
        u64::MAX >> (64 - self.size)
    }
}
