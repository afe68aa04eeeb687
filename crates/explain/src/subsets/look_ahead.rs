//! Suppositions that lead to a contradiction, the easiest to follow.

use bachet_budget::Budget;

use super::{Chain, Complete, Literal, Refutation, Theory};

/// A literal that cannot hold, and why.
#[derive(Clone, Debug)]
pub struct LookAhead {
    /// The proof; what it supposes is false.
    pub refutation: Refutation,
    /// Its cost: of the reasons, and for each line behind the supposition.
    pub cost: u32,
    /// Whether it is proved that no reason can be left out.
    pub is_minimal: bool,
}

/// Number of the cheapest proofs whose reasons are made minimal, before the cheapest of them is taken.
const MAX_MINIMISED: usize = 4;

/// Maximum number of clues of which all subsets are tried.
const MAX_SUBSET_CLUES: usize = 8;

/// Returns the cheapest refutation of one of the literals that is found: by as few clues as possible, with nothing that
/// could be left out. Nothing is guessed: a literal that is not refuted is left alone.
pub fn look_ahead<T: Theory>(
    theory: &T,
    chain: &mut Chain,
    literals: &[Literal],
    clues: &[u32],
    line_weight: u32,
    budget: &mut Budget<'_>,
) -> Option<LookAhead> {
    let cost = |refutation: &Refutation| refutation.reasons.cost(theory) + refutation.lines.len() as u32 * line_weight;
    let mut found: Vec<(u32, Refutation)> = Vec::new();
    for &literal in literals {
        if !budget.step() {
            return None;
        }
        let Some(refutation) = refute(theory, chain, literal, clues) else { continue };
        let refutation = with_fewest_clues(theory, chain, literal, refutation, &cost);
        found.push((cost(&refutation), refutation));
    }
    found.sort_by_key(|&(cost, _)| cost);
    let mut best: Option<LookAhead> = None;
    for (_, refutation) in found.into_iter().take(MAX_MINIMISED) {
        let minimal = minimal(theory, chain, refutation, &cost, budget);
        if best.as_ref().is_none_or(|best| minimal.cost < best.cost) {
            best = Some(minimal);
        }
    }
    best
}

/// Supposes a literal and returns why it contradicts what is known, if that follows without a further supposition.
fn refute<T: Theory>(theory: &T, chain: &mut Chain, literal: Literal, clues: &[u32]) -> Option<Refutation> {
    chain.suppose(literal);
    let result = chain.close(theory, clues);
    let refutation = result.err().map(|contradiction| Refutation::of(theory, chain, contradiction));
    chain.undo_all();
    refutation
}

/// Returns the cheapest refutation by a subset of the clues that the given one uses.
fn with_fewest_clues<T: Theory>(
    theory: &T,
    chain: &mut Chain,
    literal: Literal,
    refutation: Refutation,
    cost: &impl Fn(&Refutation) -> u32,
) -> Refutation {
    let mut best = refutation;
    let mut used: Vec<u32> = best.reasons.rules.iter().copied().filter(|&rule| theory.clue(rule).is_some()).collect();
    used.truncate(MAX_SUBSET_CLUES);
    let mut subsets: Vec<u32> = (0..1_u32 << used.len()).collect();
    subsets.sort_by_key(|subset| subset.count_ones());
    for subset in subsets {
        if subset.count_ones() as usize > best.reasons.clues(theory) {
            break;
        }
        let clues: Vec<u32> = (0..used.len()).filter(|at| subset >> at & 1 == 1).map(|at| used[at]).collect();
        if let Some(other) = refute(theory, chain, literal, &clues)
            && cost(&other) < cost(&best)
        {
            best = other;
        }
    }
    best
}

/// Makes the reasons minimal, and proves the contradiction again from what is left, if that needs no supposition more.
fn minimal<T: Theory>(
    theory: &T,
    chain: &Chain,
    refutation: Refutation,
    cost: &impl Fn(&Refutation) -> u32,
    budget: &mut Budget<'_>,
) -> LookAhead {
    let mut reasons = refutation.reasons.clone();
    let is_proved = Complete::new(theory).minimise(&mut reasons, &refutation.suppose, budget);
    if reasons == refutation.reasons {
        let cost = cost(&refutation);
        return LookAhead { refutation, cost, is_minimal: is_proved };
    }
    let mut alone = Chain::new(theory);
    alone.allow_only(theory, reasons.rules.iter().copied());
    let mut known = reasons.known.clone();
    known.sort_by_key(|literal| chain.position(literal.fact()));
    for literal in known {
        alone.know(literal);
    }
    let clues: Vec<u32> = reasons.rules.iter().copied().filter(|&rule| theory.clue(rule).is_some()).collect();
    let again = refutation.suppose.first().and_then(|&literal| refute(theory, &mut alone, literal, &clues));
    let (refutation, is_minimal) = again.map_or((refutation, false), |again| (again, is_proved));
    let cost = cost(&refutation);
    LookAhead { refutation, cost, is_minimal }
}
