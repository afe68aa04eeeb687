//! The program `bachet`.
fn main() {}
