//! Tests of the steps of logic grids.

mod gallery;
mod oracle;
mod random;
mod worlds;
