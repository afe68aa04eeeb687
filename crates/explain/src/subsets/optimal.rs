//! The cheapest reasons, proved: all sets of few rules, in order of their number.
//!
//! A rule that shares at most one open fact with the others of a set adds nothing to them, if each rule by itself infers
//! nothing more: both values of the shared fact can be completed on both sides. So only sets in which every rule shares
//! two open facts with the others are tried. For each, everything that it implies is decided completely, and the fewest
//! known facts are found by implicit hitting sets, as in OCUS (Gamba, Bogaerts, Guns; JAIR 2023).

use bachet_budget::Budget;

use super::cover::{Effort, cheapest_cover};
use super::{Chain, Literal, Reasons, Theory};

/// The largest number of rules of a set.
const MAX_RULES: usize = 3;

/// What a proof found.
#[derive(Clone, Debug)]
pub struct Optimum {
    /// A literal that is refuted, with cheaper reasons than those that were known; `None` if there are none.
    pub better: Option<(Literal, Reasons)>,
    /// No reasons cost less than this.
    pub lower_bound: u32,
}

/// Searches for cheaper reasons to refute one of the literals than `best` costs. Each rule by itself must infer nothing
/// from what is known.
pub fn optimum<T: Theory>(
    theory: &T,
    chain: &Chain,
    literals: &[Literal],
    best: u32,
    budget: &mut Budget<'_>,
) -> Optimum {
    let mut search = Search::new(theory, chain, literals, best);
    let cheapest = (0..search.rules.len()).map(|at| theory.weight(search.rules[at])).min().unwrap_or(u32::MAX);
    let mut lower_bound = cheapest.saturating_mul(2).min(best);
    for size in 2..=MAX_RULES {
        if search.best <= lower_bound || !search.sets(size, budget) {
            break;
        }
        lower_bound = cheapest.saturating_mul(size as u32 + 1);
    }
    Optimum { lower_bound: lower_bound.min(search.best), better: search.better }
}

struct Search<'a, T> {
    theory: &'a T,
    chain: Chain,
    /// The rules with at least two open facts.
    rules: Vec<u32>,
    /// For each of them its open facts, ascending.
    open: Vec<Vec<u32>>,
    /// For each fact the rules about it, by index.
    rules_on: Vec<Vec<u32>>,
    /// Whether the literal is to be refuted, for each fact that it is true, and that it is false.
    is_wanted: Vec<[bool; 2]>,
    best: u32,
    better: Option<(Literal, Reasons)>,
}

impl<'a, T: Theory> Search<'a, T> {
    fn new(theory: &'a T, chain: &Chain, literals: &[Literal], best: u32) -> Self {
        let facts = theory.rows().facts();
        let mut search = Self {
            theory,
            chain: chain.clone(),
            rules: Vec::new(),
            open: Vec::new(),
            rules_on: vec![Vec::new(); facts],
            is_wanted: vec![[false; 2]; facts],
            best,
            better: None,
        };
        for literal in literals {
            search.is_wanted[literal.fact()][usize::from(literal.holds())] = true;
        }
        for rule in theory.all_rules() {
            let mut open = theory.scope(rule);
            open.retain(|&fact| chain.value(fact as usize).is_none());
            if open.len() >= 2 {
                open.sort_unstable();
                for &fact in &open {
                    search.rules_on[fact as usize].push(search.rules.len() as u32);
                }
                search.rules.push(rule);
                search.open.push(open);
            }
        }
        search
    }

    /// Tries all sets of so many rules. Returns false if the budget was spent.
    fn sets(&mut self, size: usize, budget: &mut Budget<'_>) -> bool {
        (0..self.rules.len() as u32).all(|first| self.extend(&mut vec![first], &[], size, budget))
    }

    /// Tries all sets that contain `chosen` and rules that are connected to it. Rules in `excluded` have been tried.
    fn extend(&mut self, chosen: &mut Vec<u32>, excluded: &[u32], size: usize, budget: &mut Budget<'_>) -> bool {
        let cost: u32 = chosen.iter().map(|&at| self.theory.weight(self.rules[at as usize])).sum();
        if cost >= self.best {
            return true;
        }
        if chosen.len() == size {
            return !self.is_tight(chosen) || self.test(chosen, cost, budget);
        }
        let mut next: Vec<u32> = Vec::new();
        for &at in chosen.iter() {
            for &fact in &self.open[at as usize] {
                next.extend(self.rules_on[fact as usize].iter().filter(|&&at| at > chosen[0]));
            }
        }
        next.sort_unstable();
        let needs_two = chosen.len() + 1 == size;
        let mut tried = excluded.to_vec();
        let mut at = 0;
        while at < next.len() {
            let rule = next[at];
            let end = next[at..].iter().position(|&other| other != rule).map_or(next.len(), |length| at + length);
            // In the last place only a rule that shares two facts is of use.
            let is_new = !chosen.contains(&rule) && !excluded.contains(&rule);
            if is_new && (!needs_two || end - at >= 2) {
                chosen.push(rule);
                let goes_on = self.extend(chosen, &tried, size, budget);
                chosen.pop();
                if !goes_on {
                    return false;
                }
                tried.push(rule);
            }
            at = end;
        }
        true
    }

