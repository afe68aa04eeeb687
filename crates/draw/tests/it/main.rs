//! Whole-crate tests: each kind of drawing as text, HTML or SVG.

mod board;
mod html;
mod river;
mod svg;
mod text;
mod tree;
