//! Lists the methods that run on a puzzle, and the events of a run.

use std::io;

use bachet::json::{MethodDescription, Payload, Trace};
use bachet::verbs::{self, Method};
use bachet::{Budget, Progress, Puzzle};
use bachet_draw::{Block, Entry, Mark};

use super::summary::{cost, ended, exit};
use super::{Args, chosen};
use crate::commands::ask::ask;
use crate::exit::Exit;
use crate::limits;
use crate::shell::Shell;

/// Lists the methods that run on the puzzle, with what each does.
pub(super) fn methods(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let work = |puzzle: &Puzzle, _: &mut Budget<'_>, _: &Progress| Ok(verbs::methods_for(puzzle));
    ask(shell, &args.puzzle, args.limits, limits::NONE, work, |asked| {
        if shell.json {
            asked.object(Payload::Trace(Trace::methods(&asked.found, shell.messages())))?;
        } else {
            let entry = |&method: &Method| {
                let MethodDescription { name, title, .. } = MethodDescription::new(method, shell.messages());
                Entry { label: name.to_owned(), text: title, mark: Mark::Plain }
            };
            asked.page(vec![Block::Entries(asked.found.iter().map(entry).collect())])?;
        }
        Ok(Exit::Done)
    })
}

/// Runs the method and lists its events, in words unless the answer is JSON.
pub(super) fn events(shell: &Shell, args: &Args, method: Option<Method>) -> io::Result<Exit> {
    let mut options = args.options.clone();
    options.words |= !shell.json;
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| {
        let method = chosen(shell, puzzle, method, |_| true)?;
        Ok((method, options.list(puzzle, method, budget, shell.messages())?))
    };
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        let (method, listed) = &asked.found;
        if shell.json {
            asked.object(Payload::Trace(listed.answer.clone()))?;
            return Ok(exit(&listed.traced));
        }
        let texts = listed.words.iter().flat_map(|words| {
            words.sentences.iter().map(|&sentence| words.texts.get(sentence as usize).cloned().unwrap_or_default())
        });
        let first = options.after.unwrap_or(0) + 1;
        let entries = (first..).zip(texts);
        let entries = entries.map(|(number, text)| Entry { label: number.to_string(), text, mark: Mark::Plain });
        asked.page(vec![
            Block::Entries(entries.collect()),
            cost(shell, *method, &listed.traced),
            ended(shell, asked.puzzle(), *method, &listed.traced),
        ])?;
        Ok(exit(&listed.traced))
    })
}
