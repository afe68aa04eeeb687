//! What the README shows is what the program prints.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

const README: &str = include_str!("../../../../README.md");
const TRACES: &str = include_str!("../../../../spec/22-trace.md");
/// The answer to these is no: they end with 1.
const NEGATIVE: [&str; 11] = [
    "hint tea.bachet --set Bob=milk --strength what",
    "show --way 25 torch",
    "check maris-jaloux-un-siege",
    "check small.bachet",
    "show small.bachet --set r2c3=3",
    "show small.bachet --set r1c4=1 --set r3c2=3 --set r4c4=3",
    "solve maris-jaloux-un-siege",
    "show --state 10110 ferry.bachet",
    "prove --check proof.json maris-jaloux",
    "show zebra --set Norwegian=yellow --set English=yellow --set Japanese!=zebra --count-wrong",
    "show zebra --set English=yellow --reveal --tell English=red",
];
/// A clue of these is not understood: they end with 2.
const UNREAD: [&str; 2] = ["read --choices plum.bachet", "read --per-clue plum.bachet"];
/// The last line of `solve` is a time.
const TIME: &str = "it took ";

/// The contents of the fenced blocks of this language.
fn blocks<'a>(document: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    document.split(&fence).skip(1).filter_map(|rest| rest.split_once("```")).map(|(block, _)| block).collect()
}

/// What the program prints, if it ends with this code.
fn printed(folder: &Path, arguments: &str, code: i32) -> String {
    let mut bachet = Command::new(env!("CARGO_BIN_EXE_bachet"));
    let output = bachet.args(arguments.split(' ')).current_dir(folder).env("LC_ALL", "en").output().expect("it starts");
    assert_eq!(output.status.code(), Some(code), "bachet {arguments}");
    String::from_utf8(output.stdout).expect("text")
}

fn without_time(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with(TIME)).collect::<Vec<_>>().join("\n").trim_end().to_owned()
}

/// The README, and each chapter of the specification that shows what the program prints.
fn documents() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let chapters =
        fs::read_dir(root.join("spec")).expect("the specification").map(|entry| entry.expect("a file").path());
    let paths = chapters.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    let documents = paths.chain([root.join("README.md")]).map(|path| {
        let name = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("text"))
    });
    documents.filter(|(_, text)| text.contains("```console\n")).collect()
}

/// Runs the sessions of a document in a folder of its own. A puzzle file that no session has made is the puzzle that
/// stands before; behind `>` stands where the output goes.
fn check(name: &str, document: &str) {
    let folder = crate::folder(&format!("document-{name}"));
    for (at, _) in document.match_indices("```console\n") {
        let session = blocks(&document[at..], "console")[0];
        for command in session.split("$ bachet ").skip(1) {
            let (arguments, shown) = command.split_once('\n').expect("a command ends its line");
            let (arguments, file) = arguments.split_once(" > ").unwrap_or((arguments, ""));
            let puzzles = arguments.split(' ').filter(|word| word.ends_with(".bachet"));
            for puzzle in puzzles.map(|word| folder.join(word)).filter(|path| !path.exists()) {
                let before = blocks(&document[..at], "bachet");
                fs::write(puzzle, before.last().expect("a puzzle stands before")).expect("it can be written");
            }
            let code = if UNREAD.contains(&arguments) { 2 } else { NEGATIVE.contains(&arguments).into() };
            let mut found = printed(&folder, arguments, code);
            if !file.is_empty() {
                fs::write(folder.join(file), std::mem::take(&mut found)).expect("it can be written");
            }
            assert_eq!(without_time(&found), without_time(shown), "{name}: bachet {arguments}");
        }
    }
}

#[test]
fn the_commands_print_what_is_shown() {
    let documents = documents();
    assert!(documents.len() >= 4, "{documents:?}");
    for (name, text) in &documents {
        check(name, text);
    }
}

#[test]
fn what_is_shown_without_its_output_runs() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("trace-sh");
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::write(folder.join("board.bachet"), blocks(TRACES, "bachet")[0]).expect("it can be written");
    let commands = blocks(TRACES, "sh").into_iter().flat_map(str::lines);
    let commands: Vec<&str> = commands.filter_map(|line| line.strip_prefix("bachet ")).collect();
    assert_eq!(commands.len(), 2);
    for arguments in commands {
        let table = printed(&folder, arguments, 0);
        assert!(table.contains("\nall methods that finished agree: "), "bachet {arguments}:\n{table}");
    }
}

#[test]
fn the_mistake_is_reported_as_shown() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme-mistake");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let puzzle = blocks(README, "bachet")[0].replace("Bob != milk", "Bbo != milk");
    fs::write(folder.join("tea.bachet"), puzzle).unwrap();
    let mut bachet = Command::new(env!("CARGO_BIN_EXE_bachet"));
    let output = bachet.args(["solve", "tea.bachet"]).current_dir(&folder).env("LC_ALL", "en").output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(README.contains(message.trim_end()), "the README does not show:\n{message}");
    assert!(message.contains("did you mean"), "{message}");
}
