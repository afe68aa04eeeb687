//! Commented puzzles to start from, one for each family, in `templates/`.

use serde::Deserialize;

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

/// Returns a puzzle that shows what can be written.
pub fn get(family: FamilyName) -> &'static str {
    match family {
        FamilyName::Grid => include_str!("../templates/grid.bachet"),
        FamilyName::Sudoku => include_str!("../templates/sudoku.bachet"),
        FamilyName::Crossing => include_str!("../templates/crossing.bachet"),
        FamilyName::Jugs => include_str!("../templates/jugs.bachet"),
        FamilyName::Hanoi => include_str!("../templates/hanoi.bachet"),
        FamilyName::Tiles => include_str!("../templates/tiles.bachet"),
        FamilyName::Knights => include_str!("../templates/knights.bachet"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verbs::{SolveOptions, Verdict, solve};

    #[test]
    fn every_family_has_an_example_that_can_be_solved() {
        for family in bachet_notation::Family::ALL {
            let name = family.keyword();
            let named: FamilyName = serde_json::from_value(name.into()).expect("it is a family");
            let loaded = crate::read(get(named)).expect("it is sound");
            assert_eq!(loaded.warnings, []);
            assert_eq!(loaded.puzzle.family().keyword(), name);
            let found = solve(&loaded.puzzle, &SolveOptions::default(), &mut crate::Budget::unlimited());
            let has_several = matches!(named, FamilyName::Crossing | FamilyName::Knights);
            let verdict = if has_several { Verdict::Several } else { Verdict::Unique };
            assert_eq!(found.expect("it can be stated").verdict, verdict);
        }
    }
}
