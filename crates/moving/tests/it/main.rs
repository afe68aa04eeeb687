//! Known results, and every space against a plain one.

mod known;
mod twin;
