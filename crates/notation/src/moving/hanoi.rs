//! The Tower of Hanoi: disks on pegs, no disk ever on a smaller one.

use super::fields::{Entry, Field, MovingFields};
use super::list::{choice, empty, in_bounds, length, one_number, whole};
use crate::lines::shown;
use crate::names::fold;
use crate::{Code, Diagnostic, Hint, Text};

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
    let names = fields.entry(Field::Pegs).map(peg_names).unwrap_or_default();
    let pegs = match fields.entry(Field::Pegs) {
        Some(entry) if names.is_empty() => one_number(entry, 2, MAX_PEGS, problems),
        Some(entry) => count_of(entry, &names, problems),
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
        Some(entry) => on_pegs(entry, disks, pegs, &names, problems),
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

/// Returns the folded names of pegs that are listed: `A, B, C`. None for a number alone.
fn peg_names(entry: &Entry) -> Vec<String> {
    let names: Vec<String> = entry.items().map(|item| fold(item.as_str())).collect();
    if names.len() < 2 { Vec::new() } else { names }
}

/// Returns the number of pegs that are listed by name.
fn count_of(entry: &Entry, names: &[String], problems: &mut Vec<Diagnostic>) -> Option<u32> {
    for (i, item) in entry.items().enumerate() {
        if let Some(before) = names[..i].iter().position(|name| *name == names[i]) {
            let first = entry.items().nth(before).map(Text::span);
            let mut problem = Diagnostic::new(Code::DuplicatePeg, item.span()).text("name", shown(item.as_str()));
            problem.related = first;
            problems.push(problem);
            return None;
        }
    }
    let count = names.len() + entry.left_out;
    let fits = u32::try_from(count).ok().filter(|count| *count <= MAX_PEGS);
    if fits.is_none() {
        let problem = Diagnostic::new(Code::NotInRange, entry.place()).text("text", count.to_string());
        problems.push(in_bounds(problem, 2, MAX_PEGS));
    }
    fits
}

/// Returns the peg that an item says, without the words around it: `all discs on A`, `peg 1`.
fn on_peg(item: &Text, pegs: u32, names: &[String], problems: &mut Vec<Diagnostic>) -> Option<u32> {
    let around = [
        "all",
        "the",
        "discs",
        "disks",
        "rings",
        "are",
        "everything",
        "on",
        "at",
        "peg",
        "pole",
        "rod",
        "post",
        "tower",
    ];
    let mut rest = item.clone();
    while let Some((word, _)) = rest.as_str().split_once(char::is_whitespace)
        && around.iter().any(|w| w.eq_ignore_ascii_case(word))
    {
        rest = rest.part(word.len()..rest.len());
    }
    if let Some(at) = names.iter().position(|name| *name == fold(rest.as_str())) {
        return Some(at as u32 + 1);
    }
    whole(&rest, 1, pegs, problems)
}

/// Returns the peg of each disk; one peg alone is that of all disks.
fn on_pegs(entry: &Entry, disks: u32, pegs: u32, names: &[String], problems: &mut Vec<Diagnostic>) -> Option<Vec<u32>> {
    let count = entry.items().count() + entry.left_out;
    if count == 0 {
        problems.push(empty(entry));
        return None;
    }
    if count != 1 && count != disks as usize {
        problems.push(length(entry, disks as usize, Hint::Disks));
        return None;
    }
    let each: Vec<Option<u32>> = entry.items().map(|item| on_peg(item, pegs, names, problems)).collect();
    let each: Vec<u32> = each.into_iter().map(|peg| peg.map(|p| p - 1)).collect::<Option<_>>()?;
    Some(if each.len() == 1 { vec![each[0]; disks as usize] } else { each })
}
