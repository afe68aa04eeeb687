//! What is said of entries of a board and of marks on a logic grid.

use bachet::front::drawings;
use bachet::messages::MessageId;
use bachet::verbs::{Candidates, DeadEnd, ShownGrid, Solution};
use bachet::{Argument, Puzzle};
use bachet_draw::{Block, Mark};

use crate::exit::Exit;
use crate::shell::Shell;

/// Returns the exit code, by whether it can still be solved.
pub(super) fn exit(solvable: Option<bool>) -> Exit {
    match solvable {
        Some(true) => Exit::Done,
        Some(false) => Exit::Negative,
        None => Exit::Limit,
    }
}

/// Returns whether it can still be solved.
pub(super) fn verdict(shell: &Shell, solved: bool, solvable: Option<bool>) -> Block {
    let (id, mark) = match solvable {
        _ if solved => (MessageId::BoardSolved, Mark::Good),
        Some(true) => (MessageId::BoardSolvable, Mark::Good),
        Some(false) => (MessageId::BoardUnsolvable, Mark::Bad),
        None => (MessageId::BoardUndecided, Mark::Warning),
    };
    Block::Paragraph(shell.word(id), mark)
}

/// Returns what is said of the marks on a logic grid.
pub(super) fn of_grid(shell: &Shell, puzzle: &Puzzle, found: &ShownGrid) -> Vec<Block> {
    let mut blocks = vec![verdict(shell, found.solved, found.solvable)];
    let mark = |&mark: &usize| found.marks.get(mark).cloned();
    blocks.extend(found.dead_end.as_ref().map(|why| dead_end(shell, why, MessageId::DeadEndClues, mark)));
    let told = found.told.iter().filter_map(|(pair, holds)| Some((pair, (*holds)?)));
    blocks.extend(told.map(|(pair, holds)| {
        let arguments = [("pair", Argument::Text(pair.clone())), ("holds", Argument::Text(holds.to_string()))];
        Block::Paragraph(shell.format(MessageId::PairTold, &arguments), Mark::Plain)
    }));
    let untold = found.told.iter().any(|(_, holds)| holds.is_none());
    blocks.extend(untold.then(|| Block::Paragraph(shell.word(MessageId::NothingTold), Mark::Warning)));
    blocks.extend(self::found(puzzle, found.solution.as_ref(), found.candidates.as_ref()));
    blocks
}

/// Draws the solution and the candidates that were asked for.
pub(super) fn found(puzzle: &Puzzle, solution: Option<&Solution>, candidates: Option<&Candidates>) -> Vec<Block> {
    let solution = solution.and_then(|solution| drawings::solution(puzzle, solution, String::new(), None));
    let candidates = candidates.and_then(|found| drawings::candidates(puzzle, &found.cells, String::new(), None));
    solution.into_iter().chain(candidates).collect()
}

/// Returns why no solution has all entries or marks, each of which has a name.
pub(super) fn dead_end<M>(
    shell: &Shell,
    why: &DeadEnd<M>,
    alone: MessageId,
    name: impl Fn(&M) -> Option<String>,
) -> Block {
    let (id, named, count) = match why {
        DeadEnd::Givens => (alone, &[][..], 0),
        DeadEnd::OneOf(marks) => (MessageId::DeadEndOneOf, &marks[..], marks.len()),
        DeadEnd::Wrong(marks) => (MessageId::DeadEndWrong, &marks[..], marks.len()),
        DeadEnd::WrongCount(count) => (MessageId::DeadEndWrongCount, &[][..], *count),
        DeadEnd::Together(marks) => (MessageId::DeadEndTogether, &marks[..], marks.len()),
        DeadEnd::TogetherCount(count) => (MessageId::DeadEndTogetherCount, &[][..], *count),
    };
    let entries = named.iter().filter_map(name).collect::<Vec<_>>().join(", ");
    let arguments = [("count", Argument::number(count)), ("entries", Argument::Text(entries))];
    Block::Paragraph(shell.format(id, &arguments), Mark::Bad)
}
