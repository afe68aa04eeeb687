//! The constraint library `puzzle-solver`, the best peer measured on the zebra.

use puzzle_solver::{Puzzle, VarToken};

use crate::grid::instance::{Clue, Instance};

/// The number of solutions, all of them listed; a variable a value, its candidates the houses.
pub fn count(instance: &Instance) -> usize {
    let houses = instance.houses as i32;
    let every: Vec<i32> = (0..houses).collect();
    let mut puzzle = Puzzle::new();
    let vars = puzzle.new_vars_with_candidates_2d(instance.houses, instance.categories, &every);
    for category in &vars {
        puzzle.all_different(category);
    }
    let var = |(c, v): (usize, usize)| vars[c][v];
    let mut apart = |a: VarToken, b: VarToken, distances: &[i32]| {
        let distance = puzzle.new_var_with_candidates(distances);
        puzzle.equals(b, a + distance);
    };
    let mut fixed = Vec::new();
    for &clue in &instance.clues {
        match clue {
            Clue::Left(a, b) => apart(var(a), var(b), &every[1..]),
            Clue::Next(a, b) => apart(var(a), var(b), &[-1, 1]),
            Clue::Distance(a, b, d) => apart(var(a), var(b), &[-(d as i32), d as i32]),
            clue => fixed.push(clue),
        }
    }
    for clue in fixed {
        match clue {
            Clue::Same(a, b) => puzzle.equals(var(a), var(b)),
            Clue::DirectlyLeft(a, b) => puzzle.equals(var(b), var(a) + 1),
            Clue::At(a, h) => puzzle.set_value(var(a), h as i32),
            Clue::NotAt(a, h) => puzzle.remove_candidates(var(a), &[h as i32]),
            Clue::Left(..) | Clue::Next(..) | Clue::Distance(..) => {}
        }
    }
    puzzle.solve_all().len()
}

#[cfg(test)]
mod tests {
    use crate::grid::generate::generate;

    #[test]
    fn one_solution() {
        for seed in 1..=5 {
            let instance = generate(4, 4, seed, None).instance;
            assert_eq!(super::count(&instance), 1, "seed {seed}");
        }
    }
}
