//! `bachet batch` with files and tables, as a person runs it.

#[cfg(feature = "parquet")]
mod bad;
#[cfg(feature = "parquet")]
mod parquet;
#[cfg(feature = "parquet")]
mod stopped;

use std::fs;
use std::path::Path;

use snapbox::cmd::OutputAssert;
use snapbox::str;

use crate::{command, folder};

const BOARD: &str = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
const SOLUTION: &str = "468931527751624839392578461134756298289413675675289314846192753513867942927345186";

fn batch(folder: &Path, arguments: &str, input: &str) -> OutputAssert {
    let arguments = arguments.split_whitespace();
    command().arg("batch").args(arguments).stdin(input.to_owned()).current_dir(folder).assert()
}

/// The names of the files in a folder, also of hidden ones.
fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("it is there");
    let name = |file: std::io::Result<fs::DirEntry>| file.expect("it is there").file_name();
    let mut names: Vec<String> = files.map(|file| name(file).to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[cfg(not(feature = "parquet"))]
#[test]
fn a_program_without_parquet_says_how_to_build_one_with_it() {
    let folder = folder("no-parquet");
    for arguments in ["puzzles.parquet", "- --out solved.parquet", "puzzles.pq --column board --steps 9"] {
        batch(&folder, arguments, "").code(2).stdout_eq("").stderr_eq(str![[r#"
error: this program cannot read or write Parquet: it was built without it
  = hint: in the folder of the source, `cargo build --release --features parquet` builds a program that can

"#]]);
    }
    assert_eq!(names(&folder), [""; 0]);
    fs::remove_dir_all(&folder).expect("it was made");
}

#[test]
fn what_is_for_tables_alone_is_refused_with_lines() {
    let folder = folder("batch-lines");
    batch(&folder, "- --column puzzle", BOARD).code(2).stdout_eq("").stderr_eq(str![[r#"
error: `--column` names a column of a table, but the input is lines of text
  = hint: leave it out, or give a Parquet file

"#]]);
    batch(&folder, "- --steps 1000", BOARD).code(2).stdout_eq("").stderr_eq(str![[r#"
error: `--steps` is for the puzzles of a table; every line of this input is a classic Sudoku
  = hint: leave it out, or use `--time`

"#]]);
    fs::remove_dir_all(&folder).expect("it was made");
}

#[test]
fn lines_are_written_into_a_file_that_is_whole_or_not_there() {
    let folder = folder("batch-out");
    let out = folder.join("solved.txt");
    batch(&folder, "- --out solved.txt", BOARD).code(0).stdout_eq("").stderr_eq("");
    assert_eq!(fs::read_to_string(&out).ok().as_deref(), Some(&*format!("{SOLUTION}\n")));
    batch(&folder, "missing.txt --out solved.txt", "").code(2);
    assert_eq!(fs::read_to_string(&out).ok().as_deref(), Some(&*format!("{SOLUTION}\n")));
    batch(&folder, "- --out none/solved.txt", BOARD).code(2).stdout_eq("").stderr_eq(str![[r#"
error: `none/solved.txt` cannot be written: [..]

"#]]);
    batch(&folder, "- --out .", BOARD).code(2).stderr_eq("error: `.` cannot be written: [..]\n");
    batch(&folder, "- --out -", BOARD).code(0).stdout_eq(format!("{SOLUTION}\n"));
    // What was there is replaced.
    batch(&folder, "- --verdict --out solved.txt", BOARD).code(0).stdout_eq("");
    assert_eq!(fs::read_to_string(&out).ok().as_deref(), Some("unique\n"));
    assert_eq!(names(&folder), ["solved.txt"]);
    fs::remove_dir_all(&folder).expect("it was made");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let folder = folder("batch-full");
    let lines = format!("{BOARD}\n").repeat(2000);
    batch(&folder, "- --out /dev/full", &lines).code(2).stderr_eq("error: `/dev/full` cannot be written: [..]\n");
    fs::remove_dir_all(&folder).expect("it was made");
}

/// A file may not become larger than 4 KB: nothing is left behind, and what was there is as it was.
#[cfg(unix)]
#[test]
fn an_output_that_does_not_fit_leaves_what_was_there() {
    let folder = folder("batch-limited");
    let boards = command().args(["generate", "--count", "400", "--seed", "7"]).output().expect("it starts").stdout;
    fs::write(folder.join("boards.txt"), boards).expect("it can be written");
    let mut names_of_outputs = vec!["solved.txt"];
    names_of_outputs.extend(cfg!(feature = "parquet").then_some("solved.parquet"));
    for name in names_of_outputs {
        fs::write(folder.join(name), "before").expect("it can be written");
        let program = snapbox::cmd::cargo_bin!("bachet").to_string_lossy().into_owned();
        let line = format!("trap '' XFSZ; ulimit -f 8; exec '{program}' batch boards.txt --out {name}");
        let run = snapbox::cmd::Command::new("sh").args(["-c", &line]).current_dir(&folder).env_remove("LANG");
        run.assert().code(2).stdout_eq("").stderr_eq(format!("error: `{name}` cannot be written: [..]\n"));
        assert_eq!(fs::read_to_string(folder.join(name)).ok().as_deref(), Some("before"));
        fs::remove_file(folder.join(name)).expect("it is there");
        assert_eq!(names(&folder), ["boards.txt"]);
    }
    fs::remove_dir_all(&folder).expect("it was made");
}
