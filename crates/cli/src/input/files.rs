//! Guesses at the file that somebody meant.

use std::fs;
use std::path::{Path, PathBuf};

use bachet::front::notation::nearest;

/// Maximum number of files of a folder that are looked at.
const MAX_FILES: usize = 10_000;

/// Returns the file of the same folder with another ending, or else the one with the nearest name.
pub(super) fn like(name: &str) -> Option<String> {
    let path = Path::new(name);
    let files = files_of(path.parent()?);
    let stem = path.file_stem()?;
    let meant = files.iter().find(|file| file.file_stem() == Some(stem)).or_else(|| {
        let names = files.iter().filter_map(|file| file.file_name()?.to_str());
        let near = nearest(path.file_name()?.to_str()?, names)?;
        files.iter().find(|file| file.file_name().is_some_and(|name| name == near))
    })?;
    meant.to_str().map(str::to_owned)
}

/// Returns the first file of a folder, in the order of the names.
pub(super) fn first_in(folder: &str) -> Option<String> {
    files_of(Path::new(folder)).first()?.to_str().map(str::to_owned)
}

/// The visible files of a folder, by name. A folder that cannot be read has none.
fn files_of(folder: &Path) -> Vec<PathBuf> {
    let read = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let entries = fs::read_dir(read).into_iter().flatten().take(MAX_FILES).flatten();
    let files = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()));
    let names = files.map(|entry| entry.file_name()).filter(|name| !name.to_string_lossy().starts_with('.'));
    let mut found: Vec<PathBuf> = names.map(|name| folder.join(name)).collect();
    found.sort();
    found
}
