//! The cross-out grid of a logic grid: a block for each two categories.

use bachet_draw::{Shade, Sketch};
use bachet_notation::{Category, GridPuzzle, Kind};

use super::FRAME;

/// Space for the names beside a block and above it.
const NAMES: f64 = 12.0;
/// Smallest side of a cell between lines.
const LINED: f64 = 3.0;

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
    let (mut blocks, mut lines, mut names) = (Vec::new(), Vec::new(), Vec::new());
    let steps = |count: usize| (1..count).map(|step| step as f64 * side);
    let middles = |count: usize| (0..count).map(|value| (value as f64 + 0.5) * side);
    let mut y = corner.1;
    for (at, row) in down.iter().enumerate() {
        let mut x = corner.0;
        let tall = row.values.len() as f64 * side;
        for column in across.iter().take(across.len() - at) {
            let wide = column.values.len() as f64 * side;
            if !matches!((&row.kind, &column.kind), (Kind::Shared(_), Kind::Shared(_))) {
                blocks.push(((x, y), (wide, tall)));
                lines.extend(steps(column.values.len()).map(|step| ((x + step, y), (x + step, y + tall))));
                lines.extend(steps(row.values.len()).map(|step| ((x, y + step), (x + wide, y + step))));
            }
            if at == 0 {
                let beside = middles(column.values.len()).map(|middle| x + middle);
                names.extend(beside.map(|x| ((x, y - NAMES + 2.0), (x, y - 2.5))));
            }
            x += wide;
        }
        let beside = middles(row.values.len()).map(|middle| y + middle);
        names.extend(beside.map(|y| ((corner.0 - NAMES + 2.0, y), (corner.0 - 2.5, y))));
        y += tall;
    }
    sketch.rectangles(blocks.iter().copied(), Shade::Paper, Shade::Clear);
    if side >= LINED {
        sketch.lines(lines, 0.6, Shade::Light);
    }
    sketch.rectangles(blocks, Shade::Clear, Shade::Dark);
    sketch.lines(names, 0.9, Shade::Light);
}
