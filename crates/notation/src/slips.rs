//! Words and signs that people write in place of those of the notation: from other languages, programs and word
//! processors.

use crate::names::fold;

/// Maximum length of a word that may be a slip, in bytes; it bounds the work.
const MAX_LENGTH: usize = 24;
/// Minimum number of words after a verb in a sentence; fewer may be a name.
const MIN_SENTENCE_WORDS: usize = 4;

/// Returns the modifier that the text in brackets after the name of a category was meant as.
pub(crate) fn modifier(inside: &str) -> Option<&'static str> {
    if inside.len() > MAX_LENGTH {
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

/// Whether a word in place of an operator is the verb of a sentence; `after` is the text after it.
pub(crate) fn is_verb_of_sentence(found: &str, after: &str) -> bool {
    let is_link = |word: &&str| matches!(*word, "and" | "or" | "xor" | "implies" | "iff");
    let words = after.split_whitespace().take_while(|word| !is_link(word)).take(MIN_SENTENCE_WORDS).count();
    is_verb(&found.to_lowercase()) && words == MIN_SENTENCE_WORDS
}

/// Whether a word is a verb that may stand for `=`.
fn is_verb(word: &str) -> bool {
    matches!(word, "is" | "has" | "est" | "heeft")
}

/// Returns the operator that a word or sign was meant as; `after` is the text after it.
pub(crate) fn operator(found: &str, after: &str) -> Option<&'static str> {
    Some(match found.to_lowercase().as_str() {
        verb if is_verb(verb) => "=",
        "," if after.starts_with(|c: char| c.is_ascii_digit()) => ".",
        // A list of names is no list of conditions.
        "," if !after.contains(['=', '<', '>']) && after.split_whitespace().count() < 3 => return None,
        ":" if after.starts_with('=') => "=",
        "," | "&" | "∧" | "et" | "en" => "and",
        "|" | "∨" | "ou" => "or",
        "isn" | "isnt" => "!=",
        "–" | "—" | "minus" | "moins" => "-",
        "plus" => "+",
        "%" => "mod",
        "}" => "]",
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

/// Returns what a sign in place of an operand was meant as; `before` is the text before it.
pub(crate) fn operand(found: &str, before: &str) -> Option<&'static str> {
    match found {
        "!" if before.ends_with('=') => Some("!="),
        "!" | "¬" => Some("not"),
        "{" => Some("["),
        "«" | "»" => Some("\""),
        _ => None,
    }
}
