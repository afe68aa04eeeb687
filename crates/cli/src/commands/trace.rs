//! `bachet trace`: runs a solving method step by step, stores and plays its events, and compares methods.

mod compare;
mod observers;
mod play;
mod rules;
mod store;
mod summary;
mod tree;

use std::io;

use bachet::front::drawings::Tracing;
use bachet::json::events::Header;
use bachet::messages::{Message, MessageId};
use bachet::verbs::{self, Method, TraceOptions, Wanted};
use bachet::{Budget, Progress, Puzzle};

use self::observers::Observers;
use self::summary::Outcome;
use super::ask::ask;
use super::reading::decline;
use crate::args;
use crate::exit::Exit;
use crate::limits::{self, Usual};
use crate::screen;
use crate::shell::Shell;

pub(crate) fn run(shell: &Shell, args: &args::Trace) -> io::Result<Exit> {
    if args.writes_events() && (args.step || args.speed.is_some()) {
        return decline(shell, &MessageId::TraceShowsNothing.into());
    }
    if args.speed.is_some() && !screen::is_there() {
        return decline(shell, &MessageId::TraceSpeedNeedsTerminal.into());
    }
    if args.step && !screen::has_keys() {
        return decline(shell, &MessageId::StepNeedsTerminal.into());
    }
    match (&args.play, &args.compare, args.method) {
        (Some(file), ..) => play::run(shell, args, file),
        (None, Some(methods), _) => compare::run(shell, args, &methods.0),
        (None, None, Some(method)) if args.rules => rules::run(shell, args, method),
        (None, None, Some(method)) if args.tree => tree::run(shell, args, method),
        (None, None, Some(method)) => watch(shell, args, method),
        // The command line requires one of the three.
        (None, None, None) => Ok(Exit::Input),
    }
}

/// Runs a method.
fn watch(shell: &Shell, args: &args::Trace, method: Method) -> io::Result<Exit> {
    if let Some(file) = store::over_puzzle(args) {
        let why = Message::from(MessageId::TraceEventsOverPuzzle).text("file", file.to_string_lossy());
        return decline(shell, &why);
    }
    let options = options(args);
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| {
        let tracing = Tracing::new(puzzle, method, shell.messages())?;
        let header = Header::new(puzzle, method, &options);
        let mut observers = Observers::new(shell, args, &tracing, method);
        observers.store(args, header);
        let traced = if observers.is_there() {
            verbs::watch(puzzle, method, &options, budget, &mut |record, event| observers.observe(record, event))
        } else {
            verbs::trace(puzzle, method, &options, budget)
        };
        let observed = observers.close(traced.as_ref().ok());
        Ok(Outcome { traced: traced?, observed, method })
    };
    ask(shell, &args.puzzle, args.limits, usual(shell, args), work, |asked| {
        summary::say(shell, asked, &asked.found, args)
    })
}

/// Returns the options of the method.
fn options(args: &args::Trace) -> TraceOptions {
    let wanted = if args.all { Wanted::All } else { Wanted::Usual };
    TraceOptions::default().wanted(wanted).order(args.order.clone())
}

/// Returns the default limit: none while a person watches.
fn usual(shell: &Shell, args: &args::Trace) -> Usual {
    if is_animated(shell, args) { limits::SHOWN } else { limits::MINUTE }
}

/// Returns whether the state of the search is redrawn on a terminal.
fn is_animated(shell: &Shell, args: &args::Trace) -> bool {
    let is_wanted = args.events.is_none() || args.speed.is_some() || args.step;
    is_wanted && screen::is_there() && !args.summary && !args.html && !shell.json && !args.writes_events()
}
