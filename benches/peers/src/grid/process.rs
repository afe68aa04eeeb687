//! The CPU time and the memory of a whole process.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Result, ensure};
use wait4::Wait4 as _;

/// What a process took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// CPU time in nanoseconds, of user and system together: the least of the runs.
    pub ns: f64,
    /// The most memory of any of the runs, in MB.
    pub megabytes: f64,
}

/// Runs the program so many times and returns the least CPU time and the most memory.
///
/// # Errors
/// If it cannot be started, or does not exit with 0.
pub fn measure(program: &Path, arguments: &[&str], runs: usize) -> Result<Usage> {
    let (mut time, mut memory) = (Duration::MAX, 0);
    for _ in 0..runs {
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let ended = command.spawn()?.wait4()?;
        ensure!(ended.status.success(), "{} {}: {}", program.display(), arguments.join(" "), ended.status);
        time = time.min(ended.rusage.utime + ended.rusage.stime);
        memory = memory.max(ended.rusage.maxrss);
    }
    Ok(Usage { ns: time.as_nanos() as f64, megabytes: memory as f64 / (1024.0 * 1024.0) })
}
