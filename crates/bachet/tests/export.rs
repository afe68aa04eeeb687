//! Exports read back by other solvers have as many solutions as the puzzle.

use std::process::{Command, Stdio};

use bachet::export::{dimacs, minizinc};
use bachet::front::notation::clue::{CategoryId, Comparison, Item, Truth, ValueId, Who};
use bachet::verbs::{CountOptions, count};
use bachet::{Budget, Puzzle};
use batsat::{BasicSolver, SolverInterface as _, lbool};

/// Maximum number of solutions that are compared; of a puzzle with more, some cells are fixed.
const MAX_SOLUTIONS: u64 = 100_000;
/// The same for the examples of one kind of constraint.
const MAX_SOLUTIONS_OF_EXAMPLES: u64 = 2_000;

/// A board for which the other solvers need minutes; smaller boards have the same constraints.
const SLOWEST_BOARD: &str = "twenty-five";
/// A board for which Gecode needs most of a minute.
const LARGE: &str = "sixteen";

/// Clues of every kind, over every kind of category.
const KINDS: &[&str] = &[
    // A spare category: a value may be nobody's.
    "grid: spare\nwho: a, b, c\nroom (some unused): 1..5\n1. = room(a) < room(b)\n2. = room(c) != 2 * room(a)\n",
    "grid: nobody\nwho: a, b, c\nroom (some unused): 1, 2, 3, 4\nhat: red, blue, green\n\
     1. = room(red) = 4 or blue left of a by room\n",
    // Shared values, free and counted.
    "grid: shared\nwho: a, b, c, d\nteam (shared): red, blue\nage: 10, 20, 30, 40\n1. = team(a) != team(b)\n\
     2. = team(age.10) = red\n",
    "grid: counted\nwho: a, b, c, d\nteam (shared): red 1, blue 3\nage: 10, 20, 30, 40\n\
     1. = age(a) > 20 implies team(a) = red\n",
    // Numbers.
    "grid: sums\nwho: a, b, c, d\nage: 1, 2, 5, 9\nfee: 3, 4, 6, 8\n\
     1. = age(a) + fee(b) - 2 * age(c) <= fee(d)\n2. = age(a) + age(b) != fee(c)\n",
    "grid: products\nwho: a, b, c, d\nage: 1, 2, 5, 9\nfee: 3, 4, 6, 8\n1. = age(a) * fee(b) > age(c) * fee(d)\n",
    "grid: extremes\nwho: a, b, c, d\nage: 1, 2, 5, 9\nfee: 3, 4, 6, 8\n\
     1. = max(age(a), fee(b)) = min(fee(c), fee(d)) + 3 or abs(age(a) - fee(a)) = 2\n",
    "grid: remainders\nwho: a, b, c, d\nage: 1, 2, 5, 9\nfee: 3, 4, 6, 8\n\
     1. = fee(a) mod age(b) = 1\n2. = (fee(c) - age(d)) mod 3 != 0\n",
    "grid: quotients\nwho: a, b, c, d\nage: 1, 2, 5, 9\nfee: 3, 4, 6, 8\n\
     1. = fee(a) / age(b) = fee(c) / 2 or fee(d) / (age(a) - 2) > 1\n",
    "grid: computed\nwho: a, b, c, d\nage: 1, 2, 3, 4\npet: cat, dog, fish, bird\n\
     1. = act(age, age(a) + 1) = cat or act(age, age(b) - 2) = dog\n",
    "grid: large\nwho: a, b, c, d, e\nage: 11, 23, 35, 47, 59\nfee: 3, 4, 6, 8, 9\npay: 100, 250, 300, 470, 510\n\
     1. = age(a) * fee(b) + pay(c) * fee(d) > 20 * pay(e) + age(c) * age(d)\n\
     2. = max(age(a) * fee(a), pay(a)) = pay(a)\n3. = abs(pay(b) - 4 * age(b) * fee(b)) < 900\n",
    // Order.
    "grid: order\nwho: a, b, c, d\nplace (ordered): w, x, y, z\n\
     1. = a next to b or a 2 places from d\n2. = b between a and c or c left of a\n",
    "grid: order\nwho: a, b, c, d\nplace (ordered): w, x, y, z\npet: cat, dog, fish, bird\n\
     1. = cat next to a by place xor dog directly right of b\n2. = fish between a and c\n",
    // Logic.
    "grid: logic\nwho: a, b, c, d\nage: 1, 2, 3, 4\npet: cat, dog, fish, bird\n\
     1. = exactly 2 of (a = cat, b = dog, c = fish, d = bird, age(a) = 1)\n\
     2. = (age(a) = 1 iff age(b) = 2) and not (age(c) = 3 and age(d) = 4)\n",
    "grid: logic\nwho: a, b, c, d\nage: 1, 2, 3, 4\npet: cat, dog, fish, bird\n\
     1. = at least 1 of (age(a) = 1, a = cat) implies at most 1 of (age(b) = 2, age(c) = 3, d = dog)\n\
     2. = all different (a, cat, age.1)\n",
    "grid: each\nwho: a, b, c\nage: 1, 2, 3\nteam (shared): red, blue\n\
     1. = every p in who: age(p) > 1 implies team(p) = red\n2. = some p in who: team(p) = blue\n",
    // Nothing to say, and a clash.
    "grid: free\nwho: a, b, c, d, e\nage: 1, 2, 3, 4, 5\npet: cat, dog, fish, bird, cow\n\
     hat: red, blue, green, white, black\n",
    "grid: none\nwho: a, b\nage: 1, 2\n1. = age(a) = 1\n2. = age(a) = 2\n",
    "grid: alone\nwho: a, b\n",
    // Boards: boxes, regions, rules, candidates; all that is open, and nothing at all.
    "sudoku: open\n. . | . .\n. . | . .\n----+----\n. . | . .\n. . | . .\n",
    "sudoku: crossed\n1 . | . .\n. . | . .\n----+----\n. . | . .\n. . | . .\ndiagonals\n",
    "sudoku: bounded\n. {12} | . .\n. . | {134} .\n. . | . 2\n3 . | . .\nanti-knight\n",
    "sudoku: near\n. . . . . .\n. . 1 . . .\n. . . . . .\n. 2 . . . .\n. . . . . .\n. . . . . 3\nnonconsecutive\nanti-king\n",
    "sudoku: irregular\n1 . . . .\n. . 2 . .\n. . . . .\n. 3 . . .\n. . . . .\nregions:\n  11222\n  11123\n  44523\n  44533\n  45553\n",
    "sudoku: both\nboxes: 2x2\n. . . .\n. 1 . .\n. . . .\n. . . .\nregions:\n  1112\n  1322\n  3324\n  3444\n",
    "sudoku: nothing\n1 2 | 3 .\n. . | . 4\n. . | . .\n. . | . .\n",
];

