//! Generator of classic puzzles, unique and minimal, from random full grids.
//!
//! Each puzzle has its own random stream, from the seed, its number and the attempt, so that it does not depend on the
//! puzzles generated with it. Many puzzles are generated at once, each at its own step: their queries are collected,
//! and the kernel answers them in batches.

mod grid;
mod minimal;
mod random;
mod symmetry;

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering};

use bachet_kernel::{Answer, Backend, BoardLine, CELLS, Options, PencilMarks, count_batch, for_each_solution_batch};

use grid::{MAX_GRIDS, PartialGrid};
use minimal::{Query, Reduction};
use random::Random;
pub use symmetry::Symmetry;

/// Number of puzzles in progress: enough to fill all lanes with one kind of query.
const IN_PROGRESS: usize = 1024;

/// The number of givens from which puzzles may be filled up with redundant givens. Minimal puzzles with as many occur
/// once in thousands of tries, those with more almost never.
pub const FILLED_FROM: u32 = 29;

/// Options of the generator.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Recipe<'c> {
    /// The seed of the random streams.
    pub seed: u64,
    /// The symmetry of the givens. With one, a puzzle is minimal if no orbit can be left out; a single given perhaps
    /// can.
    pub symmetry: Symmetry,
    /// The number of givens. From [`FILLED_FROM`] on, random givens are added to a minimal puzzle.
    pub givens: RangeInclusive<u32>,
    /// Maximum number of attempts at a puzzle with the number of givens.
    pub tries: u64,
    /// The backend of the kernel.
    pub backend: Backend,
    /// A flag that stops the generator when it is raised.
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

/// A generated puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// The givens.
    pub puzzle: BoardLine,
    /// The solution.
    pub solution: BoardLine,
    /// Whether no given, or no orbit of givens, can be left out.
    pub minimal: bool,
}

/// The result for one puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The puzzle was generated.
    Made(Generated),
    /// No attempt had the number of givens.
    GaveUp,
    /// The generator was stopped.
    Stopped,
}

/// Generates the puzzles with the numbers from `first` on.
pub fn generate(recipe: &Recipe<'_>, first: u64, count: usize) -> Vec<Outcome> {
    Generator::new(recipe, first, count).run()
}

/// A puzzle in progress.
struct Slot {
    goal: usize,
    attempt: u64,
    random: Random,
    step: Step,
}

enum Step {
    /// Drawing a full grid.
    Grid(PartialGrid),
    /// Removing givens.
    Puzzle(Reduction),
}

/// A kind of query to the kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum QueryKind {
    /// Which full grids extend a partial grid.
    Grids,
    /// Whether there is a solution.
    Any,
    /// Whether there is a second solution.
    Second,
}

impl Slot {
    fn query(&self) -> QueryKind {
        match &self.step {
            Step::Grid(_) => QueryKind::Grids,
            Step::Puzzle(reduction) if reduction.query() == Some(Query::Any) => QueryKind::Any,
            Step::Puzzle(_) => QueryKind::Second,
        }
    }
}

/// A puzzle to generate.
#[derive(Clone, Debug, Default)]
struct Goal {
    /// The number of the next attempt.
    next: u64,
    /// The earliest successful attempt so far.
    best: Option<(u64, Generated)>,
}

/// A batch of queries to the kernel, with the slots that they come from.
struct Batch<B> {
    boards: Vec<B>,
    slots: Vec<usize>,
    answers: Vec<Answer>,
}

impl<B> Batch<B> {
    fn new() -> Self {
        Self { boards: Vec::new(), slots: Vec::new(), answers: Vec::new() }
    }

    fn clear(&mut self) {
        self.boards.clear();
        self.slots.clear();
    }

    fn push(&mut self, slot: usize, board: B) {
        self.boards.push(board);
        self.slots.push(slot);
    }

    fn reset_answers(&mut self) {
        self.answers.clear();
        self.answers.resize(self.boards.len(), Answer::default());
    }
}

struct Generator<'r> {
    recipe: &'r Recipe<'r>,
    first: u64,
    orbits: Vec<u128>,
    goals: Vec<Goal>,
    /// The goal of the next attempt.
    turn: usize,
    slots: Vec<Slot>,
    grids: Batch<BoardLine>,
    any: Batch<PencilMarks>,
    second: Batch<PencilMarks>,
}

impl<'r> Generator<'r> {
    fn new(recipe: &'r Recipe<'r>, first: u64, count: usize) -> Self {
        Self {
            recipe,
            first,
            orbits: recipe.symmetry.orbits(),
            goals: vec![Goal::default(); count],
            turn: 0,
            slots: Vec::new(),
            grids: Batch::new(),
            any: Batch::new(),
            second: Batch::new(),
        }
    }

