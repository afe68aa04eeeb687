//! Reads the puzzle that the command line names.

use std::io;

use bachet::Sentences;
use bachet::front::notation::sudoku::Format;
use bachet::front::{Accepted, Draft, accepted_without_unread, is_unread};
use bachet::json::{self, Output};
use bachet::messages::{Message, MessageId};
use bachet::verbs::Assumed;
use bachet::{Argument, Code, Diagnostic, Puzzle, Severity};

use super::question;
use crate::args::PuzzleArgs;
use crate::exit::Exit;
use crate::input::{self, Source};
use crate::limits;
use crate::shell::{self, Shell};

/// A puzzle that can be used, and what is known about its source.
pub(super) struct LoadedPuzzle {
    pub(super) puzzle: Puzzle,
    /// The format of a Sudoku, if it is known.
    pub(super) format: Option<Format>,
    /// How its sentences were read.
    pub(super) sentences: Option<Sentences>,
    /// The name of the source in messages.
    pub(super) name: String,
    /// The source as text.
    pub(super) source: String,
    /// Its problems. They were printed already, unless the answer is JSON.
    pub(super) problems: Vec<Diagnostic>,
    /// Whether it has exactly one solution although clues were left out that could not be read.
    pub(super) is_settled: bool,
    /// What is assumed of sentences that could not be read for sure.
    pub(super) assumed: Vec<Assumed>,
}

impl LoadedPuzzle {
    /// Returns the problems as JSON.
    pub(super) fn diagnostics(&self, shell: &Shell) -> Vec<json::Diagnostic> {
        if self.problems.is_empty() {
            Vec::new()
        } else {
            json::diagnostics(&self.source, &self.problems, shell.messages())
        }
    }
}

/// Finds and reads a puzzle, and prints its problems. Returns the exit code if it cannot be used.
pub(super) fn read(shell: &Shell, argument: &PuzzleArgs) -> io::Result<Result<LoadedPuzzle, Exit>> {
    find(shell, argument, Refused::of(argument))
}

/// Does the same for a verb that may answer without the clues that cannot be read if the others leave one solution.
pub(super) fn read_settled(shell: &Shell, argument: &PuzzleArgs) -> io::Result<Result<LoadedPuzzle, Exit>> {
    find(shell, argument, if argument.partial { Refused::LeftOut } else { Refused::Unsettled })
}

/// Does the same for a source that was found.
pub(super) fn read_source(
    shell: &Shell,
    source: Source,
    argument: &PuzzleArgs,
) -> io::Result<Result<LoadedPuzzle, Exit>> {
    let read = open(shell, &source, argument.from)?;
    accept(shell, source, read, Refused::of(argument))
}

/// Does the same for a verb whose answer includes the problems of sentences, so that they are not printed before.
pub(super) fn read_sentences(shell: &Shell, argument: &PuzzleArgs) -> io::Result<Result<LoadedPuzzle, Exit>> {
    find(shell, argument, Refused::Asked)
}

fn find(shell: &Shell, argument: &PuzzleArgs, refused: Refused) -> io::Result<Result<LoadedPuzzle, Exit>> {
    let source = match input::find(argument.name.as_deref()) {
        Ok(source) => source,
        Err(why) => return decline(shell, &why).map(Err),
    };
    let read = open(shell, &source, argument.from)?;
    accept(shell, source, read, refused)
}

/// What to do about clues and questions that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// The puzzle cannot be used.
    Needed,
    /// The puzzle cannot be used, unless the other clues leave exactly one solution.
    Unsettled,
    /// They are left out, and their problems are printed.
    LeftOut,
    /// They are left out, and the answer includes their problems.
    Asked,
}

impl Refused {
    /// Returns what the command line asks for.
    pub(super) fn of(argument: &PuzzleArgs) -> Self {
        if argument.partial { Self::LeftOut } else { Self::Needed }
    }

    /// Returns whether the puzzle cannot be used because of a problem.
    fn is_grave(self, problem: &Diagnostic) -> bool {
        problem.severity() == Severity::Error && !(is_unread(problem) && matches!(self, Self::LeftOut | Self::Asked))
    }

