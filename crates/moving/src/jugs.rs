//! Water jugs: fill one, empty one, pour one into another until the one is empty or the other full.

use bachet_notation::moving::{JugMoves, Jugs, JugsGoal};

use crate::model::{Family, bits};
use crate::position::{Position, Step};

/// The states hold the amounts side by side.
#[derive(Clone, Debug)]
pub(crate) struct JugSpace {
    jugs: Vec<Jug>,
    start: u128,
    goal: JugsGoal,
    moves: JugMoves,
    /// The classes of interchangeable jugs, each of two or more.
    classes: Vec<Vec<usize>>,
}

#[derive(Clone, Copy, Debug)]
struct Jug {
    capacity: u32,
    shift: u32,
    mask: u128,
}

impl JugSpace {
    pub(crate) fn new(puzzle: &Jugs) -> Self {
        let mut shift = 0;
        let jugs: Vec<Jug> = puzzle
            .jugs
            .iter()
            .map(|jug| {
                let width = bits(jug.capacity);
                let placed = Jug { capacity: jug.capacity, shift, mask: (1 << width) - 1 };
                shift += width;
                placed
            })
            .collect();
        let mut space = Self { jugs, start: 0, goal: puzzle.goal.clone(), moves: puzzle.moves, classes: Vec::new() };
        for (jug, amount) in puzzle.start.iter().enumerate() {
            space.start = space.set(space.start, jug, *amount);
        }
        let wanted = |jug: usize| match &puzzle.goal {
            JugsGoal::Somewhere(_) => None,
            JugsGoal::Each(amounts) => amounts[jug],
        };
        let kind = |jug: usize| (puzzle.jugs[jug].capacity, puzzle.start[jug], wanted(jug));
        for jug in 0..space.jugs.len() {
            match space.classes.iter_mut().find(|class| kind(class[0]) == kind(jug)) {
                Some(class) => class.push(jug),
                None => space.classes.push(vec![jug]),
            }
        }
        space.classes.retain(|class| class.len() > 1);
        space
    }

    fn amounts(&self, state: u128) -> Vec<u32> {
        (0..self.jugs.len()).map(|jug| self.get(state, jug)).collect()
    }

    fn get(&self, state: u128, jug: usize) -> u32 {
        let Jug { shift, mask, .. } = self.jugs[jug];
        (state >> shift & mask) as u32
    }

    fn set(&self, state: u128, jug: usize, amount: u32) -> u128 {
        let Jug { shift, mask, .. } = self.jugs[jug];
        state & !(mask << shift) | u128::from(amount) << shift
    }

    /// The amount that flows when one jug is poured into another.
    fn poured(&self, state: u128, from: usize, to: usize) -> u32 {
        self.get(state, from).min(self.jugs[to].capacity - self.get(state, to))
    }

    /// The amounts in the jugs of a class, ascending.
    fn sorted(&self, state: u128, class: &[usize]) -> Vec<u32> {
        let mut amounts: Vec<u32> = class.iter().map(|jug| self.get(state, *jug)).collect();
        amounts.sort_unstable();
        amounts
    }
}

impl Family for JugSpace {
    fn start(&self) -> u128 {
        self.start
    }

    fn is_goal(&self, state: u128) -> bool {
        match &self.goal {
            JugsGoal::Somewhere(wanted) => (0..self.jugs.len()).any(|jug| self.get(state, jug) == *wanted),
            JugsGoal::Each(amounts) => {
                let fits = |(jug, wanted): (usize, &Option<u32>)| wanted.is_none_or(|w| self.get(state, jug) == w);
                amounts.iter().enumerate().all(fits)
            }
        }
    }

    /// Only moves that change something count. With n jugs the labels are: 0 to n-1 fill, n to 2n-1 empty, then one for
    /// each pair of jugs to pour.
    fn moves(&self, state: u128, mut visit: impl FnMut(u32, u128)) {
        let count = self.jugs.len();
        for jug in 0..count {
            if self.moves.fill && self.get(state, jug) < self.jugs[jug].capacity {
                visit(jug as u32, self.set(state, jug, self.jugs[jug].capacity));
            }
        }
        for jug in 0..count {
            if self.moves.empty && self.get(state, jug) > 0 {
                visit((count + jug) as u32, self.set(state, jug, 0));
            }
        }
        for from in (0..count).filter(|_| self.moves.pour) {
            for to in 0..count {
                let amount = self.poured(state, from, to);
                if from != to && amount > 0 {
                    let after = self.set(state, from, self.get(state, from) - amount);
                    visit(((2 + from) * count + to) as u32, self.set(after, to, self.get(state, to) + amount));
                }
            }
        }
    }

    fn step(&self, state: u128, label: u32) -> Step {
        let count = self.jugs.len();
        let (kind, jug) = (label as usize / count, label as usize % count);
        match kind {
            0 => Step::Fill { jug, amount: self.jugs[jug].capacity - self.get(state, jug) },
            1 => Step::Empty { jug, amount: self.get(state, jug) },
            _ => Step::Pour { from: kind - 2, to: jug, amount: self.poured(state, kind - 2, jug) },
        }
    }

    fn position(&self, state: u128) -> Position {
        Position::Jugs(self.amounts(state))
    }

    fn is_reversible(&self) -> bool {
        false
    }

    fn has_symmetry(&self) -> bool {
        !self.classes.is_empty()
    }

    fn interchangeable(&self) -> Vec<u64> {
        self.classes.iter().map(|class| class.len() as u64).collect()
    }

    /// The amounts of each class are in ascending order.
    fn canonical(&self, mut state: u128) -> u128 {
        for class in &self.classes {
            for (jug, amount) in class.iter().zip(self.sorted(state, class)) {
                state = self.set(state, *jug, amount);
            }
        }
        state
    }

    /// The number of orders of the amounts.
    fn orbit(&self, state: u128) -> u64 {
        let orders = |class: &Vec<usize>| {
            let amounts = self.sorted(state, class);
            let equal = amounts.chunk_by(|a, b| a == b).map(|run| factorial(run.len() as u64));
            factorial(class.len() as u64) / equal.product::<u64>()
        };
        self.classes.iter().map(orders).product()
    }
}

/// It cannot overflow for the few jugs and pegs of a puzzle.
pub(crate) fn factorial(n: u64) -> u64 {
    (1..=n).product()
}
