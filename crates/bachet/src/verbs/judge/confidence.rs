//! How far the guesses at a sentence are trusted, from counts of written pages.

use std::sync::LazyLock;

use bachet_prose::{Assumption, Guess};

/// The counts: of each kind a line, with how many guesses were right and how many there were.
const COUNTS: &str = include_str!("confidence.txt");
/// The unit of a weight: what is certain.
pub(super) const CERTAIN: u64 = 1000;
/// The likelihoods, in thousandths, from which on a guess is very likely, likely and possible.
const LEVELS: [(u16, GuessLevel); 3] =
    [(950, GuessLevel::VeryLikely), (800, GuessLevel::Likely), (400, GuessLevel::Possible)];
/// Loose assumptions: guesses that make one of these are wrong more often.
const LOOSE: [Assumption; 4] =
    [Assumption::SameSubject, Assumption::Ellipsis, Assumption::Gender, Assumption::Ambiguous];

/// What the likeliest guess at a sentence is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GuessKind {
    /// What it takes from the sentence.
    pub form: GuessForm,
    /// What the words of the sentence make of it.
    pub level: GuessLevel,
}

/// What a guess takes from a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GuessForm {
    /// It is what the grammar reads, but a verb that is in no list links what is named.
    UnknownVerb,
    /// It covers the whole sentence, without a loose assumption (`LOOSE`).
    Certain,
    /// It covers the whole sentence, with a loose assumption.
    Loose,
    /// A word in it may deny, or not.
    InDoubt,
    /// It takes a part of the sentence to state nothing.
    InPart,
    /// It takes a sentence that names nothing to state nothing.
    Aside,
    /// It takes a sentence that names something to state nothing.
    Nothing,
    /// Only the words of the sentence make it likely.
    Words,
}

/// How likely the words of a sentence make a guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GuessLevel {
    /// Hardly anything else is likely.
    VeryLikely,
    /// Something else is possible.
    Likely,
    /// Something else may be as likely.
    Possible,
    /// Something else is likelier.
    Unlikely,
}

impl GuessForm {
    const ALL: [Self; 8] = [
        Self::UnknownVerb,
        Self::Certain,
        Self::Loose,
        Self::InDoubt,
        Self::InPart,
        Self::Aside,
        Self::Nothing,
        Self::Words,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::UnknownVerb => "unknown-verb",
            Self::Certain => "certain",
            Self::Loose => "loose",
            Self::InDoubt => "in-doubt",
            Self::InPart => "in-part",
            Self::Aside => "aside",
            Self::Nothing => "nothing",
            Self::Words => "words",
        }
    }

    fn of(states: bool, assumptions: &[Assumption]) -> Self {
        let has = |assumption| assumptions.contains(&assumption);
        if has(Assumption::UnknownVerb) {
            return Self::UnknownVerb;
        }
        if has(Assumption::Words) {
            return Self::Words;
        }
        match (states, has(Assumption::SaysNothing)) {
            (false, false) => Self::Aside,
            (false, true) => Self::Nothing,
            (true, true) => Self::InPart,
            (true, false) if has(Assumption::InDoubt) => Self::InDoubt,
            (true, false) if LOOSE.into_iter().any(has) => Self::Loose,
            (true, false) => Self::Certain,
        }
    }
}

impl GuessLevel {
    const ALL: [Self; 4] = [Self::VeryLikely, Self::Likely, Self::Possible, Self::Unlikely];

    fn name(self) -> &'static str {
        match self {
            Self::VeryLikely => "very-likely",
            Self::Likely => "likely",
            Self::Possible => "possible",
            Self::Unlikely => "unlikely",
        }
    }

    fn of(likelihood: Option<u16>) -> Self {
        let likelihood = likelihood.unwrap_or_default();
        LEVELS.into_iter().find(|(least, _)| likelihood >= *least).map_or(Self::Unlikely, |(_, level)| level)
    }
}

impl GuessKind {
    /// Returns every kind, in the order of the file.
    pub fn all() -> impl Iterator<Item = Self> {
        GuessForm::ALL.into_iter().flat_map(|form| GuessLevel::ALL.into_iter().map(move |level| Self { form, level }))
    }

    /// Returns its name in the file.
    pub fn name(self) -> String {
        format!("{} {}", self.form.name(), self.level.name())
    }

    /// Returns the kind of the likeliest guess at a sentence: whether it states something, what it assumes, and how
    /// likely the words make it, in thousandths.
    pub fn of(states: bool, assumptions: &[Assumption], likelihood: Option<u16>) -> Self {
        Self { form: GuessForm::of(states, assumptions), level: GuessLevel::of(likelihood) }
    }

    fn place(self) -> usize {
        self.form as usize * GuessLevel::ALL.len() + self.level as usize
    }
}

/// Returns the weight of each guess at a sentence, and that of another meaning than these: together [`CERTAIN`], but
/// for rounding.
pub(super) fn weights(guesses: &[&Guess]) -> (Vec<u64>, u64) {
    let Some((first, others)) = guesses.split_first() else { return (Vec::new(), CERTAIN) };
    let kind = GuessKind::of(first.truth.is_some(), &first.assumptions, first.likelihood);
    let right = SHARES.kinds[kind.place()];
    let wrong = CERTAIN - right;
    let likelihood = |guess: &&Guess| u64::from(guess.likelihood.unwrap_or_default()) + 1;
    let sum: u64 = others.iter().map(likelihood).sum();
    let each = |guess| (wrong * SHARES.other / CERTAIN * likelihood(guess) / sum).max(1);
    let all = std::iter::once(right).chain(others.iter().map(each)).collect();
    (all, (wrong * (CERTAIN - SHARES.other) / CERTAIN).max(1))
}

/// The shares of what is right, in thousandths.
struct Shares {
    /// Of each kind, in the order of the file.
    kinds: Vec<u64>,
    other: u64,
}

static SHARES: LazyLock<Shares> = LazyLock::new(|| Shares {
    kinds: GuessKind::all().map(|kind| share(&kind.name())).collect(),
    other: share("other"),
});

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
    fn each_kind_has_its_place_and_its_counts() {
        for (place, kind) in GuessKind::all().enumerate() {
            assert_eq!(kind.place(), place, "{kind:?}");
        }
        for name in GuessKind::all().map(GuessKind::name).chain(["other".to_owned()]) {
            let line = COUNTS.lines().find(|line| line.starts_with(&format!("{name} ")));
            assert_ne!(line, None, "{name}");
            assert!((1..CERTAIN).contains(&share(&name)), "{name}");
        }
    }
}
