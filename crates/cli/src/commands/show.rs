//! `bachet show`: a board or a state, its conflicts, and whether it can still be solved.

mod ways;

use std::io;

use bachet::front::drawings;
use bachet::front::notation::sudoku::{CellId, SudokuPuzzle};
use bachet::json::{self, Payload};
use bachet::messages::MessageId;
use bachet::verbs::{self, DeadEnd, ShowOptions, Shown, ShownBoard};
use bachet::{Argument, Budget, Progress, Puzzle};
use bachet_draw::{Block, Mark, html};

use super::ask::ask;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits;
use crate::report;
use crate::shell::{self, Shell};

/// Show a board or a state, its conflicts, and whether it can still be solved
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    limits: Limits,

    #[command(flatten)]
    options: ShowOptions,

    /// Print a self-contained HTML page
    #[arg(long, conflicts_with = "json")]
    html: bool,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let work = |puzzle: &Puzzle, budget: &mut Budget<'_>, _: &Progress| verbs::show(puzzle, &args.options, budget);
    ask(shell, &args.puzzle, args.limits, limits::MINUTE, work, |asked| {
        let found = &asked.found;
        if shell.json {
            asked.object(Payload::Show(json::Show::new(asked.puzzle(), found, shell.messages())))?;
        } else if args.html {
            let mut page = report::page(shell, asked.puzzle());
            page.blocks.extend(drawings::shown(asked.puzzle(), found, Some(shell.messages())));
            page.blocks.extend(blocks(shell, asked.puzzle(), found));
            shell::print(&html(&page))?;
        } else {
            let mut parts = match found {
                Shown::Board(_) => {
                    let mut parts = drawings::shown(asked.puzzle(), found, None);
                    parts.push(Block::Paragraph(shell.word(MessageId::SignsOnBoard), Mark::Faint));
                    parts
                }
                Shown::State(_) => drawings::shown(asked.puzzle(), found, Some(shell.messages())),
            };
            parts.extend(blocks(shell, asked.puzzle(), found));
            asked.page(parts)?;
        }
        Ok(match found {
            Shown::Board(ShownBoard { solvable: Some(true), .. }) => Exit::Done,
            Shown::Board(ShownBoard { solvable: Some(false), .. }) => Exit::Negative,
            Shown::Board(ShownBoard { solvable: None, .. }) => Exit::Limit,
            Shown::State(state) => ways::exit(state),
        })
    })
}

/// Returns whether the board or state is valid, its conflicts, whether it can be solved, and the values asked for.
fn blocks(shell: &Shell, puzzle: &Puzzle, found: &Shown) -> Vec<Block> {
    let mut blocks = drawings::sudoku_rules(puzzle, shell.messages());
    let (puzzle, found) = match (puzzle, found) {
        (Puzzle::Sudoku(puzzle), Shown::Board(found)) => (puzzle, found),
        (_, Shown::State(found)) => return ways::blocks(shell, puzzle, found),
        _ => return blocks,
    };
    let say = |id, mark| Block::Paragraph(shell.word(id), mark);
    if found.clashes.is_empty() {
        blocks.push(say(MessageId::BoardValid, Mark::Good));
    } else {
        blocks.push(say(MessageId::BoardInvalid, Mark::Bad));
        blocks
            .extend(found.clashes.iter().map(|each| Block::Paragraph(shell.messages().clash(puzzle, each), Mark::Bad)));
    }
    blocks.push(match found.solvable {
        _ if found.solved => say(MessageId::BoardSolved, Mark::Good),
        Some(true) => say(MessageId::BoardSolvable, Mark::Good),
        Some(false) => say(MessageId::BoardUnsolvable, Mark::Bad),
        None => say(MessageId::BoardUndecided, Mark::Warning),
    });
    blocks.extend(found.dead_end.as_ref().map(|why| dead_end(shell, puzzle, found, why)));
    blocks.extend(found.got.iter().map(|&cell| Block::Paragraph(got(shell, puzzle, found, cell), Mark::Plain)));
    blocks
}

/// Returns why the board cannot be filled.
fn dead_end(shell: &Shell, puzzle: &SudokuPuzzle, found: &ShownBoard, why: &DeadEnd) -> Block {
    let (id, cells) = match why {
        DeadEnd::Givens => (MessageId::DeadEndGivens, &[][..]),
        DeadEnd::OneOf(cells) => (MessageId::DeadEndOneOf, &cells[..]),
        DeadEnd::Wrong(cells) => (MessageId::DeadEndWrong, &cells[..]),
        DeadEnd::Together(cells) => (MessageId::DeadEndTogether, &cells[..]),
    };
    let entry = |&cell: &CellId| Some(format!("{cell} = {}", puzzle.spelled(found.values.get(cell)?)));
    let entries = cells.iter().filter_map(entry).collect::<Vec<_>>().join(", ");
    let arguments = [("count", Argument::number(cells.len())), ("entries", Argument::Text(entries))];
    Block::Paragraph(shell.format(id, &arguments), Mark::Bad)
}

/// Returns the value of a cell in words.
fn got(shell: &Shell, puzzle: &SudokuPuzzle, found: &ShownBoard, cell: CellId) -> String {
    let value = found.values.get(cell);
    let id = match value {
        None => MessageId::CellEmpty,
        Some(_) if puzzle.cell(cell).given.is_some() => MessageId::CellGiven,
        Some(_) => MessageId::CellFilled,
    };
    let value = value.map(|value| puzzle.spelled(value)).unwrap_or_default();
    shell.format(id, &[("cell", Argument::Text(cell.to_string())), ("value", Argument::Text(value))])
}
