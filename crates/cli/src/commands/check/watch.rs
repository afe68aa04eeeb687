//! `bachet check --watch`: checks a file again each time it is saved.

use std::io;
use std::path::Path;
use std::time::{Duration, SystemTime};
use std::{fs, thread};

use bachet::Puzzle;
use bachet::verbs::{self, CountOptions, Refusal};
use bachet_draw::Block;

use super::Args;
use super::blocks;
use crate::commands::count::changes;
use crate::commands::load::{decline, read_source};
use crate::exit::Exit;
use crate::input;
use crate::limits::{self, limited};
use crate::shell::{self, Shell};

/// Interval at which a watched file is checked for changes.
const LOOK: Duration = Duration::from_millis(50);

/// Checks a file again each time it is saved, until Ctrl-C.
pub(super) fn watch(shell: &Shell, args: &Args, file: &Path) -> io::Result<Exit> {
    let name = file.to_string_lossy();
    let mut before = Vec::new();
    let mut seen = None;
    limits::listen();
    loop {
        let stamp = stamp(file);
        // While an editor replaces the file, it may be missing for a moment.
        if stamp.is_some() && stamp != seen {
            if seen.is_some() {
                shell::print("\n")?;
            }
            seen = stamp;
            match input::file(&name) {
                Ok(source) => {
                    if let Ok(loaded) = read_source(shell, source, &args.puzzle)? {
                        before = again(shell, args, &loaded.puzzle, before)?;
                    }
                }
                Err(why) => drop(decline(shell, &why)?),
            }
        } else if seen.is_none()
            && let Err(why) = input::file(&name)
        {
            return decline(shell, &why);
        }
        if limits::interrupted() {
            return Ok(Exit::Limit);
        }
        thread::sleep(LOOK);
    }
}

/// Prints the counts with their changes, then the result of the check.
fn again(
    shell: &Shell,
    args: &Args,
    puzzle: &Puzzle,
    before: Vec<(String, verbs::Count)>,
) -> io::Result<Vec<(String, verbs::Count)>> {
    let counting = CountOptions::default().per_clue(true);
    let done = limited(args.limits, limits::MINUTE, shell, |budget, progress| {
        let counted = match puzzle {
            Puzzle::Grid(grid) => Some((grid, verbs::count(puzzle, &counting.progress(progress), budget)?)),
            Puzzle::Sudoku(_) | Puzzle::Crossing(_) | Puzzle::Moving(_) => None,
        };
        Ok::<_, Refusal>((counted, verbs::check(puzzle, &args.options, budget)?))
    });
    // Why a puzzle cannot be stated was printed when the file was read.
    let Ok((counted, checked)) = &done.value else { return Ok(before) };
    let mut page = Vec::new();
    let mut now = Vec::new();
    if let Some((grid, counted)) = counted {
        let (table, seen) = changes(shell, grid, &before, counted.per_clue.as_deref().unwrap_or_default());
        page.push(Block::Table(table));
        now = seen;
    }
    page.extend(blocks(shell, puzzle, checked));
    shell::page(page)?;
    Ok(now)
}

/// Returns the time and the size of a file, which change when it is saved.
fn stamp(file: &Path) -> Option<(SystemTime, u64)> {
    let data = fs::metadata(file).ok()?;
    Some((data.modified().ok()?, data.len()))
}
