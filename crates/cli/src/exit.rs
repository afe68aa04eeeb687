//! How the program ends.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

use bachet::Argument;
use bachet::messages::{Language, Messages, Phrase};

use crate::shell;

/// What the exit code says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// Done.
    Done,
    /// A negative answer.
    Negative,
    /// A limit was reached, or Ctrl-C.
    Limit,
    /// Bad input or usage.
    Input,
    /// A bug.
    Bug,
}

impl Exit {
    fn code(self) -> u8 {
        match self {
            Self::Done => 0,
            Self::Negative => 1,
            Self::Input => 2,
            Self::Limit => 3,
            Self::Bug => 70,
        }
    }
}

/// Runs the program; a panic becomes a kind message and its own code, a closed pipe a quiet end.
pub(crate) fn guarded(run: impl FnOnce() -> io::Result<Exit>) -> ExitCode {
    static PLACE: Mutex<String> = Mutex::new(String::new());
    std::panic::set_hook(Box::new(|info| {
        *PLACE.lock().unwrap_or_else(PoisonError::into_inner) = info.to_string();
    }));
    let exit = match catch_unwind(AssertUnwindSafe(run)) {
        Ok(Ok(exit)) => exit,
        // Whoever read our output has seen enough.
        Ok(Err(error)) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Done,
        Ok(Err(error)) => {
            report(Phrase::CannotWrite, &error.to_string());
            Exit::Input
        }
        Err(_) => {
            let place = PLACE.lock().unwrap_or_else(PoisonError::into_inner).clone();
            report(Phrase::Bug, &place);
            Exit::Bug
        }
    };
    ExitCode::from(exit.code())
}

fn report(phrase: Phrase, reason: &str) {
    let messages = Messages::new(shell::language(None).unwrap_or(Language::English));
    let argument = [("reason", Argument::Text(reason.to_owned()))];
    let mut text = format!("{}: {}", messages.word(Phrase::SeverityError), messages.phrase(phrase, &argument));
    if let Some(hint) = messages.phrase_hint(phrase, &argument) {
        text.extend(["\n  = ", &messages.word(Phrase::SeverityHint), ": ", &hint]);
    }
    // There is nobody left to tell if this fails.
    drop(shell::line_to_stderr(&text));
}
