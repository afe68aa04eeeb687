//! The search: as many boards at once as there are lanes, each with a stack of its own.
//!
//! All lanes go through rounds together. Then those that cannot go on by rules branch together, in vectors; what is
//! left of the others is done lane by lane: a solved or failed lane goes back to its last branch, and one that has no
//! branch left takes the next board of the queue. So no lane waits for another slot.
//!
//! A branch stores all lanes of the cube as one frame; each lane notes the frames where it branched. A frame is free
//! again when the last of its lanes has gone back to it.

use crate::board::BoardLine;
use crate::choice::branch;
use crate::cube::{FULL, Stored, WORDS, copy, fold, load, store, unfold};
use crate::options::{Answer, Options};
use crate::puzzle::{Boards, Reading};
use crate::round::{Sight, round};
use crate::simd::{Lanes as _, Simd, Words, Work};

/// On the way to a solution each branch that waits settled another cell.
const DEPTH: usize = 81;

/// The most lanes of any backend.
const MOST: usize = 16;

/// The rounds of a phase. A lane that fails or is solved before the last waits, and what follows them costs three more.
const ROUNDS: usize = 3;

/// The phases between two looks at the cancel flag.
const PATIENCE: u32 = 256;

/// Who gets the answers, and which solutions are written out.
pub(crate) struct Sink<'a> {
    /// For each board what is known about it.
    pub(crate) answers: &'a mut [Answer],
    pub(crate) solutions: Solutions<'a>,
}

/// Which solutions are written out, and where.
pub(crate) enum Solutions<'a> {
    /// None: they are counted.
    Counted,
    /// The first of each board.
    First(&'a mut [BoardLine]),
    /// All that are found, with the index of the board.
    All(&'a mut dyn FnMut(usize, &BoardLine)),
}

/// All boards of a batch.
pub(crate) struct Batch<'b, 's> {
    pub(crate) boards: Boards<'b>,
    pub(crate) options: Options<'b>,
    pub(crate) sink: Sink<'s>,
}

impl Work for Batch<'_, '_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, simd: S) {
        if self.options.limit == 0 {
            return self.sink.answers.fill(Answer { count: 0, finished: true });
        }
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
    readings: [Reading; MOST],
    ready: Ready<S>,
    frames: Frames<S>,
    /// The boards in the lanes.
    cube: Stored<S::Lanes>,
    /// The lanes that have a board.
    live: u32,
    slots: [Slot; MOST],
    /// Solutions to be written out together.
    solved: Stored<S::Lanes>,
    /// The boards whose solutions they are.
    owners: [usize; MOST],
    waiting: usize,
    phases: u32,
}

/// What the board in a lane has come to.
#[derive(Clone, Copy)]
struct Slot {
    index: usize,
    count: u32,
    /// The frames to go back to.
    frames: [u16; DEPTH],
    depth: usize,
}

impl<'b, 's, S: Simd> Search<'b, 's, S> {
    #[inline(always)]
    fn new(simd: S, Batch { boards, options, sink }: Batch<'b, 's>) -> Self {
        Self {
            simd,
            options,
            sink,
            boards,
            readings: [Reading::default(); MOST],
            ready: Ready { cube: blank::<S>(), first: 0, left: 0, next: 0 },
            frames: Frames { stored: Vec::new(), users: Vec::new(), free: Vec::new() },
            cube: blank::<S>(),
            live: 0,
            slots: [Slot { index: 0, count: 0, frames: [0; DEPTH], depth: 0 }; MOST],
            solved: blank::<S>(),
            owners: [0; MOST],
            waiting: 0,
            phases: 0,
        }
    }

    /// Gives each lane without a board the next one.
    #[inline(always)]
    fn fill(&mut self) {
        for lane in lanes(((1 << S::Lanes::COUNT) - 1) & !self.live) {
            if !self.take(lane) {
                return;
            }
            self.live |= 1 << lane;
        }
    }

