//! Draws the search tree of a method.

use std::io;
use std::ops::ControlFlow;
use std::path::Path;

use bachet::front::drawings::Tracing;
use bachet::json::{Payload, Trace};
use bachet::requests::MAX_TREE_NODES;
use bachet::verbs::{self, Event, Method, Record, SearchTree, Traced};
use bachet::{Budget, Progress, Puzzle};
use bachet_draw::tree_svg;

use super::play::{Stored, bad_line, end, refuse, stored};
use super::summary::exit;
use super::{Args, chosen};
use crate::commands::ask::{ask, ask_of};
use crate::commands::print_text;
use crate::exit::Exit;
use crate::limits;
use crate::shell::Shell;

/// Draws the search tree of stored events.
pub(super) fn play(shell: &Shell, args: &Args, file: &Path) -> io::Result<Exit> {
    let Stored { name, loaded, method, mut events } = match stored(shell, args, file)? {
        Ok(stored) => stored,
        Err(exit) => return Ok(exit),
    };
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| {
        let pages = shell.of_pages();
        let tracing = Tracing::new(puzzle, method, pages.messages())?;
        let mut tree = SearchTree::new(method, MAX_TREE_NODES);
        let mut is_stopped = false;
        let mut watch = |record: &Record, event: Event| {
            tree.add(event);
            is_stopped = args.options.until == Some(record.tally.events());
            if is_stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let within = std::iter::from_fn(|| if budget.step() { events.next() } else { None });
        let record = match verbs::replay(puzzle, within, &mut watch) {
            Ok(record) => record,
            Err(why) => return Ok(Err(bad_line(why, &events))),
        };
        let (ended, remark) = end(&events, &record, is_stopped, budget);
        let drawn = tree_svg(&tracing.tree(&tree, &record.tally, pages.language().tag()));
        Ok(Ok((drawn, exit(&Traced { ended, record }), remark)))
    };
    ask_of(shell, loaded, args.limits, limits::MINUTE, work, |asked| match &asked.found {
        Ok((svg, exit, remark)) => {
            if let Some(remark) = remark {
                shell.note(*remark, &[])?;
            }
            print_text(shell, |text| Payload::Trace(Trace::Picture(text)), svg.clone())?;
            Ok(*exit)
        }
        Err(bad) => refuse(shell, &name, bad),
    })
}

/// Runs the method within the limits, and draws its search tree.
pub(super) fn run(shell: &Shell, args: &Args, method: Option<Method>) -> io::Result<Exit> {
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| {
        let method = chosen(shell, puzzle, method, |_| true)?;
        args.options.draw(puzzle, method, budget, shell.of_pages().messages())
    };
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        let (svg, traced) = &asked.found;
        print_text(shell, |text| Payload::Trace(Trace::Picture(text)), svg.clone())?;
        Ok(exit(traced))
    })
}
