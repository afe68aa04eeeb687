//! Whether facts follow from rules and other facts, by backtracking over candidates.

use crate::Fact;
use crate::board::BoardRule;
use crate::explainer::frame::Frame;

/// Cells that cannot all have one of the values of their masks, because the solution is the only one.
#[derive(Clone, Debug)]
pub(super) struct Deadly {
    pub cells: Vec<(u16, u64)>,
}

/// Maximum number of suppositions for one question. What takes longer counts as not entailed.
const MAX_NODES: u32 = 2000;

/// Candidates of which at least one, or at most one, is true.
#[derive(Clone, Debug)]
struct Constraint {
    candidates: Vec<u32>,
    at_least: bool,
    at_most: bool,
}

/// Rules and facts as constraints on candidates.
pub(super) struct Entailment {
    constraints: Vec<Constraint>,
    /// For each candidate whether it is true, if that is known.
    values: Vec<Option<bool>>,
    size: usize,
}

impl Entailment {
    pub(super) fn new<'a>(
        frame: &Frame,
        rules: impl Iterator<Item = &'a BoardRule>,
        known: impl Iterator<Item = &'a Fact>,
        pairs: impl Fn(BoardRule) -> Vec<[u16; 2]>,
        deadly: Option<&Deadly>,
    ) -> Self {
        let size = frame.size;
        let at = |cell: u16, value: usize| (cell as usize * size + value) as u32;
        let house = |house: u16, value: u8| {
            frame.houses[house as usize].iter().map(|&cell| at(cell, value as usize)).collect::<Vec<_>>()
        };
        let mut constraints = Vec::new();
        for &rule in rules {
            let mut add = |candidates, at_least, at_most| {
                constraints.push(Constraint { candidates, at_least, at_most });
            };
            match rule {
                BoardRule::Cell(cell) => add((0..size).map(|value| at(cell, value)).collect(), true, true),
                BoardRule::Needs(of, value) => add(house(of, value), true, false),
                BoardRule::Once(of, value) => add(house(of, value), false, true),
                BoardRule::Rule(..) => {
                    for [a, b] in pairs(rule) {
                        (0..size).for_each(|value| add(vec![at(a, value), at(b, value)], false, true));
                    }
                }
                BoardRule::OneSolution => {
                    let cells = deadly.iter().flat_map(|deadly| &deadly.cells);
                    let others = cells.flat_map(|&(cell, mask)| {
                        (0..size).filter(move |value| mask >> value & 1 == 0).map(move |value| at(cell, value))
                    });
                    add(others.collect(), true, false);
                }
            }
        }
        let mut values = vec![None; frame.area * size];
        for fact in known {
            values[at(fact.place, fact.value as usize) as usize] = Some(fact.holds);
        }
        Self { constraints, values, size }
    }

    /// Whether a fact follows.
    pub(super) fn entails(&self, fact: Fact) -> bool {
        let at = fact.place as usize * self.size + fact.value as usize;
        if let Some(value) = self.values[at] {
            return value == fact.holds;
        }
        let mut values = self.values.clone();
        values[at] = Some(!fact.holds);
        let mut nodes = 0;
        !self.is_possible(values, &mut nodes)
    }

    /// Whether the values can be completed; true if that is not found out in time.
    fn is_possible(&self, mut values: Vec<Option<bool>>, nodes: &mut u32) -> bool {
        *nodes += 1;
        if *nodes > MAX_NODES {
            return true;
        }
        if !self.propagate(&mut values) {
            return false;
        }
        let open = |constraint: &&Constraint| {
            constraint.at_least && constraint.candidates.iter().all(|&at| values[at as usize] != Some(true))
        };
        let unknown = |constraint: &Constraint| {
            constraint.candidates.iter().copied().filter(|&at| values[at as usize].is_none()).collect::<Vec<_>>()
        };
        let Some(choices) = self.constraints.iter().filter(open).map(unknown).min_by_key(Vec::len) else {
            return true;
        };
        choices.into_iter().any(|at| {
            let mut values = values.clone();
            values[at as usize] = Some(true);
            self.is_possible(values, nodes)
        })
    }

    /// Sets what follows by single constraints. Returns false if one is broken.
    fn propagate(&self, values: &mut [Option<bool>]) -> bool {
        let mut changed = true;
        while changed {
            changed = false;
            for Constraint { candidates, at_least, at_most } in &self.constraints {
                let trues = candidates.iter().filter(|&&at| values[at as usize] == Some(true)).count();
                let unknown = candidates.iter().filter(|&&at| values[at as usize].is_none()).count();
                if *at_most && trues > 1 || *at_least && trues == 0 && unknown == 0 {
                    return false;
                }
                let set = if *at_most && trues == 1 && unknown > 0 {
                    Some(false)
                } else if *at_least && trues == 0 && unknown == 1 {
                    Some(true)
                } else {
                    continue;
                };
                for &at in candidates {
                    if values[at as usize].is_none() {
                        values[at as usize] = set;
                        changed = true;
                    }
                }
            }
        }
        true
    }
}
