//! New classic puzzles: unique and minimal, from random full grids.
//!
//! Each puzzle has a random stream of its own, from the seed, its number and the attempt, so that the same puzzles come
//! out whatever is made beside them. Many are made at once, each at its own step: what they ask of the kernel is
//! collected, and the lanes of the kernel answer all of it side by side.

mod grid;
mod minimal;
mod random;
mod symmetry;

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering};

use bachet_kernel::{Answer, Backend, BoardLine, CELLS, Options, PencilMarks, count_batch, for_each_solution_batch};

use grid::{Beginning, MOST};
use minimal::{Question, Reduction};
use random::Random;
pub use symmetry::Symmetry;

/// So many puzzles are on the way at once: enough to keep all lanes busy with one kind of question.
const AT_ONCE: usize = 1024;

/// With fewer givens asked for than this puzzles are minimal. Minimal ones with as many turn up in thousands of tries, those
/// with more hardly ever.
pub const FILLED_FROM: u32 = 29;

/// What is made.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Recipe<'c> {
    /// Other seeds give other puzzles.
    pub seed: u64,
    /// The symmetry of the givens. With one, no orbit can be left out; some single given perhaps can.
    pub symmetry: Symmetry,
    /// How many givens. From [`FILLED_FROM`] on, random givens are added to a minimal puzzle.
    pub givens: RangeInclusive<u32>,
    /// How many puzzles are tried for each that has so many givens.
    pub tries: u64,
    /// Which instructions are used.
    pub backend: Backend,
    /// Raised by somebody else to stop.
    pub cancel: Option<&'c AtomicBool>,
}

impl Default for Recipe<'_> {
    fn default() -> Self {
        Self {
            seed: 0,
            symmetry: Symmetry::None,
            givens: 0..=CELLS as u32,
            tries: 1_000_000,
            backend: Backend::best(),
            cancel: None,
        }
    }
}

/// A new puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// The givens.
    pub puzzle: BoardLine,
    /// The solution.
    pub solution: BoardLine,
    /// Whether no given, or no orbit of givens, can be left out.
    pub minimal: bool,
}

/// What came of a puzzle that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Here it is.
    Made(Generated),
    /// None of the tries had as many givens as asked for.
    GaveUp,
    /// The work was stopped before.
    Stopped,
}

/// Makes the puzzles of these numbers.
pub fn generate(recipe: &Recipe<'_>, first: u64, count: usize) -> Vec<Outcome> {
    Maker::new(recipe, first, count).run()
}

/// A puzzle on the way.
struct Slot {
    goal: usize,
    attempt: u64,
    random: Random,
    stage: Stage,
}

enum Stage {
    Grid(Beginning),
    Puzzle(Reduction),
}

/// A kind of question for the kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Which grids agree with a beginning.
    Beginning,
    /// Whether there is a solution.
    Any,
    /// Whether there is a second one.
    Second,
}

impl Slot {
    fn question(&self) -> Kind {
        match &self.stage {
            Stage::Grid(_) => Kind::Beginning,
            Stage::Puzzle(reduction) if reduction.question() == Some(Question::Any) => Kind::Any,
            Stage::Puzzle(_) => Kind::Second,
        }
    }
}

/// A puzzle that was asked for.
#[derive(Clone, Debug, Default)]
struct Goal {
    /// The next attempt.
    next: u64,
    /// The first attempt that went well, so far.
    best: Option<(u64, Generated)>,
}

/// What is asked of the kernel, and by which slots.
struct Asked<B> {
    boards: Vec<B>,
    slots: Vec<usize>,
    answers: Vec<Answer>,
}

impl<B> Asked<B> {
    fn new() -> Self {
        Self { boards: Vec::new(), slots: Vec::new(), answers: Vec::new() }
    }

    fn clear(&mut self) {
        self.boards.clear();
        self.slots.clear();
    }

    fn ask(&mut self, slot: usize, board: B) {
        self.boards.push(board);
        self.slots.push(slot);
    }

    fn make_room(&mut self) {
        self.answers.clear();
        self.answers.resize(self.boards.len(), Answer::default());
    }
}

struct Maker<'r> {
    recipe: &'r Recipe<'r>,
    first: u64,
    orbits: Vec<u128>,
    goals: Vec<Goal>,
    /// The goal that is begun or tried again next.
    turn: usize,
    slots: Vec<Slot>,
    beginnings: Asked<BoardLine>,
    any: Asked<PencilMarks>,
    second: Asked<PencilMarks>,
}

impl<'r> Maker<'r> {
    fn new(recipe: &'r Recipe<'r>, first: u64, count: usize) -> Self {
        Self {
            recipe,
            first,
            orbits: recipe.symmetry.orbits(),
            goals: vec![Goal::default(); count],
            turn: 0,
            slots: Vec::new(),
            beginnings: Asked::new(),
            any: Asked::new(),
            second: Asked::new(),
        }
    }

