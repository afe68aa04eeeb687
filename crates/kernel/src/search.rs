//! Backtracking search of a batch: one board per lane, each with a stack of its own.
//!
//! A phase is a few rounds of the rules in all lanes. Then all lanes at a fixed point branch together, in vectors. The
//! others are handled lane by lane: a solved or failed lane backtracks to its last branch, and one without branches
//! takes the next board of the batch. So no lane waits for another one.
//!
//! A branch stores all lanes of the cube as one frame, and each lane has a stack of the frames in which it branched. A
//! frame is used again when the last of its lanes has backtracked to it.

use crate::board::BoardLine;
use crate::branching::branch;
use crate::cube::{FULL, Stored, WORDS, copy, fold, load, store, unfold};
use crate::options::{Answer, Options};
use crate::puzzle::{Boards, ParsedBoard};
use crate::round::{RoundResult, round};
use crate::simd::{Lanes as _, Simd, Words, Work};

/// Maximum number of open branches of a lane: each branch fixes another cell.
const MAX_DEPTH: usize = 81;

/// Maximum number of lanes of a backend.
const MAX_LANES: usize = 16;

/// Number of rounds of a phase. A lane that is solved or fails early waits for the others; the rest of the phase takes
/// as long as three rounds.
const ROUNDS_PER_PHASE: usize = 3;

/// Number of phases between two polls of the cancel flag.
const PHASES_PER_CANCEL_CHECK: u32 = 256;

/// Receives the answers and solutions.
pub(crate) struct Sink<'a> {
    /// The answer for each board.
    pub(crate) answers: &'a mut [Answer],
    pub(crate) solutions: Solutions<'a>,
}

/// Which solutions are reported, and where.
pub(crate) enum Solutions<'a> {
    /// None; they are only counted.
    Counted,
    First(&'a mut [BoardLine]),
    /// The one that reaches the limit.
    Last(&'a mut [BoardLine]),
    /// All, with the index of the board.
    All(&'a mut dyn FnMut(usize, &BoardLine)),
}

/// Maximum numbers of solutions to find, at least 1.
#[derive(Clone, Copy)]
pub(crate) enum Limits<'b> {
    /// The same for every board.
    Same(u32),
    /// One for each board.
    Own(&'b [u32]),
}

impl Limits<'_> {
    #[inline(always)]
    fn of(self, index: usize) -> u32 {
        match self {
            Self::Same(limit) => limit,
            Self::Own(limits) => limits[index],
        }
    }
}

/// A batch of boards to solve.
pub(crate) struct Batch<'b, 's> {
    pub(crate) boards: Boards<'b>,
    pub(crate) limits: Limits<'b>,
    pub(crate) options: Options<'b>,
    pub(crate) sink: Sink<'s>,
}

impl Work for Batch<'_, '_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, simd: S) {
        let mut search = Search::new(simd, self);
        loop {
            search.fill();
            if search.live == 0 {
                return search.write();
            }
            if search.phase() {
                return search.stop();
            }
        }
    }
}

struct Search<'b, 's, S: Simd> {
    simd: S,
    options: Options<'b>,
    sink: Sink<'s>,
    boards: Boards<'b>,
    limits: Limits<'b>,
    parsed_boards: [ParsedBoard; MAX_LANES],
    ready: Ready<S>,
    frames: Frames<S>,
    /// The boards in the lanes.
    cube: Stored<S::Lanes>,
    /// The lanes that have a board.
    live: u32,
    slots: [Slot; MAX_LANES],
    /// Solutions that are collected to be converted together.
    solved: Stored<S::Lanes>,
    /// The indices of their boards.
    owners: [usize; MAX_LANES],
    /// The number of collected solutions.
    waiting: usize,
    phases: u32,
}

/// The search state of the board in a lane.
#[derive(Clone, Copy)]
struct Slot {
    index: usize,
    count: u32,
    limit: u32,
    /// The stack of frames to backtrack to.
    frames: [u16; MAX_DEPTH],
    depth: usize,
}

impl<'b, 's, S: Simd> Search<'b, 's, S> {
    #[inline(always)]
    fn new(simd: S, Batch { boards, limits, options, sink }: Batch<'b, 's>) -> Self {
        Self {
            simd,
            options,
            sink,
            boards,
            limits,
            parsed_boards: [ParsedBoard::default(); MAX_LANES],
            ready: Ready { cube: blank::<S>(), first: 0, left: 0, next: 0 },
            frames: Frames { stored: Vec::new(), users: Vec::new(), free: Vec::new() },
            cube: blank::<S>(),
            live: 0,
            slots: [Slot { index: 0, count: 0, limit: 0, frames: [0; MAX_DEPTH], depth: 0 }; MAX_LANES],
            solved: blank::<S>(),
            owners: [0; MAX_LANES],
            waiting: 0,
            phases: 0,
        }
    }

