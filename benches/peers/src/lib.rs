//! Random instances, the peers that Bachet is measured against, and the measuring.

pub mod generate;
pub mod instance;
pub mod puzzle;
pub mod random;
pub mod sat;
