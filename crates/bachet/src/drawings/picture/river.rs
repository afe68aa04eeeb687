//! The banks of a river crossing with everybody where they start.

use bachet_draw::{SKETCH_HEIGHT, SKETCH_WIDTH, Shade, Sketch};
use bachet_notation::crossing::{BoatId, CrossingPuzzle, PlaceId};

/// Maximum number of travellers that are drawn one by one.
const MAX_DRAWN: usize = 48;
/// Part of the width that is water.
const WATER: f64 = 0.45;
/// The shades by which groups are told apart, each with its edge.
const LOOKS: [(Shade, Shade); 4] = [
    (Shade::Accent, Shade::Dark),
    (Shade::Paper, Shade::Dark),
    (Shade::Dark, Shade::Dark),
    (Shade::Light, Shade::Dark),
];

pub(super) fn draw(sketch: &mut Sketch, puzzle: &CrossingPuzzle) {
    let places = puzzle.places.len().max(2);
    let bank = SKETCH_WIDTH * (1.0 - WATER) / places as f64;
    let channel = SKETCH_WIDTH * WATER / (places - 1) as f64;
    let left = |place: usize| place as f64 * (bank + channel);
    for place in 1..places {
        let from = left(place - 1) + bank;
        sketch.rectangle((from, 0.0), (channel, SKETCH_HEIGHT), 0.0, Shade::Water, Shade::Clear);
        let waves = (0..5).map(|wave| {
            let y = 14.0 + f64::from(wave) * 17.0;
            let x = from + channel * if wave % 2 == 0 { 0.2 } else { 0.5 };
            ((x, y), (x + channel * 0.3, y))
        });
        sketch.lines(waves, 1.0, Shade::Paper);
    }
    for place in 0..places {
        let here = |id: PlaceId| id.0 as usize == place;
        let groups: Vec<usize> = puzzle
            .things()
            .take(MAX_DRAWN)
            .filter(|&thing| here(puzzle.start_of(thing)))
            .map(|thing| thing.group.0 as usize)
            .collect();
        crowd(sketch, (left(place), bank), &groups);
        let boats = (0..puzzle.boats.len()).filter(|&boat| here(puzzle.boat_start(BoatId(boat as u32))));
        for (at, _) in boats.enumerate() {
            let shore = if place + 1 < places { left(place) + bank + 1.0 } else { left(place) - 27.0 };
            let y = 56.0 + at as f64 * 16.0;
            sketch.shape(
                &[(shore, y), (shore + 26.0, y), (shore + 20.0, y + 9.0), (shore + 6.0, y + 9.0)],
                Shade::Paper,
                Shade::Dark,
            );
        }
    }
}

/// Draws those who are on a bank in rows, by their groups.
fn crowd(sketch: &mut Sketch, (left, width): (f64, f64), groups: &[usize]) {
    let columns = (1..=groups.len()).find(|columns| columns * columns * 2 >= groups.len()).unwrap_or(1);
    let rows = groups.len().div_ceil(columns).max(1);
    let step = (width / columns as f64).min((SKETCH_HEIGHT - 8.0) / rows as f64).min(22.0);
    let top = (SKETCH_HEIGHT - step * rows as f64) / 2.0;
    let start = left + (width - step * columns as f64) / 2.0;
    for (at, &group) in groups.iter().enumerate() {
        let (x, y) = (start + ((at % columns) as f64 + 0.5) * step, top + ((at / columns) as f64 + 0.5) * step);
        let (fill, edge) = LOOKS[group % LOOKS.len()];
        let radius = step * 0.36;
        // A group after the fourth is square.
        if group < LOOKS.len() {
            sketch.disc((x, y), radius, fill, edge);
        } else {
            sketch.rectangle((x - radius, y - radius), (2.0 * radius, 2.0 * radius), 1.5, fill, edge);
        }
    }
}
