//! The command line: the verbs, one file each, and what they share. The doc comments are the help.

mod ask;
mod batch;
mod candidates;
mod check;
mod completions;
mod convert;
mod count;
mod explain;
mod export;
mod gallery;
mod generate;
mod hint;
mod load;
mod man;
mod new;
mod print;
mod prove;
mod question;
mod rate;
mod read;
mod sentences;
mod serve;
mod show;
mod solve;
mod trace;

use std::io;

use bachet::json::{Payload, Text};
use bachet::messages::{Message, MessageId};
use bachet::{Argument, Language};
use clap::{Parser, Subcommand};

use self::load::decline;
use crate::args::Common;
use crate::exit::Exit;
use crate::shell::{self, Shell};
use crate::usage;

/// Solves logic puzzles: finds every solution, and proves that there is no other.
#[derive(Debug, Parser)]
#[command(name = "bachet", version, disable_help_subcommand = false, arg_required_else_help = true)]
#[command(after_help = "\
Exit codes: 0 done, 1 a negative answer, 2 bad input or usage, 3 a limit was reached, 70 a bug.\n\n\
Examples:\n  bachet solve zebra           a puzzle of the gallery\n  bachet new grid > my.bachet  a puzzle to start from\n  bachet check my.bachet")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,

    #[command(flatten)]
    pub(crate) common: Common,
}

/// The verbs; their help is the doc comment of their arguments.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Solve(solve::Args),
    Count(count::Args),
    Check(check::Args),
    Candidates(candidates::Args),
    Show(show::Args),
    Explain(explain::Args),
    Hint(hint::Args),
    Rate(rate::Args),
    Read(read::Args),
    Export(export::Args),
    Print(print::Args),
    Prove(prove::Args),
    Trace(trace::Args),
    Convert(convert::Args),
    Batch(batch::Args),
    Generate(generate::Args),
    Serve(serve::Args),
    Gallery(gallery::Args),
    New(new::Args),
    Completions(completions::Args),
    /// Print the manual page
    Man,
}

/// Reads the command line and runs what it asks for.
pub(crate) fn run() -> io::Result<Exit> {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            let arguments = usage::arguments();
            if let Some(why) = usage::explain(&error, &arguments) {
                return decline(&Shell::new(usage::language_asked(), arguments.iter().any(|a| a == "--json")), &why);
            }
            error.print()?;
            return Ok(if error.use_stderr() { Exit::Input } else { Exit::Done });
        }
    };
    let asked = cli.common.lang.as_deref().and_then(Language::from_tag);
    let shell = Shell::new(asked, cli.common.json);
    if let (Some(tag), None) = (&cli.common.lang, asked) {
        let tags = Argument::List(Language::tags().map(str::to_owned).collect());
        return decline(&shell, &Message::from(MessageId::UnknownMessages).text("tag", tag).with("tags", tags));
    }
    match cli.command {
        Command::Solve(args) => solve::run(&shell, &args),
        Command::Count(args) => count::run(&shell, &args),
        Command::Check(args) => check::run(&shell, &args),
        Command::Candidates(args) => candidates::run(&shell, &args),
        Command::Show(args) => show::run(&shell, &args),
        Command::Explain(args) => explain::run(&shell, &args),
        Command::Hint(args) => hint::run(&shell, &args),
        Command::Rate(args) => rate::run(&shell, &args),
        Command::Read(args) => read::run(&shell, &args),
        Command::Export(args) => export::run(&shell, &args),
        Command::Print(args) => print::run(&shell, &args),
        Command::Prove(args) => prove::run(&shell, &args),
        Command::Convert(args) => convert::run(&shell, &args),
        Command::Trace(args) => trace::run(&shell, &args),
        Command::Batch(args) => batch::run(&shell, &args),
        Command::Generate(args) => generate::run(&shell, &args),
        Command::Serve(args) => serve::run(&shell, &args),
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

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_definition_is_consistent() {
        Cli::command().debug_assert();
    }
}
