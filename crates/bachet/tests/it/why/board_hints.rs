//! Hints for half-filled boards, a third of them with a wrong entry.

use bachet::verbs::{self, BoardConstraint, BrokenRules, HintOptions, Hinted, Steps};
use bachet::{Budget, Puzzle, gallery};
use bachet_explain::Fact;
use bachet_explain::board::Layout;
use bachet_notation::sudoku::{CellId, SudokuPuzzle};
use bachet_sudoku::{Sudoku, TagOrigin};
use batsat::{BasicSolver, Lit, SolverInterface as _, lbool};

use super::boards::{check, solution};
use super::random::Random;
use super::sampled;

/// Number of states.
const STATES: usize = 160;

/// Its steps take too long for a test of many.
const TOO_LARGE: [&str; 1] = ["twenty-five"];

/// A board as clauses: a variable for each cell and value.
struct Clauses<'a> {
    sudoku: &'a Sudoku,
    size: usize,
    solver: BasicSolver,
    literals: Vec<Lit>,
}

impl<'a> Clauses<'a> {
    /// States that each cell has one value.
    fn new(sudoku: &'a Sudoku) -> Self {
        let size = sudoku.size() as usize;
        let mut solver = BasicSolver::default();
        let literals = (0..size.pow(3)).map(|_| Lit::new(solver.new_var_default(), true)).collect();
        let mut clauses = Self { sudoku, size, solver, literals };
        for cell in 0..size * size {
            let all: Vec<Lit> = (0..size).map(|value| clauses.literal(cell, value)).collect();
            clauses.clause(&all);
            clauses.at_most_one(&all);
        }
        clauses
    }

    fn literal(&self, cell: usize, value: usize) -> Lit {
        self.literals[cell * self.size + value]
    }

    fn clause(&mut self, literals: &[Lit]) {
        self.solver.add_clause_reuse(&mut literals.to_vec());
    }

    fn at_most_one(&mut self, literals: &[Lit]) {
        for (at, &x) in literals.iter().enumerate() {
            literals[at + 1..].iter().for_each(|&y| self.clause(&[!x, !y]));
        }
    }

    /// States that the values of these cells differ, and that each value is there if there are enough cells.
    fn differ(&mut self, cells: &[usize]) {
        for value in 0..self.size {
            let all: Vec<Lit> = cells.iter().map(|&cell| self.literal(cell, value)).collect();
            self.at_most_one(&all);
            if cells.len() == self.size {
                self.clause(&all);
            }
        }
    }

    fn fact(&mut self, fact: Fact) {
        let literal = self.literal(fact.place as usize, fact.value as usize);
        self.clause(&[if fact.holds { literal } else { !literal }]);
    }

    fn constraint(&mut self, layout: &Layout<8>, constraint: &BoardConstraint) {
        match constraint {
            BoardConstraint::Given(cell) => {
                let value = self.sudoku.given(*cell).expect("it is a given") as usize - 1;
                self.fact(Fact::is(cell.index(self.sudoku.size()), value));
            }
            BoardConstraint::House(..) | BoardConstraint::Rule(..) => {
                self.origins(layout, |sudoku, origin| sudoku.constraint(origin).as_ref() == Some(constraint));
            }
        }
    }

    /// States the houses with these origins.
    fn origins(&mut self, layout: &Layout<8>, is_wanted: impl Fn(&Sudoku, TagOrigin) -> bool) {
        let sudoku = self.sudoku;
        for house in layout.houses.iter().filter(|house| is_wanted(sudoku, house.origin)) {
            let cells: Vec<usize> = house.cells.iter().collect();
            self.differ(&cells);
        }
    }

    fn is_possible(&mut self) -> bool {
        self.solver.solve_limited(&[]) != lbool::FALSE
    }
}

fn is_house(constraint: &BoardConstraint) -> bool {
    matches!(constraint, BoardConstraint::House(..))
}

/// Whether constraints contradict a fact, with or without all houses of the board.
fn contradict(sudoku: &Sudoku, broken: &[BoardConstraint], fact: Fact, with_houses: bool) -> bool {
    let layout: Layout<8> = Layout::new(sudoku).expect("a board of at most 22 rows");
    let mut clauses = Clauses::new(sudoku);
    if with_houses {
        clauses.origins(&layout, |_, origin| matches!(origin, TagOrigin::House(_)));
    }
    for constraint in broken {
        clauses.constraint(&layout, constraint);
    }
    clauses.fact(fact);
    !clauses.is_possible()
}

