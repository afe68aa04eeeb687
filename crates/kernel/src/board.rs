//! Boards as they come in and go out.

/// The number of cells.
pub const CELLS: usize = 81;

/// A board, row by row: a byte `1` to `9` is a value, every other byte an empty cell.
pub type BoardLine = [u8; CELLS];

/// What each cell may still be, row by row: bit `v - 1` stands for the value `v`.
pub type PencilMarks = [u16; CELLS];

/// The marks that say the same as a line: one value where one is given, all nine elsewhere.
pub fn pencil_marks_of(line: &BoardLine) -> PencilMarks {
    line.map(|byte| match byte {
        b'1'..=b'9' => 1 << (byte - b'1'),
        _ => 0x1ff,
    })
}
