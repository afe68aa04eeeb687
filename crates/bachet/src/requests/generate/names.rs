//! What can be chosen by a name.

use serde::Deserialize;

use crate::generate::Symmetry;
use crate::verbs::Level;

/// A family of puzzles that are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum GeneratedFamily {
    /// Classic Sudokus
    #[default]
    Sudoku,
    /// Logic grids
    Grid,
}

/// A level of difficulty by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LevelName {
    /// For beginners
    Easy,
    /// Takes some practice
    Medium,
    /// Takes much practice
    Hard,
    /// Takes suppositions or long chains
    VeryHard,
}

impl From<LevelName> for Level {
    fn from(name: LevelName) -> Self {
        match name {
            LevelName::Easy => Self::Easy,
            LevelName::Medium => Self::Medium,
            LevelName::Hard => Self::Hard,
            LevelName::VeryHard => Self::VeryHard,
        }
    }
}

/// A symmetry by its name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SymmetryName {
    /// No symmetry
    #[default]
    None,
    /// Half a turn
    Rotate180,
    /// A quarter turn
    Rotate90,
    /// Left and right mirrored
    Mirror,
    /// Top and bottom mirrored
    MirrorRows,
    /// Mirrored at the diagonal from the top left
    Diagonal,
    /// Mirrored at the diagonal from the top right
    Antidiagonal,
    /// Mirrored both left to right and top to bottom
    MirrorBoth,
    /// Mirrored at both diagonals
    Diagonals,
    /// All symmetries
    Full,
}

impl From<SymmetryName> for Symmetry {
    fn from(name: SymmetryName) -> Self {
        match name {
            SymmetryName::None => Self::None,
            SymmetryName::Rotate180 => Self::Rotate180,
            SymmetryName::Rotate90 => Self::Rotate90,
            SymmetryName::Mirror => Self::Vertical,
            SymmetryName::MirrorRows => Self::Horizontal,
            SymmetryName::Diagonal => Self::Diagonal,
            SymmetryName::Antidiagonal => Self::Antidiagonal,
            SymmetryName::MirrorBoth => Self::Cross,
            SymmetryName::Diagonals => Self::Diagonals,
            SymmetryName::Full => Self::Full,
        }
    }
}
