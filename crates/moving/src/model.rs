//! One space over all families: states in 128 bits.
//!
//! Things that nothing tells apart (pegs that are empty at the start and at the end, jugs of one size) may be exchanged:
//! up to symmetry a state is the first of those that differ by such an exchange only, and of moves that lead to the
//! same there is one.

use bachet_notation::moving::Setup;
use bachet_statespace::{BinomialProduct, Move, Multiplicity, Space, Symmetry};

use crate::hanoi::Tower;
use crate::jugs::Taps;
use crate::knights::Cavalry;
use crate::position::{Position, Step};
use crate::tiles::Slides;

/// A puzzle of moves as states and moves.
#[derive(Clone, Debug)]
pub struct Model {
    rules: Rules,
    symmetry: Symmetry,
    /// Where the moves of a state lead that were visited already.
    seen: Vec<u128>,
}

/// The rules of a family.
#[derive(Clone, Debug)]
enum Rules {
    Jugs(Taps),
    Hanoi(Tower),
    Tiles(Slides),
    Knights(Cavalry),
}

/// For each of the families the same.
macro_rules! each {
    ($rules:expr, $of:ident => $do:expr) => {
        match $rules {
            Rules::Jugs($of) => $do,
            Rules::Hanoi($of) => $do,
            Rules::Tiles($of) => $do,
            Rules::Knights($of) => $do,
        }
    };
}

impl Model {
    /// The space of a puzzle.
    pub fn new(setup: &Setup, symmetry: Symmetry) -> Self {
        let rules = match setup {
            Setup::Jugs(puzzle) => Rules::Jugs(Taps::new(puzzle)),
            Setup::Hanoi(puzzle) => Rules::Hanoi(Tower::new(puzzle)),
            Setup::Tiles(puzzle) => Rules::Tiles(Slides::new(puzzle)),
            Setup::Knights(puzzle) => Rules::Knights(Cavalry::new(puzzle)),
        };
        Self { rules, symmetry, seen: Vec::new() }
    }

    /// Whether there are things that may be exchanged: how many of each kind.
    pub fn alike(&self) -> Vec<u64> {
        match &self.rules {
            Rules::Jugs(taps) => taps.alike(),
            Rules::Hanoi(tower) => tower.alike(),
            Rules::Tiles(_) | Rules::Knights(_) => Vec::new(),
        }
    }

    /// What is where.
    pub fn position(&self, state: u128) -> Position {
        match &self.rules {
            Rules::Jugs(taps) => Position::Jugs(taps.amounts(state)),
            Rules::Hanoi(tower) => Position::Hanoi(tower.pegs(state)),
            Rules::Tiles(slides) => Position::Tiles(slides.cells(state)),
            Rules::Knights(cavalry) => Position::Knights(cavalry.squares(state)),
        }
    }

    /// What a move from the state does.
    pub fn step(&self, from: u128, label: u32) -> Step {
        each!(&self.rules, of => of.step(from, label))
    }

    fn has_symmetry(&self) -> bool {
        match &self.rules {
            Rules::Jugs(taps) => taps.has_symmetry(),
            Rules::Hanoi(tower) => tower.has_symmetry(),
            Rules::Tiles(_) | Rules::Knights(_) => false,
        }
    }

    /// The first of the states that differ by exchanges only.
    fn canonical(&self, state: u128) -> u128 {
        match &self.rules {
            Rules::Jugs(taps) => taps.canonical(state),
            Rules::Hanoi(tower) => tower.canonical(state),
            Rules::Tiles(_) | Rules::Knights(_) => state,
        }
    }

    /// How many states differ from this one by exchanges only, itself among them.
    pub(crate) fn orbit(&self, state: u128) -> u64 {
        match &self.rules {
            Rules::Jugs(taps) => taps.orbit(state),
            Rules::Hanoi(tower) => tower.orbit(state),
            Rules::Tiles(_) | Rules::Knights(_) => 1,
        }
    }

    /// How many moves the state has where everything counts as different.
    pub(crate) fn named_moves(&self, state: u128) -> u64 {
        let mut count = 0;
        each!(&self.rules, of => of.moves(state, |_, _| count += 1));
        count
    }

    /// The first move to a state like this one, and where it leads.
    pub(crate) fn like(&self, from: u128, next: u128) -> Option<(u32, u128)> {
        let mut taken = None;
        each!(&self.rules, of => of.moves(from, |label, to| {
            let is_like = to == next || self.symmetry == Symmetry::UpToSymmetry && self.canonical(to) == next;
            if taken.is_none() && is_like {
                taken = Some((label, to));
            }
        }));
        taken
    }

    /// The moves along a way up to symmetry, made by name: each the first that leads to a state like the next.
    pub(crate) fn by_name(&self, way: impl IntoIterator<Item = u128>) -> Vec<Step> {
        let mut state = self.start();
        let mut steps = Vec::new();
        for next in way {
            let Some((label, to)) = self.like(state, next) else { break };
            steps.push(self.step(state, label));
            state = to;
        }
        steps
    }
}

impl Space for Model {
    type State = u128;

    fn start(&self) -> u128 {
        // Nothing that may be exchanged differs at the start.
        each!(&self.rules, of => of.start())
    }

    fn is_goal(&self, state: u128) -> bool {
        each!(&self.rules, of => of.is_goal(state))
    }

    fn moves(&mut self, from: u128, mut visit: impl FnMut(Move<u128>)) {
        if self.symmetry == Symmetry::Named || !self.has_symmetry() {
            each!(&self.rules, of => of.moves(from, |label, to| visit(Move { label, cost: 1, to })));
            return;
        }
        let mut seen = std::mem::take(&mut self.seen);
        seen.clear();
        each!(&self.rules, of => of.moves(from, |label, to| {
            let to = self.canonical(to);
            if !seen.contains(&to) {
                seen.push(to);
                visit(Move { label, cost: 1, to });
            }
        }));
        self.seen = seen;
    }

    fn is_reversible(&self) -> bool {
        match &self.rules {
            Rules::Jugs(_) => false,
            Rules::Hanoi(tower) => tower.is_reversible(),
            Rules::Tiles(_) => true,
            Rules::Knights(cavalry) => cavalry.is_reversible(),
        }
    }
}

/// How many moves by name one move up to symmetry stands for.
pub(crate) struct ByName<'a>(pub(crate) &'a Model);

impl Multiplicity<u128> for ByName<'_> {
    fn of(&mut self, from: u128, step: &Move<u128>, ways: &mut BinomialProduct) {
        let model = self.0;
        if !model.has_symmetry() {
            return;
        }
        let mut count = 0;
        each!(&model.rules, of => of.moves(from, |_, to| count += u64::from(model.canonical(to) == step.to)));
        ways.times(count);
    }
}

/// The bits that numbers up to this one take.
pub(crate) fn bits(largest: u32) -> u32 {
    u32::BITS - largest.leading_zeros()
}
