//! A board that is being solved, with the singles that wait.

use crate::board::{BoardRule, Cells, Layout, State};

/// A single that came up: a cell and a value.
type Single = (u16, u8);

/// Singles in the order in which they came up. Those that are taken stay in front of `head`.
#[derive(Clone, Debug, Default)]
pub(super) struct Queue {
    singles: Vec<Single>,
    head: usize,
}

impl Queue {
    fn push(&mut self, cell: usize, value: usize) {
        self.singles.push((cell as u16, value as u8));
    }

    /// Takes the first single.
    pub(super) fn pop(&mut self) -> Option<(usize, usize)> {
        let &(cell, value) = self.singles.get(self.head)?;
        self.head += 1;
        Some((cell as usize, value as usize))
    }

    /// Returns the singles that were not taken, whether or not they still hold.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.singles[self.head..].iter().map(|&(cell, value)| (cell as usize, value as usize))
    }

    fn copy_from(&mut self, other: &Self) {
        self.singles.clear();
        self.singles.extend_from_slice(&other.singles[other.head..]);
        self.head = 0;
    }
}

/// A partly solved board with the singles that came up, in the order in which they did.
///
/// The order of singles decides which one is the next step, and so how often a single counts as naked or hidden.
#[derive(Clone, Debug)]
pub(super) struct Grid<'a, const W: usize> {
    pub(super) layout: &'a Layout<W>,
    pub(super) state: State<W>,
    /// The cells that are given, not placed by a step.
    pub(super) givens: Cells<W>,
    /// Cells that had one candidate left.
    pub(super) naked: Queue,
    /// Cells that were the last ones for a value in a house.
    pub(super) hidden: Queue,
}

impl<'a, const W: usize> Grid<'a, W> {
    pub(super) fn new(layout: &'a Layout<W>) -> Self {
        let state = State::new(layout);
        Self { layout, state, givens: Cells::EMPTY, naked: Queue::default(), hidden: Queue::default() }
    }

