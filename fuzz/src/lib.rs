//! What the fuzz targets do with an input. The ordinary tests do the same with each file of the corpus.

pub mod crossing;
pub mod expression;
pub mod json;
pub mod lanes;
pub mod moving;
pub mod notation;
pub mod page;
pub mod read;
pub mod request;
pub mod sentence;
pub mod sudoku;
