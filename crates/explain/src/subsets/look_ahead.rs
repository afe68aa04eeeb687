//! Suppositions that lead to a contradiction, the easiest to follow.

use std::ops::RangeInclusive;

use bachet_budget::Budget;

use super::{Chain, Complete, Effort, Literal, Reasons, Refutation, Theory};

/// A literal that cannot hold, and why.
#[derive(Clone, Debug)]
pub struct LookAhead {
    /// The proof; what it supposes is false.
    pub refutation: Refutation,
    /// The proofs of everything else that is false for the same reasons.
    pub others: Vec<Refutation>,
    /// Its cost: of the reasons, and for each line behind the supposition.
    pub cost: u32,
    /// Whether it is proved that no reason can be left out.
    pub is_minimal: bool,
}

/// How to look ahead.
#[derive(Clone, Copy, Debug)]
pub struct LookAheadOptions<'a> {
    /// What each line behind a supposition costs.
    pub line_weight: u32,
    /// The numbers of inferences after which suppositions are given up, ascending: with several, short proofs are looked
    /// for first, which is faster but may miss a cheaper proof that is found late.
    pub limits: &'a [usize],
}

/// Returns the proof that reasons refute a literal, with as few suppositions inside one another as it needs.
pub fn refute_by<T: Theory>(
    theory: &T,
    chain: &Chain,
    literal: Literal,
    reasons: &Reasons,
    line_weight: u32,
    budget: &mut Budget<'_>,
) -> Option<LookAhead> {
    let search = Search { theory, literals: &[], line_weight, limit: usize::MAX };
    let mut depths = 1..=MAX_DEPTH;
    let refutation = depths.find_map(|depth| search.refute_by(chain, literal, reasons, depth, budget))?;
    let cost = search.cost(&refutation);
    Some(LookAhead { refutation, others: Vec::new(), cost, is_minimal: true })
}

impl LookAhead {
    /// Returns all proofs.
    pub fn proofs(&self) -> impl Iterator<Item = &Refutation> {
        [&self.refutation].into_iter().chain(&self.others)
    }
}

/// Number of the cheapest proofs whose reasons are made minimal, before the cheapest of them is taken.
const MAX_MINIMISED: usize = 4;

/// Number of the cheapest proofs for which fewer clues are tried.
const MAX_REDUCED: usize = 16;

/// Maximum number of clues of which all subsets are tried.
const MAX_SUBSET_CLUES: usize = 8;

/// Maximum number of suppositions inside one another.
const MAX_DEPTH: u32 = 4;

/// Returns the cheapest refutation of one of the literals that is found: by as few clues as possible, with nothing that
/// could be left out. Nothing is guessed: a literal that is not refuted is left alone.
///
/// Suppositions inside a supposition are tried only where none leads to a contradiction without them.
pub fn look_ahead<T: Theory>(
    theory: &T,
    chain: &mut Chain,
    literals: &[Literal],
    clues: &[u32],
    options: &LookAheadOptions<'_>,
    budget: &mut Budget<'_>,
) -> Option<LookAhead> {
    let mut search = Search { theory, literals, line_weight: options.line_weight, limit: usize::MAX };
    let rounds = options.limits.iter().map(|&limit| (1, limit)).chain((2..=MAX_DEPTH).map(|depth| (depth, usize::MAX)));
    for (depth, limit) in rounds {
        search.limit = limit;
        let mut found: Vec<(u32, Refutation)> = Vec::new();
        for &literal in literals {
            let Some(refutation) = search.refute(chain, literal, clues, depth, Effort::Quick, budget) else { continue };
            found.push((search.cost(&refutation), refutation));
            if depth > 1 {
                // Proofs inside proofs are long and rare.
                break;
            }
        }
        if budget.is_spent() {
            return None;
        }
        search.limit = usize::MAX;
        found.sort_by_key(|&(cost, _)| cost);
        if depth == 1 {
            found.truncate(MAX_REDUCED);
            for (cost, refutation) in &mut found {
                search.reduce_clues(chain, refutation, budget);
                *cost = search.cost(refutation);
            }
            found.sort_by_key(|&(cost, _)| cost);
        }
        let mut best: Option<LookAhead> = None;
        for (_, refutation) in found.into_iter().take(MAX_MINIMISED) {
            let minimal = search.minimal(chain, refutation, 1..=MAX_DEPTH, budget);
            let key = |found: &LookAhead| (found.refutation.is_nested(), found.cost);
            if best.as_ref().is_none_or(|best| key(&minimal) < key(best)) {
                best = Some(minimal);
            }
        }
        if let Some(mut best) = best {
            best.others = search.others(chain, &best.refutation, budget);
            return Some(best);
        }
    }
    None
}

struct Search<'a, T> {
    theory: &'a T,
    /// What is false in all solutions, as far as it is not known.
    literals: &'a [Literal],
    line_weight: u32,
    /// The number of inferences after which a supposition is given up.
    limit: usize,
}

