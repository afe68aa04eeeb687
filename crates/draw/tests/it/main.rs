//! Whole-crate tests: each kind of drawing as text, HTML, Markdown or SVG.

mod board;
mod crossout;
mod explained;
mod html;
mod markdown;
mod river;
mod svg;
mod text;
mod tree;
mod walkthrough;
