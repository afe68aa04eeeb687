//! Generated minimal puzzles per second, compared with the crate `sudoku`.

use std::hint::black_box;

use bachet_kernel::Backend;
use bachet_sudoku::generate::{Recipe, Symmetry, generate};
use cpu_time::ThreadTime;

/// Number of alternating runs of each generator; the best one counts.
const ROUNDS: u64 = 5;
/// Number of puzzles of a run by Bachet, and by the peer.
const PUZZLES: usize = 8192;
const PEER_PUZZLES: usize = 1000;

/// A row for each symmetry and backend: puzzles a second on one core, ours, the crate's, and their ratio.
pub fn rows() -> Vec<String> {
    let peers = [(Symmetry::None, sudoku::Symmetry::None), (Symmetry::Rotate180, sudoku::Symmetry::HalfRotation)];
    let mut rows =
        vec!["| symmetry | backend | ours, 1/s | crate `sudoku`, 1/s | ratio |\n|---|---|--:|--:|--:|".to_owned()];
    for (symmetry, peer) in peers {
        for backend in Backend::ALL.into_iter().rev().filter(|backend| backend.is_available()) {
            let (mut ours, mut theirs) = (0.0, 0.0);
            for seed in 0..ROUNDS {
                let mut recipe = Recipe::default();
                (recipe.seed, recipe.symmetry, recipe.backend) = (seed, symmetry, backend);
                ours = rate(PUZZLES, || drop(black_box(generate(&recipe, 0, PUZZLES)))).max(ours);
                let made = || {
                    for _ in 0..PEER_PUZZLES {
                        black_box(sudoku::Sudoku::generate_with_symmetry(peer));
                    }
                };
                theirs = rate(PEER_PUZZLES, made).max(theirs);
            }
            let name = backend.name();
            rows.push(format!("| {symmetry:?} | {name} | {ours:.0} | {theirs:.0} | {:.1} |", ours / theirs));
        }
    }
    rows
}

fn rate(puzzles: usize, work: impl FnOnce()) -> f64 {
    let start = ThreadTime::now();
    work();
    puzzles as f64 / start.elapsed().as_secs_f64()
}
