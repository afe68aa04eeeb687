//! Fish: a value whose places in some lines lie in as many crossing lines.

use std::ops::ControlFlow;

use super::bits::{bits, is_few};
use super::frame::{COLUMNS, Frame, ROWS};
use super::grid::Grid;
use super::hint::{Hint, Pattern};
use super::table::{JELLYFISH, SWORDFISH, X_WING};
use super::unions::each_union;

/// A fish: bases and covers as masks of indices of lines, and whether the bases are columns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fish {
    pub value: usize,
    pub by_columns: bool,
    pub bases: u64,
    pub covers: u64,
}

impl Fish {
    /// Returns the base houses and the cover houses.
    pub(super) fn houses(self, frame: &Frame) -> [Vec<u16>; 2] {
        let [bases, covers] = lines(frame, self.by_columns);
        [bits(self.bases).map(|at| bases[at]).collect(), bits(self.covers).map(|at| covers[at]).collect()]
    }

    /// Returns the cells from which the value is removed.
    pub(super) fn removed(self, frame: &Frame, grid: &Grid) -> impl Iterator<Item = u16> {
        let covers = lines(frame, self.by_columns)[1];
        bits(self.covers).flat_map(move |at| {
            let places = grid.places(frame, covers[at], self.value) & !self.bases;
            bits(places).map(move |position| frame.cell_at(covers[at], position) as u16)
        })
    }
}

fn lines(frame: &Frame, by_columns: bool) -> [&[u16]; 2] {
    let [rows, columns] = [&frame.groups[ROWS][..], &frame.groups[COLUMNS][..]];
    if by_columns { [columns, rows] } else { [rows, columns] }
}

/// Calls `found` with every fish of some values, whether or not it removes anything: by columns, then by rows.
pub(super) fn each(
    frame: &Frame,
    grid: &Grid,
    degree: u32,
    values: u64,
    mut found: impl FnMut(Fish) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for by_columns in [true, false] {
        let [bases, _] = lines(frame, by_columns);
        let mut all = Vec::new();
        for value in bits(values).filter(|&value| grid.placed[value] + degree * 2 <= frame.size as u32) {
            let places = |at: usize| grid.places(frame, bases[at], value);
            let few = (0..bases.len()).filter(|&at| is_few(places(at), degree)).fold(0, |few, at| few | 1 << at);
            let _ = each_union(few, degree, &places, &mut |chosen, covers| {
                all.push((chosen, value, covers));
                ControlFlow::Continue(())
            });
        }
        all.sort_unstable();
        for (bases, value, covers) in all {
            found(Fish { value, by_columns, bases, covers })?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds an X-wing, swordfish or jellyfish that removes candidates.
pub(super) fn fish(frame: &Frame, grid: &Grid, degree: u32) -> Option<Hint> {
    let mut hint = None;
    let _ = each(frame, grid, degree, frame.full(), |fish| {
        let mut removed: Vec<(u16, u64)> = fish.removed(frame, grid).map(|cell| (cell, 1 << fish.value)).collect();
        if removed.is_empty() {
            return ControlFlow::Continue(());
        }
        removed.sort_unstable();
        let technique = [&X_WING, &SWORDFISH, &JELLYFISH][degree as usize - 2];
        let [bases, covers] = fish.houses(frame);
        hint = Some(Hint {
            technique,
            rating: technique.explainer.unwrap_or_default(),
            place: None,
            removed,
            pattern: Pattern::Fish { value: fish.value as u8, bases, covers, then: None },
        });
        ControlFlow::Break(())
    });
    hint
}
