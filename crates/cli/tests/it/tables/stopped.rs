//! Time limits and Ctrl-C.

use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use snapbox::cmd::cargo_bin;

use super::{BOARD, batch, names};
use crate::folder;

#[test]
fn a_time_limit_leaves_rows_without_an_answer_and_none_out() {
    /// More than can be rated within the time.
    const ROWS: usize = 4000;
    let folder = folder("tables-time");
    batch(&folder, "- --out table.parquet --verdict", &format!("{BOARD}\n").repeat(ROWS)).code(0);
    batch(&folder, "table.parquet --rate --time 0.1 --out rated.parquet", "").code(3).stdout_eq("");
    let found = batch(&folder, "rated.parquet --verdict", "").code(0).get_output().stdout.clone();
    assert_eq!(String::from_utf8_lossy(&found), "unique\n".repeat(ROWS));
    batch(&folder, "table.parquet --rate --time 0.1 --out rated.txt", "").code(3).stdout_eq("");
    assert_eq!(names(&folder), ["rated.parquet", "table.parquet"]);
    fs::remove_dir_all(&folder).expect("it was made");
}

/// Ctrl-C in the midst of the work: nothing is written, and what was there is as it was.
#[cfg(unix)]
#[test]
fn an_interruption_leaves_what_was_there() {
    let folder = folder("tables-interrupted");
    fs::write(folder.join("solved.parquet"), "before").expect("it can be written");
    let program = Command::new(cargo_bin!("bachet"))
        .args(["batch", "-", "--rate", "--out", "solved.parquet"])
        .current_dir(&folder)
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut program = program.expect("it starts");
    let mut input = program.stdin.take().expect("it is piped");
    let writer = thread::spawn(move || {
        // It fails when the program ends.
        while std::io::Write::write_all(&mut input, format!("{BOARD}\n").repeat(100).as_bytes()).is_ok() {}
    });
    let begun = Instant::now();
    while names(&folder).len() < 2 && begun.elapsed() < Duration::from_secs(20) {
        thread::sleep(Duration::from_millis(20));
    }
    let id = program.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().is_ok_and(|status| status.success()));
    assert_eq!(program.wait().expect("it ends").code(), Some(3));
    writer.join().expect("it ends");
    assert_eq!(fs::read_to_string(folder.join("solved.parquet")).ok().as_deref(), Some("before"));
    assert_eq!(names(&folder), ["solved.parquet"]);
    fs::remove_dir_all(&folder).expect("it was made");
}
