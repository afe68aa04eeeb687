//! The CPU time and the memory of a whole process.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Result, ensure};
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike as _;

/// What a process took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// CPU time in nanoseconds, of user and system together: the least of the runs.
    pub ns: f64,
    /// The most memory of any process measured so far, in MB.
    pub megabytes: f64,
}

/// Runs the program so many times and returns the least CPU time.
///
/// # Errors
/// If it cannot be started, or does not exit with 0.
pub fn measure(program: &Path, arguments: &[&str], runs: usize) -> Result<Usage> {
    let mut usage = Usage { ns: f64::INFINITY, megabytes: 0.0 };
    for _ in 0..runs {
        let before = getrusage(UsageWho::RUSAGE_CHILDREN)?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let status = command.status()?;
        ensure!(status.success(), "{} {}: {status}", program.display(), arguments.join(" "));
        let after = getrusage(UsageWho::RUSAGE_CHILDREN)?;
        let spent = after.user_time() + after.system_time() - before.user_time() - before.system_time();
        usage.ns = usage.ns.min(spent.num_microseconds() as f64 * 1e3);
        usage.megabytes = after.max_rss() as f64 / 1024.0;
    }
    Ok(usage)
}
