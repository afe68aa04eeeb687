//! Forcing chains, cycles, and nets of chains.

mod advanced;
mod closure;
mod hint;
mod length;
mod links;
mod loops;
mod multiple;
mod nested;
mod net;
mod pool;
mod search;
mod set;

pub(super) use hint::{ChainHint, Link, Reason, Shape};
pub(super) use net::Rule;
pub(super) use search::Chains;
