//! Rates classic boards as Sudoku Explainer does: one a line on standard input, the first 81 characters of each line.
//! Prints the board with ER, EP and ED. With the argument `steps`, prints each step before.

#![expect(clippy::print_stdout, reason = "this program prints")]

use std::io::BufRead as _;

use bachet_budget::Budget;
use bachet_explain::board::Layout;
use bachet_explain::explainer::{Explainer, rate_each};
use bachet_notation::sudoku::{Format, read_each};
use bachet_sudoku::Sudoku;

fn main() {
    let steps = std::env::args().any(|argument| argument == "steps");
    let mut board: Option<(Layout<2>, Explainer)> = None;
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let Some(line) = line.get(..81) else { continue };
        let Some((puzzle, _)) = read_each(line, Format::Line).next() else { continue };
        let (sudoku, _) = Sudoku::new(&puzzle);
        if board.is_none() {
            board = Layout::new(&sudoku).map(|layout| {
                let explainer = Explainer::for_rating(&layout);
                (layout, explainer)
            });
        }
        let Some((layout, explainer)) = &mut board else { continue };
        let rating = rate_each(&sudoku, layout, explainer, &mut Budget::unlimited(), |step| {
            if steps {
                print!("{} ", step.rating);
                for fact in step.facts {
                    let sign = if fact.holds { '=' } else { '-' };
                    print!(" r{}c{}{sign}{}", fact.place / 9 + 1, fact.place % 9 + 1, fact.value + 1);
                }
                println!(" | {}", step.technique.id);
            }
        });
        match rating {
            Ok(rating) => println!("{line} {rating}"),
            Err(reason) => println!("{line} {reason:?}"),
        }
    }
}
