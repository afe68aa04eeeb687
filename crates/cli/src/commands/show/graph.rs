//! The graph of states in words: each state with its number, and the numbers of those that moves lead to.

use bachet::front::drawings;
use bachet::front::notation::{Number, amount};
use bachet::messages::{Message, MessageId};
use bachet::verbs::{ShownGraph, ShownKind, ShownPart};
use bachet::{Argument, Puzzle};
use bachet_draw::{Block, Entry, Mark};

use crate::shell::Shell;

/// Returns the states with the moves between them and the way of the game, or why they are not listed.
pub(super) fn blocks(shell: &Shell, puzzle: &Puzzle, found: &Result<ShownGraph, Message>) -> Vec<Block> {
    let shown = match found {
        Ok(shown) => shown,
        Err(why) => return vec![Block::Paragraph(shell.format(why.id, &why.arguments), Mark::Warning)],
    };
    let states = ("states", Argument::number(shown.states.len()));
    let heading = match shown.part {
        ShownPart::Everything => shell.format(MessageId::StateGraphAll, &[states]),
        ShownPart::Ways => shell.format(MessageId::StateGraphWays, &[states]),
        ShownPart::Near { moves } => {
            shell.format(MessageId::StateGraphNear, &[states, ("moves", Argument::number(moves))])
        }
    };
    let path = shown.path.iter().map(|at| at.map_or_else(|| "?".to_owned(), number)).collect::<Vec<_>>();
    let path = shell.format(MessageId::StateGraphPath, &[("path", Argument::Text(path.join(", ")))]);
    let words = drawings::graph_states(puzzle, shown, shell.messages());
    let entries = (0..).zip(words).map(|(at, words)| entry(shell, puzzle, shown, (at, words))).collect();
    vec![Block::Heading(heading), Block::Entries(entries), Block::Paragraph(path, Mark::Plain)]
}

fn entry(shell: &Shell, puzzle: &Puzzle, shown: &ShownGraph, (at, words): (usize, String)) -> Entry {
    let state = &shown.states[at];
    let written = |number: Option<Number>| {
        Argument::Text(number.map_or_else(String::new, |number| amount(number, puzzle.language())))
    };
    let links = shown.links.iter();
    let mut next: Vec<usize> = links
        .filter_map(|link| match at {
            _ if link.from == at => Some(link.to),
            _ if link.to == at && link.is_both_ways => Some(link.from),
            _ => None,
        })
        .collect();
    next.sort_unstable();
    let next: Vec<String> = next.into_iter().map(number).collect();
    let arguments = [
        ("state", Argument::Text(words)),
        ("from", written(state.distance)),
        ("to", written(state.to_goal)),
        ("dead", Argument::number(u8::from(state.is_dead_end))),
        ("next", Argument::Text(next.join(", "))),
    ];
    let mark = match state {
        _ if state.is_dead_end => Mark::Bad,
        _ if state.kind == ShownKind::Goal => Mark::Good,
        _ => Mark::Plain,
    };
    Entry { label: number(at), text: shell.format(MessageId::StateGraphEntry, &arguments), mark }
}

/// Numbers count from 1.
fn number(at: usize) -> String {
    (at + 1).to_string()
}