    /// Whether every rule shares at least two open facts with the others.
    fn is_tight(&self, chosen: &[u32]) -> bool {
        chosen.iter().all(|&at| {
            let others = || chosen.iter().filter(move |&&other| other != at);
            let shared = self.open[at as usize]
                .iter()
                .filter(|fact| others().any(|&other| self.open[other as usize].binary_search(fact).is_ok()));
            shared.take(2).count() == 2
        })
    }

    /// Decides what a set of rules implies. Returns false if the budget was spent.
    fn test(&mut self, chosen: &[u32], cost: u32, budget: &mut Budget<'_>) -> bool {
        if !budget.step() {
            return false;
        }
        let rules: Vec<u32> = chosen.iter().map(|&at| self.rules[at as usize]).collect();
        let clues: Vec<u32> = rules.iter().copied().filter(|&rule| self.theory.clue(rule).is_some()).collect();
        let mut scope: Vec<u32> = chosen.iter().flat_map(|&at| self.open[at as usize].iter().copied()).collect();
        scope.sort_unstable();
        scope.dedup();
        self.chain.allow_only(self.theory, rules.iter().copied());
        let root = self.chain.root();
        let mut left: Vec<Literal> = Vec::new();
        for &fact in &scope {
            let wanted = [false, true].into_iter().filter(|&holds| self.is_wanted[fact as usize][usize::from(holds)]);
            left.extend(wanted.map(|holds| Literal::new(fact as usize, holds)));
        }
        while let Some(literal) = left.pop() {
            self.chain.suppose(literal);
            let is_possible = complete(self.theory, &mut self.chain, &clues, &scope);
            if is_possible {
                // What is true in one model need not be tried.
                left.retain(|&other| !self.chain.holds(other));
            }
            self.chain.undo(root);
            if !is_possible {
                self.improve(&rules, literal, cost);
            }
        }
        true
    }

    /// Finds the fewest known facts with which the rules refute a literal, if that is cheaper than the best.
    fn improve(&mut self, rules: &[u32], literal: Literal, cost: u32) {
        let mut facts: Vec<u32> = rules.iter().flat_map(|&rule| self.theory.scope(rule)).collect();
        facts.sort_unstable();
        facts.dedup();
        let known: Vec<Literal> = facts
            .iter()
            .filter_map(|&fact| Some(Literal::new(fact as usize, self.chain.value(fact as usize)?)))
            .take(128)
            .collect();
        let clues: Vec<u32> = rules.iter().copied().filter(|&rule| self.theory.clue(rule).is_some()).collect();
        let prices = vec![self.theory.fact_weight(); known.len()];
        let mut alone = Chain::new(self.theory);
        alone.allow_only(self.theory, rules.iter().copied());
        // Facts that are first tried as they are known, so that a model violates few of them.
        let order: Vec<Literal> =
            known.iter().copied().chain(facts.iter().map(|&fact| Literal::new(fact as usize, false))).collect();
        let mut rows: Vec<u128> = Vec::new();
        loop {
            let chosen = cheapest_cover(rows.clone(), &prices, Effort::Thorough);
            let total = cost + chosen.len() as u32 * self.theory.fact_weight();
            if total >= self.best {
                return;
            }
            for &at in &chosen {
                alone.suppose(known[at]);
            }
            if !alone.holds(literal) {
                alone.suppose(literal);
            }
            let row = complete_in_order(self.theory, &mut alone, &clues, &order).then(|| {
                let violated = known.iter().enumerate().filter(|(_, known)| !alone.holds(**known));
                violated.fold(0, |row, (at, _)| row | 1 << at)
            });
            alone.undo(0);
            match row {
                // Without a fact that is violated there is nothing to add; it cannot happen, as all facts together refute.
                Some(0) => return,
                Some(row) => rows.push(row),
                None => {
                    let known = chosen.into_iter().map(|at| known[at]).collect();
                    self.best = total;
                    self.better = Some((literal, Reasons { rules: rules.to_vec(), known }));
                    return;
                }
            }
        }
    }
}

/// Completes the chain to a model of the allowed rules over the scope. Returns false if there is none.
fn complete<T: Theory>(theory: &T, chain: &mut Chain, clues: &[u32], scope: &[u32]) -> bool {
    if chain.close(theory, clues).is_err() {
        return false;
    }
    let Some(&fact) = scope.iter().find(|&&fact| chain.value(fact as usize).is_none()) else { return true };
    let position = chain.trail().len();
    [true, false].into_iter().any(|holds| {
        chain.undo(position);
        chain.suppose(Literal::new(fact as usize, holds));
        complete(theory, chain, clues, scope)
    })
}

/// As [`complete`], trying each literal of the order before its negation.
fn complete_in_order<T: Theory>(theory: &T, chain: &mut Chain, clues: &[u32], order: &[Literal]) -> bool {
    if chain.close(theory, clues).is_err() {
        return false;
    }
    let next = order.iter().position(|literal| chain.value(literal.fact()).is_none());
    let Some(at) = next else { return true };
    let position = chain.trail().len();
    [order[at], !order[at]].into_iter().any(|literal| {
        chain.undo(position);
        chain.suppose(literal);
        complete_in_order(theory, chain, clues, &order[at..])
    })
}
