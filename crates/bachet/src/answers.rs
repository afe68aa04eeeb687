//! The answers of a person in the text of a puzzle: an expression below the sentences of a clue.

use bachet_notation::Span;

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

#[cfg(test)]
mod tests {
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
}
