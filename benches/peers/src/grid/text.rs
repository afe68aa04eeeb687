//! An instance in the notation of the puzzles, as a person would write it.

use std::fmt::Write as _;

use crate::grid::instance::{Clue, Instance, Value};

/// The text. The houses are the first category; category `c` has the values `a1`, `a2` .. for `c` = 0 and so on.
pub fn text(instance: &Instance, title: &str) -> String {
    let mut out = format!("grid: {title}\n\nhouse: 1..{}\n", instance.houses);
    for c in 0..instance.categories {
        let values: Vec<String> = (0..instance.houses).map(|v| name((c, v))).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{}: {}", letter(c), values.join(", "));
    }
    out.push('\n');
    for (&clue, number) in instance.clues.iter().zip(1..) {
        let _ = writeln!(out, "{number}. = {}", expression(clue));
    }
    out
}

fn expression(clue: Clue) -> String {
    match clue {
        Clue::Same(a, b) => format!("{} = {}", name(a), name(b)),
        Clue::Left(a, b) => format!("{} left of {} by house", name(a), name(b)),
        Clue::DirectlyLeft(a, b) => format!("{} directly left of {} by house", name(a), name(b)),
        Clue::Next(a, b) => format!("{} next to {} by house", name(a), name(b)),
        Clue::Distance(a, b, d) => format!("{} {d} places from {} by house", name(a), name(b)),
        Clue::At(a, h) => format!("house({}) = {}", name(a), h + 1),
        Clue::NotAt(a, h) => format!("house({}) != {}", name(a), h + 1),
    }
}

fn name((c, v): Value) -> String {
    format!("{}{}", letter(c), v + 1)
}

fn letter(c: usize) -> String {
    let letter = char::from(b'a' + (c % 26) as u8);
    letter.to_string().repeat(c / 26 + 1)
}