    /// Returns whether a problem is printed.
    fn is_shown(self, problem: &Diagnostic) -> bool {
        use Code::{AmbiguousSentence, DefaultReading, IdleSentence, OtherLanguage, UnreadSentence};
        let sentence =
            matches!(problem.code, AmbiguousSentence | DefaultReading | IdleSentence | OtherLanguage | UnreadSentence);
        !(sentence && self == Self::Asked)
    }
}

/// Reads a source. If several formats of a Sudoku fit, a person at a terminal chooses one.
pub(super) fn open(shell: &Shell, source: &Source, from: Option<Format>) -> io::Result<Draft> {
    if source.shadows {
        shell.note(MessageId::GalleryNotFile, &[("name", Argument::Text(source.name.clone()))])?;
    }
    let read = Draft::read(&source.bytes, from);
    Ok(match question::format(shell, source, &read)? {
        Some(format) => Draft::read(&source.bytes, Some(format)),
        None => read,
    })
}

/// Prints the problems of a puzzle. Returns the exit code if it cannot be used.
pub(super) fn accept(
    shell: &Shell,
    source: Source,
    read: Draft,
    refused: Refused,
) -> io::Result<Result<LoadedPuzzle, Exit>> {
    let accepted = match refused {
        Refused::Unsettled => accepted_without_unread(&read, Some(limits::cancel())),
        _ => None,
    };
    let Draft { puzzle, format, sentences, problems } = read;
    let is_settled = accepted.is_some();
    let (puzzle, sentences, problems, assumed) = match accepted {
        Some(Accepted { puzzle: Some((puzzle, sentences)), assumed, problems }) => {
            (Some(puzzle), Some(sentences), problems, assumed)
        }
        Some(Accepted { puzzle: None, assumed, problems }) => (puzzle, sentences, problems, assumed),
        None => (puzzle, sentences, problems, Vec::new()),
    };
    let name = source.name;
    let source = String::from_utf8_lossy(&source.bytes).into_owned();
    match puzzle {
        Some(puzzle) if !problems.iter().any(|problem| refused.is_grave(problem)) => {
            if !shell.json {
                // The format concerns the whole source, so this problem is printed without a position.
                let shown = problems.iter().filter(|p| refused.is_shown(p)).cloned();
                let (whole, rest): (Vec<_>, Vec<_>) =
                    shown.partition(|p| matches!(p.code, Code::RecognisedFormat | Code::LinkRead));
                whole.iter().try_for_each(|problem| shell.remark(problem))?;
                shell.diagnostics(&name, &source, &rest)?;
            }
            shell.keep_language_of_puzzle(puzzle.language().or(sentences.as_ref().map(Sentences::language)));
            Ok(Ok(LoadedPuzzle { puzzle, format, sentences, name, source, problems, is_settled, assumed }))
        }
        _ => {
            let exit = refuse(shell, &name, &source, &problems)?;
            let mut errors = problems.iter().filter(|p| p.severity() == Severity::Error).peekable();
            if !shell.json && errors.peek().is_some() && errors.all(is_unread) {
                shell.note(MessageId::PartialLeavesOut, &[])?;
            }
            Ok(Err(exit))
        }
    }
}

/// Prints why a source cannot be used.
pub(super) fn refuse(shell: &Shell, name: &str, source: &str, problems: &[Diagnostic]) -> io::Result<Exit> {
    if shell.json {
        shell::object(&Output::refused(json::diagnostics(source, problems, shell.messages())))?;
    } else {
        shell.diagnostics(name, source, problems)?;
    }
    Ok(Exit::Input)
}

/// Prints an error that has no position in a source.
pub(super) fn decline(shell: &Shell, why: &Message) -> io::Result<Exit> {
    decline_at(shell, why, None)
}

/// Prints an error, with the line of the file that it is about, if there is one.
pub(super) fn decline_at(shell: &Shell, why: &Message, place: Option<(&str, u64)>) -> io::Result<Exit> {
    if shell.json {
        let line = place.map(|(_, line)| line as usize);
        let problem = json::Diagnostic { line, ..json::Diagnostic::of_message(why, shell.messages()) };
        shell::object(&Output::refused(vec![problem]))?;
    } else if let Some((name, line)) = place {
        shell.problem_at(why, &format!("{name}:{line}"))?;
    } else {
        shell.problem(why.id, &why.arguments)?;
    }
    Ok(Exit::Input)
}
