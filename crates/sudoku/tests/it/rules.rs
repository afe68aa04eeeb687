//! Reading of rule lines.

use bachet_notation::sudoku::{RuleLine, SudokuPuzzle, rule_in_words};
use bachet_notation::{Code, Hint, Text};
use bachet_sudoku::{Sudoku, VARIANTS, Words};

use crate::boards::{empty, line, prepared, puzzle, solutions, with_rules};

/// A rule that is named beside a board must not be taken for other text.
#[test]
fn the_name_of_every_rule_is_known_beside_a_board() {
    for keyword in VARIANTS.iter().flat_map(|variant| variant.keywords) {
        assert!(rule_in_words(keyword, &empty(9)).is_some(), "{keyword}");
    }
}

/// A shape that neither the board nor its boxes have may be that of a rule, also in the text of a link.
#[test]
fn another_shape_in_the_text_of_a_puzzle_may_be_a_rule() {
    for (text, is_rule) in [
        ("Each row, column and 3x3 box contains the digits 1 to 9", false),
        ("Each row, column and 4x2 box contains the digits 1 to 9", true),
        ("A grid of 9x9 cells", false),
        ("The boxes are 3 wide and 3 high", false),
        ("boxes: 2x5", true),
    ] {
        assert_eq!(rule_in_words(text, &empty(9)).is_some(), is_rule, "{text}");
    }
}

#[test]
fn unreadable_lines_are_reported_and_left_out() {
    let check = |puzzle: &SudokuPuzzle, codes: &[(Code, Hint)], left: usize| {
        let (sudoku, found) = Sudoku::new(puzzle);
        assert_eq!(found.iter().map(|d| (d.code, d.hint.expect("a hint"))).collect::<Vec<_>>(), codes);
        assert_eq!(sudoku.rules().len(), left);
    };
    let nine = |lines: &[&str]| with_rules(empty(9), lines);
    check(&nine(&["diagonals", "Anti-Knight", "antiking", "windoku", "disjoint", "nonconsecutive"]), &[], 6);
    check(&nine(&["diagonal: down", "diagonal: UP"]), &[], 2);
    check(&nine(&["diagonal"]), &[(Code::RuleChoice, Hint::Plain)], 0);
    check(&nine(&["diagonal: left"]), &[(Code::RuleChoice, Hint::Plain)], 0);
    check(&nine(&["diagonals: down"]), &[(Code::RuleStandsAlone, Hint::Plain)], 0);
    check(&nine(&["diagonls"]), &[(Code::UnknownRule, Hint::DidYouMean)], 0);
    check(&nine(&["whirlpool"]), &[(Code::UnknownRule, Hint::Plain)], 0);
    check(&nine(&["anti-king", "anti king"]), &[(Code::DuplicateRule, Hint::Plain)], 1);
    check(&with_rules(empty(7), &["disjoint", "anti-king"]), &[(Code::RuleNeedsBoxes, Hint::Plain)], 1);
    check(&with_rules(empty(6), &["windoku", "disjoint"]), &[(Code::RuleNeedsBoxes, Hint::Square)], 1);
    let parameter = RuleLine { keyword: Text::new("windoku", 0), parameter: Text::new("3", 8), ..RuleLine::default() };
    check(&SudokuPuzzle { rules: vec![parameter], ..empty(9) }, &[(Code::RuleStandsAlone, Hint::Plain)], 0);
}

/// Each message id of a rule is defined once, with the arguments that it gets.
#[test]
fn every_rule_has_messages() {
    let lines = ["diagonals", "diagonal: up", "anti-knight", "anti-king", "windoku", "disjoint", "nonconsecutive"];
    let (sudoku, _) = Sudoku::new(&with_rules(empty(9), &lines));
    assert_eq!(sudoku.rules().len(), lines.len());
    let source: String = VARIANTS.iter().filter_map(|variant| variant.words("en")).collect();
    let mut used: Vec<&str> = Vec::new();
    for rule in sudoku.rules() {
        let instances = rule.instances();
        assert!(!instances.is_empty());
        for Words { id, arguments } in instances.iter().chain([&rule.text()]) {
            let defined: Vec<&str> =
                source.lines().filter_map(|line| line.strip_prefix(id)?.strip_prefix(" = ")).collect();
            assert_eq!(defined.len(), 1, "{id}");
            assert_eq!(defined[0].matches('$').count(), arguments.len(), "{id}");
            assert!(arguments.iter().all(|(name, _)| defined[0].contains(&format!("{{ ${name} }}"))), "{id}");
            used.push(id);
        }
    }
    used.sort_unstable();
    used.dedup();
    assert_eq!(source.lines().filter(|line| line.contains(" = ")).count(), used.len(), "words that nothing says");
}

/// Mitchell Lee's "miracle" (2020): two givens and three rules leave one solution.
#[test]
fn three_rules_together() {
    let board = [&".".repeat(36), "..1......", "......2..", &".".repeat(27)].concat();
    let stated = with_rules(puzzle(9, &board), &["anti-knight", "anti-king", "nonconsecutive"]);
    let found: Vec<String> = solutions(&prepared(&stated), 2).iter().map(line).collect();
    assert_eq!(found, ["483726159726159483159483726837261594261594837594837261372615948615948372948372615"]);
}
