//! Running other programs from the root of the project.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use anyhow::{Context as _, Result};

/// The root of the project.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The folder of build results; `CARGO_TARGET_DIR` moves it.
pub(crate) fn target() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// The folder in which missing tools are installed, each in a folder of its own.
pub(crate) fn tools() -> PathBuf {
    target().join("tools")
}

/// The program with these arguments, run from the root. Every step shares these settings, because a flag that differs
/// between two steps would build everything twice.
pub(crate) fn command(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root()).stdin(Stdio::null());
    command.env("CARGO_INCREMENTAL", "0").env("INSTA_UPDATE", "no").env("PATH", search_path());
    // `cargo run` sets these for xtask; they are wrong for the programs that xtask starts.
    for name in ["CARGO_MANIFEST_DIR", "CARGO_MANIFEST_PATH", "CARGO_PKG_NAME", "CARGO_PKG_VERSION"] {
        command.env_remove(name);
    }
    command
}

/// Runs the program with our standard output. Returns whether it succeeded.
pub(crate) fn succeeds(mut command: Command) -> Result<bool> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("`{program}` did not start"))?;
    Ok(status.success())
}

/// Whether the program exists and succeeds with these arguments. Its output is discarded.
pub(crate) fn answers(program: &str, arguments: &[&str]) -> bool {
    let mut command = command(program, arguments);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Returns the standard output of the program, and whether it succeeded.
pub(crate) fn output(mut command: Command) -> Result<(String, bool)> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("`{program}` did not start"))?;
    Ok((String::from_utf8_lossy(&output.stdout).into_owned(), output.status.success()))
}

/// Like [`output`], and prints each line as soon as it arrives.
pub(crate) fn output_shown(mut command: Command) -> Result<(String, bool)> {
    let program = command.get_program().to_string_lossy().into_owned();
    let mut child = command.stdout(Stdio::piped()).spawn().with_context(|| format!("`{program}` did not start"))?;
    let mut text = String::new();
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).lines() {
            let line = line?;
            println!("{line}");
            text.push_str(&line);
            text.push('\n');
        }
    }
    Ok((text, child.wait()?.success()))
}

/// The search path with our own tools last: those of the machine come first.
fn search_path() -> OsString {
    let mut paths: Vec<PathBuf> = env::var_os("PATH").iter().flat_map(env::split_paths).collect();
    let installed = fs::read_dir(tools()).into_iter().flatten().flatten();
    let mut installed: Vec<PathBuf> = installed.map(|folder| folder.path().join("bin")).collect();
    installed.sort();
    paths.append(&mut installed);
    env::join_paths(paths).unwrap_or_default()
}
