//! Random instances, the peers that Bachet is measured against, and the measuring.

pub mod constraints;
pub mod generate;
pub mod instance;
pub mod instances;
pub mod instructions;
pub mod ours;
pub mod process;
pub mod puzzle;
pub mod random;
pub mod row;
pub mod sat;
pub mod table;
pub mod text;
pub mod timing;
pub mod zebra;
pub mod zebralogic;