fn read(text: &str) -> Puzzle {
    bachet::read(text).expect("a puzzle without errors").puzzle
}

/// The number of solutions; none if there are more than so many.
fn solutions(puzzle: &Puzzle, max: u64) -> Option<u64> {
    let mut budget = Budget::unlimited().steps(4 * max);
    let found = count(puzzle, &CountOptions::default(), &mut budget).expect("it can be stated");
    u64::try_from(&found.count.number).ok().filter(|&n| found.count.exact && n <= max)
}

/// The puzzle, with cells fixed at random until it has few enough solutions, but some.
fn few(text: &str, max: u64) -> (Puzzle, u64) {
    let mut puzzle = read(text);
    let mut seed = 1_u64;
    let mut random = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as u32 % below as u32
    };
    loop {
        if let Some(n) = solutions(&puzzle, max) {
            return (puzzle, n);
        }
        let Puzzle::Grid(grid) = &puzzle else { panic!("{text} has too many solutions") };
        let category = CategoryId(1 + random(grid.categories.len() - 1));
        let who = Who::Has(ValueId { category: CategoryId(0), index: random(grid.entities()) });
        let value = ValueId { category, index: random(grid.category(category).values.len()) };
        let truth = Truth::Items(Item::Of(category, Box::new(who)), Comparison::Equal, Item::Value(value));
        let mut fixed = grid.clone();
        fixed.clues.push(bachet::front::notation::Clue {
            label: String::new(),
            text: None,
            expression: None,
            truth: Some(truth),
            span: bachet::Span::default(),
            parts: Vec::new(),
        });
        let fixed = Puzzle::Grid(fixed);
        if solutions(&fixed, max) != Some(0) {
            puzzle = fixed;
        }
    }
}

/// A formula as its text states it.
struct Formula {
    booleans: usize,
    shown: Vec<i32>,
    clauses: Vec<Vec<i32>>,
}

fn parse(text: &str) -> Formula {
    let number = |word: &str| word.parse::<i32>().expect("a number");
    let list = |line: &str| line.split(' ').map(number).take_while(|&n| n != 0).collect::<Vec<i32>>();
    let mut formula = Formula { booleans: 0, shown: Vec::new(), clauses: Vec::new() };
    let mut stated = 0;
    for line in text.lines() {
        if let Some(shown) = line.strip_prefix("c p show ") {
            formula.shown = list(shown);
        } else if let Some(sizes) = line.strip_prefix("p cnf ") {
            let (booleans, count) = sizes.split_once(' ').expect("two numbers");
            formula.booleans = number(booleans) as usize;
            stated = number(count) as usize;
        } else if !line.starts_with('c') {
            formula.clauses.push(list(line));
        }
    }
    assert_eq!(formula.clauses.len(), stated, "the header states the number of clauses");
    formula
}

