//! The puzzles that come with the program, one file each in `puzzles/`.

use std::sync::{LazyLock, OnceLock};

use crate::drawings;

/// The extension of a puzzle's file.
pub const EXTENSION: &str = "bachet";

macro_rules! puzzles {
    ($($name:literal,)*) => {
        /// Name and text of each puzzle, by name.
        const PUZZLES: &[(&str, &str)] = &[$(($name, include_str!(concat!("../puzzles/", $name, ".bachet"))),)*];
    };
}

puzzles! {
    "17-clue",
    "18-clue",
    "a-l-envers",
    "ballast",
    "buit",
    "ceintures",
    "chess",
    "comets",
    "cruches",
    "dag-en-nacht",
    "decanting",
    "difficile",
    "eight",
    "einstein",
    "einstein-direct",
    "escargots",
    "family",
    "fifteen",
    "gastsprekers",
    "guarini",
    "guides",
    "hanoi",
    "harbour",
    "honden-en-katten",
    "irregular",
    "island",
    "katten",
    "knights",
    "last-train",
    "marchands",
    "marche",
    "maris-jaloux",
    "maris-jaloux-programme",
    "maris-jaloux-un-siege",
    "mill",
    "missionaries",
    "nachttrein",
    "picnic",
    "regatta",
    "schoolverkeer",
    "six",
    "sixteen",
    "start",
    "statewiki",
    "torch",
    "twenty-five",
    "verjaardag",
    "voisins",
    "weights",
    "wolf-goat-cabbage",
    "x-sudoku",
    "zebra",
}

/// The names and texts, by name.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    PUZZLES.iter().copied()
}

/// The text of a puzzle.
pub fn get(name: &str) -> Option<&'static str> {
    PUZZLES.binary_search_by_key(&name, |(n, _)| n).ok().map(|i| PUZZLES[i].1)
}

/// The name that is most like this one, if one is like it.
pub fn closest(name: &str) -> Option<&'static str> {
    most_like(name, all().map(|(n, _)| n))
}

fn most_like<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    const PREFIX_LIKENESS: f64 = 0.8;
    let name = name.to_lowercase();
    let likeness = |n: &str| {
        let likeness = strsim::jaro_winkler(n, &name);
        if name.len() > 2 && n.starts_with(&name) { likeness.max(PREFIX_LIKENESS) } else { likeness }
    };
    let best = names.map(|n| (n, likeness(n))).max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(a.0)));
    best.filter(|(_, likeness)| *likeness >= PREFIX_LIKENESS).map(|(n, _)| n)
}

/// Returns a small picture of a puzzle as SVG, if there is a puzzle of this name. It is drawn once.
pub fn picture(name: &str) -> Option<&'static str> {
    static PICTURES: LazyLock<Vec<OnceLock<String>>> =
        LazyLock::new(|| PUZZLES.iter().map(|_| OnceLock::new()).collect());
    let at = PUZZLES.binary_search_by(|(known, _)| (*known).cmp(name)).ok()?;
    let draw = || crate::read(PUZZLES[at].1).map(|loaded| drawings::picture(&loaded.puzzle)).unwrap_or_default();
    Some(PICTURES.get(at)?.get_or_init(draw))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_file_of_the_folder_is_embedded() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .into_iter()
            .flatten()
            .map(|entry| entry.expect("it can be listed").path())
            .filter(|path| path.extension().is_some_and(|e| e == EXTENSION))
            .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
            .collect();
        files.sort();
        assert_eq!(all().map(|(name, _)| name).collect::<Vec<_>>(), files, "list them in gallery.rs by name");
    }

    #[test]
    fn every_puzzle_has_a_small_picture_of_its_own() {
        let mut pictures: Vec<&str> = all().filter_map(|(name, _)| picture(name)).collect();
        assert_eq!(pictures.len(), PUZZLES.len());
        for (picture, (name, _)) in pictures.iter().zip(all()) {
            assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"), "{name}: {picture}");
            assert!(picture.len() < 7_000, "{name}: {} bytes", picture.len());
            assert!(!picture.contains("NaN") && !picture.contains("inf"), "{name}: {picture}");
        }
        let all: usize = pictures.iter().map(|picture| picture.len()).sum();
        assert!(all < 90_000, "{all} bytes");
        pictures.sort_unstable();
        pictures.dedup();
        assert!(pictures.len() * 10 >= PUZZLES.len() * 6, "only {} of {} differ", pictures.len(), PUZZLES.len());
        assert_eq!(picture("no-such-puzzle"), None);
    }

    #[test]
    fn names_are_guessed() {
        let names = ["einstein", "einstein-direct", "gastsprekers", "zebra"];
        for (name, guess) in [
            ("zebr", Some("zebra")),
            ("Zebra", Some("zebra")),
            ("zerba", Some("zebra")),
            ("gast", Some("gastsprekers")),
            ("einstien", Some("einstein")),
            ("einstein-drect", Some("einstein-direct")),
            ("qqq", None),
            ("", None),
        ] {
            assert_eq!(most_like(name, names.into_iter()), guess, "{name}");
        }
    }
}
