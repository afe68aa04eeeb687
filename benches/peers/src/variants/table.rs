//! The table of times of Sudoku beyond the classic 9x9.

use std::slice;

use anyhow::{Result, ensure};
use bachet_notation::sudoku::SudokuPuzzle;
use bachet_sudoku::Verdict;
use cpu_time::ThreadTime;

use super::board::Board;
use super::row::Row;
use super::{files, ours, random, sat};
use crate::timing;

/// The parts of the table that are measured when none is named.
pub const PARTS: [&str; 8] =
    ["x", "irregular", "16x16", "25x25", "layouts-valid", "layouts-invalid", "layouts-fast", "layouts-hard"];

/// Boards from each random generator, seeds 1 to this.
const RANDOM: u64 = 200;
const LARGE: u64 = 20;
/// Number of givens of a 25x25 board.
const GIVENS: usize = 250;
/// Maximum number of decisions and conflicts for an empty layout: more than a minute.
const STEPS: u64 = 3_000_000;

const BACHET: &str = "Bachet";
const PEER: &str = "batsat 0.6.0";

/// Measures one part of the table and reports each row.
///
/// # Errors
/// If an answer is wrong, or a file is missing.
pub fn run(part: &str, show: &mut impl FnMut(Row)) -> Result<()> {
    let from = |make: fn(u64) -> Board, seeds| (1..=seeds).map(make).collect::<Vec<_>>();
    match part {
        "x" => beside("minimal 9x9 with both diagonals", &from(random::diagonal, RANDOM), show),
        "irregular" => beside("minimal irregular 9x9", &from(random::irregular, RANDOM), show),
        "16x16" => {
            let boards = files::boards(&files::folder().join("e2e_16x16.jsonl"))?;
            boards.iter().try_for_each(|named| beside(named.name.clone().leak(), slice::from_ref(&named.board), show))
        }
        "25x25" => beside("25x25 cut to 250 givens", &from(|seed| random::large(seed, GIVENS), LARGE), show),
        "layouts-valid" => {
            layouts("layouts with a solution", "VALID_JIGSAW_LAYOUTS", Verdict::Several, show)?;
            layouts("layouts with a solution, boxes too", "VALID_JIGSAW_BOX_LAYOUTS", Verdict::Several, show)
        }
        "layouts-invalid" => layouts("layouts without", "INVALID_JIGSAW_LAYOUTS", Verdict::None, show),
        "layouts-fast" => layouts("the same, \"fast\"", "FAST_INVALID_JIGSAW_LAYOUTS", Verdict::None, show),
        _ => {
            layouts("the same, \"slow\"", "SLOW_INVALID_JIGSAW_LAYOUTS", Verdict::None, show)?;
            layouts("the same, \"hard\"", "HARD_INVALID_JIGSAW_LAYOUTS", Verdict::None, show)
        }
    }
}

/// Measures both programs alternately, the minimum of several times; their verdicts must agree.
fn beside(set: &'static str, boards: &[Board], show: &mut impl FnMut(Row)) -> Result<()> {
    let mut ours_all = Row { set, by: BACHET, boards: Vec::new() };
    let mut peers = Row { set, by: PEER, boards: Vec::new() };
    for board in boards {
        let puzzle = board.puzzle();
        let (verdict, other) = (ours::verdict(&puzzle, None), sat::verdict(board));
        ensure!(verdict == other, "{set}: {verdict:?}, but {PEER} says {other:?}");
        let (ns, peer_ns) = timing::beside(|| ours::verdict(&puzzle, None), || sat::verdict(board));
        ours_all.boards.push((verdict, ns));
        peers.boards.push((other, peer_ns));
    }
    show(ours_all);
    show(peers);
    Ok(())
}

/// Measures empty boards, each once.
fn layouts(set: &'static str, file: &str, expected: Verdict, show: &mut impl FnMut(Row)) -> Result<()> {
    let puzzles: Vec<SudokuPuzzle> = files::layouts(file)?.iter().map(Board::puzzle).collect();
    let mut row = Row { set, by: BACHET, boards: Vec::new() };
    for puzzle in &puzzles {
        let start = ThreadTime::now();
        let verdict = ours::verdict(puzzle, Some(STEPS));
        row.boards.push((verdict, start.elapsed().as_nanos() as f64));
        ensure!(verdict == expected || verdict == Verdict::Unknown, "{set}: {verdict:?}");
    }
    show(row);
    Ok(())
}
