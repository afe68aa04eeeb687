//! Makes the ids of the messages from their English files, and refuses other languages that do not fit these.
//!
//! A folder of `messages/` is a language. Each has the same files with the same messages; `messages/README.md` says what
//! may differ.

#[path = "build/file.rs"]
mod file;
#[path = "build/fit.rs"]
mod fit;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::{env, fs};

use file::File;

/// The language whose files say which messages there are.
const MODEL: &str = "en";
/// The folder of the messages about a source, whose ids are the codes of diagnostics.
const DIAGNOSTICS: &str = "diagnostics/";

/// The files of a language by their names, such as `diagnostics/lines.ftl`.
type Files = BTreeMap<String, File>;

fn main() -> io::Result<()> {
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let folder = manifest.join("messages");
    let mut stdout = io::stdout();
    writeln!(stdout, "cargo::rerun-if-changed=messages\ncargo::rerun-if-changed=build")?;
    let (languages, problems) = read(&folder)?;
    for problem in &problems {
        writeln!(stdout, "cargo::error=messages/{problem}")?;
    }
    if problems.is_empty() {
        fs::write(out.join("ids.rs"), ids(&languages[MODEL]))?;
        fs::write(out.join("texts.rs"), texts(&languages, &folder))?;
    }
    Ok(())
}

/// Reads every language, and finds what is wrong with their files.
fn read(folder: &Path) -> io::Result<(BTreeMap<String, Files>, Vec<String>)> {
    let mut problems = Vec::new();
    let mut languages = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(tag) = path.file_name().and_then(|name| name.to_str()).filter(|_| path.is_dir()) else { continue };
        let mut files = Files::new();
        for name in names(&path, "")? {
            match file::read(&fs::read_to_string(path.join(&name))?) {
                Ok(file) => drop(files.insert(name, file)),
                Err(found) => problems.extend(found.iter().map(|problem| format!("{tag}/{name}: {problem}"))),
            }
        }
        languages.insert(tag.to_owned(), files);
    }
    if problems.is_empty() {
        problems = fit::problems(&languages, MODEL);
    }
    Ok((languages, problems))
}

/// Returns the names of the files in a folder and the folders in it.
fn names(folder: &Path, before: &str) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{before}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            names.extend(self::names(&entry.path(), &format!("{name}/"))?);
        } else if entry.path().extension().is_some_and(|extension| extension == "ftl") {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

/// Returns the list of the ids that are no codes of diagnostics, with the macro that makes an enum of them.
fn ids(files: &Files) -> String {
    let mut out = "message_ids! {\n".to_owned();
    let others = files.iter().filter(|(name, _)| !name.starts_with(DIAGNOSTICS));
    for id in others.flat_map(|(_, file)| file.keys()) {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "    {} = {id:?};", variant(id));
    }
    out + "}\n"
}

/// Returns the name of the variant for an id: `NoSuchFile` for `no-such-file`.
fn variant(id: &str) -> String {
    let capital = |word: &str| word.chars().take(1).flat_map(char::to_uppercase).chain(word.chars().skip(1)).collect();
    id.split('-').map(capital).collect::<Vec<String>>().concat()
}

/// Returns the texts of each language, as one list of its files.
fn texts(languages: &BTreeMap<String, Files>, folder: &Path) -> String {
    let mut out = "&[\n".to_owned();
    for (tag, files) in languages {
        let _ = writeln!(out, "    ({tag:?}, &[");
        for name in files.keys() {
            let path = folder.join(tag).join(name);
            let _ = writeln!(out, "        ({name:?}, include_str!({:?})),", path.to_string_lossy());
        }
        let _ = writeln!(out, "    ]),");
    }
    out + "]\n"
}
