//! The steps that the solution needs, without those that turned out to be of no use, and without crossing out what a
//! match makes plain.

use bachet_budget::Budget;

use super::techniques::{LAST_PLACE, MATCH, TRANSFER};
use super::theory::GridTheory;
use super::{FoundStep, GridRule, GridState};
use crate::subsets::{Chain, Complete, Effort, Literal, Named as _, Reasons, Theory as _};
use crate::{Step, StepPattern};

/// Returns the steps whose facts a later one or the solution needs, with these facts alone.
///
/// A cross that follows from a match is not a step of its own: what uses it names the match, unless it is seen behind a
/// supposition.
pub(super) fn needed(
    theory: &GridTheory,
    state: &GridState,
    steps: &[FoundStep],
    budget: &mut Budget<'_>,
) -> Vec<FoundStep> {
    let mut chain = state.chain.clone();
    let mut starts = Vec::with_capacity(steps.len());
    for found in steps {
        starts.push(chain.trail().len() as u32);
        let literals = found.step.facts.iter().filter_map(|&fact| theory.shape.literal_of(fact));
        literals.for_each(|literal| chain.know(literal));
    }
    let mut slice = Slice { theory, is_needed: vec![false; theory.shape.values().pow(2)], chain };
    slice.need_solution();
    let steps = steps.iter().zip(starts).rev();
    let mut kept: Vec<FoundStep> = steps.filter_map(|(found, start)| slice.kept(found, start, budget)).collect();
    kept.reverse();
    kept
}

struct Slice<'a> {
    theory: &'a GridTheory,
    /// Everything that was known in the end.
    chain: Chain,
    /// For each fact whether a step that was kept, or the solution, needs it.
    is_needed: Vec<bool>,
}

