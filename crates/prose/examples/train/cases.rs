//! The sentences to learn from: their candidates, and which of these is meant.

use std::path::{Path, PathBuf};
use std::{fs, io};

use bachet_notation::clue::Truth;
use bachet_notation::{GridPuzzle, read_grid};
use bachet_prose::{Candidates, Language, Reader};

use crate::it::sets::judge::equivalent;

/// How a file says that a sentence states nothing of the puzzle.
const NOTHING: &str = "   = true\n";

/// A sentence whose meaning is known.
pub(crate) struct Case {
    /// The folder of its page.
    pub(crate) folder: String,
    /// The features of each candidate; those of any other meaning come last.
    pub(crate) features: Vec<Vec<u16>>,
    /// Whether each candidate is meant: several may state the same in other words.
    pub(crate) meant: Vec<bool>,
}

/// Returns the sentences of the pages in the folders of a folder.
pub(crate) fn of_folders(root: &Path) -> io::Result<Vec<Case>> {
    let mut files: Vec<PathBuf> = Vec::new();
    for folder in fs::read_dir(root)? {
        let folder = folder?.path();
        if folder.is_dir() {
            files.extend(fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?.iter().map(fs::DirEntry::path));
        }
    }
    let has_sentences = |file: &PathBuf| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        name.ends_with(".bachet") && !name.ends_with(".expr.bachet")
    };
    files.retain(has_sentences);
    files.sort();
    let mut found = Vec::new();
    for file in files {
        let folder = file.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
        add(&mut found, &folder, &fs::read_to_string(&file)?);
    }
    Ok(found)
}

/// Adds the sentences of a page that are clues by themselves.
fn add(found: &mut Vec<Case>, folder: &str, text: &str) {
    let (puzzle, _) = read_grid(&text.replace(NOTHING, ""));
    let Some(language) = puzzle.headers.language.as_deref().and_then(Language::builtin) else { return };
    let texts = puzzle.clues.iter().filter_map(|clue| clue.text.as_deref());
    let reader = Reader::new(&puzzle, language).after_all_of(texts);
    let names = GridPuzzle { clues: Vec::new(), ..puzzle.clone() };
    let mut before = None;
    for clue in &puzzle.clues {
        let Some(sentence) = clue.text.as_deref() else { continue };
        let candidates = reader.candidates(sentence, before.replace(sentence));
        if let Ok([candidates]) = <[Candidates; 1]>::try_from(candidates) {
            let meant = meant(&names, &candidates, clue.truth.as_ref());
            found.push(Case { folder: folder.to_owned(), features: candidates.features, meant });
        }
    }
}

/// Returns whether each candidate is meant: if none is, any other meaning.
fn meant(names: &GridPuzzle, candidates: &Candidates, meant: Option<&Truth>) -> Vec<bool> {
    let is_meant = |candidate: &Option<Truth>| match (candidate, meant) {
        (Some(candidate), Some(meant)) => candidate == meant || equivalent(names, candidate, meant),
        (candidate, meant) => candidate.is_none() && meant.is_none(),
    };
    let mut found: Vec<bool> = candidates.meanings.iter().map(is_meant).collect();
    found.push(!found.contains(&true));
    found
}
