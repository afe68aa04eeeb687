//! A scene drawn as text for a terminal, or as HTML; a graph as SVG.
//!
//! A [`Page`] is a title and blocks; [`text()`] lays it out in columns of characters with a [`Mark`] on each run, which the
//! program turns into colours or not; [`html()`] writes a page that stands alone: no script, no font, no other file. [`svg()`]
//! does so with a [`Graph`].

mod board;
mod escaped;
mod graph;
mod html;
mod layout;
mod river;
mod scene;
mod svg;
mod text;
mod tree;

pub use board::{Board, BoardCell, Figure, Place, Standing};
pub use graph::{Direction, Edge, EdgeMark, Graph, Legend, Node, NodeMark};
pub use html::html;
pub use river::{Bank, River, Step, Way};
pub use scene::{Block, Cell, Entry, Mark, Page, Table};
pub use svg::svg;
pub use text::{Run, plain, shortened, text, text_within, width, wrapped};
pub use tree::{Branch, BranchMark, Tree, tree_svg};
