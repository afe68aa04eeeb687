//! Boards amid other text: each paste of the file beside this one is read as the board that it was made from.

use bachet_notation::sudoku::read;
use bachet_notation::{Argument, Diagnostic, Severity};

const PASTES: &str = include_str!("sudoku_amid.txt");
const BOARD: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Returns the pastes with their names.
fn pastes() -> impl Iterator<Item = (&'static str, &'static str)> {
    PASTES.split("=== ").skip(1).map(|paste| paste.split_once('\n').expect("a name is a line of its own"))
}

/// Returns the codes of the errors.
fn errors(problems: &[Diagnostic]) -> Vec<&'static str> {
    problems.iter().filter(|problem| problem.severity() == Severity::Error).map(|problem| problem.code.id()).collect()
}

/// Reads a text without a stated format.
fn line(text: &str) -> Result<String, Vec<Diagnostic>> {
    let (reading, problems) = read(text, None);
    if problems.iter().any(|problem| problem.severity() == Severity::Error) {
        return Err(problems);
    }
    let sign = |given: Option<u8>| given.map_or('.', |value| char::from(b'0' + value));
    Ok(reading.puzzle.cells.iter().map(|cell| sign(cell.given)).collect())
}

/// Checks all pastes, and shows every one that fails.
fn check(problem: impl Fn(&str, &str) -> Vec<String>) {
    let found: Vec<String> = pastes().flat_map(|(name, text)| problem(name, text)).collect();
    assert!(found.is_empty(), "{} problems\n{}", found.len(), found.join("\n"));
}

#[test]
fn every_paste_is_read() {
    check(|name, text| {
        let windows = text.replace('\n', "\r\n");
        let found = [("", line(text)), (" with line ends of Windows", line(&windows))];
        let wrong = found.into_iter().filter(|(_, board)| board.as_deref() != Ok(BOARD));
        wrong.map(|(how, board)| format!("{name}{how}: {board:?}\n{text}")).collect()
    });
}

/// Words above a paste change nothing, or the whole is one error, which it is for few pastes.
#[test]
fn words_above_a_paste_are_no_part_of_the_board() {
    const MIN_READ: usize = 135;
    let below_words = |text: &str| line(&format!("Hello,\nhere is one for you.\n\n{text}"));
    let read = pastes().filter(|(_, text)| below_words(text).is_ok()).count();
    assert!(read >= MIN_READ, "{read} of {} pastes are read", pastes().count());
    check(|name, text| match below_words(text) {
        Ok(board) if board != BOARD => vec![format!("{name}: {board}\n{text}")],
        Err(problems) if errors(&problems).len() > 1 => vec![format!("{name}: {:?}\n{text}", errors(&problems))],
        _ => Vec::new(),
    });
}

/// A paste without one of its digits is the board without this given, or one error; never another board. In a drawing
/// with blanks, the row may also be moved: nobody can see that.
#[test]
fn a_paste_with_a_character_less_is_one_error_or_a_given_less() {
    check(|name, text| {
        let is_moved = |board: &str| {
            let rows = board.as_bytes().chunks(9).zip(BOARD.as_bytes().chunks(9));
            ["reply blank", "blanks trim", "nbsp"].contains(&name) && rows.filter(|(a, b)| a != b).count() == 1
        };
        let digits = text.char_indices().filter(|(_, c)| c.is_ascii_digit());
        let wrong = digits.filter_map(|(at, c)| {
            let shorter = format!("{}{}", &text[..at], &text[at + 1..]);
            let is_fine = |board: &str| {
                let mut differ = board.chars().zip(BOARD.chars()).filter(|(a, b)| a != b);
                is_moved(board)
                    || board.len() == BOARD.len()
                        && differ.next().is_none_or(|(a, b)| a == '.' && b == c)
                        && differ.next().is_none()
            };
            match line(&shorter) {
                Ok(board) if is_fine(&board) => None,
                Err(problems) if errors(&problems).len() == 1 => None,
                Ok(board) => Some(format!("{name} without `{c}` at {at}: {board}\n{shorter}")),
                Err(problems) => Some(format!("{name} without `{c}` at {at}: {:?}\n{shorter}", errors(&problems))),
            }
        });
        wrong.take(2).collect()
    });
}

