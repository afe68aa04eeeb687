//! Asks a person at a terminal which of several Sudoku formats a source has.

use std::io::{self, BufRead as _, IsTerminal as _};

use bachet::front::Draft;
use bachet::front::notation::sudoku::Format;
use bachet::messages::{Message, MessageId};
use bachet::{Argument, Code};

use crate::input::Source;
use crate::shell::{self, Shell};

/// Returns the format that a person chooses, if several fit and standard input is a terminal.
pub(super) fn format(shell: &Shell, source: &Source, read: &Draft) -> io::Result<Option<Format>> {
    let person = io::stdin().is_terminal() && shell::stderr_is_terminal() && !shell.json && !source.is_standard_input();
    if !person || !read.problems.iter().any(|problem| problem.code == Code::AmbiguousFormat) {
        return Ok(None);
    }
    let source = String::from_utf8_lossy(&source.bytes);
    let formats = bachet::front::notation::sudoku::recognise(&source).formats;
    for (number, format) in (1..).zip(&formats) {
        let (puzzle, _) = bachet::front::notation::sudoku::read(&source, Some(*format));
        let choice = Message::from(MessageId::FormatChoice)
            .with("number", Argument::Number(number))
            .text("format", format.name())
            .with("size", Argument::Number(puzzle.puzzle.size.into()));
        shell::line_to_stderr(&shell.format(choice.id, &choice.arguments))?;
    }
    shell::prompt(&shell.word(MessageId::FormatQuestion))?;
    let mut answer = String::new();
    io::stdin().lock().read_line(&mut answer)?;
    let answer = answer.trim();
    let chosen = answer.parse::<usize>().ok().and_then(|number| formats.get(number.checked_sub(1)?).copied());
    Ok(chosen.or_else(|| Format::of_name(answer)))
}