    /// Assigns a board to each lane without one.
    #[inline(always)]
    fn fill(&mut self) {
        for lane in lanes(((1 << S::Lanes::COUNT) - 1) & !self.live) {
            if !self.take(lane) {
                return;
            }
            self.live |= 1 << lane;
        }
    }

    /// Runs a phase. Returns true if the work was cancelled.
    #[inline(always)]
    fn phase(&mut self) -> bool {
        let mut cube = load(self.simd, &self.cube);
        for _ in 1..ROUNDS_PER_PHASE {
            round(self.simd, &mut cube);
        }
        let result = round(self.simd, &mut cube);
        let State { failed, solved, open } = State::of(self.simd, &result, self.live);
        if open != 0 {
            let (open, rest) = branch(self.simd, &mut cube, open, &result.open);
            if open != 0 {
                let frame = self.frames.take(open.count_ones() as u8);
                store(&rest, &mut self.frames.stored[usize::from(frame)]);
                for lane in lanes(open) {
                    let slot = &mut self.slots[lane];
                    slot.frames[slot.depth] = frame;
                    slot.depth += 1;
                }
            }
        }
        store(&cube, &mut self.cube);
        for lane in lanes(solved) {
            self.count(lane);
        }
        for lane in lanes(failed | solved) {
            self.backtrack(lane);
        }
        self.phases += 1;
        self.phases.is_multiple_of(PHASES_PER_CANCEL_CHECK) && self.options.is_cancelled()
    }

    /// Counts the solution in a lane.
    #[inline(always)]
    fn count(&mut self, lane: usize) {
        let slot = &mut self.slots[lane];
        slot.count += 1;
        let (index, count, limit) = (slot.index, slot.count, slot.limit);
        if count == limit {
            for &frame in &slot.frames[..slot.depth] {
                self.frames.release(frame);
            }
            slot.depth = 0;
        }
        let is_reported = match self.sink.solutions {
            Solutions::Counted => false,
            Solutions::First(_) => count == 1,
            Solutions::Last(_) => count == limit,
            Solutions::All(_) => true,
        };
        if is_reported {
            copy::<S::Lanes>(&self.cube, lane, &mut self.solved, self.waiting);
            self.collect(index);
        }
    }

    /// Backtracks a lane to its last branch, or finishes its board.
    #[inline(always)]
    fn backtrack(&mut self, lane: usize) {
        let slot = &mut self.slots[lane];
        if let Some(depth) = slot.depth.checked_sub(1) {
            let frame = slot.frames[depth];
            slot.depth = depth;
            copy::<S::Lanes>(&self.frames.stored[usize::from(frame)], lane, &mut self.cube, lane);
            self.frames.release(frame);
        } else {
            self.sink.answers[slot.index] = Answer { count: slot.count, finished: true };
            self.live &= !(1 << lane);
        }
    }

    /// Assigns the next board that the first rounds do not decide. Returns false if there is none.
    #[inline(always)]
    fn take(&mut self, lane: usize) -> bool {
        while self.ready.left == 0 && self.ready.next < self.boards.len() {
            self.read();
        }
        if self.ready.left == 0 {
            return false;
        }
        let source = self.ready.left.trailing_zeros() as usize;
        self.ready.left &= self.ready.left - 1;
        copy::<S::Lanes>(&self.ready.cube, source, &mut self.cube, lane);
        let index = self.ready.first + source;
        let slot = &mut self.slots[lane];
        (slot.index, slot.count, slot.limit, slot.depth) = (index, 0, self.limits.of(index), 0);
        true
    }

    /// Parses as many boards as there are lanes and runs the rounds of a phase on them. Boards that this decides are
    /// not assigned to a lane.
    #[inline(always)]
    fn read(&mut self) {
        let first = self.ready.next;
        let count = (self.boards.len() - first).min(S::Lanes::COUNT);
        for (lane, parsed) in self.parsed_boards[..count].iter_mut().enumerate() {
            self.simd.read(self.boards.get(first + lane), parsed);
        }
        let mut cube = fold(self.simd, &self.simd.transpose(&self.parsed_boards[..S::Lanes::COUNT]));
        for _ in 1..ROUNDS_PER_PHASE {
            round(self.simd, &mut cube);
        }
        let state = State::of(self.simd, &round(self.simd, &mut cube), (1 << count) - 1);
        store(&cube, &mut self.ready.cube);
        (self.ready.first, self.ready.next, self.ready.left) = (first, first + count, state.open);
        for lane in lanes(state.failed) {
            self.sink.answers[first + lane] = Answer { count: 0, finished: true };
        }
        for lane in lanes(state.solved) {
            self.sink.answers[first + lane] = Answer { count: 1, finished: true };
            let is_reported = match self.sink.solutions {
                Solutions::Counted => false,
                Solutions::First(_) | Solutions::All(_) => true,
                Solutions::Last(_) => self.limits.of(first + lane) == 1,
            };
            if is_reported {
                copy::<S::Lanes>(&self.ready.cube, lane, &mut self.solved, self.waiting);
                self.collect(first + lane);
            }
        }
    }

