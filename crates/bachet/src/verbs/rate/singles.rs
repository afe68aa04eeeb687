//! Whether a board is solved by singles alone.

use bachet_explain::board::{Layout, State};
use bachet_sudoku::Sudoku;

/// Whether the last place of a value in a house, and the last value of a cell, solve a board.
pub(super) fn solve<const W: usize>(sudoku: &Sudoku, layout: &Layout<W>) -> bool {
    let mut state = State::given(sudoku, layout);
    while !state.is_solved() {
        let Some((cell, value)) = find(layout, &state) else { return false };
        state.place(layout, cell, value);
    }
    true
}

fn find<const W: usize>(layout: &Layout<W>, state: &State<W>) -> Option<(usize, usize)> {
    let naked = state.empty.iter().find(|&cell| state.candidates[cell].is_power_of_two());
    if let Some(cell) = naked {
        return Some((cell, state.candidates[cell].trailing_zeros() as usize));
    }
    let place = |value: usize| {
        let only = layout.houses.iter().map(|house| house.cells & state.cells[value]).find(|places| places.len() == 1);
        only.and_then(|places| places.iter().next()).map(|cell| (cell, value))
    };
    (0..layout.size).find_map(place)
}