    fn run(mut self) -> Vec<Outcome> {
        loop {
            while self.slots.len() < IN_PROGRESS
                && let Some(slot) = self.next_slot()
            {
                self.slots.push(slot);
            }
            if self.slots.is_empty() {
                break;
            }
            self.query();
            if self.recipe.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed)) {
                break;
            }
            self.advance();
        }
        let stopped: Vec<usize> = self.slots.iter().map(|slot| slot.goal).collect();
        let outcome = |(at, goal): (usize, Goal)| match goal.best {
            // An earlier attempt may still succeed.
            _ if stopped.contains(&at) => Outcome::Stopped,
            Some((_, made)) => Outcome::Made(made),
            None if goal.next < self.recipe.tries => Outcome::Stopped,
            None => Outcome::GaveUp,
        };
        self.goals.into_iter().enumerate().map(outcome).collect()
    }

    /// Starts the next attempt, at the goal whose turn it is. Where attempts can fail, several are made at a goal at
    /// once.
    fn next_slot(&mut self) -> Option<Slot> {
        let can_fail = self.recipe.givens != Recipe::default().givens;
        let open = |goal: &Goal| goal.best.is_none() && goal.next < self.recipe.tries && (can_fail || goal.next == 0);
        let turns = (self.turn..self.goals.len()).chain(0..self.turn);
        let goal = turns.take(self.goals.len()).find(|&goal| open(&self.goals[goal]))?;
        self.turn = goal + 1;
        let attempt = self.goals[goal].next;
        self.goals[goal].next += 1;
        let mut random = Random::new(self.recipe.seed, self.first + goal as u64, attempt);
        let step = Step::Grid(PartialGrid::draw(&mut random));
        Some(Slot { goal, attempt, random, step })
    }

    /// Sends the kind of query that most slots have to the kernel. The other slots wait, since few boards would leave
    /// most lanes idle.
    fn query(&mut self) {
        self.grids.clear();
        self.any.clear();
        self.second.clear();
        let mut waiting = [0; 3];
        for slot in &self.slots {
            waiting[slot.query() as usize] += 1;
        }
        let max = waiting.into_iter().max().unwrap_or_default();
        let kinds = [QueryKind::Grids, QueryKind::Any, QueryKind::Second];
        let chosen = kinds.into_iter().find(|&kind| waiting[kind as usize] == max);
        for (at, slot) in self.slots.iter().enumerate().filter(|(_, slot)| Some(slot.query()) == chosen) {
            match &slot.step {
                Step::Grid(partial) => self.grids.push(at, partial.line),
                Step::Puzzle(reduction) if chosen == Some(QueryKind::Any) => self.any.push(at, *reduction.board()),
                Step::Puzzle(reduction) => self.second.push(at, *reduction.board()),
            }
        }
        let options = |limit| {
            let options = Options::new(limit).backend(self.recipe.backend);
            self.recipe.cancel.map_or(options, |flag| options.cancel(flag))
        };
        let slots = &mut self.slots;
        self.grids.reset_answers();
        let Batch { boards, slots: of, answers } = &mut self.grids;
        for_each_solution_batch(boards, &options(MAX_GRIDS), answers, |board, grid| {
            if let Step::Grid(partial) = &mut slots[of[board]].step {
                partial.add(grid);
            }
        });
        self.any.reset_answers();
        count_batch(&self.any.boards, &options(1), &mut self.any.answers);
        self.second.reset_answers();
        let Batch { boards, slots: of, answers } = &mut self.second;
        for_each_solution_batch(boards, &options(2), answers, |board, solution| {
            if let Step::Puzzle(reduction) = &mut slots[of[board]].step
                && reduction.uses_solutions()
            {
                reduction.add_solution(solution);
            }
        });
    }

    /// Applies the answers of the kernel.
    fn advance(&mut self) {
        for batch in [&self.any, &self.second] {
            for (&slot, answer) in batch.slots.iter().zip(&batch.answers) {
                if let Step::Puzzle(reduction) = &mut self.slots[slot].step {
                    reduction.answer(answer.count);
                }
            }
        }
        for &slot in &self.grids.slots {
            let slot = &mut self.slots[slot];
            if let Step::Grid(partial) = &slot.step {
                slot.step = match partial.grid() {
                    Some(grid) => {
                        let mut order = self.orbits.clone();
                        slot.random.shuffle(&mut order);
                        Step::Puzzle(Reduction::new(grid, order))
                    }
                    None => Step::Grid(PartialGrid::draw(&mut slot.random)),
                };
            }
        }
        let max_givens = *self.recipe.givens.end();
        let goals = &mut self.goals;
        self.slots.retain_mut(|slot| {
            let goal = &mut goals[slot.goal];
            let is_better = goal.best.as_ref().is_none_or(|(attempt, _)| slot.attempt < *attempt);
            let Step::Puzzle(reduction) = &slot.step else { return is_better };
            if reduction.query().is_some() {
                return is_better && reduction.min_givens() <= max_givens;
            }
            if is_better && let Some(made) = finish(self.recipe, &self.orbits, reduction, &mut slot.random) {
                goal.best = Some((slot.attempt, made));
            }
            false
        });
        // Drop attempts later than a successful one.
        self.slots.retain(|slot| goals[slot.goal].best.as_ref().is_none_or(|(attempt, _)| slot.attempt < *attempt));
    }
}

/// Returns the puzzle, if it has the number of givens or can be filled up to it.
fn finish(recipe: &Recipe<'_>, orbits: &[u128], reduction: &Reduction, random: &mut Random) -> Option<Generated> {
    let mut givens = reduction.givens();
    let (min, max) = (*recipe.givens.start(), *recipe.givens.end());
    let minimal = givens.count_ones() >= min;
    if !minimal {
        if min < FILLED_FROM {
            return None;
        }
        let wanted = min + random.below((max - min) as usize + 1) as u32;
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
