//! `bachet gallery`: the puzzles that come with the program.

use std::io;

use bachet::json::{Gallery, GalleryPuzzle, Payload};
use bachet::messages::MessageId;
use bachet::{gallery, requests};
use bachet_draw::{Block, Cell, Mark, Table};

use super::load::decline;
use crate::exit::Exit;
use crate::input;
use crate::shell::{self, Shell};

/// List the puzzles that come with the program, or print one
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    options: requests::Gallery,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let found = match args.options.name.as_deref().map(|name| (name, gallery::get(name))) {
        Some((name, None)) => return decline(shell, &input::unknown(name)),
        Some((name, Some(text))) => Gallery::one(name, text),
        None => Gallery::list(),
    };
    match found {
        found if shell.json => shell::object(&Payload::Gallery(found).into())?,
        Gallery::One { text, .. } => shell::print(&text)?,
        Gallery::List { puzzles, .. } => shell::page(vec![Block::Table(list(shell, &puzzles))])?,
    }
    Ok(Exit::Done)
}

/// Lists the puzzles with their family, size, language and title.
fn list(shell: &Shell, puzzles: &[GalleryPuzzle]) -> Table {
    let row = |puzzle: &GalleryPuzzle| {
        let GalleryPuzzle { name, family, size: [rows, columns], language, title } = puzzle;
        let size = format!("{rows}×{columns}");
        let texts = [family, &size, language.as_deref().unwrap_or_default(), title.as_deref().unwrap_or_default()];
        let mut cells = vec![Cell::new(name).marked(Mark::Strong)];
        cells.extend(texts.map(Cell::new));
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
        rows: puzzles.iter().map(row).collect(),
    }
}
