//! Tests of the steps of logic grids.

mod gallery;
#[path = "../../../grid/tests/it/random.rs"]
#[expect(dead_code, reason = "what only the tests of the other crate use")]
mod generator;
mod oracle;
mod random;
mod worlds;
