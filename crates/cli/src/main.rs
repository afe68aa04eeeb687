//! The program `bachet`: files, clock, terminal and exit codes around the library.

mod args;
mod chunks;
mod commands;
mod exit;
mod input;
mod limits;
mod new_file;
mod ordered;
mod report;
mod screen;
mod shell;
mod stream;
mod usage;

use std::process::ExitCode;

/// The server limits the memory of an answer by what this allocator counts.
#[global_allocator]
static ALLOCATOR: bachet_memory::Counting = bachet_memory::Counting;

fn main() -> ExitCode {
    exit::guarded(commands::run)
}
