//! The techniques of HoDoKu 2.2.0, and the score and level that it gives a board.
//!
//! HoDoKu takes the first step of the first technique that finds one, from the easiest technique on; the score of a
//! board is the sum of the scores of these steps. Which step is the first therefore matters: every technique here
//! looks in HoDoKu's order. What it does was read from hodoku-py 0.2.1 (<https://github.com/alexdej/hodoku-py>), a port
//! that follows HoDoKu step by step, and compared with HoDoKu 2.2.0 itself.

mod als;
mod best;
mod colouring;
mod dispatch;
mod fish;
mod found;
mod grid;
mod locked;
mod options;
mod rate;
mod reasons;
mod single_digit;
mod singles;
mod solver;
mod subsets;
mod sue_de_coq;
mod table;
mod tabling;
mod templates;
mod uniqueness;
mod wings;
mod x_chains;
mod xy_chains;

pub use found::Found;
pub use options::SearchOptions;
pub use rate::{Rating, rate, rate_with};
pub use solver::Solver;
pub use table::{Entry, Kind};
