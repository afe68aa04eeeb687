//! A rule as the list of all ways in which it can be satisfied.

use super::cover::cheapest_cover;
use super::{Chain, Effort, Literal};

/// Maximum number of known facts among which the cheapest reasons are searched for.
const MAX_REASONS: usize = 128;

/// All the ways to satisfy a rule, each as the facts that are true in it and those that are false.
///
/// The rule infers what all ways have in common that what is known leaves.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The facts that it is about.
    facts: Vec<u32>,
    /// The number of words for the facts.
    words: usize,
    /// For each option two bit sets of `words` 64-bit words: the facts that it makes true, then those it makes false.
    ways: Vec<u64>,
}

impl Options {
    /// Returns the rule with these ways; each way is a list of literals.
    pub fn new(ways: &[Vec<Literal>]) -> Self {
        let mut facts: Vec<u32> = ways.iter().flatten().map(|literal| literal.fact() as u32).collect();
        facts.sort_unstable();
        facts.dedup();
        let words = facts.len().div_ceil(64).max(1);
        let mut options = Self { facts, words, ways: vec![0; ways.len() * 2 * words] };
        for (literals, way) in ways.iter().zip(options.ways.chunks_exact_mut(2 * words)) {
            for literal in literals {
                let Ok(at) = options.facts.binary_search(&(literal.fact() as u32)) else { continue };
                way[usize::from(!literal.holds()) * words + at / 64] |= 1 << (at % 64);
            }
        }
        options
    }

    /// Returns the facts that the rule is about, ascending.
    pub fn facts(&self) -> &[u32] {
        &self.facts
    }

    /// Returns the number of ways.
    pub fn len(&self) -> usize {
        self.ways.len() / (2 * self.words)
    }

    /// Whether there is no way.
    pub fn is_empty(&self) -> bool {
        self.ways.is_empty()
    }

    /// Returns the facts known to be true, then those known to be false.
    fn known(&self, chain: &Chain) -> Vec<u64> {
        let mut known = vec![0; 2 * self.words];
        for (at, &fact) in self.facts.iter().enumerate() {
            if let Some(holds) = chain.value(fact as usize) {
                known[usize::from(!holds) * self.words + at / 64] |= 1 << (at % 64);
            }
        }
        known
    }

    /// Returns what is common to all ways that are left: true facts, then false ones; `None` if no way is left.
    fn common(&self, known: &[u64]) -> Option<Vec<u64>> {
        let words = self.words;
        let (yes, no) = known.split_at(words);
        let mut common: Option<Vec<u64>> = None;
        for way in self.ways.chunks_exact(2 * words) {
            let is_left = (0..words).all(|at| way[at] & no[at] | way[words + at] & yes[at] == 0);
            if is_left {
                match &mut common {
                    Some(common) => common.iter_mut().zip(way).for_each(|(common, &word)| *common &= word),
                    None => common = Some(way.to_vec()),
                }
            }
        }
        common
    }

    /// Returns what the rule infers and is not known; `None` if it cannot be satisfied.
    pub fn inferred(&self, chain: &Chain) -> Option<Vec<Literal>> {
        let known = self.known(chain);
        let mut common = self.common(&known)?;
        common.iter_mut().zip(&known).for_each(|(common, known)| *common &= !known);
        Some(self.literals(&common))
    }

    /// Returns what the rule infers from these literals alone, themselves not included; `None` if it cannot be satisfied.
    pub fn inferred_from(&self, literals: &[Literal]) -> Option<Vec<Literal>> {
        let mut known = vec![0; 2 * self.words];
        for literal in literals {
            if let Ok(at) = self.facts.binary_search(&(literal.fact() as u32)) {
                known[usize::from(!literal.holds()) * self.words + at / 64] |= 1 << (at % 64);
            }
        }
        let mut common = self.common(&known)?;
        common.iter_mut().zip(&known).for_each(|(common, known)| *common &= !known);
        Some(self.literals(&common))
    }

