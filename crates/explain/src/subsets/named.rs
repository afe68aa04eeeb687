//! Steps from proofs: numbers become rules and facts.

use super::{By, Literal, Refutation, Theory};
use crate::{Case, Fact, Step, StepPattern, Technique};

/// A theory whose facts, rules and ways of inference have names.
pub trait Named: Theory {
    /// The rules as a step cites them.
    type Rule: Copy + Ord;

    /// Returns the rule with a number; several numbers may be the same rule.
    fn rule(&self, rule: u32) -> Self::Rule;

    /// Returns the fact that a literal says.
    fn fact(&self, literal: Literal) -> Fact;

    /// Returns the technique by which a rule infers literals from reasons.
    fn inference(&self, rule: u32, literals: &[Literal], reasons: &[Literal]) -> &'static Technique;

    /// Returns the technique that refutes a supposition in this way.
    fn refutation(&self, proof: &Refutation) -> &'static Technique;

    /// Returns the rules with these numbers, each once.
    fn cited(&self, rules: &[u32]) -> Vec<Self::Rule> {
        let mut cited = Vec::with_capacity(rules.len());
        for rule in rules.iter().map(|&rule| self.rule(rule)) {
            if !cited.contains(&rule) {
                cited.push(rule);
            }
        }
        cited
    }

    /// Returns the facts that literals say, ascending.
    fn facts(&self, literals: &[Literal]) -> Vec<Fact> {
        let mut facts: Vec<Fact> = literals.iter().map(|&literal| self.fact(literal)).collect();
        facts.sort_unstable();
        facts
    }

    /// Returns the step by one rule.
    fn direct_step(&self, rule: u32, literals: &[Literal], reasons: &[Literal]) -> Step<Self::Rule> {
        Step {
            technique: self.inference(rule, literals, reasons),
            facts: self.facts(literals),
            rules: vec![self.rule(rule)],
            known: self.facts(reasons),
            pattern: StepPattern::Plain,
            cases: Vec::new(),
            cost: self.weight(rule) + reasons.len() as u32 * self.fact_weight(),
        }
    }

    /// Returns the step by which what the proofs suppose is false; all of them have the same reasons.
    fn refuted_step(&self, proofs: &[&Refutation], cost: u32) -> Option<Step<Self::Rule>> {
        let first = proofs.first()?;
        let literals: Vec<Literal> = proofs.iter().flat_map(|proof| &proof.suppose).map(|&literal| !literal).collect();
        Some(Step {
            technique: self.refutation(first),
            facts: self.facts(&literals),
            rules: self.cited(&first.reasons.rules),
            known: self.facts(&first.reasons.known),
            pattern: StepPattern::Plain,
            cases: proofs.iter().map(|proof| self.case(proof)).collect(),
            cost,
        })
    }

    /// Returns the case of a proof.
    fn case(&self, proof: &Refutation) -> Case<Self::Rule> {
        let steps = proof.lines.iter().filter_map(|line| match &line.by {
            By::Rule(rule) => Some(self.direct_step(*rule, &line.literals, &line.reasons)),
            By::Refutation(proof) => self.refuted_step(&[proof], proof.reasons.cost(self)),
        });
        Case {
            suppose: self.facts(&proof.suppose),
            steps: steps.collect(),
            contradiction: Some((vec![self.rule(proof.rule)], self.facts(&proof.broken))),
        }
    }
}
