//! Fuzzing by cargo-fuzz. The targets are in `fuzz/`, a workspace of its own.

use anyhow::{Result, bail};

use crate::command::{command, root, succeeds};
use crate::tools::FUZZ;

/// Maximum memory of the process, in MB.
const MAX_MEMORY: u32 = 256;
/// Maximum time for one input, in seconds.
const MAX_TIME: u32 = 10;

/// Fuzzes the target for this number of minutes, starting from the committed corpus. Returns whether nothing was found.
pub(crate) fn run(target: &str, minutes: u64) -> Result<bool> {
    if !root().join(format!("fuzz/fuzz_targets/{target}.rs")).exists() {
        bail!("`{target}` is not a target: see fuzz/fuzz_targets");
    }
    if let Err(missing) = FUZZ.provide() {
        bail!("{missing}");
    }
    // New inputs go to a folder of their own: the committed corpus stays small, and grows by hand.
    let found = root().join("fuzz/found").join(target);
    std::fs::create_dir_all(&found)?;
    let limits = [
        format!("-max_total_time={}", minutes * 60),
        format!("-rss_limit_mb={MAX_MEMORY}"),
        format!("-timeout={MAX_TIME}"),
    ];
    let found = found.to_string_lossy();
    let committed = format!("fuzz/corpus/{target}");
    // The address sanitizer needs a nightly compiler; the code is safe Rust, so only panics can be found.
    let arguments = ["run", "--sanitizer", "none", "--debug-assertions", target, &found, &committed, "--"];
    let limits = limits.iter().map(String::as_str);
    succeeds(command("cargo-fuzz", &arguments.into_iter().chain(limits).collect::<Vec<_>>()))
}
