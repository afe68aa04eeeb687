//! Numbers of clues and pages by what became of them.

use std::collections::BTreeMap;
use std::fmt;

use bachet::verbs::GuessKind;

use crate::outcomes::{ClueOutcome, End};

/// What became of the clues and pages of a folder or a set.
#[derive(Clone, Default)]
pub(crate) struct Figures {
    pub(crate) clues: BTreeMap<ClueOutcome, u32>,
    /// Clues that are not sure and whose meaning is among the choices; `None` where nobody is asked.
    pub(crate) offered: Option<u32>,
    /// By the kind of the likeliest guess: how often it is right, how often another guess is, and how often neither.
    pub(crate) guesses: BTreeMap<GuessKind, [u32; 3]>,
    /// Pages by the kind of their end, with their lists of values.
    pub(crate) pages: BTreeMap<&'static str, u32>,
    /// The same of pages without lists, whose categories are proposed.
    pub(crate) raw: BTreeMap<&'static str, u32>,
}

impl Figures {
    /// Counts a clue.
    pub(crate) fn clue(&mut self, outcome: ClueOutcome) {
        *self.clues.entry(outcome).or_default() += 1;
    }

    /// Counts a guess.
    pub(crate) fn guess(&mut self, kind: GuessKind, outcome: ClueOutcome) {
        let at = match outcome {
            ClueOutcome::Guessed => 0,
            ClueOutcome::AmongTheGuesses => 1,
            _ => 2,
        };
        self.guesses.entry(kind).or_default()[at] += 1;
    }

    /// Returns how often guesses are right, as the file of the judge has it.
    pub(crate) fn confidence(&self) -> String {
        let line = |kind: GuessKind| {
            let [right, other, wrong] = self.guesses.get(&kind).copied().unwrap_or_default();
            format!("{} {right} {}\n", kind.name(), right + other + wrong)
        };
        let lines: String = GuessKind::all().map(line).collect();
        let sum = |at: usize| self.guesses.values().map(|counts| counts[at]).sum::<u32>();
        format!("{lines}other {} {}\n", sum(1), sum(1) + sum(2))
    }

    /// Returns the figures of both.
    pub(crate) fn with(mut self, other: &Self) -> Self {
        for (outcome, number) in &other.clues {
            *self.clues.entry(*outcome).or_default() += number;
        }
        if let Some(number) = other.offered {
            *self.offered.get_or_insert_default() += number;
        }
        for (kind, counts) in &other.guesses {
            let own = self.guesses.entry(*kind).or_default();
            own.iter_mut().zip(counts).for_each(|(own, more)| *own += more);
        }
        for (all, more) in [(&mut self.pages, &other.pages), (&mut self.raw, &other.raw)] {
            for (kind, number) in more {
                *all.entry(kind).or_default() += number;
            }
        }
        self
    }

    /// Whether something is wrong that was not guessed.
    pub(crate) fn has_sure_mistakes(&self) -> bool {
        let is_wrong = |pages: &BTreeMap<&'static str, u32>| pages.contains_key("wrong");
        self.clues.contains_key(&ClueOutcome::Misread) || is_wrong(&self.pages) || is_wrong(&self.raw)
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let clues = ClueOutcome::ALL.iter().filter_map(|outcome| {
            let number = self.clues.get(outcome)?;
            Some(format!("{} {number}", outcome.name()))
        });
        let (recalled, of) = ClueOutcome::recall(&self.clues);
        write!(f, "{} clues: {}", self.clues.values().sum::<u32>(), clues.collect::<Vec<_>>().join(", "))?;
        write!(f, "; the meaning among the readings of {recalled} of {of}")?;
        if let Some(offered) = self.offered {
            write!(f, ", among the choices of {offered}")?;
        }
        for (name, pages) in [("pages", &self.pages), ("pages without lists", &self.raw)] {
            if !pages.is_empty() {
                let kinds = End::KINDS.iter().filter_map(|kind| Some(format!("{kind} {}", pages.get(kind)?)));
                write!(f, "; {} {name}: {}", pages.values().sum::<u32>(), kinds.collect::<Vec<_>>().join(", "))?;
            }
        }
        Ok(())
    }
}