    fn literals(&self, masks: &[u64]) -> Vec<Literal> {
        let mut literals = Vec::new();
        for (at, &mask) in masks.iter().enumerate() {
            let mut mask = mask;
            while mask != 0 {
                let index = at % self.words * 64 + mask.trailing_zeros() as usize;
                literals.push(Literal::new(self.facts[index] as usize, at < self.words));
                mask &= mask - 1;
            }
        }
        literals
    }

    /// Returns the cheapest literals known before a position that exclude every way without the goal.
    pub fn reasons(
        &self,
        chain: &Chain,
        goal: Option<Literal>,
        before: u32,
        price: &dyn Fn(Literal) -> u32,
        effort: Effort,
    ) -> Vec<Literal> {
        let words = self.words;
        let goal_bit = goal.and_then(|goal| {
            let at = self.facts.binary_search(&(goal.fact() as u32)).ok()?;
            Some((usize::from(!goal.holds()) * words + at / 64, at % 64))
        });
        // What can be a reason, and for each way without the goal, which of them exclude it.
        let mut candidates: Vec<(usize, Literal)> = (self.facts.iter().enumerate())
            .filter_map(|(at, &fact)| {
                let literal = Literal::new(fact as usize, chain.value(fact as usize)?);
                let is_goal = goal.is_some_and(|goal| goal.fact() == fact as usize);
                (!is_goal && chain.held(literal, before)).then_some((at, literal))
            })
            .collect();
        if candidates.len() > MAX_REASONS {
            return self.many_reasons(goal_bit, candidates, price);
        }
        candidates.sort_by_key(|&(_, literal)| price(literal));
        let prices: Vec<u32> = candidates.iter().map(|&(_, literal)| price(literal)).collect();
        let mut columns = vec![[0_u128; 2]; self.facts.len()];
        for (column, &(at, literal)) in candidates.iter().enumerate() {
            columns[at][usize::from(literal.holds())] = 1 << column;
        }
        let mut known = vec![0_u64; 2 * words];
        for &(at, literal) in &candidates {
            // A known literal excludes a way in which its fact is the other way round.
            known[usize::from(literal.holds()) * words + at / 64] |= 1 << (at % 64);
        }
        let ways = self.ways.chunks_exact(2 * words);
        let without = ways.filter(|way| goal_bit.is_none_or(|(word, bit)| way[word] >> bit & 1 == 0));
        let rows = without.map(|way| {
            let mut row = 0;
            for (at, (&word, &known)) in way.iter().zip(&known).enumerate() {
                let mut mask = word & known;
                while mask != 0 {
                    let index = at % words * 64 + mask.trailing_zeros() as usize;
                    row |= columns[index][usize::from(at >= words)];
                    mask &= mask - 1;
                }
            }
            row
        });
        let chosen = cheapest_cover(rows.collect(), &prices, effort);
        chosen.into_iter().map(|index| candidates[index].1).collect()
    }

    /// As [`reasons`](Self::reasons), for any number of candidates: leaves out one after the other, the most expensive
    /// first, while the others exclude every way without the goal.
    fn many_reasons(
        &self,
        goal_bit: Option<(usize, usize)>,
        mut candidates: Vec<(usize, Literal)>,
        price: &dyn Fn(Literal) -> u32,
    ) -> Vec<Literal> {
        let words = self.words;
        let mut known = vec![0_u64; 2 * words];
        let bit = |at: usize, literal: Literal| (usize::from(literal.holds()) * words + at / 64, 1_u64 << (at % 64));
        for &(at, literal) in &candidates {
            let (word, bit) = bit(at, literal);
            known[word] |= bit;
        }
        candidates.sort_by_key(|&(_, literal)| std::cmp::Reverse(price(literal)));
        candidates.retain(|&(at, literal)| {
            let (word, bit) = bit(at, literal);
            known[word] &= !bit;
            let is_excluded = |way: &[u64]| way.iter().zip(&known).any(|(way, known)| way & known != 0);
            let mut without = self
                .ways
                .chunks_exact(2 * words)
                .filter(|way| goal_bit.is_none_or(|(word, bit)| way[word] >> bit & 1 == 0));
            let is_needed = !without.all(is_excluded);
            if is_needed {
                known[word] |= bit;
            }
            is_needed
        });
        candidates.into_iter().map(|(_, literal)| literal).collect()
    }
}
