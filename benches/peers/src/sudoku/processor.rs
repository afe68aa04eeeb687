//! The name of the processor, for the table of speeds.

use std::fs;

/// Returns the name that Linux reports.
pub fn name() -> String {
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    line.map_or_else(|| "a processor of unknown name".to_owned(), |(_, name)| name.trim().to_owned())
}
