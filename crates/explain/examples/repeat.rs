//! Explains a puzzle many times, so that `time` shows what once costs: `repeat WHAT TIMES < puzzle`.
//!
//! WHAT is `all`, `first` or `optimal` for a logic grid; `techniques` or `subsets` for a board, one on each line.

#![expect(clippy::print_stdout, reason = "this program prints")]

use std::io::Read as _;

use bachet_budget::Budget;
use bachet_explain::board::{Layout, State};
use bachet_explain::explainer::Explainer;
use bachet_explain::grid::{GridExplainer, Weights};
use bachet_explain::subsets::board::{BoardSubsets, BoardWeights};
use bachet_notation::sudoku::{Format, read_each};
use bachet_sudoku::Sudoku;

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let what = arguments.get(1).map_or("all", String::as_str);
    let times: usize = arguments.get(2).and_then(|times| times.parse().ok()).unwrap_or(1);
    let mut source = String::new();
    std::io::stdin().read_to_string(&mut source)?;
    let mut steps = 0;
    match what {
        "techniques" | "subsets" => {
            for (puzzle, _) in read_each(&source, Format::Line) {
                let (sudoku, _) = Sudoku::new(&puzzle);
                steps += (0..times).map(|_| board(&sudoku, what == "techniques")).sum::<usize>();
            }
        }
        _ => {
            let (puzzle, _) = bachet_notation::read_grid(&source);
            for _ in 0..times {
                let Some(explainer) = GridExplainer::new(&puzzle, Weights::default()) else { break };
                let explainer = explainer.optimal(what == "optimal");
                let state = explainer.state();
                if what == "first" {
                    let _first = explainer.next_step(&state, &mut Budget::unlimited());
                    steps += 1;
                } else {
                    steps += explainer.explain(&state, &mut Budget::unlimited()).steps.len();
                }
            }
        }
    }
    println!("{steps} steps");
    Ok(())
}

/// Explains a board to the end, and returns the number of steps.
fn board(sudoku: &Sudoku, by_techniques: bool) -> usize {
    let Some(layout) = Layout::<2>::new(sudoku) else { return 0 };
    let mut state = State::given(sudoku, &layout);
    if !by_techniques {
        let subsets = BoardSubsets::new(sudoku, &layout, BoardWeights::default());
        return subsets.explain(&state, &mut Budget::unlimited()).steps.len();
    }
    let mut explainer = Explainer::new(&layout);
    let mut steps = 0;
    while let Some(step) = explainer.next_step(&layout, &state, &mut Budget::unlimited()) {
        step.facts.iter().for_each(|&fact| state.apply(&layout, fact));
        steps += 1;
        if state.is_solved() {
            break;
        }
    }
    steps
}
