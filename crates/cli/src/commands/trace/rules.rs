//! Lists the rules as a method uses them.

use std::io;

use bachet::front::drawings::Tracing;
use bachet::front::report;
use bachet::json::{Payload, Trace};
use bachet::verbs::{self, Method, TraceOptions};
use bachet::{Budget, Progress, Puzzle};
use bachet_draw::html;

use super::{Args, chosen};
use crate::commands::ask::ask;
use crate::exit::Exit;
use crate::limits;
use crate::shell::{self, Shell};

/// Maximum number of alternatives that are listed for a rule, without `--all`.
const MAX_ALTERNATIVES: usize = 24;

/// Lists the rules as the method uses them.
pub(super) fn run(shell: &Shell, args: &Args, method: Option<Method>) -> io::Result<Exit> {
    let options = TraceOptions::default().order(args.order.clone());
    let max = if args.all { usize::MAX } else { MAX_ALTERNATIVES };
    let work = |puzzle: &Puzzle, _: &mut Budget<'_>, _: &Progress| {
        let method = chosen(shell, puzzle, method, |method| method.rules.is_some())?;
        let rules = verbs::method_rules(puzzle, method, &options)?;
        let blocks = Tracing::new(puzzle, method, shell.messages())?.rules(&rules, max);
        Ok((rules, blocks))
    };
    ask(shell, &args.puzzle, args.limits, limits::NONE, work, |asked| {
        let (rules, blocks) = (&asked.found.0, asked.found.1.clone());
        if shell.json {
            asked.object(Payload::Trace(Trace::rules(asked.puzzle(), rules, max)))?;
        } else if args.html {
            let mut page = report::page(shell.messages(), asked.puzzle());
            page.blocks.extend(blocks);
            shell::print(&html(&page))?;
        } else {
            asked.page(blocks)?;
        }
        Ok(Exit::Done)
    })
}
