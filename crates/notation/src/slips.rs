//! What people write in an expression in place of its own signs and words: other languages, programs, word processors.

/// What was meant where an operator was to come; `found` is a word or a sign, `behind` what follows it.
pub(crate) fn operator(found: &str, behind: &str) -> Option<&'static str> {
    Some(match found.to_lowercase().as_str() {
        "," if behind.starts_with(|c: char| c.is_ascii_digit()) => ".",
        "," if behind.trim().is_empty() => return None,
        ":" if behind.starts_with('=') => "=",
        "," | "&" | "∧" | "et" | "en" => "and",
        "|" | "∨" | "ou" => "or",
        "is" | "has" | "est" | "heeft" => "=",
        "isn" | "isnt" => "!=",
        "–" | "—" | "minus" | "moins" => "-",
        "plus" => "+",
        "%" => "mod",
        "then" | "alors" | "dan" => "implies",
        "left" | "links" => "left of",
        "right" | "rechts" => "right of",
        "immediately" => "directly",
        "next" | "beside" | "naast" => "next to",
        "voor" | "avant" => "before",
        "na" | "après" => "after",
        "tussen" | "entre" => "between",
        _ => return None,
    })
}

/// What was meant where a name, number or bracket was to come; `before` is what stands before it.
pub(crate) fn operand(found: &str, before: &str) -> Option<&'static str> {
    match found {
        "!" if before.ends_with('=') => Some("!="),
        "!" | "¬" => Some("not"),
        "{" => Some("["),
        "«" | "»" => Some("\""),
        _ => None,
    }
}
