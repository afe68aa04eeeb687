//! `bachet show`: a board, marks on a logic grid or a state, its conflicts, and whether it can still be solved.

mod graph;
mod marks;
mod ways;

use std::io;

use bachet::front::drawings;
use bachet::front::notation::sudoku::{CellId, SudokuPuzzle};
use bachet::front::report;
use bachet::json::{self, Payload};
use bachet::messages::MessageId;
use bachet::verbs::{self, ShowOptions, Shown, ShownBoard};
use bachet::{Argument, Budget, Progress, Puzzle};
use bachet_draw::{Block, Mark, html};

use super::ask::ask;
use crate::args::{Limits, PuzzleArgs};
use crate::exit::Exit;
use crate::limits;
use crate::shell::{self, Shell};

/// Show a board, marks on a logic grid or a state, its conflicts, and whether it can still be solved
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
            let mut page = report::page(shell.messages(), asked.puzzle());
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
                Shown::State(_) | Shown::Grid(_) => drawings::shown(asked.puzzle(), found, Some(shell.messages())),
            };
            parts.extend(blocks(shell, asked.puzzle(), found));
            asked.page(parts)?;
        }
        Ok(match found {
            Shown::Board(ShownBoard { solvable, .. }) => marks::exit(*solvable),
            Shown::Grid(grid) => marks::exit(grid.solvable),
            Shown::State(state) => ways::exit(state),
        })
    })
}

/// Returns whether the board or state is valid, its conflicts, whether it can be solved, and the values asked for.
fn blocks(shell: &Shell, puzzle: &Puzzle, found: &Shown) -> Vec<Block> {
    let mut blocks = drawings::sudoku_rules(puzzle, shell.messages());
    let (of, puzzle, found) = match (puzzle, found) {
        (Puzzle::Sudoku(board), Shown::Board(found)) => (puzzle, board, found),
        (_, Shown::Grid(found)) => return marks::of_grid(shell, puzzle, found),
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
    blocks.push(marks::verdict(shell, found.solved, found.solvable));
    let entry = |&cell: &CellId| Some(format!("{cell} = {}", puzzle.spelled(found.values.get(cell)?)));
    blocks.extend(found.dead_end.as_ref().map(|why| marks::dead_end(shell, why, MessageId::DeadEndGivens, entry)));
    let told = found.told.iter().filter_map(|&(cell, value)| Some((cell, Some(value?))));
    let cells = found.got.iter().map(|&cell| (cell, found.values.get(cell))).chain(told);
    blocks.extend(cells.map(|(cell, value)| Block::Paragraph(got(shell, puzzle, cell, value), Mark::Plain)));
    let untold = found.told.iter().any(|(_, value)| value.is_none());
    blocks.extend(untold.then(|| say(MessageId::NothingTold, Mark::Warning)));
    blocks.extend(marks::found(of, found.solution.as_ref(), found.candidates.as_ref()));
    blocks
}

/// Returns the value of a cell in words.
fn got(shell: &Shell, puzzle: &SudokuPuzzle, cell: CellId, value: Option<u8>) -> String {
    let id = match value {
        None => MessageId::CellEmpty,
        Some(_) if puzzle.cell(cell).given.is_some() => MessageId::CellGiven,
        Some(_) => MessageId::CellFilled,
    };
    let value = value.map(|value| puzzle.spelled(value)).unwrap_or_default();
    shell.format(id, &[("cell", Argument::Text(cell.to_string())), ("value", Argument::Text(value))])
}
