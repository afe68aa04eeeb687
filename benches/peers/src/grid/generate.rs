//! Random instances with a unique solution and no redundant clue.
//!
//! From a uniformly random solution, clues are drawn until it is unique: first the kind, uniformly among the seven,
//! then a true clue of that kind, uniformly. Redundant clues are then dropped in random order.

use std::collections::BTreeSet;

use crate::grid::encoding::Encoding;
use crate::grid::instance::{Clue, Instance, Value};
use crate::grid::sat::Sat;
use crate::random::Random;

/// An instance, and whether it is minimal.
#[derive(Clone, Debug)]
pub struct Generated {
    /// The instance.
    pub instance: Instance,
    /// Whether each clue is proved to be needed; false if the budget ran out.
    pub minimal: bool,
}

/// Makes the instance of this seed.
///
/// `budget` is the maximum number of conflicts for dropping clues; beyond it, untried clues stay.
pub fn generate(houses: usize, categories: usize, seed: u64, budget: Option<u64>) -> Generated {
    let mut random = Random::new(seed ^ ((houses as u64) << 32) ^ ((categories as u64) << 48));
    let solution = random_solution(houses, categories, &mut random);
    let house = |(c, v): Value| solution[c][v];

    let mut sat = Sat::new(houses, categories, Encoding::Supports);
    sat.block(&solution);
    let mut clues = Vec::new();
    let mut switches = Vec::new();
    let mut seen = BTreeSet::new();
    while let Some(Some(other)) = sat.solve(&switches, None) {
        // A clue that this other solution satisfies cannot make the first one unique: no need to ask the solver.
        loop {
            let clue = random_clue(&solution, &mut random);
            debug_assert!(clue.holds(house));
            if !seen.insert(clue) {
                continue;
            }
            let switch = sat.switch();
            sat.clue(clue, Some(switch));
            clues.push(clue);
            switches.push(switch);
            if !clue.holds(|(c, v)| other[c][v]) {
                break;
            }
        }
    }

    let mut order: Vec<usize> = (0..clues.len()).collect();
    random.shuffle(&mut order);
    let mut kept = vec![true; clues.len()];
    let end = budget.map(|budget| sat.conflicts() + budget);
    let mut minimal = true;
    for i in order {
        let left = end.map(|end| end.saturating_sub(sat.conflicts()));
        if left == Some(0) {
            minimal = false;
            break;
        }
        kept[i] = false;
        let assumed: Vec<_> = switches.iter().zip(&kept).filter(|&(_, &kept)| kept).map(|(&s, _)| s).collect();
        let answer = sat.solve(&assumed, left);
        minimal &= answer.is_some();
        kept[i] = answer != Some(None);
    }
    let clues = clues.into_iter().zip(kept).filter(|&(_, kept)| kept).map(|(clue, _)| clue).collect();
    Generated { instance: Instance { houses, categories, clues }, minimal }
}

/// The house of each value, `[category][value]`.
fn random_solution(houses: usize, categories: usize, random: &mut Random) -> Vec<Vec<usize>> {
    let mut solution = vec![(0..houses).collect::<Vec<_>>(); categories];
    for houses in &mut solution {
        random.shuffle(houses);
    }
    solution
}

fn random_clue(solution: &[Vec<usize>], random: &mut Random) -> Clue {
    let houses = solution[0].len();
    let kind = random.below(7);
    loop {
        let a = (random.below(solution.len()), random.below(houses));
        let b = (random.below(solution.len()), random.below(houses));
        let place = random.below(houses);
        let (at_a, at_b) = (solution[a.0][a.1], solution[b.0][b.1]);
        let apart = at_a.abs_diff(at_b);
        let clue = match kind {
            0 if apart == 0 && a.0 < b.0 => Clue::Same(a, b),
            1 if at_a < at_b => Clue::Left(a, b),
            2 if at_a + 1 == at_b => Clue::DirectlyLeft(a, b),
            3 if apart == 1 && a < b => Clue::Next(a, b),
            4 if apart > 1 && a < b => Clue::Distance(a, b, apart),
            5 if at_a == place => Clue::At(a, place),
            6 if at_a != place => Clue::NotAt(a, place),
            _ => continue,
        };
        return clue;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_solution_and_every_clue_needed() {
        for seed in 1..=5 {
            let Generated { instance, minimal } = generate(5, 4, seed, None);
            assert!(minimal);
            for encoding in [Encoding::Conflicts, Encoding::Supports] {
                assert_eq!(Sat::of(&instance, encoding).count(2), 1);
            }
            for i in 0..instance.clues.len() {
                let mut less = instance.clone();
                less.clues.remove(i);
                assert_eq!(Sat::of(&less, Encoding::Conflicts).count(2), 2, "seed {seed}, clue {i}");
            }
        }
    }
}
