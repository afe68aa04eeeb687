//! Tables for a band of one digit.
//!
//! The cells of a band are bit `10r + 3k + c` for the row `r`, the box `k` and the column `c` in the box. The bit above
//! each row is a guard, and 0.

/// The cells of the first row.
pub(super) const ROW: u32 = 0x1ff;

/// The first cell of each row.
pub(super) const FIRST: u32 = 1 | 1 << 10 | 1 << 20;

/// All cells.
pub(super) const ALL: u32 = ROW * FIRST;

/// The guard of each row.
pub(super) const GUARDS: u32 = FIRST << 9;

/// The cells of a band whose box can be matched with their row, if the other two boxes and rows can be matched. The
/// index has bit `3k + r` if the row has cells in the box.
pub(super) static MATCHED: [u32; 512] = {
    let mut matched = [0; 512];
    let mut index = 0;
    while index < 512 {
        let mut entry = 0;
        while entry < 9 {
            let (k, r) = (entry / 3, entry % 3);
            let [a, b] = [(k + 1) % 3 * 3, (k + 2) % 3 * 3];
            let [p, q] = [(r + 1) % 3, (r + 2) % 3];
            let straight = index >> (a + p) & index >> (b + q) & 1;
            let crossed = index >> (a + q) & index >> (b + p) & 1;
            matched[index] |= ((straight | crossed) as u32 * 7) << (10 * r + 3 * k);
            entry += 1;
        }
        index += 1;
    }
    matched
};

/// The columns of a band rotated within each box. The index has the columns of the digit. In the first word, the low
/// nine bits have the next column at the place of each column, and the nine bits above have the column after that; in
/// the second word it is the other way round.
pub(super) static ROTATED: [[u32; 2]; 512] = {
    let mut rotated = [[0; 2]; 512];
    let mut index: u32 = 0;
    while index < 512 {
        let next = index >> 1 & 0o333 | index << 2 & 0o444;
        let last = index >> 2 & 0o111 | index << 1 & 0o666;
        rotated[index as usize] = [next | last << 9, last | next << 9];
        index += 1;
    }
    rotated
};

/// Returns the cells of each row in which a cell of `some` is, in words of three rows whose guards are 0.
#[inline(always)]
pub(super) fn rows_with(some: u32) -> u32 {
    let guards = (some + ALL) & GUARDS;
    guards - (guards >> 9)
}

/// Returns the cells of each row, without a gap between the rows.
#[inline(always)]
pub(super) fn dense(band: u32) -> u32 {
    band & ROW | band >> 1 & ROW << 9 | band >> 2 & ROW << 18
}

/// The inverse of [`dense`]. The bits above the cells may have any value.
#[inline(always)]
pub(super) fn spread(dense: u32) -> u32 {
    dense & ROW | dense << 1 & ROW << 10 | dense << 2 & ROW << 20
}
