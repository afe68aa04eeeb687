//! The data of the test: `tests/suggestions/README.md` has its form.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A suggestion of a message: what stands in backticks in its text, and what is typed for it where that differs.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Suggestion {
    pub key: String,
    pub snippet: String,
    pub typed: Option<String>,
}

/// A command with its files.
#[derive(Default)]
pub(super) struct Run {
    pub arguments: Vec<String>,
    pub ends_with: i32,
    pub input: String,
    pub files: BTreeMap<String, String>,
}

/// What a user does first, and what the message makes of it.
pub(super) struct Try {
    pub at: String,
    pub suggestions: Vec<Suggestion>,
    pub before: Run,
    pub after: Run,
    /// The lines that are taken away, and those that are typed.
    pub removed: String,
    pub typed: String,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suggestions")
}

/// The names of the files with cases.
pub(super) fn files() -> Vec<String> {
    let entries = std::fs::read_dir(folder()).expect("the folder is there");
    let names = entries.map(|entry| entry.expect("it can be listed").file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|n| !matches!(n.as_str(), "README.md" | "not-typed.md")).collect();
    names.sort();
    names
}

/// The snippets that nobody types, of `not-typed.md`.
pub(super) fn not_typed() -> Vec<Suggestion> {
    let lines = read("not-typed.md");
    lines.lines().filter_map(|line| line.strip_prefix("- ")).flat_map(suggestions).collect()
}

fn read(file: &str) -> String {
    std::fs::read_to_string(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Reads ``key: `snippet`, `snippet` as `typed` ``.
fn suggestions(line: &str) -> Vec<Suggestion> {
    let (key, list) = line.split_once(": ").unwrap_or_else(|| panic!("`{line}` lists no suggestions"));
    let parts: Vec<&str> = list.split('`').collect();
    let mut found: Vec<Suggestion> = Vec::new();
    for pair in parts.chunks_exact(2) {
        match (pair[0], found.last_mut()) {
            (" as ", Some(last)) => last.typed = Some(pair[1].to_owned()),
            _ => found.push(Suggestion { key: key.to_owned(), snippet: pair[1].to_owned(), typed: None }),
        }
    }
    found
}

/// The tries of a file.
pub(super) fn tries(file: &str) -> Vec<Try> {
    let text = read(file);
    let mut shared: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut listed: Vec<Suggestion> = Vec::new();
    let mut tries = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((i, line)) = lines.next() {
        if let Some(heading) = line.strip_prefix("### ") {
            listed = suggestions(heading);
        } else if let Some(kind) = line.strip_prefix("```") {
            let block: Vec<&str> = lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```").collect();
            match kind.split_once(' ') {
                Some(("text", name)) => {
                    shared.insert(name, block);
                }
                _ if kind == "diff" => tries.push(attempt(format!("{file}:{}", i + 1), &listed, &block, &shared)),
                _ => panic!("{file}:{}: `{kind}` is no kind of block", i + 1),
            }
        }
    }
    tries
}

fn attempt(at: String, listed: &[Suggestion], block: &[&str], shared: &BTreeMap<&str, Vec<&str>>) -> Try {
    let mut lines: Vec<(char, &str)> = Vec::new();
    for line in block {
        let sign = line.chars().next().unwrap_or(' ');
        let text = line.get(1..).unwrap_or_default();
        match text.strip_prefix('<').and_then(|name| name.strip_suffix('>')).and_then(|name| shared.get(name)) {
            Some(text) => lines.extend(text.iter().map(|line| (' ', *line))),
            None => lines.push((sign, text)),
        }
    }
    let side = |sign: char| lines.iter().filter(move |(s, _)| *s == sign).map(|(_, text)| *text).collect::<Vec<_>>();
    let run = |sign: char| run(lines.iter().filter(|(s, _)| matches!(s, ' ') || *s == sign).map(|(_, text)| *text));
    Try {
        at,
        suggestions: listed.to_vec(),
        before: run('-'),
        after: run('+'),
        removed: side('-').join("\n"),
        typed: side('+').join("\n"),
    }
}

fn run<'l>(lines: impl Iterator<Item = &'l str>) -> Run {
    let mut run = Run { arguments: words("bachet solve -"), ..Run::default() };
    let mut file: Option<&str> = None;
    for line in lines {
        if let Some(command) = line.strip_prefix("$ ") {
            let (command, code) = command.split_once(" # ends with ").unwrap_or((command, "0"));
            run.arguments = words(command);
            run.ends_with = code.parse().expect("an exit code is a number");
        } else if let Some(name) = line.strip_prefix("=== ") {
            file = Some(name);
            run.files.insert(name.to_owned(), String::new());
        } else {
            let text = match file {
                Some(name) => run.files.entry(name.to_owned()).or_default(),
                None => &mut run.input,
            };
            text.push_str(&expanded(line));
            text.push('\n');
        }
    }
    run
}

/// A line in which `⟦300 * ab⟧` is 300 times `ab`.
fn expanded(line: &str) -> String {
    let mut parts = line.split('⟦');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (mark, rest) = part.split_once('⟧').expect("`⟦` is closed");
        let (times, repeated) = mark.split_once(" * ").expect("a number and what is repeated");
        text.push_str(&repeated.repeat(times.parse().expect("a number stands before the star")));
        text.push_str(rest);
    }
    text
}

/// The arguments of a command: its words without `bachet`; blanks between single quotes belong to a word.
fn words(command: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for (i, part) in command.split('\'').enumerate() {
        if i % 2 == 1 {
            words.last_mut().expect("there is a word").push_str(part);
            continue;
        }
        for (j, piece) in part.split(' ').enumerate() {
            if j > 0 {
                words.push(String::new());
            }
            words.last_mut().expect("there is a word").push_str(piece);
        }
    }
    words.retain(|word| !word.is_empty());
    words.remove(0);
    words
}
