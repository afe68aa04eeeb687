//! `bachet trace`: runs a solving method step by step, stores and plays its events, and compares methods.

mod animation;
mod compare;
mod list;
mod names;
mod observers;
mod play;
mod player;
mod rules;
mod store;
mod summary;
mod tree;

use std::io;
use std::path::PathBuf;

use bachet::front::drawings::Tracing;
use bachet::json::events::Header;
use bachet::messages::{Message, MessageId};
use bachet::verbs::{self, Ended, Method, Refusal};
use bachet::{Argument, Budget, Progress, Puzzle, requests};

use self::names::MethodNames;
use self::observers::Observers;
use self::summary::Outcome;
use super::ask::ask;
use super::load::decline;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits::{self, Usual};
use crate::screen;
use crate::shell::Shell;

const TIME_HELP: &str = "Stop after this time: `30`, `1.5s`, `10m` or `none` [default: 1m; 10s for each method of \
    `--compare`; no limit while the steps are shown on a terminal]";

/// Options that list events.
const LISTS: [&str; 3] = ["after", "max_events", "words"];
/// Options that show something else than a run.
const NOT_SHOWN: [&str; 7] = ["compare", "methods", "rules", "tree", "after", "max_events", "words"];

/// Run a solving method step by step, or compare several
#[derive(Debug, clap::Args)]
#[command(mut_arg("time", |time| time.help(TIME_HELP)), mut_arg("method", |method| method.value_parser(MethodNames)))]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    limits: Limits,

    #[command(flatten)]
    options: requests::Trace,

    /// Play the events in this file instead of running a method; `-` for standard input
    #[arg(long, value_name = "FILE")]
    #[arg(conflicts_with_all = ["puzzle", "method", "compare", "methods", "rules", "order", "all", "from", "partial"])]
    #[arg(conflicts_with_all = LISTS)]
    play: Option<PathBuf>,

    /// Show N events per second on a terminal [default: 30, and twice as many after every 10 seconds]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    #[arg(conflicts_with_all = ["json", "html"], conflicts_with_all = NOT_SHOWN)]
    speed: Option<u32>,

    /// Wait for a key after each event on a terminal; `?` shows the keys
    #[arg(long, conflicts_with_all = ["json", "html", "speed"], conflicts_with_all = NOT_SHOWN)]
    step: bool,

    /// Print only the first solution and the cost of the search
    #[arg(long, conflicts_with_all = ["speed", "step"], conflicts_with_all = NOT_SHOWN)]
    summary: bool,

    /// Write the events to this file, one JSON object on each line; `-` or no file for standard output
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    #[arg(conflicts_with = "play", conflicts_with_all = NOT_SHOWN)]
    events: Option<PathBuf>,

    /// Print a self-contained HTML page on which one steps through the run, or through the compared runs side by side
    #[arg(long, conflicts_with_all = ["json", "methods", "tree"], conflicts_with_all = LISTS)]
    html: bool,

    /// Accepted to say what there is instead: `--html`, or `--events` and `--play`
    #[arg(long, hide = true, value_name = "FILE", num_args = 0..=1, default_missing_value = "")]
    #[arg(aliases = ["animate", "gif", "film", "video"])]
    animation: Option<PathBuf>,
}

