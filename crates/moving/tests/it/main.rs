//! Known results, and a comparison of every space with a plain implementation.

mod known;
mod reference;
