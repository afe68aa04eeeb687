//! Tests of the solver against brute force and against its documentation.

mod calls;
mod candidates;
mod consistency;
pub(crate) mod cores;
mod counts;
pub(crate) mod creep;
mod enumeration;
mod formulas;
pub(crate) mod inferences;
mod large_numbers;
mod limits;
mod meaning;
mod observer;
mod reduction;
mod sat;
mod spec;
mod statement;
mod stream;