impl Args {
    /// Whether the events are written to standard output.
    pub(crate) fn writes_events(&self) -> bool {
        self.events.as_deref().is_some_and(|path| path.as_os_str() == "-")
    }
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    if args.writes_events() && (args.step || args.speed.is_some()) {
        return decline(shell, &MessageId::TraceShowsNothing.into());
    }
    if args.speed.is_some() && !screen::is_there() {
        return decline(shell, &MessageId::TraceSpeedNeedsTerminal.into());
    }
    if args.step && !screen::has_keys() {
        return decline(shell, &MessageId::StepNeedsTerminal.into());
    }
    if args.animation.is_some() {
        return decline(shell, &MessageId::TraceNoFilm.into());
    }
    let method = match args.options.method.as_deref() {
        Some(name) => match requests::named_method(name) {
            Ok(method) => Some(method),
            Err(why) => return decline(shell, &why),
        },
        None => None,
    };
    let compared = match args.options.compare.as_deref().map(requests::named_methods).transpose() {
        Ok(compared) => compared,
        Err(why) => return decline(shell, &why),
    };
    match (&args.play, compared) {
        (Some(file), _) if args.options.tree => tree::play(shell, args, file),
        (Some(file), _) => play::run(shell, args, file),
        (None, Some(methods)) => compare::run(shell, args, &methods),
        (None, None) if args.options.rules => rules::run(shell, args, method),
        (None, None) if args.options.tree => tree::run(shell, args, method),
        (None, None) if args.options.methods => list::methods(shell, args),
        (None, None) if args.options.lists_events() => list::events(shell, args, method),
        (None, None) => watch(shell, args, method),
    }
}

/// Returns the method that was asked for, or the first one that fits, after saying which that is.
fn chosen(
    shell: &Shell,
    puzzle: &Puzzle,
    method: Option<Method>,
    fits: impl Fn(Method) -> bool,
) -> Result<Method, Refusal> {
    if let Some(method) = method {
        return Ok(method);
    }
    let mut methods = verbs::methods_for(puzzle).into_iter().filter(|&method| fits(method));
    let first = methods.next().ok_or(MessageId::TraceNoRulesOfWays)?;
    let others = Argument::List(methods.map(|method| method.name.to_owned()).collect());
    let arguments = [("method", Argument::Text(first.name.to_owned())), ("methods", others)];
    // If this fails, the answer fails too.
    drop(shell.note(MessageId::TraceMethodChosen, &arguments));
    Ok(first)
}

/// Runs a method.
fn watch(shell: &Shell, args: &Args, method: Option<Method>) -> io::Result<Exit> {
    if let Some(file) = store::over_puzzle(args) {
        let why = Message::from(MessageId::TraceEventsOverPuzzle).text("file", file.to_string_lossy());
        return decline(shell, &why);
    }
    let options = args.options.options();
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| {
        let method = chosen(shell, puzzle, method, |_| true)?;
        let pages = shell.of_answer(args.html);
        let tracing = Tracing::new(puzzle, method, pages.messages())?;
        let header = Header::new(puzzle, method, &options);
        let mut observers = Observers::new(shell, args, puzzle, &tracing, method);
        observers.store(args, header);
        let unused = *budget;
        let traced = loop {
            *budget = unused;
            let traced = if observers.is_there() {
                verbs::watch(puzzle, method, &options, budget, &mut |record, event| observers.observe(record, event))
            } else {
                verbs::trace(puzzle, method, &options, budget)
            };
            if traced.is_err() || !observers.wants_again(puzzle) {
                break traced;
            }
        };
        let mut observed = observers.close(traced.as_ref().ok(), traced.as_ref().ok().map(|traced| &traced.record));
        let mut traced = traced?;
        if let (Ended::Cut, Some((record, last))) = (traced.ended, observed.earlier.take()) {
            (traced.record, observed.last) = (record, last);
        }
        Ok(Outcome { traced, observed, method })
    };
    ask(shell, &args.puzzle, args.limits, usual(shell, args), work, |asked| {
        summary::say(shell, asked, &asked.found, args)
    })
}

/// Returns the default limit: none while a person watches.
fn usual(shell: &Shell, args: &Args) -> Usual {
    if is_animated(shell, args) { limits::SHOWN } else { limits::MINUTE }
}

/// Returns whether the state of the search is redrawn on a terminal.
fn is_animated(shell: &Shell, args: &Args) -> bool {
    let is_wanted = args.events.is_none() || args.speed.is_some() || args.step;
    is_wanted && screen::is_there() && !args.summary && !args.html && !shell.json && !args.writes_events()
}
