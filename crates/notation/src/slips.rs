//! What people write in place of the notation's own signs and words: other languages, programs, word processors.

use crate::names::fold;

/// The longest word that is taken for a slip; it bounds the work.
const LONGEST: usize = 24;

/// What stands for a clue where one was written like a keyword.
pub(crate) const CLUE: &str = "1.";

/// The keyword that was meant by the name of a line; [`CLUE`] for a clue.
pub(crate) fn keyword(name: &str) -> Option<&'static str> {
    if name.len() > LONGEST {
        return None;
    }
    let name = fold(name);
    Some(match name.as_str() {
        "title" | "titel" | "titre" | "puzzle" | "puzzel" | "grille" | "rooster" => "grid",
        "langue" | "taal" | "lang" | "sprache" => "language",
        "author" | "auteur" | "autor" | "bron" | "from" => "source",
        "clue" | "clues" | "hint" | "hints" | "indice" | "indices" | "aanwijzing" | "aanwijzingen" => CLUE,
        _ => {
            [("grid", 1), ("source", 1), ("language", 2)]
                .into_iter()
                .find(|&(keyword, slips)| strsim::osa_distance(&name, keyword) <= slips)?
                .0
        }
    })
}

/// The keyword of a crossing that was meant by the name of a line that counts no things, if `says` fits it: things may
/// well be called `goat` or `mule`.
pub(crate) fn crossing_keyword(name: &str, says: &str) -> Option<&'static str> {
    const KEYWORDS: [&str; 7] = ["routes", "tags", "start", "goal", "boat", "rower", "rule"];
    if name.len() > LONGEST {
        return None;
    }
    let name = fold(name);
    let exact = match name.as_str() {
        "title" | "titel" | "titre" | "puzzle" => Some("crossing"),
        "place" | "lieux" | "plaatsen" => Some("places"),
        "langue" | "taal" | "lang" => Some("language"),
        "author" | "auteur" | "bron" => Some("source"),
        _ => None,
    };
    if exact.is_some() {
        return exact;
    }
    let has = |signs: &[&str]| signs.iter().any(|sign| says.contains(sign));
    let digit = says.contains(|c: char| c.is_ascii_digit());
    let fits = |keyword: &str| match keyword {
        "boat" => digit,
        "rule" | "rower" => has(&["=", "<", ">", " or ", " and ", "no ", ":"]),
        "start" | "goal" => has(&[" at ", "anywhere"]),
        "tags" => has(&["="]),
        "routes" => has(&["-"]),
        _ => digit || has(&["max ", "sum ", "min ", "total"]),
    };
    let near = match name.as_str() {
        "seats" | "capacity" | "bateau" | "barque" | "boot" | "ferry" | "raft" => Some("boat"),
        "rules" | "regel" | "règle" | "regle" | "constraint" => Some("rule"),
        "end" | "finish" | "but" | "doel" => Some("goal"),
        "begin" | "départ" => Some("start"),
        "rowers" | "rows" => Some("rower"),
        "costs" | "price" => Some("cost"),
        _ => None,
    };
    let near = near.into_iter().chain(KEYWORDS.into_iter().filter(|k| strsim::osa_distance(&name, k) <= 1));
    near.into_iter().find(|keyword| fits(keyword))
}

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
