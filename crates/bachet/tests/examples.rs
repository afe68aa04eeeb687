//! Runs the examples.

#[path = "../examples/count_sudoku.rs"]
mod count_sudoku;
#[path = "../examples/solve_grid.rs"]
mod solve_grid;
#[path = "../examples/stream_batch.rs"]
mod stream_batch;
#[path = "../examples/walk_crossing.rs"]
mod walk_crossing;

#[test]
fn every_example_runs() {
    let examples = [solve_grid::main, count_sudoku::main, walk_crossing::main, stream_batch::main];
    for example in examples {
        example().expect("an example ends without an error");
    }
}
