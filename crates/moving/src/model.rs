//! One space over all families. A state has 128 bits.
//!
//! Interchangeable things (jugs of one size, pegs that are empty at the start and at the end) form classes. Up to
//! symmetry, the canonical state stands for all states that differ only by exchanges within a class, and the first move
//! to a canonical state stands for all moves to it.

use bachet_notation::moving::Setup;
use bachet_statespace::{BinomialProduct, Move, Multiplicity, Space, Symmetry};

use crate::hanoi::PegSpace;
use crate::jugs::JugSpace;
use crate::knights::KnightSpace;
use crate::position::{Position, Step};
use crate::tiles::TileSpace;

/// A puzzle of moves as states and moves.
#[derive(Clone, Debug)]
pub struct Model {
    rules: Rules,
    symmetry: Symmetry,
    /// The targets of the current state's moves that were visited already.
    seen: Vec<u128>,
}

/// The rules of a family. States are by name; the symmetries are those of the family.
pub(crate) trait Family {
    fn start(&self) -> u128;

    fn is_goal(&self, state: u128) -> bool;

    /// Visits each move of the state: its label, and the next state.
    fn moves(&self, state: u128, visit: impl FnMut(u32, u128));

    /// Describes the move of a state that has the label.
    fn step(&self, state: u128, label: u32) -> Step;

    fn position(&self, state: u128) -> Position;

    /// Whether every move can be reversed.
    fn is_reversible(&self) -> bool;

    /// The sizes of the classes of interchangeable things.
    fn interchangeable(&self) -> Vec<u64> {
        Vec::new()
    }

    fn has_symmetry(&self) -> bool {
        false
    }

    /// The state that stands for all that differ from this one only by exchanges.
    fn canonical(&self, state: u128) -> u128 {
        state
    }

    /// The number of states that differ from this one only by exchanges, itself included.
    fn orbit(&self, _: u128) -> u64 {
        1
    }
}

#[derive(Clone, Debug)]
enum Rules {
    Jugs(JugSpace),
    Hanoi(PegSpace),
    Tiles(TileSpace),
    Knights(KnightSpace),
}

/// Evaluates one expression for whichever family it is.
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
            Setup::Jugs(puzzle) => Rules::Jugs(JugSpace::new(puzzle)),
            Setup::Hanoi(puzzle) => Rules::Hanoi(PegSpace::new(puzzle)),
            Setup::Tiles(puzzle) => Rules::Tiles(TileSpace::new(puzzle)),
            Setup::Knights(puzzle) => Rules::Knights(KnightSpace::new(puzzle)),
        };
        Self { rules, symmetry, seen: Vec::new() }
    }

    /// The sizes of the classes of interchangeable things.
    pub fn interchangeable(&self) -> Vec<u64> {
        each!(&self.rules, of => of.interchangeable())
    }

    /// What the state looks like.
    pub fn position(&self, state: u128) -> Position {
        each!(&self.rules, of => of.position(state))
    }

    /// What a move from the state does.
    pub fn step(&self, from: u128, label: u32) -> Step {
        each!(&self.rules, of => of.step(from, label))
    }

    /// Returns the colour of knights whose turn it is; `None` where any may move.
    pub fn turn(&self, state: u128) -> Option<u8> {
        match &self.rules {
            Rules::Knights(of) => of.turn(state),
            Rules::Jugs(_) | Rules::Hanoi(_) | Rules::Tiles(_) => None,
        }
    }

    fn has_symmetry(&self) -> bool {
        each!(&self.rules, of => of.has_symmetry())
    }

    /// Returns the state that stands for all that differ from this one only by exchanges of interchangeable things.
    pub fn canonical(&self, state: u128) -> u128 {
        each!(&self.rules, of => of.canonical(state))
    }

    pub(crate) fn orbit(&self, state: u128) -> u64 {
        each!(&self.rules, of => of.orbit(state))
    }

    /// The number of moves of a state, by name.
    pub(crate) fn named_moves(&self, state: u128) -> u64 {
        let mut count = 0;
        each!(&self.rules, of => of.moves(state, |_, _| count += 1));
        count
    }

    /// Finds the first move to a state that `next` stands for: its label, and that state.
    pub(crate) fn named_move(&self, from: u128, next: u128) -> Option<(u32, u128)> {
        let mut found = None;
        each!(&self.rules, of => of.moves(from, |label, to| {
            let matches = to == next || self.symmetry == Symmetry::UpToSymmetry && self.canonical(to) == next;
            if found.is_none() && matches {
                found = Some((label, to));
            }
        }));
        found
    }

    /// What the first move from one state to another does, if there is one.
    pub fn step_between(&self, from: u128, to: u128) -> Option<Step> {
        self.named_move(from, to).map(|(label, _)| self.step(from, label))
    }

    /// Names the moves of a way up to symmetry: each is the first that leads to the next state or one it stands for.
    pub(crate) fn by_name(&self, way: impl IntoIterator<Item = u128>) -> Vec<Step> {
        let mut state = self.start();
        let mut steps = Vec::new();
        for next in way {
            let Some((label, to)) = self.named_move(state, next) else { break };
            steps.push(self.step(state, label));
            state = to;
        }
        steps
    }
}

impl Space for Model {
    type State = u128;

    fn start(&self) -> u128 {
        // It is canonical: at the start the things of a class are in the same place.
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
        each!(&self.rules, of => of.is_reversible())
    }
}

/// The number of moves by name that one move up to symmetry stands for.
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

/// The number of bits that numbers up to `max` take.
pub(crate) fn bits(max: u32) -> u32 {
    u32::BITS - max.leading_zeros()
}
