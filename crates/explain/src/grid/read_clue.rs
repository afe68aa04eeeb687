//! Read off a clue: what it says, with what is known.

use bachet_notation::clue::Truth;

use super::direct::Found;
use super::techniques::{CLUE, EITHER_OR, ORDER_BOUNDS};
use super::theory::GridTheory;
use crate::Technique;
use crate::subsets::{Chain, Contradiction, Effort, Literal, Theory as _};

/// Returns what a clue infers and is not known.
///
/// # Errors
/// The clue, if it cannot be satisfied.
pub(super) fn inferred(theory: &GridTheory, chain: &Chain, clue: u32) -> Result<Vec<Literal>, Contradiction> {
    let Some(part) = theory.part(clue) else { return Ok(Vec::new()) };
    part.options.inferred(chain).ok_or(Contradiction { rule: clue, literal: None })
}

/// Returns the easiest step by one clue: that with the fewest known facts, and everything that follows from them.
///
/// # Errors
/// The clue, if it cannot be satisfied.
pub(super) fn read_clue(theory: &GridTheory, chain: &Chain, clue: u32) -> Result<Option<Found>, Contradiction> {
    let open = inferred(theory, chain, clue)?;
    let Some(part) = theory.part(clue) else { return Ok(None) };
    let end = chain.trail().len() as u32;
    let mut best: Option<Found> = None;
    for &literal in &open {
        if best.as_ref().is_some_and(|best| best.literals.contains(&literal)) {
            continue;
        }
        let known = part.options.reasons(chain, Some(literal), end, &|_| theory.fact_weight(), Effort::Thorough);
        let cost = theory.weight(clue) + known.len() as u32 * theory.fact_weight();
        let from_known = part.options.inferred_from(&known).unwrap_or_default();
        let literals: Vec<Literal> = open.iter().copied().filter(|literal| from_known.contains(literal)).collect();
        let found = Found { technique: part.kind.technique(&known), rules: vec![clue], literals, known, cost };
        best = Found::easier(best, Some(found), chain);
    }
    if let Some(best) = &mut best {
        best.known.sort_unstable();
    }
    Ok(best)
}

/// What a part of a clue says, as far as it matters for the technique that reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Saying {
    /// A plain statement.
    Plain,
    /// Alternatives.
    EitherOr,
    /// An order, a difference, or another comparison.
    Order,
}

impl Saying {
    pub(super) fn of(truth: &Truth) -> Self {
        match truth {
            Truth::Or(_) | Truth::Xor(..) | Truth::Implies(..) | Truth::Iff(..) | Truth::Count(..) => Self::EitherOr,
            Truth::Not(inner) => Self::of(inner),
            Truth::Places(..) | Truth::Between(..) | Truth::Numbers(..) => Self::Order,
            _ => Self::Plain,
        }
    }

    /// Returns the technique that infers something from the clue and what is known.
    pub(super) fn technique(self, known: &[Literal]) -> &'static Technique {
        match self {
            Self::EitherOr if !known.is_empty() => &EITHER_OR,
            Self::Order => &ORDER_BOUNDS,
            _ => &CLUE,
        }
    }
}
