//! Whether something follows from a few rules and facts, decided completely.

use bachet_budget::Budget;

use super::{Chain, Literal, Reasons, Theory};

/// Maximum number of decisions of one question.
const MAX_DECISIONS: u64 = 5_000;

/// Decides what follows from some rules and facts alone, by trying both values of open facts.
pub struct Complete<'t, T: Theory> {
    theory: &'t T,
}

impl<'t, T: Theory> Complete<'t, T> {
    /// Returns the decision procedure of a theory.
    pub fn new(theory: &'t T) -> Self {
        Self { theory }
    }

    /// Whether the literals cannot hold together with the rules; `None` if that could not be decided within the budget.
    pub fn refutes(&self, rules: &[u32], literals: &[Literal], budget: &mut Budget<'_>) -> Option<bool> {
        let mut chain = Chain::new(self.theory);
        chain.allow_only(self.theory, rules.iter().flat_map(|&rule| self.theory.cited_with(rule)));
        for &literal in literals {
            if chain.holds(!literal) {
                return Some(true);
            }
            if !chain.holds(literal) {
                chain.suppose(literal);
            }
        }
        let clues: Vec<u32> = rules.iter().copied().filter(|&rule| self.theory.clue(rule).is_some()).collect();
        let scopes: Vec<Vec<u32>> = rules.iter().map(|&rule| self.theory.decisive(rule)).collect();
        let mut part = budget.part(MAX_DECISIONS);
        let before = part.used();
        let result = self.search(&mut chain, &clues, &scopes, &mut part);
        budget.use_steps(part.used() - before);
        result
    }

    fn search(&self, chain: &mut Chain, clues: &[u32], scopes: &[Vec<u32>], budget: &mut Budget<'_>) -> Option<bool> {
        if chain.close(self.theory, clues).is_err() {
            return Some(true);
        }
        // The rule with the fewest open facts comes first.
        let open = |scope: &&Vec<u32>| scope.iter().filter(|&&fact| chain.value(fact as usize).is_none()).count();
        let next = scopes.iter().map(|scope| (open(&scope), scope)).filter(|&(open, _)| open > 0);
        let Some((_, scope)) = next.min_by_key(|&(open, _)| open) else { return Some(false) };
        let Some(&fact) = scope.iter().find(|&&fact| chain.value(fact as usize).is_none()) else {
            return Some(false);
        };
        if !budget.step() {
            return None;
        }
        let position = chain.trail().len();
        for holds in [true, false] {
            chain.suppose(Literal::new(fact as usize, holds));
            let result = self.search(chain, clues, scopes, budget);
            chain.undo(position);
            if result != Some(true) {
                return result;
            }
        }
        Some(true)
    }

    /// Removes rules and known facts without which the literals still contradict the rest: clues first, then other rules,
    /// then facts. Returns whether it is proved that nothing more can be left out.
    pub fn minimise(&self, reasons: &mut Reasons, suppose: &[Literal], budget: &mut Budget<'_>) -> bool {
        let mut is_proved = true;
        let mut order: Vec<usize> = (0..reasons.rules.len()).collect();
        order.sort_by_key(|&at| (std::cmp::Reverse(self.theory.weight(reasons.rules[at])), std::cmp::Reverse(at)));
        let order: Vec<u32> = order.into_iter().map(|at| reasons.rules[at]).collect();
        for rule in order {
            let cited = self.theory.cited_with(rule);
            let fewer: Vec<u32> = reasons.rules.iter().copied().filter(|other| !cited.contains(other)).collect();
            if fewer.len() == reasons.rules.len() {
                continue;
            }
            let literals = [&reasons.known[..], suppose].concat();
            match self.refutes(&fewer, &literals, budget) {
                Some(true) => reasons.rules = fewer,
                Some(false) => {}
                None => is_proved = false,
            }
        }
        for fact in reasons.known.clone() {
            let fewer: Vec<Literal> = reasons.known.iter().copied().filter(|&other| other != fact).collect();
            let literals = [&fewer[..], suppose].concat();
            match self.refutes(&reasons.rules, &literals, budget) {
                Some(true) => reasons.known = fewer,
                Some(false) => {}
                None => is_proved = false,
            }
        }
        is_proved
    }
}