/// A line that is missing or doubled is an error, but where a line is a given, where ten rows may be a board of 10 by
/// 10, and where the first row is on the line of the name of a list.
#[test]
fn a_paste_with_a_row_too_many_or_too_few_is_an_error() {
    const GIVENS: [&str; 1] = ["coords"];
    const TEN_BY_TEN: [&str; 9] = [
        "md abc",
        "pandas",
        "fullwidth",
        "reply blank",
        "bullets",
        "bullets tight",
        "blanks trim",
        "blanks spaced trim",
        "nbsp",
    ];
    const NAMED: [&str; 2] = ["matlab", "lisp"];
    let is_unseen = |name: &str| GIVENS.contains(&name) || TEN_BY_TEN.contains(&name) || NAMED.contains(&name);
    check(|name, text| {
        let lines: Vec<&str> = text.lines().collect();
        let wrong = (0..lines.len()).flat_map(|at| {
            let (without, twice) = ([&lines[..at], &lines[at + 1..]], [&lines[..=at], &lines[at..]]);
            [without, twice].map(|lines| lines.concat().join("\n"))
        });
        let wrong = wrong.filter(|text| !is_unseen(name) && line(text).is_ok_and(|board| board != BOARD));
        wrong.map(|text| format!("{name}: {:?}\n{text}", line(&text))).collect()
    });
}

/// A full board has no blanks, so a row that is too short has lost a value somewhere.
#[test]
fn a_full_board_that_lacks_a_value_is_an_error() {
    let full = "123456789\n456789123\n789123456\n214365897\n36597214\n897214365\n531642978\n642978531\n978531642\n";
    for text in [full.to_owned(), format!("Hello, look at this:\n\n{full}")] {
        let (_, problems) = read(&text, None);
        assert_eq!(errors(&problems), ["row-length"], "{text}");
        assert!(problems[0].arguments.contains(&("row", Argument::Number(5))), "{:?}", problems[0]);
    }
}

/// Without its rule it would be another puzzle: it is read, or it is an error.
#[test]
fn a_rule_is_read_or_refused_wherever_it_stands() {
    let plain = ". . 3 .\n. 2 . .\n. . . 4\n1 . . .";
    let lines = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n";
    let crossed = plain.replace('.', "x");
    let table = plain.replace(' ', "</td><td>").replace('\n', "</td></tr>\n<tr><td>");
    let list = plain.replace('.', "0").replace(' ', ", ").replace('\n', "],\n[").replacen("],", "], // anti-king", 1);
    for text in [
        plain.replacen('\n', " # anti-knight sudoku\n", 1),
        crossed.replacen('\n', " # anti-knight sudoku\n", 1),
        crossed.replacen('\n', " // killer\n", 1),
        format!("note: the diagonals contain 1 to 4\n{crossed}"),
        format!("% Anti-knight sudoku\n{crossed}"),
        format!("<table><caption>Anti-knight sudoku</caption><tr><td>{table}</td></tr></table>"),
        format!("[[{list}]]"),
        format!("sudoku\nanti-knight\n\n{lines}"),
        format!("Anti-king\nanti-knight\n{lines}"),
        "r1c1 = 5, r2c5 = 9\nEqual digits are never a knight's move apart.\nr3c3 = 4, r4c2 = 1".to_owned(),
    ] {
        let (reading, problems) = read(&text, None);
        let is_seen = !reading.puzzle.rules.is_empty() || errors(&problems) == ["rule-in-text"];
        assert!(is_seen, "{:?}\n{text}", errors(&problems));
    }
}

/// A sign of emphasis is no given.
#[test]
fn two_stars_are_no_given() {
    let text = "** ** 3 **\n** 2 ** **\n** ** ** 4\n1 ** ** **";
    assert!(line(text).is_err() || line(text).as_deref() == Ok("..3..2.....41..."), "{:?}", line(text));
}

#[test]
fn a_page_that_ends_in_a_tag() {
    for cell in ["<é", "<", "<input value=", "<b>é", "é<é"] {
        let text = format!("<table><tr><td>{cell}</td></tr></table>");
        assert_eq!(line(&text).ok(), None, "{text}");
    }
}

/// The work is linear: quadratic work would take minutes.
#[test]
fn large_texts() {
    let boards: Vec<String> = (0..1 << 14).map(|n| format!("12{n:014b}")).collect();
    let pieces = ["<td>1</td>", "\"{", "[{", "\\begin{", "\\begin{array}1&2\\end{array}", "r1c1 ", "(1)", "'1'"];
    for piece in pieces {
        for head in ["", "<table><tr>"] {
            let source = format!("{head}{} x", piece.repeat((1 << 18) / piece.len()));
            assert!(line(&source).is_err(), "{piece}");
        }
    }
    let (_, problems) = read(&format!("Boards: {}", boards.join(" ")), None);
    assert_eq!(errors(&problems), ["several-boards"]);
}
