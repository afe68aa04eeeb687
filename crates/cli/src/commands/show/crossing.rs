//! A state of a river crossing in words: allowed or not, and how far it is.

use bachet::Argument;
use bachet::front::drawings;
use bachet::front::notation::crossing::CrossingPuzzle;
use bachet::messages::MessageId;
use bachet::verbs::{Broken, Distance, Reached, ShownState, reason};
use bachet_draw::{Block, Mark};

use crate::exit::Exit;
use crate::shell::Shell;

/// Whether it is allowed, by which rule not, how far it is from the start and to the goal.
pub(super) fn blocks(shell: &Shell, puzzle: &CrossingPuzzle, found: &ShownState) -> Vec<Block> {
    let text = |text: String| Argument::Text(text);
    let state = [("number", text(found.number.to_string())), ("bits", text(found.bits.clone()))];
    let mut blocks = vec![Block::Paragraph(shell.format(MessageId::StateCaption, &state), Mark::Strong)];
    let mut say = |id, arguments: &[(&str, Argument)], mark| {
        blocks.push(Block::Paragraph(shell.format(id, arguments), mark));
    };
    if found.broken.is_empty() {
        say(MessageId::StateAllowed, &[], Mark::Good);
    }
    for Broken { rule, place, who } in &found.broken {
        let who: Vec<String> = who.iter().map(|thing| puzzle.name_of(*thing)).collect();
        let arguments = [
            ("place", text(puzzle.place(*place).to_owned())),
            ("who", text(drawings::joined(&who, shell.messages()))),
            ("why", text(reason(puzzle, *rule).to_owned())),
        ];
        say(MessageId::StateBroken, &arguments, Mark::Bad);
    }
    let far = |Distance { crossings, cost }: Distance| {
        let cost = if puzzle.cost.is_some() { cost.to_string() } else { String::new() };
        [("crossings", Argument::Number(i64::try_from(crossings).unwrap_or(i64::MAX))), ("cost", text(cost))]
    };
    match found.from_start {
        Reached::After(Distance { crossings: 0, .. }) => say(MessageId::StateIsStart, &[], Mark::Plain),
        Reached::After(distance) => say(MessageId::StateFromStart, &far(distance), Mark::Plain),
        Reached::Never => say(MessageId::StateUnreachable, &[], Mark::Warning),
        Reached::Unknown => {}
    }
    match found.to_goal {
        _ if found.goal => say(MessageId::StateIsGoal, &[], Mark::Good),
        Reached::After(distance) => say(MessageId::StateToGoal, &far(distance), Mark::Plain),
        Reached::Never => say(MessageId::StateDeadEnd, &[], Mark::Bad),
        Reached::Unknown => {}
    }
    if [found.from_start, found.to_goal].contains(&Reached::Unknown) {
        say(MessageId::StateUnknown, &[], Mark::Warning);
    }
    blocks
}

/// A state that is not allowed, or from which there is no way, is a negative answer.
pub(super) fn exit(found: &ShownState) -> Exit {
    match found.to_goal {
        _ if !found.broken.is_empty() => Exit::Negative,
        Reached::Never => Exit::Negative,
        Reached::Unknown => Exit::Limit,
        Reached::After(_) => Exit::Done,
    }
}
