//! Names in another number than they were declared in: `missionaries` for `missionary`, `wolf` for `wolves`.

/// Plurals without a rule, with their singulars.
const IRREGULAR: [(&str, &str); 8] = [
    ("men", "man"),
    ("children", "child"),
    ("people", "person"),
    ("mice", "mouse"),
    ("geese", "goose"),
    ("wolves", "wolf"),
    ("wives", "wife"),
    ("thieves", "thief"),
];

/// Minimum number of letters of a singular.
const MIN_SINGULAR: usize = 3;

/// Returns the possible plurals and singulars of a folded name. The rule for `s` is that of French and Dutch too.
pub(super) fn other_number(name: &str) -> Vec<String> {
    let mut forms = vec![format!("{name}s")];
    if name.ends_with(['s', 'x', 'z', 'o']) || name.ends_with("ch") || name.ends_with("sh") {
        forms.push(format!("{name}es"));
    }
    if let Some(stem) = name.strip_suffix('y') {
        forms.push(format!("{stem}ies"));
    }
    for (many, one) in IRREGULAR {
        forms.extend(name.strip_suffix(one).map(|stem| format!("{stem}{many}")));
    }
    let mut singulars = Vec::new();
    singulars.extend(name.strip_suffix('s').map(str::to_owned));
    let hissing = |stem: &&str| stem.ends_with(['s', 'x', 'z', 'o']) || stem.ends_with("ch") || stem.ends_with("sh");
    singulars.extend(name.strip_suffix("es").filter(hissing).map(str::to_owned));
    singulars.extend(name.strip_suffix("ies").map(|stem| format!("{stem}y")));
    for (many, one) in IRREGULAR {
        singulars.extend(name.strip_suffix(many).map(|stem| format!("{stem}{one}")));
    }
    singulars.retain(|singular| singular.chars().count() >= MIN_SINGULAR);
    if name.chars().count() < MIN_SINGULAR {
        forms.clear();
    }
    forms.extend(singulars);
    forms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plurals_are_regular_or_listed() {
        for (plural, singular) in [
            ("missionaries", "missionary"),
            ("cannibals", "cannibal"),
            ("women", "woman"),
            ("foxes", "fox"),
            ("wolves", "wolf"),
            ("old men", "old man"),
        ] {
            let has = |name, form: &str| other_number(name).iter().any(|other| other == form);
            assert!(has(plural, singular) && has(singular, plural), "{plural}");
        }
        assert!(!other_number("a").contains(&"as".to_owned()) && !other_number("as").contains(&"a".to_owned()));
    }
}
