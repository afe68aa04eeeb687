//! The part of a chain that a contradiction needs.

use super::{Chain, Contradiction, Literal, Reasons, Theory};

/// What one rule infers from literals before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The rule.
    pub rule: u32,
    /// What follows.
    pub literals: Vec<Literal>,
    /// What it follows from: known facts, suppositions, and literals of lines before.
    pub reasons: Vec<Literal>,
}

/// A proof that a supposition contradicts what is known, each line seen directly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// What is supposed.
    pub suppose: Vec<Literal>,
    /// What follows, in order; every line is needed.
    pub lines: Vec<Line>,
    /// The rule that cannot be satisfied in the end.
    pub rule: u32,
    /// The literals that it contradicts.
    pub broken: Vec<Literal>,
    /// All rules and known facts that it uses.
    pub reasons: Reasons,
}

/// The price of a literal that would have to be derived first, in addition to its length.
const LINE: u32 = 60;

impl Refutation {
    /// Returns what a contradiction at the end of the chain needs: known facts are preferred to derived ones.
    pub fn of(theory: &impl Theory, chain: &Chain, contradiction: Contradiction) -> Self {
        let root = chain.root() as u32;
        let mut is_needed = vec![false; chain.trail().len()];
        let end = chain.trail().len() as u32;
        let broken = {
            let price = |literal: Literal| price(theory, chain, &is_needed, literal);
            let mut broken = theory.reasons(chain, contradiction.rule, contradiction.literal, end, &price);
            broken.extend(contradiction.literal.map(|literal| !literal));
            broken
        };
        let need = |is_needed: &mut Vec<bool>, literals: &[Literal]| {
            for literal in literals {
                is_needed[chain.position(literal.fact()) as usize] = true;
            }
        };
        need(&mut is_needed, &broken);
        let mut lines: Vec<Line> = Vec::new();
        let mut suppose = Vec::new();
        for at in (root..end).rev() {
            let entry = chain.trail()[at as usize];
            if !is_needed[at as usize] {
                continue;
            }
            let Some(rule) = entry.rule else {
                suppose.push(entry.literal);
                continue;
            };
            let price = |literal: Literal| price(theory, chain, &is_needed, literal);
            let mut reasons = theory.reasons(chain, rule, Some(entry.literal), at, &price);
            reasons.sort_unstable();
            need(&mut is_needed, &reasons);
            match lines.iter_mut().find(|line| line.rule == rule && line.reasons == reasons) {
                Some(line) => line.literals.push(entry.literal),
                None => lines.push(Line { rule, literals: vec![entry.literal], reasons }),
            }
        }
        // A line stands where its last literal was derived; what it is derived from was known before its first.
        lines.sort_by_key(|line| line.literals.iter().map(|literal| chain.position(literal.fact())).min());
        for line in &mut lines {
            line.literals.sort_unstable();
        }
        suppose.reverse();
        let mut refutation = Self { suppose, lines, rule: contradiction.rule, broken, reasons: Reasons::default() };
        refutation.reasons = refutation.all_reasons(chain);
        refutation
    }

    fn all_reasons(&self, chain: &Chain) -> Reasons {
        let mut rules: Vec<u32> = Vec::new();
        for rule in self.lines.iter().map(|line| line.rule).chain([self.rule]) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        let literals = self.lines.iter().flat_map(|line| &line.reasons).chain(&self.broken);
        let mut known: Vec<Literal> = literals.copied().filter(|&literal| chain.is_known(literal)).collect();
        known.sort_unstable();
        known.dedup();
        Reasons { rules, known }
    }
}

/// Returns what a literal would add to the reasons.
fn price(theory: &impl Theory, chain: &Chain, is_needed: &[bool], literal: Literal) -> u32 {
    let at = chain.position(literal.fact()) as usize;
    if is_needed[at] {
        0
    } else if at < chain.root() {
        theory.fact_weight()
    } else if chain.trail()[at].rule.is_none() {
        0
    } else {
        LINE + (at - chain.root()) as u32
    }
}