    fn run(mut self) -> Vec<Outcome> {
        loop {
            while self.slots.len() < AT_ONCE
                && let Some(slot) = self.begin()
            {
                self.slots.push(slot);
            }
            if self.slots.is_empty() {
                break;
            }
            self.ask();
            if self.recipe.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed)) {
                break;
            }
            self.go_on();
        }
        let stopped: Vec<usize> = self.slots.iter().map(|slot| slot.goal).collect();
        let outcome = |(at, goal): (usize, Goal)| match goal.best {
            // An earlier attempt may still go well.
            _ if stopped.contains(&at) => Outcome::Stopped,
            Some((_, made)) => Outcome::Made(made),
            None if goal.next < self.recipe.tries => Outcome::Stopped,
            None => Outcome::GaveUp,
        };
        self.goals.into_iter().enumerate().map(outcome).collect()
    }

    /// The next attempt at the goal whose turn it is; at once at several of one goal, where attempts can fail.
    fn begin(&mut self) -> Option<Slot> {
        let fails = self.recipe.givens != Recipe::default().givens;
        let open = |goal: &Goal| goal.best.is_none() && goal.next < self.recipe.tries && (fails || goal.next == 0);
        let turns = (self.turn..self.goals.len()).chain(0..self.turn);
        let goal = turns.take(self.goals.len()).find(|&goal| open(&self.goals[goal]))?;
        self.turn = goal + 1;
        let attempt = self.goals[goal].next;
        self.goals[goal].next += 1;
        let mut random = Random::new(self.recipe.seed, self.first + goal as u64, attempt);
        let stage = Stage::Grid(Beginning::draw(&mut random));
        Some(Slot { goal, attempt, random, stage })
    }

    /// Asks the kernel the question that most slots have. The others wait: few boards would leave most lanes idle.
    fn ask(&mut self) {
        self.beginnings.clear();
        self.any.clear();
        self.second.clear();
        let mut waiting = [0; 3];
        for slot in &self.slots {
            waiting[slot.question() as usize] += 1;
        }
        let most = waiting.into_iter().max().unwrap_or_default();
        let asked = [Kind::Beginning, Kind::Any, Kind::Second].into_iter().find(|&kind| waiting[kind as usize] == most);
        for (at, slot) in self.slots.iter().enumerate().filter(|(_, slot)| Some(slot.question()) == asked) {
            match &slot.stage {
                Stage::Grid(beginning) => self.beginnings.ask(at, beginning.line),
                Stage::Puzzle(reduction) if asked == Some(Kind::Any) => self.any.ask(at, *reduction.board()),
                Stage::Puzzle(reduction) => self.second.ask(at, *reduction.board()),
            }
        }
        let options = |limit| {
            let options = Options::new(limit).backend(self.recipe.backend);
            self.recipe.cancel.map_or(options, |flag| options.cancel(flag))
        };
        let slots = &mut self.slots;
        self.beginnings.make_room();
        let Asked { boards, slots: of, answers } = &mut self.beginnings;
        for_each_solution_batch(boards, &options(MOST), answers, |board, grid| {
            if let Stage::Grid(beginning) = &mut slots[of[board]].stage {
                beginning.found(grid);
            }
        });
        self.any.make_room();
        count_batch(&self.any.boards, &options(1), &mut self.any.answers);
        self.second.make_room();
        let Asked { boards, slots: of, answers } = &mut self.second;
        for_each_solution_batch(boards, &options(2), answers, |board, solution| {
            if let Stage::Puzzle(reduction) = &mut slots[of[board]].stage
                && reduction.learns()
            {
                reduction.learn(solution);
            }
        });
    }

    /// Goes on with what the kernel answered.
    fn go_on(&mut self) {
        for asked in [&self.any, &self.second] {
            for (&slot, answer) in asked.slots.iter().zip(&asked.answers) {
                if let Stage::Puzzle(reduction) = &mut self.slots[slot].stage {
                    reduction.answer(answer.count);
                }
            }
        }
        for &slot in &self.beginnings.slots {
            let slot = &mut self.slots[slot];
            if let Stage::Grid(beginning) = &slot.stage {
                slot.stage = match beginning.grid() {
                    Some(grid) => {
                        let mut order = self.orbits.clone();
                        slot.random.shuffle(&mut order);
                        Stage::Puzzle(Reduction::new(grid, order))
                    }
                    None => Stage::Grid(Beginning::draw(&mut slot.random)),
                };
            }
        }
        let most = *self.recipe.givens.end();
        let goals = &mut self.goals;
        self.slots.retain_mut(|slot| {
            let goal = &mut goals[slot.goal];
            let better = goal.best.as_ref().is_none_or(|(attempt, _)| slot.attempt < *attempt);
            let Stage::Puzzle(reduction) = &slot.stage else { return better };
            if reduction.question().is_some() {
                return better && reduction.least_givens() <= most;
            }
            if better && let Some(made) = finish(self.recipe, &self.orbits, reduction, &mut slot.random) {
                goal.best = Some((slot.attempt, made));
            }
            false
        });
        // Later attempts are of no use any more.
        self.slots.retain(|slot| goals[slot.goal].best.as_ref().is_none_or(|(attempt, _)| slot.attempt < *attempt));
    }
}

/// The puzzle, if it has or can be given as many givens as asked for.
fn finish(recipe: &Recipe<'_>, orbits: &[u128], reduction: &Reduction, random: &mut Random) -> Option<Generated> {
    let mut givens = reduction.givens();
    let (least, most) = (*recipe.givens.start(), *recipe.givens.end());
    let minimal = givens.count_ones() >= least;
    if !minimal {
        if least < FILLED_FROM {
            return None;
        }
        let wanted = least + random.below((most - least) as usize + 1) as u32;
        let mut left: Vec<u128> = orbits.iter().copied().filter(|orbit| orbit & givens == 0).collect();
        random.shuffle(&mut left);
        for orbit in left {
            if givens.count_ones() + orbit.count_ones() <= wanted {
                givens |= orbit;
            }
        }
    }
    if !recipe.givens.contains(&givens.count_ones()) {
        return None;
    }
    let solution = *reduction.solution();
    let puzzle = std::array::from_fn(|cell| if givens >> cell & 1 == 1 { solution[cell] } else { b'.' });
    Some(Generated { puzzle, solution, minimal })
}
