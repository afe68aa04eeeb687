//! Suppositions on large boards, with other suppositions inside them.
//!
//! [`look_ahead`](super::look_ahead) asks of each reason whether it can be left out, and of each fact whether it follows
//! from the same reasons. On a board with thousands of candidates, where proofs have hundreds of reasons, that takes
//! minutes. Here a proof is the part of the chain that its contradiction needs, nothing more is left out but suppositions
//! inside it, and the work for a step is bounded by a number of suppositions.

use std::cmp::Reverse;

use bachet_budget::Budget;

use super::{By, Chain, Contradiction, Effort, Literal, LookAheadOptions, Refutation, Theory};

/// How many times everything is supposed inside a supposition, before all passes are made that find something: proofs
/// with few suppositions inside are looked for first.
const PASSES: [u32; 4] = [2, 4, 8, 16];

/// Maximum number of suppositions that are tried with a number of passes if no proof is found.
const MAX_BEFORE_FIRST: u64 = 200_000;

/// Maximum number of suppositions that are tried after a first proof was found.
const MAX_AFTER_FIRST: u64 = 50_000;

/// Maximum number of suppositions that are tried to make one proof shorter.
const MAX_SHORTENING: u64 = 5_000;

/// Number of the best proofs that are made shorter, before the best of them is taken.
const MAX_SHORTENED: usize = 3;

/// Maximum number of suppositions inside one another.
const MAX_DEPTH: u32 = 4;

/// How far the search goes from one supposition.
#[derive(Clone, Copy)]
struct Reach {
    /// The number of suppositions inside one another.
    depth: u32,
    /// The number of inferences after which a supposition inside is given up.
    limit: usize,
    /// How many times everything inside is supposed, each time with what was refuted before.
    passes: u32,
}

impl Reach {
    const ALL: Self = Self { depth: MAX_DEPTH, limit: usize::MAX, passes: u32::MAX };
}

/// A proof, and the number of facts that are known once what it supposes is known to be false.
struct Found {
    progress: u64,
    proof: Refutation,
}

impl Found {
    /// Whether this proof has fewer lines for each fact that becomes known.
    fn is_before(&self, other: &Self) -> bool {
        (self.proof.len() as u64 + 1) * other.progress < (other.proof.len() as u64 + 1) * self.progress
    }
}

/// Returns a proof that one of the literals is false: the cheapest that needs no supposition inside, else the one of
/// those found with the fewest lines for each fact that becomes known by it.
///
/// Nothing can be left out of a line of a proof, and every line is needed; the literal may also follow in another way
/// from fewer reasons. Clues are not read. Suppositions inside are literals of `options.inside`.
pub fn refute_any<T: Theory>(
    theory: &T,
    chain: &mut Chain,
    literals: &[Literal],
    options: &LookAheadOptions<'_>,
    budget: &mut Budget<'_>,
) -> Option<Refutation> {
    let search = Search { theory, line_weight: options.line_weight };
    for &limit in options.limits {
        let reach = Reach { depth: 1, limit, ..Reach::ALL };
        let found = search.refute_each(chain, literals, &[], reach, budget);
        if let Some(proof) = found.into_iter().min_by_key(|proof| search.cost(proof)) {
            return Some(proof).filter(|_| !budget.is_spent());
        }
    }
    search.nested(chain, literals, options, budget).filter(|_| !budget.is_spent())
}

/// Returns the literals in the order in which they are tried, each with the number of facts that are known once it is
/// known to be false. Suppositions from which much follows are refuted soon, and those whose opposite has many
/// consequences are worth it: the product of both numbers comes first, as in look-ahead solvers for SAT.
pub fn most_promising<T: Theory>(
    theory: &T,
    chain: &mut Chain,
    literals: &[Literal],
    budget: &mut Budget<'_>,
) -> Vec<(u64, Literal)> {
    let root = chain.trail().len();
    let mut order: Vec<(u64, u64, Literal)> = Vec::new();
    for &literal in literals {
        if !budget.step() {
            break;
        }
        let [progress, strength] = [!literal, literal].map(|supposed| {
            chain.suppose(supposed);
            // What contradicts at once is refuted soon.
            let _is_possible = chain.close(theory, &[]).is_ok();
            let known = chain.trail().len() - root;
            chain.undo(root);
            known as u64
        });
        order.push((progress, strength, literal));
    }
    order.sort_by_key(|&(progress, strength, literal)| (Reverse(progress * strength), literal));
    order.into_iter().map(|(progress, _, literal)| (progress, literal)).collect()
}

struct Search<'a, T> {
    theory: &'a T,
    line_weight: u32,
}