fn boards() -> Vec<(&'static str, SudokuPuzzle)> {
    let boards = gallery::all().filter(|(name, _)| !TOO_LARGE.contains(name));
    let boards = boards.filter_map(|(name, source)| match bachet::read(source).ok()?.puzzle {
        Puzzle::Sudoku(board) => Some((name, board)),
        _ => None,
    });
    boards.collect()
}

fn written(puzzle: &SudokuPuzzle, fact: Fact) -> String {
    let sign = if fact.holds { "=" } else { "!=" };
    format!("{}{sign}{}", CellId::at(fact.place.into(), puzzle.size), puzzle.spelled(fact.value as u8 + 1))
}

#[test]
fn hints_for_boards_are_right() {
    let boards = boards();
    let [mut right, mut wrong] = [0; 2];
    for number in sampled(STATES) {
        let (name, puzzle) = &boards[number % boards.len()];
        let mut random = Random::new(1000 + number);
        let (sudoku, problems) = Sudoku::new(puzzle);
        assert!(problems.is_empty(), "{name}");
        let solution = solution(&sudoku);
        let is_given = |cell: usize| sudoku.given(CellId::at(cell, puzzle.size)).is_some();
        let empty: Vec<usize> = (0..solution.len()).filter(|&cell| !is_given(cell)).collect();
        let half = random.below(empty.len() / 2 + 1);
        let filled = random.some(empty.clone(), half);
        let mut facts: Vec<Fact> = filled.iter().map(|&cell| Fact::is(cell, solution[cell])).collect();
        let other_value = |random: &mut Random, cell: usize| {
            (solution[cell] + 1 + random.below(puzzle.size as usize - 1)) % puzzle.size as usize
        };
        // Some candidates are crossed out, too.
        for cell in random.some(empty.clone(), 5) {
            if !filled.contains(&cell) {
                facts.push(Fact::is_not(cell, other_value(&mut random, cell)));
            }
        }
        let false_one = (number % 3 == 2).then(|| {
            let cell = empty[random.below(empty.len())];
            facts.retain(|fact| fact.place as usize != cell);
            match random.below(4) {
                0 => Fact::is_not(cell, solution[cell]),
                _ => Fact::is(cell, other_value(&mut random, cell)),
            }
        });
        facts.extend(false_one);
        let order = facts.len();
        let facts = random.some(facts, order);
        let mut options = HintOptions::default();
        options.set = facts.iter().map(|&fact| written(puzzle, fact)).collect();
        let at = format!("{number} {name} {:?}", options.set);
        let found =
            verbs::hint(&Puzzle::Sudoku(puzzle.clone()), &options, &mut Budget::unlimited()).expect("it is read");
        match (&found, false_one) {
            (Hinted::Step(found), None) => {
                let Steps::Board(steps) = &found.steps else { panic!("{at}") };
                assert_eq!(steps.steps.len(), 1, "{at}");
                check(&steps.sudoku, &facts, &steps.steps);
                right += 1;
            }
            (Hinted::Wrong(hint), Some(fact)) => {
                assert_eq!((hint.entries.together, &hint.entries.entries[..]), (false, &[fact][..]), "{at}");
                let BrokenRules::Constraints(broken) = &hint.broken else { panic!("{at}") };
                // If a house is named, no other one is needed.
                let with_houses = !broken.iter().any(is_house);
                assert!(contradict(&sudoku, broken, fact, with_houses), "{at}: {broken:?} allow it");
                for left_out in 0..broken.len() {
                    let mut fewer = broken.clone();
                    let one = fewer.remove(left_out);
                    let is_needed = !contradict(&sudoku, &fewer, fact, with_houses);
                    assert!(is_needed, "{at}: {one:?} of {broken:?} is not needed");
                }
                wrong += 1;
            }
            (found, _) => panic!("{at}: {found:?}"),
        }
    }
    println!("boards: {right} steps, {wrong} wrong entries");
}
