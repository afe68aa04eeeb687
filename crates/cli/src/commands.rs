//! The subcommands, one file each, and what they share.

mod candidates;
mod check;
mod completions;
mod convert;
mod count;
mod export;
mod gallery;
mod man;
mod new;
mod solve;

use std::io;

use bachet::json::{self, Output};
use bachet::messages::Phrase;
use bachet::{Argument, Diagnostic, Puzzle};
use clap::Parser as _;

use crate::args::{self, Cli, Command};
use crate::exit::Exit;
use crate::input::{self, Missing, Source};
use crate::limits;
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
        return missing(
            &shell,
            &Missing { phrase: Phrase::UnknownMessages, arguments: vec![("tag", Argument::Text(tag))] },
        );
    };
    let shell = Shell::new(language, cli.common.json);
    match cli.command {
        Command::Solve(args) => solve::run(&shell, &args),
        Command::Count(args) => count::run(&shell, &args),
        Command::Check(args) => check::run(&shell, &args),
        Command::Candidates(args) => candidates::run(&shell, &args),
        Command::Export(args) => export::run(&shell, &args),
        Command::Convert(args) => convert::run(&shell, &args),
        Command::Gallery(args) => gallery::run(&shell, &args),
        Command::New(args) => new::run(&shell, &args),
        Command::Completions(args) => completions::run(&shell, &args),
        Command::Man => man::run(&shell),
    }
}

/// A puzzle that was read without errors, and what was noticed.
struct Reading {
    puzzle: Puzzle,
    /// How messages call the source.
    name: String,
    /// The source as text.
    source: String,
    /// Warnings and notes, shown already unless the answer is JSON.
    problems: Vec<Diagnostic>,
}

impl Reading {
    /// The problems as JSON.
    fn diagnostics(&self, shell: &Shell) -> Vec<json::Diagnostic> {
        if self.problems.is_empty() {
            Vec::new()
        } else {
            json::diagnostics(&self.source, &self.problems, shell.messages())
        }
    }
}

/// Finds and reads a puzzle. What is wrong with it is shown; errors end the verb.
fn read(shell: &Shell, argument: Option<&str>) -> io::Result<Result<Reading, Exit>> {
    match input::find(argument) {
        Ok(source) => read_source(shell, source),
        Err(why) => missing(shell, &why).map(Err),
    }
}

/// Reads a puzzle from a source that was found.
fn read_source(shell: &Shell, source: Source) -> io::Result<Result<Reading, Exit>> {
    if source.shadows {
        shell.note(Phrase::GalleryNotFile, &[("name", Argument::Text(source.name.clone()))])?;
    }
    let (puzzle, problems) = bachet::read(&source.bytes);
    let name = source.name;
    let source = String::from_utf8_lossy(&source.bytes).into_owned();
    match puzzle {
        Some(puzzle) if !bachet::has_errors(&problems) => {
            if !shell.json {
                shell.diagnostics(&name, &source, &problems)?;
            }
            Ok(Ok(Reading { puzzle, name, source, problems }))
        }
        _ => refuse(shell, &name, &source, &problems).map(Err),
    }
}

/// Shows why a source cannot be used.
fn refuse(shell: &Shell, name: &str, source: &str, problems: &[Diagnostic]) -> io::Result<Exit> {
    if shell.json {
        shell::object(&Output {
            diagnostics: json::diagnostics(source, problems, shell.messages()),
            ..Output::default()
        })?;
    } else {
        shell.diagnostics(name, source, problems)?;
    }
    Ok(Exit::Input)
}

/// Shows why there is no source.
fn missing(shell: &Shell, why: &Missing) -> io::Result<Exit> {
    if shell.json {
        let problem = json::Diagnostic {
            code: why.phrase.id(),
            severity: json::Severity::Error,
            message: shell.phrase(why.phrase, &why.arguments),
            line: None,
            column: None,
            length: None,
            hint: shell.messages().phrase_hint(why.phrase, &why.arguments),
        };
        shell::object(&Output { diagnostics: vec![problem], ..Output::default() })?;
    } else {
        shell.problem(why.phrase, &why.arguments)?;
    }
    Ok(Exit::Input)
}

/// Prints a text, or the JSON that holds it.
fn print_text(shell: &Shell, text: String) -> io::Result<Exit> {
    if shell.json {
        shell::object(&Output { text: Some(text), ..Output::default() })?;
    } else {
        shell::print(&text)?;
    }
    Ok(Exit::Done)
}

/// The time and the steps, for JSON.
fn stats<T>(limits: args::Limits, done: &limits::Done<T>) -> Option<json::Stats> {
    limits.stats.then_some(json::Stats { milliseconds: done.elapsed.as_secs_f64() * 1e3, steps: done.steps })
}
