//! Logic grids: random instances, the peers, and the table of speeds.

pub mod constraints;
pub mod dimacs;
pub mod encoding;
pub mod generate;
pub mod generated;
pub mod instance;
pub mod instances;
pub mod ours;
pub mod process;
pub mod puzzle;
pub mod row;
pub mod sat;
pub mod sat_processes;
pub mod sat_program;
pub mod table;
pub mod text;
pub mod zebra;
pub mod zebralogic;
