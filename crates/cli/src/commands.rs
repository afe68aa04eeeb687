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
use clap::{Parser as _, Subcommand};

use self::reading::decline;
use crate::args::{self, Cli};
use crate::exit::Exit;
use crate::shell::{self, Shell};

/// The verbs, with the text of `bachet --help`.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Find every solution and answer the questions
    Solve(args::Solve),
    /// Count the solutions
    Count(args::Count),
    /// Check that there is exactly one solution, and show which clues to leave out or add
    Check(args::Check),
    /// Show which values each cell has in some solution
    Candidates(args::Candidates),
    /// Show a board or a state, its conflicts, and whether it can still be solved
    Show(args::Show),
    /// Show how each clue and question is understood
    Read(args::Read),
    /// Write the puzzle for another solver or planner
    Export(args::Export),
    /// Draw the graph of states of a river crossing or a puzzle of moves, as SVG
    Print(args::Print),
    /// Write or check a certificate that there is no way, or no shorter one
    Prove(args::Prove),
    /// Run a solving method step by step, or compare several
    Trace(args::Trace),
    /// Write the puzzle in another notation, or explain how it is read
    Convert(args::Convert),
    /// Solve any number of classic Sudokus, one on each line
    Batch(args::Batch),
    /// Make classic Sudokus with exactly one solution
    Generate(args::Generate),
    /// List the puzzles that come with the program, or print one
    Gallery(args::Gallery),
    /// Print a commented puzzle to start from
    New(args::New),
    /// Print completions for a shell
    Completions(args::Completions),
    /// Print the manual page
    Man,
}

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
