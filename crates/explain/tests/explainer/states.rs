//! States that a person may have reached, right or wrong: the search for a step always ends, and never panics.

use bachet_budget::Budget;
use bachet_explain::board::{Layout, State};
use bachet_explain::explainer::Explainer;
use bachet_sudoku::Sudoku;

use crate::boards::{board, classic};

/// A small generator of random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// Removes and places candidates at random, right or wrong, and takes steps in between.
fn play<const W: usize>(sudoku: &Sudoku, random: &mut Random, rounds: usize) {
    let layout: Layout<W> = Layout::new(sudoku).expect("the board fits");
    let mut explainer = Explainer::new(&layout);
    let mut state = State::given(sudoku, &layout);
    for _ in 0..rounds {
        for _ in 0..4 {
            let cell = random.below(layout.area());
            let value = random.below(layout.size);
            if state.has(cell, value) {
                if random.below(8) == 0 { state.place(&layout, cell, value) } else { state.remove(cell, value) }
            }
        }
        let mut budget = Budget::unlimited().steps(3000);
        let Some(step) = explainer.next_step(&layout, &state, &mut budget) else { continue };
        assert!(!step.facts.is_empty());
        for &fact in &step.facts {
            let (cell, value) = (fact.place as usize, fact.value as usize);
            assert!(state.has(cell, value), "{} says nothing new", step.technique.id);
            state.apply(&layout, fact);
        }
    }
}

#[test]
fn wrong_states_end_cleanly() {
    let lines = [
        "........1.......2...3.45........34.5.2.6.....7...........2....8..4.....36..7.....",
        "98.76.5.......9.....75.....8.6..74...4.6.....7...4..3.2.5..89....8..67.....1....2",
        "..............1..2..3.4..5......26.7..8.......34.5........8..4..2...9....6.......",
    ];
    let mut random = Random(20);
    for line in lines {
        let sudoku = classic(line);
        (0..6).for_each(|_| play::<2>(&sudoku, &mut random, 60));
    }
    let sudoku = board(include_str!("../../../../puzzles/irregular.bachet"));
    (0..4).for_each(|_| play::<2>(&sudoku, &mut random, 60));
}

#[test]
fn large_boards_end_cleanly() {
    let sudoku = board(include_str!("../../../../puzzles/twenty-five.bachet"));
    play::<10>(&sudoku, &mut Random(3), 3);
}
