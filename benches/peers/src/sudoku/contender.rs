//! The measured solvers: the peer and our backends, by kind of work.

use std::str;

use bachet_kernel::{Answer, Backend, BoardLine, CELLS, Options, count_batch, count_one, solve_batch, solve_one};
use sudoku::Sudoku;

/// The peer: the fastest on the registry.
pub const PEER: &str = "sudoku 0.8.0";

/// The number of solutions at which counting stops.
pub const LIMIT: u32 = 2;

/// A kind of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Count the solutions of one board after the other.
    CountOne,
    /// Find a solution of one board after the other.
    SolveOne,
    /// Count the solutions of all boards at once.
    CountBatch,
    /// Count the solutions of all boards at once, and find one of each.
    SolveBatch,
}

impl Work {
    const ALL: [Self; 4] = [Self::CountBatch, Self::SolveBatch, Self::CountOne, Self::SolveOne];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::CountOne => "one at a time, verdict",
            Self::SolveOne => "one at a time, first solution",
            Self::CountBatch => "batch, verdict",
            Self::SolveBatch => "batch, verdict and solution",
        }
    }

    /// The number of solutions at which the search stops.
    pub fn limit(self) -> u32 {
        if self == Self::SolveOne { 1 } else { LIMIT }
    }
}

/// The program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The peer, one board after the other.
    Peer,
    /// The kernel, with these instructions.
    Kernel(Backend),
}

impl By {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Peer => PEER,
            Self::Kernel(backend) => backend.name(),
        }
    }
}

/// A program and a kind of work.
#[derive(Clone, Copy, Debug)]
pub struct Contender {
    /// The kind of work.
    pub work: Work,
    /// The program.
    pub by: By,
}

/// The answers, one per board.
pub struct Answers {
    /// The numbers of solutions, at most the limit.
    pub counts: Vec<Answer>,
    /// A solution of each board that has one.
    pub solutions: Vec<BoardLine>,
}

impl Answers {
    /// Returns memory for the answers of `boards` boards.
    pub fn new(boards: usize) -> Self {
        Self { counts: vec![Answer::default(); boards], solutions: vec![[b'.'; CELLS]; boards] }
    }
}

impl Contender {
    /// Returns all combinations that are available here: counting by the peer, solving by the peer, then ours.
    pub fn all() -> Vec<Self> {
        let backends: Vec<Backend> = Backend::ALL.into_iter().rev().filter(|backend| backend.is_available()).collect();
        let peer = [Work::CountOne, Work::SolveOne].map(|work| Self { work, by: By::Peer });
        let ours = Work::ALL.into_iter().flat_map(|work| backends.iter().map(move |&backend| (work, backend)));
        peer.into_iter().chain(ours.map(|(work, backend)| Self { work, by: By::Kernel(backend) })).collect()
    }

    /// Returns the work of the peer with the same limit, for comparison.
    pub fn rival(self) -> usize {
        usize::from(self.work == Work::SolveOne)
    }

    /// Answers the boards.
    pub fn answer(self, boards: &[BoardLine], answers: &mut Answers) {
        let counts = &mut answers.counts[..boards.len()];
        let solutions = &mut answers.solutions[..boards.len()];
        let Some(options) = self.options() else {
            for ((board, count), solution) in boards.iter().zip(counts).zip(solutions) {
                *count = Answer { count: peer(board, self.work, solution), finished: true };
            }
            return;
        };
        match self.work {
            Work::CountBatch => count_batch(boards, &options, counts),
            Work::SolveBatch => solve_batch(boards, &options, counts, solutions),
            Work::CountOne => boards.iter().zip(counts).for_each(|(board, count)| *count = count_one(board, &options)),
            Work::SolveOne => {
                for ((board, count), place) in boards.iter().zip(counts).zip(solutions) {
                    let solution = solve_one(board, &options);
                    *count = Answer { count: u32::from(solution.is_some()), finished: true };
                    *place = solution.unwrap_or(*place);
                }
            }
        }
    }

    /// `None` for the peer.
    fn options(self) -> Option<Options<'static>> {
        match self.by {
            By::Peer => None,
            By::Kernel(backend) => Some(Options::new(self.work.limit()).backend(backend)),
        }
    }
}

/// Returns the answer of the peer. A line that it cannot parse has no solution.
fn peer(board: &BoardLine, work: Work, solution: &mut BoardLine) -> u32 {
    let Some(board) = str::from_utf8(board).ok().and_then(|line| Sudoku::from_str_line(line).ok()) else { return 0 };
    if work == Work::CountOne {
        return board.solutions_count_up_to(LIMIT as usize) as u32;
    }
    match board.some_solution() {
        Some(solved) => {
            solution.copy_from_slice(solved.to_str_line().as_bytes());
            1
        }
        None => 0,
    }
}
