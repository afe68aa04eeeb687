//! Splits a chunk into lines, and reads each line.
//!
//! A puzzle is 81 characters, or 729 pencil marks: nine for each cell, each the digit of its place or empty. Anything
//! may follow after a blank, a tab, a comma or a semicolon. In a table, the puzzle may be in any column. Blanks are
//! empty cells only in a line of exactly 81 or 729 characters.

use std::str;

use bachet_kernel::{BoardLine, CELLS, PencilMarks};

use super::{Flaw, field};

/// The number of pencil marks.
const MARKS: usize = 9 * CELLS;

/// Which answer belongs to a line, with the number of the line in its chunk, from 0.
#[derive(Clone, Copy, Debug)]
pub(super) enum Slot {
    /// The next of the lines.
    Line(u32),
    /// The next of the pencil marks.
    Marks(u32),
    /// A line that is not a puzzle.
    Bad(u32, Flaw),
}

/// The content of a line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Given<'l> {
    /// A blank line or a comment.
    Nothing,
    /// A board with a value or none for each cell.
    Line(&'l BoardLine),
    /// A board with pencil marks.
    Marks(PencilMarks),
    /// The names of the columns of a table, which only the first line may be; elsewhere it is not a puzzle.
    Header(Flaw),
    /// Not a puzzle.
    Bad(Flaw),
}

/// The lines, without their ends.
pub(super) fn lines(chunk: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = chunk;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        // Nearly every line is 81 characters and a line end: a look there saves the search.
        let end = match rest.get(CELLS) {
            Some(b'\n') if is_plain(&rest[..CELLS]) => Some(CELLS),
            _ => rest.iter().position(|&byte| byte == b'\n'),
        };
        let line = &rest[..end.unwrap_or(rest.len())];
        rest = &rest[end.map_or(rest.len(), |end| end + 1)..];
        Some(line.strip_suffix(b"\r").unwrap_or(line))
    })
}

/// Whether a line is blank or a comment.
pub(super) fn is_nothing(line: &[u8]) -> bool {
    matches!(line.trim_ascii_start().first(), None | Some(b'#'))
}

/// Reads a line.
pub(super) fn read(line: &[u8]) -> Given<'_> {
    if let Ok(whole) = <&BoardLine>::try_from(line)
        && is_plain(line)
    {
        return Given::Line(whole);
    }
    if is_nothing(line) {
        return Given::Nothing;
    }
    if matches!(line.len(), CELLS | MARKS) && line.iter().all(|&byte| is_cell(byte) || byte == b' ') {
        return board(line);
    }
    let text = line.trim_ascii_start();
    let end = text.iter().position(|byte| b" \t,;".contains(byte));
    let given = board(&text[..end.unwrap_or(text.len())]);
    let is_puzzle = match given {
        Given::Bad(_) => false,
        // The solution may stand before its puzzle.
        Given::Line(first) => end.is_none() || !field::is_full(first),
        _ => true,
    };
    if !is_puzzle && let Some(board) = field::board(text) {
        return Given::Line(board);
    }
    match given {
        Given::Bad(flaw) if field::is_header(text) => Given::Header(flaw),
        Given::Bad(Flaw::Character(found, column)) => {
            Given::Bad(Flaw::Character(found, column + line.len() - text.len()))
        }
        given => given,
    }
}

/// Reads a puzzle that nothing follows.
fn board(text: &[u8]) -> Given<'_> {
    if let Some(flaw) = wrong_character(text) {
        return Given::Bad(flaw);
    }
    match <&BoardLine>::try_from(text) {
        Ok(line) => Given::Line(line),
        Err(_) if text.len() == MARKS => marks(text),
        Err(_) => Given::Bad(Flaw::Length(text.len())),
    }
}

/// Returns the first character that is not allowed in a puzzle, or the length of the text if that is wrong.
fn wrong_character(text: &[u8]) -> Option<Flaw> {
    let at = text.iter().position(|&byte| !(is_cell(byte) || byte == b' '))?;
    let characters = text.iter().filter(|&&byte| byte & 0xc0 != 0x80).count();
    if !matches!(characters, CELLS | MARKS) {
        return Some(Flaw::Length(characters));
    }
    let longest = &text[at..text.len().min(at + 4)];
    let valid = match str::from_utf8(longest) {
        Ok(valid) => valid,
        Err(error) => str::from_utf8(&longest[..error.valid_up_to()]).unwrap_or_default(),
    };
    // Each character before it is one byte.
    Some(Flaw::Character(valid.chars().next().unwrap_or(char::REPLACEMENT_CHARACTER), at + 1))
}

fn marks(text: &[u8]) -> Given<'_> {
    let mut marks = [0; CELLS];
    for (at, &byte) in text.iter().enumerate() {
        match byte {
            b'1'..=b'9' if usize::from(byte - b'1') == at % 9 => marks[at / 9] |= 1 << (at % 9),
            b'1'..=b'9' => return Given::Bad(Flaw::Mark(byte.into(), at)),
            _ => {}
        }
    }
    Given::Marks(marks)
}

