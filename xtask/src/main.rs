//! What CI runs and what developers run.
fn main() {}
