//! The part of a chain that a contradiction needs.

use std::sync::Arc;

use super::{Chain, Contradiction, Effort, Literal, Reasons, Theory, Why};

/// Why a line follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// By a rule.
    Rule(u32),
    /// Because its negation is refuted.
    Refutation(Arc<Refutation>),
}

/// What follows from literals before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// By what.
    pub by: By,
    /// What follows.
    pub literals: Vec<Literal>,
    /// What it follows from: known facts, suppositions, and literals of lines before.
    pub reasons: Vec<Literal>,
}

/// A proof that a supposition contradicts what is known.
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
    /// Returns what a contradiction at the end of the chain needs. Entries before `root` are known; they are preferred to
    /// derived ones.
    pub fn of(theory: &impl Theory, chain: &Chain, root: usize, contradiction: Contradiction, effort: Effort) -> Self {
        let mut slice = Slice { theory, chain, root, is_needed: vec![false; chain.trail().len()] };
        let end = chain.trail().len();
        let mut broken = slice.reasons(contradiction.rule, contradiction.literal, end, effort);
        broken.extend(contradiction.literal.map(|literal| !literal));
        broken.sort_unstable();
        slice.need(&broken);
        let mut lines: Vec<Line> = Vec::new();
        let mut suppose = Vec::new();
        for at in (root..end).rev() {
            let entry = chain.trail()[at];
            if !slice.is_needed[at] {
                continue;
            }
            let (by, mut reasons) = match entry.why {
                Why::Given => {
                    suppose.push(entry.literal);
                    continue;
                }
                Why::Rule(rule) => (By::Rule(rule), slice.reasons(rule, Some(entry.literal), at, effort)),
                Why::Refuted(proof) => {
                    let proof = Arc::clone(chain.proof(proof));
                    let reasons = proof.reasons.known.clone();
                    (By::Refutation(proof), reasons)
                }
            };
            reasons.sort_unstable();
            slice.need(&reasons);
            match lines.iter_mut().find(|line| line.by == by && line.reasons == reasons) {
                Some(line) => line.literals.push(entry.literal),
                None => lines.push(Line { by, literals: vec![entry.literal], reasons }),
            }
        }
        // A line stands where its first literal was derived.
        lines.sort_by_key(|line| line.literals.iter().map(|literal| chain.position(literal.fact())).min());
        for line in &mut lines {
            line.literals.sort_unstable();
        }
        suppose.reverse();
        let mut refutation = Self { suppose, lines, rule: contradiction.rule, broken, reasons: Reasons::default() };
        refutation.reasons = refutation.all_reasons(|literal| chain.held(literal, root as u32));
        refutation
    }

    fn all_reasons(&self, is_known: impl Fn(Literal) -> bool) -> Reasons {
        let mut rules: Vec<u32> = Vec::new();
        let mut add = |rule: u32| {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        };
        for line in &self.lines {
            match &line.by {
                By::Rule(rule) => add(*rule),
                By::Refutation(proof) => proof.reasons.rules.iter().for_each(|&rule| add(rule)),
            }
        }
        add(self.rule);
        let literals = self.lines.iter().flat_map(|line| &line.reasons).chain(&self.broken);
        let mut known: Vec<Literal> = literals.copied().filter(|&literal| is_known(literal)).collect();
        known.sort_unstable();
        known.dedup();
        Reasons { rules, known }
    }

    /// Returns the number of lines, those of proofs inside included.
    pub fn len(&self) -> usize {
        let inside = self.lines.iter().map(|line| match &line.by {
            By::Rule(_) => 0,
            By::Refutation(proof) => proof.len(),
        });
        self.lines.len() + inside.sum::<usize>()
    }

    /// Whether the supposition contradicts a rule at once.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Whether there are suppositions inside.
    pub fn is_nested(&self) -> bool {
        self.lines.iter().any(|line| matches!(line.by, By::Refutation(_)))
    }
}

/// The entries of a chain that are needed.
struct Slice<'a, T> {
    theory: &'a T,
    chain: &'a Chain,
    root: usize,
    is_needed: Vec<bool>,
}

impl<T: Theory> Slice<'_, T> {
    fn need(&mut self, literals: &[Literal]) {
        for literal in literals {
            self.is_needed[self.chain.position(literal.fact()) as usize] = true;
        }
    }

    fn reasons(&self, rule: u32, goal: Option<Literal>, before: usize, effort: Effort) -> Vec<Literal> {
        let price = |literal: Literal| self.price(literal);
        self.theory.reasons(self.chain, rule, goal, before as u32, &price, effort)
    }

    /// Returns what a literal would add to the reasons.
    fn price(&self, literal: Literal) -> u32 {
        let at = self.chain.position(literal.fact()) as usize;
        if self.is_needed[at] {
            0
        } else if at < self.root {
            self.theory.fact_weight()
        } else if self.chain.trail()[at].why == Why::Given {
            0
        } else {
            LINE + (at - self.root) as u32
        }
    }
}
