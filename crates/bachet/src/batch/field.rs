//! Tables: a board in one field of a line, such as `17;53..7...;easy`.

use bachet_kernel::{BoardLine, CELLS};

/// Names of the column with the boards.
const NAMES: [&str; 14] = [
    "puzzle", "puzzles", "quiz", "quizzes", "board", "boards", "grid", "grids", "sudoku", "problem", "question",
    "clues", "givens", "start",
];

/// Returns the fields of a line, without the quotes around them.
fn fields(line: &[u8]) -> impl Iterator<Item = &[u8]> {
    let is_end = |byte: &u8| matches!(byte, b',' | b';' | b'\t' | b'|' | b' ');
    line.split(is_end).map(unquoted).filter(|field| !field.is_empty())
}

fn unquoted(mut field: &[u8]) -> &[u8] {
    while let [b'"' | b'\'', inside @ ..] | [inside @ .., b'"' | b'\''] = field {
        field = inside;
    }
    field
}

/// Returns the board of a line with several fields: the only one, or the only one besides its solution.
pub(super) fn board(line: &[u8]) -> Option<&BoardLine> {
    let is_cell = |byte: &u8| byte.is_ascii_digit() || matches!(byte, b'.' | b'*' | b'_');
    let is_board = |field: &&[u8]| field.len() == CELLS && field.iter().all(is_cell);
    let boards: Vec<&[u8]> = fields(line).filter(is_board).take(3).collect();
    let solves = |full: &[u8], board: &[u8]| {
        let fits = |(&a, &b): (&u8, &u8)| !(b'1'..=b'9').contains(&b) || a == b;
        is_full(full) && full.iter().zip(board).all(fits)
    };
    let board = match boards[..] {
        [board] => board,
        [board, full] | [full, board] if solves(full, board) && !is_full(board) => board,
        _ => return None,
    };
    <&BoardLine>::try_from(board).ok()
}

/// Whether every cell of a board has a value.
pub(super) fn is_full(board: &[u8]) -> bool {
    board.iter().all(|byte| (b'1'..=b'9').contains(byte))
}

/// Whether a line is the names of the columns of a table, one of which has the boards.
pub(super) fn is_header(line: &[u8]) -> bool {
    let is_name = |field: &[u8]| field.iter().all(|&byte| byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'-'));
    let names_boards = |field: &[u8]| NAMES.iter().any(|name| field.eq_ignore_ascii_case(name.as_bytes()));
    line.len() < CELLS && fields(line).all(is_name) && fields(line).any(names_boards)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    #[test]
    fn the_board_is_found_in_any_column() {
        for line in [
            format!("17;{PUZZLE};easy"),
            format!("17,\"{PUZZLE}\",2.5"),
            format!("a\t{PUZZLE}"),
            format!("4,{PUZZLE},{SOLUTION}"),
            format!("4,{SOLUTION},{PUZZLE}"),
            format!("'{PUZZLE}'"),
        ] {
            assert_eq!(board(line.as_bytes()).map(|b| &b[..]), Some(PUZZLE.as_bytes()), "{line}");
        }
        for line in [format!("1;{PUZZLE};{PUZZLE}"), format!("1;{}", &PUZZLE[1..]), format!("1;x{}", &PUZZLE[1..])] {
            assert_eq!(board(line.as_bytes()), None, "{line}");
        }
    }

    #[test]
    fn headers_name_the_boards() {
        for header in ["id;puzzle;level", "quizzes,solutions", "\"Puzzle\"", "puzzle"] {
            assert!(is_header(header.as_bytes()), "{header}");
        }
        for other in ["hello, world", "id;level", "puzzle 17", "", "53..7"] {
            assert!(!is_header(other.as_bytes()), "{other}");
        }
    }
}
