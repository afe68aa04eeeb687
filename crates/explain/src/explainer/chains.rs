//! Forcing chains, cycles, and nets of chains.

mod advanced;
mod closure;
mod cycles;
mod fact;
mod hint;
mod length;
mod links;
mod loops;
mod multiple;
mod nested;
mod net;
mod pool;
mod reading;
mod search;
mod set;
mod shortest;
mod way;

pub(super) use fact::Rule;
pub(super) use hint::{ChainHint, Link, Reason, Shape};
pub(super) use search::Chains;
