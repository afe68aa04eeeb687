//! Commented puzzles to start from, one for each family and language, in `templates/`.

use serde::Deserialize;

use crate::messages::Language;

/// A family of puzzles by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum FamilyName {
    /// A logic grid
    Grid,
    /// A Sudoku, with variants
    Sudoku,
    /// A river crossing
    Crossing,
    /// Water jugs
    Jugs,
    /// A Tower of Hanoi
    Hanoi,
    /// Sliding tiles
    Tiles,
    /// Knights that change places
    Knights,
}

macro_rules! templates {
    ($language:literal, $family:expr) => {
        match $family {
            FamilyName::Grid => include_str!(concat!("../templates/", $language, "/grid.bachet")),
            FamilyName::Sudoku => include_str!(concat!("../templates/", $language, "/sudoku.bachet")),
            FamilyName::Crossing => include_str!(concat!("../templates/", $language, "/crossing.bachet")),
            FamilyName::Jugs => include_str!(concat!("../templates/", $language, "/jugs.bachet")),
            FamilyName::Hanoi => include_str!(concat!("../templates/", $language, "/hanoi.bachet")),
            FamilyName::Tiles => include_str!(concat!("../templates/", $language, "/tiles.bachet")),
            FamilyName::Knights => include_str!(concat!("../templates/", $language, "/knights.bachet")),
        }
    };
}

/// Returns a puzzle that shows what can be written, with its comments and its sentences in a language.
pub fn get(family: FamilyName, language: Language) -> &'static str {
    match language {
        Language::English => templates!("en", family),
        Language::French => templates!("fr", family),
        Language::Dutch => templates!("nl", family),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verbs::{SolveOptions, Verdict, solve};
    use crate::{Budget, Family, Loaded, read};

    fn named(family: Family) -> FamilyName {
        serde_json::from_value(family.keyword().into()).expect("it is a family")
    }

    fn verdict(loaded: &Loaded) -> Verdict {
        solve(&loaded.puzzle, &SolveOptions::default(), &mut Budget::unlimited()).expect("it can be stated").verdict
    }

    #[test]
    fn every_family_has_an_example_in_every_language_that_can_be_solved() {
        for (family, &language) in Family::ALL.iter().flat_map(|family| Language::ALL.iter().map(move |l| (family, l)))
        {
            let loaded = read(get(named(*family), language)).expect("it is sound");
            assert_eq!(loaded.warnings, []);
            assert_eq!(loaded.puzzle.family(), *family);
            assert_eq!(loaded.puzzle.language(), Some(language.tag()));
            let has_several = matches!(family, Family::Crossing | Family::Knights);
            assert_eq!(verdict(&loaded), if has_several { Verdict::Several } else { Verdict::Unique });
        }
    }

    #[test]
    fn the_puzzles_of_all_languages_have_as_many_solutions_and_ways() {
        for family in Family::ALL {
            let counts = |language: Language| {
                let loaded = read(get(named(family), language)).expect("it is sound");
                let found = solve(&loaded.puzzle, &SolveOptions::default(), &mut Budget::unlimited());
                let found = found.expect("it can be stated");
                let ways = found.ways.map(|ways| (ways.distance, ways.shortest, ways.states, ways.moves));
                format!("{:?} {ways:?}", found.count)
            };
            assert_eq!(counts(Language::French), counts(Language::English), "{family:?}");
            assert_eq!(counts(Language::Dutch), counts(Language::English), "{family:?}");
        }
    }

    #[test]
    fn the_sentences_of_the_grid_mean_what_their_expressions_say() {
        for &language in Language::ALL {
            let whole = get(FamilyName::Grid, language);
            let is_beside = |line: &&str| line.starts_with("   = ");
            assert_eq!(whole.lines().filter(is_beside).count(), 4);
            let sentences: Vec<&str> = whole.lines().filter(|line| !is_beside(line)).collect();
            let loaded = read(sentences.join("\n")).expect("the sentences are read");
            assert_eq!(verdict(&loaded), Verdict::Unique, "{language:?}");
            let solved = |loaded: &Loaded| {
                let found = solve(&loaded.puzzle, &SolveOptions::default(), &mut Budget::unlimited());
                format!("{:?}", found.expect("it can be stated").solutions)
            };
            assert_eq!(solved(&loaded), solved(&read(whole).expect("it is sound")), "{language:?}");
        }
    }
}
