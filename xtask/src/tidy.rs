//! The rules of this project that no other tool checks.

use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};

use crate::command::{command, output, root};

/// Maximum number of lines in a file of Rust.
const MAX_LINES: usize = 500;

/// Text that no file may contain, the extension of the files (empty: all), and what to do instead.
/// The strings are in pieces, so that this file does not contain them.
const FORBIDDEN: [(&str, &str, &str); 6] = [
    (concat!("#[all", "ow("), "rs", "silence a lint with `#[expect(lint, reason = \"..\")]`"),
    (concat!("#![all", "ow("), "rs", "silence a lint with `#![expect(lint, reason = \"..\")]`"),
    (concat!("tod", "o!("), "rs", "no stubs"),
    (concat!("unimplement", "ed!("), "rs", "no stubs"),
    (concat!("/wo", "rk/"), "", "no paths of one machine"),
    (concat!("/ro", "ot/"), "", "no paths of one machine"),
];

/// Checks every file, prints the problems and returns them.
///
/// # Errors
/// If the files cannot be listed or read.
pub(crate) fn run() -> Result<Vec<String>> {
    let (list, listed) = output(command("git", &["ls-files", "--cached", "--others", "--exclude-standard"]))?;
    ensure!(listed, "git could not list the files");
    let mut problems = Vec::new();
    let mut specs = 0;
    for name in list.lines() {
        // A deleted file is listed until the deletion is committed; binary files are not checked.
        let Ok(text) = fs::read_to_string(root().join(name)) else { continue };
        problems.extend(of_file(name, &text));
        specs += usize::from(name.starts_with("spec/"));
    }
    if specs == 0 {
        problems.push("spec: the folder is empty".to_owned());
    }
    for problem in &problems {
        println!("{problem}");
    }
    Ok(problems)
}

fn of_file(name: &str, text: &str) -> Vec<String> {
    let extension = Path::new(name).extension().and_then(|e| e.to_str()).unwrap_or_default();
    // The corpus contains arbitrary bytes.
    if name.starts_with("fuzz/corpus/") {
        return Vec::new();
    }
    let mut problems = Vec::new();
    if extension == "rs" && text.lines().count() > MAX_LINES {
        problems.push(format!("{name}: over {MAX_LINES} lines; split it by concept"));
    }
    for (line, number) in text.lines().zip(1..) {
        for (forbidden, only, why) in FORBIDDEN {
            if (only.is_empty() || only == extension) && line.contains(forbidden) {
                problems.push(format!("{name}:{number}: `{forbidden}`: {why}"));
            }
        }
    }
    if name.starts_with("spec/") && extension == "md" && !name.ends_with("README.md") && !text.contains("\n```") {
        problems.push(format!("{name}: a page of the language without an example"));
    }
    if name.ends_with("Cargo.toml") && name != "Cargo.toml" && in_workspace(name) {
        problems.extend(unshared_versions(name, text));
    }
    problems
}

/// Whether the manifest belongs to the root workspace.
fn in_workspace(name: &str) -> bool {
    !name.starts_with("benches/") && !name.starts_with("fuzz/")
}

/// Dependencies whose version is not in the root manifest. A crate's own features in its tests need none.
fn unshared_versions(name: &str, text: &str) -> Vec<String> {
    let mut in_dependencies = false;
    let mut problems = Vec::new();
    for line in text.lines() {
        if line.starts_with('[') {
            in_dependencies = line.trim_end_matches(']').ends_with("dependencies");
        } else if in_dependencies
            && line.contains('=')
            && !line.contains("workspace = true")
            && !line.contains("path = \".\"")
            && !line.starts_with(char::is_whitespace)
        {
            problems.push(format!("{name}: `{line}`: versions belong in the root Cargo.toml"));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &str, text: &str, expected: &[&str]) {
        assert_eq!(of_file(name, text), expected);
    }

    #[test]
    fn problems_are_found() {
        check("a.rs", "fn main() {}\n", &[]);
        check("a.rs", &"\n".repeat(501), &["a.rs: over 500 lines; split it by concept"]);
        check(
            "a.rs",
            concat!("\n#[all", "ow(dead_code)]\n"),
            &[concat!("a.rs:2: `#[all", "ow(`: silence a lint with `#[expect(lint, reason = \"..\")]`")],
        );
        check("a.md", concat!("see /wo", "rk/x"), &[concat!("a.md:1: `/wo", "rk/`: no paths of one machine")]);
        check("spec/a.md", "words", &["spec/a.md: a page of the language without an example"]);
        check("spec/a.md", "words\n```\nx\n```\n", &[]);
        check(
            "crates/a/Cargo.toml",
            "[dependencies]\nanyhow.workspace = true\na = { path = \".\" }\nserde = \"1\"\n[lints]\nworkspace = true\n",
            &["crates/a/Cargo.toml: `serde = \"1\"`: versions belong in the root Cargo.toml"],
        );
    }
}
