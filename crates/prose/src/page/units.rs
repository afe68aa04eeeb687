//! The unit that stands behind the last number of a list and belongs to all of them: `3, 4, 6 and 7 years`.

/// Maximum number of words of a unit.
const MAX_UNIT_WORDS: usize = 2;

/// Returns the values of a list, each number with the unit that only the last one has.
pub(super) fn with_shared_unit(values: &[&str]) -> Vec<String> {
    let unit = values.split_last().and_then(|(last, others)| {
        let is_shared = !others.is_empty() && others.iter().all(|value| number(value).is_some_and(str::is_empty));
        number(last).filter(|rest| is_shared && is_unit(rest))
    });
    let Some(unit) = unit else { return values.iter().map(|value| (*value).to_owned()).collect() };
    let (last, others) = (values.len() - 1, &values[..values.len() - 1]);
    others.iter().map(|value| format!("{value}{unit}")).chain([values[last].to_owned()]).collect()
}

/// Returns what follows the number that a text begins with.
fn number(text: &str) -> Option<&str> {
    let digits = text.find(|c: char| !c.is_ascii_digit() && !matches!(c, '.' | ',')).unwrap_or(text.len());
    text.starts_with(|c: char| c.is_ascii_digit()).then(|| &text[digits..])
}

/// Whether a text is a blank and a few words.
fn is_unit(text: &str) -> bool {
    let words = text.split_whitespace().count();
    let is_word =
        |c: char| c.is_alphabetic() || matches!(c, ' ' | '\u{a0}' | '\u{202f}' | '.' | '\'' | '’' | '€' | '$' | '£');
    text.starts_with(char::is_whitespace) && (1..=MAX_UNIT_WORDS).contains(&words) && text.chars().all(is_word)
}
