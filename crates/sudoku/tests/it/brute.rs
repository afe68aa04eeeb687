//! Small boards with random regions, candidates and rules, compared with an enumeration that shares no code with the
//! crate: here every rule is a condition on two cells.

use bachet_notation::sudoku::{BoxShape, Cell, CellId, SudokuPuzzle};
use bachet_sudoku::{
    Board, BoardConstraint, Budget, CheckOptions, Satisfiable, Solution, Sudoku, Verdict, candidates, check, count,
    count_up_to, verify,
};

use crate::boards::{empty, prepared, solutions, with_rules};
use crate::random::Random;

const RULES: [&str; 8] = [
    "diagonals",
    "diagonal: down",
    "diagonal: up",
    "disjoint",
    "windoku",
    "anti-knight",
    "anti-king",
    "nonconsecutive",
];

/// Maximum number of solutions of a board; boards with more are skipped.
const MAX_SOLUTIONS: usize = 1500;

/// Number of boards.
const BOARDS: usize = 150;

/// Maximum number of values that the enumeration tries; boards that need more are skipped.
const TRIED: usize = 20_000;

/// Whether two different cells may have these values.
fn are_compatible(puzzle: &SudokuPuzzle, rules: &[&str], a: (CellId, u8), b: (CellId, u8)) -> bool {
    let size = puzzle.size as i32;
    let at = |cell: CellId| (i32::from(cell.row), i32::from(cell.column));
    let ((r, c), (s, d)) = (at(a.0), at(b.0));
    let (down, right) = ((r - s).abs(), (c - d).abs());
    let mut differ = r == s || c == d;
    if let Some(BoxShape { rows, columns }) = puzzle.boxes {
        let (rows, columns) = (rows as i32, columns as i32);
        differ |= r / rows == s / rows && c / columns == d / columns;
    }
    if let Some(regions) = &puzzle.regions {
        differ |= regions[a.0.index(puzzle.size)] == regions[b.0.index(puzzle.size)];
    }
    for &rule in rules {
        let diagonal_down = r == c && s == d;
        let diagonal_up = r + c == size - 1 && s + d == size - 1;
        differ |= match rule {
            "diagonals" => diagonal_down || diagonal_up,
            "diagonal: down" => diagonal_down,
            "diagonal: up" => diagonal_up,
            "disjoint" => puzzle.boxes.is_some_and(|shape| {
                let (rows, columns) = (shape.rows as i32, shape.columns as i32);
                r % rows == s % rows && c % columns == d % columns
            }),
            // A 4x4 board has one window, in the middle.
            "windoku" => [r, c, s, d].iter().all(|at| (1..=2).contains(at)),
            "anti-knight" => (down, right) == (1, 2) || (down, right) == (2, 1),
            "anti-king" => down <= 1 && right <= 1,
            "nonconsecutive" => false,
            _ => unreachable!("one of those above"),
        };
    }
    let apart = !rules.contains(&"nonconsecutive") || down + right != 1 || a.1.abs_diff(b.1) != 1;
    apart && !(differ && a.1 == b.1)
}

/// Returns all solutions in order, by trying every value of the cell with the fewest; `None` beyond the limits.
fn brute(puzzle: &SudokuPuzzle, masks: &[u64], rules: &[&str]) -> Option<Vec<Vec<u8>>> {
    let id = |at| CellId::at(at, puzzle.size);
    let values = || 1..=puzzle.size as u8;
    let with = |a, v, b| {
        let together = |w: &u8| a == b || are_compatible(puzzle, rules, (id(a), v), (id(b), *w));
        values().filter(together).fold(0u64, |mask, w| mask | 1 << (w - 1))
    };
    let area = masks.len();
    let allowed = (0..area).map(|a| values().map(|v| (0..area).map(|b| with(a, v, b)).collect()).collect()).collect();
    let mut search = Search { allowed, found: Vec::new(), tried: 0 };
    if !search.fill(masks, &mut vec![false; area]) {
        return None;
    }
    search.found.sort();
    Some(search.found)
}

struct Search {
    /// For each cell and value the values that are left in each other cell.
    allowed: Vec<Vec<Vec<u64>>>,
    found: Vec<Vec<u8>>,
    tried: usize,
}

impl Search {
    fn fill(&mut self, masks: &[u64], done: &mut [bool]) -> bool {
        let open = (0..masks.len()).filter(|&at| !done[at]);
        let Some(at) = open.min_by_key(|&at| masks[at].count_ones()) else {
            self.found.push(masks.iter().map(|mask| mask.trailing_zeros() as u8 + 1).collect());
            return self.found.len() <= MAX_SOLUTIONS;
        };
        done[at] = true;
        for value in (0..64usize).filter(|value| masks[at] >> value & 1 == 1) {
            self.tried += 1;
            let rest: Vec<u64> = masks.iter().zip(&self.allowed[at][value]).map(|(mask, left)| mask & left).collect();
            let rest: Vec<u64> =
                rest.iter().enumerate().map(|(other, &mask)| if other == at { 1 << value } else { mask }).collect();
            if self.tried > TRIED || !self.fill(&rest, done) {
                return false;
            }
        }
        done[at] = false;
        true
    }
}

