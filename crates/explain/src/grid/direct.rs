//! Steps that are seen directly from the categories: cross out after a match, transfer, last place left.

use super::techniques::{LAST_PLACE, MATCH, TRANSFER};
use super::theory::GridTheory;
use crate::Technique;
use crate::subsets::{Chain, Contradiction, Effort, Entry, Literal, Theory as _, Why};

/// A step by numbers.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) technique: &'static Technique,
    pub(super) rules: Vec<u32>,
    pub(super) literals: Vec<Literal>,
    pub(super) known: Vec<Literal>,
    pub(super) cost: u32,
}

impl Found {
    /// Returns what decides between steps: the cost, then whether it goes on from what was found last, then how much
    /// follows.
    fn rank(&self, chain: &Chain) -> (u32, u32, usize) {
        let latest = self.known.iter().map(|literal| chain.position(literal.fact())).max().unwrap_or(0);
        (self.cost, u32::MAX - latest, usize::MAX - self.literals.len())
    }

    /// Returns the better of two steps, the first if they are equal.
    pub(super) fn easier(a: Option<Self>, b: Option<Self>, chain: &Chain) -> Option<Self> {
        match (a, b) {
            (Some(a), Some(b)) => Some(if b.rank(chain) < a.rank(chain) { b } else { a }),
            (a, b) => a.or(b),
        }
    }
}

/// Returns all steps by structure that are seen directly, one for each match, for each pair that belongs together, and
/// for each last place.
///
/// # Errors
/// What is contradicted, if the known facts cannot all be true.
pub(super) fn direct(theory: &GridTheory, chain: &mut Chain) -> Result<Vec<Found>, Contradiction> {
    let mut groups: Vec<((Kind, usize, usize), Vec<Entry>)> = Vec::new();
    for entry in chain.direct(theory)? {
        let Why::Rule(rule) = entry.why else { continue };
        let key = group(theory, chain, entry.literal, rule);
        match groups.iter_mut().rev().find(|(other, _)| *other == key) {
            Some((_, entries)) if entries.contains(&entry) => {}
            Some((_, entries)) => entries.push(entry),
            None => groups.push((key, vec![entry])),
        }
    }
    Ok(groups.into_iter().map(|((kind, ..), entries)| step(theory, chain, kind, entries)).collect())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Match,
    Transfer,
    LastPlace,
}

/// Returns what an inference is written down with: its technique, and the pair that belongs together, or the row.
fn group(theory: &GridTheory, chain: &Chain, literal: Literal, rule: u32) -> (Kind, usize, usize) {
    let (x, y, category) = theory.structural(rule);
    if let Some(y) = y {
        return (Kind::Transfer, x, y);
    }
    let (a, b) = theory.shape.pair(literal.fact());
    let other = if a == x { b } else { a };
    let is_in_row = theory.shape.category(other) == category;
    let partner = theory.shape.values_of(category).find(|&y| chain.holds(theory.shape.literal(x, y, true)));
    match partner {
        Some(partner) if theory.shape.is_unique(x) && !literal.holds() && is_in_row => {
            (Kind::Match, x.min(partner), x.max(partner))
        }
        _ => (Kind::LastPlace, x, category),
    }
}

fn step(theory: &GridTheory, chain: &Chain, kind: Kind, entries: Vec<Entry>) -> Found {
    let (mut rules, mut literals, mut known) = (Vec::new(), Vec::new(), Vec::new());
    let mut cost = u32::MAX;
    let end = chain.trail().len() as u32;
    for entry in entries {
        let Why::Rule(rule) = entry.why else { continue };
        if literals.contains(&entry.literal) {
            // Another rule of the step says it already.
            continue;
        }
        let reasons =
            theory.reasons(chain, rule, Some(entry.literal), end, &|_| theory.fact_weight(), Effort::Thorough);
        cost = cost.min(theory.weight(rule) + reasons.len() as u32 * theory.fact_weight());
        if !rules.contains(&rule) {
            rules.push(rule);
        }
        literals.push(entry.literal);
        known.extend(reasons);
    }
    literals.sort_unstable();
    known.sort_unstable();
    known.dedup();
    let technique = match kind {
        Kind::Match => &MATCH,
        Kind::Transfer => &TRANSFER,
        Kind::LastPlace => &LAST_PLACE,
    };
    Found { technique, rules, literals, known, cost }
}
