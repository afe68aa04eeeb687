//! Why candidates are missing: earlier facts and rules.

use super::Context;
use super::entailment::Deadly;
use crate::Fact;
use crate::board::BoardRule;

/// The rules and the earlier facts of a step, before what is not needed is left out.
#[derive(Clone, Debug, Default)]
pub(super) struct Basis {
    pub rules: Vec<BoardRule>,
    pub known: Vec<Fact>,
    /// What the uniqueness of the solution excludes, if it is used.
    pub deadly: Option<Deadly>,
}

impl Basis {
    pub(super) fn rule(&mut self, rule: BoardRule) {
        if !self.rules.contains(&rule) {
            self.rules.push(rule);
        }
    }

    pub(super) fn know(&mut self, fact: Fact) {
        if !self.known.contains(&fact) {
            self.known.push(fact);
        }
    }
}

impl<const W: usize> Context<'_, W> {
    /// Adds why some candidates are missing: a cell has another value, a peer has the value, or else that it was
    /// removed before. Few peers are cited for many candidates.
    pub(super) fn missing(self, basis: &mut Basis, candidates: impl Iterator<Item = (usize, usize)>) {
        let mut open = Vec::new();
        for (cell, value) in candidates.filter(|&(cell, value)| !self.state.has(cell, value)) {
            if let Some(other) = self.state.value(cell) {
                basis.know(Fact::is(cell, other));
                basis.rule(BoardRule::Cell(cell as u16));
            } else {
                open.push((cell, value));
            }
        }
        while !open.is_empty() {
            let mut best: Option<(usize, usize, usize)> = None;
            for &(cell, value) in &open {
                for peer in (self.layout.peers[cell] & self.state.placed[value]).iter() {
                    let sees =
                        |&&(other, its): &&(usize, usize)| its == value && self.layout.peers[peer].contains(other);
                    let count = open.iter().filter(sees).count();
                    if best.is_none_or(|(most, ..)| count > most) {
                        best = Some((count, peer, value));
                    }
                }
            }
            let Some((_, peer, value)) = best else { break };
            basis.know(Fact::is(peer, value));
            open.retain(|&(cell, its)| {
                let covered = its == value && self.layout.peers[peer].contains(cell);
                if covered {
                    self.differ(basis, peer, cell, value);
                }
                !covered
            });
        }
        for (cell, value) in open {
            basis.know(Fact::is_not(cell, value));
        }
    }

    /// Adds the rule by which two cells do not both have a value.
    pub(super) fn differ(self, basis: &mut Basis, a: usize, b: usize, value: usize) {
        if let Some(rule) = self.layout.rule_between(a, b, value) {
            basis.rule(rule);
        }
    }

    /// Adds why a cell has no other candidates than some.
    pub(super) fn only(self, basis: &mut Basis, cell: usize, values: u64) {
        basis.rule(BoardRule::Cell(cell as u16));
        let others = (0..self.frame.size).filter(|value| values >> value & 1 == 0);
        self.missing(basis, others.map(|value| (cell, value)));
    }
}