impl<T: Theory> Search<'_, T> {
    fn cost(&self, refutation: &Refutation) -> u32 {
        refutation.reasons.cost(self.theory) + refutation.len() as u32 * self.line_weight
    }

    /// Supposes a literal and returns why it contradicts what is known, with at most `depth` suppositions inside one
    /// another.
    fn refute(
        &self,
        chain: &mut Chain,
        literal: Literal,
        clues: &[u32],
        depth: u32,
        effort: Effort,
        budget: &mut Budget<'_>,
    ) -> Option<Refutation> {
        let root = chain.trail().len();
        if !budget.step() {
            return None;
        }
        chain.suppose(literal);
        let mut result = chain.close_within(self.theory, clues, self.limit.saturating_add(root));
        while result.is_ok() && depth > 1 && self.refute_inside(chain, clues, depth - 1, effort, budget) {
            result = chain.close(self.theory, clues);
        }
        let refutation =
            result.err().map(|contradiction| Refutation::of(self.theory, chain, root, contradiction, effort));
        chain.undo(root);
        refutation
    }

    /// Finds something that contradicts the chain as it is, and adds that it is false.
    fn refute_inside(
        &self,
        chain: &mut Chain,
        clues: &[u32],
        depth: u32,
        effort: Effort,
        budget: &mut Budget<'_>,
    ) -> bool {
        // A proof with reasons that could be left out, for want of a better one.
        let mut spare: Option<Refutation> = None;
        for depth in 1..=depth {
            for literal in self.literals.iter().flat_map(|&literal| [literal, !literal]) {
                if chain.value(literal.fact()).is_some() {
                    continue;
                }
                let Some(proof) = self.refute(chain, literal, clues, depth, effort, budget) else { continue };
                if effort == Effort::Quick {
                    return chain.refuted(proof);
                }
                let minimal = self.minimal(chain, proof, 1..=depth, budget);
                if minimal.is_minimal {
                    return chain.refuted(minimal.refutation);
                }
                spare = spare.or(Some(minimal.refutation));
            }
        }
        spare.is_some_and(|proof| chain.refuted(proof))
    }

    /// Replaces a refutation by the cheapest one by a subset of its clues.
    fn reduce_clues(&self, chain: &mut Chain, best: &mut Refutation, budget: &mut Budget<'_>) {
        let Some(&literal) = best.suppose.first() else { return };
        let rules = best.reasons.rules.iter().copied();
        let mut used: Vec<u32> = rules.filter(|&rule| self.theory.clue(rule).is_some()).collect();
        used.truncate(MAX_SUBSET_CLUES);
        let mut subsets: Vec<u32> = (0..1_u32 << used.len()).collect();
        subsets.sort_by_key(|subset| subset.count_ones());
        for subset in subsets {
            if subset.count_ones() as usize > best.reasons.clues(self.theory) {
                break;
            }
            let clues: Vec<u32> = (0..used.len()).filter(|at| subset >> at & 1 == 1).map(|at| used[at]).collect();
            if let Some(other) = self.refute(chain, literal, &clues, 1, Effort::Quick, budget)
                && self.cost(&other) < self.cost(best)
            {
                *best = other;
            }
        }
    }

    /// Makes the reasons minimal, and proves the contradiction again from what is left.
    fn minimal(
        &self,
        chain: &Chain,
        refutation: Refutation,
        depths: RangeInclusive<u32>,
        budget: &mut Budget<'_>,
    ) -> LookAhead {
        let mut reasons = refutation.reasons.clone();
        let is_proved = Complete::new(self.theory).minimise(&mut reasons, &refutation.suppose, budget);
        let again = refutation.suppose.first().and_then(|&literal| {
            // Fewer reasons may need more suppositions.
            depths.into_iter().find_map(|depth| self.refute_by(chain, literal, &reasons, depth, budget))
        });
        let is_minimal = is_proved && again.is_some();
        let refutation = again.unwrap_or(refutation);
        let cost = self.cost(&refutation);
        LookAhead { refutation, others: Vec::new(), cost, is_minimal }
    }

    /// Refutes all other literals that are refuted for the same reasons.
    fn others(&self, chain: &Chain, found: &Refutation, budget: &mut Budget<'_>) -> Vec<Refutation> {
        let mut scope: Vec<u32> = found.reasons.rules.iter().flat_map(|&rule| self.theory.scope(rule)).collect();
        scope.sort_unstable();
        scope.dedup();
        let complete = Complete::new(self.theory);
        let mut others = Vec::new();
        for &literal in self.literals {
            if found.suppose.contains(&literal) || scope.binary_search(&(literal.fact() as u32)).is_err() {
                continue;
            }
            let literals = [&found.reasons.known[..], &[literal]].concat();
            if complete.refutes(&found.reasons.rules, &literals, budget) == Some(true) {
                let depths = 1..=MAX_DEPTH;
                let proof = depths.into_iter().find_map(|d| self.refute_by(chain, literal, &found.reasons, d, budget));
                others.extend(proof);
            }
        }
        others
    }

    /// Refutes a literal by some reasons alone.
    fn refute_by(
        &self,
        chain: &Chain,
        literal: Literal,
        reasons: &Reasons,
        depth: u32,
        budget: &mut Budget<'_>,
    ) -> Option<Refutation> {
        let mut alone = Chain::new(self.theory);
        alone.allow_only(self.theory, reasons.rules.iter().copied());
        let mut known = reasons.known.clone();
        known.sort_by_key(|literal| chain.position(literal.fact()));
        for literal in known {
            alone.know(literal);
        }
        alone.spread_again();
        let rules = reasons.rules.iter().copied();
        let clues: Vec<u32> = rules.clone().filter(|&rule| self.theory.clue(rule).is_some()).collect();
        let mut scope: Vec<u32> = rules.flat_map(|rule| self.theory.scope(rule)).collect();
        scope.sort_unstable();
        scope.dedup();
        let literals: Vec<Literal> = scope.into_iter().map(|fact| Literal::new(fact as usize, true)).collect();
        let inside =
            Search { theory: self.theory, literals: &literals, line_weight: self.line_weight, limit: usize::MAX };
        inside.refute(&mut alone, literal, &clues, depth, Effort::Thorough, budget)
    }
}
