//! The variants: each is a file, and a line in the table below.

mod all_different;
mod anti_king;
mod anti_knight;
mod diagonals;
mod different_pairs;
mod disjoint;
mod nonconsecutive;
mod windoku;

use bachet_notation::sudoku::RuleLine;
use bachet_notation::{Argument, Code, Diagnostic};

use crate::rule::Variant;

/// Every variant.
pub static VARIANTS: &[&Variant] = &[
    &anti_king::VARIANT,
    &anti_knight::VARIANT,
    &diagonals::VARIANT,
    &disjoint::VARIANT,
    &nonconsecutive::VARIANT,
    &windoku::VARIANT,
];

/// Returns the variant that reads lines with this keyword, and the keyword in its usual form. Case, hyphens and blanks
/// make no difference.
pub(crate) fn of_keyword(keyword: &str) -> Option<(&'static Variant, &'static str)> {
    let folded = fold(keyword);
    VARIANTS.iter().find_map(|variant| {
        let known = variant.keywords.iter().find(|known| fold(known) == folded)?;
        Some((*variant, *known))
    })
}

/// Returns the diagnostic for an unknown keyword.
pub(crate) fn unknown(line: &RuleLine) -> Diagnostic {
    let rule = line.keyword.as_str();
    let known = || VARIANTS.iter().flat_map(|variant| variant.keywords).copied();
    let diagnostic = Diagnostic::new(Code::UnknownRule, line.keyword.span())
        .text("rule", rule)
        .with("rules", Argument::List(known().map(str::to_owned).collect()));
    diagnostic.did_you_mean(bachet_notation::nearest(rule, known()))
}

/// Checks that nothing follows the keyword of a line.
///
/// # Errors
/// What follows the keyword.
fn expect_nothing_more(line: &RuleLine) -> Result<(), Diagnostic> {
    let extra = [&line.parameter, &line.items].into_iter().find(|text| !text.as_str().trim().is_empty());
    extra.map_or(Ok(()), |text| {
        Err(Diagnostic::new(Code::RuleStandsAlone, text.span())
            .text("rule", line.keyword.as_str())
            .text("text", text.as_str()))
    })
}

/// Returns the diagnostic for a rule that needs boxes, on a board without them.
fn needs_boxes(line: &RuleLine) -> Diagnostic {
    Diagnostic::new(Code::RuleNeedsBoxes, line.keyword.span()).text("rule", line.keyword.as_str())
}

fn fold(keyword: &str) -> String {
    let letters = keyword.chars().filter(|c| !matches!(c, '-' | '_') && !c.is_whitespace());
    letters.flat_map(char::to_lowercase).collect()
}
