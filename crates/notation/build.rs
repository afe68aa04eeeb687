//! Makes what lists of values need to know of each language from its files: the decimal mark, months, weekdays, ordinals.
//!
//! A language is a folder of `prose/languages/`, whose reader knows everything else that the files say.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("languages");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    writeln!(io::stdout(), "cargo::rerun-if-changed=languages")?;
    let mut languages = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    languages.sort_by_key(fs::DirEntry::file_name);
    let mut marks = format!("static LANGUAGES: [(&str, DecimalMark); {}] = [\n", languages.len());
    let (mut months, mut weekdays) = (vec![BTreeSet::new(); 12], vec![BTreeSet::new(); 7]);
    let mut ranks = vec![BTreeSet::new(); 10];
    for language in languages {
        let text = texts(&language.path())?;
        let comma = lines(&text, "numbers").any(|line| line.replace(' ', "") == "decimal:comma");
        let mark = if comma { "Comma" } else { "Point" };
        // Writing to a string cannot fail.
        let _ = writeln!(marks, "    ({:?}, DecimalMark::{mark}),", language.file_name().to_string_lossy());
        for (section, named) in [("months", &mut months), ("weekdays", &mut weekdays)] {
            // A line may stand for several: `{January|February}`.
            let listed = lines(&text, section).flat_map(|line| line.trim_matches(['{', '}']).split('|'));
            for (names, line) in named.iter_mut().zip(listed) {
                // A spelling in brackets is one in lists alone: it is another word in sentences.
                let spelling = |name: &str| name.trim().trim_matches(['(', ')', '.']).to_lowercase();
                names.extend(line.split(',').map(spelling));
            }
        }
        let listed = lines(&text, "ordinals").filter(|line| !line.starts_with("endings:"));
        let listed = listed.flat_map(|line| line.split('=').next().unwrap_or_default().split(','));
        for (names, rank) in ranks.iter_mut().zip(listed) {
            for spelling in rank.trim().trim_matches(['(', ')']).split('|') {
                // `erste~` has the endings of an adjective.
                let endings: &[&str] = if spelling.ends_with('~') { &["", "n", "r", "s"] } else { &[""] };
                names.extend(endings.iter().map(|ending| spelling.trim_end_matches('~').to_owned() + ending));
            }
        }
    }
    marks.push_str("];\n");
    fs::write(out.join("languages.rs"), marks)?;
    let calendar = [("MONTHS", months), ("WEEKDAYS", weekdays), ("ORDINALS", ranks)].map(|(name, named)| {
        let names = named.iter().map(|names| format!("    &{:?},\n", names.iter().collect::<Vec<_>>()));
        format!("const {name}: [&[&str]; {}] = [\n{}];\n", named.len(), names.collect::<String>())
    });
    fs::write(out.join("calendar.rs"), calendar.concat())
}

/// The files of a language, one after the other.
fn texts(language: &Path) -> io::Result<String> {
    let mut files = fs::read_dir(language)?.collect::<Result<Vec<_>, _>>()?;
    files.sort_by_key(fs::DirEntry::file_name);
    files.iter().map(|file| fs::read_to_string(file.path())).collect()
}

/// The lines of a section.
fn lines<'a>(text: &'a str, section: &str) -> impl Iterator<Item = &'a str> {
    let head = format!("[{section}]");
    let mut inside = false;
    text.lines().map(str::trim).filter(move |line| {
        if line.starts_with('[') && line.ends_with(']') {
            inside = *line == head;
            return false;
        }
        inside && !line.is_empty() && !line.starts_with('#')
    })
}
