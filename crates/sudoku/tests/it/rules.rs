//! Rule lines: what is read, what is refused.

use bachet_notation::sudoku::{RuleLine, SudokuPuzzle};
use bachet_notation::{Code, Text};
use bachet_sudoku::Sudoku;

use crate::boards::{empty, with_rules};

#[test]
fn lines_that_mean_nothing_are_reported_and_left_out() {
    let check = |puzzle: &SudokuPuzzle, codes: &[(Code, &str)], left: usize| {
        let (sudoku, found) = Sudoku::new(puzzle);
        assert_eq!(found.iter().map(|d| (d.code, d.hint)).collect::<Vec<_>>(), codes);
        assert_eq!(sudoku.rules().len(), left);
    };
    let nine = |lines: &[&str]| with_rules(empty(9), lines);
    check(&nine(&["diagonals", "Anti-Knight", "antiking", "windoku", "disjoint", "nonconsecutive"]), &[], 6);
    check(&nine(&["diagonal: down", "diagonal: UP"]), &[], 2);
    check(&nine(&["diagonal"]), &[(Code::RuleChoice, "hint")], 0);
    check(&nine(&["diagonal: left"]), &[(Code::RuleChoice, "hint")], 0);
    check(&nine(&["diagonals: down"]), &[(Code::RuleStandsAlone, "hint")], 0);
    check(&nine(&["diagonls"]), &[(Code::UnknownRule, "did-you-mean")], 0);
    check(&nine(&["whirlpool"]), &[(Code::UnknownRule, "hint")], 0);
    check(&nine(&["anti-king", "anti king"]), &[(Code::DuplicateRule, "hint")], 1);
    check(&with_rules(empty(7), &["disjoint", "anti-king"]), &[(Code::RuleNeedsBoxes, "hint")], 1);
    check(&with_rules(empty(6), &["windoku", "disjoint"]), &[(Code::RuleNeedsBoxes, "square")], 1);
    let parameter = RuleLine { keyword: Text::new("windoku", 0), parameter: Text::new("3", 8), ..RuleLine::default() };
    check(&SudokuPuzzle { rules: vec![parameter], ..empty(9) }, &[(Code::RuleStandsAlone, "hint")], 0);
}
