//! Reasons of direct steps: rules and facts are dropped as long as the step still follows.

use crate::board::BoardRule;
use crate::hodoku::Found;
use crate::hodoku::grid::Grid;
use crate::{Fact, Step};

/// Maximum number of decisions of one check.
const MAX_DECISIONS: u32 = 20_000;

/// What a constraint says about its atoms.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Says {
    /// Exactly one is true.
    Once,
    /// At least one is true.
    Somewhere,
    /// At most one is true.
    NotTwice,
}

/// Cells and values of a part of a rule, and the index of the rule.
type Part = (Says, Vec<(u16, u8)>, Option<usize>);

/// A part of a rule.
struct Constraint {
    says: Says,
    atoms: Vec<u16>,
    /// The index of the rule; `None` if it is part of the technique.
    rule: Option<usize>,
}

/// The candidates that the rules are about, and the rules as constraints.
struct Problem {
    /// Cells and values, ascending.
    atoms: Vec<(u16, u8)>,
    constraints: Vec<Constraint>,
    /// Which rules are in use.
    active: Vec<bool>,
    /// For each atom what is known about it: 1 for true, -1 for false, 0 for nothing.
    known: Vec<i8>,
    decisions: u32,
}

/// Returns a step with minimal reasons.
pub(super) fn explain<const W: usize>(
    grid: &Grid<'_, W>,
    mut step: Step<BoardRule>,
    found: &Found,
) -> Option<Step<BoardRule>> {
    let mut seen = Vec::new();
    step.rules.retain(|rule| {
        let is_new = !seen.contains(rule);
        seen.push(*rule);
        is_new
    });
    let mut problem = Problem::new(grid, &step.rules, found);
    let facts: Vec<(usize, i8)> = step
        .facts
        .iter()
        .map(|fact| Some((problem.atom(*fact)?, if fact.holds { 1 } else { -1 })))
        .collect::<Option<_>>()?;
    for at in 0..problem.atoms.len() {
        let (cell, value) = problem.atoms[at];
        let is_there = grid.state.placed[value as usize].contains(cell as usize);
        problem.known[at] = match (is_there, grid.has(cell as usize, value as usize)) {
            (true, _) => 1,
            (false, true) => 0,
            (false, false) => -1,
        };
    }
    if !problem.entails(&facts) {
        return None;
    }
    for rule in (0..step.rules.len()).rev() {
        if step.rules[rule] != BoardRule::OneSolution {
            problem.active[rule] = false;
            problem.active[rule] = !problem.entails(&facts);
        }
    }
    for at in 0..problem.atoms.len() {
        let known = std::mem::take(&mut problem.known[at]);
        if known != 0 && !problem.entails(&facts) {
            problem.known[at] = known;
        }
    }
    step.rules = step.rules.iter().zip(&problem.active).filter(|&(_, &active)| active).map(|(&rule, _)| rule).collect();
    for (&(cell, value), &known) in problem.atoms.iter().zip(&problem.known) {
        if known != 0 {
            step.known.push(Fact { place: cell, value: value.into(), holds: known > 0 });
        }
    }
    // The placed corners of an avoidable rectangle make it one.
    let corners = found.rectangle.map_or(Vec::new(), |(cells, _)| cells.to_vec());
    let placed = corners.into_iter().filter_map(|cell| Some((cell as usize, grid.state.value(cell as usize)?)));
    step.known.extend(placed.map(|(cell, value)| Fact::is(cell, value)));
    step.known.sort_unstable();
    Some(step)
}

/// The candidates that would make a deadly pattern of a rectangle: not all its cells can have one of the two values.
fn outside_of_rectangle<const W: usize>(grid: &Grid<'_, W>, found: &Found) -> Vec<(u16, u8)> {
    let Some((cells, pair)) = found.rectangle else { return Vec::new() };
    let mask = 1u64 << pair[0] | 1 << pair[1];
    let open = cells.into_iter().filter(|&cell| grid.is_empty(cell as usize));
    open.flat_map(|cell| (0..grid.size()).filter(|v| mask >> v & 1 == 0).map(move |v| (cell, v as u8))).collect()
}

