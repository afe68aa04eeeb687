//! The Tower of Hanoi: disks on pegs, no disk ever on a smaller one.

use super::fields::{Entry, Field, MovingFields};
use super::list::{choice, empty, length, one_number, whole};
use crate::{Code, Diagnostic, Hint};

/// Maximum number of disks.
pub const MAX_DISKS: u32 = 64;
/// Maximum number of pegs.
const MAX_PEGS: u32 = 16;
/// Default number of pegs.
pub(super) const DEFAULT_PEGS: u32 = 3;
/// Number of bits of a state.
const BITS: u32 = 128;

/// A Tower of Hanoi.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hanoi {
    /// How many disks, at least 1.
    pub disks: u32,
    /// How many pegs, at least 2.
    pub pegs: u32,
    /// The peg of each disk at the start, from 0; the smallest disk first.
    pub start: Vec<u32>,
    /// The peg of each disk in the goal.
    pub goal: Vec<u32>,
    /// The pegs that a disk may move to.
    pub moves: PegMoves,
}

/// The pegs that a disk may move to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PegMoves {
    /// Any peg.
    #[default]
    Any,
    /// The pegs beside its own.
    Adjacent,
    /// The next peg; from the last peg, the first.
    Cyclic,
}

impl PegMoves {
    /// Every kind, in order, with its word.
    pub(super) const WORDS: [(&'static str, Self); 3] =
        [("any", Self::Any), ("adjacent", Self::Adjacent), ("cyclic", Self::Cyclic)];

    /// Returns the word for it.
    pub fn word(self) -> &'static str {
        Self::WORDS[self as usize].0
    }
}

/// Resolves the fields to the tower.
pub(super) fn resolve(fields: &MovingFields, problems: &mut Vec<Diagnostic>) -> Option<Hanoi> {
    let disks = fields.needed(Field::Disks, problems);
    let disks = disks.and_then(|entry| one_number(entry, 1, MAX_DISKS, problems));
    let pegs = match fields.entry(Field::Pegs) {
        Some(entry) => one_number(entry, 2, MAX_PEGS, problems),
        None => Some(DEFAULT_PEGS),
    };
    let (disks, pegs) = (disks?, pegs?);
    if disks * (u32::BITS - (pegs - 1).leading_zeros()) > BITS {
        let place = fields.entry(Field::Disks).map_or(fields.span, Entry::place);
        let max = BITS / (u32::BITS - (pegs - 1).leading_zeros());
        problems.push(Diagnostic::new(Code::StateTooLarge, place).hint(Hint::Hanoi).number("limit", max));
        return None;
    }
    let mut places = |field, default| match fields.entry(field) {
        None => Some(vec![default; disks as usize]),
        Some(entry) => on_pegs(entry, disks, pegs, problems),
    };
    let start = places(Field::Start, 0);
    let goal = places(Field::Goal, pegs - 1);
    let moves = match fields.entry(Field::Moves) {
        None => PegMoves::default(),
        Some(entry) => {
            let items: Vec<_> = entry.items().collect();
            match items[..] {
                [] => problems.push(empty(entry)),
                [_] => {}
                [_, second, ..] => {
                    let problem = Diagnostic::new(Code::OneItem, second.span());
                    problems.push(problem.text("keyword", entry.field.keyword()));
                }
            }
            let first = items.first();
            first.and_then(|item| choice(item, entry.field.keyword(), &PegMoves::WORDS, problems)).unwrap_or_default()
        }
    };
    Some(Hanoi { disks, pegs, start: start?, goal: goal?, moves })
}

/// Returns the peg of each disk; one peg alone is that of all disks.
fn on_pegs(entry: &Entry, disks: u32, pegs: u32, problems: &mut Vec<Diagnostic>) -> Option<Vec<u32>> {
    let count = entry.items().count() + entry.left_out;
    if count == 0 {
        problems.push(empty(entry));
        return None;
    }
    if count != 1 && count != disks as usize {
        problems.push(length(entry, disks as usize, Hint::Disks));
        return None;
    }
    let each: Vec<Option<u32>> = entry.items().map(|item| whole(item, 1, pegs, problems)).collect();
    let each: Vec<u32> = each.into_iter().map(|peg| peg.map(|p| p - 1)).collect::<Option<_>>()?;
    Some(if each.len() == 1 { vec![each[0]; disks as usize] } else { each })
}
