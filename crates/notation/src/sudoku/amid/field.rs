//! Lines that are a name, a colon and what belongs to it: `Name: Lotte`, `Extra rule: ...`, `dots: 12 13`.

use super::vocabulary::{announces, is_field, is_field_alone, is_joint, is_personal, is_switch, is_usual};

/// Returns the words before the first colon of a line, and what is behind it.
fn field(line: &str) -> Option<(Vec<String>, &str)> {
    /// Maximum number of words of the name of a field.
    const MAX_WORDS: usize = 3;
    let (head, items) = line.split_once(':')?;
    let words = |text: &str| -> Vec<String> {
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
    };
    Some((words(head), items.trim())).filter(|(head, _)| (1..=MAX_WORDS).contains(&head.len()))
}

/// Whether a line announces a rule, and what follows is more than that the usual rules hold: `Extra rule: ...`.
pub(super) fn is_announced(line: &str) -> bool {
    let Some((head, items)) = field(line) else { return false };
    let items = items.to_lowercase();
    let mut words = items.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    head.iter().any(|word| announces(word)) && !words.all(|word| is_usual(word) || is_classic(word))
}

/// Whether a word says that a rule is the usual one, or that there is none.
fn is_classic(word: &str) -> bool {
    let names = "classic classical classique klassiek klassieke klassisch klassische standard standaard normal normale \
        none keine geen aucune 9x9 6x6 4x4 3x3 sudoku";
    names.split_whitespace().any(|known| known == word) || word.bytes().all(|b| b.is_ascii_digit())
}

/// Whether a line is a name and numbers, cells or a switch, and no field of a form: `dots: 12 13 25`.
pub(super) fn is_structured_field(line: &str) -> bool {
    /// Minimum number of letters of a word that is no name of a cell and no unit.
    const MIN_WORD: usize = 3;
    let Some((head, items)) = field(line) else { return false };
    if is_harmless(&head) || items.is_empty() || is_time_or_date(items) || is_cut(items) {
        return false;
    }
    let lower = items.to_lowercase();
    if is_switch(lower.trim_end_matches(['.', '!'])) {
        return true;
    }
    let is_word = |part: &str| part.chars().filter(|c| c.is_alphabetic()).count() >= MIN_WORD;
    let has_digit = items.contains(|c: char| c.is_ascii_digit());
    has_digit && !lower.split_whitespace().any(is_word) && !items.contains(['€', '$', '£'])
}

/// Whether a text has a bracket that is not closed, as the first line of a list in a program has.
fn is_cut(text: &str) -> bool {
    let count = |bracket: char| text.matches(bracket).count();
    count('[') != count(']') || count('{') != count('}') || text.ends_with('(')
}

/// Whether a text is a time or a date, or begins with one: `14:05`, `12-3-2024`.
fn is_time_or_date(text: &str) -> bool {
    let first = text.split(|c: char| c.is_whitespace() || c == ',').next().unwrap_or_default();
    let is_joined = |sign: char, parts: std::ops::RangeInclusive<usize>| {
        parts.contains(&first.split(sign).count())
            && first.split(sign).all(|part| matches!(part.len(), 1..=4) && part.bytes().all(|b| b.is_ascii_digit()))
    };
    is_joined(':', 2..=3) || is_joined('-', 3..=3) || is_joined('/', 2..=3) || is_joined('.', 3..=3)
}

/// Whether a line is the heading of a map of regions: `Regions:`.
pub(super) fn heads_regions(line: &str) -> bool {
    let heads = "regions region areas zones régions zones gebieden gebied regio regio's vakken gebiete regionen bereiche \
        shapes pieces";
    let Some((head, items)) = line.split_once(':') else { return false };
    let word = head.trim().to_lowercase();
    items.trim().is_empty() && word.split_whitespace().any(|word| heads.split_whitespace().any(|known| known == word))
}

/// Whether a line states a field of a Sudoku that changes its meaning: `boxes: 3x2`.
pub(super) fn states_field(line: &str) -> bool {
    let word = line.split_once(':').map_or("", |(word, _)| word.trim());
    ["boxes", "regions", "symbols"].iter().any(|field| field.eq_ignore_ascii_case(word))
}

/// Whether a name is one of a form: each of its words is one of those, or joins them; or what follows is a maker: `Set by`.
fn is_harmless(head: &[String]) -> bool {
    let named = |word: &String| is_field(word) || head.len() == 1 && is_field_alone(word);
    let names_maker = || head.last().is_some_and(|word| matches!(word.as_str(), "by" | "par" | "door" | "von"));
    (head.iter().any(named) || names_maker()) && head.iter().all(|word| named(word) || is_joint(word))
}

/// Whether a line below a board may be a rule with a name that nobody knows: it has the form of one, its name is none of
/// a form, and what follows does not plainly speak of something else.
pub(super) fn may_be_rule(line: &str) -> bool {
    let Some((name, _)) = line.split_once(':') else { return false };
    let Some((head, items)) = field(line) else { return false };
    let is_code = name.contains(['.', '(', ')', '"', '\'', '[', ']', '{', '}', '<', '>', '=', '`', '/']);
    !is_code
        && items.contains(char::is_alphanumeric)
        && !is_cut(items)
        && !is_harmless(&head)
        && !speaks_of_something_else(items)
}

/// Whether what follows the name of a line is no rule, whatever the name: a date, an address, a price, a question, or
/// a sentence about its author or reader.
fn speaks_of_something_else(items: &str) -> bool {
    /// Minimum number of words of a sentence.
    const MIN_WORDS: usize = 4;
    let lower = items.to_lowercase();
    let words = || lower.split(|c: char| !(c.is_alphanumeric() || c == '\'')).filter(|word| word.len() > 1);
    let is_sentence = words().filter(|word| word.chars().all(|c| c.is_alphabetic() || c == '\'')).count() >= MIN_WORDS;
    let is_address = lower.starts_with("//") || lower.contains("://") || lower.contains("www.") || lower.contains('@');
    let is_price = lower.contains(['€', '$', '£']);
    let is_about_people = || items.ends_with('?') || words().any(is_personal);
    is_time_or_date(items) || is_address || is_price || is_sentence && is_about_people()
}
