//! The CPU time and the memory of a whole process.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Result, ensure};
use wait4::Wait4 as _;

/// The cost of a process.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// User and system CPU time in nanoseconds: the minimum of the runs.
    pub ns: f64,
    /// Peak memory in MB: the maximum of the runs.
    pub megabytes: f64,
}

/// Runs the program several times and returns the least CPU time and the largest memory.
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
