//! The answers of a person in the text of a puzzle: an expression below the sentences of a clue.

use bachet_notation::{Clue, Span};

/// What stands before an expression that has a line of its own.
const INDENT: &str = "   = ";

/// Returns the text of a puzzle with an expression below the clue at this place. Everything else stays byte for byte
/// the same; the new line ends as the line of the clue does.
pub fn with_expression(source: &str, clue: Span, expression: &str) -> String {
    let after = (clue.end as usize).min(source.len());
    let next = source.as_bytes()[after..].iter().position(|&byte| byte == b'\n').map(|at| after + at);
    let of_line = |end: usize| if source[..end].ends_with('\r') { "\r\n" } else { "\n" };
    let ending = next.or(source.find('\n')).map_or("\n", of_line);
    // The last line may have no end, and keeps none.
    let at = next.map_or(source.len(), |end| end + 1 - ending.len());
    [&source[..at], ending, INDENT, expression, &source[at..]].concat()
}

/// Returns the text of a puzzle with an expression instead of the sentences of a clue, which become a comment: for
/// sentences that were read, but not as they are meant.
pub fn with_expression_instead(source: &str, clue: &Clue, expression: &str) -> String {
    let place = |at: u32| (at as usize).min(source.len());
    let (start, end) = (place(clue.span.start), place(clue.span.end));
    let (Some(before), Some(after)) = (source.get(..start), source.get(end..)) else { return source.to_owned() };
    let mark = if clue.label.is_empty() { "-".to_owned() } else { format!("{}.", clue.label) };
    let said = clue.text.as_deref().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
    format!("{before}{mark} = {expression}  # {said}{after}")
}

#[cfg(test)]
mod tests {
    use bachet_notation::read_grid;

    use super::*;

    #[test]
    fn an_expression_stands_below_its_clue_and_changes_nothing_else() {
        for (source, clue, expected) in [
            ("1. a\n2. b\n", "a", "1. a\n   = x\n2. b\n"),
            ("1. a  # why\n2. b\n", "a", "1. a  # why\n   = x\n2. b\n"),
            ("1. a\r\n2. b\r\n", "a", "1. a\r\n   = x\r\n2. b\r\n"),
            ("1. a\r\n2. b", "b", "1. a\r\n2. b\r\n   = x"),
            ("1. a\n  goes on\n\n# é\n2. b\n", "goes on", "1. a\n  goes on\n   = x\n\n# é\n2. b\n"),
            ("1. a", "a", "1. a\n   = x"),
            ("\u{feff}1. é\n", "é", "\u{feff}1. é\n   = x\n"),
        ] {
            let start = source.find(clue).expect("the clue is there");
            assert_eq!(with_expression(source, Span::new(start, start + clue.len()), "x"), expected);
        }
    }

    #[test]
    fn an_expression_replaces_the_sentences_of_its_clue() {
        let names = "who: Ann, Bea\npie: plum, pear\n";
        for (clues, expected) in [
            ("1. Ann left\n   early.\n2. x\n", "1. = x  # Ann left early.\n2. x\n"),
            ("- Ann left.\n- x\n", "- = x  # Ann left.\n- x\n"),
        ] {
            let source = format!("{names}{clues}");
            let (puzzle, _) = read_grid(&source);
            assert_eq!(with_expression_instead(&source, &puzzle.clues[0], "x"), format!("{names}{expected}"));
        }
    }
}
