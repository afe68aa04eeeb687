//! The general search for small sets of reasons, over any puzzle whose answer is an assignment.
//!
//! A [`Theory`] says what each rule infers; it knows the puzzle. Everything here knows only facts and rules by number:
//! a [`Chain`] of inferences, the part of it that a contradiction needs ([`Refutation`]), suppositions that lead to one
//! ([`look_ahead`], [`refute_any`] on large boards, and [`Branching`] from few rules), and sets of reasons from
//! which nothing can be left out ([`Reasons`]).

pub mod board;
mod branching;
mod chain;
mod complete;
mod cover;
mod literal;
mod look_ahead;
mod named;
mod optimal;
mod options;
mod reasons;
mod refutation;
mod rows;
mod suppositions;
mod theory;
mod within;

pub use branching::Branching;
pub use chain::{Chain, Entry, Why};
pub use complete::Complete;
pub use cover::Effort;
pub use literal::Literal;
pub use look_ahead::{LookAhead, LookAheadOptions, look_ahead, refute_by};
pub use named::Named;
pub use optimal::{Optimum, optimum};
pub use options::Options;
pub use reasons::Reasons;
pub use refutation::{By, Line, Refutation};
pub use rows::{Rows, bits};
pub use suppositions::{most_promising, refute_any};
pub use theory::{Contradiction, Theory};
pub use within::refute_within;
