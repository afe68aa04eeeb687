//! Drawings as text for a terminal, as HTML, as Markdown and as SVG.
//!
//! A [`Page`] is a title and blocks. [`text()`] lays it out as lines of characters, in runs with a [`Mark`] that the
//! program may turn into a colour. [`html()`] writes a self-contained page, without fonts or other files, and with a
//! script only where a person steps through a run or an explanation. [`markdown()`] writes Markdown. [`svg()`] draws a [`Graph`], and [`tree_svg()`] a [`Tree`]. A [`Sketch`] is a
//! small picture for a list.

mod board;
mod crossout;
mod escaped;
mod graph;
mod html;
mod layout;
mod markdown;
mod river;
mod scene;
mod signs;
mod sketch;
mod stepper;
mod svg;
mod text;
mod tree;
mod walkthrough;

pub use board::{Board, BoardCell, Candidate, CandidateMark, CellKind, CellPosition, Figure, Highlight};
pub use crossout::{CrossCategory, CrossMark, CrossOut, CrossState, CrossWords};
pub use graph::{Direction, Edge, EdgeMark, Graph, Legend, Node, NodeMark};
pub use html::{html, html_part};
pub use markdown::markdown;
pub use river::{Bank, River, Step, Way};
pub use scene::{Block, Cell, Drawing, Entry, Mark, Page, Table};
pub use signs::Sign;
pub use sketch::{Point, SKETCH_HEIGHT, SKETCH_WIDTH, Shade, Sketch};
pub use stepper::{RunPicture, RunStep, StepAssignment, StepCounts, StepKind, SteppedRun, Stepper, StepperWords};
pub use svg::svg;
pub use text::{Layout, Run, plain, shortened, text, text_within, width, wrapped};
pub use tree::{Branch, BranchMark, Tree, tree_svg};
pub use walkthrough::{Walkthrough, WalkthroughPart, WalkthroughWords};