    /// Makes this a copy of another state of the same board.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.state.candidates.copy_from_slice(&other.state.candidates);
        self.state.cells.copy_from_slice(&other.state.cells);
        self.state.placed.copy_from_slice(&other.state.placed);
        self.state.empty = other.state.empty;
        self.givens = other.givens;
        self.naked.copy_from(&other.naked);
        self.hidden.copy_from(&other.hidden);
    }

    pub(super) fn size(&self) -> usize {
        self.layout.size
    }

    pub(super) fn row(&self, cell: usize) -> usize {
        cell / self.layout.size
    }

    pub(super) fn column(&self, cell: usize) -> usize {
        cell % self.layout.size
    }

    /// Whether two cells are in one row or column.
    pub(super) fn in_line(&self, x: usize, y: usize) -> bool {
        self.row(x) == self.row(y) || self.column(x) == self.column(y)
    }

    /// The houses other than rows and columns.
    pub(super) fn areas(&self) -> std::ops::Range<usize> {
        2 * self.layout.size..self.layout.houses.len()
    }

    /// Whether a house is a row or a column.
    pub(super) fn is_line(&self, house: usize) -> bool {
        house < 2 * self.layout.size
    }

    /// Returns the houses of a cell.
    pub(super) fn houses_of(&self, cell: usize) -> impl DoubleEndedIterator<Item = usize> + use<'a, W> {
        self.layout.houses_of[cell].iter().map(|&house| house as usize)
    }

    /// Returns the first house of the cell that is neither a row nor a column.
    pub(super) fn area_of(&self, cell: usize) -> Option<usize> {
        self.houses_of(cell).find(|&house| !self.is_line(house))
    }

    pub(super) fn house(&self, house: usize) -> Cells<W> {
        self.layout.houses[house].cells
    }

    pub(super) fn peers(&self, cell: usize) -> Cells<W> {
        self.layout.peers[cell]
    }

    /// Returns the cells that see all cells of a set.
    pub(super) fn common_peers(&self, cells: Cells<W>) -> Cells<W> {
        let mut rest = cells.iter();
        let Some(first) = rest.next() else { return Cells::EMPTY };
        rest.fold(self.peers(first), |common, cell| common & self.peers(cell))
    }

    pub(super) fn cells(&self, value: usize) -> Cells<W> {
        self.state.cells[value]
    }

    pub(super) fn candidates(&self, cell: usize) -> u64 {
        self.state.candidates[cell]
    }

    /// Returns the number of candidates of a cell.
    pub(super) fn width(&self, cell: usize) -> usize {
        self.state.candidates[cell].count_ones() as usize
    }

    /// Returns the candidates of all cells of a set together.
    pub(super) fn union(&self, cells: Cells<W>) -> u64 {
        cells.iter().fold(0, |union, cell| union | self.candidates(cell))
    }

    pub(super) fn has(&self, cell: usize, value: usize) -> bool {
        self.state.has(cell, value)
    }

    pub(super) fn is_empty(&self, cell: usize) -> bool {
        self.state.empty.contains(cell)
    }

    /// Returns the cells of a house that have a value as a candidate.
    pub(super) fn in_house(&self, house: usize, value: usize) -> Cells<W> {
        self.state.cells[value] & self.layout.houses[house].cells
    }

    /// Returns the number of cells of a house that have a value as a candidate.
    pub(super) fn count(&self, house: usize, value: usize) -> usize {
        self.in_house(house, value).len()
    }

    /// Returns the two cells of a value in a house, if there are exactly two.
    pub(super) fn pair(&self, house: usize, value: usize) -> Option<[usize; 2]> {
        let cells = self.in_house(house, value);
        if cells.len() != 2 {
            return None;
        }
        let mut cells = cells.iter();
        Some([cells.next()?, cells.next()?])
    }

    /// Returns the empty cells where a value does not clash with a placed one, whatever steps removed.
    pub(super) fn allowed(&self, value: usize) -> Cells<W> {
        self.state.placed[value].iter().fold(self.state.empty, |allowed, cell| allowed - self.peers(cell))
    }

    /// Returns the rules by which cells exclude a value from others.
    pub(super) fn between(&self, cells: Cells<W>, removed: Cells<W>, value: usize) -> Vec<BoardRule> {
        let of = |target: usize| cells.iter().filter_map(move |cell| self.layout.rule_between(cell, target, value));
        removed.iter().flat_map(of).collect()
    }

    /// Removes a candidate.
    pub(super) fn remove(&mut self, cell: usize, value: usize) {
        if !self.has(cell, value) {
            return;
        }
        self.state.remove(cell, value);
        self.queue_hidden(cell, value);
        let left = self.state.candidates[cell];
        if left.is_power_of_two() {
            self.naked.push(cell, left.trailing_zeros() as usize);
        }
    }

    /// Places a value: first the peers lose it, then the cell loses its candidates. A supposition that fails may place
    /// two values in a cell.
    pub(super) fn place(&mut self, cell: usize, value: usize) {
        if self.state.placed[value].contains(cell) {
            return;
        }
        self.state.empty.remove(cell);
        self.state.placed[value].insert(cell);
        let peers = self.state.cells[value] & self.layout.peers[cell];
        peers.iter().for_each(|peer| self.remove(peer, value));
        let mut rest = self.state.candidates[cell];
        self.state.candidates[cell] = 0;
        while rest != 0 {
            let other = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            self.state.cells[other].remove(cell);
            if other != value {
                self.queue_hidden(cell, other);
            }
        }
    }

    /// Notes the last cells of a value in the houses of a cell that lost it.
    fn queue_hidden(&mut self, cell: usize, value: usize) {
        let layout = self.layout;
        for &house in &layout.houses_of[cell] {
            let left = self.state.cells[value] & layout.houses[house as usize].cells;
            if let Some(last) = left.single()
                && self.state.empty.contains(last)
            {
                self.hidden.push(last, value);
            }
        }
    }
}