/// A board, its candidates and its rules.
struct Case {
    puzzle: SudokuPuzzle,
    masks: Vec<u64>,
    rules: Vec<&'static str>,
}

impl Case {
    /// Most boards get candidates that include a solution. Values that are excluded nowhere stay interchangeable.
    fn random(random: &mut Random) -> Self {
        let size = [4, 4, 4, 5, 6, 6][random.below(6)];
        let mut puzzle = empty(size);
        if random.below(2) == 0 {
            puzzle.boxes = puzzle.boxes.filter(|_| random.below(4) == 0);
            puzzle.regions = Some(regions(size, random));
        }
        let mut rules: Vec<&str> = Vec::new();
        for _ in 0..random.below(3) {
            let rule = RULES[random.below(RULES.len())];
            let fits = match rule {
                "disjoint" => puzzle.boxes.is_some(),
                "windoku" => puzzle.boxes.is_some() && size == 4,
                _ => true,
            };
            if fits && !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        let area = (size * size) as usize;
        let all = (1u64 << size) - 1;
        let sudoku = prepared(&with_rules(puzzle.clone(), &rules));
        let solution = solutions(&sudoku, 1 + random.below(50)).pop();
        // Some values stay interchangeable.
        let interchangeable = if random.below(3) == 0 { all & !(all >> 1 >> random.below(3)) } else { 0 };
        let density = random.below(5);
        let open = random.below(4);
        let mut masks: Vec<u64> = Vec::new();
        for at in 0..area {
            let own = solution.as_ref().map_or(0, |solution: &Solution| 1 << (solution.values()[at] - 1));
            let others = (0..density).fold(0u64, |mask, _| mask | random.next() & random.next());
            let mask = if random.below(6) < open { all } else { (own | others) & all };
            masks.push(if mask & interchangeable == 0 { mask } else { mask | interchangeable });
        }
        if random.below(4) == 0 {
            let at = random.below(area);
            masks[at] &= !(1 << random.below(size as usize));
        }
        Self { puzzle, masks, rules }
    }

    fn stated(&self) -> SudokuPuzzle {
        let cells = self.masks.iter().map(|&candidates| Cell { candidates, ..Cell::default() }).collect();
        with_rules(SudokuPuzzle { cells, ..self.puzzle.clone() }, &self.rules)
    }

    /// Returns the solutions with the givens of some cells and some of the rules only.
    fn part(&self, cells: impl Fn(CellId) -> bool, rule: impl Fn(usize) -> bool) -> Option<Vec<Vec<u8>>> {
        let all = (1u64 << self.puzzle.size) - 1;
        let masks = self.masks.iter().enumerate();
        let masks: Vec<u64> =
            masks.map(|(at, &mask)| if cells(CellId::at(at, self.puzzle.size)) { mask } else { all }).collect();
        let rules: Vec<&str> =
            self.rules.iter().enumerate().filter(|(at, _)| rule(*at)).map(|(_, rule)| *rule).collect();
        brute(&self.puzzle, &masks, &rules)
    }
}

/// Returns standard boxes, or rows, with some cells exchanged.
fn regions(size: u32, random: &mut Random) -> Vec<u8> {
    let shape = BoxShape::of_size(size).unwrap_or(BoxShape { rows: 1, columns: size });
    let of =
        |cell: CellId| (u32::from(cell.row) / shape.rows * shape.rows + u32::from(cell.column) / shape.columns) as u8;
    let area = (size * size) as usize;
    let mut regions: Vec<u8> = (0..area).map(|at| of(CellId::at(at, size))).collect();
    for _ in 0..random.below(8) {
        regions.swap(random.below(area), random.below(area));
    }
    regions
}

#[test]
fn random_boards() {
    let mut random = Random(1);
    let (mut verdicts, mut skipped) = ([0; 3], 0);
    for _ in 0..BOARDS {
        let case = Case::random(&mut random);
        let Some(expected) = brute(&case.puzzle, &case.masks, &case.rules) else {
            skipped += 1;
            continue;
        };
        verdicts[expected.len().min(2)] += 1;
        against(&case, &expected, &mut random);
    }
    // All kinds of boards occur, and few are skipped.
    assert!(verdicts.iter().all(|&number| number >= BOARDS / 12) && skipped < BOARDS / 2, "{verdicts:?}, {skipped}");
}

fn against(case: &Case, expected: &[Vec<u8>], random: &mut Random) {
    let puzzle = case.stated();
    let sudoku = prepared(&puzzle);
    let mut budget = Budget::unlimited();
    let found = solutions(&sudoku, usize::MAX);
    let found: Vec<Vec<u8>> = found.iter().map(|solution| solution.values().to_vec()).collect();
    assert_eq!(found, expected, "{puzzle:?}");
    let exact = count(&sudoku, &mut budget, &mut |_| ());
    assert_eq!((exact.number, exact.exact), (expected.len().into(), true), "{puzzle:?}");
    let some = count_up_to(&sudoku, 2, &mut budget);
    assert_eq!(some.number.min(2u32.into()), expected.len().min(2).into());
    let all = candidates(&sudoku, &mut budget);
    for cell in sudoku.cells() {
        let mask = expected.iter().fold(0, |mask, values| mask | 1u64 << (values[cell.index(puzzle.size)] - 1));
        assert_eq!(all.mask(cell), mask, "{cell} of {puzzle:?}");
    }
    claims(&sudoku, expected, random);
    checked(case, &sudoku, expected);
}

/// Checks the verdicts on claimed solutions: a solution with one changed cell, and a board with one more value.
fn claims(sudoku: &Sudoku, expected: &[Vec<u8>], random: &mut Random) {
    let size = sudoku.size();
    for values in expected.iter().take(3) {
        let mut claimed = values.clone();
        let at = random.below(claimed.len());
        claimed[at] = random.below(size as usize + 2) as u8;
        let valid = expected.contains(&claimed);
        let claim = Solution::new(size, claimed).expect("as many values");
        assert_eq!(verify(sudoku, &claim).is_empty(), valid);
        let mut board = Board::new(sudoku);
        let cell = CellId::at(at, size);
        let value = random.below(size as usize) as u8 + 1;
        if board.set(cell, value).is_ok() {
            let any = expected.iter().any(|values| values[at] == value);
            let solvable = if any { Satisfiable::Yes } else { Satisfiable::No };
            assert_eq!(board.is_solvable(&mut Budget::unlimited()), solvable);
        }
    }
}

fn checked(case: &Case, sudoku: &Sudoku, expected: &[Vec<u8>]) {
    let size = case.puzzle.size;
    let found = check(sudoku, CheckOptions::default(), &mut Budget::unlimited());
    assert!(found.complete || expected.len() > 1000);
    // Where the enumeration is beyond its limits, nothing is asserted.
    let parts = |cells: &dyn Fn(CellId) -> bool, rules: &dyn Fn(usize) -> bool, ok: &dyn Fn(usize) -> bool| {
        assert!(case.part(cells, rules).is_none_or(|solutions| ok(solutions.len())));
    };
    match expected.len() {
        0 => {
            assert_eq!(found.verdict, Verdict::None);
            if !found.clashes.is_empty() {
                return;
            }
            let given = |cell| found.core.contains(&BoardConstraint::Given(cell));
            let instance = |rule| {
                let mut core = found.core.iter();
                core.any(|origin| matches!(origin, BoardConstraint::Rule(other, _) if *other == rule))
            };
            parts(&given, &instance, &|number| number == 0);
            for origin in &found.core {
                match origin {
                    // Without a given, the enumeration removes all instances of a rule, the core only some.
                    BoardConstraint::Given(out) if case.rules.is_empty() => {
                        parts(&|cell| given(cell) && cell != *out, &instance, &|number| number > 0);
                    }
                    BoardConstraint::Rule(out, _) => {
                        parts(&given, &|rule| rule != *out && instance(rule), &|number| number > 0);
                    }
                    _ => {}
                }
            }
        }
        1 => {
            assert_eq!(found.verdict, Verdict::Unique);
            for cell in sudoku.givens() {
                let redundant = found.redundant.contains(&cell);
                parts(&|other| other != cell, &|_| true, &|number| (number == 1) == redundant);
            }
            for rule in 0..case.rules.len() {
                let redundant = found.redundant_rules.contains(&rule);
                parts(&|_| true, &|other| other != rule, &|number| (number == 1) == redundant);
            }
            let sufficient = found.sufficient.expect("the budget has no end");
            parts(&|cell| sufficient.contains(&cell), &|_| true, &|number| number == 1);
            for out in &sufficient {
                parts(&|cell| cell != *out && sufficient.contains(&cell), &|_| true, &|number| number > 1);
            }
        }
        _ => {
            assert_eq!(found.verdict, Verdict::Several);
            let differs = |cell: &CellId| {
                let at = cell.index(size);
                expected.iter().any(|values| values[at] != expected[0][at])
            };
            assert_eq!(found.differing, sudoku.cells().filter(differs).collect::<Vec<_>>());
            let having =
                |cell: CellId, value: u8| expected.iter().filter(|values| values[cell.index(size)] == value).count();
            match found.deciding {
                Some((cell, value)) => assert_eq!(having(cell, value), 1),
                None => assert!(sudoku.cells().all(|cell| (1..=size as u8).all(|value| having(cell, value) != 1))),
            }
        }
    }
}
