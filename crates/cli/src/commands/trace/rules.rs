//! Lists the rules as a method uses them.

use std::io;

use bachet::front::drawings::Tracing;
use bachet::front::report;
use bachet::json::{Payload, Trace};
use bachet::verbs::{self, Method};
use bachet::{Budget, Progress, Puzzle};
use bachet_draw::html;

use super::{Args, chosen};
use crate::commands::ask::ask;
use crate::exit::Exit;
use crate::limits;
use crate::shell::{self, Shell};

/// Lists the rules as the method uses them.
pub(super) fn run(shell: &Shell, args: &Args, method: Option<Method>) -> io::Result<Exit> {
    let options = args.options.options();
    let max = args.options.max_alternatives();
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
