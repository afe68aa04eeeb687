//! Puzzles of moves in words: the ways, how many there are, and how far a state is.

use bachet::front::drawings;
use bachet::front::notation::moving::MovingPuzzle;
use bachet::messages::MessageId;
use bachet::verbs::{Count, Far, Listing, MoveCounts, PositionOnWay, Proof, ShownPosition, Solution, Solutions, total};
use bachet::{Argument, BigUint};
use bachet_draw::{Block, Cell, Mark, Table};

use crate::exit::Exit;
use crate::report;
use crate::shell::Shell;

/// The ways, and how many there are.
pub(super) fn ways(shell: &Shell, puzzle: &MovingPuzzle, found: &Solutions) -> Vec<Block> {
    let mut blocks = Vec::new();
    let Some(counts) = &found.moves else { return blocks };
    let shown = found.solutions.len();
    for (number, solution) in (1..).zip(&found.solutions) {
        let Solution::Moving(way) = solution else { continue };
        let caption = if counts.listing == Listing::Shortest {
            String::new()
        } else {
            shell.format(MessageId::MovesWay, &[("number", Argument::Number(number)), ("moves", moves(way.moves))])
        };
        blocks.push(Block::Way(drawings::moves(puzzle, way, caption, shell.messages())));
        if (way.steps.len() as u64) < way.moves {
            let arguments = [("shown", moves(way.steps.len() as u64)), ("moves", moves(way.moves))];
            blocks.push(Block::Paragraph(shell.format(MessageId::MovesStepsShown, &arguments), Mark::Faint));
        }
    }
    blocks.extend(self::counts(shell, counts));
    if found.count.number > shown.into() {
        let text = if counts.listing == Listing::Shortest && shown == 1 {
            shell.word(MessageId::WaysOneShown)
        } else {
            shell.format(MessageId::WaysShown, &[("shown", Argument::Number(shown as i64))])
        };
        blocks.push(Block::Paragraph(text, Mark::Faint));
    }
    if found.stopped {
        blocks.push(report::more(shell, &found.count));
    }
    blocks
}

/// How far it is, how many ways there are, or why there is none; then states and moves.
pub(super) fn counts(shell: &Shell, found: &MoveCounts) -> Vec<Block> {
    let (text, mark) = match (found.distance, &found.shortest, found.proof) {
        (Some(distance), Some(both), _) => {
            let text =
                shell.format(MessageId::MovesShortest, &[("moves", moves(distance)), ("count", number(&both.named))]);
            let arguments = [("text", Argument::Text(text.clone())), ("count", number(&both.up_to_symmetry))];
            let text = if found.alike.is_empty() { text } else { shell.format(MessageId::MovesUpTo, &arguments) };
            (text, Mark::Good)
        }
        (Some(distance), None, _) => {
            (shell.format(MessageId::MovesUncounted, &[("moves", moves(distance))]), Mark::Good)
        }
        (None, _, Some(Proof::Closed)) => (shell.word(MessageId::MovesClosed), Mark::Bad),
        (None, _, Some(Proof::Parity)) => (shell.word(MessageId::MovesParity), Mark::Bad),
        (None, _, Some(Proof::SingleRow)) => (shell.word(MessageId::MovesSingleRow), Mark::Bad),
        (None, _, None) => (shell.format(MessageId::MovesUnknown, &[("least", moves(found.at_least))]), Mark::Warning),
    };
    let mut blocks = vec![Block::Paragraph(text, mark)];
    if let Some(simple) = &found.simple {
        let exact = if simple.complete { "yes" } else { "no" };
        let arguments = [("count", number(&total(simple))), ("exact", Argument::Text(exact.to_owned()))];
        let mark = if simple.complete { Mark::Good } else { Mark::Warning };
        blocks.push(Block::Paragraph(shell.format(MessageId::MovesSimple, &arguments), mark));
    }
    if let (Some(states), Some(between)) = (&found.states, &found.moves) {
        let arguments = [("states", number(&states.named)), ("moves", number(&between.named))];
        let text = shell.format(MessageId::MovesStates, &arguments);
        let same = [("text", Argument::Text(text.clone())), ("count", number(&states.up_to_symmetry))];
        let text = if found.alike.is_empty() { text } else { shell.format(MessageId::MovesUpTo, &same) };
        blocks.push(Block::Paragraph(text, Mark::Faint));
    }
    blocks
}

