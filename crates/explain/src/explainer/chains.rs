//! Forcing chains, cycles, and nets of chains.

mod advanced;
mod bound;
mod clean;
mod closure;
mod cycles;
mod fact;
mod foreseen;
mod fresh;
mod hint;
mod inner;
mod length;
mod links;
mod loops;
mod multiple;
mod nested;
mod net;
mod opposite;
mod pool;
mod reading;
mod search;
mod set;
mod shortest;
mod spread;
mod transpose;
mod way;

pub(super) use fact::Rule;
pub(super) use hint::{ChainHint, Link, Reason, Shape};
pub(super) use search::Chains;
