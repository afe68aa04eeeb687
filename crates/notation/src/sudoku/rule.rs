//! The three parts of a rule line.

use super::RuleLine;
use super::native::GRAMMAR;
use crate::lines::lines;
use crate::{Code, Diagnostic, Span, Text};

/// Splits a line `KEYWORD`, `KEYWORD: ITEMS` or `KEYWORD PARAMETER: ITEMS`: the keyword is the words before the first
/// that has a digit.
///
/// ```
/// let rule = bachet_notation::sudoku::read_rule("cage 10: r1c1 r1c2 r2c1");
/// let parts = [&rule.keyword, &rule.parameter, &rule.items].map(|t| t.as_str());
/// assert_eq!(parts, ["cage", "10", "r1c1 r1c2 r2c1"]);
/// ```
pub fn read_rule(line: &str) -> RuleLine {
    rule(&Text::new(line, 0))
}

/// Splits a line as [`read_rule`] does; its place in a source begins at this byte.
pub fn rule_at(line: &str, start: u32) -> RuleLine {
    rule(&Text::new(line, start))
}

/// Gives a puzzle the rule of this line, which text or signs at this place state, and notes that.
pub(super) fn add_stated(rules: &mut Vec<RuleLine>, line: &str, place: Span, notes: &mut Vec<Diagnostic>) {
    if !rules.iter().any(|rule| rule.to_string() == line) {
        rules.push(rule(&Text::new(line, place.start)));
        notes.push(Diagnostic::new(Code::RuleFromText, place).text("rule", line));
    }
}

/// Whether a line would be read as this rule in a text: it has a name, and is one line without a comment or keyword.
pub(super) fn is_rule(line: &Text, rule: &RuleLine) -> bool {
    let keyword = rule.keyword.as_str();
    let mut all = lines(line.as_str());
    let alone = all.next().is_some_and(|l| l.text == line.as_str().trim()) && all.next().is_none();
    let reserved = line.as_str().contains(':') && GRAMMAR.keyword(keyword).is_some();
    alone && !reserved && keyword.contains(char::is_alphabetic)
}

/// Splits a line that knows its place.
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