impl<T: Theory> Search<'_, T> {
    fn cost(&self, proof: &Refutation) -> u32 {
        proof.reasons.cost(self.theory) + proof.len() as u32 * self.line_weight
    }

    /// Returns the best proof with suppositions inside: with few and short ones if there are such proofs.
    fn nested(
        &self,
        chain: &mut Chain,
        literals: &[Literal],
        options: &LookAheadOptions<'_>,
        budget: &mut Budget<'_>,
    ) -> Option<Refutation> {
        let order = most_promising(self.theory, chain, literals, budget);
        let limit = options.limits.first().copied().unwrap_or(usize::MAX);
        let short = PASSES.map(|passes| (Reach { depth: 2, limit, passes }, MAX_BEFORE_FIRST));
        let long = (2..=MAX_DEPTH).map(|depth| (Reach { depth, ..Reach::ALL }, u64::MAX));
        for (reach, before_first) in short.into_iter().chain(long) {
            let mut best: Vec<Found> = Vec::new();
            let mut end = budget.used().saturating_add(before_first);
            for &(progress, literal) in &order {
                if budget.used() >= end || budget.is_spent() {
                    break;
                }
                let Some(proof) = self.refute(chain, literal, options.inside, reach, budget) else { continue };
                let found = Found { progress, proof };
                let at = best.partition_point(|other| !found.is_before(other));
                best.insert(at, found);
                best.truncate(MAX_SHORTENED);
                // Proofs with more depth are long and rare.
                let more = if reach.depth == 2 { MAX_AFTER_FIRST } else { 0 };
                end = end.min(budget.used().saturating_add(more));
            }
            let mut shortest: Option<Found> = None;
            for Found { progress, proof } in best {
                let found = Found { progress, proof: self.shorten(chain, proof, reach.depth, budget) };
                if shortest.as_ref().is_none_or(|shortest| found.is_before(shortest)) {
                    shortest = Some(found);
                }
            }
            if shortest.is_some() || budget.is_spent() {
                return shortest.map(|found| found.proof);
            }
        }
        None
    }

    /// Supposes a literal and returns why it contradicts what is known; `inside` may be supposed within.
    fn refute(
        &self,
        chain: &mut Chain,
        literal: Literal,
        inside: &[Literal],
        reach: Reach,
        budget: &mut Budget<'_>,
    ) -> Option<Refutation> {
        if !budget.step() {
            return None;
        }
        let root = chain.trail().len();
        chain.suppose(literal);
        let limit = if reach.depth == 1 { reach.limit.saturating_add(root) } else { usize::MAX };
        let mut result = chain.close_within(self.theory, &[], limit);
        for _ in 0..reach.passes {
            if result.is_err() || reach.depth == 1 {
                break;
            }
            let mut depths = (1..reach.depth).map(|depth| Reach { depth, ..reach });
            let found = depths.find_map(|reach| {
                let found = self.refute_each(chain, inside, inside, reach, budget);
                (!found.is_empty()).then_some(found)
            });
            let Some(found) = found.filter(|_| !budget.is_spent()) else { break };
            result = self.add(chain, found);
        }
        let proof = result.err().map(|it| Refutation::of(self.theory, chain, root, it, Effort::Thorough));
        chain.undo(root);
        proof
    }

    /// Returns the proofs of all literals that are refuted, or only the first if they are nested.
    fn refute_each(
        &self,
        chain: &mut Chain,
        literals: &[Literal],
        inside: &[Literal],
        reach: Reach,
        budget: &mut Budget<'_>,
    ) -> Vec<Refutation> {
        let open = literals.iter().copied();
        let open: Vec<Literal> = open.filter(|literal| chain.value(literal.fact()).is_none()).collect();
        let mut found = Vec::new();
        for literal in open {
            found.extend(self.refute(chain, literal, inside, reach, budget));
            if budget.is_spent() || (reach.depth > 1 && !found.is_empty()) {
                break;
            }
        }
        found
    }

    /// Adds what proofs refute and what follows, the shortest proof first.
    fn add(&self, chain: &mut Chain, mut found: Vec<Refutation>) -> Result<(), Contradiction> {
        found.sort_by_key(Refutation::len);
        for proof in found {
            if chain.refuted(proof) {
                chain.close(self.theory, &[])?;
            }
        }
        Ok(())
    }

    /// Leaves out suppositions inside a proof, first half of them, then fewer, as long as it becomes shorter.
    fn shorten(&self, chain: &mut Chain, mut best: Refutation, depth: u32, budget: &mut Budget<'_>) -> Refutation {
        let Some(&literal) = best.suppose.first() else { return best };
        let reach = Reach { depth, ..Reach::ALL };
        let mut part = budget.part(MAX_SHORTENING);
        let mut used = supposed_inside(&best);
        let mut number = used.len().div_ceil(2);
        while number > 0 {
            let mut end = used.len();
            while end > 0 {
                let start = end.saturating_sub(number);
                let fewer = [&used[..start], &used[end..]].concat();
                let proof = self.refute(chain, literal, &fewer, reach, &mut part);
                if let Some(proof) = proof.filter(|proof| proof.len() < best.len()) {
                    best = proof;
                    used = supposed_inside(&best);
                }
                end = start.min(used.len());
            }
            number /= 2;
        }
        budget.use_steps(part.used() - budget.used());
        best
    }
}

/// Returns what a proof supposes inside.
fn supposed_inside(proof: &Refutation) -> Vec<Literal> {
    let inside = proof.lines.iter().filter_map(|line| match &line.by {
        By::Refutation(inside) => inside.suppose.first().copied(),
        By::Rule(_) => None,
    });
    inside.collect()
}
