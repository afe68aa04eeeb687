//! The boards of two courses on Sudoku, with their only solutions.

use std::ops::ControlFlow;

use bachet_sudoku::{Budget, CheckOptions, SearchOutcome, Verdict, check, count, plain};

use crate::boards::{line, prepared, puzzle, solutions};

/// `difficile`, `a-l-envers`, `17-clue`, `18-clue`, `start` and `statewiki`.
const BOARDS: [(&str, &str); 6] = [
    (
        "....5..6.582..9..4.6......983.4.16...7.....8...17.6.356......4.3..6..728.1..7....",
        "194357862582169374763842519835421697276935481941786235627598143359614728418273956",
    ),
    (
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        "987654321246173985351928746128537694634892157795461832519286473472319568863745219",
    ),
    (
        "....4....12.....73.3...8.....4...6.....2.3.....5........6.9.5...7.....2..........",
        "659347281128659473437128956384975612791263845265814397816792534573486129942531768",
    ),
    (
        ".........12.....84.3.....7...4...6.....2.3.....5...9....6.9.5...7.....2.....5....",
        "457831296129675384638924175284519637791263458365487912816792543573146829942358761",
    ),
    (
        ".6.798.127941.5.682.14..957...21.5...563..241.1254.73963.874...1.56.28..4289.1.7.",
        "563798412794125368281463957347219586956387241812546739639874125175632894428951673",
    ),
    (
        ".3..........195.....8....6.8...6....4..8....1....2.....6....28....419..5.......7.",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    ),
];

#[test]
fn each_board_has_one_solution() {
    for (board, solution) in BOARDS {
        let sudoku = prepared(&puzzle(9, board));
        let found = solutions(&sudoku, 2);
        assert_eq!(found.iter().map(line).collect::<Vec<_>>(), [solution]);
        let mut plainly = Vec::new();
        let end = plain::solve(&sudoku, &mut Budget::unlimited(), |found| {
            plainly.push(line(&found));
            ControlFlow::Continue(())
        });
        assert_eq!((end, plainly), (SearchOutcome::Exhausted, vec![solution.to_owned()]));
        let count = count(&sudoku, &mut Budget::unlimited(), &mut |_| ());
        assert_eq!((count.number, count.exact), (1u32.into(), true));
        let check = check(&sudoku, CheckOptions::default(), &mut Budget::unlimited());
        assert_eq!(check.verdict, Verdict::Unique);
        assert!(check.complete);
    }
}