impl Slice<'_> {
    /// Marks the facts that tell for each entity what belongs to it: the first that join its values.
    fn need_solution(&mut self) {
        let shape = &self.theory.shape;
        let mut groups: Vec<usize> = (0..shape.values()).collect();
        let mut shared = Vec::new();
        for literal in self.chain.trail().iter().map(|entry| entry.literal).filter(|literal| literal.holds()) {
            let (x, y) = shape.pair(literal.fact());
            match (shape.is_unique(x), shape.is_unique(y)) {
                (true, true) if groups[x] != groups[y] => {
                    let (kept, joined) = (groups[x], groups[y]);
                    groups.iter_mut().filter(|group| **group == joined).for_each(|group| *group = kept);
                    self.is_needed[literal.fact()] = true;
                }
                (true, true) => {}
                (true, false) => shared.push((x, shape.category(y), literal)),
                (false, _) => shared.push((y, shape.category(x), literal)),
            }
        }
        let mut told = Vec::new();
        for (value, category, literal) in shared {
            if !told.contains(&(groups[value], category)) {
                told.push((groups[value], category));
                self.is_needed[literal.fact()] = true;
            }
        }
    }

    /// Returns what is needed of a step that begins at a position of the chain; `None` if nothing is.
    fn kept(&mut self, found: &FoundStep, start: u32, budget: &mut Budget<'_>) -> Option<FoundStep> {
        let wanted: Vec<Literal> =
            self.literals(&found.step).filter(|literal| self.is_needed[literal.fact()]).collect();
        if wanted.is_empty() {
            return None;
        }
        let step = if found.step.cases.is_empty() {
            self.direct(&found.step, &wanted, start, budget)
        } else {
            self.supposing(&found.step, &wanted, budget)
        };
        for literal in step.known.iter().filter_map(|&fact| self.theory.shape.literal_of(fact)) {
            self.is_needed[literal.fact()] = true;
        }
        Some(FoundStep { step, ..*found })
    }

    fn literals(&self, step: &Step<GridRule>) -> impl Iterator<Item = Literal> {
        step.facts.iter().filter_map(|&fact| self.theory.shape.literal_of(fact))
    }

    /// Returns a step that looks ahead with the wanted facts alone, if its reasons are minimal for them; otherwise the
    /// whole step.
    fn supposing(&self, step: &Step<GridRule>, wanted: &[Literal], budget: &mut Budget<'_>) -> Step<GridRule> {
        let reasons = self.reasons(step);
        let mut kept = step.clone();
        if wanted.len() < step.facts.len() && self.minimised(&reasons, wanted, budget).is_some_and(|r| r == reasons) {
            kept.facts = self.theory.facts(wanted);
            kept.cases.retain(|case| case.suppose.iter().all(|&fact| kept.facts.contains(&!fact)));
        }
        kept
    }

    /// Returns a step that is seen directly, with the wanted facts and what they follow from.
    fn direct(&self, step: &Step<GridRule>, wanted: &[Literal], start: u32, budget: &mut Budget<'_>) -> Step<GridRule> {
        let by_fact = [&MATCH, &TRANSFER, &LAST_PLACE].iter().any(|technique| technique.id == step.technique.id);
        let parts: Vec<Reasons> = if by_fact {
            wanted.iter().filter_map(|&literal| self.structural(step, literal, start)).collect()
        } else {
            vec![self.fewer(self.reasons(step), step, wanted, budget)]
        };
        let with_matches: Vec<Reasons> = parts.iter().map(|part| self.with_matches(part, start)).collect();
        let (parts, reasons) = if with_matches == parts {
            let reasons = joined(&parts);
            (parts, reasons)
        } else {
            match self.minimised(&joined(&with_matches), wanted, budget) {
                Some(reasons) if by_fact => (with_matches, reasons),
                Some(reasons) => (vec![reasons.clone()], reasons),
                None => {
                    let reasons = joined(&parts);
                    (parts, reasons)
                }
            }
        };
        Step {
            technique: step.technique,
            facts: self.theory.facts(wanted),
            rules: self.theory.cited(&reasons.rules),
            known: self.theory.facts(&reasons.known),
            cases: Vec::new(),
            pattern: StepPattern::Plain,
            cost: parts.iter().map(|part| part.cost(self.theory)).min().unwrap_or(step.cost),
        }
    }

    fn reasons(&self, step: &Step<GridRule>) -> Reasons {
        Reasons {
            rules: step.rules.iter().filter_map(|&rule| self.theory.number_of(rule)).collect(),
            known: step.known.iter().filter_map(|&fact| self.theory.shape.literal_of(fact)).collect(),
        }
    }

    /// Returns the rule of a step that infers a literal, and what it infers it from.
    fn structural(&self, step: &Step<GridRule>, literal: Literal, start: u32) -> Option<Reasons> {
        let shape = &self.theory.shape;
        let (x, y) = shape.pair(literal.fact());
        let is_of = |rule: &u32| match self.theory.structural(*rule) {
            (value, None, _) => value == x || value == y,
            (first, Some(second), category) => {
                let is_one = |value: usize| value == first || value == second;
                is_one(x) && shape.category(y) == category || is_one(y) && shape.category(x) == category
            }
        };
        let rule = self.reasons(step).rules.into_iter().find(is_of)?;
        let price = |literal: Literal| if self.is_needed[literal.fact()] { 1 } else { 2 };
        let known = self.theory.reasons(&self.chain, rule, Some(literal), start, &price, Effort::Thorough);
        Some(Reasons { rules: vec![rule], known })
    }

    /// Leaves out what only facts that are not wanted need.
    fn fewer(
        &self,
        mut reasons: Reasons,
        step: &Step<GridRule>,
        wanted: &[Literal],
        budget: &mut Budget<'_>,
    ) -> Reasons {
        if wanted.len() == step.facts.len() {
            return reasons;
        }
        let part = if let [rule] = reasons.rules[..] { self.theory.part(rule) } else { None };
        let Some(part) = part else { return self.minimised(&reasons, wanted, budget).unwrap_or(reasons) };
        for literal in reasons.known.clone() {
            let fewer: Vec<Literal> = reasons.known.iter().copied().filter(|&other| other != literal).collect();
            let inferred = part.options.inferred_from(&fewer).unwrap_or_default();
            if wanted.iter().all(|literal| inferred.contains(literal)) {
                reasons.known = fewer;
            }
        }
        reasons
    }

    /// Replaces crosses by the matches from which they follow.
    fn with_matches(&self, reasons: &Reasons, start: u32) -> Reasons {
        let mut changed = Reasons { rules: reasons.rules.clone(), known: Vec::new() };
        for &literal in &reasons.known {
            let seen = self.by_match(literal, start);
            if let Some((rule, _)) = seen.filter(|(rule, _)| !changed.rules.contains(rule)) {
                changed.rules.push(rule);
            }
            let known = seen.map_or(literal, |(_, known)| known);
            if !changed.known.contains(&known) {
                changed.known.push(known);
            }
        }
        changed
    }

    /// Returns a match that makes a cross plain, and its rule.
    fn by_match(&self, cross: Literal, start: u32) -> Option<(u32, Literal)> {
        if cross.holds() {
            return None;
        }
        let shape = &self.theory.shape;
        let (x, y) = shape.pair(cross.fact());
        let sides = [(x, y), (y, x)].into_iter().filter(|&(x, _)| shape.is_unique(x));
        let matches = sides.flat_map(|(x, y)| {
            let others = shape.values_of(shape.category(y)).filter(move |&other| other != y);
            others.map(move |other| (x, shape.category(y), shape.literal(x, other, true)))
        });
        let known = matches.filter(|&(.., literal)| self.chain.held(literal, start));
        let first =
            known.min_by_key(|&(.., literal)| (!self.is_needed[literal.fact()], self.chain.position(literal.fact())));
        first.map(|(value, category, literal)| (self.theory.one_each(value, category), literal))
    }

    /// Leaves out reasons without which all literals still follow; `None` if that could not be decided.
    fn minimised(&self, reasons: &Reasons, literals: &[Literal], budget: &mut Budget<'_>) -> Option<Reasons> {
        let complete = Complete::new(self.theory);
        let mut follows = |rules: &[u32], known: &[Literal]| {
            for &literal in literals {
                if !complete.refutes(rules, &[known, &[!literal]].concat(), budget)? {
                    return Some(false);
                }
            }
            Some(true)
        };
        let mut left = reasons.clone();
        for &rule in reasons.rules.iter().rev() {
            let fewer: Vec<u32> = left.rules.iter().copied().filter(|&other| other != rule).collect();
            if follows(&fewer, &left.known)? {
                left.rules = fewer;
            }
        }
        for &literal in reasons.known.iter().rev() {
            let fewer: Vec<Literal> = left.known.iter().copied().filter(|&other| other != literal).collect();
            if follows(&left.rules, &fewer)? {
                left.known = fewer;
            }
        }
        Some(left)
    }
}

/// Returns all reasons, each once.
fn joined(parts: &[Reasons]) -> Reasons {
    let mut joined = Reasons::default();
    for part in parts {
        part.rules.iter().for_each(|&rule| {
            if !joined.rules.contains(&rule) {
                joined.rules.push(rule);
            }
        });
        joined.known.extend(&part.known);
    }
    joined.known.sort_unstable();
    joined.known.dedup();
    joined
}
