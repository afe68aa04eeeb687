//! A state in words: whether it is allowed, and its distances.

use bachet::front::drawings;
use bachet::messages::MessageId;
use bachet::verbs::{Distance, Reached, ShownState};
use bachet::{Argument, Puzzle};
use bachet_draw::{Block, Mark};

use crate::commands::ways::measured;
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
            ("place", Argument::Text(broken.place_name.clone())),
            ("who", Argument::Text(drawings::joined(&broken.who, shell.messages()))),
            ("why", Argument::Text(broken.reason.clone())),
        ];
        say(MessageId::StateBroken, &arguments, Mark::Bad);
    }
    match found.from_start {
        Reached::After(Distance { moves: 0, .. }) => say(MessageId::StateIsStart, &[], Mark::Plain),
        Reached::After(distance) => say(MessageId::StateFromStart, &measured(shell, puzzle, distance), Mark::Plain),
        Reached::Never => say(MessageId::StateUnreachable, &[], Mark::Warning),
        Reached::Unknown { .. } => {}
    }
    match found.to_goal {
        _ if found.goal => say(MessageId::StateIsGoal, &[], Mark::Good),
        Reached::After(distance) => say(MessageId::StateToGoal, &measured(shell, puzzle, distance), Mark::Plain),
        Reached::Never => say(MessageId::StateDeadEnd, &[], Mark::Bad),
        Reached::Unknown { .. } => {}
    }
    if [found.from_start, found.to_goal].iter().any(|reached| matches!(reached, Reached::Unknown { .. })) {
        say(MessageId::StateUnknown, &[], Mark::Warning);
    }
    blocks
}

/// Returns the exit code: a state that is not allowed, or from which there is no way, is a negative answer.
pub(super) fn exit(found: &ShownState) -> Exit {
    match found.to_goal {
        _ if found.broken.iter().flatten().next().is_some() => Exit::Negative,
        Reached::Never => Exit::Negative,
        Reached::Unknown { .. } => Exit::Limit,
        Reached::After(_) => Exit::Done,
    }
}
