//! `bachet completions`: what a shell completes.

use std::io;

use bachet::json::Payload;
use clap::CommandFactory as _;

use super::{Cli, print_text};
use crate::exit::Exit;
use crate::shell::Shell;

/// Print completions for a shell
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Shell to complete for
    #[arg(value_enum)]
    shell: clap_complete::Shell,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "bachet", &mut script);
    print_text(shell, Payload::Completions, String::from_utf8_lossy(&script).into_owned())
}