    /// A few rounds and what they call for. Gives true if the work is to stop.
    #[inline(always)]
    fn phase(&mut self) -> bool {
        let mut cube = load(self.simd, &self.cube);
        for _ in 1..ROUNDS {
            round(self.simd, &mut cube);
        }
        let sight = round(self.simd, &mut cube);
        let State { failed, solved, open } = State::of(self.simd, &sight, self.live);
        if open != 0 {
            let (open, rest) = branch(self.simd, &mut cube, open, &sight.open);
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
            self.go_back(lane);
        }
        self.phases += 1;
        self.phases.is_multiple_of(PATIENCE) && self.options.is_cancelled()
    }

    /// A lane holds a solution.
    #[inline(always)]
    fn count(&mut self, lane: usize) {
        let slot = &mut self.slots[lane];
        slot.count += 1;
        let (index, count) = (slot.index, slot.count);
        if count == self.options.limit {
            for &frame in &slot.frames[..slot.depth] {
                self.frames.release(frame);
            }
            slot.depth = 0;
        }
        let written = match self.sink.solutions {
            Solutions::Counted => false,
            Solutions::First(_) => count == 1,
            Solutions::All(_) => true,
        };
        if written {
            copy::<S::Lanes>(&self.cube, lane, &mut self.solved, self.waiting);
            self.keep(index);
        }
    }

    /// A lane goes back to its last branch, or is done with its board.
    #[inline(always)]
    fn go_back(&mut self, lane: usize) {
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

    /// A lane takes the next board that is not settled by a few rounds. Gives false if there is none.
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
        let slot = &mut self.slots[lane];
        (slot.index, slot.count, slot.depth) = (self.ready.first + source, 0, 0);
        true
    }

    /// Reads as many boards as there are lanes and does the rounds of a phase with them. Those that it settles never
    /// take a lane.
    #[inline(always)]
    fn read(&mut self) {
        let first = self.ready.next;
        let count = (self.boards.len() - first).min(S::Lanes::COUNT);
        for (lane, reading) in self.readings[..count].iter_mut().enumerate() {
            self.simd.read(self.boards.get(first + lane), reading);
        }
        let mut cube = fold(self.simd, &self.simd.transpose(&self.readings[..S::Lanes::COUNT]));
        for _ in 1..ROUNDS {
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
            if !matches!(self.sink.solutions, Solutions::Counted) {
                copy::<S::Lanes>(&self.ready.cube, lane, &mut self.solved, self.waiting);
                self.keep(first + lane);
            }
        }
    }

    /// A solution of the board has joined those that wait.
    #[inline(always)]
    fn keep(&mut self, index: usize) {
        self.owners[self.waiting] = index;
        self.waiting += 1;
        if self.waiting == S::Lanes::COUNT {
            self.write();
        }
    }

    /// Writes out the solutions that wait.
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
                Solutions::First(lines) => lines[index] = line,
                Solutions::All(hand_out) => hand_out(index, &line),
            }
        }
        self.waiting = 0;
    }

    /// Answers what is known when the work has to stop.
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

/// The boards that no lane has taken yet.
struct Ready<S: Simd> {
    /// As many as there are lanes, read together.
    cube: Stored<S::Lanes>,
    /// The index of the first of them.
    first: usize,
    /// Those of them that a lane has to take.
    left: u32,
    /// The index of the first that is not read.
    next: usize,
}

/// What has become of the boards of some lanes.
struct State {
    failed: u32,
    solved: u32,
    open: u32,
}

impl State {
    #[inline(always)]
    fn of<S: Simd>(simd: S, sight: &Sight<S::Lanes>, lanes: u32) -> Self {
        let failed = (sight.sound ^ simd.splat(FULL)).nonzero() & lanes;
        let open = sight.open[0].or3(sight.open[1], sight.open[2]).nonzero() & lanes & !failed;
        Self { failed, solved: lanes & !failed & !open, open }
    }
}

/// The cubes to go back to.
struct Frames<S: Simd> {
    stored: Vec<Stored<S::Lanes>>,
    /// For each of them the number of lanes that will go back to it.
    users: Vec<u8>,
    free: Vec<u16>,
}

impl<S: Simd> Frames<S> {
    /// A frame for so many lanes. There are never more than one for each branch that waits in each lane.
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

/// The lanes whose bit is set.
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
