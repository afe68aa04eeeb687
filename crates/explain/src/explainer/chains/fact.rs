//! The facts of a net and why they hold.

use std::rc::Rc;

use super::nested::Nested;

/// A candidate that is true or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Node {
    pub candidate: u16,
    pub on: bool,
}

impl Node {
    pub(super) fn on(candidate: u16) -> Self {
        Self { candidate, on: true }
    }

    pub(super) fn off(candidate: u16) -> Self {
        Self { candidate, on: false }
    }
}

/// Why a candidate is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// It is supposed.
    Supposed,
    /// It is the last one in its cell.
    Cell,
    /// It is the last one of its value in a house.
    House(u16),
}

/// A candidate that is true because others are false; `last` is the one that became false last.
#[derive(Clone, Copy, Debug)]
pub(super) struct WhyOn {
    pub last: u16,
    pub cause: Cause,
}

/// Why a candidate is false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WhyOff {
    /// It is supposed.
    Supposed,
    /// Another candidate is true.
    Excluded(u16),
    /// A technique removes it, by its index in [`Net::advanced`].
    Advanced(u16),
}

/// A technique that a net uses.
#[derive(Clone, Debug)]
pub(super) struct Advanced {
    /// The candidates that must be false before.
    pub parents: Vec<u16>,
    /// What it is.
    pub rule: Rule,
    /// The chains, if it is one.
    pub nested: Option<Rc<Nested>>,
}

/// A pattern that a net uses.
#[derive(Clone, Copy, Debug)]
pub(in crate::explainer) enum Rule {
    Locking { base: u16, cover: u16, value: u8 },
    HiddenPair { house: u16, values: u64, positions: u64 },
    NakedPair { house: u16, values: u64, positions: u64 },
    XWing { value: u8, by_columns: bool, bases: u64, covers: u64 },
    Chains,
}

/// A candidate that is both true and false. One of the two was found before, the other is new.
#[derive(Clone, Copy, Debug)]
pub(super) enum Clash {
    /// It was true, and another true one excludes it.
    NewOff { candidate: u16, by: u16 },
    /// It was false, and is the last one.
    NewOn { candidate: u16, why: WhyOn },
}

/// What the nets of one search have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mode {
    /// Whether candidates that became false count when a cell or a house is looked at.
    pub dynamic: bool,
    /// Whether only places of one value are looked at.
    pub nishio: bool,
    /// Whether cells and houses with more than two candidates are tried.
    pub multiple: bool,
    /// 0 for nets of singles; 1 with other techniques; 2 to 5 with chains.
    pub level: u8,
}