impl Problem {
    fn new<const W: usize>(grid: &Grid<'_, W>, rules: &[BoardRule], found: &Found) -> Self {
        let n = grid.size();
        let in_house = |house: u16, value: u8| {
            grid.layout.houses[house as usize].list.iter().map(|&cell| (cell, value)).collect::<Vec<_>>()
        };
        let mut parts: Vec<Part> = Vec::new();
        for (at, &rule) in rules.iter().enumerate() {
            match rule {
                BoardRule::Cell(cell) => {
                    parts.push((Says::Once, (0..n).map(|value| (cell, value as u8)).collect(), Some(at)));
                }
                BoardRule::Needs(house, value) => parts.push((Says::Somewhere, in_house(house, value), Some(at))),
                BoardRule::Once(house, value) => parts.push((Says::NotTwice, in_house(house, value), Some(at))),
                BoardRule::Rule(..) => {
                    let pairs = grid.layout.pairs.iter().filter(|(_, other)| *other == rule);
                    for &([x, y], _) in pairs {
                        for value in 0..n as u8 {
                            parts.push((Says::NotTwice, vec![(x, value), (y, value)], Some(at)));
                        }
                    }
                }
                BoardRule::OneSolution => {
                    let outside = outside_of_rectangle(grid, found);
                    if !outside.is_empty() {
                        parts.push((Says::Somewhere, outside, None));
                    }
                }
            }
        }
        let mut atoms: Vec<(u16, u8)> = parts.iter().flat_map(|(_, atoms, _)| atoms.iter().copied()).collect();
        atoms.sort_unstable();
        atoms.dedup();
        let index = |atom: &(u16, u8)| atoms.binary_search(atom).unwrap_or_default() as u16;
        let constraints = parts
            .into_iter()
            .map(|(says, part, rule)| Constraint { says, atoms: part.iter().map(index).collect(), rule })
            .collect();
        let known = vec![0; atoms.len()];
        Self { atoms, constraints, active: vec![true; rules.len()], known, decisions: 0 }
    }

    fn atom(&self, fact: Fact) -> Option<usize> {
        self.atoms.binary_search(&(fact.place, fact.value as u8)).ok()
    }

    /// Whether all facts follow.
    fn entails(&mut self, facts: &[(usize, i8)]) -> bool {
        facts.iter().all(|&(atom, sign)| {
            if self.known[atom] != 0 {
                return self.known[atom] == sign;
            }
            let mut values = self.known.clone();
            values[atom] = -sign;
            self.decisions = 0;
            !self.is_possible(values)
        })
    }

    /// Whether the values can be completed, as far as the number of decisions allows to tell.
    fn is_possible(&mut self, mut values: Vec<i8>) -> bool {
        if !self.propagate(&mut values) {
            return false;
        }
        self.decisions += 1;
        if self.decisions > MAX_DECISIONS {
            return true;
        }
        // Decide an atom of the shortest constraint that is not satisfied.
        let open = self.constraints.iter().filter(|part| part.says != Says::NotTwice && self.is_active(part));
        let unsatisfied = open.filter(|part| part.atoms.iter().all(|&atom| values[atom as usize] <= 0));
        let count = |part: &Constraint| part.atoms.iter().filter(|&&atom| values[atom as usize] == 0).count();
        let Some(part) = unsatisfied.min_by_key(|part| count(part)) else { return true };
        let Some(&atom) = part.atoms.iter().find(|&&atom| values[atom as usize] == 0) else { return false };
        [1, -1].into_iter().any(|sign| {
            let mut next = values.clone();
            next[atom as usize] = sign;
            self.is_possible(next)
        })
    }

    fn is_active(&self, part: &Constraint) -> bool {
        part.rule.is_none_or(|rule| self.active[rule])
    }

    /// Draws simple conclusions. Returns false if there is a contradiction.
    fn propagate(&self, values: &mut [i8]) -> bool {
        let mut changed = true;
        while changed {
            changed = false;
            for part in self.constraints.iter().filter(|part| self.is_active(part)) {
                let (mut on, mut open, mut last) = (0, 0, 0);
                for &atom in &part.atoms {
                    match values[atom as usize] {
                        1 => on += 1,
                        0 => (open, last) = (open + 1, atom as usize),
                        _ => {}
                    }
                }
                if (on > 1 && part.says != Says::Somewhere) || (on + open == 0 && part.says != Says::NotTwice) {
                    return false;
                }
                if on == 1 && open > 0 && part.says != Says::Somewhere {
                    for &atom in &part.atoms {
                        values[atom as usize] = if values[atom as usize] == 1 { 1 } else { -1 };
                    }
                    changed = true;
                } else if on == 0 && open == 1 && part.says != Says::NotTwice {
                    values[last] = 1;
                    changed = true;
                }
            }
        }
        true
    }
}
