//! Real puzzles with their answers, read where they lie beside the project, and what becomes of their sentences.
//!
//! A loader makes a [`Case`] of each puzzle of a set: the names, the sentences as they stand, and what is known to be
//! right. [`judge`] reads the sentences and holds each reading against that; [`figures`] adds up and prints. The tests
//! and `cargo xtask readings` share all of it.

pub(crate) mod bigbench;
pub(crate) mod contradictions;
pub(crate) mod figures;
pub(crate) mod gridpuzzle;
pub(crate) mod houses;
pub(crate) mod json;
pub(crate) mod judge;
pub(crate) mod lgp;
pub(crate) mod quint_t;
pub(crate) mod table;
pub(crate) mod zebralogic;

use std::collections::BTreeSet;
use std::path::Path;

use bachet_grid::Solution;
use bachet_notation::GridPuzzle;
use bachet_notation::clue::{Truth, ValueId};
use bachet_prose::Language;

/// A set of puzzles, by the name of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Set {
    ZebraLogic,
    HousesEn,
    HousesFr,
    HousesNl,
    BigBench,
    QuintT,
    Lgp,
    GridPuzzle,
}

impl Set {
    /// The name of its file, without the ending.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::ZebraLogic => "zebralogic",
            Self::HousesEn => "houses_en",
            Self::HousesFr => "houses_fr",
            Self::HousesNl => "houses_nl",
            Self::BigBench => "bigbench",
            Self::QuintT => "quint_t",
            Self::Lgp => "lgp",
            Self::GridPuzzle => "gridpuzzle",
        }
    }

    /// The puzzles of the set in a folder.
    ///
    /// # Errors
    /// Why there are none.
    pub(crate) fn load(self, folder: &Path) -> Result<Vec<Case>, String> {
        if self == Self::QuintT {
            return quint_t::load(&folder.join("quint_t"));
        }
        let path = folder.join(self.name()).with_extension("jsonl");
        let text = std::fs::read_to_string(&path).map_err(|error| format!("no {}: {error}", path.display()))?;
        let case = |json: &serde_json::Value| match self {
            Self::ZebraLogic => zebralogic::case(json),
            Self::HousesEn => houses::case(json, language("en")),
            Self::HousesFr => houses::case(json, language("fr")),
            Self::HousesNl => houses::case(json, language("nl")),
            Self::BigBench => bigbench::case(json),
            Self::Lgp => lgp::case(json),
            Self::GridPuzzle | Self::QuintT => gridpuzzle::case(json),
        };
        let parse = |line| serde_json::from_str(line).map_err(|error| format!("{}: {error}", path.display()));
        let puzzles: Vec<_> = text.lines().map(parse).collect::<Result<_, _>>()?;
        Ok(puzzles.iter().filter_map(case).collect())
    }
}

/// A language that the program brings.
pub(crate) fn language(code: &str) -> &'static Language {
    // Whoever works on a language's files need not build the program for every change.
    if let Some(folder) = std::env::var_os("BACHET_LANGUAGES") {
        return from_folder(code, &Path::new(&folder).join(code));
    }
    Language::builtin(code).expect("the program brings it")
}

/// A language from the files of a folder, kept for as long as the program runs.
fn from_folder(code: &str, folder: &Path) -> &'static Language {
    let mut paths: Vec<_> = std::fs::read_dir(folder).expect("a folder").flatten().map(|f| f.path()).collect();
    paths.sort();
    let texts: Vec<String> = paths.iter().map(|p| std::fs::read_to_string(p).expect("a text")).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    Box::leak(Box::new(Language::parse(code, &texts).unwrap_or_else(|mistakes| panic!("{paths:?}: {mistakes:#?}"))))
}

/// A puzzle as it stands in a set, and what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    /// What the set calls it.
    pub(crate) name: String,
    /// The names, without clues.
    pub(crate) puzzle: GridPuzzle,
    /// The language of its sentences.
    pub(crate) language: &'static Language,
    /// The sentences.
    pub(crate) clues: Vec<String>,
    /// The question, where the set has one.
    pub(crate) question: Option<String>,
    /// The answer.
    pub(crate) answer: Answer,
    /// What each clue means, where that is known.
    pub(crate) gold: Vec<Option<Truth>>,
    /// Which clues state no constraint.
    pub(crate) idle: BTreeSet<usize>,
    /// What of the text around the clues was not read.
    pub(crate) problems: Vec<String>,
}

/// The answer that a set gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The whole table.
    Table(Solution),
    /// What the question asks for.
    Value(ValueId),
}