    /// Adds a solution of the board with this index to those that are collected.
    #[inline(always)]
    fn collect(&mut self, index: usize) {
        self.owners[self.waiting] = index;
        self.waiting += 1;
        if self.waiting == S::Lanes::COUNT {
            self.write();
        }
    }

    /// Reports the collected solutions.
    #[inline(always)]
    fn write(&mut self) {
        if self.waiting == 0 {
            return;
        }
        let bands = unfold(self.simd, &load(self.simd, &self.solved));
        let mut planes = [[Words::<S::Lanes>::default(); 3]; 4];
        for j in 0..4 {
            for band in 0..3 {
                let mut plane = self.simd.splat(0);
                for digit in 1..=9_usize {
                    if digit >> j & 1 == 1 {
                        plane = plane | bands[digit - 1][band];
                    }
                }
                plane.store(&mut planes[j][band]);
            }
        }
        for (lane, &index) in self.owners[..self.waiting].iter().enumerate() {
            let line = self.simd.line_of_planes(planes.map(|plane| plane.map(|words| words.as_ref()[lane])));
            match &mut self.sink.solutions {
                Solutions::Counted => {}
                Solutions::First(lines) | Solutions::Last(lines) => lines[index] = line,
                Solutions::All(found) => found(index, &line),
            }
        }
        self.waiting = 0;
    }

    /// Writes the answers of all unfinished boards when the work is cancelled.
    #[inline(always)]
    fn stop(&mut self) {
        self.write();
        for lane in lanes(self.live) {
            let slot = &self.slots[lane];
            self.sink.answers[slot.index] = Answer { count: slot.count, finished: false };
        }
        for lane in lanes(self.ready.left) {
            self.sink.answers[self.ready.first + lane] = Answer { count: 0, finished: false };
        }
        self.sink.answers[self.ready.next..].fill(Answer { count: 0, finished: false });
    }
}

/// The boards that are not assigned to a lane yet.
struct Ready<S: Simd> {
    /// Boards that were parsed together, as many as there are lanes.
    cube: Stored<S::Lanes>,
    /// The index of the first of them.
    first: usize,
    /// Those of them that are still to be assigned.
    left: u32,
    /// The index of the first board that is not parsed.
    next: usize,
}

/// The lanes by the state of their boards.
struct State {
    failed: u32,
    solved: u32,
    open: u32,
}

impl State {
    #[inline(always)]
    fn of<S: Simd>(simd: S, result: &RoundResult<S::Lanes>, lanes: u32) -> Self {
        let failed = (result.sound ^ simd.splat(FULL)).nonzero() & lanes;
        let open = result.open[0].or3(result.open[1], result.open[2]).nonzero() & lanes & !failed;
        Self { failed, solved: lanes & !failed & !open, open }
    }
}

/// The cubes to backtrack to.
struct Frames<S: Simd> {
    stored: Vec<Stored<S::Lanes>>,
    /// The number of lanes that will backtrack to each of them.
    users: Vec<u8>,
    free: Vec<u16>,
}

impl<S: Simd> Frames<S> {
    /// Returns a frame for `users` lanes. There is at most one frame for each open branch of each lane.
    #[inline(always)]
    fn take(&mut self, users: u8) -> u16 {
        let frame = self.free.pop().unwrap_or_else(|| {
            self.stored.push(blank::<S>());
            self.users.push(0);
            self.stored.len() as u16 - 1
        });
        self.users[usize::from(frame)] = users;
        frame
    }

    #[inline(always)]
    fn release(&mut self, frame: u16) {
        let users = &mut self.users[usize::from(frame)];
        *users -= 1;
        if *users == 0 {
            self.free.push(frame);
        }
    }
}

#[inline(always)]
fn blank<S: Simd>() -> Stored<S::Lanes> {
    [Words::<S::Lanes>::default(); WORDS]
}

/// Returns the lanes whose bit is set.
#[inline(always)]
fn lanes(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lane = set.trailing_zeros();
        (set != 0).then(|| {
            set &= set - 1;
            lane as usize
        })
    })
}
