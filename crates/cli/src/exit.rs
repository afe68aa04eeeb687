//! Exit codes, and how the program ends.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

use bachet::Argument;
use bachet::messages::{MessageId, Messages};

use crate::{shell, usage};

/// The meaning of an exit code.
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

/// Runs the program. A panic becomes a message and its own exit code; a closed pipe ends the program quietly.
pub(crate) fn guarded(run: impl FnOnce() -> io::Result<Exit>) -> ExitCode {
    ExitCode::from(ending(run).code())
}

fn ending(run: impl FnOnce() -> io::Result<Exit>) -> Exit {
    static PLACE: Mutex<String> = Mutex::new(String::new());
    std::panic::set_hook(Box::new(|info| {
        *PLACE.lock().unwrap_or_else(PoisonError::into_inner) = info.to_string();
    }));
    match catch_unwind(AssertUnwindSafe(run)) {
        Ok(Ok(exit)) => exit,
        // The reader of the output has closed it.
        Ok(Err(error)) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Done,
        Ok(Err(error)) => {
            report(MessageId::CannotWrite, &error.to_string());
            Exit::Input
        }
        Err(_) => {
            let place = PLACE.lock().unwrap_or_else(PoisonError::into_inner).clone();
            report(MessageId::Bug, &place);
            Exit::Bug
        }
    }
}

fn report(id: MessageId, reason: &str) {
    let messages = Messages::new(usage::language_asked().unwrap_or_else(shell::of_environment));
    let argument = [("reason", Argument::Text(reason.to_owned()))];
    let mut text = format!("{}: {}", messages.word(MessageId::SeverityError), messages.format(id, &argument));
    if let Some(hint) = messages.format_hint(id, &argument) {
        text.extend(["\n  = ", &messages.word(MessageId::SeverityHint), ": ", &hint]);
    }
    // If this fails, the error cannot be shown either.
    drop(shell::line_to_stderr(&text));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_end_has_its_code() {
        let codes = [Exit::Done, Exit::Negative, Exit::Input, Exit::Limit, Exit::Bug].map(Exit::code);
        assert_eq!(codes, [0, 1, 2, 3, 70]);
    }

    #[test]
    fn a_panic_is_caught_and_a_closed_pipe_is_no_error() {
        let failing = |kind: io::ErrorKind| ending(|| Err(io::Error::from(kind)));
        assert_eq!(ending(|| Ok(Exit::Negative)), Exit::Negative);
        assert_eq!(failing(io::ErrorKind::BrokenPipe), Exit::Done);
        assert_eq!(failing(io::ErrorKind::StorageFull), Exit::Input);
        assert_eq!(ending(|| panic!("on purpose")), Exit::Bug);
    }
}
