//! Lists the languages with their files: each folder of `languages/` is one.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::{env, fs};

/// The language of texts whose language is not known: it comes first.
const DEFAULT: &str = "en";

fn main() -> io::Result<()> {
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    writeln!(io::stdout(), "cargo::rerun-if-changed=languages")?;
    let mut languages = fs::read_dir(manifest.join("languages"))?.collect::<Result<Vec<_>, _>>()?;
    languages.sort_by_key(|folder| (folder.file_name() != DEFAULT, folder.file_name()));
    let mut text = format!("static FILES: [(&str, &[&str]); {}] = [\n", languages.len());
    for language in languages {
        let mut files = fs::read_dir(language.path())?.collect::<Result<Vec<_>, _>>()?;
        // The order of patterns and themes is that of the files by name.
        files.sort_by_key(fs::DirEntry::file_name);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "    ({:?}, &[", language.file_name().to_string_lossy());
        for file in files {
            let _ = writeln!(text, "        include_str!({:?}),", file.path().to_string_lossy());
        }
        text.push_str("    ]),\n");
    }
    text.push_str("];\n");
    fs::write(out.join("languages.rs"), text)
}
