//! Proofs that serve again, in other branches and for other literals.

use crate::subsets::{By, Chain, Literal, Refutation};

/// Maximum number of lines of a proof that is kept: each use of it repeats them.
const MAX_LINES: usize = 300;

/// A proof that some literals cannot all hold.
pub(super) struct Lemma {
    /// What the proof supposes, and what it takes from the suppositions around it.
    literals: Vec<Literal>,
    proof: Refutation,
}

impl Lemma {
    /// Returns a proof that was found with what the chain knows; `None` if rules alone find it again, or if it is long.
    pub(super) fn of(chain: &Chain, proof: &Refutation) -> Option<Self> {
        if !proof.is_nested() || proof.suppose.is_empty() || proof.len() > MAX_LINES {
            return None;
        }
        let known = proof.reasons.known.iter().copied().filter(|&literal| !chain.is_known(literal));
        Some(Self { literals: proof.suppose.iter().copied().chain(known).collect(), proof: proof.clone() })
    }

    /// Adds that the last open literal is false if the others hold, or what the proof refutes inside if all hold. Returns
    /// whether anything was added.
    pub(super) fn infer(&self, chain: &mut Chain) -> bool {
        let mut open = None;
        for &literal in &self.literals {
            match chain.value(literal.fact()) {
                None if open.is_some() => return false,
                None => open = Some(literal),
                Some(holds) if holds != literal.holds() => return false,
                Some(_) => {}
            }
        }
        let Some(open) = open else { return replay(chain, &self.proof) };
        let mut proof = self.proof.clone();
        if proof.suppose != [open] {
            // The lines of the proof do not depend on which of the literals is supposed.
            let known = &mut proof.reasons.known;
            known.retain(|&literal| literal != open);
            known.append(&mut proof.suppose);
            known.sort_unstable();
            proof.suppose.push(open);
        }
        chain.refuted(proof)
    }
}

/// Adds the first literal that is open, that a proof refutes inside, and whose proof needs only what the chain has. Returns
/// whether there is one.
pub(super) fn replay(chain: &mut Chain, proof: &Refutation) -> bool {
    let mut inside = proof.lines.iter().filter_map(|line| match &line.by {
        By::Refutation(inside) => Some(inside),
        By::Rule(_) => None,
    });
    let is_open = |proof: &Refutation| proof.suppose.iter().all(|literal| chain.value(literal.fact()).is_none());
    let follows = |proof: &Refutation| proof.reasons.known.iter().all(|&literal| chain.holds(literal));
    let open = inside.find(|proof| is_open(proof) && follows(proof));
    open.is_some_and(|proof| chain.refuted((**proof).clone()))
}
