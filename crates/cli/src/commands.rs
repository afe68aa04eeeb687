//! The subcommands, one file each, and what they share.

mod ask;
mod batch;
mod candidates;
mod check;
mod completions;
mod convert;
mod count;
mod export;
mod gallery;
mod generate;
mod man;
mod new;
mod print;
mod prove;
mod question;
mod read;
mod reading;
mod sentences;
mod show;
mod solve;
mod trace;
mod ways;

use std::io;

use bachet::json::{Payload, Text};
use bachet::messages::{Message, MessageId};
use clap::Parser as _;

use self::reading::decline;
use crate::args::{Cli, Command};
use crate::exit::Exit;
use crate::shell::{self, Shell};

/// Reads the command line and runs what it asks for.
pub(crate) fn run() -> io::Result<Exit> {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            error.print()?;
            return Ok(if error.use_stderr() { Exit::Input } else { Exit::Done });
        }
    };
    let Some(language) = shell::language(cli.common.lang.as_deref()) else {
        let shell = Shell::new(bachet::Language::default(), cli.common.json);
        let tag = cli.common.lang.unwrap_or_default();
        return decline(&shell, &Message::from(MessageId::UnknownMessages).text("tag", tag));
    };
    let shell = Shell::new(language, cli.common.json);
    match cli.command {
        Command::Solve(args) => solve::run(&shell, &args),
        Command::Count(args) => count::run(&shell, &args),
        Command::Check(args) => check::run(&shell, &args),
        Command::Candidates(args) => candidates::run(&shell, &args),
        Command::Show(args) => show::run(&shell, &args),
        Command::Read(args) => read::run(&shell, &args),
        Command::Export(args) => export::run(&shell, &args),
        Command::Print(args) => print::run(&shell, &args),
        Command::Prove(args) => prove::run(&shell, &args),
        Command::Convert(args) => convert::run(&shell, &args),
        Command::Trace(args) => trace::run(&shell, &args),
        Command::Batch(args) => batch::run(&shell, &args),
        Command::Generate(args) => generate::run(&shell, &args),
        Command::Gallery(args) => gallery::run(&shell, &args),
        Command::New(args) => new::run(&shell, &args),
        Command::Completions(args) => completions::run(&shell, &args),
        Command::Man => man::run(&shell),
    }
}

/// Prints a text, or the JSON that holds it.
fn print_text(shell: &Shell, payload: fn(Text) -> Payload, text: String) -> io::Result<Exit> {
    if shell.json {
        shell::object(&payload(Text { text }).into())?;
    } else {
        shell::print(&text)?;
    }
    Ok(Exit::Done)
}