/// Returns the pencil marks of a line that begins with them, without what stands around them.
pub(super) fn marks_of(line: &[u8]) -> &[u8] {
    if line.len() == MARKS { line } else { line.trim_ascii_start().get(..MARKS).unwrap_or(line) }
}

/// Whether all characters are values and empty cells other than blanks.
fn is_plain(text: &[u8]) -> bool {
    text.iter().fold(true, |plain, &byte| plain & is_cell(byte))
}

/// Whether the character is a value or an empty cell other than a blank.
#[expect(clippy::needless_bitwise_bool, reason = "without a branch, a register holds many bytes")]
fn is_cell(byte: u8) -> bool {
    byte.is_ascii_digit() | (byte == b'.') | (byte == b'*') | (byte == b'_')
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn a_puzzle_in_every_dress() {
        let same = |text: &str| match read(text.as_bytes()) {
            Given::Line(line) => line.map(|b| if matches!(b, b'1'..=b'9') { b } else { b'.' }) == PUZZLE.as_bytes(),
            _ => false,
        };
        for empty in ['.', '0', '*', '_', ' '] {
            assert!(same(&PUZZLE.replace('.', &empty.to_string())), "{empty}");
        }
        for behind in [" a comment", "\t7.2", ",534678912,x", ";SE 7.2", " "] {
            assert!(same(&format!("{PUZZLE}{behind}")), "{behind}");
        }
        assert!(same(&format!("  {PUZZLE}")));
    }

    #[test]
    fn lines_end_as_on_any_system() {
        let text = format!("{PUZZLE}\r\n\n# x\n{PUZZLE}\n \t\n{PUZZLE}");
        let given: Vec<_> = lines(text.as_bytes()).map(read).collect();
        let puzzle = Given::Line(PUZZLE.as_bytes().try_into().expect("it has 81"));
        let nothing = || Given::Nothing;
        assert_eq!(given[..3], [puzzle, nothing(), nothing()]);
        assert_eq!(given[3..], [read(PUZZLE.as_bytes()), nothing(), read(PUZZLE.as_bytes())]);
        assert_eq!(read(&[b' '; 81]), Given::Nothing);
    }

    #[test]
    fn a_solution_before_its_puzzle_is_not_the_puzzle() {
        let solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let puzzle = Given::Line(PUZZLE.as_bytes().try_into().expect("it has 81"));
        assert_eq!(read(format!("{solution},{PUZZLE}").as_bytes()), puzzle);
        assert_eq!(read(format!("{solution} {solution}").as_bytes()), read(solution.as_bytes()));
    }

    #[test]
    fn pencil_marks_are_what_each_cell_may_be() {
        let text: String =
            (0..729).map(|at| if at / 9 == at % 81 { char::from(b'1' + (at % 9) as u8) } else { '.' }).collect();
        let Given::Marks(marks) = read(format!("{text} sukaku").as_bytes()) else { panic!("they are 729") };
        for (cell, mark) in marks.iter().enumerate() {
            let expected = (0..9).filter(|v| (9 * cell + v) / 9 == (9 * cell + v) % 81).fold(0, |m, v| m | 1 << v);
            assert_eq!(*mark, expected, "{cell}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_line() {
        let with = |at: usize, c: &str| format!("{}{c}{}", &PUZZLE[..at], &PUZZLE[at + 1..]);
        for (line, flaw) in [
            (PUZZLE[1..].to_owned(), Flaw::Length(80)),
            (format!("{PUZZLE}."), Flaw::Length(82)),
            ("x".to_owned(), Flaw::Length(1)),
            ("solver,solution".to_owned(), Flaw::Length(6)),
            (with(4, "x"), Flaw::Character('x', 5)),
            (with(80, "é"), Flaw::Character('é', 81)),
            (with(7, "\u{1F600}"), Flaw::Character('\u{1F600}', 8)),
            (with(7, "\0"), Flaw::Character('\0', 8)),
            (with(4, "A") + " behind", Flaw::Character('A', 5)),
            (with(4, " ") + " behind", Flaw::Length(4)),
            (format!("{}{}", ".2", ".".repeat(727)).replacen(".2", "2.", 1), Flaw::Mark('2', 0)),
            (format!("  {}", with(4, "A")), Flaw::Character('A', 7)),
        ] {
            assert_eq!(read(line.as_bytes()), Given::Bad(flaw), "{line}");
        }
        let mut bytes = PUZZLE.as_bytes().to_vec();
        bytes[3] = 0xff;
        assert_eq!(read(&bytes), Given::Bad(Flaw::Character('\u{fffd}', 4)));
    }
}
