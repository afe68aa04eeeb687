//! `bachet completions`: what a shell completes.

use std::io;

use bachet::json::Payload;
use clap::CommandFactory as _;

use super::print_text;
use crate::args::{self, Cli};
use crate::exit::Exit;
use crate::shell::Shell;

pub(crate) fn run(shell: &Shell, args: &args::Completions) -> io::Result<Exit> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "bachet", &mut script);
    print_text(shell, Payload::Completions, String::from_utf8_lossy(&script).into_owned())
}
