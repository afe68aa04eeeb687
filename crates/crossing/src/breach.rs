//! The rules that a party breaks, and the things that they concern.

use bachet_notation::crossing::{CrossingPuzzle, Quantifier, Thing, Truth};

use crate::judge::{Judge, Party, Spot};

/// A rule that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The index of the rule in the puzzle.
    pub rule: usize,
    /// Where it does not hold.
    pub spot: Spot,
    /// The things for which an `each` in the rule is false; the whole party if it has no `each`.
    pub who: Vec<Thing>,
}

/// Returns the rules that the party breaks, in order.
pub fn breaches(puzzle: &CrossingPuzzle, party: &Party<'_>) -> Vec<Breach> {
    if party.members.is_empty() {
        return Vec::new();
    }
    let judge = Judge { puzzle, party };
    let breach = |(rule, stated): (usize, &bachet_notation::crossing::Rule)| {
        let mut who = judge.blamed(&stated.truth);
        if who.is_empty() {
            who = party.members.to_vec();
        }
        who.sort_unstable();
        who.dedup();
        Breach { rule, spot: party.spot, who }
    };
    puzzle.rules.iter().enumerate().filter(|(_, rule)| judge.is_broken(rule)).map(breach).collect()
}

impl Judge<'_> {
    /// Returns the things for which a quantified part of a false truth should have been true; empty if there is none.
    fn blamed(&self, truth: &Truth) -> Vec<Thing> {
        match truth {
            Truth::And(all) => all.iter().filter(|a| !self.truth(a, None)).flat_map(|a| self.blamed(a)).collect(),
            Truth::Or(any) => any.iter().flat_map(|a| self.blamed(a)).collect(),
            Truth::Implies(_, a) => self.blamed(a),
            Truth::Quantified(Quantifier::Each, subject, a) => {
                self.of(*subject).filter(|m| !self.truth(a, Some(*m))).collect()
            }
            _ => Vec::new(),
        }
    }
}
