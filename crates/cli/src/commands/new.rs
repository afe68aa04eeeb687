//! `bachet new`: a commented puzzle to start from.

use std::io;

use bachet::json::Payload;
use bachet::{requests, templates};

use super::print_text;
use crate::exit::Exit;
use crate::shell::Shell;

/// Print a commented puzzle to start from
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    options: requests::New,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let template = templates::get(args.options.family, shell.messages().language());
    print_text(shell, Payload::New, template.to_owned())
}
