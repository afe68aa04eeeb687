//! `bachet gallery`: the puzzles that come with the program.

use std::io;

use bachet::json::{self, Payload};
use bachet::messages::MessageId;
use bachet::notation::Family;
use bachet::{Puzzle, gallery};
use bachet_draw::{Block, Cell, Mark, Table};

use super::print_text;
use super::reading::decline;
use crate::args;
use crate::exit::Exit;
use crate::input;
use crate::shell::{self, Shell};

pub(crate) fn run(shell: &Shell, args: &args::Gallery) -> io::Result<Exit> {
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

fn list(shell: &Shell) -> Table {
    let row = |(name, text): (&str, &str)| {
        let mut cells = vec![Cell::new(name).marked(Mark::Strong)];
        if let (Some(puzzle), _) = bachet::read(text.as_bytes()) {
            let (family, [rows, columns], language, title) = match puzzle {
                Puzzle::Grid(puzzle) => {
                    let size = [puzzle.entities(), puzzle.categories.len()];
                    (Family::Grid, size, puzzle.headers.language, puzzle.headers.title)
                }
                Puzzle::Sudoku(puzzle) => {
                    (Family::Sudoku, [puzzle.size as usize; 2], puzzle.headers.language, puzzle.headers.title)
                }
                Puzzle::Moving(puzzle) => {
                    (puzzle.setup.family(), puzzle.setup.size(), puzzle.headers.language, puzzle.headers.title)
                }
                Puzzle::Crossing(puzzle) => {
                    let size = [puzzle.count() as usize, puzzle.places.len()];
                    (Family::Crossing, size, puzzle.headers.language, puzzle.headers.title)
                }
            };
            let size = format!("{rows} × {columns}");
            let texts = [size, language.unwrap_or_default(), title.unwrap_or_default()];
            cells.push(Cell::new(family.keyword()));
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
