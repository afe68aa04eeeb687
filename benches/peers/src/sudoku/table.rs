//! The table of speeds of classic Sudoku: from 81 characters to whether there is no solution, one, or more.

use anyhow::{Result, bail};
use bachet_kernel::Line;

use crate::root;
use crate::sudoku::row::Row;
use crate::sudoku::sets::{PLACE, SETS, Set};
use crate::sudoku::turns;
use crate::sudoku::way::Way;

/// The boards of a chunk: some tens of milliseconds for the slowest way, many times the step of the clock for the
/// fastest.
const CHUNK: usize = 512;
/// How often every way does every chunk.
const REPETITIONS: usize = 7;

/// Measures all ways on one set, handing over each row.
///
/// # Errors
/// If the ways differ on a board, or the set cannot be read.
pub fn run(part: &str, show: &mut impl FnMut(Row)) -> Result<()> {
    SETS.into_iter().filter(|set| set.name == part).try_for_each(|set| measure(set, show))
}

fn measure(set: Set, show: &mut impl FnMut(Row)) -> Result<()> {
    let Some(boards) = set.read(&root())? else {
        eprintln!("skipped: no {PLACE}/{}.txt", set.name);
        return Ok(());
    };
    let ways = Way::all();
    agree(&ways, &boards)?;
    let mut counts = [0; CHUNK];
    let times = turns::times(boards.chunks(CHUNK), ways.len(), REPETITIONS, |way, boards| {
        ways[way].answer(boards, &mut counts[..boards.len()]);
    });
    for (way, time) in ways.iter().zip(&times) {
        show(Row {
            set: set.name,
            boards: boards.len(),
            way: way.name,
            by: way.by,
            ns: time / boards.len() as f64,
            ratio: times[0] / time,
        });
    }
    Ok(())
}

/// Makes sure that every way has the same answer to every board.
fn agree(ways: &[Way], boards: &[Line]) -> Result<()> {
    let answers: Vec<Vec<usize>> = ways
        .iter()
        .map(|way| {
            let mut counts = vec![0; boards.len()];
            way.answer(boards, &mut counts);
            counts
        })
        .collect();
    for (way, counts) in ways.iter().zip(&answers) {
        let differs = counts.iter().zip(&answers[0]).position(|(ours, theirs)| ours != theirs);
        if let Some(at) = differs {
            let board = String::from_utf8_lossy(&boards[at]);
            let (ours, theirs) = (counts[at], answers[0][at]);
            bail!("{}, {}: {ours} solutions of {board}, not {theirs}", way.name, way.by);
        }
    }
    Ok(())
}
