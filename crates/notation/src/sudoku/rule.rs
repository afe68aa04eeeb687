//! A rule line's three parts.

use super::RuleLine;
use crate::Text;

/// Parts a line `KEYWORD`, `KEYWORD: ITEMS` or `KEYWORD PARAMETER: ITEMS`: the keyword is the words before the first that
/// has a digit.
///
/// ```
/// let rule = bachet_notation::sudoku::read_rule("cage 10: r1c1 r1c2 r2c1");
/// let parts = [&rule.keyword, &rule.parameter, &rule.items].map(|t| t.as_str());
/// assert_eq!(parts, ["cage", "10", "r1c1 r1c2 r2c1"]);
/// ```
pub fn read_rule(line: &str) -> RuleLine {
    rule(&Text::new(line, 0))
}

/// Parts a line that knows its place.
pub(super) fn rule(line: &Text) -> RuleLine {
    let text = line.as_str();
    let colon = text.find(':').unwrap_or(text.len());
    let head = &text[..colon];
    let mut keyword = head.len();
    let mut at = 0;
    for word in head.split_inclusive(char::is_whitespace) {
        if word.contains(|c: char| c.is_ascii_digit()) {
            keyword = at;
            break;
        }
        at += word.len();
    }
    RuleLine {
        keyword: line.part(0..keyword),
        parameter: line.part(keyword..colon),
        items: line.part((colon + 1).min(text.len())..text.len()),
    }
}
