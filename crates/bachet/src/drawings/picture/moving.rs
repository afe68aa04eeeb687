//! Jugs, a tower, tiles or knights as they stand at the start.

use bachet_draw::{Shade, Sketch};
use bachet_notation::moving::{Hanoi, Jugs, Knights, Setup, Square, Tiles};

use super::{FRAME, squares};

/// Largest number of characters of a tile's name that fits.
const MAX_NAME: usize = 3;

pub(super) fn draw(sketch: &mut Sketch, setup: &Setup) {
    match setup {
        Setup::Jugs(puzzle) => jugs(sketch, puzzle),
        Setup::Hanoi(puzzle) => hanoi(sketch, puzzle),
        Setup::Tiles(puzzle) => tiles(sketch, puzzle),
        Setup::Knights(puzzle) => knights(sketch, puzzle),
    }
}

/// Jugs as high as their capacity, with what is in them.
fn jugs(sketch: &mut Sketch, puzzle: &Jugs) {
    let (left, top, width, height) = FRAME;
    let largest = puzzle.jugs.iter().map(|jug| jug.capacity).max().unwrap_or(1).max(1);
    let step = width / puzzle.jugs.len().max(1) as f64;
    let wide = (step * 0.7).min(28.0);
    let bottom = top + height;
    for (at, jug) in puzzle.jugs.iter().enumerate() {
        let x = left + (at as f64 + 0.5) * step - wide / 2.0;
        let high = |amount: u32| f64::from(amount) / f64::from(largest) * (height - 4.0);
        let tall = high(jug.capacity).max(6.0);
        let content = high(puzzle.start.get(at).copied().unwrap_or(0).min(jug.capacity));
        sketch.rectangle((x, bottom - content), (wide, content), 0.0, Shade::Water, Shade::Clear);
        let (low, rim) = (bottom, bottom - tall);
        let walls = [((x, rim), (x, low)), ((x, low), (x + wide, low)), ((x + wide, low), (x + wide, rim))];
        sketch.lines(walls, 2.0, Shade::Dark);
        let size = 12.0_f64.min(tall);
        sketch.text((x + wide / 2.0, bottom - size * 0.7), size, Shade::Ink, &jug.capacity.to_string());
    }
}

/// Pegs with their disks.
fn hanoi(sketch: &mut Sketch, puzzle: &Hanoi) {
    let (left, top, width, height) = FRAME;
    let step = width / f64::from(puzzle.pegs.max(1));
    let bottom = top + height - 4.0;
    let thick = ((height - 16.0) / f64::from(puzzle.disks.max(1))).min(10.0);
    let middle = |peg: u32| left + (f64::from(peg) + 0.5) * step;
    let pegs = (0..puzzle.pegs).map(|peg| ((middle(peg), top + 4.0), (middle(peg), bottom)));
    sketch.lines(pegs.chain([((left, bottom), (left + width, bottom))]), 2.0, Shade::Dark);
    let mut heights = vec![0.0; puzzle.pegs as usize];
    for (disk, &peg) in puzzle.start.iter().enumerate().rev() {
        let wide = step * (0.25 + 0.65 * (disk + 1) as f64 / f64::from(puzzle.disks.max(1)));
        let Some(stack) = heights.get_mut(peg as usize) else { continue };
        *stack += thick;
        let fill = if disk % 2 == 0 { Shade::Accent } else { Shade::Paper };
        sketch.rectangle(
            (middle(peg) - wide / 2.0, bottom - 1.0 - *stack),
            (wide, thick),
            thick * 0.3,
            fill,
            Shade::Dark,
        );
    }
}

/// Tiles with their names.
fn tiles(sketch: &mut Sketch, puzzle: &Tiles) {
    let columns = puzzle.columns.max(1) as usize;
    let rows = puzzle.start.len().div_ceil(columns);
    let (side, (left, top)) = squares(rows, columns);
    let whole = (columns as f64 * side, rows as f64 * side);
    sketch.rectangle((left, top), whole, 2.0, Shade::Light, Shade::Dark);
    for (at, &cell) in puzzle.start.iter().enumerate() {
        let Some(name) = puzzle.name(cell) else { continue };
        let (x, y) = (left + (at % columns) as f64 * side, top + (at / columns) as f64 * side);
        sketch.rectangle((x + 1.0, y + 1.0), (side - 2.0, side - 2.0), side * 0.1, Shade::Paper, Shade::Dark);
        if name.chars().count() <= MAX_NAME {
            sketch.text((x + side / 2.0, y + side / 2.0), side * 0.45, Shade::Ink, name);
        }
    }
}

/// A board with the knights of each colour as discs; what is no square is left out.
fn knights(sketch: &mut Sketch, puzzle: &Knights) {
    let columns = puzzle.columns.max(1) as usize;
    let rows = puzzle.start.len().div_ceil(columns);
    let (side, (left, top)) = squares(rows, columns);
    for (at, &square) in puzzle.start.iter().enumerate() {
        let (row, column) = (at / columns, at % columns);
        let (x, y) = (left + column as f64 * side, top + row as f64 * side);
        if square == Square::Hole {
            continue;
        }
        let field = if (row + column) % 2 == 0 { Shade::Light } else { Shade::Paper };
        sketch.rectangle((x, y), (side, side), 0.0, field, Shade::Dark);
        let Square::Knight(colour) = square else { continue };
        let fill = if colour % 2 == 0 { Shade::Dark } else { Shade::Paper };
        let middle = (x + side / 2.0, y + side / 2.0);
        sketch.disc(middle, side * 0.36, fill, Shade::Dark);
        let ink = if colour % 2 == 0 { Shade::Paper } else { Shade::Ink };
        sketch.text(middle, side * 0.4, ink, &puzzle.sign(square).to_string());
    }
}
