//! The cross-out grid of a logic grid: a block for each two categories.

use bachet_draw::{Shade, Sketch};
use bachet_notation::{Category, GridPuzzle, Kind};

use super::FRAME;

/// Space for the names beside a block and above it.
const NAMES: f64 = 12.0;
/// Smallest side of a cell between lines.
const LINED: f64 = 2.4;

pub(super) fn draw(sketch: &mut Sketch, puzzle: &GridPuzzle) {
    let (left, top, width, height) = FRAME;
    let categories = &puzzle.categories;
    // Down the side stand the first category, then the others from the last; the last two meet in the corner.
    let across: Vec<&Category> = categories.iter().skip(1).collect();
    let down: Vec<&Category> = categories.first().into_iter().chain(categories.iter().skip(2).rev()).collect();
    let count = |list: &[&Category]| list.iter().map(|category| category.values.len()).sum::<usize>().max(1) as f64;
    let (columns, rows) = (count(&across), count(&down));
    let side = ((width - NAMES) / columns).min((height - NAMES) / rows);
    let corner =
        (left + (width - NAMES - side * columns) / 2.0 + NAMES, top + (height - NAMES - side * rows) / 2.0 + NAMES);
    let mut y = corner.1;
    for (at, row) in down.iter().enumerate() {
        let mut x = corner.0;
        let tall = row.values.len() as f64 * side;
        for column in across.iter().take(across.len() - at) {
            let wide = column.values.len() as f64 * side;
            let is_block = !matches!((&row.kind, &column.kind), (Kind::Shared(_), Kind::Shared(_)));
            if is_block {
                block(sketch, (x, y), (wide, tall), side);
            }
            if at == 0 {
                let names = (0..column.values.len()).map(|value| x + (value as f64 + 0.5) * side);
                sketch.lines(names.map(|x| ((x, y - NAMES + 2.0), (x, y - 2.5))), 0.9, Shade::Light);
            }
            x += wide;
        }
        let names = (0..row.values.len()).map(|value| y + (value as f64 + 0.5) * side);
        sketch.lines(names.map(|y| ((corner.0 - NAMES + 2.0, y), (corner.0 - 2.5, y))), 0.9, Shade::Light);
        y += tall;
    }
}

fn block(sketch: &mut Sketch, (x, y): (f64, f64), (wide, tall): (f64, f64), side: f64) {
    sketch.rectangle((x, y), (wide, tall), 0.0, Shade::Paper, Shade::Dark);
    if side >= LINED {
        let steps = |length: f64| (1..(length / side).round() as usize).map(move |step| step as f64 * side);
        let upright = steps(wide).map(|step| ((x + step, y), (x + step, y + tall)));
        let level = steps(tall).map(|step| ((x, y + step), (x + wide, y + step)));
        sketch.lines(upright.chain(level), 0.6, Shade::Light);
    }
}
