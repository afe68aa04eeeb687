//! What people write in place of the notation's own signs and words: other languages, programs, word processors.

use crate::names::fold;

/// The longest word that is taken for a slip; it bounds the work.
const LONGEST: usize = 24;

/// The modifier that was meant by what stands in brackets behind the name of a category.
pub(crate) fn modifier(inside: &str) -> Option<&'static str> {
    if inside.len() > LONGEST {
        return None;
    }
    let inside = fold(inside);
    Some(match inside.as_str() {
        "share" | "shares" | "sharing" | "share all" | "can be shared" | "gedeeld" | "gedeelde" | "partagé"
        | "partagée" | "partagés" | "partagées" | "partage" => "shared",
        "unused" | "some not used" | "not all used" | "spares" | "deels ongebruikt" | "ongebruikt"
        | "sommige ongebruikt" | "inutilisé" | "inutilisés" => "some unused",
        "order" | "in order" | "sorted" | "geordend" | "volgorde" | "ordonné" | "ordonnée" | "ordre" => "ordered",
        "string" | "words" | "tekst" | "texte" => "text",
        _ => ["shared", "ordered", "some unused"]
            .into_iter()
            .find(|modifier| strsim::osa_distance(&inside, modifier) <= 1)?,
    })
}

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
