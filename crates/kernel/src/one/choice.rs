//! The choice of the cells to guess, the same for all backends.
//!
//! Until the first refutation, two cells are guessed at once that are no peers. A board with many solutions then takes
//! a seventh fewer rounds; one with a single solution is refuted soon, and takes 1 % more.

/// Maximum number of cells that are compared. More make at most 5 % fewer guesses, and as many on the hardest boards.
const COMPARED: usize = 8;

/// Returns the number of cells to guess at once.
#[inline(always)]
pub(super) fn guesses(is_one_refuted: bool) -> usize {
    if is_one_refuted { 1 } else { 2 }
}

/// A set of cells: 54 bits for the first two bands, then 27 for the last.
#[derive(Clone, Copy)]
pub(super) struct Set([u64; 2]);

impl Set {
    /// Returns the set with these cells of each band, row by row from the lowest bit.
    #[inline(always)]
    pub(super) fn of([first, second, third]: [u32; 3]) -> Self {
        Self([u64::from(first) | u64::from(second) << 27, u64::from(third)])
    }

    #[inline(always)]
    pub(super) fn is_empty(self) -> bool {
        self.0 == [0; 2]
    }

    /// Removes the first cell and returns it. Of an empty set it returns a number from 81 to 127.
    #[inline(always)]
    fn pop(&mut self) -> usize {
        let [low, high] = &mut self.0;
        let is_low = *low != 0;
        let cell = if is_low { low.trailing_zeros() } else { 54 + high.trailing_zeros() };
        *high = if is_low { *high } else { *high & high.wrapping_sub(1) };
        *low &= low.wrapping_sub(1);
        cell as usize
    }

    /// Removes a cell and its peers.
    #[inline(always)]
    fn remove_with_peers(&mut self, cell: usize) {
        let peers = PEERS[cell % 128];
        self.0[0] &= !peers.0[0];
        self.0[1] &= !peers.0[1];
        self.0[cell / 54 % 2] &= !(1 << (cell % 54));
    }

    /// Returns the number of cells in both sets.
    #[inline(always)]
    fn common(self, other: Self) -> u32 {
        (self.0[0] & other.0[0]).count_ones() + (self.0[1] & other.0[1]).count_ones()
    }
}

/// The cells that share a house with a cell; none for the numbers from 81 on.
static PEERS: [Set; 128] = peers();

const fn peers() -> [Set; 128] {
    let mut peers = [Set([0; 2]); 128];
    let mut pair = 0;
    while pair < 81 * 81 {
        let (a, b) = (pair / 81, pair % 81);
        let same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
        if a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_box) {
            peers[a].0[b / 54] |= 1 << (b % 54);
        }
        pair += 1;
    }
    peers
}

/// The undecided cells of a board at the fixed point of the rules.
pub(super) struct Undecided {
    pub(super) open: Set,
    pub(super) bivalues: Set,
}

impl Undecided {
    /// Removes and returns the bivalue cell to guess, with its peers. There must be one.
    #[inline(always)]
    pub(super) fn take_bivalue(&mut self) -> usize {
        let cell = most_constraining(self.bivalues, self.open);
        self.bivalues.remove_with_peers(cell);
        self.open.remove_with_peers(cell);
        cell
    }

    /// Returns the open cell to guess.
    #[inline(always)]
    pub(super) fn any(&self) -> usize {
        most_constraining(self.open, self.open)
    }
}

/// Returns the one of the first `cells` with the most `open` peers, counting those among the `cells` twice. There must
/// be at least one cell.
#[inline(always)]
fn most_constraining(cells: Set, open: Set) -> usize {
    let mut left = cells;
    let mut best = 0;
    // As many steps for fewer cells, because the number would be unpredictable.
    for _ in 0..COMPARED {
        let cell = left.pop();
        let peers = PEERS[cell % 128];
        best = best.max((peers.common(open) + peers.common(cells)) << 7 | (127 - cell as u32));
    }
    127 - (best % 128) as usize
}