impl Formula {
    /// Adds the clauses over these variables.
    fn state(&self, solver: &mut BasicSolver, vars: &[batsat::Var]) {
        for clause in &self.clauses {
            let lit = |l: &i32| batsat::Lit::new(vars[l.unsigned_abs() as usize - 1], *l > 0);
            solver.add_clause_reuse(&mut clause.iter().map(lit).collect());
        }
    }

    /// The number of models over the shown Booleans. Those that hold determine the others.
    fn models(&self) -> u64 {
        let mut solver = BasicSolver::default();
        let vars: Vec<batsat::Var> = (0..self.booleans).map(|_| solver.new_var_default()).collect();
        self.state(&mut solver, &vars);
        let mut found = 0;
        while solver.solve_limited(&[]) == lbool::TRUE {
            found += 1;
            let shown = self.shown.iter().map(|&n| vars[n as usize - 1]);
            let holds = shown.filter(|&x| solver.value_var(x) == lbool::TRUE);
            let mut other: Vec<_> = holds.map(|x| batsat::Lit::new(x, false)).collect();
            if other.is_empty() || !solver.add_clause_reuse(&mut other) {
                break;
            }
        }
        found
    }

    /// Whether the shown Booleans determine all others: no two models differ only in these.
    fn is_determined(&self) -> bool {
        let mut solver = BasicSolver::default();
        let first: Vec<batsat::Var> = (0..self.booleans).map(|_| solver.new_var_default()).collect();
        let mut second = first.clone();
        let mut some = Vec::new();
        for (at, x) in second.iter_mut().enumerate() {
            if self.shown.contains(&(at as i32 + 1)) {
                continue;
            }
            let (y, differ) = (solver.new_var_default(), solver.new_var_default());
            for sign in [false, true] {
                let lits = [batsat::Lit::new(differ, false), batsat::Lit::new(*x, sign), batsat::Lit::new(y, sign)];
                solver.add_clause_reuse(&mut lits.to_vec());
            }
            some.push(batsat::Lit::new(differ, true));
            *x = y;
        }
        self.state(&mut solver, &first);
        self.state(&mut solver, &second);
        solver.add_clause_reuse(&mut some);
        solver.solve_limited(&[]) == lbool::FALSE
    }
}

/// Name, text, and with how many solutions at most it is compared.
fn cases() -> impl Iterator<Item = (String, &'static str, u64)> {
    let gallery = bachet::gallery::all().filter(|(name, _)| *name != SLOWEST_BOARD);
    // What is states and moves has no model: `planner` reads these.
    let gallery = gallery.filter(|(_, text)| matches!(read(text), Puzzle::Grid(_) | Puzzle::Sudoku(_)));
    let gallery = gallery.map(|(name, text)| (name.to_owned(), text, MAX_SOLUTIONS));
    gallery.chain(KINDS.iter().map(|text| (text.lines().take(1).collect(), *text, MAX_SOLUTIONS_OF_EXAMPLES)))
}

#[test]
fn formulas_have_as_many_models() {
    for (name, text, max) in cases() {
        let (puzzle, expected) = few(text, max);
        let formula = parse(&dimacs(&puzzle).expect("it is small"));
        assert_eq!(formula.models(), expected, "{name}");
        assert!(formula.is_determined(), "{name}");
    }
}

#[test]
fn minizinc_and_gecode_find_as_many_solutions() {
    if !Command::new("minizinc").arg("--version").stdout(Stdio::null()).status().is_ok_and(|s| s.success()) {
        println!("skipped: no minizinc");
        return;
    }
    let folder = std::env::temp_dir().join(format!("bachet-export-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
    for (name, text, max) in cases().filter(|(name, ..)| name != LARGE) {
        let (puzzle, expected) = few(text, max);
        let file = folder.join("puzzle.mzn");
        std::fs::write(&file, minizinc(&puzzle).expect("it is small")).expect("it can be written");
        let ran = Command::new("minizinc").args(["--solver", "gecode", "--all-solutions"]).arg(&file).output();
        let ran = ran.expect("minizinc runs");
        let out = String::from_utf8_lossy(&ran.stdout);
        assert!(ran.status.success(), "{name}: {}", String::from_utf8_lossy(&ran.stderr));
        assert_eq!(out.lines().filter(|line| *line == "----------").count() as u64, expected, "{name}");
    }
    std::fs::remove_dir_all(&folder).expect("it is ours");
}

#[test]
fn exports_read_as_they_did() {
    let text = "grid: Two friends\nwho: Ann, Bob\nnumber (ordered): one, two\nteam (shared): red, blue\n\
        1. Ann comes first.\n   = Ann = one\n2. = team(two) = red\n";
    let puzzle = read(text);
    insta::assert_snapshot!("dimacs", dimacs(&puzzle).expect("it is small"));
    insta::assert_snapshot!("minizinc", minizinc(&puzzle).expect("it is small"));
}
