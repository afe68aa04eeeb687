//! `bachet gallery`: the puzzles that come with the program.

use std::io;

use bachet::json::{self, Payload};
use bachet::messages::MessageId;
use bachet::{Loaded, Puzzle, gallery};
use bachet_draw::{Block, Cell, Mark, Table};

use super::load::decline;
use super::print_text;
use crate::exit::Exit;
use crate::input;
use crate::shell::{self, Shell};

/// List the puzzles that come with the program, or print one
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Name of the puzzle to print [default: list all]
    name: Option<String>,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    match args.name.as_deref().map(|name| (name, gallery::get(name))) {
        Some((_, Some(text))) => print_text(shell, |text| Payload::Gallery(json::Gallery::Text(text)), text.to_owned()),
        Some((name, None)) => decline(shell, &input::unknown(name)),
        None if shell.json => {
            let names = gallery::all().map(|(name, _)| name.to_owned()).collect();
            shell::object(&Payload::Gallery(json::Gallery::Names { gallery: names }).into())?;
            Ok(Exit::Done)
        }
        None => {
            shell::page(vec![Block::Table(list(shell))])?;
            Ok(Exit::Done)
        }
    }
}

/// Lists the puzzles with their family, size, language and title.
fn list(shell: &Shell) -> Table {
    let row = |(name, text): (&str, &str)| {
        let mut cells = vec![Cell::new(name).marked(Mark::Strong)];
        if let Ok(Loaded { puzzle, .. }) = bachet::read(text) {
            let [rows, columns] = match &puzzle {
                Puzzle::Grid(puzzle) => [puzzle.entities(), puzzle.categories.len()],
                Puzzle::Sudoku(puzzle) => [puzzle.size as usize; 2],
                Puzzle::Moving(puzzle) => puzzle.setup.size(),
                Puzzle::Crossing(puzzle) => [puzzle.count() as usize, puzzle.places.len()],
            };
            let size = format!("{rows}×{columns}");
            let texts = [&size, puzzle.language().unwrap_or_default(), puzzle.title().unwrap_or_default()];
            cells.push(Cell::new(puzzle.family().keyword()));
            cells.extend(texts.map(Cell::new));
        }
        cells
    };
    let headers = [
        MessageId::GalleryName,
        MessageId::GalleryFamily,
        MessageId::GallerySize,
        MessageId::GalleryLanguage,
        MessageId::GalleryTitle,
    ];
    Table {
        caption: String::new(),
        headers: headers.into_iter().map(|id| shell.word(id)).collect(),
        rows: gallery::all().map(row).collect(),
    }
}
