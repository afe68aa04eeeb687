//! Generator of classic puzzles, unique and minimal, from random full grids.
//!
//! Each puzzle has its own random stream, from the seed, its number and the attempt, so that it does not depend on the
//! puzzles generated with it. Many puzzles are generated at once, each at its own step: their queries are collected,
//! and the kernel answers them in batches.

mod grid;
mod minimal;
mod queues;
mod symmetry;

use std::mem;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering};

use bachet_kernel::{Backend, BoardLine, CELLS, Options};
use bachet_random::Random;

use minimal::{Query, Reduction};
use queues::{Attempt, Grids, Reductions};
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
    Generator::new(recipe, &recipe.symmetry.orbits(), first, count).run()
}

/// A puzzle to generate.
#[derive(Clone, Debug, Default)]
struct Goal {
    /// The number of the next attempt.
    next: u64,
    /// The earliest successful attempt so far.
    best: Option<(u64, Generated)>,
}

impl Goal {
    /// Whether the attempt would be earlier than the best one.
    fn wants(&self, attempt: u64) -> bool {
        self.best.as_ref().is_none_or(|(best, _)| attempt < *best)
    }
}

struct Generator<'r> {
    recipe: &'r Recipe<'r>,
    first: u64,
    orbits: &'r [u128],
    goals: Vec<Goal>,
    /// The goal of the next attempt.
    turn: usize,
    /// The attempts that draw a full grid.
    grids: Grids,
    /// The attempts whose query is whether there is a solution.
    any: Reductions<'r>,
    /// The attempts whose query is whether there is a second solution.
    second: Reductions<'r>,
}

impl<'r> Generator<'r> {
    fn new(recipe: &'r Recipe<'r>, orbits: &'r [u128], first: u64, count: usize) -> Self {
        Self {
            recipe,
            first,
            orbits,
            goals: vec![Goal::default(); count],
            turn: 0,
            grids: Grids::default(),
            any: Reductions::default(),
            second: Reductions::default(),
        }
    }

    fn run(mut self) -> Vec<Outcome> {
        loop {
            let [grids, any, second] = self.queues().map(<[Attempt]>::len);
            let mut waiting = grids;
            while waiting + any + second < IN_PROGRESS
                && let Some(attempt) = self.next_attempt()
            {
                self.grids.push(attempt);
                waiting += 1;
            }
            // The smaller queues wait, since few boards would leave most lanes idle.
            let longest = waiting.max(any).max(second);
            let is_stopped = match longest {
                0 => true,
                _ if longest == waiting => self.advance_grids(),
                _ if longest == any => self.advance_reductions(Query::Any),
                _ => self.advance_reductions(Query::Second),
            };
            if is_stopped {
                break;
            }
        }
        let mut is_stopped = vec![false; self.goals.len()];
        for attempt in self.queues().into_iter().flatten() {
            is_stopped[attempt.goal] |= self.goals[attempt.goal].wants(attempt.number);
        }
        let outcome = |(goal, is_stopped): (Goal, bool)| match goal.best {
            // An earlier attempt may still succeed.
            _ if is_stopped => Outcome::Stopped,
            Some((_, made)) => Outcome::Made(made),
            None if goal.next < self.recipe.tries => Outcome::Stopped,
            None => Outcome::GaveUp,
        };
        self.goals.into_iter().zip(is_stopped).map(outcome).collect()
    }

    fn queues(&self) -> [&[Attempt]; 3] {
        [&self.grids.attempts, &self.any.attempts, &self.second.attempts]
    }

    /// Starts the next attempt, at the goal whose turn it is. Where attempts can fail, several are made at a goal at
    /// once.
    fn next_attempt(&mut self) -> Option<Attempt> {
        let can_fail = self.recipe.givens != Recipe::default().givens;
        let open = |goal: &Goal| goal.best.is_none() && goal.next < self.recipe.tries && (can_fail || goal.next == 0);
        let turns = (self.turn..self.goals.len()).chain(0..self.turn);
        let index = turns.take(self.goals.len()).find(|&goal| open(&self.goals[goal]))?;
        self.turn = index + 1;
        let goal = &mut self.goals[index];
        let number = goal.next;
        goal.next += 1;
        Some(Attempt { goal: index, number, random: Random::new(self.recipe.seed, self.first + index as u64, number) })
    }

    /// Returns options with this limit of solutions.
    fn options(&self, limit: u32) -> Options<'r> {
        let options = Options::new(limit).backend(self.recipe.backend);
        self.recipe.cancel.map_or(options, |flag| options.cancel(flag))
    }

    fn is_cancelled(&self) -> bool {
        self.recipe.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed))
    }

    /// Advances the attempts that draw a grid. Returns true if the generator is stopped.
    fn advance_grids(&mut self) -> bool {
        let grids = self.grids.solve(&self.options(0));
        if self.is_cancelled() {
            return true;
        }
        for (mut attempt, grid) in mem::take(&mut self.grids.attempts).into_iter().zip(grids) {
            if !self.goals[attempt.goal].wants(attempt.number) {
                continue;
            }
            if let Some(grid) = grid {
                let (reduction, board) = Reduction::new(grid, self.orbits, &mut attempt.random);
                self.second.push(attempt, reduction, board);
            } else {
                self.grids.push(attempt);
            }
        }
        false
    }

    /// Advances the attempts with this query. Returns true if the generator is stopped.
    fn advance_reductions(&mut self, query: Query) -> bool {
        let options = self.options(if query == Query::Any { 1 } else { 2 });
        let queue = if query == Query::Any { &mut self.any } else { &mut self.second };
        queue.solve(&options);
        if self.is_cancelled() {
            return true;
        }
        let mut at = 0;
        loop {
            let queue = if query == Query::Any { &mut self.any } else { &mut self.second };
            let Some(attempt) = queue.attempts.get(at) else { return false };
            let next = queue.states[at].answer(queue.answers[at].count, &mut queue.boards[at]);
            let goal = &mut self.goals[attempt.goal];
            let can_fit = queue.states[at].min_givens() <= *self.recipe.givens.end();
            let is_wanted = can_fit && goal.wants(attempt.number);
            if is_wanted && next == Some(query) {
                at += 1;
                continue;
            }
            let (mut attempt, reduction, board) = queue.remove(at);
            match next {
                _ if !is_wanted => {}
                Some(Query::Any) => self.any.push(attempt, reduction, board),
                Some(Query::Second) => self.second.push(attempt, reduction, board),
                None => {
                    if let Some(made) = finish(self.recipe, self.orbits, &reduction, &mut attempt.random) {
                        goal.best = Some((attempt.number, made));
                    }
                }
            }
        }
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
