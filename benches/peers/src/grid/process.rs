//! The CPU time and the memory of a whole process.

use std::io::Read as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use wait4::Wait4 as _;

/// The cost of a process.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// User and system CPU time in nanoseconds: the minimum of the runs.
    pub ns: f64,
    /// Peak memory in MB: the maximum of the runs.
    pub megabytes: f64,
}

/// What a process that has ended leaves behind.
#[derive(Clone, Debug)]
pub struct Ended {
    /// User and system CPU time.
    pub time: Duration,
    /// The exit code, or `None` if a signal ended the process.
    pub code: Option<i32>,
    /// Its standard output.
    pub output: String,
}

/// Runs the program once and returns its output.
///
/// # Errors
/// If it cannot be started, or its output is no text.
pub fn run(program: &Path, arguments: &[&str]) -> Result<Ended> {
    let mut child = command(program, arguments)
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {}", program.display()))?;
    let mut output = String::new();
    child.stdout.take().context("the output is a pipe")?.read_to_string(&mut output)?;
    let ended = child.wait4()?;
    Ok(Ended { time: ended.rusage.utime + ended.rusage.stime, code: ended.status.code(), output })
}

/// Runs the program several times and returns the least CPU time and the largest memory.
///
/// # Errors
/// If it cannot be started, or does not exit with 0.
pub fn measure(program: &Path, arguments: &[&str], runs: usize) -> Result<Usage> {
    let (mut time, mut memory) = (Duration::MAX, 0);
    for _ in 0..runs {
        let ended = command(program, arguments).stdout(Stdio::null()).spawn()?.wait4()?;
        ensure!(ended.status.success(), "{} {}: {}", program.display(), arguments.join(" "), ended.status);
        time = time.min(ended.rusage.utime + ended.rusage.stime);
        memory = memory.max(ended.rusage.maxrss);
    }
    Ok(Usage { ns: time.as_nanos() as f64, megabytes: memory as f64 / (1024.0 * 1024.0) })
}

fn command(program: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stderr(Stdio::null());
    command
}
