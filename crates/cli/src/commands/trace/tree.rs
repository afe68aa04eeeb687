//! Draws the search tree of a method.

use std::io;
use std::ops::ControlFlow;

use bachet::front::drawings::Tracing;
use bachet::json::{Payload, Trace};
use bachet::verbs::{self, Event, Method, Record, SearchTree};
use bachet::{Budget, Progress, Puzzle};
use bachet_draw::tree_svg;

use super::summary::exit;
use super::{Args, chosen};
use crate::commands::ask::ask;
use crate::commands::print_text;
use crate::exit::Exit;
use crate::limits;
use crate::shell::Shell;

/// Maximum number of nodes that are drawn.
const MAX_NODES: usize = 500;

/// Runs the method within the limits, and draws its search tree.
pub(super) fn run(shell: &Shell, args: &Args, method: Option<Method>) -> io::Result<Exit> {
    let options = super::options(args);
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| {
        let method = chosen(shell, puzzle, method, |_| true)?;
        let tracing = Tracing::new(puzzle, method, shell.messages())?;
        let mut tree = SearchTree::new(method, MAX_NODES);
        let mut watch = |record: &Record, event: Event| {
            tree.add(event);
            if args.until == Some(record.tally.events()) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let traced = verbs::watch(puzzle, method, &options, budget, &mut watch)?;
        let drawn = tracing.tree(&tree, &traced.record.tally, shell.language().tag());
        Ok((tree_svg(&drawn), exit(&traced)))
    };
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        let (svg, exit) = &asked.found;
        print_text(shell, |text| Payload::Trace(Trace::Picture(text)), svg.clone())?;
        Ok(*exit)
    })
}
