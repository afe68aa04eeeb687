//! Differential test against the SAT solver batsat, on models like those of logic grids: permutations and relations.

use std::ops::ControlFlow;

use bachet_solver::{Budget, Model, Relation, Satisfiable, SearchOutcome, Solver, Tag, Var};
use batsat::{BasicSolver, SolverInterface as _, lbool};
use num_bigint::BigUint;
use proptest::prelude::*;

/// Maximum number of solutions that are listed.
const MAX_SOLUTIONS: usize = 120;

/// A relation between the positions of two things.
#[derive(Clone, Copy, Debug)]
enum Link {
    Shift,
    Before,
    Apart,
    Differ(i32),
    /// One of two relations holds; the second is that `y` follows `x` directly.
    Either,
}

/// Categories of things with different positions, and clues. Most clues are true if thing `i` is at position `i`.
#[derive(Clone, Debug)]
struct Grid {
    categories: usize,
    size: usize,
    clues: Vec<Clue>,
}

/// Two things, each with its category, their relation, and the error in its distance.
#[derive(Clone, Debug)]
struct Clue {
    x: (usize, usize),
    link: Link,
    y: (usize, usize),
    error: i32,
}

impl Clue {
    /// Returns the distance in the clue.
    fn distance(&self) -> i32 {
        self.y.1 as i32 - self.x.1 as i32 + self.error
    }

    fn allows(&self, a: usize, b: usize) -> bool {
        let (difference, distance) = (b as i32 - a as i32, self.distance());
        match self.link {
            Link::Shift => difference == distance,
            Link::Before => difference >= distance,
            Link::Apart => difference.abs() == distance.abs(),
            Link::Differ(k) => difference != distance + k,
            Link::Either => difference == distance || difference == 1,
        }
    }

    fn state(&self, model: &mut Model, tag: Tag, x: Var, y: Var, size: usize) {
        let distance = self.distance();
        match self.link {
            Link::Shift => model.relate(tag, x, Relation::Shift(distance), y),
            Link::Before if distance >= 0 => model.relate(tag, x, Relation::Before(distance.unsigned_abs()), y),
            Link::Apart => model.relate(tag, x, Relation::Apart(distance.unsigned_abs()), y),
            Link::Differ(k) => model.relate(tag, x, Relation::Differ(distance + k), y),
            Link::Before => {
                let row = |a| (0..size).filter(|&b| self.allows(a, b)).fold(0, |mask, b| mask | 1 << b);
                let rows: Vec<u64> = (0..size).map(row).collect();
                model.relate(tag, x, Relation::Rows(&rows), y);
            }
            Link::Either => {
                let (first, second) = (model.boolean(), model.boolean());
                model.relate_iff(tag, first, x, Relation::Shift(distance), y);
                model.relate_iff(tag, second, x, Relation::Shift(1), y);
                model.clause(tag, &[first, second]);
            }
        }
    }
}

impl Grid {
    fn model(&self) -> (Model, Vec<Var>) {
        let mut model = Model::new();
        let size = self.size as u32;
        let vars: Vec<Var> = (0..self.categories * self.size).map(|_| model.variable(size)).collect();
        model.auxiliary_from_here();
        for category in vars.chunks(self.size) {
            model.all_different(Tag(0), category);
        }
        for (i, clue) in (0..).zip(&self.clues) {
            let at = |(category, thing): (usize, usize)| vars[category * self.size + thing];
            clue.state(&mut model, Tag(100 + i), at(clue.x), at(clue.y), self.size);
        }
        (model, vars)
    }

