//! How far the guesses at a sentence are trusted, from counts of written pages.

use std::sync::LazyLock;

use bachet_prose::{Assumption, Guess};

/// The counts: of each kind a line, with how many guesses were right and how many there were.
const COUNTS: &str = include_str!("confidence.txt");
/// The unit of a weight: what is certain.
pub(super) const CERTAIN: u64 = 1000;
/// Maximum difference in cost between the likeliest guess and another one that is nearly as likely.
const NEAR: u32 = 2;
/// Loose assumptions: guesses that make one of these are wrong more often.
const LOOSE: [Assumption; 5] =
    [Assumption::SameSubject, Assumption::Ellipsis, Assumption::Gender, Assumption::InDoubt, Assumption::Ambiguous];

/// What the likeliest guess at a sentence is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GuessKind {
    /// It is what the grammar reads, but a verb that is in no list links what is named.
    UnknownVerb,
    /// It covers the whole sentence, without a loose assumption (`LOOSE`).
    Certain,
    /// Like `Certain`, but another guess costs at most `NEAR` more.
    CertainNear,
    /// It covers the whole sentence, with a loose assumption.
    Loose,
    /// Like `Loose`, but another guess costs at most `NEAR` more.
    LooseNear,
    /// It takes a part of the sentence to state nothing.
    InPart,
    /// Like `InPart`, with a loose assumption.
    InPartLoose,
    /// It takes a sentence that names nothing to state nothing.
    Aside,
    /// It takes a sentence that names something to state nothing.
    Nothing,
    /// Like `Nothing`, with a loose assumption.
    NothingLoose,
}

impl GuessKind {
    /// Every kind, in the order of the file.
    pub const ALL: [Self; 10] = [
        Self::UnknownVerb,
        Self::Certain,
        Self::CertainNear,
        Self::Loose,
        Self::LooseNear,
        Self::InPart,
        Self::InPartLoose,
        Self::Aside,
        Self::Nothing,
        Self::NothingLoose,
    ];

    /// Returns its name in the file.
    pub fn name(self) -> &'static str {
        match self {
            Self::UnknownVerb => "unknown-verb",
            Self::Certain => "certain",
            Self::CertainNear => "certain-near",
            Self::Loose => "loose",
            Self::LooseNear => "loose-near",
            Self::InPart => "in-part",
            Self::InPartLoose => "in-part-loose",
            Self::Aside => "aside",
            Self::Nothing => "nothing",
            Self::NothingLoose => "nothing-loose",
        }
    }

    /// Returns the kind of the likeliest guess at a sentence: whether it states something, what it assumes, its cost
    /// and that of the next guess.
    pub fn of(states: bool, assumptions: &[Assumption], cost: u32, next: Option<u32>) -> Self {
        let is_loose = assumptions.iter().any(|assumption| LOOSE.contains(assumption));
        let is_near = next.is_some_and(|next| next <= cost + NEAR);
        if assumptions.contains(&Assumption::UnknownVerb) {
            return Self::UnknownVerb;
        }
        let leaves_out = assumptions.contains(&Assumption::SaysNothing);
        match (!states, leaves_out, is_loose, is_near) {
            (true, false, false, _) => Self::Aside,
            (true, true, false, _) => Self::Nothing,
            (true, _, true, _) => Self::NothingLoose,
            (_, true, false, _) => Self::InPart,
            (_, true, true, _) => Self::InPartLoose,
            (_, _, false, false) => Self::Certain,
            (_, _, false, true) => Self::CertainNear,
            (_, _, true, false) => Self::Loose,
            (_, _, true, true) => Self::LooseNear,
        }
    }
}

/// Returns the weight of each guess at a sentence, and that of another meaning than these: together [`CERTAIN`], but
/// for rounding.
pub(super) fn weights(guesses: &[&Guess]) -> (Vec<u64>, u64) {
    let Some((first, others)) = guesses.split_first() else { return (Vec::new(), CERTAIN) };
    let next = others.first().map(|other| other.cost);
    let kind = GuessKind::of(first.truth.is_some(), &first.assumptions, first.cost, next);
    let right = SHARES.kinds[kind as usize];
    let wrong = CERTAIN - right;
    let each = if others.is_empty() { 0 } else { wrong * SHARES.other / CERTAIN / others.len() as u64 };
    let all = std::iter::once(right).chain(others.iter().map(|_| each.max(1))).collect();
    (all, (wrong * (CERTAIN - SHARES.other) / CERTAIN).max(1))
}

/// The shares of what is right, in thousandths.
struct Shares {
    kinds: [u64; 10],
    other: u64,
}

static SHARES: LazyLock<Shares> =
    LazyLock::new(|| Shares { kinds: GuessKind::ALL.map(|kind| share(kind.name())), other: share("other") });

/// Returns the share of a line of the file, as if there had been one more right and one more wrong one.
fn share(name: &str) -> u64 {
    let line = COUNTS.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let numbers = line.and_then(|line| line.split_once(' '));
    let counts = numbers.and_then(|(right, all)| Some((right.parse::<u64>().ok()?, all.parse::<u64>().ok()?)));
    let (right, all) = counts.unwrap_or_default();
    (right + 1) * CERTAIN / (all + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_has_its_counts() {
        for name in GuessKind::ALL.map(GuessKind::name).into_iter().chain(["other"]) {
            let line = COUNTS.lines().find(|line| line.starts_with(&format!("{name} ")));
            assert_ne!(line, None, "{name}");
            assert!((1..CERTAIN).contains(&share(name)), "{name}");
        }
    }
}