/// How many simple ways there are for each number of moves.
pub(super) fn lengths(shell: &Shell, found: &MoveCounts) -> Option<Block> {
    let simple = found.simple.as_ref().filter(|simple| !simple.by_length.is_empty())?;
    let row = |(length, count): &(u64, u64)| {
        vec![Cell::number(length.to_string()), Cell::number(count.to_string()).marked(Mark::Strong)]
    };
    let headers = [MessageId::HeaderMoves, MessageId::HeaderWays].map(|id| shell.word(id)).to_vec();
    Some(Block::Table(Table { caption: String::new(), headers, rows: simple.by_length.iter().map(row).collect() }))
}

/// States on shortest ways, each with its distance.
pub(super) fn states(shell: &Shell, puzzle: &MovingPuzzle, states: &[PositionOnWay]) -> Vec<Block> {
    if states.is_empty() {
        return Vec::new();
    }
    let row = |on: &PositionOnWay| {
        vec![Cell::number(on.distance.to_string()), Cell::new(on.position.line(&puzzle.setup)).marked(Mark::Strong)]
    };
    let headers = [MessageId::HeaderMoves, MessageId::HeaderPosition].map(|id| shell.word(id)).to_vec();
    let rows = states.iter().map(row).collect();
    vec![Block::Table(Table { caption: shell.word(MessageId::StatesOnWays), headers, rows })]
}

/// A state, and how far it is.
pub(super) fn shown(shell: &Shell, found: &ShownPosition) -> Vec<Block> {
    let rows = found.position.drawn(&found.setup);
    let line = |text: String| Block::Paragraph(text, Mark::Strong);
    let mut blocks: Vec<Block> = match &found.position {
        bachet::verbs::Position::Tiles(_) | bachet::verbs::Position::Knights(_) => rows.into_iter().map(line).collect(),
        _ => vec![line(found.position.line(&found.setup))],
    };
    let mut say = |id, arguments: &[(&str, Argument)], mark| {
        blocks.push(Block::Paragraph(shell.format(id, arguments), mark));
    };
    match found.from_start {
        Far::After(0) => say(MessageId::StateIsStart, &[], Mark::Plain),
        Far::After(distance) => say(MessageId::MovesFromStart, &[("moves", moves(distance))], Mark::Plain),
        Far::Never => say(MessageId::MovesNotFromStart, &[], Mark::Warning),
        Far::AtLeast(_) => {}
    }
    match found.to_goal {
        Far::After(0) => say(MessageId::StateIsGoal, &[], Mark::Good),
        Far::After(distance) => say(MessageId::MovesToGoal, &[("moves", moves(distance))], Mark::Plain),
        Far::Never => say(MessageId::MovesDeadEnd, &[], Mark::Bad),
        Far::AtLeast(_) => {}
    }
    if [found.from_start, found.to_goal].iter().any(|far| matches!(far, Far::AtLeast(_))) {
        say(MessageId::MovesFarUnknown, &[], Mark::Warning);
    }
    blocks
}

/// A state from which there is no way is a negative answer.
pub(super) fn exit(found: &ShownPosition) -> Exit {
    match found.to_goal {
        Far::Never => Exit::Negative,
        Far::AtLeast(_) => Exit::Limit,
        Far::After(_) => Exit::Done,
    }
}

fn moves(count: u64) -> Argument {
    number(&count.into())
}

fn number(number: &BigUint) -> Argument {
    report::number(&Count { number: number.clone(), exact: true })
}