    /// Returns the positions of all things in each solution, in order, at most [`MAX_SOLUTIONS`].
    fn peers_solutions(&self) -> Vec<Vec<u32>> {
        let mut solver = BasicSolver::default();
        let size = self.size;
        let lits: Vec<Vec<batsat::Lit>> = (0..self.categories * size)
            .map(|_| (0..size).map(|_| batsat::Lit::new(solver.new_var_default(), true)).collect())
            .collect();
        for category in lits.chunks(size) {
            for i in 0..size {
                solver.add_clause_reuse(&mut category[i].clone());
                solver.add_clause_reuse(&mut category.iter().map(|thing| thing[i]).collect());
                for j in 0..i {
                    for (&here, &there) in category[i].iter().zip(&category[j]) {
                        solver.add_clause_reuse(&mut vec![!here, !there]);
                    }
                    for thing in category {
                        solver.add_clause_reuse(&mut vec![!thing[i], !thing[j]]);
                    }
                }
            }
        }
        for clue in &self.clues {
            let at = |(category, thing): (usize, usize)| &lits[category * size + thing];
            for a in 0..size {
                let mut clause = vec![!at(clue.x)[a]];
                clause.extend((0..size).filter(|&b| clue.allows(a, b)).map(|b| at(clue.y)[b]));
                solver.add_clause_reuse(&mut clause);
            }
        }
        let mut solutions = Vec::new();
        while solutions.len() < MAX_SOLUTIONS && solver.solve_limited(&[]) == lbool::TRUE {
            let place = |thing: &Vec<batsat::Lit>| thing.iter().position(|&lit| solver.value_lit(lit) == lbool::TRUE);
            let solution: Vec<usize> = lits.iter().map(|thing| place(thing).expect("has a place")).collect();
            solver.add_clause_reuse(&mut lits.iter().zip(&solution).map(|(thing, &v)| !thing[v]).collect());
            solutions.push(solution.into_iter().map(|v| v as u32).collect());
        }
        solutions.sort();
        solutions
    }
}

fn check(grid: &Grid) {
    let expected = grid.peers_solutions();
    let (model, vars) = grid.model();
    for mut solver in [Solver::new(&model), Solver::with_cores(&model)] {
        let satisfiable = if expected.is_empty() { Satisfiable::No } else { Satisfiable::Yes };
        assert_eq!(solver.solve(&mut Budget::unlimited()), satisfiable);
        let mut found: Vec<Vec<u32>> = Vec::new();
        let end = solver.for_each(&mut Budget::unlimited(), |solution| {
            found.push(vars.iter().map(|&x| solution.value(x)).collect());
            if found.len() < MAX_SOLUTIONS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let count = solver.count(&mut Budget::unlimited());
        assert!(count.exact);
        if expected.len() < MAX_SOLUTIONS {
            found.sort();
            assert_eq!((end, &found), (SearchOutcome::Exhausted, &expected));
            assert_eq!(count.number, BigUint::from(expected.len()));
            let candidates = solver.candidates(&mut Budget::unlimited());
            for (i, &mask) in candidates.masks[..vars.len()].iter().enumerate() {
                assert_eq!(mask, expected.iter().fold(0, |all, solution| all | 1 << solution[i]));
            }
        } else {
            assert_eq!(end, SearchOutcome::Stopped);
            assert!(count.number >= BigUint::from(MAX_SOLUTIONS));
        }
    }
}

fn grids() -> impl Strategy<Value = Grid> {
    (1usize..=5, 2usize..=6).prop_flat_map(|(categories, size)| {
        let thing = || (0..categories, 0..size);
        let link = prop_oneof![
            2 => Just(Link::Shift),
            1 => Just(Link::Before),
            3 => Just(Link::Apart),
            2 => prop::sample::select(vec![-2, -1, 1, 2]).prop_map(Link::Differ),
            2 => Just(Link::Either),
        ];
        let error = prop_oneof![29 => Just(0), 1 => -1i32..=1];
        let clue = (thing(), link, thing(), error).prop_map(|(x, link, y, error)| Clue { x, link, y, error });
        prop::collection::vec(clue, 0..=categories * size).prop_map(move |clues| Grid { categories, size, clues })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn as_batsat(grid in grids()) {
        check(&grid);
    }
}
