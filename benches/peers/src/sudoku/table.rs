//! The table of speeds of classic Sudoku: from 81 characters to whether there is no solution, one, or more.

use anyhow::{Result, ensure};
use bachet_kernel::BoardLine;

use crate::root;
use crate::sudoku::contender::{Answers, Contender, Work};
use crate::sudoku::row::Row;
use crate::sudoku::sets::{PLACE, SETS, Set};
use crate::sudoku::turns;

/// Number of boards of a chunk: some tens of milliseconds for the slowest solver, many clock ticks for the fastest.
const CHUNK: usize = 512;
/// Number of times that every solver does every chunk.
const REPETITIONS: usize = 15;

/// Measures all solvers on one set and reports each row.
///
/// # Errors
/// If the solvers disagree on a board, or the set cannot be read.
pub fn run(part: &str, show: &mut impl FnMut(Row)) -> Result<()> {
    SETS.into_iter().filter(|set| set.name == part).try_for_each(|set| measure(set, show))
}

fn measure(set: Set, show: &mut impl FnMut(Row)) -> Result<()> {
    let Some(boards) = set.read(&root())? else {
        eprintln!("skipped: no {PLACE}/{}.txt", set.name);
        return Ok(());
    };
    let contenders = Contender::all();
    agree(&contenders, &boards)?;
    let mut answers = Answers::new(CHUNK);
    let times = turns::times(boards.chunks(CHUNK), contenders.len(), REPETITIONS, |contender, boards| {
        contenders[contender].answer(boards, &mut answers);
    });
    for (contender, time) in contenders.iter().zip(&times) {
        show(Row {
            set: set.name,
            boards: boards.len(),
            work: contender.work.name(),
            by: contender.by.name(),
            ns: time / boards.len() as f64,
            ratio: times[contender.rival()] / time,
        });
    }
    Ok(())
}

/// Checks that all solvers agree on every board, and that their solutions are correct.
fn agree(contenders: &[Contender], boards: &[BoardLine]) -> Result<()> {
    let answers: Vec<Answers> = contenders
        .iter()
        .map(|contender| {
            let mut answers = Answers::new(boards.len());
            contender.answer(boards, &mut answers);
            answers
        })
        .collect();
    for (contender, ours) in contenders.iter().zip(&answers) {
        for (i, board) in boards.iter().enumerate() {
            let (count, known) = (ours.counts[i].count, answers[0].counts[i].count.min(contender.work.limit()));
            let who =
                || format!("{}, {}: {}", contender.work.name(), contender.by.name(), String::from_utf8_lossy(board));
            ensure!(count == known && ours.counts[i].finished, "{} has {known} solutions, not {count}", who());
            if matches!(contender.work, Work::SolveOne | Work::SolveBatch) && known > 0 {
                ensure!(solves(&ours.solutions[i], board), "{} has another solution", who());
            }
        }
    }
    Ok(())
}

/// Returns whether the line extends the board and breaks no rule.
fn solves(line: &BoardLine, board: &BoardLine) -> bool {
    let mut houses = [[0_u16; 9]; 3];
    for (cell, (&value, &given)) in line.iter().zip(board).enumerate() {
        if !(b'1'..=b'9').contains(&value) || (given != value && (b'1'..=b'9').contains(&given)) {
            return false;
        }
        for (houses, house) in houses.iter_mut().zip([cell / 9, cell % 9, cell / 27 * 3 + cell % 9 / 3]) {
            houses[house] |= 1 << (value - b'1');
        }
    }
    houses.as_flattened().iter().all(|&values| values == 0x1ff)
}
