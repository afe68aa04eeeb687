//! A state in words: whether it is allowed, and its distances.

use bachet::front::drawings;
use bachet::front::notation::{Number, amount};
use bachet::front::report::ways::measured;
use bachet::messages::MessageId;
use bachet::verbs::{Distance, Reached, ShownMove, ShownState};
use bachet::{Argument, Puzzle};
use bachet_draw::{Block, Entry, Mark};

use super::graph;
use crate::exit::Exit;
use crate::shell::Shell;

/// Returns whether the state is allowed, which rules it breaks, and its distances from the start and to the goal.
pub(super) fn blocks(shell: &Shell, puzzle: &Puzzle, found: &ShownState) -> Vec<Block> {
    let caption = drawings::state_caption(puzzle, found, shell.messages());
    let mut blocks: Vec<Block> = caption.into_iter().map(|text| Block::Paragraph(text, Mark::Strong)).collect();
    let mut say = |id, arguments: &[(&str, Argument)], mark| {
        blocks.push(Block::Paragraph(shell.format(id, arguments), mark));
    };
    if found.broken.as_ref().is_some_and(Vec::is_empty) {
        say(MessageId::StateAllowed, &[], Mark::Good);
    }
    for broken in found.broken.iter().flatten() {
        let arguments = [
            ("place", Argument::Text(broken.place_words(shell.messages()))),
            ("who", Argument::Text(drawings::joined(&broken.who, shell.messages()))),
            ("why", Argument::Text(broken.reason.clone())),
        ];
        say(MessageId::StateBroken, &arguments, Mark::Bad);
    }
    match found.from_start {
        Reached::After(Distance { moves: 0, .. }) => say(MessageId::StateIsStart, &[], Mark::Plain),
        Reached::After(distance) => {
            say(MessageId::StateFromStart, &measured(shell.messages(), puzzle, distance), Mark::Plain);
        }
        Reached::Never => say(MessageId::StateUnreachable, &[], Mark::Warning),
        // The distance from the start does not look at the limit.
        Reached::OverLimit(_) | Reached::Unknown { .. } => {}
    }
    if let Some(spent) = found.spent.filter(|spent| found.limit.is_some() || *spent != Number::default()) {
        let written = |number| Argument::Text(amount(number, puzzle.language()));
        match found.limit {
            Some(limit) => {
                let left = ("left", written(limit - spent));
                say(
                    MessageId::StateSpentOf,
                    &[("spent", written(spent)), ("limit", written(limit)), left],
                    Mark::Plain,
                );
            }
            None => say(MessageId::StateSpent, &[("spent", written(spent))], Mark::Plain),
        }
    }
    match found.to_goal {
        _ if found.goal => say(MessageId::StateIsGoal, &[], Mark::Good),
        Reached::After(distance) => {
            say(MessageId::StateToGoal, &measured(shell.messages(), puzzle, distance), Mark::Plain);
        }
        Reached::OverLimit(distance) => {
            say(MessageId::StateOverLimit, &measured(shell.messages(), puzzle, distance), Mark::Bad);
        }
        Reached::Never => say(MessageId::StateDeadEnd, &[], Mark::Bad),
        Reached::Unknown { .. } => {}
    }
    if [found.from_start, found.to_goal].iter().any(|reached| matches!(reached, Reached::Unknown { .. })) {
        say(MessageId::StateUnknown, &[], Mark::Warning);
    }
    if let Some(tried) = &found.tried {
        if tried.obstacles.is_empty() {
            say(MessageId::MoveAllowed, &[], Mark::Good);
        }
        for obstacle in &tried.obstacles {
            let why = obstacle.message(shell.messages());
            let why = [("why", Argument::Text(shell.format(why.id, &why.arguments)))];
            say(MessageId::MoveNotAllowed, &why, Mark::Bad);
        }
    }
    if let Some(moves) = &found.moves {
        if moves.list.is_empty() && moves.is_complete {
            say(MessageId::MovesNone, &[], Mark::Bad);
        }
        blocks.push(Block::Entries(moves.list.iter().map(|shown| entry(shell, puzzle, shown)).collect()));
        if !moves.is_complete {
            blocks.push(Block::Paragraph(shell.word(MessageId::MovesUnknown), Mark::Warning));
        }
    }
    blocks.extend(found.graph.as_deref().into_iter().flat_map(|shown| graph::blocks(shell, puzzle, shown)));
    if let Some(next) = &found.next {
        blocks.push(Block::Heading(shell.word(MessageId::MoveNext)));
        blocks.push(Block::Entries(vec![entry(shell, puzzle, next)]));
    }
    blocks
}

/// Returns a move in words, with the state to which it leads and how far it is from there.
fn entry(shell: &Shell, puzzle: &Puzzle, shown: &ShownMove) -> Entry {
    let (words, state) = drawings::stated_move(puzzle, shown, shell.messages());
    let (far, mark) = match shown.to_goal {
        Reached::After(Distance { moves: 0, .. }) => (shell.word(MessageId::StateIsGoal), Mark::Good),
        Reached::After(distance) => {
            (shell.format(MessageId::StateToGoal, &measured(shell.messages(), puzzle, distance)), Mark::Plain)
        }
        Reached::OverLimit(distance) => {
            (shell.format(MessageId::StateOverLimit, &measured(shell.messages(), puzzle, distance)), Mark::Bad)
        }
        Reached::Never => (shell.word(MessageId::StateDeadEnd), Mark::Bad),
        Reached::Unknown { .. } => (shell.word(MessageId::StateUnknown), Mark::Warning),
    };
    Entry { label: state, text: format!("{words}: {far}"), mark }
}

/// Returns the exit code: a state that is not allowed, or from which there is no way, is a negative answer.
pub(super) fn exit(found: &ShownState) -> Exit {
    match found.to_goal {
        _ if found.tried.as_ref().is_some_and(|tried| !tried.obstacles.is_empty()) => Exit::Negative,
        _ if found.broken.iter().flatten().next().is_some() => Exit::Negative,
        Reached::Never | Reached::OverLimit(_) => Exit::Negative,
        Reached::Unknown { .. } => Exit::Limit,
        Reached::After(_) => Exit::Done,
    }
}
