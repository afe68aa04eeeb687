//! The variants: each is a file, and a line in the table below.

mod all_different;
mod anti_king;
mod anti_knight;
mod diagonals;
mod different_pairs;
mod disjoint;
mod nonconsecutive;
mod windoku;

use bachet_notation::sudoku::{BoxShape, RuleLine};
use bachet_notation::{Argument, Code, Diagnostic, Text};

use crate::rule::{Shape, Variant};

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
        .with("rules", Argument::List(VARIANTS.iter().flat_map(|variant| lines_of(variant)).collect()));
    diagnostic.did_you_mean(bachet_notation::nearest(rule, known()))
}

/// Returns the lines that state a variant: its keywords, each with every word that must follow it.
fn lines_of(variant: &Variant) -> Vec<String> {
    let shape = Shape { size: 9, boxes: BoxShape::of_size(9) };
    let lines = |keyword: &str| {
        let bare = RuleLine { keyword: Text::new(keyword, 0), parameter: Text::default(), items: Text::default() };
        let choices = (variant.read)(&bare, shape).err().filter(|problem| problem.code == Code::RuleChoice);
        let choices = choices.and_then(|problem| {
            problem.arguments.into_iter().find_map(|(name, choices)| match choices {
                Argument::List(choices) if name == "choices" => Some(choices),
                _ => None,
            })
        });
        match choices {
            Some(choices) => choices.iter().map(|choice| format!("{keyword}: {choice}")).collect(),
            None => vec![keyword.to_owned()],
        }
    };
    variant.keywords.iter().flat_map(|keyword| lines(keyword)).collect()
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
fn needs_boxes(line: &RuleLine, size: u32) -> Diagnostic {
    Diagnostic::new(Code::RuleNeedsBoxes, line.keyword.span())
        .text("rule", line.keyword.as_str())
        .text("example", BoxShape::line_of_size(size))
}

fn fold(keyword: &str) -> String {
    let letters = keyword.chars().filter(|c| !matches!(c, '-' | '_') && !c.is_whitespace());
    letters.flat_map(char::to_lowercase).collect()
}
