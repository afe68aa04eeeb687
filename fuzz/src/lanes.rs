//! Arbitrary boards, as text or as pencil marks, many at once: every backend gives the same answers, those of a search
//! without any idea, and every solution is one.

use bachet_kernel::{
    Answer, Backend, BoardLine, CELLS, Options, PencilMarks, Puzzle, for_each_solution_batch, pencil_marks_of,
    solve_batch,
};

/// Maximum number of boards of an input: more than the lanes of any backend.
const MAX_BOARDS: usize = 40;

/// Maximum number of cells that the plain search tries for one board. Beyond it, only the backends are compared.
const STEPS: u32 = 20_000;

/// The byte that takes the next cell from the full board.
const COPIED_CELL: u8 = b'=';

/// A full board: changes of its parts are boards that have few solutions.
const FULL: &BoardLine = b"563798412794125368281463957347219586956387241812546739639874125175632894428951673";

/// Solves the boards that the bytes make. The first byte says how many solutions are looked for and which form a board
/// has. A byte of text is a cell; two bytes are the marks of a cell.
///
/// # Panics
/// If an answer is wrong.
pub fn run(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let limit = [0, 1, 2, 30][usize::from(choice & 3)];
    if choice & 4 == 0 {
        let lines: Vec<BoardLine> = rest.chunks(CELLS).take(MAX_BOARDS).map(line).collect();
        let marks: Vec<PencilMarks> = lines.iter().map(pencil_marks_of).collect();
        check(&lines, &marks, limit);
    } else {
        let marks: Vec<PencilMarks> = rest.chunks(2 * CELLS).take(MAX_BOARDS).map(marks).collect();
        check(&marks, &marks, limit);
    }
}

fn line(bytes: &[u8]) -> BoardLine {
    let mut line = *FULL;
    for (cell, &byte) in line.iter_mut().zip(bytes) {
        if byte != COPIED_CELL {
            *cell = byte;
        }
    }
    line
}

/// The values of the full board and those of the bytes; none of the bytes takes all away.
fn marks(bytes: &[u8]) -> PencilMarks {
    let mut marks = pencil_marks_of(FULL);
    for (marks, bytes) in marks.iter_mut().zip(bytes.chunks_exact(2)) {
        let more = u16::from_le_bytes([bytes[0], bytes[1]]);
        *marks = if more == u16::MAX { 0 } else { *marks | more };
    }
    marks
}

fn check<P: Puzzle>(puzzles: &[P], marks: &[PencilMarks], limit: u32) {
    let mut first = None;
    for backend in Backend::ALL.into_iter().filter(|backend| backend.is_available()) {
        let options = Options::new(limit).backend(backend);
        let mut answers = vec![Answer::default(); puzzles.len()];
        let mut solutions = vec![Vec::new(); puzzles.len()];
        for_each_solution_batch(puzzles, &options, &mut answers, |index, line| solutions[index].push(*line));
        let mut again = answers.clone();
        let mut lines = vec![[0; CELLS]; puzzles.len()];
        solve_batch(puzzles, &options, &mut again, &mut lines);
        assert_eq!(answers, again, "counts of {}", backend.name());
        for (index, (answer, solutions)) in answers.iter().zip(&solutions).enumerate() {
            assert!(answer.finished && answer.count as usize == solutions.len(), "{answer:?} of {}", backend.name());
            assert!(
                solutions.first().is_none_or(|solution| *solution == lines[index]),
                "the first of {}",
                backend.name()
            );
            for (i, solution) in solutions.iter().enumerate() {
                assert!(!solutions[..i].contains(solution), "a solution twice by {}", backend.name());
                assert!(solves(solution, &marks[index]), "no solution by {}", backend.name());
            }
        }
        assert_eq!(first.get_or_insert_with(|| solutions.clone()), &solutions, "solutions of {}", backend.name());
    }
    for (marks, solutions) in marks.iter().zip(first.unwrap_or_default()) {
        let mut search = Plain { marks, used: [[0; 9]; 3], open: [true; CELLS], limit, count: 0, steps: STEPS };
        if search.go().is_some() {
            assert_eq!(search.count as usize, solutions.len(), "{marks:?}");
        }
    }
}

fn solves(line: &BoardLine, marks: &PencilMarks) -> bool {
    let mut used = [[0_u16; 9]; 3];
    (0..CELLS).all(|cell| {
        let digit = 1_u16 << (line[cell] - b'1');
        let mut fits = marks[cell] & digit != 0;
        for (used, house) in used.iter_mut().zip(houses(cell)) {
            fits &= used[house] & digit == 0;
            used[house] |= digit;
        }
        fits
    })
}

fn houses(cell: usize) -> [usize; 3] {
    [cell / 9, cell % 9, cell / 27 * 3 + cell % 9 / 3]
}

/// Tries every value of the cell that has the fewest.
struct Plain<'m> {
    marks: &'m PencilMarks,
    used: [[u16; 9]; 3],
    open: [bool; CELLS],
    limit: u32,
    count: u32,
    steps: u32,
}

impl Plain<'_> {
    /// Counts up to the limit; `None` if that takes too many steps.
    fn go(&mut self) -> Option<()> {
        self.steps = self.steps.checked_sub(1)?;
        if self.count == self.limit {
            return Some(());
        }
        let open = (0..CELLS).filter(|&cell| self.open[cell]);
        let Some((values, cell)) = open.map(|cell| (self.values(cell), cell)).min_by_key(|(v, _)| v.count_ones())
        else {
            self.count += 1;
            return Some(());
        };
        self.open[cell] = false;
        for digit in (0..9).map(|d| 1 << d).filter(|digit| values & digit != 0) {
            self.flip(cell, digit);
            self.go()?;
            self.flip(cell, digit);
        }
        self.open[cell] = true;
        Some(())
    }

    fn values(&self, cell: usize) -> u16 {
        let taken = self.used.iter().zip(houses(cell)).fold(0, |taken, (used, house)| taken | used[house]);
        self.marks[cell] & 0x1ff & !taken
    }

    fn flip(&mut self, cell: usize, digit: u16) {
        for (used, house) in self.used.iter_mut().zip(houses(cell)) {
            used[house] ^= digit;
        }
    }
}
