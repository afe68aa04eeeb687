//! The formats of boards.

/// The number of cells.
pub const CELLS: usize = 81;

/// A board as text, row by row: the bytes `1` to `9` are values, every other byte is an empty cell.
pub type BoardLine = [u8; CELLS];

/// The candidates of each cell, row by row: bit `v - 1` stands for the value `v`.
pub type PencilMarks = [u16; CELLS];

/// Returns the pencil marks of a line: one candidate for a given cell, all nine for an empty one.
pub fn pencil_marks_of(line: &BoardLine) -> PencilMarks {
    line.map(|byte| match byte {
        b'1'..=b'9' => 1 << (byte - b'1'),
        _ => 0x1ff,
    })
}
