//! Rows of bits turned into columns.

use super::set::Set;

/// Puts into one of each two sets the indices of the sets that contain its index.
pub(super) fn transpose<const C: usize>(
    count: usize,
    row: impl Fn(usize) -> Set<C>,
    which: usize,
    into: &mut [[Set<C>; 2]],
) {
    let words = count.div_ceil(64);
    for above in 0..words {
        let mut blocks = [[0u64; 64]; C];
        for at in 0..64.min(count - above * 64) {
            let row = row(above * 64 + at);
            for (word, block) in blocks.iter_mut().enumerate().take(words) {
                block[at] = row.word(word as u16);
            }
        }
        for (word, block) in blocks.iter_mut().enumerate().take(words) {
            turn(block);
            for (at, &column) in block.iter().enumerate() {
                into[word * 64 + at][which].set_word(above, column);
            }
        }
    }
}

/// Turns a square of bits: halves of halves are exchanged.
fn turn(block: &mut [u64; 64]) {
    let (mut width, mut mask) = (32, u64::MAX >> 32);
    while width != 0 {
        for upper in (0..64).step_by(width * 2) {
            for at in upper..upper + width {
                let changed = (block[at] >> width ^ block[at + width]) & mask;
                block[at] ^= changed << width;
                block[at + width] ^= changed;
            }
        }
        width /= 2;
        mask ^= mask << width;
    }
}
