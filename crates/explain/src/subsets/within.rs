//! Proofs from few rules, with suppositions inside one another.

use std::cmp::Reverse;

use bachet_budget::Budget;

use super::{Chain, Contradiction, Effort, Literal, Refutation, Theory};

/// Maximum number of suppositions inside one another.
const MAX_DEPTH: u32 = 8;

/// Returns a proof that a literal is false, with suppositions of the literals `inside` where it needs some; `None` if
/// none is found with at most eight inside one another, or within the budget. What is known is spread anew.
///
/// The supposition inside is the one that ends the proof with the fewest lines of those that lead to a contradiction
/// directly, else the one after which the most is known for each line of its own proof. Where none leads to one, further
/// suppositions refute the first literal that can be refuted, with as few suppositions inside one another as possible. The
/// literals are tried in the order of look-ahead solvers: the more follows from one and from its opposite, the earlier.
pub fn refute_within<T: Theory>(
    theory: &T,
    chain: &mut Chain,
    literal: Literal,
    inside: &[Literal],
    budget: &mut Budget<'_>,
) -> Option<Refutation> {
    let search = Search { theory, inside };
    chain.spread_again();
    (1..=MAX_DEPTH).find_map(|depth| search.refute(chain, literal, depth, budget))
}

struct Search<'a, T> {
    theory: &'a T,
    inside: &'a [Literal],
}

/// A proof inside another.
struct Found {
    proof: Refutation,
    /// The number of lines of the proof around it, if it ends with this one.
    whole: Option<usize>,
    /// The number of facts that are known once what it supposes is known to be false.
    progress: usize,
}

impl Found {
    fn is_before(&self, other: &Self) -> bool {
        let lines = |found: &Self| found.proof.len() + 1;
        match (self.whole, other.whole) {
            (Some(one), Some(other)) => one < other,
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (None, None) => lines(self) * other.progress < lines(other) * self.progress,
        }
    }
}

impl<T: Theory> Search<'_, T> {
    /// Supposes a literal and returns why it contradicts what is known, with at most `depth` suppositions inside one
    /// another, this one included.
    fn refute(&self, chain: &mut Chain, literal: Literal, depth: u32, budget: &mut Budget<'_>) -> Option<Refutation> {
        if !budget.step() {
            return None;
        }
        let root = chain.trail().len();
        chain.suppose(literal);
        let mut result = chain.close(self.theory, &[]);
        while result.is_ok() && depth > 1 {
            let direct = self.best_inside(chain, root, budget);
            let Some(proof) = direct.or_else(|| self.first_inside(chain, depth - 1, budget)) else { break };
            chain.refuted(proof);
            result = chain.close(self.theory, &[]);
        }
        let proof = result.err().map(|it| self.proof(chain, root, it));
        chain.undo(root);
        proof
    }

    fn proof(&self, chain: &Chain, root: usize, contradiction: Contradiction) -> Refutation {
        Refutation::of(self.theory, chain, root, contradiction, Effort::Thorough)
    }

    fn open(&self, chain: &Chain) -> Vec<Literal> {
        self.inside.iter().copied().filter(|literal| chain.value(literal.fact()).is_none()).collect()
    }

    /// Returns the best of the proofs without a supposition inside that refute an open literal; `root` is where the proof
    /// around it begins.
    fn best_inside(&self, chain: &mut Chain, root: usize, budget: &mut Budget<'_>) -> Option<Refutation> {
        let position = chain.trail().len();
        let mut best: Option<Found> = None;
        for literal in self.open(chain) {
            let Some(proof) = self.refute(chain, literal, 1, budget) else { continue };
            chain.refuted(proof.clone());
            let whole = chain.close(self.theory, &[]).err().map(|it| self.proof(chain, root, it).len());
            let found = Found { proof, whole, progress: chain.trail().len() - position };
            chain.undo(position);
            if best.as_ref().is_none_or(|best| found.is_before(best)) {
                best = Some(found);
            }
        }
        best.map(|found| found.proof)
    }

    /// Returns the first proof with suppositions inside that is found, as few inside one another as possible.
    fn first_inside(&self, chain: &mut Chain, depth: u32, budget: &mut Budget<'_>) -> Option<Refutation> {
        let position = chain.trail().len();
        let mut open = self.open(chain);
        let mut consequences = |literal: Literal| {
            chain.suppose(literal);
            // `best_inside` has refuted every literal that leads to a contradiction directly, so that none is left here.
            let _is_possible = chain.close(self.theory, &[]).is_ok();
            let number = chain.trail().len() - position;
            chain.undo(position);
            number
        };
        open.sort_by_cached_key(|&literal| Reverse(consequences(literal) * consequences(!literal)));
        (2..=depth).find_map(|depth| open.iter().find_map(|&literal| self.refute(chain, literal, depth, budget)))
    }
}
