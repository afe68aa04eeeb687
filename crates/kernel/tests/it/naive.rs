//! A naive search: the cell with the fewest values left, each of them in turn.

use bachet_kernel::{BoardLine, CELLS, PencilMarks, pencil_marks_of};

/// Returns the solutions of a board, at most `limit`.
pub(crate) fn solutions(marks: &PencilMarks, limit: usize) -> Vec<BoardLine> {
    let mut found = Vec::new();
    search(&mut [None; CELLS], &mut [[0; 9]; 3], marks, limit, &mut found);
    found
}

/// Returns the solutions of a line, at most `limit`.
pub(crate) fn solutions_of(line: &BoardLine, limit: usize) -> Vec<BoardLine> {
    solutions(&pencil_marks_of(line), limit)
}

/// Returns whether the line is full and breaks no rule.
pub(crate) fn is_solution(line: &BoardLine) -> bool {
    (0..CELLS).all(|a| line[a].is_ascii_digit() && line[a] != b'0' && (0..a).all(|b| !sees(a, b) || line[a] != line[b]))
}

/// Returns whether two cells share a house.
fn sees(a: usize, b: usize) -> bool {
    houses(a).iter().zip(houses(b)).any(|(&a, b)| a == b)
}

/// Returns the row, the column and the box of a cell.
fn houses(cell: usize) -> [usize; 3] {
    [cell / 9, cell % 9, cell / 27 * 3 + cell % 9 / 3]
}

/// Adds solutions to `found`. `used` are the values of each house.
fn search(
    values: &mut [Option<u8>; CELLS],
    used: &mut [[u16; 9]; 3],
    marks: &PencilMarks,
    limit: usize,
    found: &mut Vec<BoardLine>,
) {
    if found.len() == limit {
        return;
    }
    let free = |cell: usize| {
        let [row, column, square] = houses(cell);
        marks[cell] & !(used[0][row] | used[1][column] | used[2][square])
    };
    let open = (0..CELLS).filter(|&cell| values[cell].is_none());
    let Some((free, cell)) = open.map(|cell| (free(cell), cell)).min_by_key(|(free, _)| free.count_ones()) else {
        found.push(values.map(|value| b'1' + value.expect("no cell is open")));
        return;
    };
    for value in (0..9).filter(|value| free >> value & 1 == 1) {
        values[cell] = Some(value);
        flip(used, cell, value);
        search(values, used, marks, limit, found);
        flip(used, cell, value);
    }
    values[cell] = None;
}

/// Adds a value to the houses of a cell, or removes it.
fn flip(used: &mut [[u16; 9]; 3], cell: usize, value: u8) {
    for (used, house) in used.iter_mut().zip(houses(cell)) {
        used[house] ^= 1 << value;
    }
}
