//! Random instances, the peers that Bachet is measured against, and the measuring.

pub mod constraints;
pub mod generate;
pub mod instance;
pub mod puzzle;
pub mod random;
pub mod row;
pub mod sat;
pub mod timing;
pub mod zebra;
pub mod zebralogic;
