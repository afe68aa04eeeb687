//! River crossings: the puzzles of the table, the peers, and the table of speeds.

pub mod peers;
pub mod raw;
pub mod table;
