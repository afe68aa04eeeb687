//! The solver held against brute force, against a solver that we did not write, and against its own statements.

mod calls;
mod candidates;
mod consistency;
mod cores;
mod counts;
mod creep;
mod enumeration;
pub(crate) mod inferences;
mod large_numbers;
mod limits;
mod observer;
mod spec;
